import type { Result } from "./speech";

const numberOf = (text: string): number =>
  text === "" ? NaN : Number(text.replace("−", "-").replace(/[ %]/g, ""));

/**
 * What several choices cost and give together, from the least to the most of each sign: `−2…6`.
 * Only signs that all of them have, with figures.
 */
export function ranges(all: readonly (readonly Result[])[]): Result[] {
  const icons = new Set(all.flatMap((one) => one.map(({ icon }) => icon)));
  return [...icons].flatMap((icon): Result[] => {
    const some = all.flatMap((one) => one.filter((result) => result.icon === icon));
    const numbers = some.map(({ text }) => numberOf(text));
    if (some.length < all.length || numbers.some(Number.isNaN)) return [];
    numbers.sort((a, b) => Math.abs(a) - Math.abs(b));
    const said = (value: number) =>
      some.find(({ text }) => numberOf(text) === value)?.text ?? String(value);
    const [least, most] = [said(numbers[0]!), said(numbers.at(-1)!)];
    // The sign and the unit stand once.
    const text =
      least === most
        ? most
        : least.at(0) === most.at(0) && /^[+−]/.test(least)
          ? `${least}…${most.slice(1)}`
          : `${least.replace(" %", "")}…${most}`;
    return [{ ...some[0]!, text }];
  });
}
