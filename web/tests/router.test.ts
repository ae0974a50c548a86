import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "", origin: "http://house" });
vi.stubGlobal("addEventListener", () => undefined);
const { links, parse } = await import("../src/shell/router.svelte");

test("every link leads to its page", () => {
  expect(parse(links.lobby)).toEqual({ page: "lobby", chosen: null });
  expect(parse(links.tableOf("virtu"))).toEqual({ page: "lobby", chosen: "virtu" });
  expect(parse(links.how("virtu"))).toEqual({ page: "how", game: "virtu" });
  expect(parse(links.finished)).toEqual({ page: "finished" });
  expect(parse(links.rules("signorie", "S-405"))).toEqual({
    page: "rules",
    game: "signorie",
    rule: "S-405",
  });
  expect(parse(links.glossary("signorie", "die"))).toEqual({
    page: "glossary",
    game: "signorie",
    term: "die",
  });
  expect(parse(links.table("abc"))).toEqual({
    page: "table",
    id: "abc",
    at: null,
    invite: null,
    analysis: false,
  });
  expect(parse(links.table("abc", 57))).toMatchObject({ page: "table", at: 57 });
  expect(parse(links.invite("abc", "key"))).toMatchObject({ page: "table", invite: "key" });
});

test("an address that is none is lost", () => {
  expect(parse("/nowhere")).toEqual({ page: "lost" });
  expect(parse("/table/")).toEqual({ page: "lost" });
  expect(parse("/%E0%A4%A")).toEqual({ page: "lost" });
  expect(parse("/")).toEqual({ page: "lobby", chosen: null });
});

test("a record is fetched with the invitation that one has", () => {
  expect(links.record("abc", null)).toBe("/api/tables/abc/record");
  expect(links.record("abc", "key")).toBe("/api/tables/abc/record?invite=key");
});

test("a moment is a number", () => {
  expect(parse("/table/abc?at=soon")).toMatchObject({ at: null });
});
