import { api } from "./api";
import { insist } from "./insist";

const KEPT = "renewed";
/** Milliseconds before a page that has just been renewed may be renewed again. */
const SOON = 20_000;

/**
 * A part of the page could not be fetched: the house was renewed, or it could not be reached.
 * Once it answers the page is loaded again, with the parts of today.
 */
export async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEPT)) < SOON) return;
  await insist(
    () => api.me(),
    () => undefined,
  );
  sessionStorage.setItem(KEPT, String(Date.now()));
  location.reload();
}
