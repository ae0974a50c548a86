"""The board in letters: everything on it, at any width, in every language."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from quattrocento.games.signorie.names import CITIES, COLUMNS, HOUSES
from quattrocento.kernel.situation import situation
from quattrocento.terminal.drawing import drawing_of
from quattrocento.words.catalogues import LANGUAGES, Words
from tests.terminal.games import NAMES, played


def printed(thing: RenderableType, width: int) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [60, 80, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_and_names_everything(language: str, width: int) -> None:
    match = played(seats=4, moves=150)
    game = match.record.game
    words = Words(game, language, NAMES, 0)
    drawing = drawing_of(game, match.position, words, NAMES)
    text = printed(drawing.table(game.sight.view(match.position, 0), width), width)
    assert max(cell_len(line) for line in text.splitlines()) <= width
    assert "\x1b" not in text
    if width >= 80:
        assert [city for city in CITIES if words.say(f"city-{city}") not in text] == []
        assert [name for name in NAMES if name not in text] == []
        named = text.lower()
        assert [c for c in COLUMNS if words.say(f"column-{c}").lower() not in named] == []
        assert [house for house in HOUSES if words.say(f"house-{house}") not in text] == []
        assert "…" not in text


def test_a_spectator_sees_no_hints_for_anybody() -> None:
    match = played(moves=60)
    game = match.record.game
    drawing = drawing_of(game, match.position, Words(game), NAMES[:3])
    assert "←" not in printed(drawing.board(game.sight.view(match.position, None), 80), 80)
    assert "←" in printed(drawing.board(game.sight.view(match.position, 0), 80), 80)


def test_cities_show_who_is_there_and_what_the_next_space_asks() -> None:
    game = played(moves=0).record.game
    city = next(iter(game.sight.view(situation(game, 2), None)["cities"]))
    board = situation(game, 2, {"cities": {city: {"meeples": ["yellow woman", "red man"]}}})
    drawing = drawing_of(game, board, Words(game), NAMES[:2])
    text = printed(drawing.board(game.sight.view(board, 0), 80), 80)
    line = next(line for line in text.splitlines() if city in line)
    assert "★♀ ■♂ 2  2  3  3  4  4" in line


def test_seats_keep_the_colours_of_their_position() -> None:
    game = played(moves=0).record.game
    data = situation(game, 2).dump()
    data["players"][0]["colour"] = "blue"
    for key in ("order", "initiative", "agenda"):
        data[key] = json.loads(json.dumps(data[key]).replace("yellow", "blue"))
    data["players"][0]["tiles"] = {row: [] for row in data["players"][0]["tiles"]}
    drawing = drawing_of(game, game.load(data), Words(game), NAMES[:2])
    assert drawing.mark(0).plain == "●"
    assert drawing.mark(1).plain == "■"
