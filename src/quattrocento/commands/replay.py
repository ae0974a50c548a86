"""`quattrocento replay`: the board at a move of a record, or step by step."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from quattrocento.commands.recorded import show_recorded
from quattrocento.commands.shared import add_components, new_command
from quattrocento.kernel.errors import OtherRules, QuattrocentoError
from quattrocento.terminal.drawing import drawing_of
from quattrocento.terminal.files import Opened, open_file
from quattrocento.terminal.log import Log, shown
from quattrocento.terminal.screen import Screen
from quattrocento.words.catalogues import LANGUAGES, Words


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "replay",
        "  quattrocento replay game.jsonl --at 120\n  quattrocento replay game.jsonl --step",
    )
    command.add_argument("file", type=Path, help="a record, or a position")
    add_components(command)
    command.add_argument("--at", type=int, metavar="N", help="after so many moves; default: all")
    command.add_argument("--step", action="store_true", help="go through it move by move")
    command.add_argument(
        "--language", choices=LANGUAGES, default="en", help="language of the words (default en)"
    )
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    try:
        opened = open_file(options.file, options.components)
    except OtherRules as error:
        return show_recorded(options.file, error, options.at)
    count = len(opened.match.record.moves)
    at = options.at if options.at is not None else 0 if options.step else count
    if not 0 <= at <= count:
        raise QuattrocentoError(f"{options.file} has {count} moves; --at is from 0 to {count}")
    replay = Replay(opened, options.language, Screen())
    replay.show(at)
    if options.step:
        replay.step(at)
    return 0


class Replay:
    """Shows moments of a record."""

    def __init__(self, opened: Opened, language: str, screen: Screen) -> None:
        self._opened = opened
        self._names = opened.match.record.seats
        self._words = Words(opened.game, language, self._names)
        self._screen = screen
        self._count = len(opened.match.record.moves)

    def show(self, at: int) -> None:
        """What the move did, and the table after it."""
        game, match = self._opened.game, self._opened.match
        position = match.position if at == self._count else match.record.replay(at)
        drawing = drawing_of(game, position, self._words, self._names)
        view = game.sight.view(position, None)
        width = self._screen.width
        title = self._words.say("terminal-move", {"move": at, "count": self._count})
        self._screen.show(Rule(Text(title, style="bold"), style="dim"))
        self._screen.show(drawing.board(view, width), drawing.mats(view, width))
        if at:
            log = Log(self._words, self._opened.seen)
            log.tell(self._opened.told[at - 1], at)
            self._screen.show(*shown(log.lines, drawing))
        self._screen.line(self._words.prompt(position), style="bold")

    def step(self, at: int) -> None:
        """Go to and fro until there is no more input."""
        while True:
            self._screen.line(self._words.say("terminal-step"), style="dim")
            answer = self._screen.ask()
            if answer is None or answer == "q":
                return
            if answer == "b":
                at = max(at - 1, 0)
            elif answer.isdecimal():
                at = min(int(answer), self._count)
            else:
                at = min(at + 1, self._count)
            self.show(at)
