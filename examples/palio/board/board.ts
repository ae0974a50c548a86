import type { AddedModule, Mount } from "../../../web/src/games/added/contract";
import { card, GAITS } from "./gait";
import { Horse } from "./horse";
import { border, square } from "./square";
import { STYLE } from "./style";
import { set, svg } from "./svg";
import { HEIGHT, type PalioView, WIDTH } from "./view";

const Board: Mount<{ view: PalioView }> = (element, table, { view }) => {
  const horses = view.players.map((_, seat) => new Horse(seat, table));
  const gaits = GAITS.map((gait) => ({ gait, drawn: card(gait) }));
  const style = svg("style");
  style.textContent = STYLE;
  const sheet = svg(
    "svg",
    { class: "palio", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "group" },
    style,
    ...square(view.bends),
    ...horses.map(({ drawn }) => drawn),
    ...gaits.map(({ drawn }) => drawn),
    ...border(),
  );
  element.append(sheet);
  return {
    update({ view: now }) {
      set(sheet, { "aria-label": table.say("ui-board") });
      for (const horse of horses) horse.update(now);
      for (const { gait, drawn } of gaits) {
        const name = table.say(`move-${gait}`);
        set(drawn, table.thing(`gait:${gait}`, name));
        drawn.lastElementChild!.textContent = name;
      }
    },
  };
};

export const board: AddedModule<PalioView>["board"] & object = {
  Board,
  size: { width: WIDTH, height: HEIGHT },
};
