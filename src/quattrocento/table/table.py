"""A table in memory: its row, its seats and the game being played at it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.game import Game
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import ASIDE, attempt, next_decision
from quattrocento.kernel.position import Event, Position
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from quattrocento.lessons import opening_of, script_of
from quattrocento.subclassing import mypyc_attr
from quattrocento.table import awaited
from quattrocento.table.change import Change
from quattrocento.table.clocks import Clocks, new_clocks, read_pace
from quattrocento.table.drawn import Cache
from quattrocento.table.errors import Refused, not_your_seat
from quattrocento.table.orders import StandingOrders
from quattrocento.table.pending import Held, Question, soonest
from quattrocento.table.rows import (
    Kind,
    SeatRow,
    TableRow,
    as_it_is,
    by_seat,
    moves,
    read,
    texts,
    write,
)
from quattrocento.table.sealed import Answers
from quattrocento.table.seat import Seat
from quattrocento.table.writing import decode, encode

if TYPE_CHECKING:
    from quattrocento.table.shown import ChatLine, Result, State, WhoMayHint

TAIL = 32
"""Changes whose events stay in memory for those who listen; older ones are read when asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game, who plays it and what is to be said of it. A change is stored before it is told."""

    def __init__(self, row: TableRow, seats: list[Seat], game: Game[Any]) -> None:
        self.id = row["id"]
        self.name = row["name"]
        self.game = game
        self.options: dict[str, str] = texts(decode(row["options"]))
        self.private = bool(row["private"])
        self.invite = row["invite"]
        self.pace = read_pace(decode(row["pace"]))
        self.confirm_turn = bool(row["confirm_turn"])
        self.hints: WhoMayHint = row["hints"]
        self.created = row["created"]
        self.read_row(row)
        self.seats = seats
        self.match: Match[Any] | None = None
        self.deciders: list[int | None] = []
        """Who decided each move of the record; None where it was drawn."""
        self.forced: set[int] = set()
        """Moves that were no choice, as far as they were played since the table was read."""
        self.orders = StandingOrders()
        self.sealed = Answers()
        self.changing = False
        """A change was begun that is not stored yet."""
        self.tail: list[tuple[int, bytes]] = []
        self.chat: list[ChatLine] = []
        self.cache = Cache()

    def read_row(self, row: TableRow) -> None:
        """What changes in a table's row, as it is stored."""
        self.stored = row
        self.host = row["host"]
        self.state: State = row["state"]
        self.version = row["version"]
        self.events = row["events"]
        self.round = row["round"]
        self.clocks = read(row["clocks"], Clocks.read)
        self.asked = read(row["asked"], Question.read)
        self.held = read(row["held"], Held.read)
        self.redo: list[Move] = read(row["redo"], moves) or []
        """What the seat that decides has taken back and may do again, the next one first."""
        self.result: Result | None = read(row["result"], as_it_is)
        self.rematch = row["rematch"]
        self.changed = row["changed"]
        self.waits: dict[int, float] = read(row["waits"], by_seat) or {}
        """Since when it waits for each seat it waits for, whatever others have done meanwhile."""
        self.orders_given = row["orders_given"]
        self.sealed_given = row["sealed_given"]
        self.studied = row["studied"]
        """The table of the game that is studied here; empty where it was played elsewhere."""
        self.lesson = row["lesson"]
        """The number of the lesson that somebody follows here; 0 where nobody does."""
        self.hinted = bool(row["hinted"])
        """Somebody has had a hint: the game is not rated."""

    def follow_up(self, changes: list[tuple[int, bytes]]) -> None:
        """These are its last changes, by version, with their events; what was drawn is old now."""
        self.tail += changes
        del self.tail[:-TAIL]
        self.cache.clear()

    # Who is where

    def seats_of(self, person: str | None) -> list[int]:
        """The seats somebody plays, in order."""
        at = enumerate(self.seats)
        return [i for i, seat in at if seat.person == person and person is not None]

    def shows_itself(self, person: str | None, invite: str | None) -> bool:
        """A private table does so to its people, and to whoever has its invitation."""
        if not self.private or invite == self.invite:
            return True
        return person is not None and (self.host == person or bool(self.seats_of(person)))

    def seat_shown(self, person: str | None, wanted: int | None) -> int | None:
        """The seat whose message somebody gets: the wanted one, the deciding one, the first."""
        mine = self.seats_of(person)
        if wanted is not None:
            self.check_seat(wanted, person)
            return wanted
        if not mine:
            return None
        return next((index for index in awaited.seats(self) if index in mine), mine[0])

    @property
    def deciding(self) -> int | None:
        """The seat the table waits for."""
        if self.state != "playing":
            return None
        # A table in a list is not replayed: its row says whom it waits for.
        return self.stored["deciding"] if self.match is None else self.match.seat

    @property
    def moves(self) -> int:
        """How many moves were made; the row says it of a table that is not replayed."""
        return self.stored["moves"] if self.match is None else len(self.match.record.moves)

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

    @property
    def deadline(self) -> float | None:
        """When something happens here by itself."""
        return soonest(self.clocks, self.asked) if self.state == "playing" else None

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

    # A change, from what happens to what is stored

    def change(self, kind: Kind, seat: int | None, key: str | None = None) -> Change:
        """Begin a change; until it is stored, nobody else gets to see the table."""
        self.changing = True
        offers = [self.unanswered(index) for index in range(len(self.seats))]
        return Change(self.stored, kind, seat, key, awaited.seats(self), offers)

    def tell(self, change: Change, event: str, /, **args: Any) -> None:
        """Something the house itself has to say."""
        change.note(event, args, 0 if self.match is None else len(self.match.record.moves))

    def cut_back(self, change: Change, count: int, seat: int) -> None:
        """The record was cut back to `count` moves; events of later moves are void."""
        change.cut = count
        del self.deciders[count:]
        self.tell(change, "undone", seat=seat, moves=count)

    def close(self, change: Change) -> None:
        """The next version of the table, and all that is to be stored of it."""
        self.version += 1
        self.events += len(change.events)
        self.changed = change.at
        self.waits = awaited.since(self, change.at, change.seat)
        self.orders.review(self.game, self.asking, change.cut is not None)
        change.row = self.stored = self.row()
        change.orders = self.orders.touched(self.id)
        change.sealed = self.sealed.touched(self.id)
        change.written = encode(change.events)
        if change.reseated:
            change.seats = self.seat_rows()
        self.follow_up([(self.version, change.written)])

    def _note(self, change: Change, count: int, seat: int | None, events: list[Event]) -> None:
        """The moves of the record from `count` on, and what they brought about."""
        assert self.match is not None
        moves = self.match.record.moves
        for number in range(count, len(moves)):
            mover = seat if number == count else None
            self.deciders.append(mover)
            written = encode(moves[number]).decode()
            change.moves.append(
                {"table_id": self.id, "number": number, "seat": mover, "move": written}
            )
        for event in events:
            change.note(event.name, event.args, len(moves))

    # What the game does

    def replay(self, played: list[tuple[Move, int | None]]) -> None:
        """Put the game on the table as far as it was played, with who decided each move."""
        self.deciders = [seat for _, seat in played]
        moves = [move for move, _ in played]
        record = Record(self.game, [seat.name for seat in self.seats], self.options, moves)
        self.match = Match(record, script=script_of(self.game, self.lesson))

    def begin(self, change: Change, rng: Random, opening: tuple[Move, ...] = ()) -> None:
        """Let the set-up happen, and the opening moves of a game that is studied or taught."""
        record = Record(self.game, [seat.name for seat in self.seats], self.options)
        script = opening or script_of(self.game, self.lesson)
        opening = opening or script[: opening_of(self.game, self.lesson)]
        self.match = match = Match(record, rng, script)
        self.state = "playing"
        self.clocks = new_clocks(self.pace, len(self.seats))
        self._note(change, 0, None, match.begin())
        while len(record.moves) < len(opening):
            move = opening[len(record.moves)]
            seat = int(move[1]) if move[0] == ASIDE else match.seat
            assert seat is not None
            self._do(match, change, seat, move)
        self.after_move(change)

    def play(self, change: Change, seat: int, move: Move) -> None:
        """Do a move, and what follows by itself."""
        self._do(self.check_turn(seat), change, seat, move)
        self.held = None
        self.open_sealed(change)
        self.after_move(change)

    def open_sealed(self, change: Change) -> None:
        """Once everybody has chosen, play what was chosen ahead, as far as its place has come."""
        while (match := self.match) is not None and not awaited.missing(self):
            seat = match.seat
            moves = [] if seat is None else self.sealed.drop(seat)
            if seat is None or not moves:
                return
            for move in moves:
                self._do(match, change, seat, move)
            if self.clocks is not None:
                self.clocks.end_turn(seat, change.at, self.pace)

    def aside(self, change: Change, seat: int, move: Move) -> None:
        """Do what a seat may do without being asked: no clock notices it.

        A move that waits to be confirmed goes back to its player if it is no longer legal.
        """
        self._do(self.check_going(), change, seat, move)
        if self.held is not None:
            try:
                self.after(self.held.move)
            except Refused:
                self.held = None

    def _do(self, match: Match[Any], change: Change, seat: int, move: Move) -> None:
        count = len(match.record.moves)
        before = match.position.clone() if self.orders.any_stands else None
        try:
            events = match.play(move)
        except IllegalMove as error:
            # Nothing was changed, and the table need not be read anew, unless it is just beginning.
            self.changing = self.stored["state"] != self.state
            raise Refused(422, "illegal", f"{error}.") from None
        self.redo = []
        self._note(change, count, seat, events)
        if before is not None:
            self.orders.follow(self.game, before, match.position, move)

    @property
    def asking(self) -> Position | None:
        """The position in which orders may be given; None where the game does not go on."""
        return self.match.position if self.match is not None and self.state == "playing" else None

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
        return int(self.match.position.unanswered(seat))

    def after_move(self, change: Change) -> None:
        """The clock goes to whoever decides next; at the end there is a result."""
        assert self.match is not None
        self.round = self.game.rounds(self.match.position)
        if self.match.over:
            standing = self.game.standing(self.match.position)
            self.finish({"places": standing.places, "scores": standing.scores, "ended": "rules"})
        self.set_clocks(change.at)

    def set_clocks(self, at: float) -> None:
        """The clocks of those people run for whom the table waits."""
        if self.clocks is not None:
            people = [seat for seat in awaited.seats(self) if self.seats[seat].person is not None]
            self.clocks.turn(people, at, self.pace, awaited.chosen(self))

    def finish(self, result: Result) -> None:
        if self.match is not None:
            position = self.match.position
            result["plays"] = [self.game.plays(position, seat) for seat in range(len(self.seats))]
        self.state = "finished"
        self.result = result
        self.held = None
        self.redo = []
        self.asked = None

    def ends_turn(self, move: Move) -> bool:
        """Another seat, a draw or the end follows this move: after it nothing can be undone."""
        assert self.match is not None
        decision = next_decision(self.after(move))
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

    def row(self) -> TableRow:
        """The row as it is to be stored."""
        return {
            **self.stored,
            "rules": self.game.version,
            "host": self.host,
            "state": self.state,
            "version": self.version,
            "moves": self.moves,
            "events": self.events,
            "deciding": self.deciding,
            "round": self.round,
            "clocks": write(self.clocks),
            "deadline": self.deadline,
            "asked": write(self.asked),
            "held": write(self.held),
            "redo": write(self.redo or None),
            "result": write(self.result),
            "rematch": self.rematch,
            "changed": self.changed,
            "waits": write(self.waits or None),
            "name": self.name,
            "orders_given": self.orders_given,
            "sealed_given": self.sealed_given,
            "choosing": write(awaited.missing(self) or None),
            "offered": write(awaited.offered(self) or None),
            "lesson": self.lesson,
            "studied": self.studied,
            "hinted": int(self.hinted),
        }

    def seat_rows(self) -> list[SeatRow]:
        return [seat.row(self.id, index) for index, seat in enumerate(self.seats)]
