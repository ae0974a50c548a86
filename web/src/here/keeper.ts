/** What is kept of this browser's tables, in IndexedDB: texts by kind and key. */
const NAME = "quattrocento";
const KEPT = "kept";
/** Who may write, and what the lobby shows without starting Python. */
const SHOWN = "shown";
const OWNER = "owner";

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(KEPT);
      opening.result.createObjectStore(SHOWN);
    };
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(new Error(String(opening.error)));
  });
}

const read = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(new Error(String(request.error)));
  });

/** What the lobby shows of this browser's tables, as it was answered last; null before any. */
export async function shown(name: string): Promise<string | null> {
  const database = await opened();
  try {
    const store = database.transaction(SHOWN).objectStore(SHOWN);
    return (await read<string | undefined>(store.get(name))) ?? null;
  } finally {
    database.close();
  }
}

/** Keeps texts for the one worker that owns them. */
export class Keeper {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly owner: string,
  ) {}

  /** Whoever takes over writes from now on; who wrote before is refused. */
  static async open(owner: string): Promise<Keeper> {
    const keeper = new Keeper(await opened(), owner);
    const writing = keeper.database.transaction(SHOWN, "readwrite");
    writing.objectStore(SHOWN).put(owner, OWNER);
    await over(writing);
    return keeper;
  }

  put(kind: string, key: string, text: string): Promise<void> {
    return this.#write((store) => store.put(text, [kind, key]));
  }

  delete(kind: string, key: string): Promise<void> {
    return this.#write((store) => store.delete([kind, key]));
  }

  async get(kind: string, key: string): Promise<string | undefined> {
    return read<string | undefined>(this.#kept().get([kind, key]));
  }

  async all(kind: string): Promise<[string, string][]> {
    const range = IDBKeyRange.bound([kind], [kind, []]);
    const store = this.#kept();
    const [keys, texts] = await Promise.all([
      read(store.getAllKeys(range)),
      read<string[]>(store.getAll(range)),
    ]);
    return keys.map((key, i) => [(key as [string, string])[1], texts[i]!]);
  }

  /** Keep what the lobby shows. */
  async show(name: string, text: string): Promise<void> {
    const writing = this.database.transaction(SHOWN, "readwrite");
    writing.objectStore(SHOWN).put(text, name);
    await over(writing);
  }

  #kept(): IDBObjectStore {
    return this.database.transaction(KEPT).objectStore(KEPT);
  }

  /** Over when it is safe; nothing is written where another worker has taken over meanwhile. */
  async #write(change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    const writing = this.database.transaction([KEPT, SHOWN], "readwrite");
    const asked = writing.objectStore(SHOWN).get(OWNER);
    asked.onsuccess = () => {
      if (asked.result === this.owner) change(writing.objectStore(KEPT));
      else writing.abort();
    };
    await over(writing);
  }
}

const over = (writing: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    writing.oncomplete = () => done();
    // Python takes no other errors than plain ones.
    writing.onabort = () => failed(new Error(`${writing.error ?? "another page has taken over"}`));
  });
