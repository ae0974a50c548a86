/** Numbers as people read them; words around them come from the catalogue. */

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
const TENS = ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"];

export function roman(value: number): string {
  const hundreds = "C".repeat(Math.floor(value / 100));
  return `${hundreds}${TENS[Math.floor(value / 10) % 10] ?? ""}${ROMAN[value % 10] ?? ""}`;
}

/** The room that the longest of the first numerals needs under a chart, in pixels. */
export function numeralRoom(count: number): number {
  return 14 + 9 * Math.max(1, ...Array.from({ length: count }, (_, i) => roman(i + 1).length));
}

/** `+7`, `−2`, with a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** From the least to the most of some numbers: `3–5`, or `2` where all are the same. */
export function reach(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** A clock: `0:38`, `48:12`, `1:02:05`; days are told in words elsewhere. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Days, hours and minutes of a long wait, the two largest that are not zero. */
export function span(seconds: number): { unit: "day" | "hour" | "minute"; value: number }[] {
  const minutes = Math.max(0, Math.round(seconds / 60));
  const parts = [
    { unit: "day" as const, value: Math.floor(minutes / 1440) },
    { unit: "hour" as const, value: Math.floor(minutes / 60) % 24 },
    { unit: "minute" as const, value: minutes % 60 },
  ];
  const first = parts.findIndex((part) => part.value > 0);
  if (first < 0) return [{ unit: "minute", value: 0 }];
  return parts.slice(first, first + 2).filter((part) => part.value > 0);
}

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
] as const;

/** How long ago, in words: `3 days ago`. Within the hour it is this hour, or so many minutes. */
export function ago(seconds: number, language: string, finest: "hour" | "minute" = "hour"): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (finest === "minute" && seconds < 3600)
    return format.format(-Math.floor(Math.max(0, seconds) / 60), "minute");
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? (["hour", 3600] as const);
  return format.format(-Math.floor(Math.max(0, seconds) / length), unit);
}
