import type { Tip, TipLine } from "../../shell/tips";
import type { Words } from "../../shell/words";
import { theBox } from "../virtu/box";
import { cityTip, explaining, plain, TELLERS } from "../virtu/explain";
import { seatOf } from "../virtu/view";
import { POINT_ICONS } from "./scoring";
import { type Major, majorOf, nextWages, type Posture, type WarsView } from "./view";

const POSTURE_RULES: Record<Posture, string> = {
  neutral: "W-304",
  favourable: "W-305",
  hostile: "W-705",
  allied: "W-708",
  rival_ally: "W-707",
  eliminated: "W-906",
};
const POSTURE_ICONS: Record<Posture, string> = {
  neutral: "eye",
  favourable: "check",
  hostile: "war",
  allied: "people",
  rival_ally: "war",
  eliminated: "close",
};

/** How a Major City stands towards both players. */
const postures = (view: WarsView, major: Major, words: Words): TipLine[] =>
  view.majors[major].postures.map((posture, seat) => ({
    icon: POSTURE_ICONS[posture],
    text: words.say("ui-named", { seat }),
    value: words.thing("posture", posture),
  }));

function trackTip(major: Major, view: WarsView, seat: number | null, words: Words): Tip {
  const here = view.majors[major];
  const posture = here.postures[seat ?? 0]!;
  const title = words.say("ui-track", { major });
  const lines = postures(view, major, words);
  if (here.ally)
    return { title, icon: "people", lines, why: words.say("ui-tip-ally-text"), rule: "W-511" };
  if (!here.influence)
    return { title, icon: "close", lines, why: words.say("ui-tip-fallen-text"), rule: "W-906" };
  if (here.agent)
    lines.push({
      icon: "agent",
      text: words.say("ui-agent-of", { seat: seatOf(view, here.agent) }),
    });
  return {
    title,
    icon: "crown",
    lines,
    why: words.say(here.agent ? "ui-tip-track-agent" : `ui-tip-posture-${posture}`),
    rule: here.agent ? "W-603" : POSTURE_RULES[posture],
  };
}

/** A city as in Virtù; one of a Major City with what that one's posture means for me. */
function warsCity(parts: string[], view: WarsView, seat: number | null, words: Words): Tip {
  const tip = cityTip(parts, view, seat, words);
  const major = majorOf(view, view.cities[parts[0] ?? ""]?.owner ?? null);
  if (!major) return tip;
  const posture = view.majors[major].postures[seat ?? 0]!;
  return {
    ...tip,
    lines: [...tip.lines, ...postures(view, major, words)],
    why: words.say(`ui-tip-posture-${posture}`),
    rule: POSTURE_RULES[posture],
  };
}

export const explain = explaining<WarsView>({
  ...TELLERS,
  city: warsCity,
  track: ([major = ""], view, seat, words) => trackTip(major as Major, view, seat, words),
  rounds: (_parts, view, _seat, words) => ({
    ...plain(words, "rounds", "hourglass", "W-201"),
    title: words.say("ui-round-of", { round: view.round, rounds: view.rounds }),
  }),
  wages: (_parts, view, seat, words) => {
    const due = nextWages(view);
    const florins = theBox().numbers("game.wages")[view.players[seat ?? 0]?.troops ?? 0] ?? 0;
    const lines =
      due === undefined
        ? []
        : [{ icon: "florin", text: words.say("ui-wages-in", { round: due, florins }) }];
    return plain(words, "wages", "troop", "W-1101", lines);
  },
  trophy: (_parts, _view, _seat, words) =>
    plain(words, "trophy", POINT_ICONS["trophies"]!, "W-814"),
  goal: ([seat = "0"], view, _seat, words) => {
    const guessed = theBox().reconstructed(`victory.${view.colours[Number(seat)]}`);
    const lines = guessed ? [{ icon: "quill", text: words.say("concept-reconstructed") }] : [];
    return {
      ...plain(words, `goal-${seat}`, "laurel", seat === "0" ? "W-1210" : "W-1211", lines),
      title: words.say("ui-wins-with"),
    };
  },
});
