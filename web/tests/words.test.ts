import { expect, test } from "vitest";

import { capital, Words } from "../src/shell/words";

const SOURCE = `
city-Roma = Rome
column-red = red
event-marriage = { $you ->
    [yes] You marry in { $city }.
   *[no] { $seat } marries in { $city }.
}
event-turn_order = Turn order: { $order }.
ui-event-pauses = The game is paused.
prompt-choose_city = { $you ->
    [yes] Where does he go?
   *[no] { $seat } chooses a city
}
move-take_die = { $column } { $value }
why-city-full = no empty space
ui-do-take_die = Take the { $column } { $value }
`;
const words = new Words("en", SOURCE).at(["Ada", "Bianca"], 1);

test("a person whom moves call by a family has one name in every sentence", () => {
  const source = `
rival-Este = d’Este
move-bribe = Bribe the pike of { $rival }
event-bribes = { $seat } bribes the pike of { $rival }.
`;
  const bribe = { move: ["bribe", "Este"] as const, parts: { rival: "Este" } };
  const plain = new Words("en", source);
  expect(plain.move(bribe, null)).toBe("Bribe the pike of d’Este");
  const table = plain.at(["Ada", "Bianca"], 0, { Este: 1 });
  expect(table.move(bribe, null)).toBe("Bribe the pike of Bianca");
  expect(table.say("event-bribes", { seat: 0, rival: 1 })).toBe("Ada bribes the pike of Bianca.");
});

test("names of things are translated, names in a sentence stand out", () => {
  expect(words.spans("event-marriage", { seat: 0, city: "Roma" })).toEqual([
    { text: "Ada", strong: true },
    { text: " marries in ", strong: false },
    { text: "Rome", strong: true },
    { text: ".", strong: false },
  ]);
});

test("the reader is spoken to", () => {
  expect(words.say("event-marriage", { seat: 1, city: "Roma" })).toBe("You marry in Rome.");
});

test("lists of seats are names", () => {
  expect(words.say("event-turn_order", { order: [1, 0] })).toBe("Turn order: Bianca, Ada.");
});

test("a question is asked of the one who decides, and told to the others", () => {
  const prompt = { id: "choose_city", args: {}, forced: false };
  expect(words.question({ ...prompt, seat: 1 })).toBe("Where does he go?");
  expect(words.question({ ...prompt, seat: 0 })).toBe("Ada chooses a city");
});

test("labels begin with a capital, and the button says what it does", () => {
  const choice = { move: ["take_die", "red", 4] as const, parts: { column: "red", value: 4 } };
  expect(words.move(choice, null)).toBe("Red 4");
  expect(words.doing(choice, null)).toBe("Take the red 4");
});

test("an event without words has no line; the house's own have one", () => {
  expect(words.event({ index: 0, move: 0, name: "unknown", args: {} })).toEqual([]);
  expect(words.event({ index: 0, move: 0, name: "pauses", args: {} })[0]?.text).toBe(
    "The game is paused.",
  );
});

test("a missing message is its own id", () => {
  expect(words.say("ui-nothing")).toBe("ui-nothing");
});

test("capital", () => {
  expect(capital("über")).toBe("Über");
});
