"""Virtù in letters: everything on the table at any width, every choice explained, paying by p."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from quattrocento.games.registry import load_game
from quattrocento.games.virtu.names import ACTIONS
from quattrocento.games.virtu.speech.parts import MOVE_PARTS
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.players.specs import read_player
from quattrocento.terminal.drawing import drawing_of
from quattrocento.terminal.files import Opened
from quattrocento.terminal.screen import Screen
from quattrocento.terminal.table import Table
from quattrocento.words.catalogues import LANGUAGES, Words
from tests.terminal.games import NAMES


def played(seats: int, moves: int) -> Match[Any]:
    match: Match[Any] = Match(Record(load_game("virtu"), [*NAMES, "Isabella"][:seats]), Random(1))
    rng = Random(seats)
    match.begin()
    for _ in range(moves):
        match.play(rng.choice(match.legal()))
    return match


def printed(thing: RenderableType, width: int) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [60, 80, 140])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_the_table_fits_and_names_everything(language: str, width: int, seats: int) -> None:
    match = played(seats, 260)
    game = match.record.game
    names = match.record.seats
    words = Words(game, language, names, 0)
    drawing = drawing_of(game, match.position, words, names)
    view = game.sight.view(match.position, 0)
    text = printed(drawing.table(view, width), width)
    assert max(cell_len(line) for line in text.splitlines()) <= width
    if width >= 80:
        assert [city for city in view["cities"] if words.say(f"city-{city}") not in text] == []
        assert [name for name in names if name not in text] == []
        mine = {view["players"][0]["actions"][room] for room in range(5)} & set(ACTIONS)
        assert [action for action in mine if words.say(f"action-{action}") not in text] == []
    everything = printed(drawing.board(view, width), width) + printed(
        drawing.mats(view, width), width
    )
    assert [ware for ware in view["supply"] if f"ware-{ware}" in everything] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_explained(language: str) -> None:
    match = played(3, 0)
    game = match.record.game
    words = Words(game, language, match.record.seats, 0)
    drawing = drawing_of(game, match.position, words, match.record.seats)
    view = game.sight.view(match.position, 0)
    for verb, parts in MOVE_PARTS.items():
        move = (verb, *("leonardo" for _ in parts))
        assert words.has(drawing.explain(view, move)), verb


def test_palaces_being_laid_in_secret_are_not_drawn() -> None:
    match = played(3, 2)
    game = match.record.game
    drawing = drawing_of(game, match.position, Words(game), match.record.seats)
    assert "Lorenzo de’ Medici" not in printed(
        drawing.mats(game.sight.view(match.position, 1), 100), 100
    )


def test_p_pays_what_is_owed(tmp_path: Path) -> None:
    """The person always takes the first choice, or p where something is owed, and then leaves."""
    game = load_game("virtu")
    match: Match[Any] = Match(Record(game, NAMES[:3]), Random(2))
    answers = "p\n1\n" * 120
    console = Console(file=StringIO(), width=100, highlight=False)
    bots = {seat: read_player("random", seat) for seat in (1, 2)}
    words = Words(game, "en", NAMES[:3], 0)
    screen = Screen(StringIO(answers), console)
    path = tmp_path / "game.jsonl"
    table = Table(Opened(match, [], False), 0, bots, words, screen, path, "play")
    table.run()
    assert isinstance(console.file, StringIO)
    text = console.file.getvalue()
    assert "p lets the program pay this for you." in text
    assert "Nothing is proposed here." in text
    assert len(match.record.moves) > 120
    assert path.exists()


def test_a_family_card_shows_its_symbols_where_it_is_chosen() -> None:
    match = played(3, 0)
    game = match.record.game
    words = Words(game, "en", match.record.seats, 0)
    drawing = drawing_of(game, match.position, words, match.record.seats)
    view = game.sight.view(match.position, match.seat)
    notes = {move[1]: drawing.note(view, move) for move in match.legal() if move[0] == "family"}
    assert len(notes) == 3
    for card, note in notes.items():
        counted = game.components.words(f"cards.{card}.symbols")[1::2]
        assert len(note) == sum(map(int, counted)) > 0
