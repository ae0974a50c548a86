import type { Standing } from "../../shell/tips";
import type { Words } from "../../shell/words";
import type { CityAgent, CityOdds, CityPrice, LensView, TableView } from "./view";

export type LensName = NonNullable<LensView["on"]>;

/** What the lens that is on says of a city; nothing of one that it has nothing to say about. */
export type Sighting =
  | { lens: "annex"; is: CityPrice }
  | { lens: "war"; is: CityOdds }
  | { lens: "intrigue"; is: CityAgent };

export function sighting(lens: LensView | undefined, city: string): Sighting | null {
  if (lens?.on === "annex") {
    const is = lens.annex?.[city];
    return is ? { lens: "annex", is } : null;
  }
  if (lens?.on === "war") {
    const is = lens.war?.[city];
    return is ? { lens: "war", is } : null;
  }
  const is = lens?.on === "intrigue" ? lens.agents?.[city] : undefined;
  return is ? { lens: "intrigue", is } : null;
}

/** A city that nothing can be done about now: it is drawn faintly, but for the own ones. */
export const isFaint = (view: TableView, city: string): boolean =>
  sighting(view.lens, city)?.is.state === "out" &&
  view.cities[city]?.owner !== (view.me === null ? undefined : view.colours[view.me]);

/** How many cities stand so and so, as the lens that is on sees them. */
export function counts(view: TableView): Record<Standing, number> {
  const found: Record<Standing, number> = { can: 0, extra: 0, lacks: 0, out: 0 };
  for (const city of Object.keys(view.cities)) {
    const seen = sighting(view.lens, city);
    if (seen) found[seen.is.state as Standing] += 1;
  }
  return found;
}

/** The defence of a city as a figure; a range where somebody can still add to it. */
export const defenceOf = ({ defence, answer }: CityOdds): string =>
  answer > 0 ? `${defence.sum}–${defence.sum + answer}` : String(defence.sum);

/** How things stand, in a word or two. */
export const standingWord = (lens: LensName, state: string, words: Words): string =>
  words.say(`ui-lens-${lens}-${state}`);
