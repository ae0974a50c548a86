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
  exportOf: (id: string) => `/api/host/people/${part(id)}/export`,
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
  purge: (days: number) => ask<Described["PurgedAnswer"]>("POST", "/host/purge", { days }),
  log: (before: number | null) =>
    ask<Described["LogAnswer"]>("GET", `/host/log${query({ before })}`),
};

/** How long ago a time is; `hourly` where it is true to the hour alone. */
export const since = (at: number, hourly = false) =>
  ago(Date.now() / 1000 - at, house.own.language, hourly ? "hour" : "minute");

/** A time as hosts read it in a log: of today the hour alone. */
export function when(at: number): string {
  const then = new Date(at * 1000);
  const today = then.toDateString() === new Date().toDateString();
  const day = today ? {} : { dateStyle: "short" as const };
  return then.toLocaleString(house.own.language, { ...day, timeStyle: "short" });
}
