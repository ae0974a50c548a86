import { inSight } from "./inSight";
import type { Cast, Flight, Float, Motion } from "./motions";

const TRAVEL = 320;
const TUMBLE = 520;
const OUTLINE = 1000;
const CAST = 1700;
const RISE = 1400;
const AT_ONCE = 3;

/** Things on the screen, by the spot they lie on. */
function spot(name: string): Element | null {
  for (const found of document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)) {
    const box = found.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return found;
  }
  return null;
}

function firstSpot(names: readonly string[]): Element | null {
  for (const name of names) {
    const found = spot(name);
    if (found) return found;
  }
  return null;
}

/** What a copy would inherit in the thing's own place. */
const INHERITED = ["font", "color", "--cut", "--least"];

/** A copy of a thing that can travel over the page. */
function ghost(thing: Element): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "flying";
  if (thing instanceof SVGGraphicsElement && !(thing instanceof SVGSVGElement)) {
    const box = thing.getBBox();
    const copy = thing.cloneNode(true) as SVGGraphicsElement;
    copy.removeAttribute("transform");
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    svg.append(copy);
    holder.append(svg);
  } else {
    holder.append(thing.cloneNode(true));
  }
  const worn = getComputedStyle(thing);
  const { style } = holder.firstElementChild as HTMLElement | SVGElement;
  if (thing instanceof HTMLElement && thing.offsetWidth > 0)
    style.zoom = String(thing.getBoundingClientRect().width / thing.offsetWidth);
  for (const name of INHERITED) style.setProperty(name, worn.getPropertyValue(name));
  for (const copy of holder.querySelectorAll("[data-spot],[data-at],[id]")) {
    copy.removeAttribute("data-spot");
    copy.removeAttribute("data-at");
    copy.removeAttribute("id");
  }
  return holder;
}

/** A copy of one of the pieces that lie together: without their number. */
function one(thing: Element): HTMLElement {
  const copy = ghost(thing);
  for (const number of copy.querySelectorAll("text")) number.remove();
  return copy;
}

/** The number of the pieces that lie on a spot, as it is drawn. */
function figure(name: string): Text | null {
  const drawn = spot(name)?.querySelector("text")?.firstChild;
  return drawn instanceof Text ? drawn : null;
}

/** A piece before it travels. */
interface Leaving {
  from: DOMRect;
  /** How it looks where it joins others. */
  piece: HTMLElement | null;
  /** The spots on which some lie already, with their number where one is drawn. */
  peopled: ReadonlyMap<string, string | null>;
}

/** Those that lie on a spot already keep their number until another has come. */
function uncounted(name: string, before: string | null): (hidden: boolean) => void {
  const number = figure(name);
  if (!number || before === null) return () => undefined;
  const after = number.data;
  return (hidden) => {
    // What has been drawn anew meanwhile is left alone.
    if (number.data === (hidden ? after : before)) number.data = hidden ? before : after;
  };
}

/** Hides a thing while its copy travels. */
const unseen = (thing: Element) => (hidden: boolean) => {
  (thing as HTMLElement | SVGElement).style.visibility = hidden ? "hidden" : "";
};

/** A piece on its way: its copy travels, and what it becomes is hidden meanwhile. */
interface Way {
  from: DOMRect;
  to: DOMRect;
  copy: HTMLElement;
  hide: (hidden: boolean) => void;
}

/** A box of one size over the middle of another. */
const around = (place: DOMRect, { width, height }: DOMRect): DOMRect =>
  new DOMRect(
    place.x + (place.width - width) / 2,
    place.y + (place.height - height) / 2,
    width,
    height,
  );

/** Where pieces travel. One thing at a time moves on it; a click or a key ends all of it. */
export class Stage {
  readonly #running = new Set<Animation>();
  #hurry = false;

  /** End whatever moves, and let what follows now happen at once. */
  finish(): void {
    this.#hurry = true;
    for (const animation of [...this.#running]) animation.finish();
  }

  /**
   * Show how the table changes: measure, let `swap` draw the new state, then let the pieces
   * travel to where they are now.
   */
  async show(
    motion: Motion & { floats: readonly Float[] },
    swap: () => Promise<void>,
    speed: number,
    still: boolean,
  ) {
    this.#hurry = false;
    const leaving = motion.flights.map((flight) => this.#leaving(flight));
    await swap();
    if (document.hidden) return;
    if (still) {
      this.#outline(motion.flights);
      return;
    }
    this.#tumble(motion.tumble, speed);
    void this.#castAll(motion.casts, speed);
    void this.#riseAll(motion.floats, speed);
    // What has still to come is not there before its turn.
    const ways = motion.flights.flatMap((flight, i) => this.#way(flight, leaving[i]));
    for (const way of ways) way.hide(true);
    for (let i = 0; i < ways.length && !this.#hurry; i += AT_ONCE)
      await Promise.all(ways.slice(i, i + AT_ONCE).map((way) => this.#fly(way, speed)));
    for (const way of ways) way.hide(false);
  }

  /** Where a piece is before it travels; how it looks, where it may join others. */
  #leaving(flight: Flight): Leaving | null {
    const thing = firstSpot(flight.from);
    if (!thing) return null;
    const there = flight.joins ? flight.to.filter(spot) : [];
    const peopled = new Map(there.map((name) => [name, figure(name)?.data ?? null]));
    const piece = peopled.size > 0 ? one(thing) : null;
    return { from: thing.getBoundingClientRect(), piece, peopled };
  }

  /** The way of a piece, where it has one to go: none where it lies already, or out of sight. */
  #way(flight: Flight, leaving: Leaving | null | undefined): Way[] {
    const name = flight.to.find(spot) ?? "";
    const thing = spot(name);
    if (!thing || !leaving) return [];
    const { from } = leaving;
    const piece = leaving.peopled.has(name) ? leaving.piece : null;
    const there = thing.getBoundingClientRect();
    // A piece that joins others keeps its size, and goes to their middle.
    const to = piece ? around(there, from) : there;
    if (Math.hypot(from.x - to.x, from.y - to.y) < 2) return [];
    const hide = piece ? uncounted(name, leaving.peopled.get(name) ?? null) : unseen(thing);
    return [{ from, to, copy: piece ?? ghost(thing), hide }];
  }

  async #fly({ from, to, copy, hide }: Way, speed: number): Promise<void> {
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    copy.style.cssText = `left:${to.x}px;top:${to.y}px;width:${to.width}px;height:${to.height}px`;
    document.body.append(copy);
    hide(true);
    const lift = Math.min(60, Math.hypot(dx, dy) * 0.16);
    const scale = Math.max(0.4, Math.min(2.5, from.width / to.width));
    await this.#run(
      copy,
      [
        { transform: `translate(${dx}px,${dy}px) scale(${scale})` },
        { transform: `translate(${dx / 2}px,${dy / 2 - lift}px) scale(${(scale + 1) / 2 + 0.12})` },
        { transform: "translate(0,0) scale(1)" },
      ],
      TRAVEL / speed,
    );
    hide(false);
    copy.remove();
  }

  #tumble(spots: readonly string[], speed: number): void {
    spots.forEach((name, i) => {
      const thing = spot(name);
      if (!thing) return;
      const turn = (i % 2 === 0 ? 1 : -1) * 360;
      void this.#run(
        thing,
        [
          { transform: `rotate(${turn}deg) scale(.4)`, opacity: 0.2 },
          { transform: `rotate(${turn / 5}deg) scale(1.12)`, opacity: 1, offset: 0.7 },
          { transform: "rotate(0) scale(1)" },
        ],
        (TUMBLE + (i % 5) * 30) / speed,
      );
    });
  }

  /** One throw after another, so that each can be read. */
  async #castAll(casts: readonly Cast[], speed: number): Promise<void> {
    for (const cast of casts) {
      if (this.#hurry) return;
      await this.#cast(cast, speed);
    }
  }

  /** White dice thrown over a spot: they tumble, are read, and are gone. */
  async #cast(cast: Cast, speed: number): Promise<void> {
    const box = firstSpot(cast.at)?.getBoundingClientRect();
    if (!box) return;
    const tray = document.createElement("div");
    tray.className = "cast";
    tray.style.cssText = `left:${box.x + box.width / 2}px;top:${box.y}px`;
    tray.append(
      ...cast.dice.map((value) =>
        Object.assign(document.createElement("b"), { textContent: String(value) }),
      ),
    );
    document.body.append(tray);
    for (const [i, die] of [...tray.children].entries())
      void this.#run(
        die,
        [{ transform: `rotate(${i % 2 ? -300 : 300}deg) scale(.3)` }, { transform: "none" }],
        (TUMBLE + i * 60) / speed,
      );
    await this.#run(
      tray,
      [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }],
      CAST / speed,
    );
    tray.remove();
  }

  /** Gains rise a few at a time; those of one place stand side by side. */
  async #riseAll(floats: readonly Float[], speed: number): Promise<void> {
    for (let i = 0; i < floats.length && !this.#hurry; i += AT_ONCE)
      await Promise.all(
        floats.slice(i, i + AT_ONCE).map((float, place) => this.#rise(float, place, speed)),
      );
  }

  async #rise({ at, icon, text, colour }: Float, place: number, speed: number): Promise<void> {
    const thing = firstSpot(at);
    const box = thing && inSight(thing);
    if (!box || box.width === 0) return;
    const gain = document.createElement("div");
    gain.className = "gain";
    gain.style.cssText = `left:${box.x + box.width / 2}px;top:${box.y + place * 26}px`;
    gain.style.setProperty("--sc", `var(--seat-${colour})`);
    gain.innerHTML = `<svg viewBox="0 0 24 24"><use href="#p-${icon}"/></svg>`;
    gain.prepend(text);
    document.body.append(gain);
    await this.#run(
      gain,
      [
        { translate: "-50% 0", opacity: 0 },
        { translate: "-50% -6px", opacity: 1, offset: 0.15 },
        { translate: "-50% -10px", opacity: 1, offset: 0.75 },
        { translate: "-50% -16px", opacity: 0 },
      ],
      RISE / speed,
    );
    gain.remove();
  }

  /** Without motion, what changed gets an ink outline for a second. */
  #outline(flights: readonly Flight[]): void {
    for (const old of document.querySelectorAll(".changed")) old.remove();
    for (const flight of flights) {
      const thing = firstSpot(flight.to);
      const box = thing && inSight(thing);
      if (!box || box.width === 0) continue;
      const mark = document.createElement("div");
      mark.className = "changed";
      mark.style.cssText = `left:${box.x - 4}px;top:${box.y - 4}px;width:${box.width + 8}px;height:${box.height + 8}px`;
      document.body.append(mark);
      setTimeout(() => mark.remove(), OUTLINE);
    }
  }

  #run(thing: Element, frames: Keyframe[], duration: number): Promise<void> {
    const animation = thing.animate(frames, { duration, easing: "cubic-bezier(.5,0,.2,1)" });
    this.#running.add(animation);
    return animation.finished
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => this.#running.delete(animation));
  }
}
