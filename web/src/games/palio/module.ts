import type { GameModule } from "../../shell/module";
import { plain } from "../plain/module";
import Board from "./Board.svelte";
import { HEIGHT, type PalioView, WIDTH } from "./view";

/** The Palio: its own board, and for the rest what every game can have. */
export const palio: GameModule<PalioView> = {
  ...(plain("palio") as unknown as GameModule<PalioView>),
  Board,
  size: { width: WIDTH, height: HEIGHT },
  rounds: 9,
  sources: [{ name: "stretches", icon: "cavalry", end: false }],
  motion: (event) => ({
    flights:
      event.name === "runs"
        ? [{ from: [`horse:${event.args["seat"]}`], to: [`horse:${event.args["seat"]}`] }]
        : [],
    tumble: [],
    casts: [],
  }),
  spots: (event) => (event.name === "runs" ? [`horse:${event.args["seat"]}`] : []),
  gained: (event) =>
    event.name === "runs"
      ? { seat: Number(event.args["seat"]), points: Number(event.args["stretches"]), end: false }
      : null,
};
