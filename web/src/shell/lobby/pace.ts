import type { Pace } from "../protocol";
import type { Words } from "../words";

/** How fast a table plays, in a few words. */
export function paceWords(words: Words, pace: Pace): string {
  if (pace.clock === "live")
    return words.say("ui-pace-live", { minutes: Math.round(pace.bank / 60) });
  if (pace.clock === "days") return words.say("ui-pace-days", { days: pace.days });
  return words.say("ui-pace-none");
}

/** The pace by its name in the list, with what happens when a clock runs out. */
export function paceOf(name: string, atZero: "bot" | "end"): Pace {
  const { pace } = PACES.find((one) => one.name === name)!;
  return pace.clock === "none" ? pace : { ...pace, at_zero: atZero };
}

export const PACES: readonly { name: string; pace: Pace }[] = [
  { name: "none", pace: { clock: "none" } },
  { name: "live-30", pace: { clock: "live", bank: 1800, increment: 10, at_zero: "bot" } },
  { name: "live-60", pace: { clock: "live", bank: 3600, increment: 15, at_zero: "bot" } },
  { name: "days-1", pace: { clock: "days", days: 1, at_zero: "bot" } },
  { name: "days-3", pace: { clock: "days", days: 3, at_zero: "bot" } },
];
