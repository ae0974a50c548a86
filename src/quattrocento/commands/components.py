"""`quattrocento components`: every printed value with its source."""

from __future__ import annotations

import argparse
import json

from quattrocento.cleaning import say
from quattrocento.commands.shared import add_game, game_of, new_command


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = new_command(
        subparsers,
        "components",
        "  quattrocento components signorie\n"
        "  quattrocento components princes --source reconstructed\n"
        "  quattrocento components signorie --components mybox.toml",
    )
    add_game(command)
    command.add_argument("--source", help="only values from this source")
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    game = game_of(options.game, options.components)
    rows = [row for row in game.components.rows() if options.source in (None, row[2])]
    if options.json:
        for path, value, source, note in rows:
            print(json.dumps({"path": path, "value": value, "source": source, "note": note}))
        return 0
    table = [(path, json.dumps(value), source, note) for path, value, source, note in rows]
    widths = [max((len(row[i]) for row in table), default=0) for i in range(3)]
    for path, text, source, note in table:
        line = f"{path:<{widths[0]}}  {text:<{widths[1]}}  {source:<{widths[2]}}  {note}"
        say(line.rstrip())
    return 0
