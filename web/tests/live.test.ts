import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Live } from "../src/shell/live";

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
  send(): void {}
  close(): void {}
}

const heard: string[] = [];
const listener = {
  seen: () => ({ version: 7, chat: 2 }),
  hear: () => heard.push("hear"),
  present: () => heard.push("present"),
  waits: () => heard.push("waits"),
  line: (up: boolean) => heard.push(up ? "up" : "down"),
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
  Socket.all = [];
  heard.length = 0;
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
    "wss://games.example.org/api/tables/t1/live?seen=7&chat=2&invite=secret",
  );
  expect(heard).toEqual(["up", "down", "down", "down", "crowded", "down"]);
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
