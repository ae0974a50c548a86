import type { ComponentRow } from "../../shell/protocol";
import type { City, Family, Money } from "./view";

/** What a family or a tile can do: a word, and its amounts. */
export interface Ability {
  kind: string;
  amount: number;
  /** What a troop's bonus adds to its defence. */
  defence: number;
  /** What the command of an army costs less besides. */
  discount: number;
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

  text(path: string): string {
    return String(this.#rows.get(path)?.value ?? "");
  }

  income(path: string): Money {
    return { gold: this.number(`${path}.gold`), influence: this.number(`${path}.influence`) };
  }

  tileCity(tile: string): City {
    return this.text(`tiles.${tile}.city`) as City;
  }

  ability(path: string): Ability {
    const value = this.#rows.get(`${path}.ability`)?.value;
    const words = Array.isArray(value) ? value : [];
    return {
      kind: String(words[0] ?? "none"),
      amount: Number(words[1] ?? 0),
      defence: Number(words[2] ?? 0),
      discount: words[3] === "condottiere" ? Number(words[4]) : 0,
    };
  }

  /** What an artist scores by himself; other events score nothing, or by what one owns. */
  eventPoints(event: string): number {
    const value = this.#rows.get(`events.${event}.effect`)?.value;
    return Array.isArray(value) && value[0] === "points" ? Number(value[1]) : 0;
  }

  home(family: Family): string {
    return this.text(`families.${family}.home`);
  }
}

let box = new Box([]);

export function furnish(rows: readonly ComponentRow[]): void {
  box = new Box(rows);
}

export function theBox(): Box {
  return box;
}
