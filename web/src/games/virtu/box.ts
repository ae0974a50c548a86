import { Printed } from "../../shell/printed";
import type { ComponentRow } from "../../shell/protocol";
import { type Action, type Amounts, type Symbol, SYMBOLS } from "./view";

/** A relief or a price: symbols with their numbers, in the order of the components. */
export type Relief = readonly (readonly [Symbol | "crown_or_cross", number])[];

/** What is printed in this box, by its own words. */
export class Box extends Printed {
  relief(path: string): Relief {
    const words = this.words(path);
    const found: [Symbol | "crown_or_cross", number][] = [];
    for (let i = 0; i + 1 < words.length; i += 2)
      if (words[i] !== "none") found.push([words[i] as Symbol, Number(words[i + 1])]);
    return found;
  }

  /** What a card shows. */
  card(card: string): Relief {
    return this.relief(`cards.${card}.symbols`);
  }

  cardAction(card: string): Action | null {
    const action = this.words(`cards.${card}.action`)[0];
    return action && action !== "none" ? (action as Action) : null;
  }

  /** What a tile of a Domain shows: a city's, a title's, or another's. */
  tile(kind: string): Relief {
    return this.has(`cities.${kind}.symbols`)
      ? this.relief(`cities.${kind}.symbols`)
      : this.relief(`tiles.${kind}.symbols`);
  }

  /** How many seas lie on the way from port to port: it takes a ship for each. */
  crossing(from: string, to: string): number {
    const next = this.words("map.seas");
    const goals = this.words(`cities.${to}.seas`);
    let reached = new Set(this.words(`cities.${from}.seas`));
    for (let seas = 1; seas <= next.length; seas++) {
      if (goals.some((sea) => reached.has(sea))) return seas;
      const further = new Set(reached);
      for (let i = 0; i + 1 < next.length; i += 2)
        for (const [here, there] of [
          [next[i]!, next[i + 1]!],
          [next[i + 1]!, next[i]!],
        ] as const)
          if (reached.has(here)) further.add(there);
      reached = further;
    }
    return 0;
  }

  /** What is printed in a room; nothing in one without action. */
  printed(action: Action | null): Relief {
    return action ? this.relief(`printed.${action}`) : [];
  }

  /** Where the values of something on the market stand. */
  ware(ware: string): string {
    return this.has(`cards.${ware}.cost`) ? `cards.${ware}` : `tiles.${ware}`;
  }

  isCard(ware: string): boolean {
    return this.has(`cards.${ware}.action`);
  }

  value(city: string): number {
    return this.number(`cities.${city}.value`);
  }

  isPort(city: string): boolean {
    const seas = this.words(`cities.${city}.seas`);
    return seas.length > 0 && seas[0] !== "none";
  }

  isPirate(city: string): boolean {
    return this.words("map.pirates").includes(city);
  }

  /** The roads of a map, joined cities in pairs. */
  roads(side: "three_four" | "two_five"): [string, string][] {
    const ends = this.words(`roads.${side}`);
    return Array.from({ length: ends.length / 2 }, (_, i) => [ends[2 * i]!, ends[2 * i + 1]!]);
  }
}

let box = new Box([]);

/** The box on the table: furnished once, when the module is opened. */
export const theBox = (): Box => box;

export function furnish(rows: readonly ComponentRow[]): void {
  box = new Box(rows);
}

/** One name a symbol: a crown and two florins are three. */
export const spread = (relief: Relief): string[] =>
  relief.flatMap(([symbol, count]) => Array<string>(count).fill(symbol));

export const amounts = (cost: Amounts): Relief =>
  [...SYMBOLS, "crown_or_cross" as const].flatMap((symbol) =>
    cost[symbol] ? [[symbol, cost[symbol]] as const] : [],
  );
