/** Browsers by the words they use of themselves; those that borrow others' words come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrom(e|ium)\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** A browser as people call it: `Firefox · Linux`; its first word where nobody knows it. */
export function deviceOf(agent: string): string | null {
  const found = [BROWSERS, SYSTEMS].map((kinds) => kinds.find(([fits]) => fits.test(agent))?.[1]);
  const known = found.filter((name) => name !== undefined);
  if (known.length > 0) return known.join(" · ");
  return agent.split(/[\s/]/, 1)[0] || null;
}
