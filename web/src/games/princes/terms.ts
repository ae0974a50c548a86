/** The term of the glossary that each question is about. */
export const TERMS: Readonly<Record<string, string>> = {
  choose_family: "family",
  put_up_family: "auction",
  take_action: "city-tile",
  finish_turn: "free-play",
  discard: "treachery",
  bid: "auction",
  pay: "capacity",
  draw_now: "treachery",
  place_artist: "artist",
  invade: "war",
  name_attacker: "war",
  name_defender: "war",
  ask_veto: "war",
  ask_league: "league",
  bribe: "treachery",
  ask_reroll: "war",
};

/** The term that each sign stands for, in a player's card and elsewhere. */
export const SIGNS: Readonly<Record<string, string>> = {
  coins: "gold",
  seal: "influence",
  infantry: "troop",
  crossbow: "troop",
  pike: "troop",
  fortification: "troop",
  cavalry: "troop",
  artillery: "troop",
  pope: "pope",
  initiative: "token",
  dagger: "treachery",
  laurel: "end",
};
