import { seatOf, type TurnsFacet } from "../../shell/turns";

export const turns: TurnsFacet = {
  reader: () => (event, last) => {
    const seat = seatOf(event);
    return last && seat === last.seat ? undefined : seat;
  },
  effects: () => () => [],
  title: () => [],
};
