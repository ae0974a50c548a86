/** Where the page lies, and whether a house stands behind it. */
const page = globalThis.document?.documentElement;

/** The page is served as files alone (`quattrocento site`): whatever is asked is answered here. */
export const alone = page?.dataset["house"] === "none";

/** The folder of the page's files; those of a house lie at its root. */
export const root = page ? new URL(alone ? "." : "/", location.href).href : "/";

/** Tables of this browser are told by their ids from those of a house. */
export const isHere = (table: string) => table.startsWith("here-");
