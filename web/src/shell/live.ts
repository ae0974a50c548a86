import type { Message, Presence, Waits } from "./protocol";

export interface Listener {
  /** The last version and line of chat heard, so that the house sends what is newer. */
  seen(): { version: number; chat: number };
  hear(message: Message): void;
  present(seats: number[], onlookers: number): void;
  /** Why the bot that is to play waits for its turn; null once it does not. */
  waits(why: Waits["waits"]): void;
  /** The line is there (again), or was lost. */
  line(up: boolean): void;
  /** The house cut the line, and will not have it back as it was: `ended` with the session. */
  cut(ended: boolean): void;
  /** Too many pages are open for one more line. */
  crowded(): void;
}

const PING = 25_000;
const SOON = 400;
const LONGEST = 8_000;
/** How the house closes a line where one person has too many. */
const CROWDED = 4429;
/** How it closes one whose session has ended. */
const ENDED = 4401;
/** How it cuts one that may not be heard any more: the session, the seat or the table is gone. */
const CUT: readonly number[] = [ENDED, 4403, 4404];

/** The line to a table: says what the house sends, and comes back by itself after a break. */
export class Live {
  #socket: WebSocket | null = null;
  #wait = SOON;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;

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
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #open(): void {
    const { version, chat } = this.listener.seen();
    const asking = new URLSearchParams({ seen: String(version), chat: String(chat) });
    if (this.invite !== null) asking.set("invite", this.invite);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.table)}/live`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}?${asking}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.listener.line(true);
      this.#ping = setInterval(() => socket.send("ping"), PING);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      // Only now: a house that refuses the line opens it first, and is not to be pressed.
      this.#wait = SOON;
      const told = JSON.parse(data) as Message | Presence | Waits | string;
      if (typeof told !== "object") return;
      if ("presence" in told) this.listener.present(told.presence, told.onlookers);
      else if ("waits" in told) this.listener.waits(told.waits);
      else if ("version" in told) this.listener.hear(told);
    };
    socket.onclose = ({ code }) => {
      clearInterval(this.#ping);
      if (this.#closed || this.#socket !== socket) return;
      if (code === CROWDED) this.listener.crowded();
      this.#socket = null;
      if (CUT.includes(code)) {
        this.close();
        this.listener.cut(code === ENDED);
        return;
      }
      this.listener.line(false);
      this.#retry = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST);
    };
  }

  /** Try at once when the machine is back online or the page is looked at again. */
  #now = (): void => {
    if (this.#closed || this.#socket !== null || document.hidden) return;
    clearTimeout(this.#retry);
    this.#wait = SOON;
    this.#open();
  };
}
