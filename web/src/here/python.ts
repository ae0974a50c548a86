import type { loadPyodide, PyodideAPI } from "pyodide";

/** Where the sources lie for Python. */
const SOURCES = "/lib/quattrocento";
/** What this Python was built with. No package is installed: its own library and our sources are all. */
declare const PYTHON_INFO: object;

/** Python in this worker, with the project's sources, from the page's own files. */
export async function startPython(root: string): Promise<PyodideAPI> {
  const home = new URL("here/", root).href;
  unpackWasm();
  const sources = fetch(`${home}python.zip`).then(whole);
  const module = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const python = await module.loadPyodide({
    indexURL: home,
    lockFileContents: { info: PYTHON_INFO, packages: {} } as never,
  });
  python.unpackArchive(await sources, "zip", { extractDir: SOURCES });
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(SOURCES)})`);
  return python;
}

/** The large file lies packed: not every host of files packs what it sends. */
function unpackWasm(): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (asked, init) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (!address.endsWith(".wasm")) return plain(asked, init);
    return new Response(await unpacked(`${address}.packed`, plain), {
      headers: { "Content-Type": "application/wasm" },
    });
  };
}

/** A file that was packed with gzip when the pages were built. */
export async function unpacked(address: string, fetching = fetch): Promise<ReadableStream> {
  const { body } = await found(await fetching(address));
  return body!.pipeThrough(new DecompressionStream("gzip"));
}

const whole = async (answer: Response) => (await found(answer)).arrayBuffer();

function found(answer: Response): Response {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer;
}
