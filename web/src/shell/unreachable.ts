import type { Language } from "./words";

/** The one sentence that cannot come from the house: that the house does not answer. */
export const UNREACHABLE: Readonly<Record<Language, string>> = {
  en: "The house does not answer. We try again until it does.",
  fr: "La maison ne répond pas. Nous réessayons jusqu’à ce qu’elle réponde.",
  de: "Das Haus antwortet nicht. Wir versuchen es, bis es antwortet.",
  pt: "A casa não responde. Tentamos até ela responder.",
  it: "La casa non risponde. Riproviamo finché non risponde.",
};
