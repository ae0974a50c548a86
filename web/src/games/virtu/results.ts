import { signed } from "../../shell/format";
import type { Choice } from "../../shell/protocol";
import type { Result } from "../../shell/speech";
import type { Words } from "../../shell/words";
import { amounts, type Relief, theBox } from "./box";
import { byAsking, given } from "./payment";
import { CHANGE_ICONS, symbolIcon } from "./symbols";
import type { TableView } from "./view";

/** What a choice gives and costs: symbols of a source, the price of a deed, what changes at once. */
export function results(choice: Choice, view: TableView, seat: number, words: Words): Result[] {
  const me = view.players[seat];
  const [verb, first, second] = choice.move;
  const found: Result[] = [];
  const symbol = String(second);
  // Florins that go to the treasury are among the changes.
  if (me && verb === "pay" && !(symbol === "florin" && "florins" in choice.changes)) {
    const count = given(String(first), symbol, me);
    found.push({
      icon: symbolIcon(symbol),
      text: count > 1 ? String(count) : "",
      tone: "plain",
      name: words.thing("symbol", symbol),
    });
  }
  const asks = verb === "indulgence" || (verb === "pay" && first === "indulgence");
  const needs = byAsking(choice.move, view);
  // In Spring the card is laid after the action, and its cost is not among the changes yet.
  const prestige =
    (asks && !("prestige" in choice.changes)) || needs
      ? [
          {
            icon: "laurel",
            text: signed(-theBox().number("indulgence.prestige")),
            tone: "cost" as const,
            name: words.say("ui-change-prestige"),
          },
        ]
      : [];
  if (asks) found.push(...prestige);
  for (const [symbol, count] of price(choice, view, seat))
    found.push({
      icon: symbolIcon(symbol),
      text: signed(-count),
      tone: "cost",
      name: words.thing("symbol", symbol),
    });
  if (needs)
    found.push(
      { icon: "indulgence", text: "", tone: "cost", name: words.say("ui-with-indulgence") },
      ...prestige,
    );
  const paid = found.some(({ tone }) => tone === "cost");
  for (const [name, change] of Object.entries(choice.changes))
    if (!(paid && name === "florins" && change < 0))
      found.push({
        icon: CHANGE_ICONS[name] ?? "laurel",
        text: signed(change),
        tone: change < 0 ? "cost" : "gain",
        name: words.say(`ui-change-${name}`),
      });
  return found;
}

/** What must be paid for a deed that is not paid at once. */
function price(choice: Choice, view: TableView, seat: number): Relief {
  const box = theBox();
  const [verb, first] = choice.move;
  const name = String(first);
  if (verb === "annex") {
    const way = view.lens?.annex?.[name];
    return way ? amounts({ crown: way.crowns, ship: way.ships }) : [];
  }
  if (verb === "buy") return box.relief(`${box.ware(name)}.cost`);
  if (verb === "ally") return box.relief(`alliances.${name}`);
  if (verb === "sail" || verb === "allied_sail") {
    const [from, to] = choice.move.slice(-2).map(String);
    return amounts({ ship: box.crossing(from!, to!) });
  }
  if (verb === "march" || verb === "allied_march") return amounts({ cavalry: 1 });
  if (verb === "patronise") return amounts(view.players[seat]?.rank_cost ?? {});
  return [];
}
