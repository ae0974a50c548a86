import type { Message, Presence } from "./protocol";

export interface Listener {
  /** The last version and line of chat heard, so that the house sends what is newer. */
  seen(): { version: number; chat: number };
  hear(message: Message): void;
  present(seats: number[]): void;
  /** The line is there (again), or was lost. */
  line(up: boolean): void;
}

const PING = 25_000;
const LONGEST = 8_000;

/** The line to a table: says what the house sends, and comes back by itself after a break. */
export class Live {
  #socket: WebSocket | null = null;
  #wait = 400;
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
      this.#wait = 400;
      this.listener.line(true);
      this.#ping = setInterval(() => socket.send("ping"), PING);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as Message | Presence | string;
      if (typeof told !== "object") return;
      if ("presence" in told) this.listener.present(told.presence);
      else if ("version" in told) this.listener.hear(told);
    };
    socket.onclose = () => {
      clearInterval(this.#ping);
      if (this.#closed || this.#socket !== socket) return;
      this.#socket = null;
      this.listener.line(false);
      this.#retry = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST);
    };
  }

  /** Try at once when the machine is back online or the page is looked at again. */
  #now = (): void => {
    if (this.#closed || this.#socket !== null || document.hidden) return;
    clearTimeout(this.#retry);
    this.#wait = 400;
    this.#open();
  };
}
