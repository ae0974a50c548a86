"""An observation is the seat's view in numbers: the same where the view is, else different."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from making.observations import PAGE, page

import quattrocento
from quattrocento.environments.encoding.arrays import observer_of
from quattrocento.environments.encoding.observer import Observer, Steps
from quattrocento.environments.segments import MOST, described
from quattrocento.environments.spaces import observation_space
from quattrocento.environments.vector import VectorEnv
from quattrocento.games.italian_wars import arrays as italian_wars
from quattrocento.games.princes import arrays as princes
from quattrocento.games.signorie import arrays as signorie
from quattrocento.games.virtu import arrays as virtu
from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import legal, play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.situation import situation

WATCHED = 60
TABLES = [(name, seats) for name in quattrocento.GAMES for seats in
          quattrocento.load_game(name).seats]  # fmt: skip


def moments(game: Game[Any], seats: int, options: dict[str, str]) -> Iterator[Position]:
    """Moments of a random game, its beginning first and then further apart."""
    rng = Random(f"{game.name} {seats}")
    position = game.start(seats, options)
    settle(position, rng)
    for number in range(WATCHED * 5):
        if not position.agenda:
            break
        if number < WATCHED // 2 or number % 9 == 0:
            yield position
        moves = legal(position)
        play(position, moves[int(rng.random() * len(moves))])
        settle(position, rng)
    yield position


def seen(game: Game[Any], position: Position, seat: int) -> str:
    """The view, with tiles that are alike in an order of their own."""
    view = game.sight.view(position, seat)
    if game.name == "princes":
        for player in view["players"]:
            player["tiles"].sort(key=json.dumps)
    return json.dumps(view, sort_keys=True)


def check(game: Game[Any], seats: int, options: dict[str, str]) -> None:
    observer = observer_of(game, seats)
    rng = Random(seats)
    by_view: dict[str, list[int]] = {}
    by_row: dict[tuple[int, ...], str] = {}
    for number, position in enumerate(moments(game, seats, options)):
        seat = number % seats
        for world in (position, game.sight.imagine(position, seat, rng)):
            view, row = seen(game, world, seat), observer.row(world, seat)
            assert len(row) == observer.size
            assert by_view.setdefault(view, row) == row, "the same view, other numbers"
            assert by_row.setdefault(tuple(row), view) == view, "another view, the same numbers"
    assert len(by_view) > 20


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_numbers_are_the_same_exactly_where_the_view_is(name: str, seats: int) -> None:
    check(quattrocento.load_game(name), seats, {})


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("signorie", {"tiles": "optional", "colours": "blue,purple"}),
        ("princes", {"totals": "hidden", "families": "auctioned", "lower_ranks": "3-2"}),
        ("virtu", {"symbol_type_scope": "phase", "family_placement": "in_order"}),
        ("italian_wars", {"symbol_type_scope": "phase"}),
    ],
)
def test_so_they_are_with_other_options(name: str, options: dict[str, str]) -> None:
    game = quattrocento.load_game(name)
    check(game, game.seats[0], options)


STEPS: dict[str, Steps] = {
    "signorie": signorie.STEPS,
    "princes": princes.STEPS,
    "virtu": virtu.STEPS,
    "italian_wars": italian_wars.STEPS,
}
KNOWN = {
    "signorie": "ea4c1261c581",
    "princes": "fae695cecfa2",
    "virtu": "cbf738e347fe",
    "italian_wars": "cfafb950c6a4",
}
"""The fingerprint of each layout. A changed one is a new `version` of its observer."""


@pytest.mark.parametrize("name", quattrocento.GAMES)
def test_the_layout_never_changes(name: str) -> None:
    game = quattrocento.load_game(name)
    layouts = [
        [(segment.name, segment.size) for segment in observer_of(game, seats).segments]
        for seats in game.seats
    ]
    steps = [step.__name__ for step in STEPS[name].codes if isinstance(step, type)]
    text = json.dumps([layouts, steps])
    assert hashlib.sha256(text.encode()).hexdigest()[:12] == KNOWN[name]


def changed(observer: Observer, before: list[int], after: list[int]) -> set[str]:
    """The segments in which two observations differ."""
    return {
        part.name
        for part in observer.segments
        if before[part.start : part.start + part.size] != after[part.start : part.start + part.size]
    }


@pytest.mark.parametrize(
    ("name", "seats", "changes", "segments"),
    [
        ("signorie", 2, {"players": {"1": {"florins": 11}}}, {"player1.florins"}),
        ("signorie", 2, {"options": {"tiles": "optional"}}, {"optional_tiles"}),
        (
            "princes",
            3,
            {"players": {"2": {"influence": 11}}},
            {"player2.influence", "player2.influence_counters"},
        ),
        ("princes", 3, {"status": {"Rome": 4}}, {"status"}),
        ("virtu", 3, {"players": {"1": {"florins": 17}}}, {"player1.florins"}),
        ("italian_wars", 2, {"majors": {"rome": {"influence": ["blue", 3]}}}, {"influence"}),
    ],
)
def test_what_changes_is_found_in_its_segment(
    name: str, seats: int, changes: dict[str, Any], segments: set[str]
) -> None:
    game = quattrocento.load_game(name)
    observer = observer_of(game, seats)
    before = observer.row(situation(game, seats), 0)
    after = observer.row(situation(game, seats, changes), 0)
    assert changed(observer, before, after) == segments


def test_every_seat_counts_from_itself() -> None:
    game = quattrocento.load_game("signorie")
    observer = observer_of(game, 3)
    position = situation(game, 3, {"players": {"2": {"florins": 13}}})
    places = [observer.segment(f"player{turn}.florins").start for turn in (2, 1, 0)]
    assert [observer.row(position, seat)[places[seat]] for seat in range(3)] == [13, 13, 13]


def test_there_are_no_other_segments_or_tables() -> None:
    game = quattrocento.load_game("signorie")
    with pytest.raises(KeyError, match="no segment is called 'gold'"):
        observer_of(game, 2).segment("gold")
    with pytest.raises(BadSetup, match="signorie is not for 5 players"):
        observer_of(game, 5)


@pytest.mark.parametrize("game", quattrocento.GAMES)
def test_every_segment_is_described_and_keeps_to_its_bounds(game: str) -> None:
    rules = quattrocento.load_game(game)
    seats = rules.seats[-1]
    env = VectorEnv(game, seats, games=4)
    parts = described(env.observer)
    assert all(part.means for part in parts)
    space = observation_space(env.games)["observation"]
    moment = env.reset(seed=2)
    for _ in range(400):
        assert all(space.contains(row) for row in moment.observations)
        moment = env.step(env.random_actions())


def test_bounds_are_those_of_the_rules_and_wider_for_other_components() -> None:
    found = {}
    for overlay in (None, "[start]\nmen = 9\n"):
        observer = observer_of(quattrocento.load_game("signorie", overlay), 2)
        found[overlay] = {part.name: part.bounds for part in described(observer)}
    printed, corrected = found.values()
    assert printed["player0.men"] == ((0, 12),)
    assert corrected["player0.men"] == ((0, MOST),)
    assert printed["step"][0] == (-1, len(signorie.STEPS.codes) - 1)
    assert printed["optional_tiles"] == corrected["optional_tiles"] == ((0, 1),)


@pytest.mark.parametrize("game", quattrocento.GAMES)
def test_the_kinds_of_decisions_are_as_many_as_the_bound_says(game: str) -> None:
    rules = quattrocento.load_game(game)
    parts = {part.name: part for part in described(observer_of(rules, rules.seats[0]))}
    assert parts["step"].bounds[0] == (-1, len(STEPS[game].codes) - 1)


def test_the_table_in_the_documents_is_of_today() -> None:
    assert PAGE.read_text("utf-8") == page()
