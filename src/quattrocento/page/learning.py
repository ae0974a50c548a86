"""Calls of somebody who learns a game, or studies one that is over."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from quattrocento.lessons import FILES, lesson_of
from quattrocento.page.calls import Answer, Asked, Calls, told
from quattrocento.page.levels import EASY
from quattrocento.page.lists import begin, shown
from quattrocento.page.people import ME, somebody
from quattrocento.page.setting_up import NAME, new_table, seats_of, table_name
from quattrocento.page.tables import UNREADABLE
from quattrocento.table import learning
from quattrocento.table.clocks import NO_CLOCK
from quattrocento.table.errors import Refused
from quattrocento.table.replays import finished_record
from quattrocento.table.seat import BOT_NAMES, Seat
from quattrocento.table.setting_up import Wanted
from quattrocento.table.writing import encode

if TYPE_CHECKING:
    from quattrocento.page.house import PageHouse

calls = Calls()


@calls("POST", "/api/lessons")
async def learn(house: PageHouse, asked: Asked) -> Answer:
    """A table that teaches a game: the one that is under way, or a new one."""
    body = asked.body
    name, number = body.word("game", 40), body.number("number", 1, len(FILES), 1)
    game = house.game(name)
    lesson = lesson_of(game, number)
    if lesson is None:
        raise Refused(404, "no-lesson", f"{name!r} has no lesson {number}.")
    me = somebody(house)["name"]
    under_way = _under_way(house, name, number)
    if under_way is not None:
        async with house.holding(under_way) as found:
            return shown(house, found)
    called = table_name(house, body.word("name", NAME, ""))
    wanted = Wanted(game, dict(lesson.options), ME, called, NO_CLOCK, True, lesson=number)
    seats = [
        Seat("person", me, ME) if seat == lesson.seat else Seat("bot", BOT_NAMES[seat], None, EASY)
        for seat in range(lesson.seats)
    ]
    new = new_table(wanted, seats)
    await begin(house, new, lambda change: new.begin(change, house.rng))
    return shown(house, new)


@calls("POST", "/api/tables/*/study")
async def study(house: PageHouse, asked: Asked) -> Answer:
    """Play on from a moment of a finished game, alone or against bots."""
    at = asked.body.number("at", 0, 1_000_000)
    seats = seats_of(house, asked.body.parts("seats"))
    async with house.holding(asked.table) as found:
        record, name = finished_record(found), found.name
    if at > len(record.moves):
        raise Refused(404, "no-moment", f"The game has {len(record.moves)} moves.")
    if len(seats) != len(record.seats):
        wanted_seats = len(record.seats)
        raise Refused(
            422, "seats", f"Say who plays each of the {wanted_seats} seats: me, here or a bot."
        )
    wanted = Wanted(record.game, record.options, ME, name, NO_CLOCK, True, studied=asked.table)
    new = new_table(wanted, seats)
    opening = tuple(record.moves[:at])
    await begin(house, new, lambda change: new.begin(change, house.rng, opening))
    return shown(house, new, 201)


@calls("GET", "/api/tables/*/analysis")
async def analysis(house: PageHouse, asked: Asked) -> Answer:
    """How a finished game stood turn by turn, what it turned on, and what the draws did."""
    known = house.analyses.get(asked.table)
    if known is not None:
        return Answer(200, known)
    async with house.holding(asked.table) as found:
        record = finished_record(found)
    job = {
        "game": record.game.name, "seats": record.seats, "options": record.options,
        "moves": record.moves,
    }  # fmt: skip
    answer = json.loads(await house.think(encode(job).decode()))
    if "analysis" not in answer:
        raise Refused(500, "no-analysis", "This game could not be analysed; try again later.")
    house.analyses[asked.table] = encode(answer["analysis"]).decode()
    return told(answer["analysis"])


def _under_way(house: PageHouse, game: str, number: int) -> str | None:
    """The table with this lesson that is not over yet, the last one played."""
    heads = sorted(house.heads.values(), key=lambda head: -head["row"]["changed"])
    for head in heads:
        row = head["row"]
        if (row["game"], row["lesson"], row["state"]) != (game, number, "playing"):
            continue
        try:
            if learning.progress(house.listed(row["id"])) is not None:
                return row["id"]
        except UNREADABLE:
            continue
    return None
