"""What becomes of a seat whose player gives up, has left or is out of time."""

from __future__ import annotations

from typing import Literal

from quattrocento.table.change import Change
from quattrocento.table.clocks import NO_CLOCK
from quattrocento.table.seat import Seat
from quattrocento.table.table import Table


def hand_over(table: Table, change: Change, seat: int, level: str) -> None:
    """A bot takes over; whoever sat there looks on. A pause stays: it is the others' too."""
    before = table.seats[seat]
    table.seats[seat] = Seat("bot", before.name, None, level, resigned=True)
    change.reseated = True
    table.orders.drop(seat)
    table.sealed.drop(seat)
    if table.held is not None and table.held.seat == seat:
        table.held = None
    if table.deciding == seat:
        table.redo = []
    if table.asked is not None:
        table.asked = None
        table.tell(change, "withdrawn")
    if not table.paused:
        # The others may have waited for nobody else.
        table.open_sealed(change)
    table.after_move(change)


def end_without(
    table: Table, change: Change, seat: int, ended: Literal["clock", "resigned", "claimed"]
) -> None:
    """End the game as it stands, with this seat in the last place."""
    assert table.match is not None
    if table.clocks is not None:
        table.clocks.turn([], change.at, NO_CLOCK)
    standing = table.game.standing(table.match.position)
    places = [
        len(standing.places) if index == seat else place - (place > standing.places[seat])
        for index, place in enumerate(standing.places)
    ]
    table.finish({"places": places, "scores": standing.scores, "ended": ended, "seat": seat})
