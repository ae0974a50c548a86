import { expect, test } from "vitest";

import {
  cites,
  codesOf,
  numbersOf,
  ownCodes,
  findAllRules,
  findRules,
  findRulings,
  findTerms,
  fits,
  marked,
  pieces,
} from "../src/shell/search";

const rule = (id: string, text: string, source: string) => ({ id, section: "1.", text, source });
const RULES = [
  rule("P-412", "A player passes.", "ruling 12"),
  rule("P-413", "Nobody passes.", "rulebook; rulings 7, 12"),
  rule("P-1412", "The Pope is elected.", "FR DE PT; difference 12"),
];
const RULINGS = [
  { id: "ruling-1", section: "", text: "First." },
  { id: "ruling-12", section: "", text: "Passing is final." },
];
const ids = (found: { id: string }[]) => found.map((one) => one.id);

test("a rule is found by its number, with or without its letter", () => {
  expect(ids(findRules(RULES, "P-412"))).toEqual(["P-412"]);
  expect(ids(findRules(RULES, " p412 "))).toEqual(["P-412"]);
  expect(ids(findRules(RULES, "41"))).toEqual(["P-412", "P-413"]);
  expect(ids(findRules(RULES, "V-412"))).toEqual([]);
});

test("a ruling is found by its number, with the rules that follow it", () => {
  for (const wanted of ["ruling 12", "Auslegung 12", "interprétation 12"]) {
    expect(ids(findRules(RULES, wanted))).toEqual(["P-412", "P-413"]);
    expect(ids(findRulings(RULINGS, wanted))).toEqual(["ruling-12"]);
  }
  expect(ids(findRulings(RULINGS, "P-412"))).toEqual([]);
});

test("words are found in any order, whatever the accents", () => {
  expect(ids(findRules(RULES, "elected pope"))).toEqual(["P-1412"]);
  expect(ids(findRulings(RULINGS, "final"))).toEqual(["ruling-12"]);
  expect(fits("Patronage : le deuxième rang", "deuxieme")).toBe(true);
});

test("terms of the reader's language lead to rules in another", () => {
  const terms = [
    { name: "pope", title: "Papst", text: "Er wird gewählt.", rules: ["P-1412"] },
    { name: "pass", title: "Passen", text: "Auch der Papst passt.", rules: ["P-412", "P-413"] },
  ];
  const names = (wanted: string) => findTerms(terms, wanted).map(({ name }) => name);
  expect(names("papst")).toEqual(["pope", "pass"]);
  expect(ids(findAllRules(RULES, terms, "papst"))).toEqual(["P-1412"]);
  expect(ids(findAllRules(RULES, terms, "Passen"))).toEqual(["P-412", "P-413"]);
  expect(ids(findAllRules(RULES, terms, "elected"))).toEqual(["P-1412"]);
  expect(names("P-413")).toEqual(["pass"]);
  expect(names("König")).toEqual([]);
  expect(ids(findAllRules(RULES, terms, "König"))).toEqual([]);
});

test("a source names its rulings", () => {
  expect(cites("rulebook; rulings 7, 12")).toEqual(["ruling-7", "ruling-12"]);
  expect(cites("FR DE PT; difference 12")).toEqual(["difference-12"]);
  expect(cites("FAQ 3")).toEqual([]);
  expect(
    pieces("ruling 12; components")
      .map((piece) => piece.text)
      .join(""),
  ).toBe("ruling 12; components");
});

test("what is searched for is marked, whatever the accents", () => {
  expect(marked("A career’s points", "CAREER point").filter(({ found }) => found)).toEqual([
    { text: "career", found: true },
    { text: "points", found: true },
  ]);
  expect(marked("Salle où l’on règne", "regne").filter(({ found }) => found)).toHaveLength(1);
  expect(marked("Nothing", "")).toEqual([{ text: "Nothing", found: false }]);
});

test("only the codes that are there are explained", () => {
  expect(codesOf(["rulebook; ruling 7", ""]).map(({ name }) => name)).toEqual([
    "rulebook",
    "ruling",
  ]);
  expect(codesOf(["FR DE PT, deduced"]).map(({ name }) => name)).toEqual(["editions", "deduced"]);
});

test("numbers are explained once for each game whose rules are shown or named", () => {
  const rules = [
    rule("W-209", "as in V-525", ""),
    rule("W-1103", "more", ""),
    rule("ruling-7", "so", ""),
  ];
  expect(numbersOf(rules)).toEqual([
    { id: "W-209", game: "italian_wars", section: 2, number: 9 },
    { id: "V-525", game: "virtu", section: 5, number: 25 },
  ]);
});

test("what a game numbers itself is told by its letter", () => {
  const rules = [
    rule("S-919", "a helper or B5, M10 or M9", ""),
    rule("S-1701", "B1; B2 and B9.", ""),
  ];
  expect(ownCodes(rules)).toEqual([
    { letter: "b", codes: "B1…B9" },
    { letter: "m", codes: "M9, M10" },
  ]);
});
