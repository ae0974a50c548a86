"""The five languages say the same things with the same arguments, and say everything."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import quattrocento.games.signorie
from quattrocento.games.registry import RULE_SETS, load_game
from quattrocento.games.signorie import box, names
from quattrocento.games.signorie.files.vocabulary import vocabulary
from quattrocento.games.signorie.speech.parts import MOVE_PARTS
from quattrocento.kernel.step import Decision
from quattrocento.words.catalogues import LANGUAGES, Words, catalogue
from quattrocento.words.rules import rules

CATALOGUES = [
    (package, name)
    for package in (
        "quattrocento.words",
        *(
            f"quattrocento.games.{game}.{part}"
            for game in RULE_SETS
            for part in ("speech", "lesson")
        ),
    )
    for name in ("{}.ftl", "ui.{}.ftl", "how.{}.ftl", "letters.{}.ftl")
    if files(package).joinpath(name.format("en")).is_file()
]
SOURCES = "\n".join(
    path.read_text("utf-8")
    for path in Path(quattrocento.games.signorie.__file__).parent.joinpath("rules").glob("*.py")
)


class References(Visitor):
    """The variables and the messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def read(package: str, name: str, language: str) -> str:
    return files(package).joinpath(name.format(language)).read_text("utf-8")


def messages(game: str, language: str) -> dict[str, set[str]]:
    """Every message of a game in a language with the variables it needs, through others too.

    A game that builds on another one may refer to what that one says.
    """
    found = own_messages(game, language)
    builds_on = load_game(game).builds_on
    known = (own_messages(builds_on, language) if builds_on else {}) | found

    def variables(name: str) -> set[str]:
        assert name in known, f"{language} refers to {name}, which is nowhere"
        return known[name].variables.union(*map(variables, known[name].messages))

    return {name: variables(name) for name in found}


def own_messages(game: str, language: str) -> dict[str, References]:
    """The messages of the program and of a game, each there once."""
    found: dict[str, References] = {}
    for package, name in CATALOGUES:
        own = (f"quattrocento.games.{game}.speech", f"quattrocento.games.{game}.lesson")
        if package not in ("quattrocento.words", *own):
            continue
        for message, refers in references(package, name, language):
            assert message not in found, f"{message} is there twice in {language}"
            found[message] = refers
    return found


@cache
def references(package: str, name: str, language: str) -> list[tuple[str, References]]:
    """The messages of a file; every game has those of the program, which are read once."""
    found = []
    for entry in FluentParser().parse(read(package, name, language)).body:
        assert not isinstance(entry, ast.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            found.append((entry.id.name, References()))
            found[-1][1].visit(entry)
    return found


@pytest.mark.parametrize("game", list(RULE_SETS))
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_arguments(language: str, game: str) -> None:
    assert messages(game, language) == messages(game, "en")


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(("package", "name"), CATALOGUES)
def test_nothing_is_left_untranslated(package: str, name: str, language: str) -> None:
    """Longer texts differ between languages; one that does not was copied."""
    lines = [set(read(package, name, known).splitlines()) for known in ("en", language)]
    same = [re.sub(r"^\S+ = |\{[^}]*\}", "", line) for line in lines[0] & lines[1]]
    assert [text for text in same if len(re.findall(r"[a-z]{3,}", text)) > 3] == []


class Selections(Visitor):
    """Which names a message tells apart, by the variable that holds them."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                if isinstance(variant.key, ast.Identifier):
                    self.found.add((node.selector.id.name, variant.key.name))
        self.generic_visit(node)


@pytest.mark.parametrize("game", list(RULE_SETS))
def test_no_message_selects_by_what_has_been_translated(game: str) -> None:
    """An argument that has a name arrives by that name, which differs between languages."""
    entries = FluentParser().parse(catalogue(load_game(game), "en")).body
    named = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    selections = Selections()
    for entry in entries:
        selections.visit(entry)
    assert len(selections.found) > 5
    assert [pair for pair in sorted(selections.found) if "-".join(pair) in named] == []


def test_every_move_step_and_thing_has_its_words() -> None:
    words = Words(load_game("signorie"))
    steps = vocabulary(["yellow"]).steps
    wanted = [f"move-{verb}" for verb in MOVE_PARTS]
    wanted += [f"prompt-{name}" for name, step in steps.items() if issubclass(step, Decision)]
    things = {
        "colour": names.COLOURS, "column": names.COLUMNS, "place": names.PLACES,
        "career": names.CAREERS, "row": names.ROWS, "city": names.CITIES,
        "house": names.HOUSES, "mandate": names.MANDATES, "bonus": names.BONUSES,
        "reward": names.BONUSES + names.VICTORY_POINTS, "source": names.SOURCES,
    }  # fmt: skip
    wanted += [f"{kind}-{name}" for kind, known in things.items() for name in known]
    wanted += [f"mandate-{name}-text" for name in names.MANDATES]
    wanted += [f"reward-{name}-text" for name in names.BONUSES + names.VICTORY_POINTS]
    wanted += [
        f"helper-{c}-{p}{t}"
        for c in names.COLUMNS
        for p in names.PLACES_OF[3]
        for t in ("", "-text")
    ]
    for option in load_game("signorie").options:
        # What each seat chooses is a thing of the game, which has a name of its own.
        each = () if option.per_seat else option.choices
        values = [f"option-{option.name}-{choice}" for choice in each]
        wanted += [
            f"{name}{t}" for name in [f"option-{option.name}", *values] for t in ("", "-text")
        ]
    assert [message for message in wanted if not words.has(message)] == []


def test_every_event_and_refusal_in_the_rules_has_its_words() -> None:
    words = Words(load_game("signorie"))
    events = set(re.findall(r'\.tell\(\s*"(\w+)"', SOURCES)) | {"trains", "advances"}
    assert len(events) > 35
    assert [event for event in events if not words.has(f"event-{event}")] == []
    # A name of two or more words with hyphens is a reason; nothing else is written that way.
    reasons = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', SOURCES))
    assert len(reasons) > 20
    assert [reason for reason in reasons if not words.has(f"why-{reason}")] == []


def test_whatever_a_box_may_print_has_its_words() -> None:
    words = Words(load_game("signorie"))
    effects = {
        "action": names.EFFECTS[:5], "helps": box._HELPER_EFFECTS,
        "asks": box._MANDATE_EFFECTS, "gives": box._BONUS_EFFECTS, "counts": names.CRITERIA,
    }  # fmt: skip
    wanted = [
        f"{kind}-{name}{t}"
        for kind, known in effects.items()
        for name in known
        for t in ("", "-text")
    ]
    assert [message for message in wanted if not words.has(message)] == []


def test_words_follow_the_box() -> None:
    corrected = '[mandates.M4]\neffect = ["career", 3]\n[helpers.red]\ntop = ["vp", 1, 6]\n'
    words = Words(load_game("signorie", corrected))
    assert words.say("mandate-M4") == "3 movement points, careers only"
    assert words.say("helper-red-top") == "1 or 6 VP (die 4+)"
    assert Words(load_game("signorie")).say("mandate-M4") == "2 florins"


@pytest.mark.parametrize("game", list(RULE_SETS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_catalogue_is_one_fluent_text(language: str, game: str) -> None:
    entries = FluentParser().parse(catalogue(load_game(game), language)).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


def test_every_rule_that_is_cited_exists() -> None:
    words = Words(load_game("signorie"))
    known = rules("quattrocento.games.signorie")
    cited = set(re.findall(r'"(S-\d+)"', SOURCES))
    concepts = [
        name for name in messages("signorie", "en") if re.fullmatch(r"concept-.+-rules", name)
    ]
    for name in concepts:
        cited |= set(words.say(name).split(", "))
        assert words.has(name.replace("-rules", ""))
        assert words.has(name.replace("-rules", "-text"))
    assert len(concepts) > 20
    assert cited - set(known) == set()
    for language in LANGUAGES:
        other = Words(load_game("signorie"), language)
        assert [name for name in concepts if other.say(name) != words.say(name)] == []


def test_the_rules_document_is_the_package_s_own_text() -> None:
    document = Path(__file__).parents[2] / "docs" / "rules" / "signorie.md"
    packaged = files("quattrocento.games.signorie").joinpath("rules.md").read_text("utf-8")
    assert document.read_text("utf-8") == packaged
    numbered = re.findall(r"^- \*\*(S-\d+)\*\*", packaged, re.MULTILINE)
    assert numbered == list(rules("quattrocento.games.signorie"))
