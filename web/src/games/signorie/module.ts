import type { GameModule } from "../../shell/module";
import { board } from "./board";
import { furnish } from "./box";
import { choices } from "./choices";
import { chronicle } from "./chronicle";
import { course } from "./course";
import { explain } from "./explain";
import { lobby } from "./lobby";
import Mat from "./Mat.svelte";
import { motion, spots } from "./motions";
import NarrowMat from "./NarrowMat.svelte";
import { players } from "./players";
import { scenes } from "./scenes";
import { scoring } from "./scoring";
import { speech } from "./speech";
import { SIGNS, TERMS } from "./terms";
import type { SignorieView } from "./view";
import { turns } from "./turns";

export const signorie: GameModule<SignorieView> = {
  furnish,
  ...lobby,
  board,
  mat: { Mat, NarrowMat },
  players,
  choices,
  speech,
  tips: { explain, terms: TERMS, signs: SIGNS },
  motions: { motion, spots },
  scenes,
  chronicle,
  turns,
  scoring,
  course,
  sounds: { roll: "dice", progeny: "dice" },
};
