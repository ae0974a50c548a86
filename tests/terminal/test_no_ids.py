"""The terminal speaks in words: no name of the program's own is printed, whatever is asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console, RenderableType

from quattrocento.kernel.play import attempt, next_decision, run
from quattrocento.terminal.choices import choices, listed, refused
from quattrocento.terminal.drawing import drawing_of
from quattrocento.words.catalogues import Words
from tests.records.reading import FOLDER, recorded

ID = re.compile(r"\b[a-z]\w*_\w+\b|\b(?:move|prompt|event|why|symbol|ware|tile|city|part)-\w+")
GAMES = (
    "signorie-4-greedy-0", "signorie-3-random-0",
    "princes-4-greedy-0", "princes-5-auctioned-hidden-1-add-nothing-3-2-random-0",
    "virtu-4-raider-0", "virtu-5-curious-0",
    "italian_wars-2-greedy-0", "italian_wars-2-random-0",
)  # fmt: skip
QUESTIONS = 90
"""Of each game, spread over all of it; the table is drawn at some of them."""
DRAWN = 15


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_called_by_its_id(name: str, language: str) -> None:
    record = recorded(FOLDER / f"{name}.jsonl")
    found = {said for text in told(record, language) for said in ID.findall(text)}
    assert found == set()


def told(record: Any, language: str) -> Iterator[str]:
    """What the terminal prints while a recorded game is played."""
    game = record.game
    position = record.start()
    run(position)
    every = max(1, len(record.moves) // QUESTIONS)
    for number, move in enumerate(record.moves):
        decision = next_decision(position)
        seat = decision.seat if decision else 0
        words = Words(game, language, record.seats, seat)
        if decision and number % every == 0:
            drawing = drawing_of(game, position, words, record.seats)
            offered = choices(game, position, words, drawing)
            yield words.prompt(position)
            yield printed(listed(offered, drawing))
            yield printed(refused(position, words) or "")
            view = game.sight.view(position, seat)
            for choice in offered:
                yield words.say(drawing.explain(view, choice.move))
            if number % (every * DRAWN) == 0:
                yield printed(drawing.table(view, 120))
                yield printed(drawing.board(view, 120))
                yield printed(drawing.mats(view, 120))
        position.events = []
        attempt(position, move)
        yield from [words.event(event) for event in position.events]
        position.events = None


def printed(thing: RenderableType) -> str:
    console = Console(file=StringIO(), width=120, highlight=False)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
