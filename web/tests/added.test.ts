import { readFileSync } from "node:fs";

import { build } from "vite";
import { expect, test } from "vitest";

import { added } from "../src/games/added/module";
import { plain } from "../src/games/plain/module";

const PALIO = `${import.meta.dirname}/../../examples/palio`;

test("what has a capital letter is mounted, what is left out is plain, the rest stays", () => {
  const Board = () => ({ update: () => undefined });
  const size = { width: 3, height: 2 };
  const furnish = () => undefined;
  const { board, motions, ...rest } = added({ furnish, board: { Board, size } });
  expect(board?.size).toBe(size);
  expect(board?.Board).toBeTypeOf("function");
  expect([Board, plain.board.Board]).not.toContain(board?.Board);
  expect(board?.Overview).toBe(plain.board.Overview);
  expect(motions).toBeUndefined();
  expect(rest).toEqual({ furnish });
});

test("the module in the Palio's package is built from its source, and imports nothing", async () => {
  const built = await build({ root: `${PALIO}/board`, logLevel: "error", build: { write: false } });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("nothing was built");
  expect(output.output[0].code).toBe(readFileSync(`${PALIO}/palio/board.js`, "utf-8"));
  expect(output.output[0].imports).toEqual([]);
});
