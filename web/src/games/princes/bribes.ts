import { type Described } from "../../shell/protocol";
import { type PrincesView, seatOf, type WarView } from "./view";

/** A troop that could be bribed: whose it is, and what that does to the chance of my side. */
export interface Bribable {
  bribe: Described["BribeOdds"];
  target: string;
  owner: number;
  own: boolean;
  /** In how many of a hundred wars my side would win. */
  chance: number;
}

/** Am I asked whom to bribe, and can I? */
export const mayBribe = (war: WarView | null): boolean => (war?.bribes?.length ?? 0) > 0;

/** Which side is mine: that of my army, or the one I joined. */
export function mySide(war: WarView, seat: number): "attacker" | "defender" {
  if (war.league === seat && war.league_side) return war.league_side;
  return war.sides?.[0].seat === seat ? "attacker" : "defender";
}

/** Every troop I could bribe, the best chance first, my own troops last. */
export function bribable(view: PrincesView): Bribable[] {
  const { war, me } = view;
  if (!war?.bribes || me === null) return [];
  const side = mySide(war, me);
  return war.bribes
    .map((bribe) => {
      const owner = seatOf(view, bribe.family) ?? 0;
      return {
        bribe,
        target: `troop:${bribe.family}:${bribe.troop}`,
        owner,
        own: owner === me,
        chance: Math.round((100 * bribe.odds[side]) / bribe.odds.of),
      };
    })
    .sort((a, b) => Number(a.own) - Number(b.own) || b.chance - a.chance);
}
