import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Playback, type Scene } from "../src/shell/scenes.svelte";

const MS = 1000;
const scene: Scene = {
  name: "war",
  icon: "war",
  title: "",
  beats: [MS, MS].map((ms) => ({ text: "", ms })),
  Card: () => ({}),
  data: null,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a scene that is paused while the table is drawn anew waits on its last beat", async () => {
  const playback = new Playback();
  const played = playback.play(scene, 1);
  await vi.advanceTimersByTimeAsync(MS);
  await played;
  playback.pause();
  const over = playback.rest();
  await vi.advanceTimersByTimeAsync(10 * MS);
  expect(playback.scene).toBe(scene);
  playback.pause();
  await vi.advanceTimersByTimeAsync(MS - 1);
  expect(playback.scene).toBe(scene);
  await vi.advanceTimersByTimeAsync(1);
  await over;
  expect(playback.scene).toBeNull();
});
