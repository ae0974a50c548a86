"""A small true history, for tests that falsify one thing of it and expect a check to notice."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import msgspec

from quattrocento.games.registry import load_game
from quattrocento.house.table import Table
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.table.messages import build_message
from quattrocento.table.rows import TableRow
from quattrocento.table.seat import Seat
from tests.storm.history import Deed
from tests.storm.received import Frame
from tests.storm.stored import Change, Moved, Stored, StoredTable

PATIENCE = 3600.0
"""Seconds before whoever is away may be claimed: nobody is, here."""
PEOPLE = ("ada", "bea", "cia")


class Princes:
    """A table of Princes after some moves: what is stored, and what each seat received."""

    def __init__(self, moves: int = 60) -> None:
        self.game = load_game("princes")
        options = self.game.read_options(3, {"families": "dealt"})
        self._match: Match[Any] = Match(Record(self.game, list(PEOPLE), options), Random(1494))
        row = _row(msgspec.json.encode(options).decode())
        self._table = Table(
            cast(TableRow, row), [Seat("person", name, name) for name in PEOPLE], self.game
        )
        self._table.match = self._match
        self._table.state = "playing"
        self.stored = StoredTable(row, seats={1: dict(enumerate(PEOPLE))}, held={1: None})
        self.stored.changes.append(Change(1, "set_up", None, []))
        self.deeds: list[Deed] = []
        self.frames: list[Frame] = []
        self._told: list[dict[str, Any]] = []
        self._store("start", None, self._match.begin(), 0)
        rng = Random(1)
        for number in range(moves):
            seat, before = self._match.seat, len(self._match.record.moves)
            assert seat is not None
            drawing = [move for move in self._match.legal() if move[0] == "buy_treachery"]
            move = (drawing or [rng.choice(self._match.legal())])[0]
            deed = Deed("friday", "moves", seat, f"key{number:08}", self._table.version, "acked")
            self.deeds.append(deed)
            self._store("move", deed.stored_key, self._match.play(move), before)
            self.tell_all()

    def _store(self, kind: str, key: str | None, events: list[Any], before: int) -> None:
        table, moves = self._table, self._match.record.moves
        table.version += 1
        told = [
            {"index": len(self._told) + index, "move": len(moves), "name": event.name,
             "args": msgspec.json.decode(msgspec.json.encode(event.args))}
            for index, event in enumerate(events)
        ]  # fmt: skip
        self._told += told
        self.stored.changes.append(Change(table.version, kind, key, told))
        for number in range(before, len(moves)):
            text = msgspec.json.encode(moves[number]).decode()
            self.stored.log.append(Moved(table.version, number, text))
        self.stored.held[table.version] = None
        self.stored.numbers = list(range(len(moves)))
        row = self.stored.row
        row["version"], row["moves"], row["events"] = table.version, len(moves), len(self._told)
        table.cache.clear()

    def tell_all(self) -> None:
        for seat, person in enumerate(PEOPLE):
            self.tell(person, seat)

    def tell(self, person: str, seat: int | None, where: str = "the line of friday") -> None:
        """Let somebody receive the message of a seat."""
        events = [msgspec.json.encode(self._told)]
        body = build_message(self._table, seat, [], events, -1, [], PATIENCE)
        self.frames.append(Frame(person, where, body))

    def all(self) -> Stored:
        return Stored({"friday": self.stored}, {}, {}, [], {})


def _row(options: str) -> dict[str, Any]:
    empty = ("deciding", "round", "clocks", "deadline", "asked", "held", "redo", "result",
             "rematch", "studied")  # fmt: skip
    return dict.fromkeys(empty) | {
        "id": "friday", "name": "Friday", "game": "princes", "rules": 1, "options": options,
        "private": 0, "invite": "please", "host": "ada", "pace": '{"clock":"none"}',
        "confirm_turn": 0, "state": "playing", "version": 1, "moves": 0, "events": 0,
        "created": 1.0, "changed": 1.0, "orders_given": 0, "sealed_given": 0,
        "hints": "alone", "hinted": 0, "waits": None, "offered": None, "lesson": 0,
    }  # fmt: skip
