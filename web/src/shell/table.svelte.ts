import { SvelteSet } from "svelte/reactivity";

import type { Seat } from "../kit/seats";
import { api, Refused } from "./api";
import { click, type Offer, offer, sameMove } from "./choices";
import { Closer } from "./closer.svelte";
import { house } from "./house.svelte";
import { insist } from "./insist";
import { notify } from "./notices";
import { freshKey } from "./plain";
import type { Blocked, Choice, Described, Message, Move, Order } from "./protocol";
import { Book } from "./table/book.svelte";
import { Consent } from "./table/consent.svelte";
import { Hinting } from "./table/hinting.svelte";
import { Planner } from "./table/planner.svelte";
import { questionOf } from "./question";
import { settings } from "./settings.svelte";
import { type Left, leftBy } from "./table/marks";
import { Telling } from "./telling.svelte";
import { thing, type ThingState } from "./thing";
import type { Reason } from "./tips";
import { lastTurns, summed, type Turn } from "./turns";
import { Tutor } from "./tutor.svelte";
import type { Words } from "./words";

/** Why a legal move is closed for now: the lesson is about another one. */
export const ELSEWHERE = "lesson";
/** One table as this browser sees it: what is legal on what is drawn, and what a click does. */
export class Table extends Telling {
  picked = $state<string | null>(null);
  /** Every choice is shown as a line of a list. */
  listing = $state(false);
  /** The keys are explained. */
  helping = $state(false);
  /** The target under the pointer, on the board or in the prompt. */
  hot = $state<string | null>(null);
  /** The choice looked at before it is made, on touch. */
  preview = $state.raw<Choice | null>(null);
  refused = $state.raw<{ target: string | null; why: Reason } | null>(null);
  /** The thing under the pointer or in focus, whatever may be done with it. */
  looked = $state<string | null>(null);
  /** Spots that a line of the log speaks of. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** What is looked at in the board's place, by name; the board itself at first. */
  sight = $state("");
  /** The lesson that goes on here. */
  readonly tutor = new Tutor(this);
  /** The rules, where they lie open beside the table. */
  readonly book = new Book(this.summary.game);
  /** What is known of the things on the table beyond the view. */
  readonly closer = new Closer(this);
  /** What everybody must agree to. */
  readonly consent = new Consent(this);
  /** What I plan for all of a turn. */
  readonly planner = new Planner(this);
  readonly hinting = new Hinting(this);
  /** Figures that the board shows beside its things while it asks for one of them. */
  figures = $state(true);
  /** Turns of the chronicle whose lines are shown, by their first event; also in a look back. */
  readonly unfolded = new SvelteSet<number>();
  /** The last turns of the others stay marked on the board. */
  marks = $state(true);
  /** The version that was come back to by taking something back. */
  undone = $state(-1);
  /** The version on which something was sent that is not answered yet. */
  #sentAt = -1;

  readonly names = $derived(
    this.summary.seats.map((seat) => seat.name || house.say("ui-free-seat")),
  );
  readonly mine = $derived(this.shown?.seat ?? null);
  /** As text, which stays the same with most messages, so that the words do. */
  readonly #rivals = $derived(
    JSON.stringify(
      this.shown?.view ? (this.module.players.rivals?.(this.shown.view as never) ?? {}) : {},
    ),
  );
  readonly words: Words = $derived(
    house
      .wordsOf(this.summary.game)
      .at(this.names, this.mine, JSON.parse(this.#rivals) as Record<string, number>),
  );
  /** The seat whose things are mine to look at first: my own, or that of whoever decides. */
  readonly own = $derived(
    this.mine ??
      this.summary.seats.find((seat) => seat.mine)?.index ??
      this.shown?.prompt?.seat ??
      0,
  );
  readonly view = $derived(this.shown?.view as never);
  /** Offers that wait for my answer, whatever is on screen. */
  readonly unanswered: readonly string[] = $derived.by(() => {
    const { view = null, seat = null } = this.latest ?? {};
    if (view === null || seat === null) return [];
    return this.module.bargains?.unanswered(view as never, seat, this.words) ?? [];
  });
  /** Points as they stand, from the house or, while it keeps them back, from the view. */
  readonly standing = $derived.by(
    () =>
      this.shown?.standing ??
      (this.shown?.view ? this.module.scoring.standing?.(this.view) : null) ??
      null,
  );
  readonly offer: Offer = $derived.by(() =>
    offer(
      this.myTurn && !this.planner.due ? this.#offered(this.shown?.moves ?? []) : [],
      this.myTurn && !this.planner.due ? this.#offered(this.shown?.blocked ?? []) : [],
      this.module.choices.declines,
      this.picked,
    ),
  );
  readonly selected: ReadonlySet<string> = $derived.by(() => {
    const { crumbs = [], prompt = null } = this.shown ?? {};
    const decided = this.myTurn ? this.module.choices.selected(crumbs, prompt?.id ?? null) : [];
    return new Set(this.picked === null ? decided : [...decided, this.picked]);
  });

  /** The table waits for this seat; for several where they choose at once. */
  decides(seat: number): boolean {
    const { choosing = null, prompt = null, over = true } = this.shown ?? {};
    if (over || this.paused) return false;
    return choosing?.seats.includes(seat) ? !this.hasChosen(seat) : prompt?.seat === seat;
  }

  /** This seat has chosen while others still choose; what, nobody else knows. */
  hasChosen(seat: number): boolean {
    return this.shown?.choosing?.chosen.includes(seat) ?? false;
  }

  colour(seat: number): Seat {
    if (this.shown?.view) return this.module.seating.seat(this.view, seat);
    return (
      this.module.seating.seats(this.summary.seats.length, this.summary.options)[seat] ?? "blue"
    );
  }

  /** The sights of this game; one alone where there is but the board. */
  readonly sights = $derived.by(() => this.module.sights?.sights ?? []);
  /** What lies in the board's place. */
  readonly sighted = $derived(this.sights.find((one) => one.name === this.sight) ?? this.sights[0]);
  /** The last turn of each opponent since my own; in a look back, the turn on screen. */
  readonly lately: readonly Turn[] = $derived.by(() => {
    const { at, turn } = this.past;
    if (at !== null) return turn ? [turn] : [];
    const told = this.turns.filter(({ events }) => events[0]!.index <= this.told);
    return lastTurns(told, this.mine, this.myTurn);
  });
  /** What those turns have left on the board. */
  readonly left: readonly Left[] = $derived(
    this.marks
      ? leftBy(this.lately, this.module.turns, ({ events }) => summed(events, this.effects))
      : [],
  );
  /** What the program would do for me now, if asked. */
  readonly proposed = $derived(this.myTurn ? (this.shown?.proposed ?? []) : []);

  /** The only thing I can do, where that is no question; taken back, it is asked after all. */
  readonly alone: Choice | null = $derived.by(() => {
    const [only, ...others] = this.shown?.moves ?? [];
    if (!this.myTurn || !only || others.length > 0 || this.shown?.lesson) return null;
    if (!settings.get("alone")) return null;
    if (this.past.at !== null || this.shown?.version === this.undone) return null;
    // On the sheet of a plan nothing is asked step by step.
    if (settings.get("plan") && this.planner.matter !== null) return null;
    return this.module.choices.alone?.(only.move, this.shown?.prompt?.id ?? "") ? only : null;
  });

  /** What a choice is called in the prompt; `short` where there is little room. */
  label(choice: Pick<Choice, "move" | "parts">, short = false): string {
    const prompt = this.shown?.prompt ?? null;
    const own = this.shown?.view
      ? this.module.speech.label?.(choice, prompt, this.view, this.words)
      : undefined;
    return own ?? (short ? this.words.short(choice, prompt) : this.words.move(choice, prompt));
  }

  /** What the button says that does it. */
  doing(choice: Choice): string {
    const id = `ui-do-${choice.move[0]}`;
    if (!this.words.has(id)) return this.label(choice);
    return this.words.doing(choice, this.shown?.prompt ?? null);
  }

  stateOf(target: string): ThingState {
    if (this.offer.byTarget.has(target)) return "lit";
    if (this.selected.has(target)) return "selected";
    const blocked = this.offer.blocked.get(target);
    // What a lesson is not about is no different; a click says so.
    return blocked && blocked.reason !== ELSEWHERE ? "blocked" : "rest";
  }

  /** All that a lit thing stands for takes something beyond what is at hand. */
  isExtra(target: string): boolean {
    const { extra } = this.module.choices;
    const here = this.offer.byTarget.get(target) ?? [];
    return here.length > 0 && here.every(({ choice }) => extra?.(choice, this.view) ?? false);
  }

  /** The number of a lit thing, or the numbers where it stands for several choices: `2–4`. */
  keyOf(target: string): string {
    const keys = (this.offer.byTarget.get(target) ?? []).map(({ key }) => key).filter(Boolean);
    const [first, last] = [Math.min(...keys), Math.max(...keys)];
    if (keys.length < 2) return keys.join("");
    return keys.length === last - first + 1 ? `${first}–${last}` : keys.join("·");
  }

  /** Look at a target, or at none. A thing may lose focus while it is drawn anew: not at once. */
  point(target: string | null): void {
    queueMicrotask(() => (this.hot = target));
  }

  /** Attributes of a thing on the board: what it is called, and whether it may be clicked. */
  thing(target: string, name: string, copy = false): Record<string, unknown> {
    return thing(this, target, name, copy);
  }

  /** A click or Enter on a thing. `careful` asks for a look first, as touch does. */
  press(target: string, careful: boolean): void {
    this.hurry();
    this.refused = null;
    const wish = click(this.offer, target);
    if (wish.kind === "do") this.choose(wish.choice, careful);
    else if (wish.kind === "pick") this.picked = target;
    else {
      const why = wish.kind === "refuse" ? wish.blocked : this.#reason(target);
      this.refused = why && { target, why };
    }
  }

  /** Why a click on a thing does nothing: what the game knows of it, or what is asked of whom. */
  #reason(target: string): Reason | null {
    if (this.mine === null || this.past.at !== null || this.shown?.over) return null;
    const own = this.myTurn ? this.module.tips?.whyNot?.(target, this.closer.view) : null;
    if (own) return own;
    const reason = this.myTurn ? "not-asked" : "not-now";
    return { reason, args: { question: questionOf(this) }, rule: "" };
  }

  choose(choice: Choice, careful: boolean): void {
    if (careful && (this.preview === null || !sameMove(this.preview.move, choice.move))) {
      this.preview = choice;
      return;
    }
    void this.do(choice);
  }

  chooseKey(key: number): void {
    this.hurry();
    const found = this.offer.entries.find((one) => one.key === key);
    if (found?.group) this.picked = found.group;
    else if (found?.group === null) void this.do(found.choice);
  }

  #offered<C extends Choice | Blocked>(moves: readonly C[]): readonly C[] {
    return this.module.choices.offered?.(moves, this.view) ?? moves;
  }

  decline(): void {
    this.hurry();
    const only = this.offer.declines[0];
    if (only) void this.do(only);
  }

  async #play(move: Move): Promise<void> {
    await this.send((play) => this.put({ do: "move", ...play, move, ...this.#confirmed }));
  }

  async do(choice: Choice): Promise<void> {
    await this.#play(choice.move);
  }

  /** Let the program do what it proposes, move by move; each can be taken back. */
  async propose(): Promise<void> {
    for (const move of this.proposed) if (!(await this.play(move))) return;
  }

  /** Play one of several moves at once, without waiting for pieces; true where it was done. */
  async play(move: Move): Promise<boolean> {
    this.hurry();
    const version = this.shown?.version;
    await this.#play(move);
    this.hurry();
    return this.shown?.version !== version;
  }

  /** Esc: first lets go of what was picked, then takes back the last move of this turn. */
  async back(): Promise<void> {
    this.hurry();
    if (this.refused) this.refused = null;
    else if (this.preview) this.preview = null;
    else if (this.picked !== null) this.picked = null;
    else if (this.planner.due && this.planner.wishes.length > 0)
      this.planner.wish(this.planner.wishes.slice(0, -1));
    else await this.undo("move");
  }

  async undo(to: "move" | "turn"): Promise<void> {
    if (!this.shown || this.shown.undo.moves === 0) return;
    if (to === "turn" && !this.shown.undo.turn) return;
    await this.send((play) => this.put({ do: "undo", ...play, to }));
    this.undone = this.latest?.version ?? -1;
  }

  /** Do again what was taken back last. */
  async redo(): Promise<void> {
    this.hurry();
    if (!this.shown || this.shown.undo.redo === 0 || !this.myTurn) return;
    await this.send((play) => this.put({ do: "redo", ...play, ...this.#confirmed }));
  }

  /** U: take back what nobody has seen; past that, ask. */
  async undoOrAsk(): Promise<void> {
    if (this.shown && this.shown.undo.moves > 0) await this.undo("move");
    else if (this.consent.mayAskBack) this.consent.backwards = this.shown?.take_back ?? [];
  }

  /** A crumb is a click back: take back everything from it on. */
  async backTo(crumb: number): Promise<void> {
    const count = (this.shown?.crumbs.length ?? 0) - crumb;
    for (let i = 0; i < count; i++) {
      this.hurry();
      await this.undo("move");
    }
  }

  async confirm(): Promise<void> {
    await this.send((play) => this.put({ do: "confirm", ...play }));
  }

  /** End the lesson; the game goes on. */
  async skipLesson(): Promise<void> {
    await this.send((play) => api.skip(this.summary.id, play));
  }

  /** Leave a standing order about a matter, or take it back. */
  async order(matter: string, order: Pick<Order, "kind" | "amount"> | null): Promise<void> {
    await this.send((play) => api.order(this.summary.id, { ...play, matter, order }));
  }

  async say(text: string): Promise<void> {
    try {
      await api.chat(this.summary.id, text, this.invite);
    } catch (error) {
      house.complain(error);
    }
  }

  protected override called(): void {
    const prompt = this.shown?.prompt;
    notify(this, "turn", prompt ? this.words.question(prompt) : "");
  }

  override hear(message: Message): void {
    const before = this.unanswered;
    const { last } = this.ledger;
    if (message.events.some(({ name, index }) => name === "undone" && index > last))
      this.undone = message.version;
    super.hear(message);
    const fresh = this.unanswered.filter((one) => !before.includes(one));
    if (fresh.length > 0) notify(this, "offer", fresh.join(" "));
  }

  /** My turn is held until I confirm it, where I want that; a lesson asks for nothing of the kind. */
  get #confirmed(): { confirm: boolean } {
    return { confirm: settings.get("confirm") && !this.shown?.lesson };
  }

  protected override letGo(): void {
    this.picked = null;
    this.preview = null;
    this.refused = null;
  }

  /**
   * Send something that changes the table; the same key again and again until it is answered.
   * What is clicked twice at the same moment is sent once. True where it was done.
   */
  async send(
    request: (play: Described["ConfirmBody"]) => Promise<Message | null>,
  ): Promise<boolean> {
    const on = this.past.at === null ? this.shown : this.latest;
    if (!on || on.seat === null || on.version === this.#sentAt) return false;
    this.#sentAt = on.version;
    const play = { seat: on.seat, version: on.version, key: freshKey() };
    try {
      const lost = () => (this.line = "down");
      const message = await insist(() => request(play), lost);
      if (message) this.hear(message);
      this.answered();
      return true;
    } catch (error) {
      if (error instanceof Refused && error.present) this.hear(error.present);
      else house.complain(error);
    } finally {
      if (this.#sentAt === play.version) this.#sentAt = -1;
    }
    return false;
  }
}
