import type { Effect } from "./box";

/** A symbol printed on a component: pictograms, figures and small words, in reading order. */
export type Symbol =
  { icon: string } | { figure: string } | { small: string } | { word: string } | { high: number };

export const ACTION_ICONS: Record<string, string> = {
  florins: "coins",
  marriage: "ring",
  progeny: "cradle",
  tracks: "steps",
  mission: "letter",
};

export const ROW_ICONS: Record<string, string> = {
  political: "political",
  clerical: "clerical",
  military: "military",
  marriage: "ring",
};

const COUNTED: Record<string, string> = {
  bride: "bride",
  helper: "helper",
  city: "palace",
  tile: "tile",
  man: "man",
};

/** A helper's space: what it gives, and from which die on it gives more. */
export function helperSymbols(effect: Effect, high: number): Symbol[] {
  const rises: Symbol[] =
    effect.high === effect.amount ? [] : [{ high }, { figure: String(effect.high) }];
  const amount: Symbol = { figure: String(effect.amount) };
  switch (effect.kind) {
    case "florins":
      return [{ icon: "florin" }, amount, ...rises];
    case "vp":
      return [{ icon: "laurel" }, amount, ...rises];
    case "half_die":
      return [{ icon: "laurel" }, { figure: "½" }, { word: "ui-symbol-die" }];
    case "woman":
      return [{ icon: "woman" }, { figure: "+1" }];
    case "meeple":
      return [{ icon: "man" }, { word: "ui-symbol-or" }, { icon: "woman" }];
    case "tile":
      return [{ icon: "tile" }, { figure: `+${effect.amount}` }];
    case "initiative":
      return [{ icon: "initiative" }, amount, ...rises];
    case "career":
      return [{ icon: "steps" }, amount, ...rises];
    case "tracks":
      return [{ icon: "steps" }, { word: "ui-symbol-or" }, { icon: "initiative" }, ...rises];
    default:
      return [{ icon: ACTION_ICONS[effect.kind] ?? "helper" }, { word: "ui-symbol-again" }];
  }
}

export function mandateSymbols(effect: Effect): Symbol[] {
  const plus: Symbol = { figure: `+${effect.amount}` };
  const amount: Symbol = { figure: String(effect.amount) };
  switch (effect.kind) {
    case "florins":
      return [{ icon: "coins" }, amount];
    case "threshold":
      return [{ icon: "gate" }, plus];
    case "initiative":
      return [{ icon: "initiative" }, amount];
    case "career":
      return [{ icon: "steps" }, amount];
    case "tile":
      return [{ icon: "tile" }, plus];
    case "progeny":
      return [{ icon: "cradle" }, plus];
    case "hire":
      return [{ icon: "hire" }, { figure: `−${effect.amount}` }];
    case "helper":
      return [{ icon: "helper" }];
    default:
      return [{ icon: ACTION_ICONS[effect.kind] ?? "scroll" }];
  }
}

export function rewardSymbols(effect: Effect, counts: boolean): Symbol[] {
  if (counts)
    return [
      { icon: "laurel" },
      { figure: String(effect.amount) },
      { small: "/" },
      { icon: COUNTED[effect.kind] ?? "laurel" },
    ];
  switch (effect.kind) {
    case "florins":
      return [{ icon: "coins" }, { figure: String(effect.amount) }];
    case "tracks":
      return [{ icon: "steps" }, { figure: String(effect.amount) }];
    case "tile":
      return [{ icon: "tile" }, { figure: `+${effect.amount}` }];
    case "hire":
      return [{ icon: "hire" }, { figure: "0" }];
    case "family":
      return [{ icon: "man" }, { icon: "woman" }];
    case "column":
      return [{ icon: "helper" }, { icon: "mat" }];
    default:
      return [{ icon: ACTION_ICONS[effect.kind] ?? "scroll" }];
  }
}
