import { textWidth } from "../../kit/textWidth";
import { defenceOf, type Sighting } from "./lens";

/** A figure on a plaque and the sign that it counts. */
export interface Figure {
  text: string;
  icon?: string;
  tone: "plain" | "lacks";
  /** Own troops stand on their seat's colour. */
  boxed?: true;
}

export const PAD = 6;
export const GLYPH = 15;

/** What a plaque says of a city, in figures and signs; of some it says nothing. */
export function figuresOf(seen: Sighting): Figure[] {
  if (seen.lens === "annex") {
    const { crowns, ships, lack = {}, state } = seen.is;
    const price = (text: number, icon: "crown" | "ship"): Figure => ({
      text: String(text),
      icon,
      tone: state === "lacks" && lack[icon] ? "lacks" : "plain",
    });
    return [
      price(crowns, "crown"),
      ...(ships > 0 ? [price(ships, "ship")] : []),
      ...(state === "extra" ? [{ text: "", icon: "indulgence", tone: "plain" } as const] : []),
    ];
  }
  if (seen.lens === "war") {
    const { troops, bonus, state } = seen.is;
    return [
      { text: String(troops), tone: "plain", boxed: true },
      ...(bonus > 0 && state !== "can" ? [{ text: `+${bonus}`, tone: "plain" } as const] : []),
      {
        text: defenceOf(seen.is),
        icon: "fortification",
        tone: state === "lacks" ? "lacks" : "plain",
      },
    ];
  }
  const { deed, masks, crowns, state } = seen.is;
  // What an agent does to a defence is told by the tip: it would be a figure on every city.
  if (deed === "send" && !crowns) return [];
  return [
    ...(masks > 1 || state === "lacks" || !crowns
      ? [
          {
            text: String(masks),
            icon: "mask",
            tone: state === "lacks" ? "lacks" : "plain",
          } as const,
        ]
      : []),
    ...(crowns ? [{ text: crowns.join("→"), icon: "crown", tone: "plain" } as const] : []),
  ];
}

/** How wide a plaque with these figures is. */
export const widthOf = (figures: readonly Figure[], size: number): number =>
  figures.reduce(
    (sum, { text, icon }) => sum + textWidth(text, size, 800) + (icon ? GLYPH + 2 : 0) + 5,
    2 * PAD - 5,
  );
