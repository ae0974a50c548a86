import { SIGNS as SIGNS_OF_VIRTU, TERMS as OF_VIRTU } from "../virtu/terms";

/** The term of the glossary that each question is about. */
export const TERMS: Readonly<Record<string, string>> = {
  ...OF_VIRTU,
  annex: "influence",
  welcome: "conclude",
  lose_troops: "losses",
};

/** The term that each sign stands for, in a player's card and elsewhere. */
export const SIGNS: Readonly<Record<string, string>> = {
  ...SIGNS_OF_VIRTU,
  gate: "city",
  people: "conclude",
  seal: "domain",
  infantry: "trophy",
  indulgence: "indulgence",
};
