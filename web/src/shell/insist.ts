import { Unreachable } from "./api";

const FIRST = 400;
const LONGEST = 5000;

/** Ask again and again until the house can be reached; `lost` is told each time it cannot. */
export async function insist<T>(request: () => Promise<T>, lost: () => void): Promise<T> {
  for (let wait = FIRST; ; wait = Math.min(wait * 2, LONGEST)) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      lost();
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}
