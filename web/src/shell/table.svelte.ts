import { tick } from "svelte";

import type { Seat } from "../kit/seats";
import { api, type Play, Refused } from "./api";
import { click, type Offer, offer, sameMove } from "./choices";
import { house } from "./house.svelte";
import { insist } from "./insist";
import { BLANK, enter, type Ledger } from "./ledger";
import { Live } from "./live";
import type { GameModule } from "./module";
import { doer, motionOf, type News } from "./news";
import { notify } from "./notices";
import { freshKey } from "./plain";
import type { Blocked, Choice, Message, Summary } from "./protocol";
import { settings } from "./settings.svelte";
import { Since } from "./since.svelte";
import { Stage } from "./stage";
import { thing, type ThingState } from "./thing";
import type { Words } from "./words";

/** More news than this at once is shown without motion. */
const BACKLOG = 8;

/** One table as this browser sees it: what is drawn, what is legal, and what a click does. */
export class Table {
  readonly module: GameModule;
  readonly invite: string | null;
  summary = $state.raw<Summary>()!;
  /** The message on screen. Others may wait until its pieces have come to rest. */
  shown = $state.raw<Message | null>(null);
  ledger = $state.raw<Ledger>(BLANK);
  /** The last event whose line may be read: the pieces of later ones still travel. */
  told = $state(-1);
  line = $state<"opening" | "up" | "down">("opening");
  present = $state.raw<readonly number[]>([]);
  picked = $state<string | null>(null);
  /** The target under the pointer, on the board or in the prompt. */
  hot = $state<string | null>(null);
  /** The choice looked at before it is made, on touch. */
  preview = $state.raw<Choice | null>(null);
  refused = $state.raw<{ target: string | null; blocked: Blocked } | null>(null);
  /** Spots that a line of the log speaks of. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  replaying = $state(false);
  /** What is looked at in the board's place, by name; the board itself at first. */
  sight = $state("");
  /** When the clocks on screen were told, by this machine's own time. */
  heard = $state(Date.now());
  /** The moment of a finished game that is looked at, and how many there are. */
  looking = $state<number | null>(null);
  length = $state(0);
  #chatRead = $state(-1);
  readonly stage = new Stage();

  #queue: News[] = [];
  #playing = false;
  #live: Live | null = null;
  #since = new Since();
  #latest: Message | null = null;
  /** The version on which something was sent that is not answered yet. */
  #sentAt = -1;

  constructor(summary: Summary, module: GameModule, invite: string | null) {
    this.module = module;
    this.invite = invite;
    this.summary = summary;
  }

  readonly names = $derived(
    this.summary.seats.map((seat) => seat.name || house.say("ui-free-seat")),
  );
  readonly mine = $derived(this.shown?.seat ?? null);
  readonly words: Words = $derived(house.wordsOf(this.summary.game).at(this.names, this.mine));
  readonly myTurn = $derived(
    this.shown !== null &&
      this.shown.prompt !== null &&
      this.shown.seat !== null &&
      this.shown.prompt.seat === this.shown.seat,
  );
  /** The seat whose things are mine to look at first: my own, or that of whoever decides. */
  readonly own = $derived(
    this.mine ??
      this.summary.seats.find((seat) => seat.mine)?.index ??
      this.shown?.prompt?.seat ??
      0,
  );
  readonly view = $derived(this.shown?.view as never);
  readonly offer: Offer = $derived.by(() =>
    offer(
      this.myTurn && !this.replaying ? (this.shown?.moves ?? []) : [],
      this.myTurn && !this.replaying ? (this.shown?.blocked ?? []) : [],
      this.module.declines,
      this.picked,
    ),
  );
  readonly selected: ReadonlySet<string> = $derived.by(() => {
    const { crumbs = [], prompt = null } = this.shown ?? {};
    const decided = this.myTurn ? this.module.selected(crumbs, prompt?.id ?? null) : [];
    return new Set(this.picked === null ? decided : [...decided, this.picked]);
  });
  /** Something happened since my last decision that can be shown once more. */
  readonly replayable = $derived.by(() => this.mine !== null && this.#since.news.length > 0);
  readonly unread = $derived(
    this.ledger.chat.filter(
      (line) => line.index > this.#chatRead && !(this.shown?.seats ?? []).includes(line.seat ?? -1),
    ).length,
  );
  readonly log = $derived(this.ledger.events.filter((event) => event.index <= this.told));

  async open(): Promise<void> {
    const message = await api.message(this.summary.id, this.invite);
    this.#hear(message);
    this.#live = new Live(this.summary.id, this.invite, {
      seen: () => ({
        version: this.ledger.version,
        chat: this.ledger.chat.at(-1)?.index ?? -1,
      }),
      hear: (told) => this.#hear(told),
      present: (seats) => (this.present = seats),
      line: (up) => (this.line = up ? "up" : "down"),
    });
  }

  /** Sit down: from now on the house speaks to me, not to somebody who looks on. */
  async reopen(): Promise<void> {
    this.#live?.close();
    this.ledger = BLANK;
    await this.open();
  }

  close(): void {
    this.#live?.close();
    this.stage.finish();
  }

  colour(seat: number): Seat {
    if (this.shown?.view) return this.module.seat(this.view, seat);
    return this.module.seats(this.summary.seats.length, this.summary.options)[seat] ?? "blue";
  }

  isBot(seat: number): boolean {
    return this.summary.seats[seat]?.kind === "bot";
  }

  /** The sights of this game; one alone where there is but the board. */
  readonly sights = $derived.by(() => this.module.sights ?? []);
  /** What lies in the board's place. */
  readonly sighted = $derived(this.sights.find((one) => one.name === this.sight) ?? this.sights[0]);
  /** What the program would do for me now, if asked. */
  readonly proposed = $derived(this.myTurn && !this.replaying ? (this.shown?.proposed ?? []) : []);

  /** What a choice is called in the prompt. */
  label(choice: Pick<Choice, "move" | "parts">): string {
    const prompt = this.shown?.prompt ?? null;
    const own = this.shown?.view
      ? this.module.label?.(choice, prompt, this.view, this.words)
      : undefined;
    return own ?? this.words.move(choice, prompt);
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
    if (this.offer.blocked.has(target)) return "blocked";
    return "rest";
  }

  /** The number of a lit thing: that of its only choice, or none where it stands for several. */
  keyOf(target: string): number {
    const here = this.offer.byTarget.get(target) ?? [];
    return here.length === 1 ? (here[0]?.key ?? 0) : 0;
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
    else if (wish.kind === "refuse") this.refused = { target, blocked: wish.blocked };
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
    const found = this.offer.choices.find((one) => one.key === key);
    if (found) void this.do(found.choice);
  }

  decline(): void {
    this.hurry();
    const only = this.offer.declines[0];
    if (only) void this.do(only);
  }

  async do(choice: Choice): Promise<void> {
    await this.#send((play) => api.move(this.summary.id, { ...play, move: choice.move }));
  }

  /** Let the program do what it proposes, move by move; each can be taken back. */
  async propose(): Promise<void> {
    for (const move of this.proposed) {
      this.hurry();
      const version = this.shown?.version;
      await this.#send((play) => api.move(this.summary.id, { ...play, move }));
      this.hurry();
      if (this.shown?.version === version) return;
    }
  }

  /** Esc: first lets go of what was picked, then takes back the last move of this turn. */
  async back(): Promise<void> {
    this.hurry();
    if (this.refused) this.refused = null;
    else if (this.preview) this.preview = null;
    else if (this.picked !== null) this.picked = null;
    else await this.undo("move");
  }

  async undo(to: "move" | "turn"): Promise<void> {
    if (!this.shown || this.shown.undo.moves === 0) return;
    await this.#send((play) => api.undo(this.summary.id, { ...play, to }));
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
    await this.#send((play) => api.confirm(this.summary.id, play));
  }

  async ask(what: "undo" | "pause" | "resume"): Promise<void> {
    await this.#send(({ seat, version }) => api.ask(this.summary.id, { seat, version, what }));
  }

  async answer(yes: boolean): Promise<void> {
    await this.#send(({ seat, version }) => api.answer(this.summary.id, { seat, version, yes }));
  }

  async say(text: string): Promise<void> {
    try {
      await api.chat(this.summary.id, text, this.invite);
    } catch (error) {
      house.complain(error);
    }
  }

  readChat(): void {
    this.#chatRead = this.ledger.chat.at(-1)?.index ?? -1;
  }

  async refresh(): Promise<void> {
    this.summary = (await api.table(this.summary.id, this.invite)).table;
  }

  /** End running motion: the table stands as it is. */
  hurry(): void {
    this.stage.finish();
    while (this.#queue.length > 1) {
      const news = this.#queue.shift()!;
      this.#since.remember(this.shown, news);
      this.#settle(news);
    }
  }

  /** Show once more what the others did since my last turn. */
  async replay(): Promise<void> {
    const { news, before } = this.#since;
    if (news.length === 0 || !before || this.replaying) return;
    this.replaying = true;
    this.shown = before;
    this.told = news[0]!.last - news[0]!.fresh.length;
    for (const one of news) {
      if (!this.replaying) break;
      await this.#show(one, 0.8);
      await new Promise((done) => setTimeout(done, settings.still ? 900 : 350));
    }
    this.stopReplay();
  }

  stopReplay(): void {
    if (!this.replaying) return;
    this.replaying = false;
    this.stage.finish();
    const last = this.#since.news.at(-1);
    if (last) this.#settle(last);
  }

  /** Look at a moment of a finished game; one step on, its pieces travel. */
  async look(at: number): Promise<void> {
    const before = this.looking;
    this.looking = at;
    const { count, message } = await api.replay(this.summary.id, at, this.invite);
    if (this.looking !== at) return;
    this.length = count;
    const fresh = before === at - 1 ? message.events.filter((event) => event.move === at) : [];
    const people = this.#latest?.people ?? [];
    const last = message.events.at(-1)?.index ?? -1;
    await this.#show(
      { message: { ...message, people, over: true }, fresh, undone: false, last },
      1,
    );
  }

  /** Back from the past to the result. */
  lookUp(): void {
    this.looking = null;
    if (!this.#latest) return;
    this.shown = this.#latest;
    this.told = this.ledger.last;
  }

  /**
   * Send something that changes the table; the same key again and again until it is answered.
   * What is clicked twice at the same moment is sent once.
   */
  async #send(request: (play: Play) => Promise<Message>): Promise<void> {
    const { shown } = this;
    if (!shown || shown.seat === null || shown.version === this.#sentAt) return;
    this.#sentAt = shown.version;
    const play = { seat: shown.seat, version: shown.version, key: freshKey() };
    try {
      const lost = () => (this.line = "down");
      this.#hear(await insist(() => request(play), lost));
      if (this.#live?.open) this.line = "up";
    } catch (error) {
      if (error instanceof Refused && error.present) this.#hear(error.present);
      else house.complain(error);
    } finally {
      if (this.#sentAt === play.version) this.#sentAt = -1;
    }
  }

  #hear(message: Message): void {
    const entered = enter(this.ledger, message);
    if (entered.kind === "stale") return;
    if (entered.kind === "gap") {
      this.ledger = BLANK;
      void api.message(this.summary.id, this.invite).then((whole) => this.#hear(whole));
      return;
    }
    const first = this.ledger.version < 0;
    this.heard = Date.now();
    this.ledger = entered.ledger;
    this.#latest = message;
    if (this.looking !== null) return;
    const { fresh, undone, ledger } = entered;
    const news = { message, fresh: first ? [] : fresh, undone, last: ledger.last };
    if (first) {
      this.readChat();
      this.#settle(news);
    } else {
      this.#queue.push(news);
      void this.#play();
    }
  }

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    try {
      for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
        if (this.replaying) this.stopReplay();
        this.#since.remember(this.shown, news);
        if (this.#queue.length > BACKLOG || document.hidden) this.#settle(news);
        else await this.#show(news, 1 + this.#queue.length / 3);
      }
    } finally {
      this.#playing = false;
    }
  }

  async #show(news: News, pace: number): Promise<void> {
    const before = this.shown;
    if (!before || news.undone) {
      this.#settle(news);
      return;
    }
    const motion = motionOf(news, before, this.module);
    const seat = doer(news);
    const fast = settings.get("motion") === "fast" ? 2 : 1;
    const bot = seat !== null && this.isBot(seat) ? 1.5 : 1;
    await this.stage.show(
      motion,
      async () => {
        this.#settle(news);
        await tick();
      },
      pace * bot * fast,
      settings.still,
    );
  }

  #settle(news: News): void {
    const was = this.shown;
    const turned = !this.myTurn;
    this.shown = news.message;
    this.told = news.last;
    if (was?.version === news.message.version) return;
    this.picked = null;
    this.preview = null;
    this.refused = null;
    if (was && was.state !== news.message.state) void this.refresh();
    if (!this.replaying && turned && this.myTurn) notify(this);
  }
}
