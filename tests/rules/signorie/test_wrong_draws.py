"""A draw that cannot fall is refused, and changes nothing."""

from __future__ import annotations

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.game import Signorie
from quattrocento.games.signorie.names import BONUSES, HOUSES, MANDATES, VICTORY_POINTS
from quattrocento.kernel import play as kernel
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.step import Move
from tests.rules.signorie.table import GAME, after, play, table

OUT = ("leave_out", "Milano", "Roma")
REWARDS = ("rewards", "B1", "B2", "B3", "B4", "B9", "V5", "V2")
TILES = ("tiles", *[part for house in HOUSES for part in (house, 2)])
ROLL = ("roll", 1, 2, 3, 4, 5, 6, 1, 2, 3, 4)
MANDATED = ("mandates", *MANDATES)
SET_UP: list[Move] = [("turn_order", 1, 0), OUT, REWARDS, TILES, ROLL, MANDATED]


def at(verb: str) -> Board:
    """A game of two up to a draw."""
    board = GAME.start(2)
    kernel.run(board)
    for move in SET_UP:
        if move[0] == verb:
            return board
        kernel.attempt(board, move)
    raise AssertionError(verb)


def refused(board: Board, *moves: Move) -> None:
    before = board.dump()
    for move in moves:
        with pytest.raises(IllegalMove):
            kernel.attempt(board, move)
    assert board.dump() == before


@pytest.mark.rule("S-202")
def test_a_turn_order_names_every_seat_once() -> None:
    wrong: list[Move] = [
        ("order", 1, 0), ("turn_order",), ("turn_order", 0), ("turn_order", 0, 0),
        ("turn_order", 0, 1, 1), ("turn_order", 0, 2), ("turn_order", 1, 2),
    ]  # fmt: skip
    refused(at("turn_order"), *wrong)
    board = at("leave_out")
    assert (board.order, board.heights) == ((1, 0), (0, 1))
    assert [player.florins for player in board.players] == [5 + 2, 5 + 1]


@pytest.mark.rule("S-215")
def test_as_many_cities_as_the_players_ask_for_are_left_out() -> None:
    wrong: list[Move] = [
        ("leave", "Milano", "Roma"), ("leave_out", "Milano"), ("leave_out",),
        ("leave_out", "Milano", "Roma", "Napoli"), ("leave_out", "Milano", "Milano"),
        ("leave_out", "Milano", "Siena"), ("leave_out", "Siena", "Pisa"),
        ("leave_out", "Milano", "Roma", "Roma"),
    ]  # fmt: skip
    refused(at("leave_out"), *wrong)
    board = at("leave_out")
    board.events = []
    kernel.attempt(board, OUT)
    assert [(one.name, one.args) for one in board.events] == [
        ("leave_out", {"cities": ["Milano", "Roma"]})
    ]
    assert board.cities == (1, 2, 4)


@pytest.mark.rule("S-207", "S-208")
def test_rewards_are_five_bonuses_then_two_of_points() -> None:
    wrong: list[Move] = [
        ("reward", *REWARDS[1:]), REWARDS[:-1], REWARDS[:1], (*REWARDS, "V3"),
        ("rewards", "B1", "B2", "B3", "B4", "B4", "V5", "V2"),
        ("rewards", "B1", "B2", "B3", "B4", "B9", "V5", "V5"),
        ("rewards", "B1", "B2", "B3", "B4", "V1", "V5", "V2"),
        ("rewards", "B1", "B2", "B3", "B4", "B9", "B5", "V2"),
        ("rewards", "B1", "B2", "B3", "B4", "B10", "V5", "V2"),
        ("rewards", "V1", "B2", "B3", "B4", "B5", "V5", "V2"),
        ("rewards", "B1", "B2", "B3", "B4", "B9", "V6", "V2"),
    ]  # fmt: skip
    refused(at("rewards"), *wrong)
    assert at("tiles").dump()["rewards"] == list(REWARDS[1:])


@pytest.mark.rule("S-302")
def test_tiles_are_houses_with_fronts_that_are_left() -> None:
    wrong: list[Move] = [
        ("tile", *TILES[1:]), TILES[:-1], TILES[:-2], (*TILES, "Este", 3), TILES[:1],
        ("tiles", "Orsini", 2, *TILES[3:]), ("tiles", "Sforza", "2", *TILES[3:]),
        ("tiles", "Sforza", 0, *TILES[3:]), ("tiles", "Sforza", 1, *TILES[3:]),
        ("tiles", "Sforza", 6, *TILES[3:]), ("tiles", "Sforza", 10, *TILES[3:]),
        ("tiles", "Sforza", -1, *TILES[3:]), ("tiles", *("Sforza", 2) * 4, *TILES[9:]),
        ("tiles", *("Sforza", 5) * 2, *TILES[5:]), (*TILES[:-1], 10),
    ]  # fmt: skip
    refused(at("tiles"), *wrong)
    board = at("tiles")
    unseen, stack = board.dump()["unseen"], board.stack
    board.events = []
    kernel.attempt(board, TILES)
    assert [one.args for one in board.events if one.name == "tiles"] == [{"count": 6}]
    cities = board.dump()["cities"]
    assert [cities[city]["marriage"] for city in cities] == ["Sforza 2", "Este 2", "Borgia 2"]
    assert [cities[city]["mission"] for city in cities] == ["Medici 2", "Gonzaga 2", "Aragona 2"]
    assert board.stack == stack - 6 == 36
    assert all(board.dump()["unseen"][house] == unseen[house][1:] for house in HOUSES)


@pytest.mark.rule("S-307")
def test_all_dice_are_rolled_and_show_one_to_six() -> None:
    wrong: list[Move] = [
        ("rolls", *ROLL[1:]), ROLL[:-1], (*ROLL, 1), ROLL[:1],
        (*ROLL[:-1], 0), (*ROLL[:-1], 7), (*ROLL[:-1], "4"), ("roll", -1, *ROLL[2:]),
    ]  # fmt: skip
    refused(at("roll"), *wrong)
    assert at("mandates").dump()["dice"] == {
        "yellow": [1, 2], "red": [3, 4], "purple": [5, 6], "grey": [1, 2], "turquoise": [3, 4],
    }  # fmt: skip


@pytest.mark.rule("S-309")
def test_each_of_ten_mandates_is_dealt_once() -> None:
    wrong: list[Move] = [
        ("mandate", *MANDATES), MANDATED[:-1], (*MANDATED, "M1"), (*MANDATED[:-1], "M1"),
        (*MANDATED[:-1], "M11"), MANDATED[:1],
    ]  # fmt: skip
    refused(at("mandates"), *wrong)


@pytest.mark.rule("S-1401")
def test_the_right_number_of_progeny_dice_is_rolled() -> None:
    board = play(table(players={0: {"brides": 1}}), "take_die purple 3", "signoria")
    wrong: list[Move] = [
        ("roll", 1, 2), ("progeny",), ("progeny", 1), ("progeny", 1, 2, 3), ("progeny", 0, 1),
        ("progeny", 1, 7), ("progeny", 1, "2"), ("progeny", -1, 1),
    ]  # fmt: skip
    refused(board, *wrong)
    for low, high in ((1, 6), (3, 4)):
        born = after(board, f"progeny {low} {high}").players[0]
        assert (born.men, born.women) == (5, 4)


@pytest.mark.rule("S-302")
def test_a_front_of_one_may_be_drawn_where_a_box_has_it() -> None:
    board = Signorie("tiles.fronts = [1, 2, 2, 3, 3, 3, 4, 4, 5]").start(2)
    kernel.run(board)
    for move in SET_UP[:3]:
        kernel.attempt(board, move)
    refused(board, ("tiles", *("Sforza", 1) * 2, *TILES[5:]))
    kernel.attempt(board, ("tiles", "Sforza", 1, *TILES[3:]))


@pytest.mark.rule("S-207", "S-208")
def test_all_rewards_may_be_drawn_where_a_box_has_so_many_rounds() -> None:
    board = Signorie("game.rounds = 14\ngame.bonus_rounds = 9").start(2)
    kernel.run(board)
    for move in SET_UP[:2]:
        kernel.attempt(board, move)
    kernel.attempt(board, ("rewards", *BONUSES, *VICTORY_POINTS))
    assert board.dump()["rewards"] == [*BONUSES, *VICTORY_POINTS]
