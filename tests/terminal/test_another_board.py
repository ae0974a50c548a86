"""Signorie in letters on a board that only an overlay has: drawn as it says."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from quattrocento.kernel.step import Move
from quattrocento.terminal.drawing import drawing_of
from quattrocento.words.catalogues import LANGUAGES, Words
from tests.rules.signorie.another_board import ANOTHER
from tests.rules.signorie.table import play, table, zone
from tests.terminal.games import NAMES
from tests.terminal.test_drawing import printed

BOARD = table(
    game=ANOTHER,
    round=2,
    mandates=zone("red", "M4", "M3"),
    cities={"Roma": {"meeples": ["red man"] * 3 + ["blue woman"]}},
    players={0: {"helpers": ["yellow second", "turquoise fifth"], "careers": {"military": [9]}}},
)


def lines(width: int = 160, language: str = "en") -> list[str]:
    drawing = drawing_of(ANOTHER, BOARD, Words(ANOTHER, language, NAMES, 0), NAMES)
    return printed(drawing.board(ANOTHER.sight.view(BOARD, 0), width), width).splitlines()


@pytest.mark.parametrize("width", [60, 80, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits(language: str, width: int) -> None:
    assert max(map(cell_len, lines(width, language))) <= width


def test_a_city_has_its_own_spaces() -> None:
    roma, napoli = (next(line for line in lines() if city in line) for city in ("Roma", "Napoli"))
    assert "■♂ ■♂ ■♂ ●♀ 2  2  3  3  3  4  4  4" in roma
    assert "3" in napoli
    assert "1" not in napoli.split("│")[1][:20]


def test_each_career_shows_its_own_points() -> None:
    text = "\n".join(lines())
    assert "13 ★" in text
    assert [word for word in ("10", "9", "8") if word not in text] == []


def test_columns_show_who_is_asked_and_every_helper() -> None:
    text = lines()
    mandates = [line for line in text if "Mandate" in line]
    assert [line.count("♀") for line in mandates] == [2, 3]
    assert any("2 ♀" in line for line in mandates), "M4 takes exactly two"
    assert any("1–2 ♀" in line for line in mandates), "M3 takes one or two"
    assert sum(line.count("◉") for line in text) == 2
    drawing = drawing_of(ANOTHER, BOARD, Words(ANOTHER, "en", NAMES, 0), NAMES)
    board = play(BOARD.clone(), "take_die red 6")
    view = ANOTHER.sight.view(board, 0)
    notes: list[tuple[Move, str]] = [(("mandate", "M4"), "2 ♀"), (("mandate", "M3"), "1–2 ♀")]
    assert [drawing.note(view, move) for move, _ in notes] == [note for _, note in notes]
    sent: Move = ("send", "military", 9)
    assert drawing.note(view, sent) == "Rank IV, 13 VP"


def test_used_rewards_are_gone() -> None:
    text = "\n".join(lines())
    assert "1 –" in text
    assert "▶2" in text
