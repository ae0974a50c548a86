"""A table in memory: its row, its seats and the game being played at it."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import msgspec

from quattrocento.house.clocks import Clocks, Pace, new_clocks
from quattrocento.house.errors import Refused, not_your_seat
from quattrocento.house.moments import Moment
from quattrocento.house.orders import Orders
from quattrocento.house.writer import Change
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.game import Game
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import attempt, next_decision
from quattrocento.kernel.position import Event, Position
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from quattrocento.lessons import script_of

encode = msgspec.json.Encoder().encode
HOUSE_EVENTS = frozenset(
    (
        "asks", "joins", "leaves", "pauses", "refuses", "rematch", "resigns", "resumes",
        "runs_out", "undone", "withdrawn",
    )
)  # fmt: skip
"""What the house itself tells; everything else comes from the game."""
TAIL = 32
"""Changes whose events stay in memory for those who listen; older ones are read when asked for."""


class Seat(msgspec.Struct):
    """One seat: `person`, `here` (at the host's screen), `open` or `bot`."""

    kind: str
    name: str = ""
    person: str | None = None
    level: str | None = None
    resigned: bool = False


class Held(msgspec.Struct):
    """The last move of a turn, chosen but not yet confirmed: nobody else knows of it."""

    seat: int
    move: Move


class Asked(msgspec.Struct):
    """Something that needs everybody's consent, and who has given it."""

    what: str
    seat: int
    yes: list[int]
    count: int = 0


class Line(msgspec.Struct):
    """A line of chat."""

    index: int
    seat: int | None
    name: str
    text: str
    at: float


class Table:
    """What the house knows of a table. Changed under its lock only, and stored before told."""

    def __init__(self, row: dict[str, Any], seats: list[Seat], game: Game[Any]) -> None:
        self._row = row
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.game = game
        self.options: dict[str, str] = msgspec.json.decode(row["options"])
        self.private = bool(row["private"])
        self.invite: str = row["invite"]
        self.host: str = row["host"]
        self.pace: Pace = msgspec.json.decode(row["pace"], type=Pace)
        self.confirm_turn = bool(row["confirm_turn"])
        self.state: str = row["state"]
        self.version: int = row["version"]
        self.events: int = row["events"]
        self.round: int | None = row["round"]
        self.clocks = _read(row["clocks"], Clocks)
        self.asked = _read(row["asked"], Asked)
        self.held = _read(row["held"], Held)
        self.result: dict[str, Any] | None = _read(row["result"], dict)
        self.rematch: str | None = row["rematch"]
        self.created: float = row["created"]
        self.changed: float = row["changed"]
        self.lesson = bool(row["lesson"])  # Somebody learns the game here.
        self.seats = seats
        self.match: Match[Any] | None = None
        self.deciders: list[int | None] = []
        """Who decided each move of the record; None where it was drawn."""
        self.orders = Orders()
        self.lock = asyncio.Lock()
        self.gone = False
        self.drafted = False
        self.tail: list[tuple[int, bytes]] = []
        self.chat: list[Line] = []
        self.cache: dict[int | None, bytes] = {}
        self.moment: Moment | None = None

    # Who is where

    def seats_of(self, person: str | None) -> list[int]:
        """The seats somebody plays, in order."""
        if person is None:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.person == person]

    def seat_shown(self, person: str | None, wished: int | None) -> int | None:
        """The seat whose message somebody gets: the wished one, the deciding one, the first."""
        mine = self.seats_of(person)
        if wished is not None or not mine:
            return wished
        return self.deciding if self.deciding in mine else mine[0]

    @property
    def deciding(self) -> int | None:
        """The seat the table waits for."""
        if self.state != "playing":
            return None
        # A table in a list is not replayed: its row says whom it waits for.
        return self._row["deciding"] if self.match is None else self.match.seat

    @property
    def moves(self) -> int:
        """How many moves were made; the row says it of a table that is not replayed."""
        moves: int = self._row["moves"]
        return moves if self.match is None else len(self.match.record.moves)

    def check_seat(self, seat: int, person: str | None) -> None:
        """Refuse a seat that is not this person's."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].person != person or person is None:
            raise not_your_seat()

    def check_playing(self) -> Match[Any]:
        if self.state != "playing" or self.match is None:
            words = "has not begun" if self.state == "waiting" else "is over"
            raise Refused(409, "not-playing", f"The game {words}.")
        return self.match

    @property
    def paused(self) -> bool:
        return self.clocks is not None and self.clocks.paused

    def check_going(self) -> Match[Any]:
        """Refuse whatever nobody can do now."""
        match = self.check_playing()
        if self.paused:
            raise Refused(409, "paused", "The game is paused; everyone must agree to resume it.")
        return match

    def check_turn(self, seat: int) -> Match[Any]:
        """Refuse whoever is not to decide now."""
        match = self.check_going()
        if match.seat != seat:
            raise Refused(409, "not-your-turn", "Another seat has to decide now.")
        return match

    # What is past

    def settled(self, at: int) -> int:
        """The first moment from `at` moves on when nothing was left to be drawn."""
        while at < len(self.deciders) and self.deciders[at] is None:
            at += 1
        return at

    def since(self, seat: int) -> int:
        """The moment after a seat's last decision; before its first one, when the game began."""
        count = len(self.deciders)
        while count and self.deciders[count - 1] != seat:
            count -= 1
        return self.settled(count)

    # What the game does

    def begin(self, draft: Draft, rng: Random) -> None:
        """Let the set-up happen."""
        record = Record(self.game, [seat.name for seat in self.seats], self.options)
        self.match = Match(record, rng, script_of(self.game, self.lesson))
        self.state = "playing"
        self.clocks = new_clocks(self.pace, len(self.seats))
        draft.add_moves(0, None, self.match.begin())
        self.after_move(draft)

    def play(self, draft: Draft, seat: int, move: Move) -> None:
        """Do a move, and what follows by itself."""
        self._do(self.check_turn(seat), draft, seat, move)
        self.held = None
        self.after_move(draft)

    def aside(self, draft: Draft, seat: int, move: Move) -> None:
        """Do what a seat may do without being asked: no clock notices it.

        A move that waits to be confirmed goes back to its player if it is no longer legal.
        """
        self._do(self.check_going(), draft, seat, move)
        if self.held is not None:
            try:
                self.after(self.held.move)
            except Refused:
                self.held = None

    def _do(self, match: Match[Any], draft: Draft, seat: int, move: Move) -> None:
        count = len(match.record.moves)
        try:
            events = match.play(move)
        except IllegalMove as error:
            raise Refused(422, "illegal", f"{error}.") from None
        draft.add_moves(count, seat, events)
        reason = self.game.order_void(match.position, move)
        if reason:
            self.orders.void(reason, self.matter)

    @property
    def matter(self) -> str:
        """What standing orders are about now."""
        if self.match is None or self.state != "playing":
            return ""
        return self.game.order_matter(self.match.position)

    def ordered(self) -> Move | None:
        """What the standing order of the deciding seat says now."""
        seat = self.deciding
        if self.match is None or seat is None or self.paused or self.held is not None:
            return None
        return self.orders.move(self.game, self.match.position, seat)

    def unanswered(self, seat: int) -> int:
        """How many offers wait for this seat's answer."""
        if self.match is None or self.state != "playing":
            return 0
        return self.game.unanswered(self.match.position, seat)

    def after_move(self, draft: Draft) -> None:
        """The clock goes to whoever decides next; at the end there is a result."""
        assert self.match is not None
        seat = self.match.seat
        self.round = getattr(self.match.position, "round", None)
        if self.match.over:
            standing = self.game.standing(self.match.position)
            self.finish({"places": standing.places, "scores": standing.scores, "ended": "rules"})
        if self.clocks is not None:
            person = seat if seat is not None and self.seats[seat].kind != "bot" else None
            self.clocks.turn(person, draft.at, self.pace)

    def finish(self, result: dict[str, Any]) -> None:
        self.state = "finished"
        self.result = result
        self.held = None
        self.asked = None

    def ends_turn(self, move: Move) -> bool:
        """Another seat, a draw or the end follows this move: after it nothing can be undone."""
        assert self.match is not None
        after = self.after(move)
        decision = next_decision(after)
        return decision is None or decision.seat != self.match.seat

    def after(self, move: Move) -> Position:
        """The position after a legal move, up to the next decision or draw; nothing is drawn."""
        assert self.match is not None
        after: Position = self.match.position.clone()
        try:
            attempt(after, move)
        except IllegalMove as error:
            raise Refused(422, "illegal", f"{error}.") from None
        return after

    def row(self) -> dict[str, Any]:
        """The row as it is to be stored."""
        return self._row | {
            "host": self.host,
            "state": self.state,
            "version": self.version,
            "moves": self.moves,
            "events": self.events,
            "deciding": self.deciding,
            "round": self.round,
            "clocks": _write(self.clocks),
            "deadline": None if self.clocks is None else self.clocks.deadline,
            "asked": _write(self.asked),
            "held": _write(self.held),
            "result": _write(self.result),
            "rematch": self.rematch,
            "changed": self.changed,
            "lesson": int(self.lesson),
        }

    def seat_rows(self) -> list[dict[str, Any]]:
        return [
            {
                "table_id": self.id,
                "seat": index,
                "kind": seat.kind,
                "person": seat.person,
                "name": seat.name,
                "level": seat.level,
                "resigned": int(seat.resigned),
            }
            for index, seat in enumerate(self.seats)
        ]


class Draft:
    """A change in the making: what happened, to be stored in one transaction and then told."""

    def __init__(self, table: Table, kind: str, seat: int | None, key: str | None = None) -> None:
        self.table = table
        table.drafted = True
        self.kind = kind
        self.seat = seat
        self.key = key
        self.at = time.time()
        self.before = table.deciding
        self.unanswered = [table.unanswered(seat) for seat in range(len(table.seats))]
        self.events: list[dict[str, Any]] = []
        self.moves: list[dict[str, Any]] = []
        self.cut: int | None = None
        self.reseated = False

    def tell(self, name: str, /, **args: Any) -> None:
        """Something the house itself has to say."""
        match = self.table.match
        self._add(name, args, 0 if match is None else len(match.record.moves))

    def add_moves(self, count: int, seat: int | None, events: list[Event]) -> None:
        """The moves of the record from `count` on, and what they brought about."""
        assert self.table.match is not None
        moves = self.table.match.record.moves
        for number in range(count, len(moves)):
            self.table.deciders.append(seat if number == count else None)
            self.moves.append(
                {
                    "table_id": self.table.id,
                    "number": number,
                    "seat": seat if number == count else None,
                    "move": encode(moves[number]).decode(),
                }
            )
        for event in events:
            self._add(event.name, event.args, len(moves))

    def cut_back(self, count: int, seat: int) -> None:
        """The record was cut back to `count` moves; events of later moves are void."""
        self.cut = count
        del self.table.deciders[count:]
        self.tell("undone", seat=seat, moves=count)

    def _add(self, name: str, args: dict[str, Any], move: int) -> None:
        index = self.table.events + len(self.events)
        self.events.append({"index": index, "move": move, "name": name, "args": args})

    def finish(self) -> Change:
        """Put the change on the table and give what is to be stored."""
        table = self.table
        table.version += 1
        table.events += len(self.events)
        table.changed = self.at
        change = Change(table.id, table.row())
        table.orders.review(table.matter, self.cut is not None)
        change.orders = table.orders.touched(table.id)
        written = encode(self.events)
        change.change = {
            "table_id": table.id,
            "version": table.version,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "key": self.key,
            "events": written.decode(),
        }
        change.moves = self.moves
        change.cut = self.cut
        if self.reseated:
            change.seats = table.seat_rows()
        table.tail.append((table.version, written))
        del table.tail[:-TAIL]
        table.cache.clear()
        table.moment = None
        return change


def _read(text: str | None, kind: type[Any]) -> Any:
    return None if text is None else msgspec.json.decode(text, type=kind)


def _write(value: object) -> str | None:
    return None if value is None else encode(value).decode()
