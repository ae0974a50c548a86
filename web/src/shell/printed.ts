import type { ComponentRow } from "./protocol";

/** The values printed on the components, as the house gives them: nothing is repeated here. */
export class Printed {
  readonly #rows: ReadonlyMap<string, ComponentRow>;

  constructor(rows: readonly ComponentRow[]) {
    this.#rows = new Map(rows.map((row) => [row.path, row]));
  }

  has(path: string): boolean {
    return this.#rows.has(path);
  }

  at(path: string): unknown {
    return this.#rows.get(path)?.value;
  }

  /** Chosen for this project, not printed knowledge: marked where it is shown. */
  reconstructed(path: string): boolean {
    return this.#rows.get(path)?.source === "reconstructed";
  }

  number(path: string): number {
    const value = this.at(path);
    return typeof value === "number" ? value : 0;
  }

  numbers(path: string): number[] {
    const value = this.at(path);
    return Array.isArray(value) ? value.map(Number) : [];
  }

  words(path: string): string[] {
    const value = this.at(path);
    return Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];
  }
}
