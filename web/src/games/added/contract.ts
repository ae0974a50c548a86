import type { Component } from "svelte";

import type { Seat } from "../../kit/seats";
import type { CommonFacets, GameModule, OwnFacets } from "../../shell/module";
import type { Move } from "../../shell/protocol";

/** A table as the drawing of another package sees it. */
export interface AddedTable {
  /** My seat; nobody's for those who look on. */
  readonly mine: number | null;
  /** A message of the game's catalogue, or of the program's own. */
  say(id: string, args?: Record<string, unknown>): string;
  name(seat: number): string;
  /** Its colour is `var(--seat-<colour>)`, its shape `<use href="#seat-<colour>">`. */
  colour(seat: number): Seat;
  /** Attributes of a thing that can be looked at or clicked; undefined where it has none. */
  thing(target: string, name: string): Record<string, unknown>;
  /** Do a move that is composed on the board rather than clicked. */
  play(move: Move): void;
}

/** Begins a drawing in an empty element. */
export type Mount<P> = (element: HTMLElement, table: AddedTable, props: P) => Mounted<P>;

export interface Mounted<P> {
  /** Called at first, and again when the props or anything it asked of the table has changed. */
  update(props: P): void;
  /** The element goes away. */
  remove?(): void;
}

/** A facet without Svelte: what has a capital letter is mounted; what is left out is plain. */
type Mountable<F> = {
  readonly [K in keyof F]?: K extends Capitalize<K & string>
    ? NonNullable<F[K]> extends Component<infer P>
      ? Mount<P>
      : never
    : F[K];
};

/** The title page and the sights are ours, and so is the overview, which lies in a drawing of ours. */
type Facets<V> = Omit<CommonFacets<V> & OwnFacets<V>, "cover" | "sights" | "board"> & {
  readonly board: Omit<CommonFacets<V>["board"], "Overview">;
};

/** What the module of another package exports as its default. */
export type AddedModule<V = never> = Pick<GameModule<V>, "furnish"> & {
  readonly [K in keyof Facets<V>]?: Mountable<Facets<V>[K]>;
};
