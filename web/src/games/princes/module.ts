import type { GameModule } from "../../shell/module";
import Answer from "./Answer.svelte";
import { bargains } from "./bargains";
import { board } from "./board";
import { furnish } from "./box";
import { choices } from "./choices";
import { chronicle } from "./chronicle";
import { course } from "./course";
import { explain } from "./explain";
import { lobby } from "./lobby";
import Mat from "./Mat.svelte";
import { matter } from "./matter";
import { motion, spots } from "./motions";
import NarrowMat from "./NarrowMat.svelte";
import { players } from "./players";
import { scenes } from "./scenes";
import { scoring } from "./scoring";
import { speech } from "./speech";
import { SIGNS, TERMS } from "./terms";
import type { PrincesView } from "./view";
import { turns } from "./turns";

export const princes: GameModule<PrincesView> = {
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
  sounds: { bids: "bid", dice: "dice", rerolls: "dice", war: "war" },
  matter,
  sheet: { Answer, answers: ([verb]) => verb === "bribe" },
  bargains,
};
