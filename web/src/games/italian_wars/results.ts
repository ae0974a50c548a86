import type { Choice } from "../../shell/protocol";
import type { Result } from "../../shell/speech";
import type { Words } from "../../shell/words";
import { results as virtuResults } from "../virtu/results";
import { symbolIcon } from "../virtu/symbols";
import { type Major, MAJORS, type WarsView } from "./view";

/** What a choice gives and costs: as in Virtù, and a crown for influence, or two past an agent. */
export function results(choice: Choice, view: WarsView, seat: number, words: Words): Result[] {
  const found = virtuResults(choice, view, seat, words);
  if (choice.move[0] !== "influence") return found;
  const major = String(choice.move[1]) as Major;
  const symbol = major === "rome" ? "crown_or_cross" : "crown";
  const price: Result = {
    icon: symbolIcon(symbol),
    text: `−${crowns(view, major, seat)}`,
    tone: "cost",
    name: words.thing("symbol", symbol),
  };
  return [price, ...found.filter(({ tone }) => tone !== "cost")];
}

/** A rival's agent cancels the first crown of an action. */
function crowns(view: WarsView, major: Major, seat: number): number {
  const { agent } = view.majors[major];
  const swayed = Number(view.step?.[3] ?? 0);
  const first = !((swayed >> MAJORS.indexOf(major)) & 1);
  return agent && agent !== view.colours[seat] && first ? 2 : 1;
}
