import { type Motion, type MotionsFacet, STILL } from "./motions";
import type { GameEvent, Message } from "./protocol";

/** A message with what is new in it, waiting to be shown. */
export interface News {
  message: Message;
  fresh: readonly GameEvent[];
  undone: boolean;
  /** Index of the last event told with it. */
  last: number;
}

/** Everything that moves when the news are shown after `before`. */
export function motionOf(news: News, before: Message, facet: MotionsFacet): Motion {
  return news.fresh
    .map((event) => facet.motion(event, before.view as never, news.message.view as never))
    .reduce(
      (all, one) => ({
        flights: [...all.flights, ...one.flights],
        tumble: [...all.tumble, ...one.tumble],
        casts: [...all.casts, ...one.casts],
      }),
      STILL,
    );
}

/** Whose doing the news are, where it is somebody's. */
export function doer(news: News): number | null {
  const seat = news.fresh.find((event) => typeof event.args["seat"] === "number")?.args["seat"];
  return typeof seat === "number" ? seat : null;
}
