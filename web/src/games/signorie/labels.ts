import { roman } from "../../shell/format";
import type { Blocked } from "../../shell/protocol";
import type { Words } from "../../shell/words";

/** A few words on a blocked city. */
export const blockedShort = (blocked: Blocked, words: Words): string =>
  words.say(`why-${blocked.reason}`, {
    ...blocked.args,
    ...(typeof blocked.args["rank"] === "number" ? { rank: roman(blocked.args["rank"]) } : {}),
  });
