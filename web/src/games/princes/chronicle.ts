import { roman } from "../../shell/format";
import type { GameEvent } from "../../shell/protocol";
import { seatOf } from "../../shell/turns";
import type { ChronicleFacet } from "../../shell/table/chronicle";

const ANSWERS = new Set(["gives", "accepts", "declines", "withdraws"]);

/** My own bid was the highest until this one. */
function outbids(event: GameEvent, events: readonly GameEvent[], me: number | null): boolean {
  if (event.name !== "bids" || me === null || seatOf(event) === me) return false;
  const before = events.findLast(
    ({ name, index }) => index < event.index && (name === "bids" || name.startsWith("puts_up")),
  );
  return before?.name === "bids" && seatOf(before) === me;
}

export const chronicle: ChronicleFacet = {
  shown: (event, events, me) =>
    (ANSWERS.has(event.name) && seatOf(event) !== me) || outbids(event, events, me),
  silent: (event) => event.name === "turn",
  heading: (event, words) =>
    event.name === "decade"
      ? words.say("ui-round-princes", { round: roman(Number(event.args["decade"])) })
      : null,
};
