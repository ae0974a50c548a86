"""Words: the Fluent catalogues of the program and of each game, in one language.

Message ids are made of what they speak about, so that nothing else has to know them:
`move-take_die` labels a move, `prompt-take_die` asks a decision, `event-takes_die` tells what
happened, `why-city-full` explains a refusal, `column-red` names a thing. An argument that names
a thing is translated before it is filled in.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from quattrocento.kernel.game import Game
from quattrocento.kernel.position import Event
from quattrocento.kernel.step import Move, Refusal, spell

LANGUAGES = ("en", "fr", "de", "pt", "it")


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in ("quattrocento.words", f"quattrocento.games.{game}.words"):
        catalogue = files(package).joinpath(f"{language}.ftl")
        if catalogue.is_file():
            bundle.add_resource(FluentResource(catalogue.read_text("utf-8")))
    return bundle


class Words:
    """Says things of one game in one language."""

    def __init__(self, game: Game[Any], language: str = "en", seats: list[str] | None = None):
        self._game = game
        self._bundle = _bundle(game.name, language)
        self._seats = seats or []

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """A message with its arguments, names of things translated; its id where it is missing."""
        if not self.has(message):
            return message
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message
        filled = {key: self._argument(key, value) for key, value in (args or {}).items()}
        text, _ = self._bundle.format_pattern(pattern, filled)
        return str(text)

    def move(self, move: Move) -> str:
        """The label of a choice."""
        verb = str(move[0])
        if not self.has(f"move-{verb}"):
            return spell(move)
        return self.say(f"move-{verb}", self._game.move_parts(move))

    def event(self, event: Event) -> str:
        """A line of the log, or nothing where the event has no words."""
        message = f"event-{event.name}"
        return self.say(message, event.args) if self.has(message) else ""

    def why(self, refusal: Refusal) -> str:
        """Why not, with the rule that says so."""
        return f"{self.say(f'why-{refusal.reason}', refusal.args)} ({refusal.rule})"

    def _argument(self, key: str, value: Any) -> Any:
        if key == "seat" and isinstance(value, int) and value < len(self._seats):
            return self._seats[value]
        if key == "order" and isinstance(value, list):
            return ", ".join(str(self._argument("seat", seat)) for seat in value)
        if isinstance(value, list):
            return ", ".join(str(self._argument(key.removesuffix("s"), one)) for one in value)
        if isinstance(value, str) and self.has(f"{key}-{value}"):
            return self.say(f"{key}-{value}")
        return value
