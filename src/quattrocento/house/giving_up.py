"""What becomes of a seat whose player gives up, has left or is out of time."""

from __future__ import annotations

from typing import Literal

from quattrocento.house import choosing, quotas
from quattrocento.house.change import Change
from quattrocento.house.clocks import NoClock
from quattrocento.house.house import House
from quattrocento.house.seat import DEFAULT_LEVEL, Seat
from quattrocento.house.table import Table


async def give_to_bot(house: House, table: Table, change: Change, seat: int) -> None:
    """A bot takes over; whoever sat there looks on. A pause stays: it is the others' too.

    Nobody is kept from getting up; beyond what the host may have, the bot is an easy one.
    """
    before = table.seats[seat]
    level = DEFAULT_LEVEL if await quotas.has_room(house, table.host) else "easy"
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
        table.clocks.turn([], change.at, NoClock())
    standing = table.game.standing(table.match.position)
    places = [
        len(standing.places) if index == seat else place - (place > standing.places[seat])
        for index, place in enumerate(standing.places)
    ]
    table.finish({"places": places, "scores": standing.scores, "ended": ended, "seat": seat})


async def run_out(house: House, table: Table) -> None:
    """The clock of a seat that the table waits for is at zero: the table's rule applies."""
    assert table.clocks is not None
    seat = table.clocks.first
    if await choosing.run_out(house, table, seat):
        return
    change = table.change("run_out", seat)
    if table.held is not None:
        # The choice was made in time; only the confirmation is missing.
        table.play(change, seat, table.held.move)
        await house.commit(table, change)
        return
    table.tell(change, "runs_out", seat=seat)
    pace = table.pace
    if not isinstance(pace, NoClock) and pace.at_zero == "end":
        end_without(table, change, seat, "clock")
    else:
        await give_to_bot(house, table, change, seat)
    await house.commit(table, change)
