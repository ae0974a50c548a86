"""Games on disk: a record that is played on, or a position somebody wrote."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.kernel.errors import BadPosition, BadRecord, OtherRules, QuattrocentoError
from quattrocento.kernel.game import Game
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import attempt
from quattrocento.kernel.position import Event
from quattrocento.kernel.record import Record, read_header, read_record
from quattrocento.textfiles import read_text

FAMILY = ("Lorenzo", "Isabella", "Ottaviano", "Ginevra", "Caterina", "Federico")
"""Names for seats that nobody has named."""


class Opened:
    """A game from a file: its match, and what happened in it before, move by move."""

    def __init__(self, match: Match[Any], told: list[list[Event]], position: bool) -> None:
        self.match = match
        self.told = told
        self.position = position
        """It began as a position, so it has no record from the start."""

    def seen(self, event: Event) -> Event | None:
        """What a reader of the file learns of an event: a finished game has no secrets left."""
        return event if self.match.over else self.game.sight.seen_event(event, None)

    @property
    def game(self) -> Game[Any]:
        return self.match.record.game


def open_file(path: Path, components: Path | None, rng: Random | None = None) -> Opened:
    """A record or a position; what cannot be read is refused in a line that names the file."""
    text = read_text(path)
    overlay = None if components is None else read_text(components)
    try:
        position = _position(text)
        return _record(text, overlay, rng) if position is None else _moment(position, overlay, rng)
    except OtherRules as error:
        raise OtherRules(error.line, f"{path}: {error.reason}") from None
    except (BadPosition, BadRecord) as error:
        raise QuattrocentoError(f"{path}: {error}") from None


def _moment(data: dict[str, Any], overlay: str | None, rng: Random | None) -> Opened:
    game = load_game(_name(data), overlay)
    board = game.load(data)
    seats = list(FAMILY[: len(game.standing(board).places)])
    match = Match(Record(game, seats), rng)
    # The match goes on from here; its record holds what is played from now on.
    match.position = board
    return Opened(match, [], True)


def _record(text: str, overlay: str | None, rng: Random | None) -> Opened:
    """A record, replayed and checked to its last move."""
    game = load_game(read_header(text)["game"], overlay)
    record = read_record(game, text)
    record.replay()
    return Opened(Match(record, rng), retell(record), False)


def retell(record: Record[Any]) -> list[list[Event]]:
    """What happened in a record, move by move."""
    position = record.start()
    told: list[list[Event]] = []
    for move in record.moves:
        position.events = []
        attempt(position, move)
        told.append(position.events)
    return told


def written(opened: Opened, path: Path) -> str:
    """What is saved there: the record; a position where the name ends so or it began as one."""
    if opened.position or path.suffix == ".json":
        return json.dumps(opened.match.position.dump(), ensure_ascii=False, indent=1) + "\n"
    return opened.match.record.dumps()


def fresh_path(opened: Opened, now: datetime) -> Path:
    """A name for a game that is saved without one, in the present folder."""
    kind = "json" if opened.position else "jsonl"
    return Path(f"{opened.game.name}-{now:%Y%m%d-%H%M%S}.{kind}")


def _position(text: str) -> dict[str, Any] | None:
    """A position file's object; None where the text can only be a record."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) and "quattrocento" not in data else None


def _name(data: dict[str, Any]) -> str:
    name = data.get("game")
    if not isinstance(name, str):
        raise BadPosition("game", "must be the name of a rule set")
    return name
