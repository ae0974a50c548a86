import type { Scene, ScenesFacet, Told } from "../../shell/scenes.svelte";
import type { GameEvent } from "../../shell/protocol";
import { battleOf, endsWar, verdict } from "./battle";
import BattleCard from "./BattleCard.svelte";
import { saleOf } from "./sale";
import SoldCard from "./SoldCard.svelte";
import type { PrincesView } from "./view";

const ARMIES = 1000;
const DICE = 900;
const SUMS = 1300;
const READ = 4000;
const SOLD = 2500;

export const scenes: ScenesFacet<PrincesView> = {
  inMatter: true,
  scene: (told) => war(told) ?? sold(told),
  ends: ({ name }) => name === "totals" || name === "wins" || name === "wins_family",
};

function war({ events, fresh, before, words }: Told<PrincesView>): Scene | null {
  const battle = battleOf(events, fresh, before);
  // In a look back the sums may have been seen already.
  if (!battle || battle.seen.length === 0) return null;
  const { attacker, defender } = battle.war;
  const { fought, limit } = before.wars;
  const beats = battle.seen.map(({ dice, sums, result }, i, all) => {
    const ends = i === all.length - 1;
    if (result) return { text: sentence(fresh.find(endsWar)!, words), ms: READ };
    if (dice === 0)
      return { text: words.say("ui-scene-armies", { attacker, defender }), ms: ARMIES };
    if (sums < dice) {
      const [black, white] = battle.clashes[dice - 1]!.dice;
      return { text: words.say("event-dice", { black, white }), ms: DICE };
    }
    return { text: verdict(battle, sums - 1, words), ms: ends ? READ / 2 : SUMS };
  });
  const title = words.say("ui-scene-war", { number: fought, limit, attacker, defender });
  return { name: "war", icon: "war", title, beats, Card: BattleCard, data: battle };
}

function sold({ events, fresh, words }: Told<PrincesView>): Scene | null {
  const sale = saleOf(events, fresh);
  if (!sale) return null;
  const won = fresh.find((event) => event.name === "wins" || event.name === "wins_family")!;
  return {
    name: "sold",
    icon: "candle",
    title: words.say("ui-sold"),
    beats: [{ text: sentence(won, words), ms: SOLD }],
    Card: SoldCard,
    data: sale,
  };
}

const sentence = (event: GameEvent, words: Told["words"]): string =>
  words
    .event(event)
    .map((span) => span.text)
    .join("");
