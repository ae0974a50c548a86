"""A match: what is played goes into the record, and undo goes back to the barrier."""

from __future__ import annotations

from random import Random

import pytest

from quattrocento.games.signorie.game import Signorie
from quattrocento.kernel.errors import BadRecord, IllegalMove
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from tests.kernel.toy import Purses, Toy


def toy(*moves: Move) -> Match[Purses]:
    """A match at north's turn, on which moves were played."""
    match = Match(Record(Toy(), ["Ada", "Bea"], moves=[("deal", 4, 7)]), Random(1))
    match.begin()
    for move in moves:
        match.play(move)
    return match


def test_everything_that_falls_goes_into_the_record() -> None:
    match = Match(Record(Toy(), ["Ada", "Bea"]), Random(3))
    assert match.record.moves == []
    match.begin()
    assert [move[0] for move in match.record.moves] == ["deal"]
    match.play(("flip",))
    match.play(("take", 2))
    assert [move[0] for move in match.record.moves] == ["deal", "flip", "flip", "take"]
    assert match.record.moves[2] in (("flip", 0), ("flip", 1))
    assert match.record.replay().dump() == match.position.dump()


def test_a_refused_move_leaves_record_and_undo_alone() -> None:
    match = toy(("take", 1))
    before, moves = match.position.dump(), list(match.record.moves)
    for move in (("take", 3), ("deal", 1, 1), ("fly",)):
        with pytest.raises(IllegalMove):
            match.play(move)
    assert (match.position.dump(), match.record.moves) == (before, moves)
    assert match.undoable == 1
    assert match.position.events is None


def test_play_tells_what_happened_in_order() -> None:
    match = toy()
    assert [event.name for event in match.play(("take", 1))] == ["takes"]
    assert [event.name for event in match.play(("stop",))] == ["paid"]


def test_the_end_is_the_end() -> None:
    match = toy(("stop",), ("stop",))
    assert match.over
    assert (match.seat, match.legal()) == (None, [])
    with pytest.raises(IllegalMove, match="the game is over"):
        match.play(("stop",))


def test_undo_restores_record_and_position_exactly() -> None:
    match = toy()
    kept = []
    for move in (("take", 1), ("take", 2), ("take", 1)):
        kept.append((match.position.dump(), list(match.record.moves)))
        match.play(move)
    assert match.undoable == 3
    match.undo()
    assert (match.position.dump(), match.record.moves) == kept[2]
    match.undo(2)
    assert (match.position.dump(), match.record.moves) == kept[0]
    assert match.undoable == 0


def test_after_undo_the_game_goes_on_as_if_nothing_had_been() -> None:
    match = toy(("take", 1), ("take", 1))
    match.undo()
    match.play(("take", 2))
    assert match.position.dump() == toy(("take", 1), ("take", 2)).position.dump()
    assert match.undoable == 2


@pytest.mark.parametrize("count", [0, -1, 3])
def test_undo_goes_no_further_than_it_may(count: int) -> None:
    match = toy(("take", 1), ("take", 2))
    before = match.position.dump()
    with pytest.raises(IllegalMove):
        match.undo(count)
    assert match.position.dump() == before
    assert match.undoable == 2


def test_a_draw_is_a_barrier() -> None:
    match = toy(("take", 1), ("flip",))
    assert match.seat == 0
    assert match.undoable == 0
    match.play(("take", 1))
    assert match.undoable == 1


def test_a_change_of_the_deciding_seat_is_a_barrier() -> None:
    match = toy(("take", 1), ("stop",))
    assert match.seat == 1
    assert match.undoable == 0


def test_something_newly_seen_is_a_barrier() -> None:
    match = toy(("take", 1), ("show",))
    assert match.seat == 0
    assert match.undoable == 0
    match.play(("take", 1))
    # What everybody knows already is no secret any more.
    assert match.undoable == 1


def test_the_set_up_cannot_be_undone() -> None:
    match = Match(Record(Toy(), ["Ada", "Bea"]), Random(3))
    match.begin()
    assert match.undoable == 0


GAMES: list[tuple[Move, ...]] = [
    (),
    (("take", 1), ("take", 2)),
    (("take", 1), ("flip",), ("take", 1)),
    (("take", 1), ("show",), ("take", 2), ("take", 2)),
    (("take", 1), ("stop",), ("take", 1)),
    (("show",), ("stop",), ("take", 1), ("flip",)),
    (("stop",), ("stop",)),
]


@pytest.mark.parametrize("moves", GAMES)
def test_a_match_rebuilt_from_its_record_can_undo_as_much(moves: tuple[Move, ...]) -> None:
    match = toy(*moves)
    again = Match(Record(Toy(), ["Ada", "Bea"], moves=match.record.moves))
    assert again.position.dump() == match.position.dump()
    assert again.undoable == match.undoable
    while match.undoable:
        match.undo()
        again.undo()
        assert again.position.dump() == match.position.dump()
        assert again.record.moves == match.record.moves


def test_a_rebuilt_match_of_signorie_can_undo_as_much_at_every_move() -> None:
    game, rng = Signorie(), Random(4)
    match = Match(Record(game, ["Ada", "Bea"]), Random(4))
    match.begin()
    deepest = 0
    while not match.over:
        if len(match.record.moves) % 9 == 0:
            again = Match(Record(game, ["Ada", "Bea"], moves=match.record.moves))
            assert again.undoable == match.undoable
            assert again.position.dump() == match.position.dump()
        deepest = max(deepest, match.undoable)
        match.play(rng.choice(match.legal()))
    assert deepest > 2


def test_a_match_goes_on_where_its_record_stopped_before_a_draw() -> None:
    moves: list[Move] = [("deal", 4, 7), ("take", 1), ("flip",)]
    match = Match(Record(Toy(), ["Ada", "Bea"], moves=moves), Random(1))
    assert match.seat is None
    assert not match.over
    match.begin()
    assert match.seat == 0
    assert [move[0] for move in match.record.moves] == ["deal", "take", "flip", "flip"]
    assert match.undoable == 0


def test_a_match_is_not_made_from_a_record_that_does_not_replay() -> None:
    moves: list[Move] = [("deal", 4, 7), ("take", 1), ("take", 3)]
    with pytest.raises(BadRecord) as caught:
        Match(Record(Toy(), ["Ada", "Bea"], moves=moves))
    assert caught.value.line == 4
    assert "take 3" in caught.value.reason


def test_what_was_played_elsewhere_is_followed_with_its_way_back() -> None:
    here = Match(Record(Signorie(), ["Ada", "Bea"]), Random(5))
    there = Match(Record(Signorie(), ["Ada", "Bea"]), Random(6))
    rng = Random(7)
    here.begin()
    while not here.over:
        there.follow(here.record.moves[len(there.record.moves) :])
        assert there.position.dump() == here.position.dump()
        assert there.undoable == here.undoable
        here.play(rng.choice(here.legal()))
    with pytest.raises(IllegalMove):
        there.follow([("fly",)])
    assert there.record.moves == here.record.moves[: len(there.record.moves)]
