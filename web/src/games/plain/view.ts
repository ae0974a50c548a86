/** What every game's view has: a list of players, and whatever else it shows. */
export interface PlainView {
  players: readonly Record<string, unknown>[];
  round?: number;
  [field: string]: unknown;
}

/** What the prompt and the players' own mats tell already. */
const UNTOLD = new Set(["me", "deciding", "agenda", "step", "players", "round"]);

export interface Field {
  name: string;
  text: string;
}

/** The fields of a view or of a player as lines to read. */
export function fields(of: Record<string, unknown>, path = ""): Field[] {
  return Object.entries(of)
    .filter(([name]) => path !== "" || !UNTOLD.has(name))
    .flatMap(([name, value]) => {
      const here = `${path}${name}`;
      if (value !== null && typeof value === "object" && !Array.isArray(value))
        return fields(value as Record<string, unknown>, `${here} `);
      const text = Array.isArray(value) ? value.map(String).join(", ") : String(value ?? "");
      return [{ name: here, text: text || "–" }];
    });
}
