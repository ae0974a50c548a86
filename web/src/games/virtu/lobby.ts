import type { LobbyFacets } from "../../shell/module";
import Frontispiece from "./Frontispiece.svelte";
import { seating } from "./seating";
import Thumb from "./Thumb.svelte";
import type { VirtuView } from "./view";

export const lobby: LobbyFacets<VirtuView> = { cover: { Frontispiece, Thumb }, seating };
