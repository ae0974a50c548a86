import { afterEach, expect, test, vi } from "vitest";

import { api, Refused } from "../src/shell/api";

const refusal = (error = "too-many", wait = "1") =>
  new Response(JSON.stringify({ error, message: "That was too much at once." }), {
    status: 429,
    headers: { "Retry-After": wait },
  });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function house(answer: () => Response, ...first: Response[]) {
  const asked = vi.fn(() => Promise.resolve(first.shift() ?? answer()));
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  vi.useFakeTimers();
  return asked;
}

test("what came too soon is asked again, quietly", async () => {
  const asked = house(() => new Response(`{"games": []}`), refusal(), refusal());
  const games = api.games();
  await vi.runAllTimersAsync();
  expect(await games).toEqual({ games: [] });
  expect(asked).toHaveBeenCalledTimes(3);
  const words = house(() => new Response("a = b"), refusal());
  const told = api.words("/api/words/en/0");
  await vi.runAllTimersAsync();
  expect(await told).toBe("a = b");
  expect(words).toHaveBeenCalledTimes(2);
});

test("after some time it is said, and at once where it would be long", async () => {
  const asked = house(refusal);
  const games = api.games().catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await games).toBeInstanceOf(Refused);
  expect(asked).toHaveBeenCalledTimes(5);
  const chat = house(() => refusal("too-many", "60"));
  const guest = api.guest("Ada", "en").catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await guest).toMatchObject({ code: "too-many", wait: 60 });
  expect(chat).toHaveBeenCalledTimes(1);
});

test("wrong passwords are not tried again", async () => {
  const asked = house(() => refusal("too-many-tries", "2"));
  const login = api.login("Ada", "a wrong one").catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await login).toMatchObject({ code: "too-many-tries" });
  expect(asked).toHaveBeenCalledTimes(1);
});
