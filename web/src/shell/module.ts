import type { ChoicesFacet } from "./choices";
import type { CourseFacet } from "./end/course";
import type { CoverFacet } from "./lobby/cover";
import type { MotionsFacet } from "./motions";
import type { ComponentRow } from "./protocol";
import type { ScenesFacet } from "./scenes.svelte";
import type { SoundsFacet } from "./heard";
import type { ScoringFacet } from "./scoring";
import type { SeatingFacet } from "./seating";
import type { SpeechFacet } from "./speech";
import type { BargainsFacet } from "./table/bargains";
import type { BoardFacet } from "./table/board";
import type { ChronicleFacet } from "./table/chronicle";
import type { MatFacet } from "./table/mat";
import type { MatterFacet } from "./table/matter";
import type { PlansFacet } from "./table/plans";
import type { PlayersFacet } from "./table/players";
import type { SheetFacet } from "./table/sheet";
import type { SightsFacet } from "./table/sights";
import type { TipsFacet } from "./tips";
import type { TurnsFacet } from "./turns";

/** What the lobby needs of a game; it is fetched without the board. */
export interface LobbyFacets<V = never> {
  readonly cover: CoverFacet;
  readonly seating: SeatingFacet<V>;
}

/** What no table can do without: where a game lacks one, the plain game's stands in. */
export interface CommonFacets<V = never> extends LobbyFacets<V> {
  readonly board: BoardFacet<V>;
  readonly mat: MatFacet<V>;
  readonly players: PlayersFacet<V>;
  readonly choices: ChoicesFacet<V>;
  readonly speech: SpeechFacet<V>;
  readonly chronicle: ChronicleFacet;
  readonly turns: TurnsFacet;
  readonly scoring: ScoringFacet<V>;
  readonly course: CourseFacet;
}

/** What only some games have: where one is absent, the table has nothing of the kind. */
export interface OwnFacets<V = never> {
  readonly tips: TipsFacet<V>;
  readonly motions: MotionsFacet<V>;
  readonly scenes: ScenesFacet<V>;
  readonly sights: SightsFacet<V>;
  readonly matter: MatterFacet<V>;
  readonly plans: PlansFacet<V>;
  readonly sheet: SheetFacet<V>;
  readonly bargains: BargainsFacet<V>;
  readonly sounds: SoundsFacet;
}

/** What a game brings to the browser besides its words; the shell does the rest. */
export interface GameModule<V = never> extends Partial<CommonFacets<V>>, Partial<OwnFacets<V>> {
  /** Takes the values printed on the components, before its first table is drawn. */
  furnish?(rows: readonly ComponentRow[]): void;
}

/** A module as a table has it. */
export type TableModule<V = never> = GameModule<V> & CommonFacets<V>;
