import type { GameOption } from "../protocol";

/** The values of an option that differs from seat to seat: those chosen, then the first free ones. */
export function perSeat(option: GameOption, value: string | undefined, count: number): string[] {
  const known = (value ?? "").split(",").filter((one) => option.choices.includes(one));
  const kept = known.filter((one, i) => known.indexOf(one) === i).slice(0, count);
  const free = option.choices.filter((one) => !kept.includes(one));
  return [...kept, ...free].slice(0, count);
}

/** The same with a seat's value changed; whoever had it takes the old one in exchange. */
export function exchanged(values: readonly string[], seat: number, value: string): string[] {
  const old = values[seat] ?? value;
  return values.map((one, i) => (i === seat ? value : one === value ? old : one));
}

/** The seat that an option names; none where that one is not there, or nobody was named. */
export function bySeat(option: GameOption, value: string | undefined, count: number): string {
  return option.choices.slice(0, count).find((one) => one === value) ?? "";
}
