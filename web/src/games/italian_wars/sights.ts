import { sightsWith } from "../virtu/sights";
import Stalls from "../virtu/Stalls.svelte";
import Board from "./Board.svelte";
import type { WarsView } from "./view";

export const sights = sightsWith<WarsView>(Board, Stalls);
