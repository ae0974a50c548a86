import type { CommonFacets } from "../../shell/module";
import { board } from "./board";
import { choices } from "./choices";
import { chronicle } from "./chronicle";
import { course } from "./course";
import Frontispiece from "./Frontispiece.svelte";
import Mat from "./Mat.svelte";
import { players } from "./players";
import { scoring } from "./scoring";
import { seating } from "./seating";
import { speech } from "./speech";
import Thumb from "./Thumb.svelte";
import type { PlainView } from "./view";
import { turns } from "./turns";

/** What stands in for what a game lacks: it is played by its prompts, and read. */
export const plain: CommonFacets<PlainView> = {
  cover: { Frontispiece, Thumb },
  seating,
  board,
  mat: { Mat, NarrowMat: Mat },
  players,
  choices,
  speech,
  chronicle,
  turns,
  scoring,
  course,
};
