/** The term of the glossary that each question is about. */
export const TERMS: Readonly<Record<string, string>> = {
  take_die: "die",
  choose_action: "column",
  spend: "mandate",
  points: "career",
  send_man: "mission",
  choose_city: "rank",
  marry: "marriage",
  dowry: "dowry",
  take_tile: "tile",
  lay_face_down: "face-down",
  fetch: "reserve",
  place_helper: "helper",
  ask_helper: "helper",
  use_helper: "helper",
  column_again: "helper",
  take_reward: "reward",
  place_bride: "bride",
  purchase: "reward",
};

/** The term that each sign of a player's card stands for. */
export const SIGNS: Readonly<Record<string, string>> = {
  laurel: "end",
  florin: "florins",
  man: "home",
  woman: "home",
  helper: "helper",
  bride: "bride",
};
