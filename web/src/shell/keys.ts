/** What a key means at the table. */
export type KeyWish =
  | { kind: "choose"; number: number }
  | { kind: "decline" }
  | { kind: "confirm" }
  | { kind: "back" }
  | { kind: "undo" }
  | { kind: "redo" }
  | { kind: "restart" }
  | { kind: "propose" }
  | { kind: "list" }
  | { kind: "figures" }
  | { kind: "marks" }
  | { kind: "help" }
  | { kind: "hint" }
  | { kind: "look"; dx: -1 | 0 | 1; dy: -1 | 0 | 1 };

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** The key was pressed in a text field, where it writes. */
  writing: boolean;
}

const ARROWS: Record<string, { dx: -1 | 0 | 1; dy: -1 | 0 | 1 }> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

/** What a key means while a scene plays; a text field keeps its keys. */
export function readAtScene(press: Press): "skip" | "pause" | "look" | null {
  if (press.writing || press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === " " || press.key === "Escape") return "skip";
  if (press.key === "b" || press.key === "B") return "look";
  return press.key === "p" || press.key === "P" ? "pause" : null;
}

/** The wish behind a key, or nothing where the key belongs to the browser or to a text field. */
export function read(press: Press): KeyWish | null {
  if (press.writing || press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key >= "1" && press.key <= "9") return { kind: "choose", number: Number(press.key) };
  const look = ARROWS[press.key];
  if (look) return { kind: "look", ...look };
  switch (press.key) {
    case "0":
      return { kind: "decline" };
    case "Escape":
      return { kind: "back" };
    case "u":
    case "U":
      return { kind: "undo" };
    case "d":
    case "D":
      return { kind: "redo" };
    case "r":
    case "R":
      return { kind: "restart" };
    case "?":
      return { kind: "help" };
    case "p":
    case "P":
      return { kind: "propose" };
    case "c":
    case "C":
      return { kind: "confirm" };
    case "v":
    case "V":
      return { kind: "figures" };
    case "m":
    case "M":
      return { kind: "marks" };
    case "h":
    case "H":
      return { kind: "hint" };
    case "l":
    case "L":
      return { kind: "list" };
    default:
      return null;
  }
}
