/** Set a line as large as its place allows: smaller type first, then two lines of the smallest. */
export function fit(sizes: readonly number[], text: () => string) {
  return (node: HTMLElement) => {
    const set = () => {
      node.style.whiteSpace = "nowrap";
      for (const size of sizes) {
        node.style.fontSize = `${size}px`;
        if (node.scrollWidth <= node.clientWidth) return;
      }
      node.style.whiteSpace = "normal";
    };
    const watcher = new ResizeObserver(set);
    watcher.observe(node);
    $effect(() => {
      text();
      set();
    });
    return () => watcher.disconnect();
  };
}
