"""The example game brings every facet, and a game without one is told so."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from palio.game import Palio
from quattrocento.environments.encoding.arrays import arrays_of, observer_of
from quattrocento.environments.encoding.many import Games
from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.lab.study import counted_of
from quattrocento.players.perspective import judgement_of
from quattrocento.terminal.drawing import drawing_of
from quattrocento.words.catalogues import LANGUAGES, Words

GAME = Palio()


def test_learning_takes_it_by_numbers() -> None:
    games = Games(GAME, 3, count=4)
    games.reset(7)
    for _ in range(60):
        games.step(games.random_actions())
    assert len(games.actions) == 3
    assert [int(count) for count in games.legal_counts] != [0] * 4


def test_an_observation_counts_from_the_observing_horse() -> None:
    match = Match(Record(GAME, ["Ada", "Bea"]), Random(1))
    match.begin()
    match.play(("walk",))
    observer = observer_of(GAME, 2)
    row = observer.row(match.position, 1)
    assert row[observer.segment("player1.run").start] == 2
    assert row[observer.segment("player0.run").start] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_terms_and_its_lesson_have_their_words(language: str) -> None:
    words = Words(GAME, language)
    for page in ("welcome", "trot", "gallop", "walk", "end"):
        assert words.has(f"lesson-{page}")
        assert words.has(f"lesson-{page}-text")
    for term in ("breath", "bend"):
        assert words.has(f"concept-{term}-text")


def test_it_is_drawn_with_a_lane_for_each_horse() -> None:
    match = Match(Record(GAME, ["Ada", "Bea"]), Random(1))
    match.begin()
    match.play(("walk",))
    drawing = drawing_of(GAME, match.position, Words(GAME), ["Ada", "Bea"])
    ada, bea = str(drawing.board(match.view(0), 80)).splitlines()
    assert ada.startswith("··★·┊")
    assert bea.startswith("■···┊")


def test_a_study_counts_its_runs() -> None:
    assert [counted.group for counted in counted_of(GAME)] == ["moves", "runs"]


def test_whoever_needs_a_facet_that_is_not_there_says_so() -> None:
    bare = Palio()
    bare.arrays = bare.bots = bare.study = None
    with pytest.raises(BadSetup, match="palio has no arrays"):
        arrays_of(bare)
    with pytest.raises(BadSetup, match="palio has no judgement for bots"):
        judgement_of(bare)
    assert counted_of(bare) == ()


NUMBER, TEXT = {"type": "integer"}, {"type": "string"}
BOARD = Path(__file__).parents[2] / "examples" / "palio" / "board"


def shape_of(typescript: str) -> dict[str, Any]:
    """What the fields of an interface say, such as `run: number`."""
    fields = re.findall(r"(\w+): (\{[^}]*\}|\w+)(\[\])?[;\s]", typescript + ";")
    shapes: dict[str, Any] = {}
    for name, kind, many in fields:
        inner = {"number": NUMBER, "string": TEXT}.get(kind) or shape_of(kind.strip("{}"))
        shapes[name] = {"type": "array", "items": inner} if many else inner
    return {"type": "object", "properties": shapes, "required": list(shapes)}


def test_the_browser_s_board_is_drawn_from_what_the_view_has() -> None:
    """Its type of a race is written by hand: all that it names is in every view, of that kind."""
    found = re.search(r"interface PalioView \{(.*?)\n\}", (BOARD / "view.ts").read_text(), re.S)
    assert found is not None
    shape = shape_of(found[1].replace("[field: string]: unknown;", ""))
    assert {"round", "bends", "players"} <= shape["properties"].keys()
    check = Draft202012Validator(shape)
    match, rng = Match(Record(GAME, ["Ada", "Bea", "Cio"]), Random(2)), Random(3)
    match.begin()
    while not match.over:
        check.validate(json.loads(json.dumps(match.view(0))))
        match.play(rng.choice(match.legal()))
