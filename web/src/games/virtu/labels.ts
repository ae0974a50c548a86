import type { Blocked, Choice, Crumb, Prompt } from "../../shell/protocol";
import type { Words } from "../../shell/words";
import { amounts } from "./box";
import { shortCard, sourceName } from "./names";
import { actionAt, cardAt, type PlayerView, type TableView } from "./view";

type Named = Pick<Choice, "move" | "parts">;

const ROOMS = 5;
/** Verbs that name a card by the space on which it lies. */
const CARD_VERBS = new Set(["lift", "discard", "lose"]);
const SOURCE_VERBS = new Set(["pay", "collect", "take_florins", "token"]);

/** A choice by what lies on the table: the card rather than its space, the action of a room. */
export function label(
  choice: Named,
  _prompt: Prompt | null,
  view: TableView,
  words: Words,
): string | null {
  const me = view.deciding === null ? undefined : view.players[view.deciding];
  if (!me) return null;
  const [verb, first, second] = choice.move;
  if (SOURCE_VERBS.has(verb)) {
    const source = sourceName(String(first), me, words);
    return verb === "pay" ? source : words.say(`ui-${verb}`, { source });
  }
  if (CARD_VERBS.has(verb)) {
    const card = cardAt(me, String(first));
    return card ? words.say(`ui-${verb}`, { card: shortCard(card, words) }) : null;
  }
  if (verb === "war_card") {
    const card = cardAt(me, String(first));
    return card ? `${shortCard(card, words)} +${second}` : null;
  }
  if (verb === "indulgence") return words.say("ui-indulgence");
  if (verb === "to" || verb === "family_to") return spaceName(String(first), me, words);
  if (verb === "room" || verb === "free")
    return words.say(`ui-to-${verb}`, {
      action: actionAt(me, Number(first)),
      room: Number(first),
      ...choice.parts,
    });
  if (verb === "move" || verb === "hurry") {
    const rooms = Number(first);
    const room = (((me.marker ?? 1) - 1 + rooms) % ROOMS) + 1;
    return words.say(`ui-to-${verb}`, { action: actionAt(me, room), room, rooms });
  }
  return null;
}

/** A place in a palace: its room by the action there, or the court. */
export function spaceName(space: string, player: PlayerView, words: Words): string {
  const room = Number(space.at(-1));
  const action = actionAt(player, room);
  if (space.startsWith("action")) return words.say("ui-place-action", { action, room });
  if (space.startsWith("improvement")) return words.say("ui-place-improvement", { action, room });
  return words.say("ui-place-court", { court: space.slice(0, -1), place: room });
}

/** The question while paying says what is still owed. */
export function question(prompt: Prompt, view: TableView, words: Words): string | null {
  if (prompt.id === "pay" && view.payment) {
    const lacking = amounts(view.payment.missing);
    const [first] = lacking;
    if (lacking.length === 1 && first)
      return words.say("ui-one-owed", { owed: first[0], count: first[1] });
    const owed = lacking.map(([symbol, count]) => words.say("ui-amount", { owed: symbol, count }));
    return words.say("ui-several-owed", { owed: owed.join(", ") });
  }
  const me = view.players[prompt.seat];
  if (prompt.id === "move_card" && me && view.step) {
    const card = cardAt(me, String(view.step[2]));
    if (card) return words.say("ui-where-goes", { card: shortCard(card, words) });
  }
  if (prompt.id === "lay_family" && view.step)
    return words.say("ui-where-goes", { card: shortCard(String(view.step[2]), words) });
  return null;
}

/** What a payment is for: the deed it belongs to. */
export function paymentTitle(
  crumbs: readonly Crumb[],
  prompt: Prompt | null,
  view: TableView,
  words: Words,
): string {
  const deed = crumbs.findLast(({ move }) => move[0] !== "pay");
  const id = deed ? `ui-title-${deed.move[0]}` : "";
  if (deed && words.has(id)) return words.say(id, deed.parts);
  if (deed && deed.move[0] !== "end")
    return label(deed, prompt, view, words) ?? words.move(deed, prompt);
  return words.thing("purpose", String(prompt?.args["purpose"] ?? "action"));
}

/** What is decided at the end of Spring: over when Winter asks. */
const AT_SIEGES = new Set([
  "besiege",
  "give_up",
  "spend_token",
  "war_card",
  "leonardo",
  "cannons",
  "france",
  "retreat",
  "disband",
  "lose",
]);

/** Whether a later step has begun since this decision. */
function over(crumbs: readonly Crumb[], index: number, view: TableView): boolean {
  return crumbs
    .slice(index)
    .some(
      ({ move: [verb] }) =>
        verb === "end" || verb === "pass" || (view.season === "winter" && AT_SIEGES.has(verb)),
    );
}

/** What was decided at this step of the turn; of its payments only the last one is told. */
export function crumb(
  crumbs: readonly Crumb[],
  index: number,
  view: TableView,
  words: Words,
): string {
  const one = crumbs[index]!;
  const [verb] = one.move;
  if (over(crumbs, index, view)) return "";
  if (verb === "pay") {
    if (crumbs.slice(index + 1).some(({ move }) => move[0] === "pay")) return "";
    return words.say("ui-paid");
  }
  if (verb === "move" || verb === "hurry" || verb === "room") {
    const me = view.deciding === null ? undefined : view.players[view.deciding];
    const room = me?.marker ?? 1;
    return me ? words.say("ui-to-room", { action: actionAt(me, room), room }) : "";
  }
  return label(one, null, view, words) ?? words.move(one, null);
}

/** A few words on a blocked room. */
export const blockedShort = (blocked: Blocked, words: Words): string =>
  words.first([`ui-why-${blocked.reason}`, `why-${blocked.reason}`], blocked.args) ?? "";
