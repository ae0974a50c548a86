import { Keeper } from "./keeper";
import type { Begin, FromHouse, ToHouse } from "./messages";
import { startPython } from "./python";

/** The house of this browser: Python, and in it the same tables as in a house elsewhere. */
const OPEN = `
from quattrocento.page import PageHouse

class Kept:
    def __init__(self, keeper):
        self._keeper = keeper

    async def put(self, kind, key, text):
        await self._keeper.put(kind, key, text)

    async def get(self, kind, key):
        return await self._keeper.get(kind, key)

    async def all(self, kind):
        return [(key, text) for key, text in await self._keeper.all(kind)]

    async def delete(self, kind, key):
        await self._keeper.delete(kind, key)

async def opened(keeper, tell, think, pause):
    house = PageHouse(Kept(keeper), tell, think, pause=pause)
    await house.open()
    return house
`;
/** Milliseconds in which changes are gathered before the lobby's list is made anew. */
const SOON = 150;

/** A pair of Python's, as it is seen from here. */
interface Pair {
  toJs(): [number, string];
  destroy(): void;
}

interface PageHouse {
  call(method: string, path: string, body: string): Promise<Pair>;
  open_line(line: number, path: string): void;
  hear(line: number, text: string): Promise<void>;
  close_line(line: number): void;
}

const say = (said: FromHouse) => postMessage(said);
let keeper: Keeper;
let house: Promise<PageHouse>;
const lines = new Map<string, number>();
const names = new Map<number, string>();
let count = 0;

/** Bots think in a worker of their own, so that the board never waits for them. */
class Thinking {
  #worker: Worker | null = null;
  #count = 0;
  readonly #jobs = new Map<number, { done(answer: string): void; failed(why: Error): void }>();

  constructor(private readonly root: string) {}

  think(job: string): Promise<string> {
    this.#worker ??= this.#started();
    const id = ++this.#count;
    this.#worker.postMessage({ id, job });
    return new Promise((done, failed) => this.#jobs.set(id, { done, failed }));
  }

  #started(): Worker {
    const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module" });
    worker.postMessage({ root: this.root });
    worker.onmessage = ({
      data,
    }: MessageEvent<{ id: number; answer?: string; failed?: string }>) => {
      const job = this.#jobs.get(data.id);
      this.#jobs.delete(data.id);
      if (data.answer === undefined) job?.failed(new Error(data.failed));
      else job?.done(data.answer);
    };
    worker.onerror = ({ message }) => {
      worker.terminate();
      this.#worker = null;
      for (const { failed } of this.#jobs.values()) failed(new Error(message));
      this.#jobs.clear();
    };
    return worker;
  }
}

async function begin({ root, owner, pause }: Begin): Promise<PageHouse> {
  const [python, kept] = await Promise.all([startPython(root), Keeper.open(owner)]);
  keeper = kept;
  const thinking = new Thinking(root);
  python.runPython(OPEN);
  const opened = python.globals.get("opened") as (...given: unknown[]) => Promise<PageHouse>;
  const open = await opened(keeper, tell, (job: string) => thinking.think(job), pause);
  changed();
  return open;
}

function tell(line: number, text: string): void {
  const name = names.get(line);
  if (name === undefined) return;
  if (text === "") forget(name);
  else changed();
  say({ tell: name, text });
}

function forget(name: string): void {
  names.delete(lines.get(name) ?? 0);
  lines.delete(name);
}

async function call(method: string, path: string, body: string): Promise<[number, string]> {
  const pair = await (await house).call(method, path, body);
  const [status, text] = pair.toJs();
  pair.destroy();
  return [status, text];
}

let due: ReturnType<typeof setTimeout> | undefined;

/** Keep what the lobby shows, so that it needs no Python. */
function changed(): void {
  due ??= setTimeout(() => {
    due = undefined;
    void list();
  }, SOON);
}

async function list(): Promise<void> {
  try {
    await keeper.show("tables", (await call("GET", "/api/tables?list=mine", ""))[1]);
    await keeper.show("me", (await call("GET", "/api/me", ""))[1]);
  } catch {
    // Nothing more can be kept: whoever plays has been told, and the list stays as it was.
  }
}

async function act(said: ToHouse): Promise<void> {
  if ("ask" in said) {
    const [status, text] = await call(said.method, said.path, said.body);
    say({ answer: said.ask, status, text });
    if (said.method !== "GET") changed();
    return;
  }
  const open = await house;
  if ("open" in said) {
    const line = ++count;
    lines.set(said.open, line);
    names.set(line, said.open);
    say({ opened: said.open });
    open.open_line(line, said.path);
    return;
  }
  const name = "hear" in said ? said.hear : said.close;
  const line = lines.get(name);
  if (line === undefined) return;
  if ("hear" in said) {
    await open.hear(line, said.text);
    return;
  }
  forget(name);
  open.close_line(line);
}

onmessage = ({ data }: MessageEvent<Begin | ToHouse>) => {
  if ("root" in data) house = begin(data);
  else void act(data).catch((error: unknown) => say({ failed: String(error) }));
};
