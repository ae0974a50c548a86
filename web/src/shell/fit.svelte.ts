/** Where even two lines of the smallest have too little room. */
const LAST = [15.5, 14];

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
      const text = node.parentElement;
      const place = text?.parentElement;
      for (const size of LAST.filter((size) => size < sizes.at(-1)!)) {
        if (!text || !place || text.offsetHeight <= place.clientHeight) return;
        node.style.fontSize = `${size}px`;
      }
    };
    const watcher = new ResizeObserver(set);
    watcher.observe(node);
    // To measure costs a layout: only where the words themselves have changed.
    const words = $derived(text());
    $effect(() => {
      void words;
      set();
    });
    return () => watcher.disconnect();
  };
}
