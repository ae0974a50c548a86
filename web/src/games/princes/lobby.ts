import type { LobbyFacets } from "../../shell/module";
import Frontispiece from "./Frontispiece.svelte";
import { seating } from "./seating";
import Thumb from "./Thumb.svelte";
import type { PrincesView } from "./view";

export const lobby: LobbyFacets<PrincesView> = { cover: { Frontispiece, Thumb }, seating };
