import type { Component } from "svelte";

import type { GameEvent } from "./protocol";
import type { Words } from "./words";

/** A step of a scene: what the prompt says meanwhile, and for how long it is looked at. */
export interface Beat {
  text: string;
  ms: number;
}

/** What just happened, shown step by step before the table goes on. */
export interface Scene {
  name: string;
  icon: string;
  /** What it is about, in the line over what each beat says. */
  title: string;
  /** The last one shows how the table stands now, and waits until it has been read. */
  beats: readonly Beat[];
  Card: Component<{ data: never; beat: number }>;
  data: unknown;
}

/** News that may be worth a scene, between two states of the table. */
export interface Told<V = never> {
  fresh: readonly GameEvent[];
  /** All that has happened, the fresh events last. */
  events: readonly GameEvent[];
  before: V;
  after: V;
  words: Words;
}

/** Which news a game shows as a scene. */
export interface ScenesFacet<V = never> {
  scene(told: Told<V>): Scene | null;
  /** One of these is shown with an event: in a look back it is not passed over. */
  ends(event: GameEvent): boolean;
  /** The matter's own place shows it, beside the board; elsewhere it lies over the board. */
  readonly inMatter?: boolean;
}

/** A scene that plays: beat after beat, until it has ended or somebody skips it. */
export class Playback {
  scene = $state.raw<Scene | null>(null);
  beat = $state(0);
  paused = $state(false);
  /** Its card is out of the way: somebody looks at the board meanwhile. */
  looking = $state(false);
  /** The last beat is on screen: the table stands as it is shown. */
  readonly ending = $derived(this.scene !== null && this.beat >= this.scene.beats.length - 1);
  #skipped = false;
  /** Somebody went on from the last beat before it could rest. */
  #read = false;
  #left = 0;
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #on: (() => void) | null = null;

  /** Every beat but the last. */
  async play(scene: Scene, speed: number): Promise<void> {
    this.scene = scene;
    this.beat = 0;
    this.paused = false;
    this.looking = false;
    this.#skipped = false;
    this.#read = false;
    while (this.scene === scene && !this.ending) {
      if (!this.#skipped) await this.#wait(scene.beats[this.beat]!.ms / speed);
      this.beat++;
    }
  }

  /** The last beat, for as long as it is read, or until one goes on; then the table goes on. */
  async rest(held = false): Promise<void> {
    const last = this.scene?.beats.at(-1);
    if (last && !this.#read) await this.#wait(held ? Infinity : last.ms);
    this.scene = null;
  }

  /** To the last beat; from there, on with the game. */
  skip(): void {
    this.#skipped = true;
    this.#read = this.ending;
    this.paused = false;
    this.looking = false;
    clearTimeout(this.#timer);
    this.#on?.();
  }

  /** End it wherever it is. */
  stop(): void {
    if (this.scene === null) return;
    this.scene = null;
    this.skip();
  }

  pause(): void {
    if (this.scene === null) return;
    this.paused = !this.paused;
    // While the table is drawn anew nothing runs: the beat after that waits.
    if (this.#on === null) return;
    clearTimeout(this.#timer);
    if (this.paused) this.#left -= performance.now() - this.#began;
    else this.#run();
  }

  /** From the card to the board and back; the scene waits meanwhile. */
  look(): void {
    if (this.scene === null) return;
    this.looking = !this.looking;
    if (this.looking !== this.paused) this.pause();
  }

  #wait(ms: number): Promise<void> {
    if (this.scene === null) return Promise.resolve();
    return new Promise((resolve) => {
      this.#on = () => {
        this.#on = null;
        resolve();
      };
      this.#left = ms;
      if (!this.paused) this.#run();
    });
  }

  #run(): void {
    this.#began = performance.now();
    if (this.#left === Infinity) return;
    this.#timer = setTimeout(() => this.#on?.(), Math.max(0, this.#left));
  }
}
