import { fly, STILL } from "../../shell/motions";
import type { GameModule } from "../../shell/module";
import Board from "./Board.svelte";
import { board } from "../plain/board";
import { course } from "../plain/course";
import { HEIGHT, type PalioView, WIDTH } from "./view";

/** The Palio: its own board, and for the rest what every game can have. */
export const palio: GameModule<PalioView> = {
  board: { ...board, Board, size: { width: WIDTH, height: HEIGHT } },
  motions: {
    motion: ({ name, args }) =>
      name === "runs"
        ? fly({ from: [`horse:${args["seat"]}`], to: [`horse:${args["seat"]}`] })
        : STILL,
    spots: ({ name, args }) => (name === "runs" ? [`horse:${args["seat"]}`] : []),
  },
  scoring: { sources: [{ name: "stretches", icon: "cavalry", end: false }] },
  course: {
    ...course,
    rounds: 9,
    gains:
      () =>
      ({ name, args }) =>
        name === "runs"
          ? { seat: Number(args["seat"]), points: Number(args["stretches"]), end: false }
          : null,
  },
};
