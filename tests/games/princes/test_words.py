"""Everything that happens, is asked and is refused in Princes has its words, in five languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import quattrocento.games.princes
from quattrocento.games.princes import box, names
from quattrocento.games.princes.board import Board
from quattrocento.games.princes.files.vocabulary import vocabulary
from quattrocento.games.princes.game import Princes
from quattrocento.games.princes.rules.asides import why_no_aside
from quattrocento.games.princes.speech.parts import ASIDE_PARTS, MOVE_PARTS
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Decision
from quattrocento.words.catalogues import LANGUAGES, Words, catalogue
from quattrocento.words.rules import rules
from tests.fuzz.test_princes import random_aside
from tests.rules.princes.table import table, thrifty
from tests.words.strictly import speak_strictly

GAME = Princes()
NAMES = ["Ginevra", "Lorenzo", "Ada", "Ottaviano", "Isabella", "Sigismondo"]
SOURCES = "\n".join(
    path.read_text("utf-8")
    for path in Path(quattrocento.games.princes.__file__).parent.glob("rules/*.py")
)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    speak_strictly(monkeypatch)


def test_every_move_step_and_thing_has_its_words() -> None:
    words = Words(GAME)
    steps = vocabulary(6).steps
    wanted = [f"move-{verb}" for verb in (*MOVE_PARTS, "aside")]
    wanted += [f"prompt-{name}" for name, step in steps.items() if issubclass(step, Decision)]
    things = {
        "city": names.CITIES, "attacker": names.CITIES, "defender": names.CITIES,
        "family": names.FAMILIES, "own": names.FAMILIES, "leader": names.FAMILIES,
        "home": names.HOMES, "troop": names.TROOPS, "treachery": names.TREACHERY,
        "tile": (*names.KINDS, *names.EVENTS, names.POPE), "source": names.SOURCES,
    }  # fmt: skip
    wanted += [f"{kind}-{name}" for kind, known in things.items() for name in known]
    texts = {"family": names.FAMILIES, "troop": names.TROOPS, "treachery": names.TREACHERY,
             "tile": (*names.KINDS, *names.EVENTS, names.POPE)}  # fmt: skip
    wanted += [f"{kind}-{name}-text" for kind, known in texts.items() for name in known]
    for option in GAME.options:
        each = [f"option-{option.name}-{choice}" for choice in option.choices]
        wanted += [f"{name}{t}" for name in [f"option-{option.name}", *each] for t in ("", "-text")]
    assert [message for message in wanted if not words.has(message)] == []


def test_whatever_a_box_may_print_has_its_words() -> None:
    words = Words(GAME)
    wanted = [f"ability-{name}-text" for name in (*box._ABILITIES, *names.TROOPS)]
    wanted += [f"effect-{name}-text" for name in names.EFFECTS]
    assert [message for message in wanted if not words.has(message)] == []
    corrected = Princes('[tiles.banking]\nability = ["bank", 5]\n')
    assert "5 gold" in Words(corrected).say("tile-banking-text")
    assert "3 gold" in words.say("tile-banking-text")
    assert words.say("tile-swiss-text").startswith("Pike: +1 attack, +1 defence.")


def test_every_event_and_refusal_in_the_rules_has_its_words() -> None:
    words = Words(GAME)
    events = set(re.findall(r'\.tell\(\s*"(\w+)"', SOURCES))
    events |= {"declines", "withdraws", "draws_unseen", "discards_unseen"}
    assert len(events) > 50
    assert [event for event in events if not words.has(f"event-{event}")] == []
    # A name of two or more words with hyphens is a reason; nothing else is written that way.
    reasons = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', SOURCES))
    assert len(reasons) > 30
    assert [reason for reason in reasons if not words.has(f"why-{reason}")] == []


def test_every_rule_that_is_cited_exists() -> None:
    words = Words(GAME)
    known = rules("quattrocento.games.princes")
    cited = set(re.findall(r"P-\d+", SOURCES))
    concepts = re.findall(r"^(concept-\S+)-rules =", catalogue(GAME, "en"), re.MULTILINE)
    for name in concepts:
        cited |= set(words.say(f"{name}-rules").split(", "))
        assert words.has(name)
        assert words.has(f"{name}-text")
    assert len(concepts) > 20
    assert cited - set(known) == set()
    for language in LANGUAGES:
        other = Words(GAME, language)
        cites = [f"{name}-rules" for name in concepts]
        assert [name for name in cites if other.say(name) != words.say(name)] == []


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_whole_game_is_told_in_every_language(seats: int) -> None:
    families = ["chosen", "auctioned", "dealt"][seats % 3]
    match: Match[Board] = Match(Record(GAME, NAMES[:seats], {"families": families}), Random(seats))
    every = [Words(GAME, lang, NAMES[:seats], you) for lang in LANGUAGES for you in (0, None)]
    rng = Random(seats)
    events = match.begin()
    verbs: set[str | int] = set()
    while not match.over:
        board = match.position
        decision = next_decision(board)
        assert decision is not None
        blocked = [decision.why_not(board, move) for move in decision.candidates(board)]
        asides = board.asides(0)
        for words in every:
            said = [words.event(event) for event in events]
            said += [words.why(refusal) for refusal in blocked if refusal is not None]
            said += [words.move(move, board) for move in (*match.legal(), *asides)]
            said.append(words.prompt(board))
            assert all(said)
            assert not any("_" in text or text.startswith(("why-", "prompt-")) for text in said)
        move = random_aside(board, rng) if rng.random() < 0.2 else None
        verbs.add(move[2] if move is not None else "")
        events = match.play(move or thrifty(match.legal(), rng))
    assert all(words.event(event) for words in every for event in events)
    assert verbs >= {*ASIDE_PARTS} - {"accept", "decline", "withdraw", "bank"}


def test_banking_out_of_turn_is_said_in_every_language() -> None:
    board = table(players={1: {"tiles": ["banking 1"]}})
    refusals = [
        why_no_aside(board, ("aside", seat, "bank", "gold", amount))
        for seat, amount in ((0, 1), (1, 4))
    ]
    for language in LANGUAGES:
        words = Words(GAME, language, NAMES)
        labels = [words.move(move, board) for move in board.asides(1) if move[2] == "bank"]
        reasons = [words.why(refusal) for refusal in refusals if refusal is not None]
        assert len(set(labels)) == len(set(reasons)) == 2
        assert all("3" in label and "_" not in label for label in labels)
        assert all(reason.endswith("(P-821)") and "why-" not in reason for reason in reasons)


def test_who_has_no_family_yet_is_named_in_every_language() -> None:
    match: Match[Board] = Match(Record(GAME, NAMES[:3]), Random(1))
    match.begin()
    match.play(("aside", 0, "offer", "player_3", 2, 0, 0, 1))
    for language in LANGUAGES:
        words = Words(GAME, language, NAMES[:3])
        for move in match.position.asides(2):
            assert "player_" not in words.move(move, match.position)


def test_the_rules_document_is_the_package_s_own_text() -> None:
    document = Path(__file__).parents[3] / "docs" / "rules" / "princes.md"
    packaged = Path(quattrocento.games.princes.__file__).with_name("rules.md")
    assert document.read_text("utf-8") == packaged.read_text("utf-8")
    numbered = re.findall(r"^- \*\*(P-\d+)\*\*", packaged.read_text("utf-8"), re.MULTILINE)
    assert numbered == list(rules("quattrocento.games.princes"))
    text, appendix = packaged.read_text("utf-8").split("# Appendix: rulings")
    rulings = set(re.findall(r"^(\d+)\. ", appendix, re.MULTILINE))
    assert set(re.findall(r"ruling (\d+)", text)) - rulings == set()
