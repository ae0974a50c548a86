"""A table in the memory of a page, as it is read and kept."""

from __future__ import annotations

import asyncio
from typing import Any

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import attempt
from quattrocento.kernel.record import Record
from quattrocento.page.keeping import Head, Shelf, Story
from quattrocento.table.errors import Refused
from quattrocento.table.messages import joined_events
from quattrocento.table.orders import StandingOrder, StandingOrders
from quattrocento.table.replays import as_recorded, mover_of
from quattrocento.table.rows import OrderRow, SeatRow
from quattrocento.table.seat import Seat
from quattrocento.table.table import Table

UNREADABLE = (QuattrocentoError, LookupError, TypeError, ValueError)
"""What may come of kept text that is not as the page wrote it."""


class PageTable(Table):
    """What the page knows of a table. Changed under its lock only."""

    def __init__(self, head: Head, game: Game[Any]) -> None:
        super().__init__(head["row"], [_seat(row) for row in head["seats"]], game)
        self.lock = asyncio.Lock()
        self.gone = False
        self.told: list[bytes] = []
        """The events of every version, oldest first."""
        self.keys: set[str] = set()
        self.order_rows: dict[tuple[int, int], OrderRow] = {}
        """Every standing order by its seat and number."""
        self.order_again(head["orders"])

    def order_again(self, rows: list[OrderRow]) -> None:
        """These orders are kept."""
        self.order_rows |= {(row["seat"], row["number"]): row for row in rows}
        self.keys.update(row["key"] for row in rows)

    @property
    def head(self) -> Head:
        """As it is kept."""
        return {
            "row": self.stored,
            "seats": self.seat_rows(),
            "orders": list(self.order_rows.values()),
        }

    def events_after(self, seat: int | None, seen: int) -> bytes:
        """The events of every change after a version, as a seat may hear them."""
        if seen > self.version:
            seen = 0
        return joined_events(self.game, seat, self.told[seen:])

    def set_up(self, story: Story) -> None:
        """Put on the table what was played and told there."""
        rows = sorted(self.order_rows.values(), key=lambda row: row["number"])
        self.orders = StandingOrders((row["seat"], _order(row)) for row in rows)
        self.told = story.told
        self.keys |= story.keys
        if self.state != "waiting":
            self.replay(story.moves)


async def read_table(shelf: Shelf, head: Head, game: Game[Any]) -> PageTable:
    """A table as it is kept; refused where it cannot be played on."""
    table = PageTable(head, game)
    row = head["row"]
    try:
        story = await shelf.story(row["id"], row["version"])
        table.set_up(story)
    except UNREADABLE as error:
        if row["rules"] != game.version:
            raise other_rules(game, row["rules"], str(error)) from None
        raise Refused(
            500, "broken-record", f"What is kept of this table does not replay: {error}."
        ) from None
    if row["rules"] != game.version:
        difference = _difference(table)
        if difference:
            raise other_rules(game, row["rules"], difference)
    return table


def other_rules(game: Game[Any], then: int, why: str) -> Refused:
    return Refused(
        409,
        "other-rules",
        f"This game was played by version {then} of the rules of {game.name}; this page plays "
        f"version {game.version}, by which it does not go on: {why}. It can be downloaded as it "
        "was recorded.",
    )


def _difference(table: PageTable) -> str:
    """Where a game that other rules began is another one by these; empty where it is the same."""
    match = table.match
    if match is None:
        return ""
    record = match.record
    position = Record(record.game, record.seats, record.options).start()
    for number, (move, seat) in enumerate(zip(record.moves, table.deciders, strict=True)):
        if mover_of(position, move) != seat:
            return f"move {number + 1} is somebody else's"
        attempt(position, move)
    if table.state == "playing" and match.seat != table.stored["deciding"]:
        return "somebody else would have to decide now"
    result = table.result
    if result is not None and result["ended"] == "rules":
        standing = table.game.standing(match.position)
        if (standing.places, standing.scores) != (result["places"], result["scores"]):
            return "it would have ended in another way"
    return ""


async def recorded(shelf: Shelf, head: Head, game: Game[Any]) -> str:
    """The record of a table as it was kept, whichever rules it was played by."""
    story = await shelf.story(head["row"]["id"], head["row"]["version"])
    return as_recorded(PageTable(head, game), [move for move, _ in story.moves])


def _seat(row: SeatRow) -> Seat:
    flags = bool(row["resigned"]), bool(row["account"])
    return Seat(row["kind"], row["name"], row["person"], row["level"], *flags)


def _order(row: OrderRow) -> StandingOrder:
    return StandingOrder(
        row["number"], row["key"], row["kind"], row["amount"], row["matter"], row["state"],
        row["reason"],
    )  # fmt: skip
