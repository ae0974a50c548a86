import type { GameModule } from "../../shell/module";
import { board } from "./board";
import { furnish } from "./box";
import { choices } from "./choices";
import { chronicle } from "./chronicle";
import { course } from "./course";
import { closer, explain, whyNot } from "./explain";
import { lobby } from "./lobby";
import Mat from "./Mat.svelte";
import { motion, spots } from "./motions";
import NarrowMat from "./NarrowMat.svelte";
import { plans } from "./plans";
import { players } from "./players";
import { scenes } from "./scenes";
import { scoring } from "./scoring";
import SheetTray from "./SheetTray.svelte";
import { sights } from "./sights";
import { speech } from "./speech";
import { SIGNS, TERMS } from "./terms";
import type { VirtuView } from "./view";
import { turnsWith } from "./turns";

export const virtu: GameModule<VirtuView> = {
  furnish,
  ...lobby,
  board,
  mat: { Mat, NarrowMat, beside: true },
  players,
  choices,
  speech,
  tips: { explain, closer, whyNot, terms: TERMS, signs: SIGNS },
  motions: { motion, spots },
  scenes,
  chronicle,
  turns: turnsWith(course.gains),
  scoring,
  course,
  sounds: { besieges: "war", siege: "war", battle: "war" },
  sights,
  plans,
  sheet: { Tray: SheetTray },
};
