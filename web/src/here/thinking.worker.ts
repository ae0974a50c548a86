import type { PyodideAPI } from "pyodide";

import { startPython } from "./python";

/** Where bots think: one job after the other, each a text that Python answers with a text. */
let python: Promise<PyodideAPI>;
let answer: Promise<(job: string) => string>;

async function ready(): Promise<(job: string) => string> {
  const started = await python;
  started.runPython("from quattrocento.page.thinking import answer");
  return started.globals.get("answer") as (job: string) => string;
}

onmessage = async ({ data }: MessageEvent<{ root: string } | { id: number; job: string }>) => {
  if ("root" in data) {
    python = startPython(data.root);
    answer = ready();
    return;
  }
  try {
    postMessage({ id: data.id, answer: (await answer)(data.job) });
  } catch (error) {
    postMessage({ id: data.id, failed: String(error) });
  }
};
