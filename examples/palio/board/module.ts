import type { AddedModule } from "../../../web/src/games/added/contract";
import { board } from "./board";
import { course } from "./course";
import { motions } from "./motions";
import type { PalioView } from "./view";

/** The Palio in the browser: its own board, and for the rest what every game can have. */
const palio: AddedModule<PalioView> = {
  board,
  motions,
  scoring: { sources: [{ name: "stretches", icon: "cavalry", end: false }] },
  course,
};

export default palio;
