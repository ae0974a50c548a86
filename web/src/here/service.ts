/* The service worker: keeps the files of one version, so that the pages open without a network.
 * Whoever serves this file puts the list `KEPT` before it; a new list is a new version. */
import "../push/worker";

/** What lasts until a promise is over. */
interface Lasting extends Event {
  waitUntil(over: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What a service worker has, of which the types of pages know nothing. */
declare const self: {
  registration: { scope: string };
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(which: object): Promise<{ postMessage(said: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", act: (event: Lasting) => void): void;
  addEventListener(name: "message", act: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(name: "fetch", act: (event: Fetching) => void): void;
};
/** Version, and every file with the beginning of its SHA-256 and its bytes on the way. */
declare const KEPT: { version: string; files: Record<string, [hash: string, bytes: number]> };

const PREFIX = "quattrocento-";
const NAME = PREFIX + KEPT.version;
const ROOT = new URL(self.registration.scope).pathname;
/** Kept last: a cache that has it has all the others. */
const PAGE = "index.html";
const LIST = "kept.json";
/** How many files are fetched at once. */
const LANES = 4;

const address = (name: string) => new URL(name, self.registration.scope).href;
const names = Object.keys(KEPT.files).sort((a, b) => Number(a === PAGE) - Number(b === PAGE));
const total = Object.values(KEPT.files).reduce((sum, [, bytes]) => sum + bytes, 0);
let keeping: Promise<void> | null = null;

/** Caches of other versions that have all their files. */
async function others(): Promise<Cache[]> {
  const known = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  const open = await Promise.all(known.map((name) => caches.open(name)));
  const whole = await Promise.all(open.map((cache) => cache.match(address(PAGE))));
  return open.filter((_, i) => whole[i]);
}

/** Keep every file; what another version has already is not fetched again. */
async function keep(): Promise<void> {
  const cache = await caches.open(NAME);
  const older = await Promise.all((await others()).map(listed));
  let done = 0;
  const waiting = [...names];
  const lane = async () => {
    for (let name = waiting.shift(); name && name !== PAGE; name = waiting.shift()) await one(name);
  };
  const one = async (name: string) => {
    const [hash, bytes] = KEPT.files[name]!;
    if (!(await cache.match(address(name)))) {
      const known = older.find(({ files }) => files[name]?.[0] === hash);
      const copy = known && (await known.cache.match(address(name)));
      await cache.put(address(name), copy ?? (await fetched(name, hash)));
    }
    done += bytes;
    await tell({ done, total });
  };
  await cache.put(address(LIST), new Response(JSON.stringify(KEPT)));
  await Promise.all(Array.from({ length: LANES }, lane));
  await one(PAGE);
}

async function listed(cache: Cache): Promise<{ cache: Cache; files: typeof KEPT.files }> {
  const list = await cache.match(address(LIST));
  return { cache, files: list ? ((await list.json()) as typeof KEPT).files : {} };
}

/** A file as the list has it; where another version is served by now, a newer list is on its way. */
async function fetched(name: string, hash: string): Promise<Response> {
  const answer = await fetch(address(name), { cache: "no-cache" });
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  if (!answer.ok || !found.join("").startsWith(hash)) throw new Error(`${name} has changed`);
  return answer;
}

async function tell(told: unknown): Promise<void> {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true }))
    page.postMessage(told);
}

/** Keep everything once; says why where it cannot be. */
function keepAll(): Promise<void> {
  keeping ??= keep()
    .catch(async (error: unknown) => {
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      await tell({ failed: full ? "full" : "lost", total });
      throw error;
    })
    .finally(() => (keeping = null));
  return keeping;
}

self.addEventListener("install", (event) => {
  // A device that keeps an older version gets the new one whole, or not at all. On a first visit
  // nothing is fetched: the page says when there is time for it.
  event.waitUntil(others().then((older) => (older.length > 0 ? keepAll() : undefined)));
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keepAll().catch(() => undefined));
  // The page says so: a version is not changed under somebody who plays.
  if (event.data === "take") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (!url.pathname.startsWith(ROOT)) return;
  const path = url.pathname.slice(ROOT.length);
  const name = path in KEPT.files ? path : request.mode === "navigate" && isPlace(path) && PAGE;
  if (name) event.respondWith(answer(name, request));
});

/** Whether the front page is shown there: not calls, nor other files, nor the documents beside. */
const isPlace = (path: string) => !/^(api|documents)\/|\./.test(path);

async function answer(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = await cache.match(address(name));
  return kept ?? fetch(request);
}
