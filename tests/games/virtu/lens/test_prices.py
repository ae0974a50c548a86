"""Every city that may be annexed has the price the lens says; every other has a true reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.rules import influence
from quattrocento.games.virtu.board import Board, changed
from quattrocento.games.virtu.names import CITIES, CROWN, SHIP, SYMBOLS
from quattrocento.games.virtu.rules.annex import ANNEX_CITY, Annex, Annexed
from quattrocento.kernel.play import play
from tests.games.virtu.lens.moments import GAMES, in_a_bare_room, lens_of, moments

WITHIN = ("can", "extra")


def choices(position: Board, annex: Annex) -> set[str]:
    return {str(move[1]) for move in annex.moves(position) if move[0] == "annex"}


def paid(position: Board, city: str) -> tuple[int, int]:
    """The crowns and ships that a move to annex a city really takes."""
    world = position.clone()
    world.events = None
    before = world.pool[:]
    # Either all of it came from the pool, or the rest is owed now.
    play(world, ANNEX_CITY[CITIES.index(city)])
    crowns, ships = (
        world.owed[symbol] + before[symbol] - world.pool[symbol] for symbol in (CROWN, SHIP)
    )
    return crowns, ships


def check(position: Board, annex: Annex, prices: dict[str, Any]) -> int:
    """Compare the prices with the moves; how many cities may be chosen."""
    legal = choices(position, annex)
    assert {city for city, price in prices.items() if price["state"] in WITHIN} == legal
    on_map = {CITIES[city] for city in range(len(CITIES)) if position.owner[city] >= -1}
    assert set(prices) == on_map
    for city, price in prices.items():
        refusal = annex.why_not(position, ANNEX_CITY[CITIES.index(city)])
        if refusal is None:
            assert "why" not in price
            assert price["value"] + price["agent"] + 1 == price["crowns"]
            assert price["value"] == position.box.value[CITIES.index(city)]
        else:
            told = {"reason": refusal.reason, "args": refusal.args, "rule": refusal.rule}
            assert price["why"] == told, city
        check_lack(position, annex, city, price)
    return len(legal)


def add(world: Board, symbol: int, amount: int) -> None:
    """More symbols lie in the pool."""
    world.pool = changed(world.pool, symbol, world.pool[symbol] + amount)


def check_lack(position: Board, annex: Annex, city: str, price: dict[str, Any]) -> None:
    """What is lacking is as little as can be; with it, and no indulgence, the city can be had."""
    if price["state"] == "out":
        assert "lack" not in price
        return
    world = position.clone()
    world.players[annex.seat].asked = True
    assert (city in choices(world, annex)) == (price["state"] == "can")
    lack = price.get("lack", {})
    assert bool(lack) == (price["state"] != "can")
    if not lack:
        return
    for symbol, amount in lack.items():
        add(world, SYMBOLS.index(symbol), amount)
    assert city in choices(world, annex)
    count = sum(lack.values())
    for crowns in range(count):
        less = position.clone()
        less.players[annex.seat].asked = True
        add(less, CROWN, crowns)
        add(less, SHIP, count - 1 - crowns)
        assert city not in choices(less, annex)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_prices_while_annexing(path: Path) -> None:
    """The lens is on, the room's symbols count, and prices are those that moves then have."""
    for record, position, decision in moments(path):
        if not isinstance(decision, Annex):
            continue
        seen = record.game.sight.view(position, decision.seat)["lens"]
        if decision.has_annexed(position):
            assert seen["on"] is None
            continue
        assert seen["on"] == "annex"
        lens = lens_of(record, position, decision.seat)
        assert seen == {key: lens[key] for key in seen}
        check(position, decision, lens["annex"])
        for city in choices(position, decision):
            price = lens["annex"][city]
            assert paid(position, city) == (price["crowns"], price["ships"])


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_prices_at_any_other_time(path: Path) -> None:
    """What each city would take without a room: as if a room that gives nothing let one annex."""
    seen = 0
    for record, position, _ in moments(path, 61):
        for seat in range(len(position.players)):
            view = record.game.sight.view(position, seat)["lens"]
            if view["on"] is not None:
                continue
            lens = lens_of(record, position, seat)
            annex = influence.Annex(seat, 0, 0) if isinstance(position, Italy) else Annex(seat)
            seen += check(in_a_bare_room(position, annex), annex, lens["annex"])
            near = {c: p for c, p in lens["annex"].items() if p["state"] != "out"}
            assert set(view["annex"]) == set(near)
            for city, price in view["annex"].items():
                assert price == {k: v for k, v in near[city].items() if k != "prestige"}
            assert "war" not in view
    assert seen or "random" in path.name or "idle" in path.name


def test_the_prestige_is_what_the_city_adds() -> None:
    """The lens tells what the score is once the city is annexed."""
    checked = 0
    for path in GAMES:
        for record, position, decision in moments(path):
            if not isinstance(decision, Annex) or decision.has_annexed(position):
                continue
            now = record.game.standing(position).scores[decision.seat]
            lens = lens_of(record, position, decision.seat)["annex"]
            for city in list(choices(position, decision))[:2]:
                world = position.clone()
                Annexed(decision.seat, CITIES.index(city)).run(world)
                then = record.game.standing(world).scores[decision.seat]
                assert lens[city]["prestige"] == then - now
                checked += 1
    assert checked > 100
