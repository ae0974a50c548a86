"""Calls of somebody who learns a game: begin its lesson or go on with it, and skip it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from sqlalchemy import select

from quattrocento.house import learning, playing, schema, seating
from quattrocento.house.answers import TableAnswer
from quattrocento.house.api_play import keyed
from quattrocento.house.asking import somebody
from quattrocento.house.calls import Answer, Asked, Calls
from quattrocento.house.errors import Refused
from quattrocento.house.house import House
from quattrocento.house.loading import load_rows
from quattrocento.house.people import PLAIN, Person
from quattrocento.house.shown import Message
from quattrocento.house.summaries import summary
from quattrocento.house.table import Table
from quattrocento.lessons import Lesson, lesson_of

calls = Calls()


class LessonWish(msgspec.Struct):
    """Which game somebody wants to learn, and what the table is to be called."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    name: Annotated[str, msgspec.Meta(max_length=seating.TABLE_NAME, pattern=PLAIN)] = ""


@calls.post("/api/lessons", TableAnswer, LessonWish)
async def learn(asked: Asked, wish: LessonWish) -> TableAnswer:
    """A table that teaches a game: the asker's own one that is under way, or a new one."""
    house = asked.house
    person = await somebody(asked)
    game = house.games.get(wish.game)
    lesson = None if game is None else lesson_of(game)
    if lesson is None:
        raise Refused(404, "no-lesson", f"There is no lesson for {wish.game!r}.")
    mine = await _under_way(house, person, wish.game)
    if mine is None:
        house.limits.take("tables", asked.address)
        mine = await seating.set_up(house, person, _table_of(lesson, wish), lesson=True)
        async with house.holding(mine) as table:
            await seating.start(house, table, person)
    async with house.holding(mine) as table:
        return TableAnswer(summary(house, table, person.id))


@calls.post("/api/tables/{table_id}/skip", Message, playing.ConfirmWish)
async def skip(asked: Asked, table_id: str, wish: playing.ConfirmWish) -> Answer:
    """End the lesson; the game goes on against bots."""
    return await keyed(asked, table_id, wish, _skip)


async def _skip(house: House, table: Table, wish: playing.ConfirmWish) -> None:
    table.check_playing()
    if not table.lesson:
        raise Refused(409, "no-lesson", "There is no lesson at this table.")
    change = table.change("skip", wish.seat, playing.key_of(wish))
    table.lesson = False
    await house.commit(table, change)


async def _under_way(house: House, person: Person, game: str) -> str | None:
    """The asker's lesson of this game that is not over yet, the last one played."""
    t = schema.tables.c
    query = (
        select(schema.tables)
        .where(t.host == person.id, t.game == game, t.lesson == 1, t.state == "playing")
        .order_by(t.changed.desc())
    )
    found = await house.store.read(lambda connection: load_rows(connection, query, house.games))
    return next((one.id for one in found if learning.progress(one) is not None), None)


def _table_of(lesson: Lesson, wish: LessonWish) -> seating.TableWish:
    seats = [
        seating.SeatWish("me") if seat == lesson.seat else seating.SeatWish("bot", level="easy")
        for seat in range(lesson.seats)
    ]
    return seating.TableWish(wish.game, seats, lesson.options, private=True, name=wish.name)
