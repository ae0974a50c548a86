"""Tables for standing answers: people at a screen each, and games that stand at a moment."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from quattrocento.kernel import play as kernel
from quattrocento.kernel.record import Record
from tests.house.houses import Message, RunningHouse, Visitor
from tests.house.ordering import matters
from tests.patience import until

NAMES = ("Ada", "Bea", "Cia", "Dea")


class Company:
    """People at a table, each with a seat of their own."""

    def __init__(
        self, house: RunningHouse, game: str = "signorie", seats: int = 3, **wish: Any
    ) -> None:
        self.people = [house.guest(name) for name in NAMES[:seats]]
        host = self.people[0]
        self.table = host.set_up("me", *["open"] * (seats - 1), game=game, **wish)
        for visitor in self.people[1:]:
            visitor.post(f"/api/tables/{self.table}/join")
        host.post(f"/api/tables/{self.table}/start")

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def message(self, seat: int) -> Message:
        return self.people[seat].message(self.table)

    @property
    def deciding(self) -> int:
        seat: int = self.message(0)["prompt"]["seat"]
        return seat

    def others(self) -> list[int]:
        """The seats after the one that decides, in the order of play."""
        order = self.message(0)["view"]["order"]
        colours = [player["colour"] for player in self.message(0)["view"]["players"]]
        seats = [colours.index(colour) for colour in order]
        at = seats.index(self.deciding)
        return [*seats[at + 1 :], *seats[:at]]

    def do(self, seat: int, call: str, **wish: Any) -> Message:
        """Post a call of a seat on the present version."""
        body = {"seat": seat, "version": self.message(seat)["version"]} | wish
        if call not in ("ask", "answer"):
            body["key"] = secrets.token_hex(8)
        answer: Message = self.people[seat].post(f"{self.path}/{call}", body)
        return answer

    def play(self, seat: int, *move: str | int) -> Message:
        return self.do(seat, "moves", move=list(move))

    def play_turn(self, seat: int) -> None:
        """First legal moves until somebody else is asked."""
        while (message := self.message(seat))["prompt"]["seat"] == seat:
            self.play(seat, *message["moves"][0]["move"])

    def until(self, fits: Callable[[Message], bool]) -> Message:
        until(lambda: fits(self.message(0)))
        return self.message(0)

    def order(self, seat: int, question: str, kind: str | None) -> Message:
        return give(self.people[seat], self.table, seat, question, kind)


def give(
    visitor: Visitor, table: str, seat: int, question: str, kind: str | None, of: str = ""
) -> Message:
    """Leave an order about a question, or take it back; `of` names the matter where it must."""
    message = visitor.message(table, seat=seat)
    [matter] = [one for one in matters(message, question) if of in one["matter"]]
    wish = {
        "seat": seat,
        "version": message["version"],
        "matter": matter["matter"],
        "order": None if kind is None else {"kind": kind},
        "key": secrets.token_hex(8),
    }
    answer = visitor.ask("PUT", f"/api/tables/{table}/order", wish)
    assert answer.status_code == 200, answer.text
    return visitor.message(table, seat=seat)


def laid(visitor: Visitor, record: Record[Any], wanted: Callable[[Any], bool]) -> str:
    """A table at one screen, played as a game without luck up to a wanted moment of it."""
    position = record.start()
    kernel.run(position)
    count = 0
    while not wanted(position):
        kernel.attempt(position, record.moves[count])
        count += 1
    seats = ["me", *["here"] * (len(record.seats) - 1)]
    table = visitor.set_up(*seats, game=record.game.name, options=record.options, start=True)
    message = visitor.message(table)
    for move in record.moves[:count]:
        message = visitor.move(table, message, list(move))
    return table
