import { alone } from "../here/place";
import { errands } from "./errands.svelte";
import type { Called, Described, Message, Person, Replayed } from "./protocol";

/** The house refused: `code` is for the program, `message` is a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The present message of the table, where a stale one was answered. */
    readonly present: Message | null = null,
    /** Seconds until it may be asked again, where that is all. */
    readonly wait: number = 0,
  ) {
    super(message);
  }
}

/** The house cannot be reached at all. */
export class Unreachable extends Error {}

/** Where what names no table is asked: in this browser while the house cannot be reached. */
export const place = { here: alone };

/** Whether an address is answered in this browser; a table says by its id where it is. */
export function goesHere(address: string): boolean {
  const table = /^\/api\/tables\/([^/?]+)/.exec(address)?.[1];
  if (table !== undefined) return alone || table.startsWith("here-");
  return place.here || address.startsWith("/api/here/");
}

/** Ask the house, or that of this browser; where it takes long, the page says so. */
export const ask = <T>(
  method: string,
  path: string,
  body?: unknown,
  here = goesHere(`/api${path}`),
): Promise<T> =>
  errands
    .run(answer(method, `/api${path}`, body, here))
    .then((text) => (text ? parse(text) : {}) as T);

/** How often what came too soon is asked again, and the seconds that are worth waiting for. */
const TRIES = 5;
const WORTH = 10;

/** Too much was asked at once from one address; the house has done nothing of it. */
export const isTooMuch = (error: unknown): error is Refused =>
  error instanceof Refused && error.code === "too-many";

const answer = async (
  method: string,
  address: string,
  body?: unknown,
  here = goesHere(address),
): Promise<string> => {
  if (!here) return patiently(() => once(method, address, body));
  return (await import("../here/house")).ask(method, address, body);
};

/** What the house was too busy to hear is asked again, quietly, when it says that it may be. */
export async function patiently<T>(request: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await request();
    } catch (error) {
      if (!isTooMuch(error) || tries === TRIES || error.wait > WORTH) throw error;
      // Many pages behind one address are not to come back all at the same moment.
      const wait = Math.max(error.wait, 0.3 * 2 ** tries) * (1 + Math.random());
      await new Promise((done) => setTimeout(done, 1000 * wait));
    }
}

async function once(method: string, address: string, body?: unknown): Promise<string> {
  let told: Response;
  try {
    told = await fetch(address, {
      method,
      headers: {
        ...(method === "GET" ? {} : { "X-Quattrocento": "1" }),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
  if (told.status >= 502 && told.status <= 504) throw new Unreachable();
  const text = await told.text();
  if (told.ok) return text;
  const refusal = parse(text || "{}") as { error?: string; message?: string; version?: number };
  const { error = "refused", message = "" } = refusal;
  const present = refusal.version === undefined ? null : (refusal as unknown as Message);
  throw new Refused(told.status, error, message, present, Number(told.headers.get("Retry-After")));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreachable();
  }
}

/** The house's invitation, from the link that somebody was given. */
function invited(): { invitation?: string } {
  const invitation = sessionStorage.getItem("invitation");
  return invitation === null ? {} : { invitation };
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

function asking(wishes: Record<string, string | number | null>): string {
  const given = Object.entries(wishes).filter(([, value]) => value !== null);
  return given.length === 0 ? "" : `?${new URLSearchParams(given as [string, string][])}`;
}

export const api = {
  me: (here?: boolean) => ask<Described["PersonAnswer"]>("GET", "/me", undefined, here),
  guest: (name: string, language: string, here?: boolean) =>
    ask<{ person: Person }>("POST", "/guests", { name, language, ...invited() }, here),
  register: (name: string, password: string) =>
    ask<{ person: Person }>("POST", "/accounts", { name, password, ...invited() }),
  house: () => ask<Described["HouseAnswer"]>("GET", "/house"),
  forgotten: (email: string) => ask<Described["Nothing"]>("POST", "/forgotten", { email }),
  reset: (code: string, password: string) =>
    ask<{ person: Person }>("POST", "/reset", { code, password }),
  newCode: () => ask<Described["CodeAnswer"]>("POST", "/codes", {}),
  useCode: (code: string) => ask<{ person: Person }>("POST", "/codes/use", { code }),
  leaveForGood: (password: string | null) =>
    ask<Described["Nothing"]>("POST", "/me/delete", { password }),
  blocks: () => ask<Described["BlocksAnswer"]>("GET", "/blocks"),
  block: (name: string) => ask<Described["BlocksAnswer"]>("POST", "/blocks", { name }),
  /** Whoever sits there, also a guest. */
  blockSeat: (table: string, seat: number) =>
    ask<Described["BlocksAnswer"]>("POST", "/blocks", { table, seat }),
  report: (table: string, line: number, text: string, invite: string | null) =>
    ask<Described["Nothing"]>("POST", "/reports", { table, line, text, invite }),
  unblock: (id: string) =>
    ask<Described["BlocksAnswer"]>("DELETE", `/blocks/${encodeURIComponent(id)}`),
  login: (name: string, password: string) =>
    ask<{ person: Person }>("POST", "/login", { name, password }),
  newPassword: (old: string, fresh: string) =>
    ask<{ person: Person }>("POST", "/password", { old, new: fresh }),
  logout: () => ask<Described["Nothing"]>("POST", "/logout", {}),
  sessions: () => ask<Described["SessionsAnswer"]>("GET", "/sessions"),
  endSession: (id: string) =>
    ask<Described["Nothing"]>("DELETE", `/sessions/${encodeURIComponent(id)}`),
  endSessions: (others: boolean) =>
    ask<Described["Nothing"]>("DELETE", `/sessions${asking({ others: String(others) })}`),
  change: (wish: Partial<Pick<Person, "name" | "language" | "notices">>) =>
    ask<{ person: Person }>("PATCH", "/me", wish),
  failing: () => ask<Described["FailingAnswer"]>("GET", "/me/notices"),
  push: () => ask<Described["PushAnswer"]>("GET", "/me/push"),
  callMe: (wish: Described["PushBody"]) => ask<Described["PushAnswer"]>("PUT", "/me/push", wish),
  callFor: (device: string, kinds: Called[]) =>
    ask<Described["PushAnswer"]>("PATCH", `/me/push/${encodeURIComponent(device)}`, { kinds }),
  callNoMore: (device: string) =>
    ask<Described["PushAnswer"]>("DELETE", `/me/push/${encodeURIComponent(device)}`),

  games: (here?: boolean) => ask<Described["GamesAnswer"]>("GET", "/games", undefined, here),
  rules: (game: string) => ask<Described["RulesAnswer"]>("GET", `/games/${game}/rules`),
  /** Words and components lie at addresses that the list of games names. */
  components: async (address: string) =>
    parse(await answer("GET", address)) as Described["ComponentsAnswer"],
  words: (address: string) => answer("GET", address),

  /** `before` goes on where a list ended. */
  tables: (
    list: "mine" | "finished" | "open" | "waiting" | "playing",
    before?: number,
    here?: boolean,
  ) =>
    ask<Described["TablesAnswer"]>(
      "GET",
      `/tables${asking({ list, before: before === undefined ? null : String(before) })}`,
      undefined,
      here,
    ),
  open: (wish: Described["TableBody"], here?: boolean) =>
    ask<Described["TableAnswer"]>("POST", "/tables", wish, here),
  table: (id: string, invite: string | null) =>
    ask<Described["TableAnswer"]>("GET", table(id) + asking({ invite })),
  analysis: (id: string, invite: string | null) =>
    ask<Described["AnalysisAnswer"]>("GET", `${table(id)}/analysis${asking({ invite })}`),
  study: (id: string, wish: Described["StudyBody"]) =>
    ask<Described["TableAnswer"]>("POST", `${table(id)}/study`, wish),
  /** A game that was played elsewhere, as a record. */
  bring: (wish: Described["RecordBody"]) =>
    ask<Described["TableAnswer"]>("POST", "/records", wish, false),
  bringHere: (text: string) => ask<Described["TableAnswer"]>("POST", "/here/records", { text }),
  record: (id: string) => answer("GET", `/api${table(id)}/record`),
  /** A table of this browser is kept no longer. */
  remove: (id: string) =>
    ask<Described["Nothing"]>("DELETE", `/here/tables/${encodeURIComponent(id)}`),
  statistics: (game: string) =>
    ask<Described["StatisticsAnswer"]>("GET", `/games/${game}/statistics`),
  personStatistics: (person: string) =>
    ask<Described["PersonStatistics"]>("GET", `/people/${encodeURIComponent(person)}/statistics`),
  learn: (game: string, number: number, name: string, here?: boolean) =>
    ask<Described["TableAnswer"]>("POST", "/lessons", { game, number, name }, here),
  join: (id: string, wish: Described["JoinBody"]) =>
    ask<Described["TableAnswer"]>("POST", `${table(id)}/join`, wish),
  leave: (id: string) => ask<Described["TableAnswer"]>("POST", `${table(id)}/leave`, {}),
  seatBot: (id: string, seat: number, level: string) =>
    ask<Described["TableAnswer"]>("POST", `${table(id)}/bot`, { seat, level }),
  start: (id: string) => ask<Described["TableAnswer"]>("POST", `${table(id)}/start`, {}),
  resign: (id: string, seat?: number) =>
    ask<Described["TableAnswer"]>(
      "POST",
      `${table(id)}/resign`,
      seat === undefined ? {} : { seat },
    ),
  rematch: (id: string) => ask<Described["TableAnswer"]>("POST", `${table(id)}/rematch`, {}),
  replay: (id: string, look: { at: number; seat: number | null; invite: string | null }) =>
    ask<Replayed>("GET", `${table(id)}/replay${asking(look)}`),

  message: (id: string, invite: string | null) =>
    ask<Message>("GET", `${table(id)}/message${asking({ invite })}`),
  lens: (id: string, seat: number) =>
    ask<Described["LensAnswer"]>("GET", `${table(id)}/lens${asking({ seat })}`),
  plan: (id: string, wish: Described["PlanBody"]) =>
    ask<Described["PlanAnswer"]>("POST", `${table(id)}/plan`, wish),
  hint: (id: string, on: Described["Versioned"]) =>
    ask<Described["HintAnswer"]>("POST", `${table(id)}/hint`, on),
  move: (id: string, play: Described["MoveBody"]) =>
    ask<Message>("POST", `${table(id)}/moves`, play),
  undo: (id: string, play: Described["UndoBody"]) =>
    ask<Message>("POST", `${table(id)}/undo`, play),
  redo: (id: string, play: Described["RedoBody"]) =>
    ask<Message>("POST", `${table(id)}/redo`, play),
  order: (id: string, play: Described["OrderBody"]) =>
    ask<Message>("PUT", `${table(id)}/order`, play),
  confirm: (id: string, play: Described["ConfirmBody"]) =>
    ask<Message>("POST", `${table(id)}/confirm`, play),
  skip: (id: string, play: Described["ConfirmBody"]) =>
    ask<Message>("POST", `${table(id)}/skip`, play),
  ask: (id: string, wish: Described["AskBody"]) => ask<Message>("POST", `${table(id)}/ask`, wish),
  answer: (id: string, wish: Described["AnswerBody"]) =>
    ask<Message>("POST", `${table(id)}/answer`, wish),
  chat: (id: string, text: string, invite: string | null) =>
    ask<Described["Nothing"]>(
      "POST",
      `${table(id)}/chat`,
      invite === null ? { text } : { text, invite },
    ),
  notes: (id: string) => ask<Described["Note"]>("GET", `${table(id)}/notes`),
  keepNotes: (id: string, text: string) =>
    ask<Described["Note"]>("PUT", `${table(id)}/notes`, { text }),
};
