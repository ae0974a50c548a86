"""Position files as a whole: heading, options and agenda around the table of fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from quattrocento.kernel.errors import BadPosition, BadSetup
from quattrocento.kernel.fields import Field, FieldTable
from quattrocento.kernel.game import Option, Vocabulary
from quattrocento.kernel.kinds import keyed, known, listed
from quattrocento.kernel.position import Position
from quattrocento.kernel.reading import Reader


class Settled(Field):
    """The table's options, by their names; told and kept by the game.

    Only options that name seats ask how many there are.
    """

    __slots__ = ("keep", "options", "seats", "tell")

    def __init__(
        self,
        options: tuple[Option, ...],
        tell: Callable[[Any], dict[str, str]],
        keep: Callable[[Any, dict[str, str]], None],
        seats: int = 0,
    ) -> None:
        super().__init__("options")
        self.options: Final = options
        self.seats: Final = seats
        self.tell: Final = tell
        self.keep: Final = keep

    def write(self, board: Any, of: Any, place: int) -> Any:
        return self.tell(of)

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        words = keyed(word)
        chosen: dict[str, str] = {}
        for option in self.options:
            if option.name not in words:
                raise BadPosition(option.name, "is missing")
            try:
                option.check(self.seats, str(words[option.name]))
            except BadSetup as error:
                raise BadPosition(option.name, str(error)) from None
            chosen[option.name] = str(words[option.name])
        known(words, dict.fromkeys(chosen, 0))
        self.keep(of, chosen)


class Agenda(Field):
    """What is still to be done, in words; the next step first."""

    __slots__ = ("words",)

    def __init__(self, words: Vocabulary) -> None:
        super().__init__("agenda")
        self.words: Final = words

    def write(self, board: Any, of: Any, place: int) -> Any:
        position: Position = of
        words = self.words
        return [words.write(step) for step in reversed(position.agenda)]

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        position: Position = of
        steps = enumerate(listed(word))
        position.agenda = [self.words.read(step, f"[{index}]") for index, step in steps]
        position.agenda.reverse()


HEADING: Final = ("game", "overlay")


def dump_file(game: str, overlay: str | None, table: FieldTable, board: Any) -> dict[str, Any]:
    """A position as a file."""
    return table.write({"game": game, "overlay": overlay}, board, board, 0)


def check_heading(data: Mapping[str, Any], game: str, overlay: str | None) -> Reader:
    """Refuse the file of another game or of other components."""
    read = Reader(data)
    if read.text("game") != game:
        raise BadPosition("game", f"this file is not a position of {game}")
    if data.get("overlay") != overlay:
        raise BadPosition("overlay", "give the same component overlay with --components")
    return read


def load_file(data: Mapping[str, Any], table: FieldTable, board: Any) -> None:
    """Lay what a file says onto an empty board."""
    body = {key: word for key, word in data.items() if key not in HEADING}
    table.read(body, board, board, 0)
