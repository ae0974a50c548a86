import type { LobbyFacets } from "../../shell/module";
import Frontispiece from "./Frontispiece.svelte";
import { seating } from "./seating";
import Thumb from "./Thumb.svelte";
import type { WarsView } from "./view";

export const lobby: LobbyFacets<WarsView> = { cover: { Frontispiece, Thumb }, seating };
