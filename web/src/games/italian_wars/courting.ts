import type { Crumb } from "../../shell/protocol";
import type { Major, WarsView } from "./view";

/** A crown given in this action: to a Major City, or for a city that was annexed. */
export interface Gift {
  major: Major | null;
  city: string | null;
}

/** What the action in progress has been spent on so far, in order; what is owed still is left out. */
export function gifts(crumbs: readonly Crumb[], view: WarsView): Gift[] {
  const done = crumbs.filter(({ move }) => move[0] === "influence" || move[0] === "annex");
  if (view.payment) done.pop();
  return done.map(({ move: [verb, name] }) =>
    verb === "annex"
      ? { major: null, city: String(name) }
      : { major: String(name) as Major, city: null },
  );
}

/** How many spaces a marker has been moved in this action. */
export const gained = (crumbs: readonly Crumb[], major: Major, view: WarsView): number =>
  gifts(crumbs, view).filter((gift) => gift.major === major).length;
