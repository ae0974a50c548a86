import type { Tip, TipBar, TipLine, TipSum } from "../../shell/tips";
import type { Words } from "../../shell/words";
import { theBox } from "./box";
import { defenceOf, type LensName, standingWord } from "./lens";
import { symbolIcon } from "./symbols";
import { type CityAgent, type CityOdds, type CityPrice, seatOf, type TableView } from "./view";

/** What the lens knows of a city, as its tip tells it. */
export type Told = Pick<Tip, "badge" | "sum" | "bars" | "lines" | "why" | "rule" | "answers">;

/** Everything that the lens knows of a city; what is asked for just now comes first. */
export function cityLens(city: string, view: TableView, seat: number | null, words: Words): Told {
  const { lens } = view;
  if (!lens || seat === null) return { lines: [] };
  const price = lens.annex?.[city];
  const odds = lens.war?.[city];
  const agent = lens.agents?.[city];
  const now =
    lens.on === "annex" && price
      ? annexing(price, city, view, words)
      : lens.on === "war" && odds
        ? warring(odds, city, view, seat, words)
        : lens.on === "intrigue" && agent
          ? scheming(agent, words)
          : null;
  if (now) return { ...now, why: words.say(ABOUT[lens.on!]), answers: true };
  const annex = price && canBeAnnexed(price) ? annexing(price, city, view, words) : null;
  const rest = annex ?? { lines: [] };
  return {
    ...(rest.sum && { sum: rest.sum }),
    lines: [...rest.lines, ...(odds ? [oddsLine(odds, words)] : [])],
  };
}

/** The sentence that explains what is asked. */
const ABOUT: Record<LensName, string> = {
  annex: "ui-tip-city-text",
  war: "ui-tip-siege-text",
  intrigue: "ui-action-intrigue-text",
};

const canBeAnnexed = ({ why }: CityPrice) =>
  why?.reason !== "city-not-neutral" && why?.reason !== "pirate-port";

/** The crowns for a city by their terms: value, agent, and one to exceed them. */
export function sumOf(price: CityPrice, city: string, view: TableView, words: Words): TipSum {
  const { value, agent, crowns } = price;
  const whose = view.cities[city]?.agent;
  return {
    terms: [
      { value, name: words.say("ui-value") },
      ...(agent && whose
        ? [{ value: agent, name: words.say("ui-agent-of", { seat: seatOf(view, whose) }) }]
        : []),
      { value: crowns - value - agent, name: words.say("ui-lens-exceed") },
    ],
    total: { value: crowns, icon: "crown", name: words.say("ui-lens-crowns") },
  };
}

function annexing(price: CityPrice, city: string, view: TableView, words: Words): Told {
  const { state, ships, lack = {}, opens, prestige, why } = price;
  const lines: TipLine[] = [];
  if (price.from)
    lines.push({
      icon: ships > 0 ? "ship" : "steps",
      text: words.say(ships > 0 ? "ui-annex-by-sea" : "ui-annex-by-road", { city: price.from }),
      ...(ships > 0 && { value: `−${ships}`, tone: "cost" }),
    });
  for (const [symbol, count] of Object.entries(lack))
    lines.push({
      icon: symbolIcon(symbol),
      text: words.say("ui-lens-you-have", { count: view.lens?.have[symbol as "crown"] ?? 0 }),
      value: words.say("ui-lens-lacks", { count }),
      tone: state === "extra" ? "plain" : "cost",
    });
  if (state === "extra")
    lines.push({
      icon: "indulgence",
      text: words.say("ui-lens-begs"),
      value: `−${theBox().number("indulgence.prestige")}`,
      tone: "cost",
    });
  if (state === "out" && why)
    lines.push({ icon: "lock", text: words.why(why.reason, why.args), tone: "cost" });
  if (opens && opens.length > 0)
    lines.push({ icon: "lens", text: words.say("ui-lens-opens", { cities: opens }) });
  if (prestige) lines.push(gain(prestige, words));
  return {
    ...(canBeAnnexed(price) && { sum: sumOf(price, city, view, words) }),
    badge: { text: standingWord("annex", state, words), standing: state },
    lines,
    rule: why?.rule ?? "V-903",
  };
}

const gain = (prestige: number, words: Words): TipLine => ({
  icon: "laurel",
  text: words.say("ui-lens-gain"),
  value: prestige > 0 ? `+${prestige}` : String(prestige).replace("-", "−"),
  tone: prestige > 0 ? "gain" : "cost",
});

function warring(odds: CityOdds, city: string, view: TableView, seat: number, words: Words): Told {
  const { state, troops, bonus, defence, answer, origins = {}, why } = odds;
  const badge = {
    text: odds.verdict
      ? words.say(`ui-verdict-${odds.verdict}`)
      : standingWord("war", state, words),
    standing: state,
  };
  if (state === "out")
    return {
      badge,
      lines: [
        ...(why
          ? [{ icon: "lock", text: words.why(why.reason, why.args), tone: "cost" as const }]
          : []),
        { icon: "fortification", text: words.say("ui-defence"), value: defenceOf(odds) },
      ],
      rule: why?.rule ?? "V-1001",
    };
  const colour = view.colours[seat]!;
  const owner = view.cities[city]?.owner;
  const attack: TipBar = {
    name: words.say("ui-attack"),
    value: String(troops + bonus),
    parts: [
      { count: troops, text: String(troops), kind: "sure", seat: colour },
      ...(bonus > 0 ? [{ count: bonus, text: `+${bonus}`, kind: "more" as const }] : []),
    ],
  };
  const wall: TipBar = {
    name: words.say("ui-defence"),
    value: defenceOf(odds),
    parts: [
      { count: defence.sum, text: String(defence.sum), kind: "sure" },
      ...(answer > 0 ? [{ count: answer, text: `+${answer}`, kind: "may" as const }] : []),
    ],
  };
  const lines: TipLine[] = [];
  for (const rival of odds.rivals ?? [])
    lines.push({ icon: "war", text: words.say("ui-lens-battle", { seat: rival }), tone: "cost" });
  if (odds.here > 0)
    lines.push({ icon: "troop", text: words.say("ui-lens-here"), value: String(odds.here) });
  for (const [origin, count] of Object.entries(origins))
    lines.push({
      icon: "troop",
      text: words.say("ui-lens-from", { city: origin }),
      value: String(count),
    });
  for (const [symbol, count] of [
    ["cavalry", odds.cavalry ?? 0],
    ["ship", odds.ships ?? 0],
  ] as const)
    if (count > 0)
      lines.push({
        icon: symbol,
        text: words.thing("symbol", symbol),
        value: `−${count}`,
        tone: "cost",
      });
  if (odds.indulgence)
    lines.push({ icon: "indulgence", text: words.say("ui-lens-begs"), tone: "cost" });
  if (answer > 0 && owner)
    lines.push({
      icon: "fortification",
      text: words.say("ui-lens-answer", { seat: seatOf(view, owner) }),
      value: `+${answer}`,
    });
  const [least = 0, most = 0] = odds.losses ?? [];
  lines.push({
    icon: "troop",
    text: words.say("ui-lens-losses"),
    value: least === most ? String(least) : `${least}–${most}`,
    tone: most > 0 ? "cost" : "plain",
  });
  if (odds.prestige && state !== "lacks") lines.push(gain(odds.prestige, words));
  return { badge, bars: [attack, wall], lines, rule: "V-1423" };
}

/** A siege in one line, where it is not asked for just now. */
function oddsLine(odds: CityOdds, words: Words): TipLine {
  const { troops, bonus, verdict, state } = odds;
  if (!verdict)
    return { icon: "fortification", text: words.say("ui-defence"), value: defenceOf(odds) };
  return {
    icon: "war",
    text: words.say("ui-lens-siege", { attack: troops + bonus, defence: defenceOf(odds) }),
    value: words.say(`ui-verdict-${verdict}`),
    tone: state === "lacks" ? "cost" : "gain",
  };
}

function scheming(agent: CityAgent, words: Words): Told {
  const { state, deed, masks, crowns, defence, why } = agent;
  const lines: TipLine[] = [
    {
      icon: "mask",
      text: words.say(`ui-lens-${deed}`),
      value: `−${masks}`,
      tone: "cost",
    },
  ];
  if (crowns)
    lines.push({
      icon: "crown",
      text: words.say("ui-lens-then-crowns"),
      value: crowns.join(" → "),
    });
  if (defence)
    lines.push({
      icon: "fortification",
      text: words.say("ui-lens-then-defence"),
      value: defence.join(" → "),
    });
  if (why) lines.push({ icon: "lock", text: words.why(why.reason, why.args), tone: "cost" });
  return {
    badge: { text: standingWord("intrigue", state, words), standing: state },
    lines,
    rule: why?.rule ?? "V-1101",
  };
}
