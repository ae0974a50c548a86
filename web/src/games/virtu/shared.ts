import type { GameModule } from "../../shell/module";
import type { Blocked } from "../../shell/protocol";
import type { Words } from "../../shell/words";
import { furnish } from "./box";
import Chip from "./Chip.svelte";
import { crumb, label } from "./labels";
import { paying } from "./payment";
import SheetTray from "./SheetTray.svelte";
import type { TableView } from "./view";

type Shared = GameModule<TableView>;

/** Lines that the rest of the chronicle tells well enough. */
const SILENT = new Set(["hidden", "draws", "spends", "acts", "room_covered", "takes_city"]);

/** Questions asked over the market rather than the map. */
const AT_MARKET = new Set([
  "wages",
  "reorganise",
  "move_card",
  "buy",
  "place_card",
  "choose_bonus",
]);

const sightFor: NonNullable<Shared["sightFor"]> = (prompt, targets, view) => {
  if (AT_MARKET.has(prompt.id)) return "market";
  if (prompt.id === "pay" && view.step?.[2] === "purchase") return "market";
  const rooms = targets.filter((target) => /^room:[a-z]/.test(target));
  return rooms.length > 0 && rooms.length === targets.length ? "palaces" : "map";
};

const sightsOf = (target: string): string[] => {
  if (/^(city|power|track|troop):/.test(target)) return ["map"];
  if (/^(ware|bonus):/.test(target)) return ["market"];
  return /^room:[a-z]/.test(target) ? ["palaces"] : [];
};

const selected: Shared["selected"] = (crumbs, prompt) => {
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

const onBoard = (target: string): boolean =>
  /^(city|power|track|troop|ware|bonus):|^room:[a-z]/.test(target);

const blockedShort = (blocked: Blocked, words: Words): string =>
  words.first([`ui-why-${blocked.reason}`, `why-${blocked.reason}`], blocked.args) ?? "";

/** What every game with map, market and palaces tells the shell in the same way. */
export const shared = {
  Chip,
  Tray: SheetTray,
  beside: true,
  declines: new Set(["end", "pass"]),

  furnish,
  house: (view, seat, words) => words.thing("faction", view.players[seat]?.faction ?? ""),
  crumb,
  label,
  sightFor,
  sightsOf,
  selected,
  onBoard,
  blockedShort,
  outcomes: new Set(["siege", "battle_fought"]),

  tally: (event) =>
    event.name === "spring" && Array.isArray(event.args["prestige"])
      ? event.args["prestige"].map(Number)
      : null,
  silent: (event) =>
    SILENT.has(event.name) || (event.name === "final" && event.args["prestige"] === 0),
  heading: (event, words) => {
    if (event.name !== "spring" && event.name !== "winter") return null;
    return words.say("ui-season", { season: event.name, year: Number(event.args["year"]) });
  },
  begins: (event) => (event.name === "spring" ? Number(event.args["year"]) : null),
} satisfies Partial<Shared>;
