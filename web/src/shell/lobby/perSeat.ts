import type { GameOption } from "../protocol";

/** The values of an option that differs from seat to seat: those chosen, then the first free ones. */
export function perSeat(option: GameOption, value: string | undefined, count: number): string[] {
  const there = openTo(option, count);
  const known = (value ?? "").split(",").filter((one) => there.includes(one));
  const kept = known.filter((one, i) => known.indexOf(one) === i).slice(0, count);
  const free = there.filter((one) => !kept.includes(one));
  return [...kept, ...free].slice(0, count);
}

/** The same with a seat's value changed; whoever had it takes the old one in exchange. */
export function exchanged(values: readonly string[], seat: number, value: string): string[] {
  const old = values[seat] ?? value;
  return values.map((one, i) => (i === seat ? value : one === value ? old : one));
}

/** The choices that a table of so many seats has: of those that name seats, the seats there. */
export function openTo(option: GameOption, count: number): readonly string[] {
  if (!option.of_seats) return option.choices;
  return option.choices.slice(0, option.by_lot ? count + 1 : count);
}

/** The value of an option that is one for the table; the first choice where it has no such value. */
export function ofTable(option: GameOption, value: string | undefined, count: number): string {
  return openTo(option, count).find((one) => one === value) ?? option.choices[0]!;
}
