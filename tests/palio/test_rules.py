"""The example game keeps its own rules."""

from __future__ import annotations

from typing import Any

import pytest

from palio.game import Palio
from palio.race import Race
from quattrocento.kernel.errors import BadPosition, IllegalMove
from quattrocento.kernel.play import attempt, is_over, legal, next_decision
from quattrocento.kernel.situation import situation
from quattrocento.testing import fuzz
from quattrocento.words.rules import rules

GAME = Palio()


def race(**changes: Any) -> Race:
    return situation(GAME, 2, changes)


def horses(*both: tuple[int, int]) -> list[dict[str, Any]]:
    return [
        {"contrada": contrada, "run": run, "breath": breath}
        for contrada, (run, breath) in zip(("Aquila", "Bruco"), both, strict=True)
    ]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_fuzz_loop_holds(seats: int) -> None:
    assert fuzz(GAME, seats, {}, seed=seats) > 10


def test_each_round_another_contrada_begins() -> None:
    position = race()
    seats = []
    for _ in range(4):
        decision = next_decision(position)
        assert decision is not None
        seats.append(decision.seat)
        attempt(position, ("walk",))
    assert seats == [0, 1, 1, 0]


def test_the_round_is_finished_when_a_horse_is_home() -> None:
    position = race(players=horses((35, 0), (35, 0)))
    attempt(position, ("walk",))
    assert not is_over(position)
    attempt(position, ("walk",))
    assert is_over(position)


def test_farthest_wins_then_breath() -> None:
    assert GAME.standing(race(players=horses((30, 0), (29, 3)))).places == [1, 2]
    assert GAME.standing(race(players=horses((30, 0), (30, 3)))).places == [2, 1]
    assert GAME.standing(race(players=horses((30, 1), (30, 1)))).places == [1, 1]


def test_walking_gets_breath_back_up_to_three() -> None:
    position = race(players=horses((0, 2), (0, 3)))
    attempt(position, ("walk",))
    attempt(position, ("walk",))
    assert position.run == [2, 2]
    assert position.breath == [3, 3]


def test_a_trot_is_one_die() -> None:
    position = race()
    attempt(position, ("trot",))
    with pytest.raises(IllegalMove, match="1 dice"):
        attempt(position, ("throw", 3, 3))
    attempt(position, ("throw", 5))
    assert (position.run[0], position.breath[0]) == (5, 3)


def test_a_gallop_is_two_dice_for_one_breath() -> None:
    position = race()
    attempt(position, ("gallop",))
    attempt(position, ("throw", 5, 6))
    assert (position.run[0], position.breath[0]) == (11, 2)


def test_without_breath_no_gallop() -> None:
    position = race(players=horses((0, 0), (0, 3)))
    assert legal(position) == [("walk",), ("trot",)]
    with pytest.raises(IllegalMove, match="PA-204"):
        attempt(position, ("gallop",))


@pytest.mark.parametrize(
    ("start", "dice", "end"), [(0, (5, 5), 4), (9, (3, 3), 15), (9, (4, 4), 16), (2, (1, 5), 8)]
)
def test_equal_dice_throw_a_horse_at_the_first_bend(
    start: int, dice: tuple[int, int], end: int
) -> None:
    position = race(players=horses((start, 3), (0, 3)))
    attempt(position, ("gallop",))
    attempt(position, ("throw", *dice))
    assert position.run[0] == end


def test_a_file_with_a_horse_too_far_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"players\[0\]\.run"):
        race(players=horses((99, 3), (0, 3)))


def test_refusals_cite_rules_that_exist() -> None:
    assert "PA-204" in rules(GAME.home)
