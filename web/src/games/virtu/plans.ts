import type { Described, Planned } from "../../shell/protocol";
import type { PlansFacet } from "../../shell/table/plans";
import type { Words } from "../../shell/words";
import type { TableView, VirtuView } from "./view";

export type WinterSheet = Described["WinterSheet"];
export type Wish = Described["Wish"];

const ACCOUNT: keyof WinterSheet = "account";

/** The sheet of a Winter, if that is what is planned. */
export const winterSheet = (planned: Planned): WinterSheet | null =>
  isWinter(planned) ? planned : null;
const isWinter = (planned: Planned): planned is WinterSheet => !!planned && ACCOUNT in planned;

/** The questions that open a step of Winter. */
const OPENERS = new Set(["wages", "reorganise", "buy", "recruit", "make_alliance"]);

/** The Winter sheet, for a game that says which Winter it is and in which order it is played. */
export const plansWith = <V extends TableView>(
  round: (view: V) => number,
  place: (view: V, seat: number) => number,
): PlansFacet<V, WinterSheet> => ({
  sight: "market",
  matter: (view, seat) => {
    if (view.season !== "winter" || view.deciding === null) return null;
    const lies =
      view.deciding === seat
        ? OPENERS.has(String(view.step?.[0]))
        : place(view, seat) > place(view, view.deciding);
    return lies ? `winter ${round(view)}` : null;
  },
  answers: (prompt) => OPENERS.has(prompt.id),
  moves: (sheet) => sheet.moves as [string, ...(string | number)[]][],
  leftOut: (sheet, words) =>
    [...new Set(sheet.left_out.map(({ move }) => wishName(move, words)))].join(", "),
});

/** What a wish is about, by its name: a ware, a city, a power; the step where it is none. */
export function wishName(move: readonly (string | number)[], words: Words): string {
  const [verb, what] = [String(move[0]), String(move.at(-1))];
  if (verb === "buy") return words.thing("ware", what);
  if (verb === "ally") return words.thing("power", what);
  if (verb === "recruit" || verb === "allied_recruit") return words.thing("city", what);
  return words.say(verb === "wages" || verb === "dismiss" ? "ui-step-wages" : "ui-step-reorganise");
}

export const plans = plansWith<VirtuView>(
  (view) => view.year,
  (view, seat) => view.order.indexOf(view.colours[seat]!),
);
