"""A finished game studied: judged as the bots see it, and played on from any of its moments."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec

from quattrocento.house import quotas, seating
from quattrocento.house.asking import Invite
from quattrocento.house.house import House
from quattrocento.house.paces import NoClock
from quattrocento.house.people import Person
from quattrocento.house.table import Table
from quattrocento.kernel.record import Record
from quattrocento.table.errors import Refused


class StudyBody(msgspec.Struct):
    """After how many moves a game is played on, and by whom."""

    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[
        list[seating.SeatBody], msgspec.Meta(min_length=1, max_length=seating.MOST_SEATS)
    ]
    invite: Invite | None = None


async def study(
    house: House, person: Person, studied: Table, record: Record[Any], body: StudyBody
) -> str:
    """A table of one's own that goes on from a moment of a finished game."""
    if body.at > len(record.moves):
        raise Refused(404, "no-moment", f"The game has {len(record.moves)} moves.")
    if len(body.seats) != len(record.seats) or any(seat.kind == "open" for seat in body.seats):
        raise Refused(
            422, "seats", f"Say who plays each of the {len(record.seats)} seats: me, here or a bot."
        )
    wanted = seating.TableBody(
        record.game.name, body.seats, record.options, True, NoClock(), False, studied.name
    )
    house.studyroom.check(person.id)
    opened = await seating.set_up(house, person, wanted, studied=studied.id)
    async with house.holding(opened) as table:
        change = table.change("start", None)
        opening = tuple(record.moves[: body.at])
        begin = partial(table.begin, change, house.rng, opening)
        await house.studyroom.replay(person.id, record, begin)
        await house.commit(table, change, quotas.check_bots(house, table))
    return opened
