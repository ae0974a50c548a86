"""Asides: what a seat does without being asked, between two moves of the others."""

from __future__ import annotations

from random import Random

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.game import Princes
from quattrocento.kernel.errors import BadRecord, IllegalMove
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import attempt
from quattrocento.kernel.record import Record, read_record
from quattrocento.kernel.step import Move
from tests.kernel.toy import Toy

PRINCES = Princes()
GIFT: Move = ("aside", 1, "give", "Este", 2, 1)
START: list[Move] = [("families", "Este", "Gonzaga", "Malatesta"), ("first_player", 0)]


def princes(*moves: Move) -> Match[Board]:
    record = Record(PRINCES, ["Ada", "Bea", "Cia"], {"families": "dealt"}, START)
    match: Match[Board] = Match(record, Random(1))
    for move in moves:
        match.play(move)
    return match


def test_a_game_without_asides_refuses_them() -> None:
    match = Match(Record(Toy(), ["Ada", "Bea"]), Random(1))
    match.begin()
    moves = list(match.record.moves)
    with pytest.raises(IllegalMove, match="out of turn"):
        match.play(("aside", 0, "give", "south", 1))
    assert match.record.moves == moves
    assert match.position.asides(0) == []
    assert match.position.unanswered(0) == 0


def test_an_aside_changes_neither_agenda_nor_seat_and_is_recorded() -> None:
    match = princes()
    agenda = list(match.position.agenda)
    told = match.play(GIFT)
    assert [event.name for event in told] == ["gives"]
    assert match.position.agenda == agenda
    assert match.seat == 0
    assert match.record.moves == [*START, GIFT]
    assert (match.position.players[0].gold, match.position.players[1].influence) == (42, 11)


def test_a_refused_aside_changes_nothing() -> None:
    match = princes()
    before = match.position.dump()
    for bad in (
        ("aside",),
        ("aside", 1),
        ("aside", 7, "give", "Este", 1, 0),
        ("aside", "Ada", "x", 1),
    ):
        with pytest.raises(IllegalMove):
            match.play(bad)
    assert match.position.dump() == before
    assert match.record.moves == START


def test_nothing_before_an_aside_can_be_taken_back() -> None:
    match = princes(("war",), ("attacker", "Rome"))
    assert match.undoable == 2
    match.play(GIFT)
    assert match.undoable == 0
    match.play(("defender", "Milan"))
    again = Match(read_record(PRINCES, match.record.dumps()))
    assert again.undoable == match.undoable


def test_a_record_with_an_impossible_aside_is_refused_at_its_line() -> None:
    record = Record(PRINCES, ["Ada", "Bea", "Cia"], {"families": "dealt"}, [*START, GIFT])
    assert record.replay().players[0].gold == 42
    record.moves[2] = ("aside", 1, "give", "Este", 99, 0)
    with pytest.raises(BadRecord, match="line 4"):
        record.replay()


def test_nobody_acts_while_a_draw_is_due_or_after_the_end() -> None:
    board = PRINCES.start(3)
    with pytest.raises(IllegalMove):
        attempt(board, GIFT)
