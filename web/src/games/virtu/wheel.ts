/** The wheel of five rooms: measures and points, clockwise from the top. */
export const WIDE = 368;
export const HIGH = 344;
/** Beside the wheel, for the rims of its arrows. */
export const MARGIN = 6;
export const CX = 184;
export const CY = 172;
export const RIM = 166;
export const HUB = 50;
const GAP = 1.2;
const TURN = 72;

const round = (value: number) => Math.round(value * 10) / 10;

export function polar(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(CX + radius * Math.sin(angle)), round(CY - radius * Math.cos(angle))];
}

/** Where the middle of a room lies, in degrees. */
export const towards = (room: number): number => (room - 1) * TURN;

const edges = (room: number) =>
  [towards(room) - TURN / 2 + GAP, towards(room) + TURN / 2 - GAP] as const;

/** The outline of a room. */
export function sector(room: number): string {
  const [from, to] = edges(room);
  const [a, b, c, d] = [polar(HUB, from), polar(RIM, from), polar(RIM, to), polar(HUB, to)];
  return `M${a}L${b}A${RIM} ${RIM} 0 0 1 ${c}L${d}A${HUB} ${HUB} 0 0 0 ${a}Z`;
}

/** The little arches on a room's rim, and the line under them. */
export function arcade(room: number): {
  arches: { x: number; y: number; turn: number }[];
  d: string;
} {
  const [from, to] = edges(room);
  const arches = Array.from({ length: 8 }, (_, i) => {
    const turn = round(from + 3 + ((to - from - 6) * (i + 0.5)) / 8);
    const [x, y] = polar(RIM - 6.5, turn);
    return { x, y, turn };
  });
  const inner = RIM - 13;
  return { arches, d: `M${polar(inner, from)}A${inner} ${inner} 0 0 1 ${polar(inner, to)}` };
}

/** Where the numeral of a room stands: on its rim, apart from what lies in the middle of it. */
export const numeralAt = (room: number): [number, number] =>
  polar(RIM - 7, towards(room) - TURN / 2 + 12);

/** How far from the hub the cards of each room lie. */
const HEARTS = [104, 101, 106, 106, 101] as const;

/** The point around which a room's cards lie. */
export function heart(room: number, two: boolean): [number, number] {
  const [x, y] = polar(HEARTS[room - 1]!, towards(room));
  return [x + (two && room === 4 ? 5 : two && room === 3 ? -5 : 0), y];
}

/** The edge behind a room, where an arrow is passed on leaving it. */
export const edgeAfter = (room: number): number => towards(room) + TURN / 2;
