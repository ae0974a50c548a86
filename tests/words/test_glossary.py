"""The glossary: every term has a title, a meaning and rules; every tip and question has a term."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quattrocento.games.registry import GAMES, load_game
from quattrocento.words.catalogues import LANGUAGES, Words, catalogue
from quattrocento.words.rules import rules, rulings

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"


def terms(game: str) -> dict[str, list[str]]:
    """The terms of a game with the rules that they name."""
    words = Words(load_game(game))
    names = re.findall(r"^concept-([\w-]+)-rules =", catalogue(load_game(game), "en"), re.MULTILINE)
    return {name: words.say(f"concept-{name}-rules").split(", ") for name in names}


def drawn(game: str, file: str) -> str:
    """A source of the game's board, and of the board that it builds on."""
    folders = [name for name in (game, load_game(game).builds_on) if name]
    return "".join((BOARDS / name / file).read_text("utf-8") for name in folders)


@pytest.mark.parametrize("game", GAMES)
def test_every_term_says_what_it_is_and_by_which_rules(game: str) -> None:
    known = rules(load_game(game).home, load_game(game).builds_on)
    found = terms(game)
    assert len(found) > 20
    for name, cited in found.items():
        assert [rule for rule in cited if rule not in known] == [], name
        for language in LANGUAGES:
            words = Words(load_game(game), language)
            assert words.has(f"concept-{name}"), (name, language)
            assert words.say(f"concept-{name}-text").endswith("."), (name, language)
            assert words.say(f"concept-{name}-rules").split(", ") == cited, (name, language)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_tip_cites_belongs_to_a_term(game: str) -> None:
    own = {rule[0] for rule in rules(load_game(game).home)}
    told = (BOARDS / game / "explain.ts").read_text("utf-8")
    cited = {rule for rule in re.findall(r'"([A-Z]-\d+)"', told) if rule[0] in own}
    named = {rule for cites in terms(game).values() for rule in cites}
    assert cited - named == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_chronicle_cites_rules_that_exist(game: str) -> None:
    known = rules(load_game(game).home, load_game(game).builds_on)
    for language in LANGUAGES:
        text = catalogue(load_game(game), language)
        told = set(re.findall(r"^event-(\w+) =", text, re.MULTILINE))
        cited = dict(re.findall(r"^event-(\w+)-rules = (.+)$", text, re.MULTILINE))
        assert told == set(cited), language
        for name, cites in cited.items():
            assert [rule for rule in cites.split(", ") if rule not in known] == [], name


@pytest.mark.parametrize("game", GAMES)
def test_most_lines_of_the_chronicle_lead_to_a_term(game: str) -> None:
    named = {rule for cites in terms(game).values() for rule in cites}
    text = catalogue(load_game(game), "en")
    cited = dict(re.findall(r"^event-(\w+)-rules = (.+)$", text, re.MULTILINE))
    lost = {name for name, cites in cited.items() if named.isdisjoint(cites.split(", "))}
    assert lost <= {"round", "turn_order", "leave_out", "passes", "winter", "forgoes"}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_about_a_term(game: str) -> None:
    text = catalogue(load_game(game), "en")
    asked = set(re.findall(r"^prompt-(\w+) =", text, re.MULTILINE))
    about = dict(re.findall(r'^  (\w+): "([\w-]+)",$', drawn(game, "terms.ts"), re.MULTILINE))
    assert asked - set(about) == set()
    assert set(about.values()) - set(terms(game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_that_a_rule_follows_can_be_read(game: str) -> None:
    builds_on = load_game(game).builds_on
    known = rulings(load_game(game).home, builds_on)
    named = set()
    for rule in rules(load_game(game).home, builds_on).values():
        for kind, numbers in re.findall(r"(ruling|difference)s? (\d+(?:, \d+)*)", rule.source):
            named |= {f"{kind}-{number}" for number in numbers.split(", ")}
    assert len(named) > 10
    assert named - set(known) == set()
