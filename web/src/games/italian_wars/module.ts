import type { GameModule } from "../../shell/module";
import { furnish } from "../virtu/box";
import { chronicle } from "../virtu/chronicle";
import { closer, whyNot } from "../virtu/explain";
import { scenes } from "../virtu/scenes";
import SheetTray from "../virtu/SheetTray.svelte";
import { board } from "./board";
import { choices } from "./choices";
import { course } from "./course";
import { explain } from "./explain";
import { lobby } from "./lobby";
import Mat from "./Mat.svelte";
import { motion, spots } from "./motions";
import NarrowMat from "./NarrowMat.svelte";
import { plans } from "./plans";
import { players } from "./players";
import { scoring } from "./scoring";
import { sights } from "./sights";
import { speech } from "./speech";
import { SIGNS, TERMS } from "./terms";
import type { WarsView } from "./view";
import { turns } from "./turns";

export const italianWars: GameModule<WarsView> = {
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
  turns,
  scoring,
  course,
  sounds: { besieges: "war", siege: "war", battle: "war" },
  sights,
  plans,
  sheet: { Tray: SheetTray },
};
