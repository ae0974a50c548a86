"""Section 14: progeny."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.board import Board, Player
from quattrocento.kernel import play as kernel
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.step import Move
from tests.rules.signorie.table import BOX, events, legal, play, step, table

PROGENY = ("take_die purple 3", "signoria")


def progeny(**yellow: Any) -> Board:
    """Yellow about to roll."""
    return play(table(players={0: yellow}), *PROGENY)


def family(player: Player) -> tuple[int, int, int, int]:
    return player.men, player.women, player.general_men, player.general_women


@pytest.mark.rule("S-1401")
@pytest.mark.parametrize("brides", range(5))
def test_one_die_is_rolled_for_each_bride_the_printed_one_included(brides: int) -> None:
    board = progeny(brides=brides)
    assert step(board) == ["progeny", "yellow", 1 + brides]
    drawn: list[Move] = []
    kernel.settle(board.clone(), Random(1), drawn)
    assert len(drawn[0]) == 1 + 1 + brides
    for count in {0, 1, 5} - {1 + brides}:
        with pytest.raises(IllegalMove):
            play(board, " ".join(["progeny", *["1"] * count]))
    play(board, " ".join(["progeny", *["1"] * (1 + brides)]))
    assert board.players[0].women == BOX.women + 1 + brides


@pytest.mark.rule("S-1402")
@pytest.mark.parametrize("die", range(1, 7))
def test_low_dice_bring_a_woman_and_high_ones_a_man(die: int) -> None:
    board = progeny()
    men, women, general_men, general_women = family(board.players[0])
    play(board, f"progeny {die}")
    if die <= 3:
        expected = (men, women + 1, general_men, general_women - 1)
    else:
        expected = (men + 1, women, general_men - 1, general_women)
    assert family(board.players[0]) == expected


@pytest.mark.rule("S-1402")
def test_every_die_counts() -> None:
    board = progeny(brides=4)
    men, women, *_ = family(board.players[0])
    play(board, "progeny 1 4 3 6 5")
    assert family(board.players[0])[:2] == (men + 3, women + 2)


@pytest.mark.rule("S-1403")
def test_too_few_of_a_sex_bring_those_there_are_and_nobody_else() -> None:
    board = progeny(brides=3, men=11, women=3)
    assert family(board.players[0]) == (11, 3, 1, 8)
    play(board, "progeny 6 5 4 4")
    assert family(board.players[0]) == (12, 3, 0, 8)
    board = progeny(brides=2, men=4, women=11)
    play(board, "progeny 1 2 6")
    assert family(board.players[0]) == (5, 11, 7, 0)


@pytest.mark.rule("S-1404")
def test_progeny_is_possible_with_an_empty_general_stock() -> None:
    board = table(players={0: {"men": 12, "women": 11}})
    play(board, "take_die purple 3")
    assert "signoria" in legal(board)
    play(board, "signoria", "progeny 6")
    assert family(board.players[0]) == (12, 11, 0, 0)
    assert step(board) == ["take_die", "red"]


@pytest.mark.rule("S-1405")
def test_meeples_in_the_threshold_area_are_not_born() -> None:
    board = progeny(brides=1, men=9, threshold_men=3, women=8, threshold_women=3)
    play(board, "progeny 1 6")
    player = board.players[0]
    assert family(player) == (9, 8, 0, 0)
    assert (player.threshold_men, player.threshold_women) == (3, 3)


@pytest.mark.rule("S-1402", "S-1403")
@pytest.mark.parametrize(
    ("home", "rolled", "born"),
    [
        ((4, 3), (1, 2, 3, 6, 4), (2, 3)),
        ((11, 10), (1, 3, 4, 5, 6), (1, 1)),
        ((12, 11), (1, 6), (0, 0)),
    ],
)
def test_those_are_told_who_came_home(
    home: tuple[int, int], rolled: tuple[int, ...], born: tuple[int, int]
) -> None:
    men, women = home
    board = progeny(brides=len(rolled) - 1, men=men, women=women)
    told = events(board, " ".join(["progeny", *map(str, rolled)]))[0]
    assert (told.name, told.args["men"], told.args["women"]) == ("progeny", *born)
    assert family(board.players[0])[:2] == (men + born[0], women + born[1])
