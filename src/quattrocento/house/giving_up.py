"""Who takes the place of somebody who has left or is out of time."""

from __future__ import annotations

from quattrocento.house import choosing, quotas
from quattrocento.house.house import House
from quattrocento.house.table import Table
from quattrocento.table import vacated
from quattrocento.table.change import Change
from quattrocento.table.seat import DEFAULT_LEVEL


async def give_to_bot(house: House, table: Table, change: Change, seat: int) -> None:
    """A bot takes over. Nobody is kept from getting up.

    Beyond what the host may have, the bot is an easy one.
    """
    level = DEFAULT_LEVEL if await quotas.has_room(house, table.host) else "easy"
    vacated.hand_over(table, change, seat, level)


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
    if pace.get("at_zero") == "end":
        vacated.end_without(table, change, seat, "clock")
    else:
        await give_to_bot(house, table, change, seat)
    await house.commit(table, change)
