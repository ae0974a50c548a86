import type { Crumb } from "../../shell/protocol";
import type { Phase } from "../../shell/speech";
import type { Words } from "../../shell/words";
import type { TableView } from "./view";

/** The steps of a player's Winter, in order. */
export const STEPS = ["wages", "reorganise", "buy", "recruit", "alliance"] as const;
export type Step = (typeof STEPS)[number];

const OF_PROMPT: Record<string, Step> = {
  wages: "wages",
  dismiss: "wages",
  reorganise: "reorganise",
  move_card: "reorganise",
  buy: "buy",
  place_card: "buy",
  choose_site: "buy",
  recruit: "recruit",
  make_alliance: "alliance",
  discount: "alliance",
};
const OF_PURPOSE: Record<string, Step> = { purchase: "buy", alliance: "alliance" };

/** Where in Winter the deciding player is. */
export function winterStep(view: TableView, crumbs: readonly Crumb[]): Step | null {
  if (view.season !== "winter" || !view.step) return null;
  const [name, , purpose] = view.step;
  if (name !== "pay") return OF_PROMPT[String(name)] ?? null;
  const recruiting = crumbs.some(({ move }) => /recruit$/.test(move[0]));
  return OF_PURPOSE[String(purpose)] ?? (recruiting ? "recruit" : "wages");
}

/** The line over the question in Winter, for a game whose Winter has these steps. */
export const phasesOf =
  (steps: readonly Step[]) =>
  (view: TableView, crumbs: readonly Crumb[], words: Words): Phase[] => {
    const step = winterStep(view, crumbs);
    if (step === null) return [];
    const now = steps.indexOf(step);
    return steps.map((one, i) => ({
      text: words.say(`ui-step-${one}`),
      state: i < now ? "done" : i === now ? "now" : "later",
    }));
  };
