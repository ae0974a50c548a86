"""What the lens says of agents is what the moves of Intrigue do."""

from __future__ import annotations

from collections import Counter
from typing import Any

from quattrocento.games.virtu.board import Board, changed
from quattrocento.games.virtu.names import CITIES, NOBODY, RESERVE
from quattrocento.games.virtu.rules.intrigue import PLACE, Intrigue, RemoveAgent, SendAgent
from quattrocento.kernel.play import play
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move, Refusal
from tests.games.virtu.lens.moments import GAMES, in_a_bare_room, lens_of, moments


def told(refusal: Refusal) -> dict[str, Any]:
    return {"reason": refusal.reason, "args": refusal.args, "rule": refusal.rule}


def test_where_an_agent_being_sent_may_go() -> None:
    seen: Counter[str] = Counter()
    for path in GAMES:
        for record, position, decision in moments(path):
            if not isinstance(decision, SendAgent):
                continue
            lens = lens_of(record, position, decision.seat)
            assert lens["on"] == "intrigue"
            assert (
                record.game.sight.view(position, decision.seat)["lens"]["agents"] == lens["agents"]
            )
            legal = {str(move[1]) for move in decision.moves(position)}
            can = {city for city, one in lens["agents"].items() if one["state"] == "can"}
            assert can == legal & set(CITIES)
            for city, one in lens["agents"].items():
                assert one["deed"] == "send"
                refusal = decision.why_not(position, ("agent_to", city))
                assert (refusal is None) == ("why" not in one)
                if refusal is not None:
                    assert one["why"] == told(refusal)
                seen[one["state"]] += 1
    assert min(seen["can"], seen["out"]) > 50


def test_what_a_mask_may_do() -> None:
    """A rival's agent can be removed, or an own one can come; else it says why not."""
    seen: Counter[str] = Counter()
    for path in GAMES:
        for record, position, decision in moments(path):
            if type(decision) is Intrigue:
                check(record, position, decision, seen)
    assert min(seen[state] for state in ("send can", "send lacks", "remove can")) > 20
    assert seen["remove out"] + seen["send out"] > 20


def check(record: Record[Any], position: Board, decision: Intrigue, seen: Counter[str]) -> None:
    legal = decision.moves(position)
    for city, one in lens_of(record, position, decision.seat)["agents"].items():
        removing: Move = ("remove", city)
        if one["deed"] == "remove":
            assert (one["state"] == "can") == (removing in legal)
            reasons = [decision.why_not(position, removing)]
        else:
            assert (one["state"] == "can") == (city in sent_to(position, decision))
            reasons = [
                decision.why_not(position, PLACE),
                SendAgent(decision.seat, RESERVE).why_not(position, ("agent_to", city)),
            ]
        if "why" in one:
            assert one["why"] in [told(reason) for reason in reasons if reason is not None]
        seen[f"{one['deed']} {one['state']}"] += 1


def sent_to(position: Board, decision: Intrigue) -> set[str]:
    """Every place that an agent may come to with the next mask, new or moved."""
    found: set[str] = set()
    for move in decision.moves(position):
        if move[0] in ("place", "shift"):
            world = position.clone()
            world.events = None
            play(world, move)
            step = world.agenda[-1]
            assert isinstance(step, SendAgent)
            found |= {str(goal[1]) for goal in step.moves(world)}
    return found


def test_what_follows_from_an_agent() -> None:
    """Crowns and defence afterwards are those of the lens once the agent is there, or gone."""
    seen: Counter[str] = Counter()
    for path in GAMES:
        for record, position, _ in moments(path, 397):
            for seat in range(len(position.players)):
                lens = lens_of(record, position, seat)
                for city, one in lens["agents"].items():
                    place = CITIES.index(city)
                    world = in_a_bare_room(position, Intrigue(seat))
                    if one["deed"] == "send" and world.agents[place] == NOBODY:
                        world.agents = changed(world.agents, place, seat)
                    elif one["deed"] == "remove":
                        RemoveAgent(seat, place).run(world)
                    else:
                        continue
                    after = lens_of(record, world, seat)
                    for what, terms in follows(world, place, lens, after).items():
                        assert one.get(what) == terms, (city, what)
                        seen[what] += terms is not None
    assert min(seen["crowns"], seen["defence"]) > 50


def follows(
    position: Board, place: int, before: dict[str, Any], after: dict[str, Any]
) -> dict[str, list[int] | None]:
    """Crowns of a city that can be annexed, and its defence, now and then, where they differ."""
    city = CITIES[place]
    neutral = position.owner[place] == NOBODY and not position.box.pirate[place]
    crowns = [one["annex"][city]["crowns"] for one in (before, after)]
    war = [one["war"][city]["defence"]["sum"] for one in (before, after) if city in one["war"]]
    return {
        "crowns": crowns if neutral and crowns[0] != crowns[1] else None,
        "defence": war if war and war[0] != war[1] else None,
    }
