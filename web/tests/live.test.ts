import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Unreachable } from "../src/shell/api";
import { Live } from "../src/shell/live";
import type { Message } from "../src/shell/protocol";

/** A WebSocket that does what the test says. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readonly readyState = 1;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  readonly sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  says(said: unknown): void {
    this.onmessage({ data: JSON.stringify(said) });
  }
}

const heard: string[] = [];
const messages: Message[] = [];
const listener = {
  seen: () => ({ version: 7, chat: 2 }),
  hear: (message: Message) => {
    heard.push("hear");
    messages.push(message);
  },
  present: () => heard.push("present"),
  waits: () => heard.push("waits"),
  line: (up: boolean) => heard.push(up ? "up" : "down"),
  ask: () => heard.push("ask"),
  cut: (ended: boolean) => heard.push(ended ? "ended" : "cut"),
  crowded: () => heard.push("crowded"),
};

beforeEach(() => {
  vi.useFakeTimers();
  const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", { ...nothing, hidden: false });
  vi.stubGlobal("location", { protocol: "https:", host: "games.example.org" });
  for (const [name, value] of Object.entries(nothing)) vi.stubGlobal(name, value);
  vi.stubGlobal("navigator", { onLine: true });
  Socket.all = [];
  heard.length = 0;
  messages.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a line that breaks comes back with what was seen", () => {
  new Live("t1", "secret", listener);
  Socket.all[0]!.onopen();
  for (const code of [1006, 1012, 4503, 4429]) {
    const count = Socket.all.length;
    Socket.all.at(-1)!.onclose({ code });
    vi.advanceTimersByTime(10_000);
    expect(Socket.all.length).toBe(count + 1);
  }
  expect(Socket.all.at(-1)!.url).toBe(
    "wss://games.example.org/api/tables/t1/live?seen=7&chat=2&changes=true&invite=secret",
  );
  expect(heard).toEqual(["up", "down", "ask", "ask", "crowded", "ask"]);
});

test("where no line is let through the house is asked, until one is heard again", () => {
  new Live("t1", null, listener);
  for (let number = 0; number < 4; number++) {
    Socket.all.at(-1)!.onclose({ code: 1006 });
    vi.advanceTimersByTime(10_000);
  }
  expect(heard).toEqual(["down", "ask", "ask", "ask"]);
  Socket.all.at(-1)!.onopen();
  Socket.all.at(-1)!.says({ presence: [], onlookers: 0 });
  heard.length = 0;
  Socket.all.at(-1)!.onclose({ code: 1006 });
  expect(heard).toEqual(["down"]);
});

test("a line that is cut does not knock again by itself", () => {
  for (const [code, told] of [
    [4401, "ended"],
    [4403, "cut"],
    [4404, "cut"],
  ] as const) {
    heard.length = 0;
    new Live("t1", null, listener);
    const count = Socket.all.length;
    Socket.all.at(-1)!.onclose({ code });
    vi.advanceTimersByTime(600_000);
    expect(Socket.all.length).toBe(count);
    expect(heard).toEqual([told]);
  }
});

const WHOLE = { version: 8, seat: 0, view: { vp: [1, 2] }, events: [], chat: [] };
const MOVE = { do: "move", seat: 0, version: 8, key: "abcdefgh", move: ["pass"] } as const;

function open(): { live: Live; socket: Socket } {
  const live = new Live("t1", null, listener);
  const socket = Socket.all.at(-1)!;
  socket.onopen();
  socket.says(WHOLE);
  return { live, socket };
}

test("what changes is put together with what was told before", () => {
  const { socket } = open();
  const events = [{ index: 3, move: 2, name: "passes", args: {} }];
  socket.says({ after: 8, version: 9, changes: { view: { vp: { 1: [5] } } }, events });
  expect(messages.at(-1)).toEqual({ ...WHOLE, version: 9, view: { vp: [1, 5] }, events });
  expect(messages[0]?.view).toEqual({ vp: [1, 2] });
});

test("where something is missing the line begins anew, with a whole message", () => {
  const { socket } = open();
  socket.says({ after: 9, version: 10, changes: {}, events: [] });
  vi.advanceTimersByTime(10_000);
  expect(Socket.all).toHaveLength(2);
  expect(messages).toHaveLength(1);
  // The old line is not listened to any more.
  socket.says({ after: 8, version: 9, changes: {}, events: [] });
  expect(messages).toHaveLength(1);
});

test("a move is over when the message that came of it has been heard", async () => {
  const { live, socket } = open();
  const sent = live.send(MOVE).then(() => messages.at(-1)?.version);
  expect(JSON.parse(socket.sent[0]!)).toEqual(MOVE);
  socket.says({ after: 8, version: 9, changes: {}, events: [], done: [MOVE.key] });
  expect(await sent).toBe(9);
});

test("a move that is refused says why, and a stale one how things stand", async () => {
  const { live, socket } = open();
  const why = (error: string, status: number) => {
    const sent = live.send(MOVE).catch((failed: unknown) => failed);
    socket.says({ refused: MOVE.key, status, error, message: "No.", wait: 2 });
    return sent;
  };
  expect(await why("illegal", 422)).toMatchObject({ code: "illegal", present: null, wait: 2 });
  expect(await why("stale", 409)).toMatchObject({ present: { version: 8 } });
  expect(await why("storage-down", 503)).toBeInstanceOf(Unreachable);
});

test("what is not answered is sent another way, and the line is not relied on", async () => {
  const { live, socket } = open();
  const broken = live.send(MOVE).catch((failed: unknown) => failed);
  socket.onclose({ code: 1006 });
  expect(await broken).toBeInstanceOf(Unreachable);
  vi.advanceTimersByTime(10_000);
  Socket.all.at(-1)!.onopen();
  const late = live.send(MOVE).catch((failed: unknown) => failed);
  vi.advanceTimersByTime(8_000);
  expect(await late).toBeInstanceOf(Unreachable);
  expect(live.ready).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(live.ready).toBe(true);
  vi.stubGlobal("navigator", { onLine: false });
  expect(live.ready).toBe(false);
});
