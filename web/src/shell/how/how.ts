import type { Component } from "svelte";

import type { Seat } from "../../kit/seats";
import type { Args, ComponentRow } from "../protocol";

/** How something in a picture is meant: explained, gained, given away, or past and spent. */
export type Tone = "note" | "good" | "bad" | "faint";

/** One thing in a picture, drawn as it lies on the table. */
export type Item =
  | { icon: string; size?: number; tone?: Tone }
  | { die: string; value: number }
  | { piece: Seat; icon?: string }
  /** A figure, or a sign between two things. */
  | { figure: string | number; tone?: Tone }
  /** A message of the game, by its id. */
  | { word: string; args?: Args; tone?: Tone }
  /** What a game draws itself: see `drawn`. */
  | { drawn: Component<Record<string, unknown>>; props: Record<string, unknown> }
  /** A card or tile: its lines, a band of colour above them, and whether it is used up. */
  | { card: Row[]; band?: string; spent?: boolean }
  /** Things that stand one under the other. */
  | { column: Row[] };

export type Row = readonly Item[];

/** What one picture shows, line by line. */
export type Picture = readonly Row[];

/** A source of points: its sign, the messages for its name and how it counts, and what it brings. */
export interface Source {
  icon: string;
  name: string;
  how: string;
  range: string;
}

/** A game on one page, of its own pieces and with the values printed on them. */
export interface HowPage {
  /** What the texts may name of the components. */
  args: Args;
  /** `ui-how-<n>-title` and `ui-how-<n>` belong to them, from 1. */
  pictures: readonly Picture[];
  points: readonly Source[];
  end: Picture;
  /** The sign of each tip: `ui-how-tip-<n>-title` and `ui-how-tip-<n>` say it. */
  tips: readonly string[];
}

/** What a game shows of itself, once its components are known. */
export type How = (rows: readonly ComponentRow[]) => HowPage;

/** A thing that the game draws itself. */
export function drawn<P extends Record<string, unknown>>(component: Component<P>, props: P): Item {
  return { drawn: component as unknown as Component<Record<string, unknown>>, props };
}

/** The least and the most of a row of values, as one would say it. */
export function range(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${least}–${most}`;
}
