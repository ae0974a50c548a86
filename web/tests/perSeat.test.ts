import { expect, test } from "vitest";
import { exchanged, ofTable, openTo, perSeat } from "../src/shell/lobby/perSeat";

const colours = {
  name: "colours",
  choices: ["yellow", "red", "purple", "blue"],
  per_seat: true,
  by_lot: false,
  of_seats: false,
  rule: "S-201",
};

test("without a choice the first values go by seat", () => {
  expect(perSeat(colours, undefined, 3)).toEqual(["yellow", "red", "purple"]);
});

test("a seat that joins later takes the first free value, one that leaves takes its own away", () => {
  expect(perSeat(colours, "blue,yellow", 3)).toEqual(["blue", "yellow", "red"]);
  expect(perSeat(colours, "blue,yellow,red", 2)).toEqual(["blue", "yellow"]);
});

test("no value is given twice and no unknown one is kept", () => {
  expect(perSeat(colours, "red,red,green", 2)).toEqual(["red", "yellow"]);
});

test("whoever had the chosen value takes the old one in exchange", () => {
  expect(exchanged(["yellow", "red", "purple"], 0, "purple")).toEqual(["purple", "red", "yellow"]);
  expect(exchanged(["yellow", "red"], 1, "blue")).toEqual(["yellow", "blue"]);
});

test("an option that names a seat names one that is there", () => {
  const seating = { ...colours, of_seats: true };
  expect(openTo(seating, 2)).toEqual(["yellow", "red"]);
  expect(perSeat(seating, "blue,red", 2)).toEqual(["red", "yellow"]);
  const choices = ["lot", ...colours.choices];
  const first = { ...seating, choices, per_seat: false, by_lot: true };
  expect(ofTable(first, "red", 2)).toBe("red");
  expect(ofTable(first, "purple", 2)).toBe("lot");
  expect(ofTable(first, undefined, 2)).toBe("lot");
});
