"""Section 19: the end and its scoring."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.names import CITIES, COLUMNS, ROWS
from quattrocento.kernel import play as kernel
from quattrocento.kernel.situation import merge
from tests.rules.signorie.table import (
    BOX,
    GAME,
    all_pass,
    crowd,
    legal,
    play,
    points,
    random_game,
    score,
    seat,
    settle,
    step,
    table,
)

ROUND_7: dict[str, Any] = {"round": 7, "agenda": [["clear_up"]]}
POLITICAL = ["Sforza 5", "Sforza 4", "Gonzaga 3", "Borgia 2"]
"""Yellow's whole political row."""


def ended(players: dict[int, Any] | None = None, **cities: Any) -> Board:
    """A table played to its end from clearing up in round 7."""
    bare = {city: {"marriage": None, "mission": None} for city in CITIES}
    board = table(players=players, cities=merge(bare, cities), **ROUND_7)
    assert kernel.is_over(board)
    return board


def alliances(**yellow: Any) -> int:
    return points(ended({0: yellow}).players[0], "alliances")


@pytest.mark.rule("S-1901")
def test_the_game_ends_with_phase_3_of_round_7() -> None:
    # Round 7 as the game itself lays it out after round 6.
    board = settle(table(round=6, agenda=[["clear_up"]], players={0: {"florins": 20}}))
    assert (board.round, seat(board)) == (7, 0)
    mandates = [tile for zone in board.dump()["mandates"].values() for tile in zone]
    column = COLUMNS[mandates.index("M2") // 2]
    play(board, next(move for move in legal(board) if move.startswith(f"take_die {column}")))
    play(board, "mandate M2", "spend 2")
    all_pass(board)
    assert threshold_area(board) == 2
    for _ in range(4):
        assert not kernel.is_over(board)
        assert threshold_area(board) == 2
        play(board, "decline")
    assert kernel.is_over(board)
    assert board.round == 7
    assert threshold_area(board) == 0


def threshold_area(board: Board) -> int:
    return board.players[0].threshold_men + board.players[0].threshold_women


@pytest.mark.rule("S-1901")
@pytest.mark.parametrize("round", range(1, 7))
def test_after_every_other_round_comes_the_next(round: int) -> None:
    board = table(round=round, agenda=[["clear_up"]])
    assert step(board) == ["draw_tiles"]
    assert board.round == round + 1
    assert [points(player, "careers") for player in board.players] == [0] * 4


@pytest.mark.rule("S-1902")
def test_men_on_careers_score_half_their_space_rounded_down_each() -> None:
    for space in range(1, BOX.spaces + 1):
        for career in ("political", "clerical", "military"):
            board = ended({0: {"careers": {career: [space, space]}}})
            half = BOX.career_vp[space - 1] // 2
            assert score(board) == points(board.players[0], "careers") == 2 * half
    spaces = [1, 3, 5, 6, 9]
    board = ended({0: {"careers": {"political": spaces[:2], "military": spaces[2:]}}})
    assert score(board) == sum(BOX.career_vp[space - 1] // 2 for space in spaces)


@pytest.mark.rule("S-1903")
@pytest.mark.parametrize("row", ROWS)
def test_three_tiles_of_any_kind_make_a_row_score(row: str) -> None:
    plan = GAME.sight.view(table(), None)["players"][0]["plan"][row]
    for up in range(4):
        tiles = [f"{house} {value}" for house, value in zip(plan[:up], (4, 3, 2), strict=False)]
        vp = sum((4, 3, 2)[:up]) + (3 - up) * BOX.back
        assert alliances(tiles={row: tiles}, face_down={row: 3 - up}) == vp


@pytest.mark.rule("S-1904")
@pytest.mark.parametrize("row", ROWS)
def test_fewer_than_three_tiles_score_nothing(row: str) -> None:
    plan = GAME.sight.view(table(), None)["players"][0]["plan"][row]
    for up in range(3):
        tiles = [f"{house} 4" for house in plan[:up]]
        assert alliances(tiles={row: tiles}, face_down={row: 2 - up}) == 0


@pytest.mark.rule("S-1904")
def test_every_row_is_counted_on_its_own() -> None:
    two = {"political": ["Sforza 5", "Sforza 4"], "clerical": ["Medici 4", "Medici 5"]}
    assert alliances(tiles=two) == 0
    assert alliances(tiles=two, face_down={"clerical": 1, "marriage": 4}) == 10 + 4


@pytest.mark.rule("S-1904")
def test_two_tiles_in_every_row_score_nothing() -> None:
    plan = GAME.sight.view(table(), None)["players"][0]["plan"]
    tiles = {
        row: [f"{house} {value}" for house in plan[row][:2]] for value, row in enumerate(ROWS, 2)
    }
    assert alliances(tiles=tiles) == 0


@pytest.mark.rule("S-1905")
def test_a_front_counts_its_value_and_a_back_1() -> None:
    assert alliances(tiles={"political": POLITICAL}, face_down={"political": 3}) == 14 + 3 * 1
    assert alliances(face_down={"marriage": 5}) == 5 * 1


@pytest.mark.rule("S-1906")
def test_a_complete_row_brings_nothing_extra() -> None:
    assert alliances(tiles={"political": POLITICAL}) == 5 + 4 + 3 + 2
    marriage = ["Sforza 2", "Medici 3", "Este 4", "Gonzaga 5", "Borgia 2", "Aragona 3"]
    assert alliances(tiles={"marriage": marriage}) == 19


@pytest.mark.rule("S-1907")
def test_nothing_else_scores_at_the_end() -> None:
    rich: dict[str, Any] = {
        "florins": 50,
        "men": 9,
        "women": 8,
        "brides": 4,
        "helpers": ["yellow top", "yellow bottom", "red top", "grey bottom"],
        "dice": {"yellow": 1},
    }
    cities = {"Roma": {"meeples": ["yellow man", "yellow woman", "yellow man"]}}
    board = ended({0: rich}, **cities, **crowd(3, ["Milano"]))
    assert [score(board, who) for who in range(4)] == [0] * 4
    assert board.players[0].florins == 50


@pytest.mark.rule("S-1908")
def test_the_final_scoring_asks_nobody() -> None:
    tiles = {"political": POLITICAL}
    players = {
        0: {"careers": {"political": [9]}, "tiles": tiles, "florins": 0},
        **{who: {"florins": 0, "careers": {"military": [8]}} for who in (1, 2, 3)},
    }
    board = table(round=7, players=players)
    for _ in range(4):
        assert step(board)[0] == "take_die"
        play(board, "pass")
    assert kernel.is_over(board)
    assert (seat(board), legal(board)) == (None, [])
    assert points(board.players[0], "careers") > 0 < points(board.players[0], "alliances")
    assert settle(board.clone()).dump() == board.dump()


@pytest.mark.rule("S-1909")
@pytest.mark.parametrize("best", range(4))
def test_the_player_with_the_most_points_wins(best: int) -> None:
    players = {
        who: {"points": {"missions": 10 + who, "brides": 20 if who == best else 0}}
        for who in range(4)
    }
    standing = GAME.standing(ended(players))
    assert standing.winners == [best]
    assert standing.scores == [10 + who + 20 * (who == best) for who in range(4)]


@pytest.mark.rule("S-1909")
def test_all_sources_count_for_the_winner() -> None:
    *_, board = random_game(3, seed=4)
    standing = GAME.standing(board)
    assert standing.scores == [score(board, who) for who in range(3)]
    assert standing.scores[standing.winners[0]] == max(standing.scores)
