"""The Italian Wars in letters: tracks, alliances, rounds; every choice explained."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from quattrocento.games.italian_wars.drawing.influence import EDGE
from quattrocento.games.italian_wars.names import MAJORS
from quattrocento.games.italian_wars.speech.parts import MOVE_PARTS
from quattrocento.games.registry import load_game
from quattrocento.kernel.play import next_decision, play, run
from quattrocento.kernel.situation import situation
from quattrocento.terminal.drawing import drawing_of
from quattrocento.terminal.scores import final_score
from quattrocento.words.catalogues import LANGUAGES, Words
from tests.fuzz.test_italian_wars import begin, wilful
from tests.rules.italian_wars.table import table

GAME = load_game("italian_wars")
NAMES = ["Ginevra", "Lorenzo"]


def played(moves: int, seed: int = 0) -> Any:
    """A war between two who seek alliances."""
    rng = Random(seed)
    position = begin(seed)
    for _ in range(moves):
        decision = next_decision(position)
        assert decision is not None
        play(position, wilful(position, decision.moves(position), rng))
    return position


def printed(thing: RenderableType, width: int) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [60, 80, 140])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_and_names_everything(language: str, width: int) -> None:
    position = played(200)
    words = Words(GAME, language, NAMES, 0)
    drawing = drawing_of(GAME, position, words, NAMES)
    view = GAME.sight.view(position, 0)
    text = printed(drawing.table(view, width), width)
    assert max(cell_len(line) for line in text.splitlines()) <= width
    if width >= 80:
        assert [city for city in view["cities"] if words.say(f"city-{city}") not in text] == []
        assert [name for name in MAJORS if words.say(f"major-{name}") not in text] == []
        assert words.say("action-none") in text or None not in view["players"][0]["actions"]
    everything = printed(drawing.board(view, width), width) + printed(
        drawing.mats(view, width), width
    )
    assert words.say("ware-republic") not in everything
    assert words.say("ware-guild") in everything


def test_a_track_shows_its_zones_and_its_marker() -> None:
    position = situation(GAME, 2, {"majors": {"florence": {"influence": ["blue", 2]}}})
    drawing = drawing_of(GAME, position, Words(GAME, "en", NAMES, 0), NAMES)
    text = printed(drawing.board(GAME.sight.view(position, 0), 100), 100)
    line = next(line for line in text.splitlines() if "■ Florence" in line and EDGE in line)
    # France on the left: the marker of Florence lies two spaces from the middle, beyond its crest.
    assert "● ··│··■│◦··│···│·· ★" in line
    assert line.count("favourable") == line.count("hostile") == 1
    assert "2ƒ" in text


def test_rome_is_courted_for_a_crown_or_a_cross() -> None:
    position = table("annex blue 0 0", "end_action blue")
    drawing = drawing_of(GAME, position, Words(GAME, "en", NAMES, 0), NAMES)
    view = GAME.sight.view(position, 0)
    assert drawing.note(view, ("influence", "rome")) == "1♔/†"
    assert drawing.note(view, ("influence", "venice")) == "1♔"


def test_an_alliance_shows_what_it_brought() -> None:
    position = situation(GAME, 2, {"majors": {"venice": {"ally": "yellow"}}})
    view = GAME.sight.view(position, 0)
    major = view["majors"]["venice"]
    words = Words(GAME, "en", NAMES, 0)
    text = printed(drawing_of(GAME, position, words, NAMES).board(view, 140), 140)
    assert "★ allied" in text
    assert "⚑ 2 +2" in text
    assert [card for card in major["cards"] if words.say(f"card-{card}") not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_names_an_automatic_victory(language: str) -> None:
    """Whoever has won at once may have fewer points: the end says with which cities."""
    goals = GAME.components.rows()
    wanted = next(row[1] for row in goals if row[0] == "victory.yellow")
    taken = {city: {"owner": "yellow", "troops": {}} for city in wanted}
    position = situation(GAME, 2, {"round": 3, "season": "spring", "cities": taken,
                                   "players": {str(seat): {"marker": 1} for seat in range(2)},
                                   "agenda": [["end_spring"]]})  # fmt: skip
    run(position)
    words = Words(GAME, language, NAMES)
    drawing = drawing_of(GAME, position, words, NAMES)
    text = printed(final_score(GAME, position, NAMES, words, drawing), 100)
    reason = text.splitlines()[1]
    assert words.say("terminal-winner", {"name": "Lorenzo"}) in text.splitlines()[0]
    assert words.say("concept-goal") in reason
    assert "Lorenzo" in reason
    assert [city for city in wanted if words.say(f"city-{city}") not in reason] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_explained(language: str) -> None:
    position = played(0)
    words = Words(GAME, language, NAMES, 0)
    drawing = drawing_of(GAME, position, words, NAMES)
    view = GAME.sight.view(position, 0)
    for verb, parts in MOVE_PARTS.items():
        move = (verb, *("florence" for _ in parts))
        assert words.has(drawing.explain(view, move)), verb


@pytest.mark.parametrize("seed", [0, 2])
def test_every_choice_can_be_noted(seed: int) -> None:
    """What stands beside a choice comes from the view alone."""
    position = played(0, seed)
    drawing = drawing_of(GAME, position, Words(GAME, "en", NAMES, 0), NAMES)
    rng = Random(seed)
    seen: set[str] = set()
    for _ in range(300):
        decision = next_decision(position)
        if decision is None:
            break
        view = GAME.sight.view(position, decision.seat)
        moves = decision.moves(position)
        for move in moves:
            if move[0] == "influence":
                seen.add(drawing.note(view, move))
            else:
                drawing.note(view, move)
        play(position, wilful(position, moves, rng))
    assert "1♔" in seen
    assert "1♔/†" in seen
