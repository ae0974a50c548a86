/** The six seats: a colour, an engraver's hatch and a shape, so that no eye needs the colour. */
export const SEATS = ["blue", "red", "yellow", "purple", "green", "white"] as const;
export type Seat = (typeof SEATS)[number];

/** Outlines within a circle of radius 10 around 0,0. */
export const SHAPES: Record<Seat, string> = {
  blue: "M0-9.6A9.6 9.6 0 1 1 0 9.6A9.6 9.6 0 1 1 0-9.6Z",
  red: "M-7.4-8.4H7.4Q8.4-8.4 8.4-7.4V7.4Q8.4 8.4 7.4 8.4H-7.4Q-8.4 8.4-8.4 7.4V-7.4Q-8.4-8.4-7.4-8.4Z",
  yellow: "M0-10.2L9.1-5.1V5.1L0 10.2L-9.1 5.1V-5.1Z",
  purple: "M0-11.4L11.4 0L0 11.4L-11.4 0Z",
  green: "M0-11L9.2-3.2V8.6H-9.2V-3.2Z",
  white:
    "M-5.49-5.49A5.6 5.6 0 0 1 5.49-5.49A5.6 5.6 0 0 1 5.49 5.49A5.6 5.6 0 0 1-5.49 5.49A5.6 5.6 0 0 1-5.49-5.49Z",
};

export const SHIELD = "M2 2.5H38V20C38 33 29 40.5 20 45C11 40.5 2 33 2 20Z";
