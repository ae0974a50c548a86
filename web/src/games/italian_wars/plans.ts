import { plansWith } from "../virtu/plans";
import type { WarsView } from "./view";

/** France winters first. */
export const plans = plansWith<WarsView>(
  (view) => view.round,
  (_, seat) => seat,
);
