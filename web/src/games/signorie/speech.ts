import { roman, signed } from "../../shell/format";
import type { Crumb } from "../../shell/protocol";
import type { Result, SpeechFacet } from "../../shell/speech";
import { theBox } from "./box";
import {
  type City,
  COLUMNS,
  type Column,
  readTile,
  type Row,
  type SignorieView,
  wants,
} from "./view";

const CHANGE_ICONS: Record<string, string> = {
  vp: "laurel",
  florins: "florin",
  men: "man",
  women: "woman",
  initiative: "initiative",
};

export const speech: SpeechFacet<SignorieView> = {
  where: (view, words) => [
    {
      text: words.say("ui-round-of", {
        round: roman(view.round),
        rounds: roman(theBox().number("game.rounds")),
      }),
      strong: true,
    },
    {
      icon: "gate",
      text: words.say("ui-threshold-is", { threshold: theBox().number("game.threshold") }),
    },
  ],

  crumb: (crumbs, index, view, words) => {
    const crumb = crumbs[index]!;
    return words.move(
      {
        ...crumb,
        parts: { ...about(crumbs.slice(0, index), view), ...sums(crumb), ...crumb.parts },
      },
      null,
    );
  },

  results: (choice, view, seat, words) => {
    const found: Result[] = Object.entries(choice.changes).map(([name, change]) => ({
      icon: CHANGE_ICONS[name] ?? "laurel",
      text: signed(change),
      tone: change < 0 ? "cost" : "gain",
      name: words.say(`ui-change-${name}`),
    }));
    const tile = promised(choice.move, view, seat);
    if (tile)
      found.push({
        icon: `arms-${tile.house}`,
        text: String(tile.vp),
        tone: "gain",
        name: tile.house,
      });
    return found;
  },
};

/** The printed sums of a reward that was taken and of a purchase. */
function sums({ move: [verb] }: Crumb): Record<string, number> {
  const box = theBox();
  if (verb === "florins") return { florins: box.number("rewards.florins") };
  if (verb !== "buy") return {};
  return {
    florins: box.number("rewards.purchase_florins"),
    vp: box.number("rewards.purchase_vp"),
  };
}

/** What the decisions before a crumb tell about it: a column's action and ring, a mandate's sex. */
function about(before: readonly Crumb[], view: SignorieView): Record<string, string> {
  const box = theBox();
  const found: Record<string, string> = { bonus: view.rewards[view.round - 1] ?? "" };
  for (const { move } of before) {
    if (move[0] === "take_die") {
      const column = move[1] as Column;
      Object.assign(found, { action: box.action(column), ring: box.ring(column) });
    }
    if (move[0] === "mandate") {
      const name = String(move[1]);
      const column = COLUMNS.find((one) => view.mandates[one].includes(name));
      if (column) found["sex"] = box.mandateSex(column, view.mandates[column].indexOf(name));
    }
  }
  return found;
}

/** The tile that a mission or a marriage would bring home. */
function promised(move: readonly (string | number)[], view: SignorieView, seat: number) {
  const [verb, city] = move;
  if (verb !== "to" && verb !== "marry") return null;
  const me = view.players[seat];
  const here = view.cities[city as City];
  if (!me || !here) return null;
  const tile = readTile(verb === "marry" ? here.marriage : here.mission);
  const row: Row | undefined = verb === "marry" ? "marriage" : sent(view);
  return tile && row && wants(me, row, tile.house) ? tile : null;
}

/** The career of the man who is about to leave, as the step on the agenda names it. */
function sent(view: SignorieView): Row | undefined {
  return view.step?.[0] === "choose_city" ? (String(view.step[2]) as Row) : undefined;
}
