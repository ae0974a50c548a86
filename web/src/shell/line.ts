import { goesHere } from "./api";

/** Who hears a line. */
export interface Ears {
  opened(): void;
  heard(text: string): void;
  /** The line is over; `code` as WebSockets have it. */
  closed(code: number): void;
}

/** A line to a table: a WebSocket to a house, or one into this browser. */
export interface Line {
  readonly open: boolean;
  /** Something can be sent; where the machine is offline a line to a house only seems open. */
  readonly ready: boolean;
  send(text: string): void;
  close(): void;
}

/** How a house closes a line to a table that it does not have. */
const GONE = 4404;

export const lineTo = (path: string, ears: Ears): Line =>
  goesHere(path) ? new OwnLine(path, ears) : new HouseLine(path, ears);

class HouseLine implements Line {
  readonly #socket: WebSocket;

  constructor(path: string, ears: Ears) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket.onopen = () => ears.opened();
    this.#socket.onmessage = ({ data }: MessageEvent<string>) => ears.heard(data);
    this.#socket.onclose = ({ code }) => ears.closed(code);
  }

  get open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  get ready(): boolean {
    return this.open && navigator.onLine;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.close();
  }
}

class OwnLine implements Line {
  open = false;
  #closed = false;
  #line: { send(text: string): void; close(): void } | null = null;

  constructor(path: string, ears: Ears) {
    void this.#begin(path, ears);
  }

  async #begin(path: string, ears: Ears): Promise<void> {
    const { line } = await import("../here/house");
    if (this.#closed) return;
    this.#line = line(path, {
      opened: () => {
        this.open = true;
        ears.opened();
      },
      heard: (text) => ears.heard(text),
      closed: (gone) => {
        this.open = false;
        ears.closed(gone ? GONE : 1006);
      },
    });
  }

  get ready(): boolean {
    return this.open;
  }

  send(text: string): void {
    this.#line?.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
  }
}
