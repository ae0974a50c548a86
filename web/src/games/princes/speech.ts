import { bribable } from "./bribes";
import { roman, signed } from "../../shell/format";
import type { Choice } from "../../shell/protocol";
import type { Result, SpeechFacet } from "../../shell/speech";
import type { Words } from "../../shell/words";
import { theBox } from "./box";
import { CITIES, type City, type PrincesView, seatOf } from "./view";

const CHANGE_ICONS: Record<string, string> = {
  gold: "coins",
  influence: "seal",
  wages: "coins",
  tokens: "initiative",
  tiles: "tile",
  troops: "troop",
  treachery: "dagger",
};

/** In how many of a hundred wars a bribe would let my side win. */
function chanceOf({ move: [verb, family, troop] }: Choice, view: PrincesView): number | null {
  if (verb !== "bribe") return null;
  const target = `troop:${family}:${troop}`;
  return bribable(view).find((row) => row.target === target)?.chance ?? null;
}

/** What an auction begins at, and what a command pays whoever takes it. */
function stakes({ move: [verb, first] }: Choice, view: PrincesView, words: Words): Result[] {
  const name = String(first);
  if (verb === "auction") {
    const event = view.events.find((one) => one.event === name);
    const least = event || name === "pope" ? 0 : view.cities[theBox().tileCity(name)].opening;
    const points = name === "pope" ? view.pope.vp : event?.effect === "points" ? event.amount : 0;
    return [
      { icon: "candle", text: `${least}`, tone: "cost", name: words.say("ui-least-bid") },
      ...(points ? [gain("laurel", signed(points), words.say("ui-worth-now"))] : []),
    ];
  }
  if (verb === "attacker" || verb === "defender")
    return [gain("coins", signed(view.cities[name as City].status), words.say("thing-wages"))];
  if (verb === "war" || verb === "start_war") {
    const wages = CITIES.map((city) => view.cities[city].status).sort((a, b) => a - b);
    const text = `${signed(wages[0]!)}…${wages.at(-1)}`;
    return [gain("coins", text, words.say("thing-wages"))];
  }
  return [];
}

const gain = (icon: string, text: string, name: string): Result => ({
  icon,
  text,
  tone: "gain",
  name,
});

/** May I only freeze a rival or leave, since no bid of mine is possible? */
function outbid(view: PrincesView): boolean {
  const { auction, me } = view;
  const mine = auction?.bidders.find((one) => one.seat === me);
  if (!auction || !mine) return false;
  return mine.frozen || mine.reason !== null || (auction.capacity ?? 0) < auction.least;
}

export const speech: SpeechFacet<PrincesView> = {
  where: (view, words) =>
    view.decade === 0
      ? [{ text: words.say("option-families"), strong: true }]
      : [
          {
            text: words.say("ui-decade-of", {
              decade: roman(view.decade),
              decades: roman(view.decades),
            }),
            strong: true,
          },
          {
            icon: "brush",
            text: words.say("ui-events-left", {
              count: view.events.filter((event) => event.state === "display").length,
            }),
          },
        ],

  question: (prompt, view, words) =>
    prompt.id === "bid" && outbid(view) ? words.say("ui-cannot-bid", prompt.args) : null,

  label: ({ move: [verb, family, troop] }, _prompt, view, words) =>
    verb === "bribe" && seatOf(view, String(family)) === view.me && view.me !== null
      ? words.say("ui-bribe-own", { troop: troop ?? "" })
      : null,

  results: (choice, view, _seat, words) => {
    const counted = choice.move[0] === "bribe" ? {} : choice.changes;
    const found: Result[] = Object.entries(counted).map(([name, change]) => ({
      icon: CHANGE_ICONS[name] ?? "laurel",
      text: signed(change),
      tone: change < 0 ? "cost" : "gain",
      name: words.say(`thing-${name === "treachery" ? "hand" : name}`),
    }));
    found.push(...stakes(choice, view, words));
    const chance = chanceOf(choice, view);
    if (chance !== null)
      found.push({
        icon: "war",
        text: `${chance} %`,
        tone: "plain",
        name: words.say("ui-chance"),
      });
    return found;
  },
};
