import { capital, type Words } from "../words";

/** What somebody plays, in words: a faction, a family or a colour. */
export const played = (name: string, words: Words): string =>
  capital(
    words.first([`faction-${name}`, `family-${name}`, `colour-${name}`, `plays-${name}`]) ?? name,
  );
