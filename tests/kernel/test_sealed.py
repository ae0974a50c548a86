"""Decisions that all may take at once, and the answers that are given ahead."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import quattrocento
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import attempt, legal, next_decision
from quattrocento.kernel.sealed import ahead, choosers, is_complete
from quattrocento.kernel.step import Move


def begun(name: str = "virtu", **options: str) -> Match[Any]:
    seats = 2 if name == "italian_wars" else 3
    return quattrocento.start(name, seats=seats, seed=7, options=options)


def answer(match: Match[Any], seat: int, rng: Random) -> list[Move]:
    """All that a seat has to choose, at random, whatever the others do."""
    moves: list[Move] = []
    while not is_complete(match.position, seat, moves):
        moves.append(rng.choice(legal(ahead(match.position, seat, moves))))
    return moves


@pytest.mark.parametrize("name", ["virtu", "italian_wars"])
def test_what_is_chosen_ahead_is_played_in_its_place(name: str) -> None:
    """Whoever is asked first, the answers fit together; nothing of the position is touched."""
    match, rng = begun(name), Random(3)
    before = match.position.dump()
    order = choosers(match.position)
    assert sorted(order) == list(range(len(match.record.seats)))
    given = {seat: answer(match, seat, rng) for seat in reversed(order)}
    assert match.position.dump() == before
    for seat in order:
        assert match.seat == seat
        for move in given[seat]:
            assert match.seat == seat
            match.play(move)
    assert choosers(match.position) == []


def test_choosers_are_those_who_have_not_played_yet() -> None:
    match, rng = begun(), Random(4)
    first, *others = choosers(match.position)
    for move in answer(match, first, rng)[:-1]:
        match.play(move)
        assert choosers(match.position) == [first, *others]
    match.play(match.legal()[0])
    assert choosers(match.position) == others


def test_in_order_and_elsewhere_nobody_chooses_ahead() -> None:
    assert choosers(begun(family_placement="in_order").position) == []
    for name in ("signorie", "princes"):
        assert choosers(begun(name).position) == []


def test_a_seat_chooses_as_if_it_were_the_first() -> None:
    match = begun()
    last = choosers(match.position)[-1]
    there = ahead(match.position, last)
    decision = next_decision(there)
    assert decision is not None
    assert decision.seat == last
    assert choosers(there) == [last, *choosers(match.position)[:-1]]
    with pytest.raises(IllegalMove):
        ahead(match.position, last, [("family_to", "left1")])


def test_the_last_answer_is_complete_although_the_game_goes_on() -> None:
    """With nobody else to choose, what follows the answer is no part of it."""
    match, rng = begun(), Random(5)
    while len(choosers(match.position)) > 1:
        match.play(match.legal()[0])
    (last,) = choosers(match.position)
    moves = answer(match, last, rng)
    assert not is_complete(match.position, last, moves[:-1])
    for move in moves:
        attempt(match.position, move)
    assert choosers(match.position) == []


def test_the_last_answer_shows_nothing_before_it_is_played() -> None:
    """What comes after the choosing, the others' cards first of all, is not seen ahead."""
    match, rng = begun(), Random(6)
    while len(choosers(match.position)) > 1:
        match.play(match.legal()[0])
    (last,) = choosers(match.position)
    there = ahead(match.position, last, answer(match, last, rng))
    sight = match.record.game.sight
    assert sight.secrets(there) == sight.secrets(match.position) != {}
    assert next_decision(there) is None
