"""The agenda and playing on it: what happens by itself, who decides, and what is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.play import (
    attempt,
    is_over,
    legal,
    next_chance,
    next_decision,
    play,
    play_out,
    run,
    settle,
)
from quattrocento.kernel.position import Event
from quattrocento.kernel.step import Move, spell
from tests.kernel.toy import Deal, Flip, Pay, Purses, Toy, Turn


def kinds(position: Purses) -> list[str]:
    """The agenda in the order it will happen."""
    return [type(step).__name__ for step in reversed(position.agenda)]


def at_first_turn() -> Purses:
    position = Toy().start(2)
    run(position)
    play(position, ("deal", 4, 7))
    return position


def test_steps_happen_in_the_order_they_are_written() -> None:
    position = Purses()
    position.then(Pay(1), Deal())
    position.then(Turn(0), Turn(1))
    assert kinds(position) == ["Turn", "Turn", "Pay", "Deal"]
    first = position.agenda[-1]
    assert isinstance(first, Turn)
    assert first.seat == 0


def test_run_does_tasks_until_someone_or_the_dice_must_decide() -> None:
    position = Purses()
    position.then(Pay(1), Pay(10), Deal(), Pay(100))
    run(position)
    assert position.coins == [11, 11]
    assert kinds(position) == ["Deal", "Pay"]
    run(position)
    assert kinds(position) == ["Deal", "Pay"]
    position.agenda = []
    position.then(Turn(0), Pay(1))
    run(position)
    assert kinds(position) == ["Turn", "Pay"]
    position.agenda = []
    run(position)
    assert is_over(position)


def test_settle_lets_chance_fall_and_collects_it() -> None:
    position = Toy().start(2)
    drawn: list[Move] = []
    settle(position, Random(5), drawn)
    assert [move[0] for move in drawn] == ["deal"]
    assert position.cards == list(drawn[0][1:])
    assert kinds(position) == ["Turn", "Pay", "Turn"]


def test_settle_draws_the_same_from_the_same_generator() -> None:
    hands = set()
    for seed in (1, 1, 2, 3):
        position = Toy().start(2)
        settle(position, Random(seed))
        hands.add((seed, *position.cards))
    assert len({hand[0] for hand in hands}) == len(hands) == 3


def test_who_decides_and_what_is_drawn() -> None:
    position = Toy().start(2)
    run(position)
    assert isinstance(next_chance(position), Deal)
    assert next_decision(position) is None
    assert legal(position) == []
    play(position, ("deal", 1, 2))
    decision = next_decision(position)
    assert decision is not None
    assert decision.seat == 0
    assert next_chance(position) is None
    assert legal(position) == [("take", 1), ("take", 2), ("flip",), ("show",), ("stop",)]


def test_play_does_the_move_and_the_tasks_after_it() -> None:
    position = at_first_turn()
    play(position, ("take", 2))
    assert position.coins == [3, 1]
    play(position, ("stop",))
    assert position.coins == [4, 2]
    decision = next_decision(position)
    assert decision is not None
    assert decision.seat == 1
    play(position, ("stop",))
    assert is_over(position)


def test_play_stops_at_a_draw() -> None:
    position = at_first_turn()
    play(position, ("flip",))
    assert isinstance(next_chance(position), Flip)
    play(position, ("flip", 1))
    assert position.coins == [2, 1]


def test_play_refuses_a_position_that_was_not_run() -> None:
    position = Toy().start(2)
    before = position.dump()
    with pytest.raises(IllegalMove):
        play(position, ("take", 1))
    assert position.dump() == before


JUNK: list[Any] = [
    (),
    ("take",),
    ("take", 0),
    ("take", 3),
    ("take", "1"),
    ("take", 1.0),
    ("take", True),
    ("take", None),
    ("take", [1]),
    ("take", 1, 1),
    ("flip", 1),
    ("deal", 1, 2),
    (1,),
    (None,),
]


@pytest.mark.parametrize("move", JUNK)
def test_a_refused_move_changes_nothing(move: Any) -> None:
    position = at_first_turn()
    before = position.dump()
    with pytest.raises(IllegalMove):
        attempt(position, move)
    assert position.dump() == before
    attempt(position, ("take", 1))
    assert position.coins == [2, 1]


@pytest.mark.parametrize(
    "move",
    [(), ("deal",), ("deal", 1), ("deal", 0, 1), ("deal", 1, 10), ("deal", 1, 1.0), ("take", 1)],
)
def test_a_draw_that_cannot_have_fallen_changes_nothing(move: Any) -> None:
    position = Toy().start(2)
    run(position)
    before = position.dump()
    with pytest.raises(IllegalMove):
        attempt(position, move)
    assert position.dump() == before
    attempt(position, ("deal", 9, 9))
    assert position.cards == [9, 9]


def test_a_refusal_names_the_rule_where_the_game_knows_one() -> None:
    position = at_first_turn()
    with pytest.raises(IllegalMove, match=r"take 3 is not legal now: too-greedy \(T-1\)"):
        attempt(position, ("take", 3))
    with pytest.raises(IllegalMove, match="choose for instance: take 1, take 2, flip"):
        attempt(position, ("dance",))
    with pytest.raises(IllegalMove, match="deal 0 1 cannot have happened: each seat"):
        attempt_first_draw(("deal", 0, 1))


def attempt_first_draw(move: Move) -> None:
    position = Toy().start(2)
    run(position)
    attempt(position, move)


def test_after_the_end_every_move_is_refused() -> None:
    position = at_first_turn()
    for _ in range(2):
        attempt(position, ("stop",))
    assert is_over(position)
    with pytest.raises(IllegalMove, match="the game is over"):
        attempt(position, ("stop",))


def test_play_out_reaches_the_end_and_counts_decisions() -> None:
    for seed in range(5):
        position = Toy().start(2)
        decisions = play_out(position, Random(seed))
        assert is_over(position)
        assert decisions >= 2
    position = Toy().start(2)
    position.agenda = [Turn(0)]
    counted = play_out(position.clone(), Random(8))
    rng, moves = Random(8), 0
    while not is_over(position):
        choices = legal(position)
        play(position, choices[int(rng.random() * len(choices))])
        settle(position, rng)
        moves += 1
    assert moves == counted


def test_events_are_told_to_a_listener_only_and_never_to_a_clone() -> None:
    position = at_first_turn()
    heard: list[Event] = []
    position.events = heard
    clone = position.clone()
    assert clone.events is None
    attempt(clone, ("take", 1))
    assert heard == []
    attempt(position, ("take", 1))
    attempt(position, ("stop",))
    assert [(event.name, event.args) for event in heard] == [
        ("takes", {"seat": 0, "coins": 1}),
        ("paid", {"coins": 1}),
    ]


def test_a_move_is_spelt_as_a_person_types_it() -> None:
    assert spell(("take_die", "red", 4)) == "take_die red 4"
