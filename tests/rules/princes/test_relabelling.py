"""The rules know no seat by its number: renamed round the table, every game is the same game.

Round the table and no other way: turns and bids go clockwise, so that who sits next to whom is
part of the game.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from quattrocento.kernel.match import Match
from quattrocento.kernel.play import attempt, is_over, next_chance, next_decision, run
from quattrocento.kernel.record import Record
from tests.rules.princes.table import GAME, scheming, thrifty
from tests.rules.princes.twins import around, turned, twin_move

OPTIONS: list[dict[str, str]] = [
    {"discounts": "add", "league_needs": "nothing"},
    {"families": "auctioned", "totals": "hidden", "lowest_bid": "1"},
    {"families": "dealt", "last_event_banking": "lacking"},
]


@pytest.mark.rule("P-101")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_a_game_with_renamed_seats_is_the_same_game(seats: int, number: int) -> None:
    """Position, choices, asides, what is seen and who wins: after every move of a random game."""
    rng = Random(10 * seats + number)
    shift = 1 + number % (seats - 1)
    options = OPTIONS[number]
    match = Match(Record(GAME, [""] * seats, options), rng)
    match.begin()
    other = GAME.start(seats, options)
    run(other)
    done = 0
    while True:
        for move in match.record.moves[done:]:
            attempt(other, twin_move(move, seats, shift))
        done = len(match.record.moves)
        board = match.position
        assert other.dump() == turned(board.dump(), seats, shift)
        if is_over(board):
            break
        assert next_chance(other) is None
        decision, same = next_decision(board), next_decision(other)
        assert decision is not None
        assert same is not None
        assert same.seat == (decision.seat + shift) % seats
        moves = match.legal()
        assert sorted(map(str, same.moves(other))) == sorted(map(str, moves))
        for seat in range(seats):
            renamed = {twin_move(move, seats, shift) for move in board.asides(seat)}
            assert set(other.asides((seat + shift) % seats)) == renamed
        if done % 5 == 0:
            compare_views(match, other, shift)
        aside = some_aside(match, rng) if rng.random() < 0.1 else None
        match.play(aside or (scheming if number == 0 else thrifty)(moves, rng))
    assert GAME.standing(other).places == around(GAME.standing(match.position).places, shift)
    assert GAME.standing(other).sources == around(GAME.standing(match.position).sources, shift)


def some_aside(match: Match[Any], rng: Random) -> Any:
    listed = match.position.asides(int(rng.random() * len(match.position.players)))
    return rng.choice(listed) if listed else None


def compare_views(match: Match[Any], other: Any, shift: int) -> None:
    """What each seat sees of the others and may bid."""
    seats = len(other.players)
    for seat in range(seats):
        mine = GAME.sight.view(match.position, seat)
        same = GAME.sight.view(other, (seat + shift) % seats)
        for key in ("cities", "events", "troops", "treachery", "wars", "negotiation"):
            assert same[key] == mine[key]
        for one, two in zip(around(mine["players"], shift), same["players"], strict=True):
            assert one | {"seat": 0} == two | {"seat": 0}
        if mine["auction"] is not None:
            for key in ("bid", "least", "capacity", "must_open"):
                assert same["auction"][key] == mine["auction"][key]
