import type { Reason, Tip, TipLine } from "../../shell/tips";
import type { Words } from "../../shell/words";
import { type Relief, theBox } from "./box";
import { cityLens } from "./cityTip";
import { sighting } from "./lens";
import { whyNoPay } from "./payment";
import { ACTION_ICONS, BONUS_ICONS, POINT_ICONS, symbolIcon } from "./symbols";
import { type Action, actionAt, cardAt, type Power, type TableView, type VirtuView } from "./view";

export type Teller<V> = (parts: string[], view: V, seat: number | null, words: Words) => Tip | null;

/** What a thing on the table is, in words, with the rule that makes it so. */
export const explaining =
  <V>(tellers: Readonly<Record<string, Teller<V>>>) =>
  (target: string, view: V, seat: number | null, words: Words): Tip | null => {
    const their = /^their:(\d+):(.*)$/.exec(target);
    const parts = (their?.[2] ?? target).split(":");
    const whose = their ? Number(their[1]) : seat;
    return tellers[parts[0] ?? ""]?.(parts.slice(1), view, whose, words) ?? null;
  };

const symbols = (relief: Relief, words: Words): TipLine[] =>
  relief.map(([symbol, count]) => ({
    icon: symbolIcon(symbol),
    text: words.thing("symbol", symbol),
    value: String(count),
  }));

const costs = (relief: Relief, words: Words): TipLine[] =>
  symbols(relief, words).map((line) => ({ ...line, value: `−${line.value}`, tone: "cost" }));

export const plain = (
  words: Words,
  id: string,
  icon: string,
  rule: string,
  lines: TipLine[] = [],
): Tip => ({
  title: words.say(`ui-tip-${id}`),
  icon,
  lines,
  why: words.say(`ui-tip-${id}-text`),
  rule,
});

function cardTip(card: string, words: Words, rule = "V-312"): Tip {
  const box = theBox();
  const action = box.cardAction(card);
  return {
    title: words.thing("card", card),
    ...(action ? { icon: ACTION_ICONS[action] } : {}),
    lines: [
      ...(action
        ? [{ icon: ACTION_ICONS[action], text: words.thing("action", action) }]
        : [{ icon: "close", text: words.say("ui-no-action") }]),
      ...symbols(box.card(card), words),
      ...(box.number(`cards.${card}.agent`)
        ? [
            {
              icon: "agent",
              text: words.say("ui-brings-agent"),
              value: "+1",
              tone: "gain" as const,
            },
          ]
        : []),
      ...prestigeLine(`cards.${card}`, words),
    ],
    why: words.say("ui-tip-card-text"),
    rule,
  };
}

function prestigeLine(path: string, words: Words): TipLine[] {
  const prestige = theBox().number(`${path}.prestige`);
  return prestige
    ? [
        {
          icon: "laurel",
          text: words.say("ui-change-prestige"),
          value: `+${prestige}`,
          tone: "gain",
        },
      ]
    : [];
}

export function cityTip(
  [city = ""]: string[],
  view: TableView,
  seat: number | null,
  words: Words,
): Tip {
  const box = theBox();
  const here = view.cities[city];
  const title = words.thing("city", city);
  if (!here)
    return { title, icon: "lock", lines: [], why: words.say("ui-tip-closed-text"), rule: "V-103" };
  const told = cityLens(city, view, seat, words);
  const lines: TipLine[] = told.sum
    ? []
    : [{ icon: "political", text: words.say("ui-value"), value: String(box.value(city)) }];
  if (box.isPort(city))
    lines.push({
      icon: "anchor",
      text: box
        .words(`cities.${city}.seas`)
        .map((sea) => words.thing("sea", sea))
        .join(", "),
    });
  for (const siege of view.sieges.filter((one) => one.city === city))
    lines.push(
      {
        icon: "war",
        text: words.say("ui-attack-of", { seat: siege.attacker }),
        value: String(siege.attack.sum),
      },
      {
        icon: "fortification",
        text: words.say("ui-defence-sum", {
          value: (siege.defence.value ?? 0) + (siege.defence.agent ?? 0),
          troops: siege.defence.troops,
          bastion: siege.defence.bastion ?? 0,
        }),
        value: String(siege.defence.sum),
      },
    );
  const signs = box.tile(city).map(([symbol, count]) => ({
    icon: symbolIcon(symbol),
    count,
    name: words.thing("symbol", symbol),
  }));
  lines.push(...told.lines, { icon: "tile", text: words.say("ui-tile-gives"), signs });
  const pirate = box.isPirate(city) && here.owner === null;
  const besieged = view.sieges.some((one) => one.city === city);
  return {
    ...told,
    title,
    icon: "political",
    lines,
    why:
      told.why ??
      words.say(
        pirate ? "ui-tip-pirate-text" : besieged ? "ui-tip-siege-text" : "ui-tip-city-text",
      ),
    rule:
      told.why && told.rule
        ? told.rule
        : pirate
          ? "V-913"
          : besieged
            ? "V-1423"
            : (told.rule ?? "V-903"),
  };
}

function roomTip(parts: string[], view: TableView, seat: number | null, words: Words): Tip | null {
  const rival = parts.length === 2 ? view.colours.findIndex((one) => one === parts[0]) : seat;
  const room = Number(parts.at(-1));
  const player = view.players[rival ?? 0];
  if (!player) return null;
  const action = actionAt(player, room);
  const plan = rival === seat ? view.reach?.[String(room)] : undefined;
  const lines: TipLine[] = plan
    ? plan.barred
      ? [{ icon: "lock", text: words.say("ui-plan-barred"), tone: "cost" }]
      : [
          {
            icon: ACTION_ICONS[action],
            text: words.say("ui-plan-count", { count: plan.deeds.length }),
          },
        ]
    : [];
  return {
    title: words.say("ui-room", { room, action }),
    icon: ACTION_ICONS[action],
    lines,
    why: words.say(`ui-action-${action}-text`),
    rule: RULES[action],
  };
}

const RULES: Record<Action | "none", string> = {
  govern: "V-601",
  patronise: "V-701",
  annex: "V-901",
  war: "V-1001",
  intrigue: "V-1101",
  trade: "V-801",
  none: "W-207",
};

/** What every game with palaces has on its table. */
export const TELLERS: Readonly<Record<string, Teller<TableView>>> = {
  city: cityTip,
  room: roomTip,
  card: ([card = ""], _view, _seat, words) => cardTip(card, words, "V-116"),
  space: ([space = ""], view, seat, words) => {
    const player = seat === null ? undefined : view.players[seat];
    const card = player ? cardAt(player, space) : null;
    if (card) return cardTip(card, words);
    return /^(left|right)/.test(space)
      ? plain(words, "court", "man", "V-216")
      : plain(words, "printed", "palace", "V-205");
  },
  tile: ([tile = ""], _view, _seat, words) => ({
    title: words.thing("tile", tile),
    icon: "tile",
    lines: [...symbols(theBox().tile(tile), words), ...prestigeLine(`tiles.${tile}`, words)],
    why: words.say("ui-tip-tile-text"),
    rule: "V-309",
  }),
  ware: ([ware = ""], view, _seat, words) => {
    const box = theBox();
    const path = box.ware(ware);
    const base = box.isCard(ware) ? cardTip(ware, words, "V-1901") : null;
    const reason = view.market?.wares[ware];
    return {
      title: words.thing("ware", ware),
      ...(base?.icon ? { icon: base.icon } : {}),
      lines: [
        ...costs(box.relief(`${path}.cost`), words),
        ...(base?.lines ?? [...symbols(box.tile(ware), words), ...prestigeLine(path, words)]),
        ...(reason === "by-asking"
          ? [{ icon: "indulgence", text: words.say("ui-pay-by-asking") }]
          : reason
            ? [{ icon: "lock", text: words.why(reason, {}), tone: "cost" as const }]
            : []),
      ],
      why: words.say("ui-tip-ware-text"),
      rule: "V-1901",
    };
  },
  indulgence: (_parts, _view, _seat, words) => ({
    ...plain(words, "indulgence", "indulgence", "V-501"),
    lines: symbols(theBox().relief("indulgence.gives"), words),
  }),
  arrow: (_parts, _view, _seat, words) => plain(words, "arrow", "arrow", "V-413"),
  hand: (_parts, _view, _seat, words) => plain(words, "hand", "crown", "V-312"),
  stock: ([name = ""], _view, _seat, words) =>
    plain(
      words,
      name,
      { florins: "florin", agents: "agent", reserve: "troop", tokens: "war" }[name] ?? "florin",
      { florins: "V-302", agents: "V-1201", reserve: "V-2001", tokens: "V-1013" }[name] ?? "V-302",
    ),
  wages: (_parts, _view, _seat, words) => plain(words, "wages", "troop", "V-1704"),
  trophy: (_parts, _view, _seat, words) => plain(words, "trophy", "war", "V-1431"),
};

/** Why a city, a card or a tile cannot be chosen that no single move leads to. */
export function whyNot(target: string, view: TableView): Reason | null {
  if (!target.startsWith("city:")) return whyNoPay(target, view);
  const seen = sighting(view.lens, target.slice("city:".length));
  if (!seen) return null;
  if (seen.is.why) return seen.is.why;
  if (seen.lens === "war") return { reason: "further-on", args: {}, rule: "V-1004" };
  return seen.lens === "intrigue" ? { reason: "agent-first", args: {}, rule: "V-1101" } : null;
}

/** Of cities the house knows more than the view says: prices and odds. */
export const closer = (target: string): boolean => target.startsWith("city:");

export const explain = explaining<VirtuView>({
  ...TELLERS,
  power: ([power = ""], view, _seat, words) => ({
    title: words.thing("power", power),
    icon: "seal",
    lines: [
      ...costs(theBox().relief(`alliances.${power as Power}`), words),
      { icon: "laurel", text: words.say("ui-change-prestige"), value: "+1", tone: "gain" },
      ...(view.powers[power as Power].ally && !view.powers[power as Power].ready
        ? [{ icon: "lock", text: words.say("ui-bonus-spent") }]
        : []),
    ],
    why: words.say(`ui-tip-power-${power}`),
    rule: "V-2101",
  }),
  bonus: ([bonus = ""], _view, _seat, words) => {
    const prestige = theBox().number(`bonuses.${bonus}`);
    return {
      title: words.thing("bonus", bonus),
      icon: BONUS_ICONS[bonus] ?? "patronise",
      lines: prestige
        ? [
            {
              icon: "laurel",
              text: words.say("ui-change-prestige"),
              value: `+${prestige}`,
              tone: "gain",
            },
          ]
        : [],
      why: words.say(`bonus-${bonus}-text`),
      rule: "V-706",
    };
  },
  track: ([kind = ""], view, _seat, words) =>
    plain(
      words,
      `track-${kind}`,
      POINT_ICONS[kind] ?? "laurel",
      "V-2209",
      view.players.map((player, index) => ({
        text: words.say("ui-named", { seat: index }),
        icon: "laurel",
        value: String((player.points[kind] ?? 0) + (player.points[`${kind}_lead`] ?? 0)),
      })),
    ),
  rank: (_parts, _view, _seat, words) => plain(words, "rank", "patronise", "V-701"),
  religion: (_parts, _view, _seat, words) => plain(words, "religion", "cross", "V-2216"),
});
