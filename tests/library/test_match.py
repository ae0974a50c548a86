"""What a match offers to programs: clones, views and imagined positions of its own."""

from __future__ import annotations

import quattrocento


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
    assert match.view(0) != match.record.game.view(world, 0)
    assert match.view()["me"] is None
