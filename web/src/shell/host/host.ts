import { ask } from "../api";
import { ago } from "../format";
import { house } from "../house.svelte";
import type { Described } from "../protocol";

/** What only hosts ask the house; everybody else is told that there is nothing. */

export type PersonKept = Described["PersonKept"];
export type PersonAct = Described["PersonAct"];

const part = encodeURIComponent;
const query = (asked: Record<string, string | number | null>) => {
  const given = Object.entries(asked).filter(([, value]) => value !== null && value !== "");
  const written = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return written.size > 0 ? `?${written}` : "";
};

export const host = {
  state: () => ask<Described["HostAnswer"]>("GET", "/host"),
  people: (beginning: string, before: number | null) =>
    ask<Described["PeopleAnswer"]>("GET", `/host/people${query({ beginning, before })}`),
  act: (id: string, act: PersonAct) =>
    ask<Described["PersonActAnswer"]>("POST", `/host/people/${part(id)}`, act),
  tables: (state: string, before: number | null) =>
    ask<Described["TablesKeptAnswer"]>("GET", `/host/tables${query({ state, before })}`),
  actOnTable: (id: string, act: Described["TableAct"]["act"]) =>
    ask<Described["Nothing"]>("POST", `/host/tables/${part(id)}`, { act }),
  reports: () => ask<Described["ReportsAnswer"]>("GET", "/host/reports"),
  settle: (id: string) => ask<Described["Nothing"]>("POST", `/host/reports/${part(id)}`),
  unsay: (table: string, line: number) =>
    ask<Described["Nothing"]>("DELETE", `/host/tables/${part(table)}/chat/${line}`),
  letters: () => ask<Described["LettersAnswer"]>("GET", "/host/letters"),
  actOnLetter: (id: string, act: Described["LetterAct"]["act"]) =>
    ask<Described["Nothing"]>("POST", `/host/letters/${part(id)}`, { act }),
  announce: (text: string) =>
    ask<Described["SettingsShown"]>("PUT", "/host/announcement", { text }),
  admit: (admission: Described["SettingsShown"]["admission"]) =>
    ask<Described["SettingsShown"]>("PUT", "/host/admission", { admission }),
  quotas: (quotas: Described["QuotasBody"]) =>
    ask<Described["SettingsShown"]>("PUT", "/host/quotas", quotas),
  log: (before: number | null) =>
    ask<Described["LogAnswer"]>("GET", `/host/log${query({ before })}`),
};

/** Do something; what goes wrong is told. Gives whether it was done. */
export async function attempt(doing: () => Promise<unknown>): Promise<boolean> {
  try {
    await doing();
    return true;
  } catch (error) {
    house.complain(error);
    return false;
  }
}

/** How long ago a time is. */
export const since = (at: number) => ago(Date.now() / 1000 - at, house.own.language);

/** A time as hosts read it in a log. */
export const when = (at: number) =>
  new Date(at * 1000).toLocaleString(house.own.language, {
    dateStyle: "short",
    timeStyle: "short",
  });
