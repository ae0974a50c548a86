"""What the lens says of a war is what every way to make it comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import CITIES, NOBODY
from quattrocento.games.virtu.rules.bonuses import ATTACK, NO_RIVAL, Announce
from quattrocento.games.virtu.rules.paying import Pay
from quattrocento.games.virtu.rules.sieges import Siege, defence_parts
from quattrocento.games.virtu.rules.war import War
from quattrocento.kernel.play import next_decision, play, run
from quattrocento.kernel.record import Record
from tests.games.virtu.lens.moments import GAMES, in_a_bare_room, lens_of, moments

MOST = 2500
"""Tables that are tried out for one war; a war with more ways is left out."""
IDLE = ("end", "pass", "collect")
Key = tuple[Any, ...]


def spent(position: Board, seat: int) -> Key:
    """What a seat has used so far: all that its bonuses in a siege depend on."""
    player = position.players[seat]
    return (
        player.exhausted, player.ready, player.florins, player.tokens, player.asked,
        position.powers_ready, player.war_left,
    )  # fmt: skip


def key(position: Board, seat: int) -> Key:
    top = position.agenda[-1] if position.agenda else None
    halted = position.halted if isinstance(position, Italy) else ()
    under_way = tuple(str(getattr(step, "goal", "")) for step in position.agenda[-3:])
    return (
        type(top).__name__, under_way, tuple(position.troops), tuple(position.pool),
        tuple(position.owed), tuple(position.used), tuple(position.taken), position.begging,
        position.attack, position.defence, halted, spent(position, seat),
    )  # fmt: skip


def explore(start: Board, seat: int, kind: type[Any]) -> Iterator[Board]:
    """Every table that the seat's moves can lead to while decisions of a kind go on."""
    known = {key(start, seat)}
    waiting = [start]
    while waiting:
        position = waiting.pop()
        decision = next_decision(position)
        if decision is None or isinstance(decision, kind):
            yield position
        if decision is None or not isinstance(decision, (kind, Pay)):
            continue
        for move in decision.moves(position):
            if move[0] in IDLE:
                continue
            world = position.clone()
            play(world, move)
            at = key(world, seat)
            if at not in known:
                known.add(at)
                waiting.append(world)


def added(position: Board, seat: int, city: int, side: int) -> int:
    """The most that a seat's bonuses add at a city if nobody answers, tried out one by one."""
    world = position.clone()
    world.events = None
    world.clear_action()
    world.attack = world.defence = 0
    world.agenda = [Announce(seat, NO_RIVAL, city, side, 0)]
    return max(one.attack + one.defence for one in explore(world, seat, Announce))


class Campaign:
    """What one war can come to: of each city the ways to stand before it."""

    def __init__(self, position: Board, seat: int) -> None:
        world = position.clone()
        world.events = None
        self.ways: dict[int, set[tuple[int, int]]] = {}
        ends = list(islice(explore(world, seat, War), MOST))
        self.is_whole = len(ends) < MOST
        known: dict[Key, int] = {}
        for end in ends if self.is_whole else ():
            for city in range(len(CITIES)):
                troops = end.army(seat, city)
                if troops and not end.shelters(seat, city):
                    at = spent(end, seat)
                    more = known[at] if at in known else added(end, seat, city, ATTACK)
                    known[at] = more
                    self.ways.setdefault(city, set()).add((troops, more))


def check(war: Campaign, position: Board, seat: int, city: int, odds: dict[str, Any]) -> None:
    """Compare what the lens says of a city with every way to besiege it."""
    ways = war.ways.get(city, set())
    defence = sum(defence_parts(position, seat, city))
    assert odds["defence"]["sum"] == defence
    if odds["state"] == "out":
        assert not ways
        return
    troops, more = odds["troops"], odds["bonus"]
    assert troops == sum(odds["origins"].values()) + odds["here"]
    assert any(way[0] == troops and way[1] >= more for way in ways)
    strongest = max(sum(way) for way in ways)
    alone = any(way[0] > defence for way in ways)
    if odds["state"] == "can":
        assert alone
        assert troops > defence
    elif odds["state"] == "extra":
        assert strongest > defence >= troops
    else:
        assert strongest <= defence
    assert troops + more <= strongest
    verdict = {"win": troops + more > defence + odds["answer"], "unless": troops + more > defence,
               "draw": troops + more == defence, "lose": True}  # fmt: skip
    assert odds["verdict"] == next(name for name, fits in verdict.items() if fits)


def wars(path: Path) -> Iterator[tuple[Record[Any], Board, War]]:
    """Some moments of the wars of a recording, before anything is done in them and later."""
    count = 0
    for record, position, decision in moments(path):
        if isinstance(decision, War):
            count += 1
            if count % 7 == 1:
                yield record, position, decision


@pytest.mark.parametrize("part", range(4))
def test_every_way_to_make_war(part: int) -> None:
    seen: Counter[str] = Counter()
    for path in GAMES[part::4]:
        for record, position, decision in wars(path):
            war = Campaign(position, decision.seat)
            if not war.is_whole:
                continue
            lens = lens_of(record, position, decision.seat)
            assert lens["on"] == "war"
            assert record.game.sight.view(position, decision.seat)["lens"]["war"] == lens["war"]
            for name, odds in lens["war"].items():
                check(war, position, decision.seat, CITIES.index(name), odds)
                seen[odds["state"]] += 1
    assert min(seen[state] for state in ("can", "extra", "lacks", "out")) > 0


def test_what_defenders_could_add() -> None:
    """Tried out for everybody whose city may be besieged, with all payments."""
    seen: Counter[int] = Counter()
    for path in GAMES:
        for record, position, decision in wars(path):
            for name, odds in lens_of(record, position, decision.seat)["war"].items():
                city = CITIES.index(name)
                defender = position.defender(city)
                most = 0 if defender == NOBODY else added(position, defender, city, 1 - ATTACK)
                assert odds["answer"] == most
                seen[most] += 1
    assert len(seen) > 3


def test_a_siege_comes_to_what_was_told() -> None:
    """Fought with the plan's troops and bonuses, without an answer and with the greatest."""
    seen: Counter[str] = Counter()
    for path in GAMES:
        for record, position, decision in wars(path):
            for name, odds in lens_of(record, position, decision.seat)["war"].items():
                if odds["state"] != "out" and "rivals" not in odds:
                    fight(record, position, decision.seat, name, odds)
                    seen[odds["verdict"]] += 1
    assert min(seen[verdict] for verdict in ("win", "unless", "draw", "lose")) > 5


def test_the_odds_at_any_other_time() -> None:
    """They are those of a war made in a room that gives nothing."""
    seen: Counter[str] = Counter()
    for path in GAMES:
        for record, position, decision in moments(path, 197):
            for seat in range(len(position.players)):
                if isinstance(decision, War) and decision.seat == seat:
                    continue
                told = lens_of(record, position, seat)["war"]
                world = in_a_bare_room(position, War(seat))
                assert told == lens_of(record, world, seat)["war"]
                seen.update(odds["state"] for odds in told.values())
    assert min(seen[state] for state in ("can", "extra", "lacks", "out")) > 50


def fight(record: Record[Any], position: Board, seat: int, name: str, odds: dict[str, Any]) -> None:
    city = CITIES.index(name)
    losses = []
    for more in (0, odds["answer"]):
        world = position.clone()
        world.events = None
        for origin, count in odds["origins"].items():
            for _ in range(count):
                march(world, seat, CITIES.index(origin), city)
        troops = world.army(seat, city)
        assert troops == odds["troops"]
        before = record.game.standing(world).scores[seat]
        world.attack, world.defence = odds["bonus"], more
        world.agenda = [Siege(seat, city)]
        run(world)
        while (left := next_decision(world)) is not None:
            play(world, left.moves(world)[0])
        won = world.owner[city] == seat
        assert won == (odds["verdict"] == "win" or (odds["verdict"] == "unless" and not more))
        losses.append(troops - world.army(seat, city))
        if won:
            assert record.game.standing(world).scores[seat] - before == odds["prestige"]
    assert [min(losses), max(losses)] == odds["losses"]


def march(world: Board, seat: int, origin: int, city: int) -> None:
    """One troop of the seat's, of whatever colour, stands before a city."""
    colour = next(one for one in world.commands(seat) if world.movable(one, origin))
    world.add_troops(origin, colour, -1)
    world.add_troops(city, colour, 1)
