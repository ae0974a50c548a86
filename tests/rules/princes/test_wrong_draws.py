"""Draws and throws that cannot be are refused, and nothing happens."""

from __future__ import annotations

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.kernel import play as kernel
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.play import run
from quattrocento.kernel.step import Move
from tests.rules.princes.table import GAME, play, table, war

PIKE = {"troops": ["pike"]}


def fresh(seats: int, **options: str) -> Board:
    board = GAME.start(seats, options)
    run(board)
    return board


def refuses(board: Board, *moves: Move) -> None:
    before = board.dump()
    for move in moves:
        with pytest.raises(IllegalMove):
            kernel.attempt(board, move)
    assert board.dump() == before


@pytest.mark.rule("P-941")
@pytest.mark.rule("P-942")
def test_two_dice_that_show_1_to_6() -> None:
    board = war(players={0: PIKE, 1: PIKE})
    refuses(
        board,
        ("dice", 0, 3), ("dice", 7, 3), ("dice", 3, 0), ("dice", 3, 7), ("dice", 3),
        ("dice", 3, 3, 3), ("dice", "three", 3), ("dice", 3, "three"), ("throw", 3, 3),
    )  # fmt: skip
    for black, white in ((1, 6), (6, 1)):
        assert play(board.clone(), f"dice {black} {white}").dump() != board.dump()


@pytest.mark.rule("P-509")
def test_a_tile_of_the_pile_for_the_one_who_draws() -> None:
    board = play(table(players={1: {"hand": ["veto"]}}), "buy_treachery")
    refuses(
        board,
        ("draw", 0, "veto"), ("draw", 1, "raid_gold"), ("draw", 0, "doge"), ("draw", 0),
        ("draw", 0, "raid_gold", 1), ("discard", 0, "raid_gold"),
    )  # fmt: skip


@pytest.mark.rule("P-102")
@pytest.mark.rule("P-116")
def test_one_of_the_seats_begins() -> None:
    choosing = fresh(3)
    refuses(
        choosing,
        ("chooses_first", 3), ("chooses_first", -1), ("chooses_first",), ("first_player", 0),
        ("chooses_first", "Este"), ("chooses_first", 0, 1),
    )  # fmt: skip
    first = play(choosing, "chooses_first 2", "family Este", "family Gonzaga", "family Baglioni")
    refuses(first, ("first_player", 3), ("first_player", -1), ("chooses_first", 0))


@pytest.mark.rule("P-119")
def test_every_seat_is_dealt_a_family_of_its_own() -> None:
    refuses(
        fresh(3, families="dealt"),
        ("families", "Este", "Gonzaga"), ("families", "Este", "Gonzaga", "Este"),
        ("families", "Este", "Gonzaga", "Medici"), ("dealt", "Este", "Gonzaga", "Baglioni"),
        ("families", "Este", "Gonzaga", "Baglioni", "Malatesta"),
        ("families", "Este", "Gonzaga", "Baglioni", "Este"),
    )  # fmt: skip
