import type { Words } from "../../shell/words";
import { theBox } from "./box";
import { eventIcon, tileIcon } from "./symbols";
import { type AuctionView, citiesOf, type City, type Money, type PrincesView } from "./view";

/** What is up for auction, as its card tells it. */
export interface Lot {
  target: string;
  name: string;
  band: string;
  text: string;
  icon: string;
  portrait: "man" | "woman" | null;
  city: City | null;
  income: Money | null;
  /** Which part of the income was chosen for this project. */
  guessed: Record<"gold" | "influence", boolean>;
  /** What it would mean for me. */
  forYou: string[];
}

const MEN = new Set([
  "ludovico",
  "lorenzo",
  "giovanni",
  "roderigo",
  "cesare",
  "della_rovere",
  "ferrante",
  "alfonso",
]);
const WOMEN = new Set(["caterina", "lucrezia"]);
const SURE = { gold: false, influence: false };

export function lotOf(
  view: PrincesView,
  auction: AuctionView,
  seat: number | null,
  words: Words,
): Lot {
  const box = theBox();
  const me = seat === null ? null : view.players[seat]!;
  const { kind, lot } = auction;
  if (kind === "tile") {
    const city = box.tileCity(lot);
    const owned = me ? citiesOf(me) : new Set<City>();
    const most = { tiles: box.number("limits.tiles"), cities: box.number("limits.cities") };
    return {
      target: `tile:${lot}`,
      name: words.thing("tile", lot),
      band: words.thing("city", city),
      text: words.say(`tile-${lot}-text`),
      icon: tileIcon(lot),
      portrait: MEN.has(lot) ? "man" : WOMEN.has(lot) ? "woman" : null,
      city,
      income: box.income(`tiles.${lot}`),
      guessed: {
        gold: box.reconstructed(`tiles.${lot}.gold`),
        influence: box.reconstructed(`tiles.${lot}.influence`),
      },
      forYou: me
        ? [
            words.say("ui-nth-tile", { count: me.tiles.length + 1, most: most.tiles }),
            words.say("ui-nth-city", {
              count: owned.has(city) ? owned.size : owned.size + 1,
              most: most.cities,
              mine: owned.has(city) ? "yes" : "no",
            }),
          ]
        : [],
    };
  }
  if (kind === "event") {
    const event = view.events.find((one) => one.event === lot)!;
    return {
      target: `tile:${lot}`,
      name: words.thing("tile", lot),
      band: words.say("ui-event-of-decade", { decade: event.decade }),
      text: words.say(`tile-${lot}-text`),
      icon: eventIcon(event),
      portrait: event.artist ? "man" : null,
      city: null,
      income: null,
      guessed: SURE,
      forYou: [],
    };
  }
  if (kind === "pope")
    return {
      target: "tile:pope",
      name: words.thing("tile", "pope"),
      band: words.say("ui-until-decade-end"),
      text: words.say("tile-pope-text"),
      icon: "pope",
      portrait: null,
      city: null,
      income: null,
      guessed: SURE,
      forYou: [],
    };
  if (kind === "family")
    return {
      target: `family:${lot}`,
      name: words.thing("family", lot),
      band: words.thing("home", box.text(`families.${lot}.home`)),
      text: words.say(`family-${lot}-text`),
      icon: "political",
      portrait: null,
      city: null,
      income: box.income(`families.${lot}`),
      guessed: SURE,
      forYou: [],
    };
  const city = lot as City;
  const foe = kind === "attacker" ? view.war?.defender : view.war?.attacker;
  return {
    target: `city:${city}`,
    name: words.say("ui-command-of", { city }),
    band: words.thing("city", city),
    text: words.say(kind === "attacker" ? "ui-command-attacks" : "ui-command-defends", {
      city: foe ?? "",
    }),
    icon: "military",
    portrait: null,
    city,
    income: null,
    guessed: SURE,
    forYou: [
      words.say("ui-wage-of", { gold: view.cities[city].status }),
      ...(me?.army
        ? [words.say("ui-your-army", { attack: me.army.attack, defence: me.army.defence })]
        : []),
    ],
  };
}

/** What winning would score if the game ended now; null where nothing can be said. */
export function worthNow(
  view: PrincesView,
  auction: AuctionView,
  seat: number,
): { icon: string; amount: number } | null {
  const { kind, lot } = auction;
  const box = theBox();
  const me = view.players[seat]!;
  const merchants = me.tiles.filter(
    (own) => box.ability(`tiles.${own.tile}`).kind === "merchant",
  ).length;
  if (kind === "tile") return { icon: "laurel", amount: view.cities[box.tileCity(lot)].vp };
  if (kind === "pope") return { icon: "laurel", amount: view.pope.vp };
  if (kind === "attacker" || kind === "defender")
    return { icon: "coins", amount: view.cities[lot as City].status };
  if (kind === "event") {
    const event = view.events.find((one) => one.event === lot);
    if (event?.effect === "points") return { icon: "laurel", amount: event.amount };
    if (event?.effect === "merchant")
      return { icon: "laurel", amount: merchants * box.number("scoring.merchant_vp") };
  }
  return null;
}
