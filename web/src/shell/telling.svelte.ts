import { tick } from "svelte";

import type { Seat } from "../kit/seats";
import { api, Refused } from "./api";
import { house } from "./house.svelte";
import { insist } from "./insist";
import { soundsOf } from "./heard";
import { signed } from "./format";
import { BLANK, enter, type Ledger } from "./ledger";
import { Live } from "./live";
import type { TableModule } from "./module";
import { type Float, STILL } from "./motions";
import { doer, motionOf, type News } from "./news";
import { Past } from "./past.svelte";
import type { GameEvent, Message, Summary, Waits } from "./protocol";
import type { Words } from "./words";
import { links } from "./router.svelte";
import { Playback, type Scene } from "./scenes.svelte";
import { put, type Sent } from "./sending";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { summed, type Turn, turnsOf } from "./turns";
import { Stage } from "./stage";

/** More news than this at once is shown without motion. */
const BACKLOG = 8;

/** What the house tells of a table: heard once, in order, and drawn when pieces have come to rest. */
export abstract class Telling {
  readonly module: TableModule;
  invite: string | null;
  summary = $state.raw<Summary>()!;
  /** The message on screen. Others may wait until its pieces have come to rest. */
  shown = $state.raw<Message | null>(null);
  /** The last message heard: the table as it is, whatever is on screen. */
  latest = $state.raw<Message | null>(null);
  ledger = $state.raw<Ledger>(BLANK);
  /** The last event whose line may be read: the pieces of later ones still travel. */
  told = $state(-1);
  /** Pieces travel to where they are drawn: what they show stays in front until they have come. */
  moving = $state(false);
  line = $state<"opening" | "up" | "down">("opening");
  /** There is no such table for me any more. */
  gone = $state(false);
  present = $state.raw<readonly number[]>([]);
  /** How many look on. */
  onlookers = $state(0);
  /** What has just happened and is shown on the board for a while, besides being logged. */
  announced = $state.raw<readonly GameEvent[]>([]);
  /** Why the bot that is to play waits for its turn. */
  waits = $state<Waits["waits"]>(null);
  /** When the clocks on screen were told, by this machine's own time. */
  heard = $state(Date.now());
  #chatRead = $state(-1);
  readonly stage = new Stage();
  /** What just happened, step by step; nothing is asked meanwhile. */
  readonly playback = new Playback();
  readonly past = new Past(this);

  #queue: News[] = [];
  #playing = false;
  #live: Live | null = null;
  #closed = false;

  constructor(summary: Summary, module: TableModule, invite: string | null) {
    this.module = module;
    this.invite = invite;
    this.summary = summary;
  }

  /** Nothing can be played until all who are there go on. */
  readonly paused = $derived(this.past.at === null && (this.shown?.clocks?.paused ?? false));
  /** The table waits for me, whatever is on screen. */
  readonly calls = $derived(asks(this.latest));
  readonly myTurn = $derived(
    this.past.at === null && this.playback.scene === null && asks(this.shown),
  );
  readonly log = $derived(this.ledger.events.filter((event) => event.index <= this.told));
  /** All that has been heard, by turns. */
  readonly turns: readonly Turn[] = $derived.by(() => {
    const { turns, course } = this.module;
    return turnsOf(this.ledger.events, turns, (event) => course.begins(event));
  });
  /** What each event cost and brought. */
  readonly effects = $derived.by(() => this.module.turns.effects(this.ledger.events));
  readonly unread = $derived(
    this.ledger.chat.filter(
      (line) => line.index > this.#chatRead && !(this.shown?.seats ?? []).includes(line.seat ?? -1),
    ).length,
  );

  /** What things are called at this table. */
  abstract readonly words: Words;
  abstract colour(seat: number): Seat;
  /** It has become my turn. */
  protected abstract called(): void;
  /** Another message is on screen: what was picked on the last one is let go. */
  protected abstract letGo(): void;

  async open(): Promise<void> {
    const message = await api.message(this.summary.id, this.invite);
    if (this.#closed) return;
    this.hear(message);
    this.#live = new Live(this.summary.id, this.invite, {
      seen: () => ({
        version: this.ledger.version,
        chat: this.ledger.chat.at(-1)?.index ?? -1,
      }),
      hear: (told) => this.hear(told),
      present: (seats, onlookers) => {
        this.present = seats;
        this.onlookers = onlookers;
      },
      waits: (why) => (this.waits = why),
      line: (up) => {
        this.line = up ? "up" : "down";
        // A new line tells it again where it is still so.
        if (up) this.waits = null;
      },
      ask: () => void this.#ask(),
      cut: (ended) => void this.#cut(ended),
      crowded: () => house.complain(new Refused(429, "too-many-lines", "")),
    });
  }

  /** What a line would have told. */
  async #ask(): Promise<void> {
    try {
      const message = await api.message(this.summary.id, this.invite);
      if (this.#closed) return;
      this.hear(message);
      this.line = "up";
    } catch {
      this.line = "down";
    }
  }

  /** Sit down: from now on the house speaks to me, not to somebody who looks on. */
  async reopen(): Promise<void> {
    this.#live?.close();
    this.ledger = BLANK;
    await this.open();
  }

  /** Whoever sat at a private table knows its invitation, and may look on. */
  lookOn(): void {
    this.invite ??= this.summary.invite;
  }

  /** The house no longer tells me this: come back as whoever I am now, or not at all. */
  async #cut(ended: boolean): Promise<void> {
    const lost = () => (this.line = "down");
    lost();
    try {
      if (ended) await insist(() => house.ended(), lost);
      else this.lookOn();
      await insist(() => this.refresh(), lost);
      await insist(() => this.reopen(), lost);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.gone = true;
    }
  }

  close(): void {
    this.#closed = true;
    this.#live?.close();
    this.rest();
  }

  /** Whatever moves or plays ends at once. */
  rest(): void {
    this.stage.finish();
    this.playback.stop();
  }

  async refresh(): Promise<void> {
    this.summary = (await api.table(this.summary.id, this.invite)).table;
  }

  /** The address of this table, or of one of its moments. */
  link(at?: number): string {
    return links.table(this.summary.id, at, this.invite);
  }

  /** The name on this seat is an account's own. */
  isAccount(seat: number): boolean {
    return (this.shown?.people ?? this.summary.seats)[seat]?.account ?? false;
  }

  isBot(seat: number): boolean {
    return this.summary.seats[seat]?.kind === "bot";
  }

  readChat(): void {
    this.#chatRead = this.ledger.chat.at(-1)?.index ?? -1;
  }

  /** Send something that changes the table; null where its message has been heard already. */
  protected put(sent: Sent): Promise<Message | null> {
    return put(this.#live, this.summary.id, sent);
  }

  /** The house answered something that was sent over another way. */
  answered(): void {
    if (this.#live?.open) this.line = "up";
  }

  /** End running motion: the table stands as it is. A scene goes on until it is skipped itself. */
  hurry(): void {
    if (this.playback.scene !== null) return;
    this.stage.finish();
    while (this.#queue.length > 1) this.#settle(this.#queue.shift()!);
  }

  /** To the last beat of a scene; from there on with the game, whatever still moves. */
  skip(): void {
    if (this.playback.ending) this.stage.finish();
    this.playback.skip();
  }

  /** From a look back to the table as it is. */
  comeBack(): void {
    this.rest();
    if (!this.latest) return;
    this.shown = this.latest;
    this.told = this.ledger.last;
  }

  hear(message: Message): void {
    const entered = enter(this.ledger, message);
    if (entered.kind === "stale") return;
    if (entered.kind === "gap") {
      this.ledger = BLANK;
      void api.message(this.summary.id, this.invite).then((whole) => this.hear(whole));
      return;
    }
    const first = this.ledger.version < 0;
    const called = !this.calls;
    this.heard = Date.now();
    this.ledger = entered.ledger;
    this.latest = message;
    if (this.past.at !== null) {
      if (called && this.calls) this.called();
      return;
    }
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

  /** Draw news after what is on screen: pieces travel from where they are. */
  async show(news: News, pace: number): Promise<void> {
    const before = this.shown;
    // Before the game begins there is nothing on the table that could travel.
    if (!before?.view || !news.message.view || news.undone) {
      this.#settle(news);
      return;
    }
    const { motions } = this.module;
    const motion = {
      ...(motions ? motionOf(news, before, motions) : STILL),
      floats: this.#floats(news),
    };
    const seat = doer(news);
    const fast = settings.speed;
    const bot = seat !== null && this.isBot(seat) ? 1.5 : 1;
    const scene = this.#sceneOf(news, before);
    const asked = this.myTurn;
    this.moving = !settings.still;
    const isMine = (seat: number) => before.seats.includes(seat);
    soundsOf(news.fresh, this.log, this.module.sounds ?? {}, isMine).forEach(sound);
    const live = this.past.at === null;
    try {
      if (scene) await this.playback.play(scene, bot * fast);
      // Whoever has begun to look back, or come back, meanwhile sees what they went for.
      if (live !== (this.past.at === null)) return;
      // The end of the game takes the whole screen.
      if (news.message.over) await this.playback.rest();
      await this.stage.show(
        scene ? { ...motion, casts: [] } : motion,
        async () => {
          this.#settle(news);
          await tick();
        },
        pace * bot * fast,
        settings.still,
      );
      // Whoever learns reads a page beside it.
      await this.playback.rest(news.message.lesson !== null && (scene?.beats.length ?? 0) > 1);
    } finally {
      this.playback.stop();
      this.moving = false;
    }
    if (scene && live && !asked && this.myTurn) this.called();
  }

  /** What the news brought and cost, to rise from where it happened. */
  #floats({ fresh }: News): Float[] {
    const { turns, motions } = this.module;
    return fresh.flatMap((event) =>
      summed([event], this.effects).map(({ seat, icon, amount }) => ({
        at: [...(turns.mark?.(event)?.at ?? motions?.spots(event) ?? []), `player:${seat}`],
        icon,
        text: signed(amount),
        colour: this.colour(seat),
      })),
    );
  }

  /** What just happened is shown step by step. */
  get scenic(): boolean {
    return !settings.still && settings.get("scenes");
  }

  #sceneOf(news: News, before: Message): Scene | null {
    if (!this.scenic || document.hidden) return null;
    return (
      this.module.scenes?.scene({
        fresh: news.fresh,
        events: this.ledger.events.filter((event) => event.index <= news.last),
        before: before.view as never,
        after: news.message.view as never,
        words: this.words,
      }) ?? null
    );
  }

  /** A war or the end of a round is shown however much has happened since. */
  #isLong(news: News): boolean {
    if (!this.shown?.view || !news.message.view || news.undone) return false;
    return (this.#sceneOf(news, this.shown)?.beats.length ?? 0) > 1;
  }

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    try {
      for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
        // Whoever looks back sees the table as it is when they come back.
        if (this.past.at !== null) continue;
        const late = this.#queue.length > BACKLOG && !this.#isLong(news);
        if (late || document.hidden) this.#settle(news);
        else await this.show(news, 1 + this.#queue.length / 3);
      }
    } finally {
      this.#playing = false;
    }
  }

  #announce({ fresh, message }: News): void {
    const { shown } = this.module.chronicle;
    const loud = fresh.filter((event) => shown?.(event, this.ledger.events, message.seat));
    if (loud.length > 0 && this.past.at === null) this.announced = [...this.announced, ...loud];
  }

  #settle(news: News): void {
    const was = this.shown;
    const turned = !this.myTurn;
    this.shown = news.message;
    this.told = news.last;
    this.#announce(news);
    if (was && sameMoment(was, news.message)) return;
    this.letGo();
    if (was && was.state !== news.message.state) void this.refresh();
    if (turned && this.myTurn) this.called();
  }
}

/** Both are said of the same choices: while all choose at once, the version does not count them. */
function sameMoment(one: Message, two: Message): boolean {
  return (
    one.version === two.version &&
    one.seat === two.seat &&
    one.choosing?.step === two.choosing?.step
  );
}

function asks(message: Message | null): boolean {
  const { prompt = null, seat = null, clocks = null } = message ?? {};
  if (clocks?.paused) return false;
  return prompt !== null && seat !== null && prompt.seat === seat;
}
