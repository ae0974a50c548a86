import { TERMS as OF_VIRTU } from "../virtu/terms";

/** The term of the glossary that each question is about. */
export const TERMS: Readonly<Record<string, string>> = {
  ...OF_VIRTU,
  annex: "influence",
  welcome: "conclude",
  lose_troops: "losses",
};
