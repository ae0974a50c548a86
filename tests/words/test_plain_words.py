"""Words that readers stumbled over stay out of the five languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from quattrocento.games.registry import RULE_SETS, load_game
from quattrocento.kernel.step import Refusal
from quattrocento.words.catalogues import LANGUAGES, Words

ODD = {
    "en": (
        "too dear",
        "dear in others",
        r"winters …",
        r"acts …",
        r"paid \{ \$count \} times",
        "One type a card",
        "finer points",
        "decades long you invest",
        "Set a new table",
        "You look on",
        "the things of",
        "Nothing fits",
        "is void",
        "begin the turn anew",
    ),
    "de": (
        "zu teuer",
        "Tisch decken",
        "gedeckt und wartet",
        "Feinheiten",
        "handelt …",
        "mal gezahlt",
        "berwinter",
        "Eine Art (je|pro) Karte",
        "Jahrzehnte lang",
    ),
    "fr": (
        "trop ch(er|ère)",
        "hiverne",
        "agit …",
        r"payé \{ \$count \} fois",
        "[Uu]n type par carte",
        "finesses",
        "décades durant",
        r"\b[Dd]resse[rz]",
        r"\bbots\b",
    ),
    "it": (
        "tropp[oa] car[oa]",
        "sverna",
        "agisce …",
        r"pagato \{ \$count \}",
        "[Uu]n tipo per carta",
        "finezze",
        "decenni",
        "pparecchia",
        "[Mm]oviola",
    ),
    "pt": (
        "car[oa] demais",
        "age …",
        r"pago \{ \$count \}",
        "inverna",
        "[Uu]m tipo por carta",
        "finuras|sutilezas",
        "Pôr uma mesa",
        "consigo em",
        r"\bbots\b",
    ),
}
"""What stood on screens and was not understood, or meant laying a table for dinner."""

MOVEMENT = {
    "en": r"movement points?",
    "de": r"Bewegungspunkte?|Laufbahn \+",
    "fr": r"points? de mouvement",
    "it": r"punt[oi] movimento",
    "pt": r"pontos? de movimento",
}


def lines(language: str) -> list[str]:
    """Every line of every catalogue of a language, without comments and names of messages."""
    packages = [
        "quattrocento.words",
        *(
            f"quattrocento.games.{game}.{part}"
            for game in RULE_SETS
            for part in ("speech", "lesson")
        ),
    ]
    texts = [
        entry.read_text("utf-8")
        for package in packages
        for entry in files(package).iterdir()
        if entry.name in (f"{language}.ftl", f"ui.{language}.ftl", f"how.{language}.ftl")
    ]
    said = [line for text in texts for line in text.splitlines() if not line.startswith("#")]
    said = [re.sub(r"^[a-z][\w-]* = ", "", line) for line in said]
    assert len(said) > 1000
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_odd_is_said(language: str) -> None:
    odd = re.compile("|".join(ODD[language]))
    assert [line for line in lines(language) if odd.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("amount", [1, 3])
def test_points_of_movement_are_never_called_just_points(language: str, amount: int) -> None:
    words = Words(load_game("signorie"), language, ["Ada", "Ugo"], 0)
    for grows in ("yes", "no"):
        args = {"amount": amount, "high": 5, "die": 4, "grows": grows}
        for message in ("helps-tracks", "helps-career", "asks-career", "gives-tracks"):
            assert re.search(MOVEMENT[language], words.say(message, args)), message
    left = Refusal("S-909", "points-must-be-used", {"points": amount})
    assert re.search(MOVEMENT[language], words.why(left))
