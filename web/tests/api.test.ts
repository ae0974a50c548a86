import { afterEach, expect, test, vi } from "vitest";

import { api, Refused } from "../src/shell/api";

const refusal = () =>
  new Response(JSON.stringify({ error: "too-much", message: "That was too much at once." }), {
    status: 429,
  });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function house(...answers: Response[]) {
  const asked = vi.fn(() => Promise.resolve(answers.shift() ?? refusal()));
  vi.stubGlobal("fetch", asked);
  vi.useFakeTimers();
  return asked;
}

test("a look that came too soon is asked for again, quietly", async () => {
  const asked = house(refusal(), refusal(), new Response(`{"games": []}`));
  const games = api.games();
  await vi.runAllTimersAsync();
  expect(await games).toEqual({ games: [] });
  expect(asked).toHaveBeenCalledTimes(3);
});

test("after some time it is said; what changes something is never sent again", async () => {
  const asked = house();
  const games = api.games().catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await games).toBeInstanceOf(Refused);
  expect(asked).toHaveBeenCalledTimes(5);
  const guest = api.guest("Ada", "en").catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await guest).toBeInstanceOf(Refused);
  expect(asked).toHaveBeenCalledTimes(6);
});
