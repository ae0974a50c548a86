import { api } from "../api";
import { house } from "../house.svelte";
import type { SeatBody, Summary } from "../protocol";
import { links, router } from "../router.svelte";

/** Whoever sits there, as a house is told; it has other bots than a browser, but easy ones. */
function wish(seat: Summary["seats"][number]): SeatBody {
  if (seat.kind === "bot" && seat.level === "easy") return { kind: "bot", level: "easy" };
  if (seat.kind === "bot") return { kind: "bot" };
  if (seat.kind === "here") return { kind: "here", name: seat.name };
  return { kind: "me" };
}

/** Send a game of this browser to the house, which replays and checks it, and goes on there. */
export async function move(table: Summary): Promise<void> {
  try {
    const record = await api.record(table.id);
    const { table: moved } = await api.bring({
      text: record,
      name: table.name,
      seats: table.seats.map(wish),
    });
    await api.remove(table.id);
    house.toast(house.say("ui-own-moved"));
    router.go(links.table(moved.id));
  } catch (error) {
    house.complain(error);
  }
}

/** Lay a game that was kept as a file on a table of this browser. */
export async function bring(text: string): Promise<void> {
  try {
    await house.sitHere();
    const { table } = await api.bringHere(text);
    router.go(links.table(table.id));
  } catch (error) {
    house.complain(error);
  }
}
