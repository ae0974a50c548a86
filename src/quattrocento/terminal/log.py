"""The log: what happened, a sentence at a time, under the heading of each round."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType
from rich.rule import Rule
from rich.text import Text

from quattrocento.kernel.position import Event
from quattrocento.terminal.drawing import Drawing
from quattrocento.words.catalogues import Words


@dataclass(frozen=True)
class Sentence:
    """A sentence of the log: the number of the move it came with, whose it is, the words."""

    move: int
    seat: int | None
    text: str
    heading: bool


HEADINGS = ("round", "decade")
"""The events that open a part of a game."""


class Log:
    """Everything that was told so far; an undo forgets what it took back."""

    def __init__(self, words: Words, seen: Callable[[Event], Event | None]) -> None:
        """`seen` gives what the reader learns of an event, or nothing."""
        self._words = words
        self._seen = seen
        self.lines: list[Sentence] = []

    def tell(self, events: Iterable[Event], move: int) -> None:
        """Take in what happened with the move of this number, counted from 1."""
        for event in filter(None, map(self._seen, events)):
            text = self._words.event(event)
            if text:
                seat = event.args.get("seat")
                self.lines.append(Sentence(move, seat, text, event.name in HEADINGS))

    def forget(self, moves: int) -> None:
        """Only the first so many moves were played after all."""
        self.lines = [line for line in self.lines if line.move <= moves]


def shown(
    lines: Iterable[Sentence], drawing: Drawing, numbers: bool = False
) -> list[RenderableType]:
    """Lines of a log as they are printed: a mark for the seat, a rule for a new round."""
    things: list[RenderableType] = []
    last = None
    for line in lines:
        if line.heading:
            things.append(Rule(Text(line.text.rstrip("."), style="bold"), style="dim"))
            continue
        before = Text()
        if numbers:
            before.append(f"{line.move if line.move != last else '':>5}", style="dim")
        before.append(" ")
        before.append(drawing.mark(line.seat) if line.seat is not None else Text(" "))
        before.append(" ")
        things.append(Hanging(before, Text(line.text)))
        last = line.move
    return things


class Hanging:
    """Text after a mark; where it needs more lines, they stand below the text, not the mark."""

    def __init__(self, before: Text, text: Text) -> None:
        self._before = before
        self._text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        indent = self._before.cell_len
        lines = self._text.wrap(console, max(options.max_width - indent, 20))
        for number, line in enumerate(lines):
            line.rstrip()
            yield Text.assemble(self._before if number == 0 else " " * indent, line)
