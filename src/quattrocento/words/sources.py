"""The catalogues as texts, and what can be told of them without reading Fluent."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from quattrocento.kernel.game import Game

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
ENTRY = re.compile(r"^(?=[a-z#])", re.MULTILINE)


def program_text(language: str) -> str:
    return read("quattrocento.words", f"{language}.ftl", f"ui.{language}.ftl")


def text_of(game: Game[Any], language: str) -> str:
    return _source(game.home, game.lesson, game.builds_on, language)


@cache
def _source(home: str, lesson: str | None, builds_on: str, language: str) -> str:
    """The catalogues of the program and the game; what only the browser says stands apart.

    Of the game that this one builds on, every message that it does not say in its own way.
    """
    text = "\n".join([program_text(language), _said(home, lesson, language)])
    if not builds_on:
        return text
    base = f"quattrocento.games.{builds_on}"
    own = set(MESSAGE.findall(text))
    kept = [
        entry
        for entry in ENTRY.split(_said(base, f"{base}.lesson", language))
        if not own.intersection(MESSAGE.findall(entry))
    ]
    return "\n".join([text, *kept])


def _said(home: str, lesson: str | None, language: str) -> str:
    own = read(home, *(f"speech/{part}{language}.ftl" for part in ("", "ui.", "how.")))
    taught = "" if lesson is None else read(lesson, f"{language}.ftl")
    return "\n".join([own, taught, read(home, "speech/cited.ftl")])


def read(package: str, *names: str) -> str:
    paths = [files(package).joinpath(name) for name in names]
    return "\n".join(path.read_text("utf-8") for path in paths if path.is_file())


@cache
def messages_of(game: Game[Any]) -> frozenset[str]:
    """The ids of all that the program and a game can say."""
    return frozenset(MESSAGE.findall(text_of(game, "en")))


def message_of(language: str, id: str) -> str:
    """A message of the program that is one line, as it is written."""
    found = re.search(rf"^{re.escape(id)} = (.+)$", program_text(language), re.MULTILINE)
    assert found is not None, f"there is no {id} in {language}"
    return found[1]
