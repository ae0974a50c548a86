import type { Described } from "../../shell/protocol";
import type { Colour } from "../virtu/view";

/** What the house shows of The Italian Wars beyond a table with palaces. */
export const MAJORS = ["florence", "venice", "rome"] as const;
export type Major = (typeof MAJORS)[number];
export type Posture = Described["MajorCity"]["postures"][number];

export type MajorView = Described["MajorCity"];
export type KingView = Described["King"];
export type WarsView = Described["WarsView"];

export type Zone = "alliance" | "favourable" | "neutral";

/** Which way a seat's influence moves a marker: France to the left. */
export const towards = (seat: number): 1 | -1 => (seat === 0 ? -1 : 1);

/** The space of a marker: below nothing on the side of France; null off its track. */
export const placeOn = (view: WarsView, major: Major): number | null => {
  const at = view.majors[major].influence;
  return at && at[1] * towards(view.colours.indexOf(at[0]));
};

export function zoneOf(view: WarsView, place: number): Zone {
  const far = Math.abs(place);
  if (far >= view.track.alliance) return "alliance";
  return far >= view.track.favourable ? "favourable" : "neutral";
}

/** Does a player hold a city, by own disc or by that of an ally? */
export function holds(view: WarsView, seat: number, city: string): boolean {
  const owner = view.cities[city]?.owner;
  return owner ? (view.commands?.[seat]?.includes(owner) ?? false) : false;
}

/** The Major City whose discs have a colour. */
export const majorOf = (view: WarsView, colour: Colour | null): Major | undefined =>
  MAJORS.find((major) => view.majors[major].colour === colour);

/** The next round in whose Winter wages are due. */
export const nextWages = (view: WarsView): number | undefined =>
  view.victor ? undefined : view.wage_rounds.find((round) => round >= Math.max(1, view.round));

/** Troops of a Major City on the map. */
export const troopsOf = (view: WarsView, major: Major): number =>
  Object.values(view.cities).reduce(
    (sum, city) => sum + (city.troops[view.majors[major].colour] ?? 0),
    0,
  );
