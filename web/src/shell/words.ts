import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Args, Choice, GameEvent, Prompt } from "./protocol";

export const LANGUAGES = ["en", "fr", "de", "pt", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names stand between these two characters until a line is drawn, so that they can be set bold. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
/** Things whose name is set bold in a sentence. */
const NAMED = new Set(["seat", "city", "order", "cities"]);

export interface Span {
  text: string;
  strong: boolean;
}

/** Says things of one game in one language, to a seat or to nobody in particular. */
export class Words {
  readonly #bundle: FluentBundle;
  /** The names of the terms that the catalogue explains. */
  readonly concepts: readonly string[];
  #names: readonly string[] = [];
  #you: number | null = null;
  #rivals: Readonly<Record<string, number>> = {};
  /** Lines of the log stay what they are, and are asked for again with every message. */
  readonly #events = new WeakMap<GameEvent, Span[]>();

  constructor(
    readonly language: Language,
    source: string | FluentBundle,
    concepts: readonly string[] = [],
  ) {
    this.concepts =
      typeof source === "string"
        ? [...source.matchAll(/^concept-([\w-]+)-rules =/gm)].map((found) => found[1]!)
        : concepts;
    if (typeof source === "string") {
      this.#bundle = new FluentBundle(language, { useIsolating: false });
      this.#bundle.addResource(new FluentResource(source));
    } else this.#bundle = source;
  }

  /**
   * The same words at a table: with the players' names, spoken to one of them. `rivals` are the
   * seats that moves call by another name, so that a sentence has one name for one person.
   */
  at(
    seats: readonly string[],
    you: number | null,
    rivals: Readonly<Record<string, number>> = {},
  ): Words {
    const words = new Words(this.language, this.#bundle, this.concepts);
    words.#names = seats;
    words.#you = you;
    words.#rivals = rivals;
    return words;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message as plain text; its id where the catalogue lacks it. */
  say(id: string, args: Args = {}): string {
    return plain(this.#format(id, args));
  }

  /** A sentence in pieces, the names in it marked. */
  spans(id: string, args: Args = {}): Span[] {
    return capital(this.#format(id, args))
      .split(OPEN)
      .flatMap((part, i): Span[] => {
        if (i === 0) return [{ text: part, strong: false }];
        const [name, rest] = part.split(CLOSE);
        return [
          { text: name ?? "", strong: true },
          { text: rest ?? "", strong: false },
        ];
      })
      .filter((span) => span.text !== "");
  }

  /** The first of several messages that the catalogue has, or nothing. */
  first(ids: readonly string[], args: Args = {}): string | null {
    const id = ids.find((one) => this.has(one));
    return id === undefined ? null : this.say(id, args);
  }

  question(prompt: Prompt): string {
    return plain(
      capital(this.#format(`prompt-${prompt.id}`, { ...prompt.args, seat: prompt.seat })),
    );
  }

  /** The label of a choice; it may use the parts of the question too. */
  move(choice: Pick<Choice, "move" | "parts">, prompt: Prompt | null): string {
    const args = { ...prompt?.args, ...choice.parts };
    return plain(capital(this.#format(`move-${choice.move[0]}`, args)));
  }

  /** The label in few words, for a chip. */
  short(choice: Pick<Choice, "move" | "parts">, prompt: Prompt | null): string {
    const id = `ui-chip-${choice.move[0]}`;
    if (!this.has(id)) return this.move(choice, prompt);
    return plain(capital(this.#format(id, { ...prompt?.args, ...choice.parts })));
  }

  /** What the button says that does it: a sentence of its own, or the choice's label. */
  doing(choice: Pick<Choice, "move" | "parts">, prompt: Prompt | null): string {
    const id = `ui-do-${choice.move[0]}`;
    if (!this.has(id)) return this.move(choice, prompt);
    return plain(capital(this.#format(id, { ...prompt?.args, ...choice.parts })));
  }

  event(event: GameEvent): Span[] {
    const known = this.#events.get(event);
    if (known) return known;
    // What the house itself tells is among the browser's own words.
    const id = [`event-${event.name}`, `ui-event-${event.name}`].find((one) => this.has(one));
    const spans = id === undefined ? [] : this.spans(id, event.args);
    this.#events.set(event, spans);
    return spans;
  }

  why(reason: string, args: Args): string {
    return plain(capital(this.#format(`why-${reason}`, args)));
  }

  /** A thing of a kind by its name: `thing("city", "Roma")`. */
  thing(kind: string, name: string | number): string {
    return this.has(`${kind}-${name}`) ? this.say(`${kind}-${name}`) : String(name);
  }

  #format(id: string, args: Args): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) return id;
    const filled: Record<string, FluentVariable> = {
      you: this.#you !== null && args["seat"] === this.#you ? "yes" : "no",
    };
    for (const [key, value] of Object.entries(args)) {
      const text = this.#argument(key, value);
      filled[key] = NAMED.has(key) && typeof text === "string" ? `${OPEN}${text}${CLOSE}` : text;
    }
    return this.#bundle.formatPattern(pattern, filled, []);
  }

  #argument(key: string, value: unknown): FluentVariable {
    if ((key === "seat" || key === "rival") && typeof value === "number")
      return this.#names[value] ?? String(value);
    if (key === "rival" && typeof value === "string" && value in this.#rivals)
      return this.#argument("rival", this.#rivals[value]);
    if (Array.isArray(value)) {
      const kind = key === "order" ? "seat" : key === "cities" ? "city" : key.replace(/s$/, "");
      return value.map((one) => String(this.#argument(kind, one))).join(", ");
    }
    if (typeof value === "string")
      return this.has(`${key}-${value}`) ? this.say(`${key}-${value}`) : value;
    return typeof value === "number" ? value : String(value);
  }
}

function plain(text: string): string {
  return text.replaceAll(OPEN, "").replaceAll(CLOSE, "");
}

/** The text with its first letter large: sentences may begin with a name. */
export function capital(text: string): string {
  const at = text.startsWith(OPEN) ? 1 : 0;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}
