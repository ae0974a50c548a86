"""At 80 × 24 the map stays in sight, however much there is to choose from."""

from __future__ import annotations

from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from quattrocento.games.registry import load_game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.terminal.choices import Choice, choices
from quattrocento.terminal.drawing import drawing_of
from quattrocento.terminal.files import Opened
from quattrocento.terminal.screen import Screen
from quattrocento.terminal.table import Table
from quattrocento.words.catalogues import LANGUAGES, Words
from tests.terminal.games import NAMES

ROWS = 24
SEED = 2
"""Of the game's choices; France has sixty-three marches to choose from in it."""
SEATS = {"virtu": 3, "italian_wars": 2}


def begun(game: str) -> Match[Any]:
    match: Match[Any] = Match(Record(load_game(game), NAMES[: SEATS[game]]), Random(1))
    match.begin()
    return match


@cache
def crowded(game: str) -> int:
    """After how many choices there is most to choose from."""
    match, rng = begun(game), Random(SEED)
    sizes: list[int] = []
    while not match.over and len(sizes) < 250:
        legal = match.legal()
        sizes.append(len(legal))
        match.play(rng.choice(legal))
    return sizes.index(max(sizes))


def at(game: str) -> Match[Any]:
    match, rng = begun(game), Random(SEED)
    for _ in range(crowded(game)):
        match.play(rng.choice(match.legal()))
    return match


def offered(match: Match[Any], words: Words) -> list[Choice]:
    game = match.record.game
    drawing = drawing_of(game, match.position, words, match.record.seats)
    return choices(game, match.position, words, drawing)


def written(match: Match[Any], words: Words, typed: str, folder: Path) -> list[str]:
    """All that stands on a low terminal when the person is asked, having typed something."""
    out = StringIO()
    console = Console(file=out, width=80, height=ROWS, force_terminal=True, color_system=None)
    assert match.seat is not None
    screen = Screen(StringIO(typed), console)
    opened = Opened(match, [], position=False)
    Table(opened, match.seat, {}, words, screen, folder / "game.jsonl", "again").run()
    lines = out.getvalue().splitlines()
    last = max(index for index, line in enumerate(lines) if line.startswith(">"))
    return lines[: last + 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_the_map_stays_in_sight(tmp_path: Path, language: str, game: str) -> None:
    match = at(game)
    words = Words(match.record.game, language, match.record.seats, match.seat)
    sight = written(match, words, "", tmp_path)[-ROWS:]
    cities = match.record.game.sight.view(match.position, match.seat)["cities"]
    for seen in ("thing-map", *(f"city-{city}" for city in cities)):
        assert any(words.say(seen) in line for line in sight), seen
    assert any(words.prompt(match.position)[:30] in line for line in sight)


@pytest.mark.parametrize("game", SEATS)
def test_choices_without_room_are_counted_and_can_be_asked_for(tmp_path: Path, game: str) -> None:
    match = at(game)
    # German cities and rooms have long names.
    words = Words(match.record.game, "de", match.record.seats, match.seat)
    whole = offered(match, words)
    first = written(match, words, "", tmp_path)
    counts = [
        count
        for count in range(1, len(whole))
        if any(line.strip() == words.say("terminal-more", {"count": count}) for line in first)
    ]
    assert len(counts) == 1
    last = f"{len(whole)} {whole[-1].label}"[:16]
    assert not any(last in line for line in first)
    shown = len(whole) - counts[0]
    assert any(f"{shown} {whole[shown - 1].label}"[:16] in line for line in first)
    assert any(last in line for line in written(match, words, "c\n", tmp_path))
