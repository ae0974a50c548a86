import type { Ability } from "./box";
import { theBox } from "./box";
import type { City, EventView, Troop } from "./view";

/** The key of a city's colours among the tokens, its emblem, and its town view. */
export const CITY: Record<City, { key: string; emblem: string; veduta: string }> = {
  Venice: { key: "venice", emblem: "ship", veduta: "venezia" },
  Milan: { key: "milan", emblem: "viper", veduta: "milano" },
  Florence: { key: "florence", emblem: "lily", veduta: "firenze" },
  Rome: { key: "rome", emblem: "keys", veduta: "roma" },
  Naples: { key: "naples", emblem: "cavalry", veduta: "napoli" },
};

export const TROOP_ICONS: Record<Troop, string> = {
  light_infantry: "infantry",
  crossbow: "crossbow",
  pike: "pike",
  fortification: "fortification",
  cavalry: "cavalry",
  artillery: "artillery",
};

export const TREACHERY_ICONS: Record<string, string> = {
  bribe_troops: "dagger",
  bribe_cardinal: "clerical",
  freeze_bid: "snow",
  steal_influence: "mask",
  raid_gold: "chest",
  veto: "veto",
  start_war: "war",
};

export const MONEY_ICONS = { gold: "coins", influence: "seal" } as const;

const ABILITY_ICONS: Record<string, string> = {
  none: "crown",
  merchant: "merchant",
  reroll: "undo",
  veto: "veto",
  bank: "chest",
  steal: "mask",
  draw: "dagger",
  defence: "fortification",
  limit: "dagger",
  pope: "pope",
  condottiere: "military",
  artist: "brush",
};
const EFFECT_ICONS: Record<EventView["effect"], string> = {
  points: "brush",
  status: "brush",
  merchant: "merchant",
  invade: "war",
};
/** Abilities that are used once a decade, by a click on the tile. */
export const ONCE = new Set(["reroll", "veto", "bank", "steal", "draw"]);

export function abilityIcon(ability: Ability): string {
  return (
    ABILITY_ICONS[ability.kind] ??
    TROOP_ICONS[ability.kind as Troop] ??
    (ability.kind as Troop | string)
  );
}

export function tileIcon(tile: string): string {
  return tile === "pope" ? "pope" : abilityIcon(theBox().ability(`tiles.${tile}`));
}

export function eventIcon(event: Pick<EventView, "effect">): string {
  return EFFECT_ICONS[event.effect];
}

/** What an ability changes, in a few signs: `+1/+1`, `−1 seal`. */
export function abilitySigns(ability: Ability): { icon?: string; text: string }[] {
  const { kind, amount, defence, discount } = ability;
  const signs: { icon?: string; text: string }[] = [];
  if (kind in TROOP_ICONS) signs.push({ text: `+${amount}/+${defence}` });
  if (kind === "defence") signs.push({ text: `+0/+${amount}` });
  if (kind === "pope") signs.push({ icon: "seal", text: `−${amount}` });
  if (kind === "condottiere") signs.push({ icon: "seal", text: `−${amount}` });
  if (kind === "artist") signs.push({ text: `−${amount}` });
  if (kind === "limit") signs.push({ text: `+${amount}` });
  if (kind === "steal") signs.push({ icon: "seal", text: `+${amount}` });
  if (kind === "draw") signs.push({ text: `+${amount}` });
  if (kind === "bank") signs.push({ icon: "trade", text: `${amount}` });
  if (discount > 0) signs.push({ icon: "seal", text: `−${discount}` });
  return signs;
}
