import type { ComponentRow } from "../../shell/protocol";
import { COLUMNS, type Column, PLACES, type Place, type Sex } from "./view";

/** What a helper, a mandate or a bonus does: its effect, how much, and with a high die. */
export interface Effect {
  kind: string;
  amount: number;
  high: number;
}

export interface HelperSpace extends Effect {
  cost: number;
}

/** The values printed on the components, as the house gives them: nothing is repeated here. */
export class Box {
  readonly #rows: ReadonlyMap<string, ComponentRow>;

  constructor(rows: readonly ComponentRow[]) {
    this.#rows = new Map(rows.map((row) => [row.path, row]));
  }

  /** Chosen for this project, not printed knowledge: marked where it is shown. */
  reconstructed(path: string): boolean {
    return this.#rows.get(path)?.source === "reconstructed";
  }

  number(path: string): number {
    const value = this.#rows.get(path)?.value;
    return typeof value === "number" ? value : 0;
  }

  list(path: string): number[] {
    const value = this.#rows.get(path)?.value;
    return Array.isArray(value) ? value.map(Number) : [];
  }

  words(path: string): string[] {
    const value = this.#rows.get(path)?.value;
    return Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];
  }

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

  helper(column: Column, place: Place): HelperSpace {
    const costs = this.list(`helpers.${column}.cost`);
    return {
      ...this.effect(`helpers.${column}.${place}`),
      cost: costs[PLACES.indexOf(place)] ?? 0,
    };
  }

  mandate(name: string): Effect & { most: number } {
    return {
      ...this.effect(`mandates.${name}.effect`),
      most: this.number(`mandates.${name}.most`),
    };
  }

  mandateSex(space: number): Sex {
    return this.words("mandates.spaces")[space] === "woman" ? "woman" : "man";
  }

  reward(name: string): Effect {
    return this.effect(name.startsWith("V") ? `victory_points.${name}` : `bonuses.${name}`);
  }

  get careerVp(): number[] {
    return this.list("careers.vp");
  }

  get rank(): number[] {
    return this.list("careers.rank");
  }

  get initiativeVp(): number[] {
    return this.list("initiative.vp");
  }

  get brideVp(): number[] {
    return this.list("brides.vp");
  }

  get citySpaces(): number[] {
    return this.list("cities.spaces");
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
