"""A game that was played elsewhere goes on in this house, or is looked back on."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec

from quattrocento.house import quotas, seating
from quattrocento.house.asking import somebody
from quattrocento.house.calls import Calls, Request
from quattrocento.house.paces import NoClock
from quattrocento.house.people import PLAIN
from quattrocento.house.responses import TableAnswer
from quattrocento.kernel.record import read_header, read_record
from quattrocento.table.errors import Refused
from quattrocento.table.setting_up import ELSEWHERE
from quattrocento.table.summaries import summary

calls = Calls()
LARGEST = 1_000_000
"""Bytes of a request with a record; a long game of Virtù has a tenth of it."""


class RecordBody(msgspec.Struct):
    """A record, and who plays each of its seats from here on."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST)]
    seats: Annotated[
        list[seating.SeatBody], msgspec.Meta(min_length=1, max_length=seating.MOST_SEATS)
    ]
    name: Annotated[str, msgspec.Meta(max_length=seating.TABLE_NAME, pattern=PLAIN)] = ""


@calls.post("/api/records", TableAnswer, RecordBody, status=201, largest=LARGEST)
async def bring(request: Request, body: RecordBody) -> TableAnswer:
    """Lay a game on a table of this house: replayed and checked here, then played on."""
    house = request.house
    person = await somebody(request)
    house.limits.take("tables", request.address)
    game = house.games.get(str(read_header(body.text)["game"]))
    if game is None:
        raise Refused(404, "no-game", "This house has no such game.")
    house.studyroom.check(person.id)
    record = read_record(game, body.text)
    if len(body.seats) != len(record.seats) or any(seat.kind == "open" for seat in body.seats):
        raise Refused(
            422, "seats", f"Say who plays each of the {len(record.seats)} seats: me, here or a bot."
        )
    wanted = seating.TableBody(
        game.name, body.seats, record.options, True, NoClock(), False, body.name
    )
    # What cannot be replayed is refused before there is a table.
    await house.studyroom.replay(person.id, record, record.replay)
    # Whatever was played elsewhere counts in nobody's figures.
    opened = await seating.set_up(house, person, wanted, studied=ELSEWHERE)
    async with house.holding(opened) as table:
        change = table.change("start", None)
        begin = partial(table.begin, change, house.rng, tuple(record.moves))
        await house.studyroom.replay(person.id, record, begin)
        await house.commit(table, change, quotas.check_bots(house, table))
        return TableAnswer(summary(table, person.id, house.online(table)))
