import { Printed } from "../../shell/printed";
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

/** What is printed in this box, by its own words. */
export class Box extends Printed {
  text(path: string): string {
    return String(this.at(path) ?? "");
  }

  income(path: string): Money {
    return { gold: this.number(`${path}.gold`), influence: this.number(`${path}.influence`) };
  }

  tileCity(tile: string): City {
    return this.text(`tiles.${tile}.city`) as City;
  }

  ability(path: string): Ability {
    const value = this.at(`${path}.ability`);
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
    const value = this.at(`events.${event}.effect`);
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
