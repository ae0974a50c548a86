import type { LobbyFacets } from "../../shell/module";
import Frontispiece from "./Frontispiece.svelte";
import { seating } from "./seating";
import Thumb from "./Thumb.svelte";
import type { SignorieView } from "./view";

export const lobby: LobbyFacets<SignorieView> = { cover: { Frontispiece, Thumb }, seating };
