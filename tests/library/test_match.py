"""What a match offers to programs: clones, views and imagined positions of its own."""

from __future__ import annotations

from random import Random

import pytest

import quattrocento

OVERLAY = "[start]\nflorins = 9\n"


def test_a_clone_draws_and_undoes_what_its_match_would() -> None:
    match = quattrocento.start("signorie", seats=2, seed=7)
    match.play(match.legal()[0])
    other = match.clone()
    assert other.undoable == match.undoable == 1
    other.undo()
    assert len(match.record.moves) == len(other.record.moves) + 1
    other.play(match.record.moves[-1])
    for _ in range(60):
        move = match.legal()[0]
        match.play(move)
        other.play(move)
    assert other.record.dumps() == match.record.dumps()
    assert other.position.dump() == match.position.dump()


def test_undo_of_a_clone_leaves_its_match_alone() -> None:
    match = quattrocento.start("signorie", seats=2, seed=7)
    match.play(("take_die", "red", 4))
    match.play(("signoria",))
    other = match.clone()
    other.undo(2)
    other.play(other.legal()[0])
    match.undo(2)
    assert ("take_die", "red", 4) in match.legal()


def test_an_imagined_position_is_ones_own_to_play_on() -> None:
    match = quattrocento.start("princes", seats=3, seed=7)
    before = match.position.dump()
    world = match.imagine(0)
    quattrocento.play(world, quattrocento.legal(world)[0])
    assert match.position.dump() == before
    assert match.view(0) != match.record.game.sight.view(world, 0)
    assert match.view()["me"] is None


def test_whoever_imagines_does_not_change_what_will_fall() -> None:
    one, other = (quattrocento.start("princes", seats=3, seed=7) for _ in range(2))
    while not one.over:
        other.imagine(0)
        move = one.legal()[-1]
        one.play(move)
        other.play(move)
    assert other.record.moves == one.record.moves


def well_under_way() -> quattrocento.Match[quattrocento.Position]:
    """A game of Princes in which hands are held."""
    rng = Random(0)
    match = quattrocento.start("princes", seats=4, seed=0)
    for _ in range(120):
        match.play(rng.choice(match.legal()))
    return match


def test_a_seed_gives_the_same_imagined_worlds_and_each_another_one() -> None:
    one, other = (well_under_way() for _ in range(2))
    worlds = [one.imagine(0).dump() for _ in range(4)]
    assert [other.imagine(0).dump() for _ in range(4)] == worlds
    assert len({str(world) for world in worlds}) > 1
    assert one.clone().imagine(0).dump() == one.imagine(0).dump()
    given = [one.imagine(0, Random(1)).dump() for _ in range(2)]
    assert given[0] == given[1]


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    match = quattrocento.start("princes", seats=3, seed=7)
    for ask in (match.view, match.imagine):
        with pytest.raises(quattrocento.BadSetup, match=f"there is no seat {seat}: .* 0 to 2"):
            ask(seat)


def test_a_move_that_is_no_tuple_is_refused() -> None:
    match = quattrocento.start("signorie", seats=2, seed=7)
    # Compiled rules refuse another type before they look at it.
    with pytest.raises((quattrocento.IllegalMove, TypeError), match="tuple"):
        match.play(["take_die", "red", 4])  # type: ignore[arg-type]


def test_a_game_with_corrected_components_is_played_recorded_and_read() -> None:
    match = quattrocento.start("signorie", seats=2, seed=7, overlay=OVERLAY)
    plain = quattrocento.start("signorie", seats=2, seed=7)
    for seat in range(2):
        mine, printed = (each.view(seat)["players"][seat]["florins"] for each in (match, plain))
        assert mine == printed + 4
    text = match.record.dumps()
    again = quattrocento.read_record(text, OVERLAY).replay()
    assert again.dump() == match.position.dump()
    with pytest.raises(quattrocento.BadRecord, match="played with component overlay"):
        quattrocento.read_record(text)
    with pytest.raises(quattrocento.BadRecord, match="played without a component overlay"):
        quattrocento.read_record(plain.record.dumps(), OVERLAY)
