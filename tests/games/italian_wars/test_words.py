"""Everything in The Italian Wars that is said has its words."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import quattrocento.games.italian_wars
from quattrocento.games.italian_wars import names
from quattrocento.games.italian_wars.files.vocabulary import vocabulary
from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.games.italian_wars.speech.parts import MOVE_PARTS
from quattrocento.games.virtu.names import CITIES, MARKET, SOURCES, TILES
from quattrocento.kernel.play import next_decision, play
from quattrocento.kernel.step import Decision
from quattrocento.words.catalogues import Words, catalogue
from quattrocento.words.rules import rules
from tests.fuzz.test_italian_wars import begin, wilful

GAME = ItalianWars()
FOLDER = Path(quattrocento.games.italian_wars.__file__).parent
CODE = "\n".join(
    path.read_text("utf-8") for path in [*FOLDER.glob("*.py"), *FOLDER.glob("rules/*.py")]
)
WORDS = Words(GAME, "en", ["Ada", "Bea"])


def test_the_catalogue_is_one_fluent_text() -> None:
    entries = FluentParser().parse(catalogue(GAME, "en")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


def test_it_says_otherwise_what_the_booklet_changes() -> None:
    assert WORDS.say("event-spring", {"year": 4}) == "Spring, round 4."
    assert WORDS.say("move-annex", {"city": "siena"}) == "Annex Siena"
    # And the rest as Virtù does.
    assert WORDS.say("city-siena") == "Siena"


@pytest.mark.parametrize(
    ("language", "marked"),
    [
        ("en", "reconstructed"),
        ("fr", "reconstitué"),
        ("de", "rekonstruiert"),
        ("pt", "reconstruíd"),
        ("it", "ricostruit"),
    ],
)
def test_whoever_tells_what_wins_at_once_says_that_it_is_reconstructed(
    language: str, marked: str
) -> None:
    """Wherever it is read: at the table, on the page of how it plays, and in the lesson."""
    words = Words(GAME, language)
    for text in ("concept-goal-text", "ui-how-end-guessed", "lesson-goal-text"):
        assert marked in words.say(text).lower(), text


def test_every_move_step_and_thing_has_its_words() -> None:
    wanted = [f"move-{verb}" for verb in MOVE_PARTS]
    steps = vocabulary().steps
    wanted += [f"prompt-{name}" for name, step in steps.items() if issubclass(step, Decision)]
    things = {
        "major": names.MAJORS, "troop": names.COLOURS, "posture": names.POSTURES,
        "card": names.PIECES.cards, "place": names.PIECES.places.names, "faction": names.KINGS,
        "colour": names.COLOURS, "source": SOURCES + names.POINTS, "tile": TILES,
        "city": CITIES, "goal": CITIES, "ware": MARKET,
    }  # fmt: skip
    wanted += [f"{kind}-{name}" for kind, known in things.items() for name in known]
    for option in GAME.options:
        values = [f"option-{option.name}-{choice}" for choice in option.choices]
        wanted += [f"{n}{t}" for n in [f"option-{option.name}", *values] for t in ("", "-text")]
    wanted += [f"edition-{name}" for name in GAME.presets]
    wanted += [f"game-italian_wars{t}" for t in ("", "-blurb", "-summary")]
    assert [message for message in wanted if not WORDS.has(message)] == []


def test_every_event_and_refusal_in_the_rules_has_its_words() -> None:
    events = set(re.findall(r'\.tell\(\s*"(\w+)"', CODE))
    assert len(events) > 12
    assert [event for event in events if not WORDS.has(f"event-{event}")] == []
    reasons = set(re.findall(r'Refusal\([^)]*?"([a-z]+(?:-[a-z]+)+)"', CODE))
    assert len(reasons) > 8
    assert [reason for reason in reasons if not WORDS.has(f"why-{reason}")] == []


def test_every_rule_that_is_cited_exists() -> None:
    known = set(rules(GAME.home, GAME.builds_on))
    cited = set(re.findall(r"\b([VW]-\d+)\b", CODE))
    assert len(cited) > 60
    assert cited - known == set()


@pytest.mark.parametrize("seed", range(3))
def test_everything_said_in_a_game_is_filled_in(seed: int) -> None:
    """No label, question, line of the log or reason shows an argument that nobody gave."""
    rng = Random(seed)
    position = begin(seed)
    for _ in range(500):
        decision = next_decision(position)
        if decision is None:
            break
        moves = decision.moves(position)
        said = [WORDS.prompt(position)]
        said += [WORDS.move(move, position) for move in moves]
        for move in decision.candidates(position):
            refusal = decision.why_not(position, move)
            if refusal is not None:
                said.append(WORDS.why(refusal))
                # It is shown with its reason: a move of this game, not only of Virtù.
                assert len(GAME.speech.move_parts(move)) == len(move) - 1
        for move in moves:
            assert isinstance(GAME.speech.targets(position, move), list)
        position.events = []
        play(position, wilful(position, moves, rng))
        said += [WORDS.event(event) for event in position.events or []]
        assert not [text for text in said if "{" in text or "$" in text or not text]
