"""`quattrocento show`: a record told in words."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.text import Text

from quattrocento.commands.recorded import show_recorded
from quattrocento.commands.shared import add_components, new_command
from quattrocento.kernel.errors import OtherRules
from quattrocento.terminal.drawing import drawing_of
from quattrocento.terminal.files import open_file
from quattrocento.terminal.log import Log, shown
from quattrocento.terminal.scores import final_score, standing_score
from quattrocento.terminal.screen import Screen
from quattrocento.words.catalogues import LANGUAGES, Words


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "show",
        "  quattrocento show game.jsonl\n  quattrocento show game.jsonl --language it",
    )
    command.add_argument("file", type=Path, help="a record")
    add_components(command)
    command.add_argument(
        "--language", choices=LANGUAGES, default="en", help="language of the words (default en)"
    )
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    try:
        opened = open_file(options.file, options.components)
    except OtherRules as error:
        return show_recorded(options.file, error)
    match, game, names = opened.match, opened.game, opened.match.record.seats
    words = Words(game, options.language, names)
    drawing = drawing_of(game, match.position, words, names)
    screen = Screen()
    log = Log(words, opened.seen)
    for number, events in enumerate(opened.told, start=1):
        log.tell(events, number)
    moves = words.say("terminal-moves", {"count": len(match.record.moves)})
    title = f"{words.say(f'game-{game.name}')} · {', '.join(names)} · {moves}"
    screen.show(Text(title, style="bold"), *shown(log.lines, drawing, numbers=True))
    score = final_score if match.over else standing_score
    screen.show(score(game, match.position, names, words, drawing))
    return 0
