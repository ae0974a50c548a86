import { Refused, Unreachable } from "../shell/api";
import type { Message } from "../shell/protocol";
import { standing } from "./answers";
import { shown } from "./keeper";
import type { FromHouse } from "./messages";
import { Owner } from "./owner";

/** Somebody who hears a line of this browser's house. */
export interface Ears {
  opened(): void;
  heard(text: string): void;
  /** `gone`: there is no such table; else the line may be opened anew. */
  closed(gone: boolean): void;
}

/** What is answered without a look at any table. */
const KNOWN: Readonly<Record<string, string>> = {
  "/api/tables?list=open": '{"tables":[]}',
  "/api/house": '{"announcement":"","admission":"open","mail":false}',
};
/** What the worker has answered last, by the name it is kept by. */
const SHOWN: Readonly<Record<string, readonly [name: string, none: string]>> = {
  "/api/tables?list=mine": ["tables", '{"tables":[]}'],
  "/api/me": ["me", '{"person":null}'],
};

interface Asked {
  done(answer: { status: number; text: string }): void;
  failed(why: Error): void;
}

const asked = new Map<string, Asked>();
const lines = new Map<string, Ears>();
let owner: Owner | null = null;
let count = 0;

function hear(said: FromHouse): void {
  if ("answer" in said) {
    const waiting = asked.get(said.answer);
    asked.delete(said.answer);
    waiting?.done(said);
  } else if ("opened" in said) lines.get(said.opened)?.opened();
  else if ("tell" in said) {
    const ears = lines.get(said.tell);
    if (said.text !== "") ears?.heard(said.text);
    else if (lines.delete(said.tell)) ears?.closed(true);
  } else {
    console.error(said.failed);
    turned();
  }
}

/** Whoever ran the house is gone, and another does: all is asked and opened anew. */
function turned(): void {
  for (const { failed } of [...asked.values()]) failed(new Unreachable());
  asked.clear();
  const open = [...lines.values()];
  lines.clear();
  for (const ears of open) ears.closed(false);
}

function house(): Owner {
  owner ??= new Owner(hear, turned);
  return owner;
}

const fresh = () => `${house().name}-${++count}`;

/** Lay the tables before somebody sits down at one: Python takes a while to start. */
export function prepare(): void {
  house();
}

/** Ask the house of this browser, as one elsewhere is asked. */
export async function ask(method: string, path: string, body?: unknown): Promise<string> {
  if (method === "GET") {
    const known = KNOWN[path] ?? (await listed(path)) ?? (await standing(path));
    if (known !== null) return known;
  }
  const id = fresh();
  const answer = new Promise<{ status: number; text: string }>((done, failed) =>
    asked.set(id, { done, failed }),
  );
  house().say({ ask: id, method, path, body: body === undefined ? "" : JSON.stringify(body) });
  const { status, text } = await answer;
  if (status < 400) return text;
  const refusal = JSON.parse(text) as { error: string; message: string; version?: number };
  const present = refusal.version === undefined ? null : (refusal as unknown as Message);
  throw new Refused(status, refusal.error, refusal.message, present);
}

async function listed(path: string): Promise<string | null> {
  const kept = SHOWN[path];
  return kept ? ((await shown(kept[0])) ?? kept[1]) : null;
}

/** Open a line to a table of this browser; gives what sends on it and what closes it. */
export function line(path: string, ears: Ears): { send(text: string): void; close(): void } {
  const id = fresh();
  lines.set(id, ears);
  house().say({ open: id, path });
  return {
    send: (text) => house().say({ hear: id, text }),
    close: () => {
      lines.delete(id);
      house().say({ close: id });
    },
  };
}
