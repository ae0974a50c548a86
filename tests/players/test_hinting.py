"""A hint: legal moves by their chance to win, from what the seat knows and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import quattrocento
from quattrocento.hinting import hint
from quattrocento.kernel.match import Match
from quattrocento.kernel.position import Position
from quattrocento.players.perspective import Perspective

GAMES = [("signorie", 2), ("princes", 3), ("virtu", 3), ("italian_wars", 2)]


def some_choice(game: str, seats: int) -> Match[Any]:
    """A moment some moves into a game at which there is something to choose."""
    match = quattrocento.start(game, seats=seats, seed=7)
    rng = Random(1)
    for _ in range(30):
        match.play(rng.choice(match.legal()))
    while len(match.legal()) < 3:
        match.play(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_moves_are_ordered_by_their_chance(game: str, seats: int) -> None:
    match = some_choice(game, seats)
    seat = match.seat
    assert seat is not None
    told = hint(Perspective(match.record.game, match.position, seat), 1, 0.0)
    rows = told["rows"]
    assert 1 <= len(rows) <= 3
    assert all(row["move"] in match.legal() for row in rows)
    assert len({row["move"] for row in rows}) == len(rows)
    chances = [row["chance"] for row in rows]
    assert chances == sorted(chances, reverse=True)
    for row in rows:
        assert all(reason["amount"] for reason in row["reasons"])


class Dreamer(Perspective):
    """Imagines the worlds that are handed to it."""

    worlds: list[Position]

    def imagine(self, rng: Random) -> Position:
        return self.worlds[int(rng.random() * len(self.worlds))].clone()


@pytest.mark.plain
@pytest.mark.parametrize(("game", "seats"), [GAMES[1], GAMES[2]])
def test_it_knows_nothing_but_worlds_that_look_the_same(game: str, seats: int) -> None:
    match = some_choice(game, seats)
    rules, seat = match.record.game, match.seat
    assert seat is not None
    real = Perspective(rules, match.position, seat)
    worlds = [real.imagine(Random(number)) for number in range(5)]
    told = []
    for number in (None, 50, 51):
        position = match.position if number is None else real.imagine(Random(number))
        dreamer = Dreamer(rules, position, seat)
        dreamer.worlds = worlds
        told.append(hint(dreamer, 3, 0.0))
    assert told[0] == told[1] == told[2]


def test_only_what_may_be_named_is_named() -> None:
    match = some_choice("signorie", 2)
    seat = match.seat
    assert seat is not None
    last = match.legal()[-1]
    told = hint(Perspective(match.record.game, match.position, seat), 1, 0.0, [last])
    assert [row["move"] for row in told["rows"]] == [last]
