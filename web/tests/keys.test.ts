import { expect, test } from "vitest";

import { type Press, read } from "../src/shell/keys";

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  writing: false,
  ...more,
});

test.each([
  ["1", { kind: "choose", number: 1 }],
  ["9", { kind: "choose", number: 9 }],
  ["0", { kind: "decline" }],
  ["Escape", { kind: "back" }],
  ["u", { kind: "undo" }],
  ["U", { kind: "undo" }],
  ["r", { kind: "restart" }],
  ["?", { kind: "help" }],
  ["c", { kind: "confirm" }],
  ["l", { kind: "list" }],
  ["ArrowLeft", { kind: "look", dx: -1, dy: 0 }],
])("%s", (key, wish) => {
  expect(read(press(key))).toEqual(wish);
});

test("Tab and Enter belong to the browser", () => {
  expect(read(press("Tab"))).toBeNull();
  expect(read(press("Enter"))).toBeNull();
});

test("a text field keeps its letters and figures", () => {
  expect(read(press("1", { writing: true }))).toBeNull();
  expect(read(press("u", { writing: true }))).toBeNull();
});

test("a browser's own shortcut is left alone", () => {
  expect(read(press("c", { ctrlKey: true }))).toBeNull();
  expect(read(press("l", { metaKey: true }))).toBeNull();
});
