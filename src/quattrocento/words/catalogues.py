"""Words: the Fluent catalogues of the program and of each game, in one language.

Message ids are made of what they speak about, so that nothing else has to know them:
`move-take_die` labels a move, `prompt-take_die` asks a decision, `event-takes_die` tells what
happened and `event-takes_die-rules` by which rules, `why-city-full` explains a refusal,
`column-red` names a thing and `mandate-M4-text` explains it.

Arguments: an argument that names a thing is translated before it is filled in, `column: "red"`
by `column-red`; one without such a message goes in as it is, so that messages can select on it.
Lists are translated one by one and joined by commas. `seat` becomes the player's name, and
`you` says `yes` where that is the reader. Labels of moves may use the parts of the question too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from quattrocento.kernel.game import Game, verb
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.position import Event
from quattrocento.kernel.step import Move, Refusal, spell
from quattrocento.words.languages import LANGUAGES as LANGUAGES
from quattrocento.words.sources import ENTRY, MESSAGE, program_text, read, text_of


def catalogue(game: Game[Any], language: str) -> str:
    """Everything the program and a game can say, as one Fluent text.

    A game's words lie in its folder `speech`, those of its lesson beside the lesson. What depends
    on the components (a helper, a mandate) is written out for the game's own box.
    """
    return "\n".join([text_of(game, language), _composed(game, language)])


def version_of(game: Game[Any], language: str) -> str:
    """A name that changes with a catalogue; found without writing it out, which takes a while."""
    made_of = text_of(game, language) + repr(game.speech.composed)
    return hashlib.sha256(made_of.encode()).hexdigest()[:12]


def common_catalogue(games: Iterable[Game[Any]], language: str) -> str:
    """What the program says at no table: its own words, and those that bear the name of a game."""
    named = [
        entry
        for game in games
        for entry in ENTRY.split(text_of(game, language))
        if (found := MESSAGE.match(entry)) and _names(found[1], game.name)
    ]
    return "\n".join([program_text(language), *named])


@cache
def program_words(language: str) -> FluentBundle:
    """What the program says at no table, in one language."""
    return _bundle(program_text(language), language)


@cache
def letter_words(language: str) -> FluentBundle:
    """What the house says in letters, in one language."""
    return _bundle(read("quattrocento.words", f"letters.{language}.ftl"), language)


class Words:
    """Says things of one game in one language, to a seat (`you`) or to nobody in particular."""

    def __init__(
        self,
        game: Game[Any],
        language: str = "en",
        seats: list[str] | None = None,
        you: int | None = None,
    ) -> None:
        self.language = language
        self._game = game
        self._bundle = _bundle(catalogue(game, language), language)
        self._seats = seats or []
        self._you = you

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """A message with its arguments, names of things translated; its id where it is missing."""
        if not self.has(message):
            return message
        given = args or {}
        filled = {key: self._argument(key, value) for key, value in given.items()}
        filled["you"] = "yes" if self._you is not None and given.get("seat") == self._you else "no"
        return _format(self._bundle, message, filled)

    def prompt(self, position: Any) -> str:
        """The question that must be answered now, or who is asked it; empty at the end."""
        decision = next_decision(position)
        if decision is None:
            return ""
        return self.say(f"prompt-{verb(type(decision))}", self._game.speech.prompt_parts(position))

    def move(self, move: Move, position: Any) -> str:
        """The label of a choice in a position."""
        message = f"move-{move[0]}"
        if not self.has(message):
            return spell(move)
        parts = self._game.speech.prompt_parts(position) | self._game.speech.move_parts(move)
        return capital(self.say(message, parts))

    def event(self, event: Event) -> str:
        """A line of the log, or nothing where the event has no words."""
        message = f"event-{event.name}"
        return capital(self.say(message, event.args)) if self.has(message) else ""

    def why(self, refusal: Refusal) -> str:
        """Why not, with the rule that says so."""
        return f"{self.say(f'why-{refusal.reason}', refusal.args)} ({refusal.rule})"

    def _argument(self, key: str, value: Any) -> Any:
        """What stands for a value in a sentence: a seat's name, or the words for such a thing."""
        if key in ("seat", "rival") and isinstance(value, int) and value < len(self._seats):
            return self._seats[value]
        if key == "owed":
            owed = [amount.split() for amount in str(value).split(", ")]
            return ", ".join(f"{count} {self._argument('symbol', name)}" for count, name in owed)
        if key == "order" and isinstance(value, list):
            return ", ".join(str(self._argument("seat", seat)) for seat in value)
        if isinstance(value, list):
            kind = "city" if key == "cities" else key.removesuffix("s")
            return ", ".join(str(self._argument(kind, one)) for one in value)
        if isinstance(value, str) and self.has(f"{key}-{value}"):
            return self.say(f"{key}-{value}")
        return value


def capital(text: str) -> str:
    """The text with its first letter large: labels and sentences may begin with a name."""
    return text[:1].upper() + text[1:]


def _names(message: str, game: str) -> bool:
    return f"-{game}-" in f"{message}-"


@cache
def _bundle(text: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def _composed(game: Game[Any], language: str) -> str:
    bundle = _bundle(text_of(game, language), language)
    lines = [f"{name} = {_format(bundle, said, args)}" for name, said, args in game.speech.composed]
    return "\n".join(lines) + "\n"


def _format(bundle: FluentBundle, message: str, args: dict[str, Any]) -> str:
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"{message} has attributes only"
    text, _ = bundle.format_pattern(pattern, args)
    return str(text)
