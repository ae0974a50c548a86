import { Printed } from "../../shell/printed";
import type { ComponentRow } from "../../shell/protocol";
import {
  type Career,
  type City,
  COLUMNS,
  type Column,
  type Place,
  PLACES_OF,
  type Sex,
} from "./view";

/** What a helper, a mandate or a bonus does: its effect, how much, and with a high die. */
export interface Effect {
  kind: string;
  amount: number;
  high: number;
}

export interface HelperSpace extends Effect {
  cost: number;
}

/** What is printed in this box, by its own words. */
export class Box extends Printed {
  effect(path: string): Effect {
    const [kind = "", amount = "0", high = amount] = this.words(path);
    return { kind, amount: Number(amount), high: Number(high) };
  }

  value(column: Column): number {
    return this.number(`columns.${column}.value`);
  }

  action(column: Column): string {
    return this.words(`columns.${column}.action`)[0] ?? "";
  }

  ring(column: Column): Column {
    return COLUMNS.find((one) => one === this.words(`columns.${column}.ring`)[0]) ?? column;
  }

  /** The helper spaces of a column from top to bottom: as many as it has costs. */
  places(column: Column): readonly Place[] {
    return PLACES_OF[this.numbers(`helpers.${column}.cost`).length] ?? [];
  }

  helper(column: Column, place: Place): HelperSpace {
    const costs = this.numbers(`helpers.${column}.cost`);
    return {
      ...this.effect(`helpers.${column}.${place}`),
      cost: costs[this.places(column).indexOf(place)] ?? 0,
    };
  }

  mandate(name: string): Effect & { fewest: number; most: number } {
    return {
      ...this.effect(`mandates.${name}.effect`),
      fewest: this.number(`mandates.${name}.fewest`),
      most: this.number(`mandates.${name}.most`),
    };
  }

  /** Whom a mandate space of a zone asks for. */
  mandateSex(column: Column, space: number): Sex {
    return this.words(`zones.${column}`)[space] === "woman" ? "woman" : "man";
  }

  reward(name: string): Effect {
    return this.effect(name.startsWith("V") ? `victory_points.${name}` : `bonuses.${name}`);
  }

  careerVp(career: Career): number[] {
    return this.numbers(`careers.${career}`);
  }

  get rank(): number[] {
    return this.numbers("careers.rank");
  }

  get initiativeVp(): number[] {
    return this.numbers("initiative.vp");
  }

  get brideVp(): number[] {
    return this.numbers("brides.vp");
  }

  citySpaces(city: City): number[] {
    return this.numbers(`cities.${city}`);
  }

  get high(): number {
    return this.number("game.high_die");
  }
}

/** The box on the table: furnished once, when the module is opened. */
let box = new Box([]);

export function furnish(rows: readonly ComponentRow[]): void {
  box = new Box(rows);
}

export function theBox(): Box {
  return box;
}
