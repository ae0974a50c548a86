import type { GameModule } from "../../shell/module";
import type { Blocked } from "../../shell/protocol";
import type { Words } from "../../shell/words";
import { paying } from "./payment";
import type { TableView } from "./view";

/** What every game with map, market and palaces tells the shell in the same way. */
type Shared = GameModule<TableView>;

/** Questions asked over the market rather than the map. */
const AT_MARKET = new Set([
  "wages",
  "reorganise",
  "move_card",
  "buy",
  "place_card",
  "choose_bonus",
]);

export const sightFor: NonNullable<Shared["sightFor"]> = (prompt, targets, view) => {
  if (AT_MARKET.has(prompt.id)) return "market";
  if (prompt.id === "pay" && view.step?.[2] === "purchase") return "market";
  const rooms = targets.filter((target) => /^room:[a-z]/.test(target));
  return rooms.length > 0 && rooms.length === targets.length ? "palaces" : "map";
};

export const sightsOf = (target: string): string[] => {
  if (/^(city|power|track|troop):/.test(target)) return ["map"];
  if (/^(ware|bonus):/.test(target)) return ["market"];
  return /^room:[a-z]/.test(target) ? ["palaces"] : [];
};

export const selected: Shared["selected"] = (crumbs, prompt) => {
  const found = paying(crumbs).flatMap(({ move: [, source] }) => [
    `tile:${source}`,
    `space:${source}`,
  ]);
  const last = crumbs.findLast(({ move }) => move[0] !== "pay")?.move;
  if (!last) return found;
  if (prompt === "pay" && last[0] === "annex") found.push(`city:${last[1]}`);
  if (prompt === "pay" && last[0] === "influence") found.push(`track:${last[1]}`);
  if (prompt === "move_card" && last[0] === "lift") found.push(`space:${last[1]}`);
  if (prompt === "lay_family") found.push(`card:${last[1]}`);
  return found;
};

export const onBoard = (target: string): boolean =>
  /^(city|power|track|troop|ware|bonus):|^room:[a-z]/.test(target);

export const blockedShort = (blocked: Blocked, words: Words): string =>
  words.first([`ui-why-${blocked.reason}`, `why-${blocked.reason}`], blocked.args) ?? "";
