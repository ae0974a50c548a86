import { alone, isHere } from "../here/place";

/** Where we are, read from the address, so that any table and any moment of it has a link. */
export type Route =
  | { page: "lobby"; chosen: string | null }
  | { page: "lost" }
  | { page: "finished" }
  | { page: "host" }
  | { page: "account" }
  | { page: "reset" }
  | { page: "sign-in" }
  | { page: "how"; game: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "glossary"; game: string; term: string | null }
  | { page: "statistics"; game: string }
  | { page: "person"; id: string }
  | { page: "table"; id: string; at: number | null; invite: string | null; analysis: boolean };

export function parse(address: string): Route {
  const [path = "", query = ""] = address.split("?");
  const [page, first, second] = path.split("/").filter(Boolean).map(readable);
  const params = new URLSearchParams(query);
  if (page === "table" && first) {
    const at = params.get("at");
    return {
      page,
      id: first,
      at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
      invite: params.get("invite"),
      analysis: params.has("analysis"),
    };
  }
  if (page === "how") return { page, game: first ?? "" };
  if (page === "rules") return { page, game: first ?? "", rule: second ?? null };
  if (page === "glossary") return { page, game: first ?? "", term: second ?? null };
  if (page === "finished" || page === "host" || page === "account") return { page };
  if (page === "reset" || page === "sign-in") return { page };
  if (page === "statistics") return { page, game: first ?? "" };
  if (page === "person" && first) return { page, id: first };
  return page === undefined ? { page: "lobby", chosen: params.get("game") } : { page: "lost" };
}

/** A part of an address; what was garbled on its way stays as it is, and leads nowhere. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A place as a link. A host of files has but one page: there the place follows its `#`. */
const linkTo = (place: string) => (alone ? `#${place}` : place);

export const links = {
  lobby: linkTo("/"),
  /** The lobby with this game chosen for a new table. */
  tableOf: (game: string) => linkTo(`/?game=${game}`),
  how: (game: string) => linkTo(`/how/${game}`),
  finished: linkTo("/finished"),
  host: linkTo("/host"),
  account: linkTo("/account"),
  statistics: (game: string) => linkTo(`/statistics/${game}`),
  person: (id: string) => linkTo(`/person/${id}`),
  analysis: (id: string, invite?: string | null) =>
    linkTo(`/table/${id}?analysis${invite ? `&invite=${invite}` : ""}`),
  /** The record as a file; whoever looks on at a private table shows the invitation. */
  record: (id: string, invite: string | null) =>
    `/api/tables/${id}/record${invite ? `?invite=${invite}` : ""}`,
  rules: (game: string, rule?: string) => linkTo(`/rules/${game}${rule ? `/${rule}` : ""}`),
  glossary: (game: string, term?: string) => linkTo(`/glossary/${game}${term ? `/${term}` : ""}`),
  table: (id: string, at?: number, invite?: string | null) => {
    const asked = new URLSearchParams();
    if (at !== undefined) asked.set("at", String(at));
    if (invite) asked.set("invite", invite);
    return linkTo(`/table/${id}${asked.size > 0 ? `?${asked}` : ""}`);
  },
  invite: (id: string, invite: string) => links.table(id, undefined, invite),
};

const here = () => (alone ? location.hash.slice(1) || "/" : location.pathname + location.search);

/** The place that a link leads to; none where it is not one of ours. */
export function placeOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin) return null;
  if (alone) return link.hash.startsWith("#/") ? link.hash.slice(1) : null;
  return link.pathname.startsWith("/api/") ? null : link.pathname + link.search;
}

/** What follows the address of this place, such as words that are searched for. */
export const asked = () => new URLSearchParams(here().split("?")[1]);

class Router {
  route = $state<Route>(parse(here()));

  constructor() {
    addEventListener("popstate", () => (this.route = parse(here())));
    addEventListener("click", (event) => this.#follow(event));
  }

  go(link: string): void {
    history.pushState(null, "", link);
    this.route = parse(here());
    scrollTo(0, 0);
  }

  /** Change the address without a step in the browser's history. */
  quietly(link: string): void {
    history.replaceState(null, "", link);
    this.route = parse(here());
  }

  /** A plain click on a link of ours changes the page without loading it anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target) return;
    if (link.hasAttribute("download")) this.#save(link, event);
    else if (placeOf(link) !== null) {
      event.preventDefault();
      this.go(link.href);
    }
  }

  /** A file of a table of this browser comes from here. */
  #save(link: HTMLAnchorElement, event: MouseEvent): void {
    const table = /^\/api\/tables\/([^/]+)/.exec(link.pathname)?.[1];
    if (table === undefined || !isHere(table)) return;
    event.preventDefault();
    void import("../here/saving").then(({ save }) => save(table, link.pathname));
  }
}

export const router = new Router();
