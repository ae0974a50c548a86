"""Where the table is drawn and answers come from: a terminal, or plain pipes."""

from __future__ import annotations

import io
import sys
from contextlib import AbstractContextManager, nullcontext
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from quattrocento.terminal.consoles import CleanConsole

LOW = 40
"""Fewer lines than this hold a question with its choices and little more."""


class Screen:
    """Draws, and asks for a line. Through a pipe it writes no escape codes and echoes answers."""

    def __init__(self, answers: TextIO | None = None, console: Console | None = None) -> None:
        self._answers = answers if answers is not None else sys.stdin
        if console is None:
            if isinstance(sys.stdout, io.TextIOWrapper):
                # A terminal that lacks a character shows a question mark, never an error.
                sys.stdout.reconfigure(errors="replace")
            console = CleanConsole()
        self.console = console

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def low(self) -> bool:
        """A terminal on which a whole table scrolls away."""
        return self.console.is_terminal and self.console.height < LOW

    @property
    def interactive(self) -> bool:
        """A person types the answers, so there may be more to come after the game."""
        return self._answers.isatty()

    def lines(self, *things: RenderableType) -> int:
        """How many lines things take here."""
        return sum(len(self.console.render_lines(thing, pad=False)) for thing in things)

    def room(self, *things: RenderableType) -> int:
        """How many lines are left beside things and the line that is typed."""
        return self.console.height - self.lines(*things) - 1

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def whole(self, text: str) -> None:
        """A line that is not broken at the edge: a command to be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def busy(self, text: str) -> AbstractContextManager[object]:
        """Says that something takes its time, while it does; only where the line can go again."""
        return self.console.status(Text(text)) if self.console.is_terminal else nullcontext()

    def ask(self) -> str | None:
        """A line from the player without its ends; None when there are no more."""
        if self.interactive and self._answers is sys.stdin:
            try:
                return input("> ").strip()
            except EOFError:
                self.line()
                return None
        answer = self._answers.readline()
        self.line(f"> {answer.strip()}")
        return answer.strip() if answer else None
