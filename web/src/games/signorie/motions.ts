import { fly, type Motion, STILL } from "../../shell/motions";
import type { GameEvent } from "../../shell/protocol";
import { CAREERS, type Career, COLUMNS, ROWS, type Row, type SignorieView } from "./view";

const text = (event: GameEvent, key: string) => String(event.args[key]);

/** Which way pieces go when something happens; spots are named by the components. */
export function motion(event: GameEvent, before: SignorieView, after: SignorieView): Motion {
  const seat = Number(event.args["seat"]);
  const home = (sex: string) => [`home:${seat}:${sex}`, `card:${seat}:${sex}`];
  switch (event.name) {
    case "takes_die": {
      const column = text(event, "column");
      return fly({
        from: [`die:${column}:${text(event, "value")}`],
        to: [`slot:${seat}:${column}`, `cast:${seat}:${column}`],
      });
    }
    case "trains":
      return fly({ from: home("man"), to: [man(seat, text(event, "career"), 1)] });
    case "advances": {
      const career = text(event, "career");
      const space = Number(event.args["space"]);
      return fly({ from: [man(seat, career, space - 1)], to: [man(seat, career, space)] });
    }
    case "mission": {
      const career = text(event, "career") as Career;
      const space = left(before, after, seat, career);
      return fly({ from: [man(seat, career, space)], to: [newcomer(after, text(event, "city"))] });
    }
    case "marriage":
      return fly({ from: home("woman"), to: [newcomer(after, text(event, "city"))] });
    case "takes_tile": {
      const row = text(event, "row") as Row;
      const kind = row === "marriage" ? "marriage" : "mission";
      return fly({
        from: [`tile:${text(event, "city")}:${kind}`],
        to: [filled(before, after, seat, row), `card:${seat}:tiles`],
      });
    }
    case "lays_face_down":
      return fly({ from: ["stacks"], to: [`down:${seat}:${text(event, "row")}`] });
    case "hires":
      return fly({
        from: [`card:${seat}:helpers`],
        to: [helperSpot(seat, text(event, "helper"))],
      });
    case "fetches": {
      const sex = text(event, "sex");
      return fly({ from: [`general:${seat}:${sex}`], to: home(sex) });
    }
    case "climbs":
    case "career_initiative":
      return fly({ from: [`disc:${seat}`], to: [`disc:${seat}`] });
    case "new_order":
      return fly(...after.players.map((_, i) => ({ from: [`disc:${i}`], to: [`disc:${i}`] })));
    case "progeny":
      return {
        ...STILL,
        casts: [
          {
            at: [`slot:${seat}:purple`, `card:${seat}:woman`],
            dice: event.args["dice"] as number[],
          },
        ],
      };
    case "roll":
      return {
        ...STILL,
        tumble: COLUMNS.flatMap((column) => [
          ...new Set(after.dice[column].map((value) => `die:${column}:${value}`)),
        ]),
      };
    default:
      return STILL;
  }
}

/** What a line of the chronicle speaks of, for lighting it up. */
export function spots(event: GameEvent): string[] {
  const seat = Number(event.args["seat"]);
  const { column, helper, career, space, city, row, mandate } = event.args as Record<
    string,
    string
  >;
  const found: string[] = [];
  if (event.name === "takes_die") found.push(`slot:${seat}:${column}`, `cast:${seat}:${column}`);
  if (helper) found.push(helperSpot(seat, helper));
  if (mandate) found.push(`mandate:${mandate}`);
  if (event.name === "trains" || event.name === "advances")
    found.push(`man:${seat}:${career}:${space}`, `floor:${career}:${space}`);
  if (city) found.push(`city:${city}`);
  if (row) found.push(`row:${seat}:${row}`);
  if (["climbs", "career_initiative", "initiative_vp"].includes(event.name))
    found.push(`disc:${seat}`);
  if (event.name === "new_order") found.push("ladder");
  return found;
}

/** A helper is named by its column and place. */
const helperSpot = (seat: number, helper: string) => `helper:${seat}:${helper.replace("-", ":")}`;
const man = (seat: number, career: string, space: number) => `man:${seat}:${career}:${space}`;

function newcomer(view: SignorieView, city: string): string {
  const count = view.cities[city as keyof SignorieView["cities"]]?.meeples.length ?? 1;
  return `space:${city}:${count - 1}`;
}

/** The space a man left: one more stood there before. */
function left(before: SignorieView, after: SignorieView, seat: number, career: Career): number {
  const men = (view: SignorieView, space: number) =>
    view.players[seat]!.careers[CAREERS.find((one) => one === career)!].filter((at) => at === space)
      .length;
  const spaces = before.players[seat]!.careers[career];
  return spaces.find((space) => men(before, space) > men(after, space)) ?? spaces.at(-1) ?? 1;
}

/** The coat that a tile covers now. */
function filled(before: SignorieView, after: SignorieView, seat: number, row: Row): string {
  const known = ROWS.includes(row) ? after.players[seat]!.coats[row] : [];
  const place = known.findIndex((vp, i) => vp !== before.players[seat]!.coats[row][i]);
  return `coat:${seat}:${row}:${place}`;
}
