"""Everything in Virtù that is said has its words."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import quattrocento.games.virtu
from quattrocento.games.virtu import names
from quattrocento.games.virtu.files.vocabulary import vocabulary
from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.names import PIECES
from quattrocento.games.virtu.speech.parts import MOVE_PARTS
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Decision
from quattrocento.words.catalogues import Words

GAME = Virtu()
FOLDER = Path(quattrocento.games.virtu.__file__).parent
SOURCES = "\n".join(
    path.read_text("utf-8") for path in [*FOLDER.glob("*.py"), *FOLDER.glob("rules/*.py")]
)
WORDS = Words(GAME, "en", ["Ada", "Bea", "Cid"])


def test_the_catalogue_is_well_formed() -> None:
    entries = FluentParser().parse((FOLDER / "speech" / "en.ftl").read_text("utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


def test_every_move_step_and_thing_has_its_words() -> None:
    wanted = [f"move-{verb}" for verb in MOVE_PARTS]
    steps = vocabulary().steps
    wanted += [f"prompt-{name}" for name, step in steps.items() if issubclass(step, Decision)]
    things = {
        "colour": names.COLOURS, "city": names.CITIES, "goal": names.CITIES, "sea": names.SEAS,
        "symbol": names.COSTS, "action": names.ACTIONS, "card": PIECES.cards, "tile": names.TILES,
        "ware": names.MARKET, "space": names.SPACES, "power": names.POWERS,
        "bonus": names.BONUSES, "place": PIECES.places.names,
        "source": names.SOURCES + names.POINTS,
        "seating": names.COLOURS, "faction": names.FACTIONS, "season": names.SEASONS,
    }  # fmt: skip
    wanted += [f"{kind}-{name}" for kind, known in things.items() for name in known]
    wanted += [f"bonus-{name}-text" for name in names.BONUSES]
    for option in GAME.options:
        # What is chosen seat by seat is a thing of the game, which has a name of its own.
        each = () if option.per_seat else option.choices
        values = [f"option-{option.name}-{choice}" for choice in each]
        wanted += [f"{n}{t}" for n in [f"option-{option.name}", *values] for t in ("", "-text")]
    wanted += [f"edition-{name}" for name in GAME.presets]
    assert [message for message in wanted if not WORDS.has(message)] == []


def test_every_event_and_refusal_in_the_rules_has_its_words() -> None:
    events = set(re.findall(r'\.tell\(\s*"(\w+)"', SOURCES))
    events |= {"lays_in_secret", "lays_hidden", "lays_family"}
    assert len(events) > 40
    assert [event for event in events if not WORDS.has(f"event-{event}")] == []
    reasons = set(re.findall(r'Refusal\([^)]*?"([a-z]+(?:-[a-z]+)+)"', SOURCES))
    assert len(reasons) > 50
    assert [reason for reason in reasons if not WORDS.has(f"why-{reason}")] == []


@pytest.mark.parametrize("seed", range(2))
def test_everything_said_in_a_game_is_filled_in(seed: int) -> None:
    """No label, question, line of the log or reason shows an argument that nobody gave."""
    rng = Random(seed)
    match = Match(Record(GAME, ["Ada", "Bea", "Cid"]))
    match.begin()
    for _ in range(600):
        decision = next_decision(match.position)
        assert decision is not None
        said = [WORDS.prompt(match.position)]
        said += [WORDS.move(move, match.position) for move in match.legal()]
        for move in decision.candidates(match.position):
            refusal = decision.why_not(match.position, move)
            if refusal is not None:
                said.append(WORDS.why(refusal))
        events = match.play(rng.choice(match.legal()))
        said += [WORDS.event(event) for event in events]
        assert not [text for text in said if "{" in text or "$" in text or not text]
