import { Unreachable } from "../shell/api";
import { root } from "./place";
import { unpacked } from "./python";

let kept: Promise<Record<string, string>> | null = null;

/** What is the same for everybody and needs no Python: games, words, components, rules. */
export async function standing(path: string): Promise<string | null> {
  if (!path.startsWith("/api/games") && !path.startsWith("/api/words")) return null;
  kept ??= fetched();
  kept.catch(() => (kept = null));
  return (await kept)[path] ?? null;
}

async function fetched(): Promise<Record<string, string>> {
  try {
    const text = new Response(await unpacked(new URL("here/answers.packed", root).href));
    return (await text.json()) as Record<string, string>;
  } catch {
    throw new Unreachable();
  }
}
