"""A stored table as it was at each of its versions, replayed from the flight recorder."""

from __future__ import annotations

from typing import Any

import msgspec

from quattrocento.games.registry import load_game
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import attempt, legal, next_decision
from quattrocento.kernel.position import Event, Position
from quattrocento.kernel.record import Record
from quattrocento.kernel.sealed import ahead
from tests.storm.stored import StoredTable

_games: dict[str, Game[Any]] = {}


class Replay:
    """The game of a table, version by version in any order."""

    def __init__(self, table: StoredTable) -> None:
        name = table.row["game"]
        if name not in _games:
            _games[name] = load_game(name)
        self.game = _games[name]
        self._table = table
        self._seats = dict(sorted(table.seats.items()))
        begun = [change.version for change in table.changes if change.kind == "start"]
        self._begun = min(begun, default=table.row["version"] + 1)
        self._positions: list[Position] = []
        self._at = 0
        """The version that the positions are of."""
        self._log = 0
        self._events = [event for change in table.changes for event in change.events]

    def go_to(self, version: int) -> None:
        """Versions are asked for in ascending order."""
        log = self._table.log
        if not self._positions and self._begun <= version:
            self._positions.append(self._start())
        while self._log < len(log) and log[self._log].version <= version:
            moved = log[self._log]
            self._log += 1
            if moved.move is None:
                del self._positions[moved.number + 1 :]
                continue
            after = self._positions[moved.number].clone()
            attempt(after, tuple(msgspec.json.decode(moved.move)))
            del self._positions[moved.number + 1 :]
            self._positions.append(after)
        self._at = version

    def _start(self) -> Position:
        names = [""] * max(1, len(next(iter(self._table.seats.values()), {})))
        options = msgspec.json.decode(self._table.row["options"])
        start: Position = Record(self.game, names, options).start()
        return start

    def owner(self, seat: int) -> str | None:
        """Who had a seat at the present version."""
        since = max((one for one in self._seats if one <= self._at), default=0)
        return self._seats.get(since, {}).get(seat)

    def sits(self, person: str) -> bool:
        since = max((one for one in self._seats if one <= self._at), default=0)
        return person in self._seats.get(since, {}).values()

    def difference(self, message: dict[str, Any]) -> str:
        """What a message tells its seat that the game does not show it; empty where all is well."""
        seat = message["seat"]
        for event in message["events"]:
            if event["index"] >= len(self._events) or event != self._seen(event["index"], seat):
                return f"tells event {event} otherwise than the seat may hear it"
        if not self._positions:
            return "" if message["view"] is None else "shows a game that has not begun"
        decided, position = self._positions[-1], self._shown(seat)
        choosing = message["choosing"]
        if choosing is not None and seat in choosing["seats"]:
            decided = position = self._ahead(seat, choosing["step"])
        if message["view"] != as_json(self.game.sight.view(position, seat)):
            return "shows another view than the seat may have"
        decision = next_decision(decided)
        moves = [tuple(choice["move"]) for choice in message["moves"]]
        if moves and (decision is None or decision.seat != seat):
            return "offers moves to a seat that does not decide"
        if moves and not set(moves) <= set(legal(decided)):
            return "offers moves that are not legal"
        secret = not self.game.sight.open and position.agenda and self.game.sight.secrets(position)
        if secret and message["standing"] is not None:
            return "tells the standing while there are secrets"
        for matter in message["orders"]:
            if matter["order"] is not None and not self._ordered(seat, matter):
                return f"shows an order {matter} that the seat has not given"
        return ""

    def _shown(self, seat: int | None) -> Position:
        """The present position, or the one after the move that this seat holds back."""
        position = self._positions[-1]
        text = self._table.held.get(self._at)
        held = None if text is None else msgspec.json.decode(text)
        if held is None or held["seat"] != seat:
            return position
        if self.game.sight.open or not self.game.sight.secrets(position):
            position = position.clone()
            attempt(position, tuple(held["move"]))
        return position

    def _ahead(self, seat: int, step: int) -> Position:
        """The position in which a seat chooses first, after what it has chosen ahead so far."""
        undone = [
            change.version
            for change in self._table.changes
            if change.version <= self._at and any(one["name"] == "undone" for one in change.events)
        ]
        since = max(undone, default=0)
        chosen = [
            msgspec.json.decode(one.moves)
            for one in self._table.sealed
            if one.seat == seat and one.number == step and one.version >= since
        ]
        return ahead(self._positions[-1], seat, map(tuple, chosen[-1] if chosen else []))

    def _seen(self, index: int, seat: int | None) -> dict[str, Any]:
        event = self._events[index]
        told = self.game.sight.seen_event(Event(event["name"], event["args"]), seat)
        seen = Event("hidden", {}) if told is None else told
        return event | {"name": seen.name, "args": as_json(seen.args)}

    def _ordered(self, seat: int | None, matter: dict[str, Any]) -> bool:
        shown = (seat, matter["matter"], matter["order"]["kind"], matter["order"]["amount"])
        return any(
            (row["seat"], row["matter"], row["kind"], row["amount"]) == shown
            for row in self._table.orders
        )


def as_json(value: Any) -> Any:
    """As it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))
