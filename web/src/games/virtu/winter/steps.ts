import type { WinterSheet } from "../plans";
import type { TableView } from "../view";

/** What each step of the sheet is drawn from. */
export interface StepProps {
  view: TableView;
  sheet: WinterSheet;
  seat: number;
  /** Say why a click did nothing. */
  refuse: (why: string) => void;
}
