import { Refused, Unreachable } from "./api";
import { type Delta, putTogether } from "./delta";
import { type Line, lineTo } from "./line";
import type { Described, Message, Presence, Waits } from "./protocol";
import type { Sent } from "./sending";

export interface Listener {
  /** The last version and line of chat heard, so that the house sends what is newer. */
  seen(): { version: number; chat: number };
  hear(message: Message): void;
  present(seats: number[], onlookers: number): void;
  /** Why the bot that is to play waits for its turn; null once it does not. */
  waits(why: Waits["waits"]): void;
  /** The line is there (again), or was lost. */
  line(up: boolean): void;
  /** No line is let through: ask for the message in the other way. */
  ask(): void;
  /** The house cut the line, and will not have it back as it was: `ended` with the session. */
  cut(ended: boolean): void;
  /** Too many pages are open for one more line. */
  crowded(): void;
}

const PING = 25_000;
const SOON = 400;
const LONGEST = 8_000;
/** After so many lines on which nothing was heard, something on the way forbids them. */
const FORBIDDEN = 2;
/** After this an answer is not waited for on a line: it may be dead, and nobody has noticed. */
const LATE = 8_000;
/** How the house closes a line where one person has too many. */
const CROWDED = 4429;
/** How it closes one whose session has ended. */
const ENDED = 4401;
/** How it cuts one that may not be heard any more: the session, the seat or the table is gone. */
const CUT: readonly number[] = [ENDED, 4403, 4404];

type Whole = Message & Pick<Described["Whole"], "done">;
type Said = Whole | Delta | Described["Refusal"] | Presence | Waits | string;

/** Something that was sent and is not answered yet. */
interface Pending {
  done(): void;
  failed(why: Error): void;
  late: ReturnType<typeof setTimeout>;
}

/** The line to a table: says what the house sends, and comes back by itself after a break. */
export class Live {
  #line: Line | null = null;
  #wait = SOON;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  /** Lines on which nothing was heard, since something was. */
  #silent = 0;
  /** The last message, put together; a new line begins with a whole one. */
  #base: Message | null = null;
  readonly #pending = new Map<string, Pending>();

  constructor(
    private readonly table: string,
    private readonly invite: string | null,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  get open(): boolean {
    return this.#line?.open ?? false;
  }

  /** Something can be sent here. */
  get ready(): boolean {
    return this.#line?.ready ?? false;
  }

  /** Send something with a key of its own; over when the message that came of it has been heard. */
  send(sent: Sent): Promise<void> {
    return new Promise((done, failed) => {
      const late = setTimeout(() => this.#break(), LATE);
      this.#pending.set(sent.key, { done, failed, late });
      this.#line?.send(JSON.stringify(sent));
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#line?.close();
    this.#lose();
  }

  #open(): void {
    const { version, chat } = this.listener.seen();
    const asking = new URLSearchParams({
      seen: String(version),
      chat: String(chat),
      deltas: "true",
    });
    if (this.invite !== null) asking.set("invite", this.invite);
    const path = `/api/tables/${encodeURIComponent(this.table)}/live`;
    this.#silent += 1;
    const line = lineTo(`${path}?${asking}`, {
      opened: () => {
        this.listener.line(true);
        this.#ping = setInterval(() => line.send("ping"), PING);
      },
      heard: (text) => {
        // Only now: a house that refuses the line opens it first, and is not to be pressed.
        this.#wait = SOON;
        this.#silent = 0;
        if (this.#line === line) this.#hear(JSON.parse(text) as Said);
      },
      closed: (code) => {
        if (!this.#closed && this.#line === line) this.#over(code);
      },
    });
    this.#line = line;
  }

  #over(code: number): void {
    if (code === CROWDED) this.listener.crowded();
    this.#lose();
    if (CUT.includes(code)) {
      this.close();
      this.listener.cut(code === ENDED);
    } else this.#comeBack();
  }

  #hear(said: Said): void {
    if (typeof said !== "object") return;
    if ("presence" in said) this.listener.present(said.presence, said.onlookers);
    else if ("waits" in said) this.listener.waits(said.waits);
    else if ("refused" in said) this.#refused(said);
    else if (!("after" in said)) this.#told(said, said.done);
    else if (this.#base?.version === said.after)
      this.#told(putTogether(this.#base, said), said.done);
    // Something is missing: a new line begins with all of it.
    else this.#break();
  }

  #told(message: Message, done: readonly string[] = []): void {
    this.#base = message;
    this.listener.hear(message);
    for (const key of done) this.#answered(key)?.done();
  }

  #refused({ refused, status, error, message, wait = 0 }: Described["Refusal"]): void {
    const why =
      status >= 502 && status <= 504
        ? new Unreachable()
        : new Refused(status, error, message, error === "stale" ? this.#base : null, wait);
    this.#answered(refused ?? "")?.failed(why);
  }

  #answered(key: string): Pending | undefined {
    const pending = this.#pending.get(key);
    clearTimeout(pending?.late);
    this.#pending.delete(key);
    return pending;
  }

  /** The line is not to be relied on: begin a new one. */
  #break(): void {
    const line = this.#line;
    this.#lose();
    line?.close();
    if (!this.#closed) this.#comeBack();
  }

  /** What was sent on the line may have arrived or not. */
  #lose(): void {
    clearInterval(this.#ping);
    this.#line = null;
    this.#base = null;
    for (const key of [...this.#pending.keys()]) this.#answered(key)?.failed(new Unreachable());
  }

  #comeBack(): void {
    if (this.#silent < FORBIDDEN) this.listener.line(false);
    else this.listener.ask();
    this.#retry = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST);
  }

  /** Try at once when the machine is back online or the page is looked at again. */
  #now = (): void => {
    if (this.#closed || this.#line !== null || document.hidden) return;
    clearTimeout(this.#retry);
    this.#wait = SOON;
    this.#open();
  };
}
