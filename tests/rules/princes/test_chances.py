"""Dice, draws and lots: everything that may fall does, each thing as often as it should.

Many samples are drawn from each chance step; how far their counts lie from what is expected is
measured by chi square. Its bounds are those that chance alone passes once in ten thousand times.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random
from typing import Final

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.files.vocabulary import vocabulary
from quattrocento.games.princes.names import FAMILIES, TREACHERY
from quattrocento.games.princes.rules.battle import Throw
from quattrocento.games.princes.rules.setup import DealFamilies, DrawChooser, DrawFirst
from quattrocento.games.princes.rules.treachery import Draw
from quattrocento.kernel.step import Chance, Move
from tests.rules.princes.table import GAME, play, table, war

ONE_IN_TEN_THOUSAND: Final = 3.72
"""As many standard deviations from the mean."""


def drawn(step: Chance[Board], board: Board, times: int) -> Counter[Move]:
    """What falls how often; every outcome could have fallen by the step's own check."""
    rng = Random(2026)
    counts: Counter[Move] = Counter()
    for _ in range(times):
        move = step.sample(board, rng)
        step.check(board, move)
        counts[move] += 1
    return counts


def fair(counts: Counter[Move], weights: dict[Move, int]) -> None:
    """Counts like the weights, by chi square (Wilson and Hilferty's normal form of it)."""
    times, whole = counts.total(), sum(weights.values())
    assert set(counts) == set(weights)
    expected = {move: times * weight / whole for move, weight in weights.items()}
    assert min(expected.values()) > 20
    square = sum((counts[move] - mean) ** 2 / mean for move, mean in expected.items())
    freedom = len(weights) - 1
    spread = 2 / (9 * freedom)
    assert abs((square / freedom) ** (1 / 3) - (1 - spread)) < ONE_IN_TEN_THOUSAND * spread**0.5


@pytest.mark.rule("P-941")
@pytest.mark.rule("P-942")
def test_all_faces_of_both_dice_fall_alike_and_by_themselves() -> None:
    faces = range(1, 7)
    counts = drawn(Throw(), war(players={0: {"troops": ["pike"]}, 1: {"troops": ["pike"]}}), 18000)
    fair(counts, {("dice", black, white): 1 for black, white in product(faces, faces)})


@pytest.mark.rule("P-941")
@pytest.mark.rule("P-942")
def test_every_face_counts_as_it_shows() -> None:
    """Artillery attacks the neutral 3 with 3 and the black die, which is always the attacker's."""
    for black, white in product(range(1, 7), range(1, 7)):
        board = war(fighters=(0, None), players={0: {"troops": ["artillery"]}})
        play(board, f"dice {black} {white}")
        steps = 0 if black <= white else 2 if 3 + black >= 2 * (3 + white) else 1
        assert board.status[1] == 6 + steps
        assert (board.attacker == -1) is (black > white)


@pytest.mark.rule("P-102")
@pytest.mark.rule("P-116")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_who_chooses_and_who_begins_is_drawn_alike(seats: int) -> None:
    board = GAME.start(seats)
    fair(drawn(DrawChooser(), board, 2000), {("chooses_first", seat): 1 for seat in range(seats)})
    fair(drawn(DrawFirst(), board, 2000), {("first_player", seat): 1 for seat in range(seats)})


@pytest.mark.rule("P-119")
def test_families_are_dealt_alike() -> None:
    every: dict[Move, int] = {("families", *hands): 1 for hands in permutations(FAMILIES, 3)}
    fair(drawn(DealFamilies(), GAME.start(3), 12000), every)
    counts = drawn(DealFamilies(), GAME.start(6), 3000)
    for seat, family in product(range(1, 7), FAMILIES):
        mean = 3000 / 6
        held = sum(count for move, count in counts.items() if move[seat] == family)
        assert abs(held - mean) < ONE_IN_TEN_THOUSAND * (mean * 5 / 6) ** 0.5


@pytest.mark.rule("P-115")
@pytest.mark.rule("P-509")
def test_treachery_is_drawn_by_tiles_left() -> None:
    whole = dict(zip(TREACHERY, (7, 2, 8, 2, 2, 1, 1), strict=True))
    fair(drawn(Draw(0), table(), 9000), {("draw", 0, kind): n for kind, n in whole.items()})
    gone = table(players={1: {"hand": ["veto", "freeze_bid 3"]}, 2: {"hand": ["raid_gold 1"]}})
    left = whole | {"freeze_bid": 7, "raid_gold": 1}
    del left["veto"]
    fair(drawn(Draw(3), gone, 9000), {("draw", 3, kind): n for kind, n in left.items()})


def test_no_other_step_is_left_to_chance() -> None:
    chances = {step for step in vocabulary(3).steps.values() if issubclass(step, Chance)}
    assert chances == {Throw, Draw, DrawChooser, DrawFirst, DealFamilies}
