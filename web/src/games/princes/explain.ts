import { idea } from "../../shell/idea";
import type { Tip, TipLine } from "../../shell/tips";
import { signed } from "../../shell/format";
import type { Words } from "../../shell/words";
import { theBox } from "./box";
import { eventIcon, MONEY_ICONS, tileIcon, TREACHERY_ICONS, TROOP_ICONS } from "./symbols";
import { type City, leaderOf, type PrincesView, type Troop } from "./view";

/** What a thing on the table is, in words, with the rule that makes it so. */
export function explain(
  target: string,
  view: PrincesView,
  seat: number | null,
  words: Words,
): Tip | null {
  const [kind = "", ...parts] = target.split(":");
  return TELLERS[kind]?.(parts, view, words, seat) ?? null;
}

type Teller = (parts: string[], view: PrincesView, words: Words, seat: number | null) => Tip | null;

function moneyLines(words: Words, gold: number, influence: number, what: string): TipLine[] {
  const lines: TipLine[] = [];
  if (gold) lines.push({ icon: "coins", text: words.say(what), value: signed(gold), tone: "gain" });
  if (influence)
    lines.push({ icon: "seal", text: words.say(what), value: signed(influence), tone: "gain" });
  return lines;
}

function tileTip(tile: string, view: PrincesView, words: Words): Tip {
  const box = theBox();
  const event = view.events.find((one) => one.event === tile);
  if (tile === "pope")
    return idea(words, "pope", {
      icon: "pope",
      lines: [{ icon: "seal", text: words.say("ui-paid-in", { currency: "influence" }) }],
      why: words.say("tile-pope-text"),
    });
  if (event)
    return idea(words, event.effect === "merchant" ? "merchant" : "events", {
      title: words.thing("tile", tile),
      icon: eventIcon(event),
      lines: [
        {
          icon: MONEY_ICONS[event.currency],
          text: words.say("ui-paid-in", { currency: event.currency }),
        },
      ],
      why: words.say(`tile-${tile}-text`),
    });
  const city = box.tileCity(tile);
  const { gold, influence } = box.income(`tiles.${tile}`);
  const here = view.cities[city];
  const guessed =
    box.reconstructed(`tiles.${tile}.gold`) || box.reconstructed(`tiles.${tile}.influence`);
  return idea(words, "city-tile", {
    title: words.thing("tile", tile),
    icon: tileIcon(tile),
    lines: [
      ...moneyLines(words, gold, influence, "ui-each-decade"),
      {
        icon: "candle",
        text: words.say("ui-opening-of", { city, gold: here.opening }),
        value: String(here.opening),
      },
      {
        icon: "laurel",
        text: words.say("ui-worth-now"),
        value: `+${here.vp}`,
        tone: "gain",
      },
      ...(guessed ? [{ icon: "quill", text: words.say("concept-reconstructed") }] : []),
    ],
    why: words.say(`tile-${tile}-text`),
  });
}

function troopTip(troop: string, view: PrincesView, words: Words): Tip | null {
  const here = view.troops[troop as Troop];
  if (!here) return null;
  return idea(words, "troop", {
    title: words.thing("troop", troop),
    icon: TROOP_ICONS[troop as Troop],
    lines: [
      {
        icon: "war",
        text: words.say("ui-attack-defence"),
        value: `${here.attack} / ${here.defence}`,
      },
      { icon: "coins", text: words.say("ui-price"), value: `−${here.gold}`, tone: "cost" },
      ...moneyLines(words, 0, here.influence, "ui-each-decade"),
      { icon: "tile", text: words.say("ui-in-stock"), value: String(here.stock) },
    ],
  });
}

function familyTip(family: string, view: PrincesView, words: Words): Tip {
  const box = theBox();
  const seat = leaderOf(view, family);
  const player = seat === null ? null : view.players[seat]!;
  const income = box.income(`families.${family}`);
  return {
    title: words.thing("family", family),
    icon: "political",
    lines: [
      ...moneyLines(words, income.gold, income.influence, "ui-each-decade"),
      ...(player && player.wages > 0
        ? [{ icon: "coins", text: words.say("thing-wages"), value: `+${player.wages}` }]
        : []),
    ],
    why: words.say(`family-${family}-text`),
    rule: "P-1201",
  };
}

const TELLERS: Record<string, Teller> = {
  tile: ([tile], view, words) => tileTip(tile ?? "", view, words),
  own: ([tile], view, words) => tileTip(tile ?? "", view, words),
  // A troop that I may bribe shows the odds beside it: no box may cover them.
  troop: ([first, second], view, words) =>
    second && view.war?.bribes?.some((one) => one.family === first && one.troop === second)
      ? null
      : troopTip(second ?? first ?? "", view, words),
  stock: ([troop], view, words) => troopTip(troop ?? "", view, words),
  their: ([, troop], view, words) => troopTip(troop ?? "", view, words),
  family: ([family], view, words) => familyTip(family ?? "", view, words),
  house: ([family], view, words) => familyTip(family ?? "", view, words),
  treachery: ([name], view, words) =>
    name
      ? idea(words, "treachery", {
          title: words.thing("treachery", name),
          icon: TREACHERY_ICONS[name] ?? "dagger",
          why: words.say(`treachery-${name}-text`),
        })
      : idea(words, "treachery", {
          icon: "dagger",
          lines: [
            {
              icon: "coins",
              text: words.say("ui-price"),
              value: `−${view.treachery.gold}`,
              tone: "cost",
            },
            {
              icon: "seal",
              text: words.say("ui-price"),
              value: `−${view.treachery.influence}`,
              tone: "cost",
            },
          ],
        }),
  city: ([name], view, words) => {
    const city = name as City;
    const here = view.cities[city];
    return idea(words, "status", {
      title: words.thing("city", city),
      lines: [
        { icon: "steps", text: words.say("thing-status"), value: String(here.status) },
        { icon: "laurel", text: words.say("ui-tile-scores-now"), value: String(here.vp) },
        {
          icon: "candle",
          text: words.say("ui-opening-of", { city, gold: here.opening }),
          value: String(here.opening),
        },
        ...here.artists.map((artist) => ({ icon: "brush", text: words.thing("tile", artist) })),
      ],
    });
  },
  status: (_parts, _view, words) => idea(words, "status", { icon: "steps" }),
  wars: (_parts, view, words) =>
    idea(words, "war", {
      icon: "war",
      lines: [{ icon: "war", text: words.say("ui-wars-of", { ...view.wars }) }],
    }),
  gold: (_parts, _view, words) => idea(words, "gold", { icon: "coins" }),
  influence: (_parts, _view, words) => idea(words, "influence", { icon: "seal" }),
  income: ([at], view, words) => {
    const income = view.players[Number(at)]?.income;
    if (!income) return null;
    const lines = Object.entries(income.parts).flatMap(([source, { gold, influence }]) =>
      moneyLines(words, gold, influence, `ui-income-${source}`),
    );
    return idea(words, "decade", { title: words.say("ui-next-income"), icon: "hourglass", lines });
  },
  army: ([at], view, words) => {
    const army = view.players[Number(at)]?.army;
    if (!army) return null;
    const name = (kind: string, of: string) =>
      words.thing(kind === "tile" ? "tile" : kind === "family" ? "family" : "troop", of);
    return idea(words, "condottiere", {
      icon: "military",
      lines: army.items.map((item) => ({
        icon: item.kind === "troop" ? TROOP_ICONS[item.name as Troop] : "plus",
        text: name(item.kind, item.name),
        value: `${item.attack} / ${item.defence}`,
      })),
    });
  },
};
