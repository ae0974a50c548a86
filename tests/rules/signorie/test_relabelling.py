"""Seats renamed, the same game: nothing depends on who sits where."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.bots.judgement import SignorieJudgement
from quattrocento.games.signorie.names import COLOURS
from quattrocento.kernel import play as kernel
from quattrocento.kernel.position import Event
from quattrocento.kernel.step import Move
from tests.rules.signorie.another_board import ANOTHER
from tests.rules.signorie.table import GAME, seat


def renamed(dump: dict[str, Any], seats: tuple[int, ...]) -> dict[str, Any]:
    """A position with its players moved to other seats: all else is told by colours."""
    players = [None] * len(seats)
    for old, new in enumerate(seats):
        players[new] = dump["players"][old]
    return dump | {"players": players}


def told_anew(event: Event, seats: tuple[int, ...]) -> tuple[str, dict[str, Any]]:
    args = dict(event.args)
    if "seat" in args:
        args["seat"] = seats[args["seat"]]
    if "order" in args:
        args["order"] = [seats[one] for one in args["order"]]
    return event.name, args


def twin(move: Move, seats: tuple[int, ...]) -> Move:
    """Only the draw of the first turn order names seats."""
    if move[0] == "turn_order":
        return ("turn_order", *[seats[int(one)] for one in move[1:]])
    return move


def evaluated(board: Board) -> list[float]:
    return SignorieJudgement().evaluate(board)


@pytest.mark.parametrize("game", [GAME, ANOTHER])
@pytest.mark.parametrize("tiles", ["compulsory", "optional"])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_game_on_other_seats_is_the_same_game(count: int, tiles: str, game: Any) -> None:
    rng = Random(count)
    colours = rng.sample(COLOURS, count)
    for seats in list(permutations(range(count)))[1:8:2]:
        moved = [""] * count
        for old, new in enumerate(seats):
            moved[new] = colours[old]
        one = game.start(count, {"colours": ",".join(colours), "tiles": tiles})
        two = game.start(count, {"colours": ",".join(moved), "tiles": tiles})
        one.events, two.events = [], []
        kernel.run(one)
        kernel.run(two)
        while one.agenda:
            mover = seat(one)
            chance = kernel.next_chance(one)
            if chance is None:
                assert mover is not None
                assert seat(two) == seats[mover]
                moves = kernel.legal(one)
                assert kernel.legal(two) == moves
                values = evaluated(two)
                assert evaluated(one) == [values[new] for new in seats]
                move = rng.choice(moves)
            else:
                move = chance.sample(one, rng)
            kernel.attempt(one, move)
            kernel.attempt(two, twin(move, seats))
            assert two.dump() == renamed(one.dump(), seats)
        told = [(event.name, dict(event.args)) for event in two.events]
        assert [told_anew(event, seats) for event in one.events] == told
        first, second = game.standing(one), game.standing(two)
        assert [second.places[new] for new in seats] == first.places
        assert [second.sources[new] for new in seats] == first.sources
