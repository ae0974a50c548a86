"""Calls of somebody who learns a game: begin its lesson or go on with it, and skip it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from sqlalchemy import select

from quattrocento.house import playing, schema, seating
from quattrocento.house.api_play import keyed
from quattrocento.house.asking import somebody
from quattrocento.house.calls import Calls, Request, Response
from quattrocento.house.house import House
from quattrocento.house.loading import load_rows
from quattrocento.house.people import PLAIN, Person
from quattrocento.house.responses import TableAnswer
from quattrocento.house.table import Table
from quattrocento.lessons import FILES, Lesson, lesson_of
from quattrocento.table import acting, learning
from quattrocento.table.errors import Refused
from quattrocento.table.shown import Message
from quattrocento.table.summaries import summary

calls = Calls()


class LessonBody(msgspec.Struct):
    """Which game somebody wants to learn, by which lesson, and what the table is to be called."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    number: Annotated[int, msgspec.Meta(ge=1, le=len(FILES))] = 1
    name: Annotated[str, msgspec.Meta(max_length=seating.TABLE_NAME, pattern=PLAIN)] = ""


@calls.post("/api/lessons", TableAnswer, LessonBody)
async def learn(request: Request, body: LessonBody) -> TableAnswer:
    """A table that teaches a game: the asker's own one that is under way, or a new one."""
    house = request.house
    person = await somebody(request)
    game = house.games.get(body.game)
    lesson = None if game is None else lesson_of(game, body.number)
    if lesson is None:
        raise Refused(404, "no-lesson", f"{body.game!r} has no lesson {body.number}.")
    mine = await _under_way(house, person, body)
    if mine is None:
        house.limits.take("tables", request.address)
        mine = await seating.set_up(house, person, _table_of(lesson, body), lesson=body.number)
        async with house.holding(mine) as table:
            await seating.start(house, table, person)
    async with house.holding(mine) as table:
        return TableAnswer(summary(table, person.id, house.online(table)))


@calls.post("/api/tables/{table_id}/skip", Message, playing.ConfirmBody)
async def skip(request: Request, table_id: str, body: playing.ConfirmBody) -> Response:
    """End the lesson; the game goes on against bots."""
    return await keyed(request, table_id, body, _skip)


async def _skip(house: House, table: Table, body: playing.ConfirmBody) -> None:
    change = acting.skip(table, body.seat, playing.key_of(body))
    learner = await house.people.find(table.host)
    if learner is not None:
        table.name = seating.usual_name(learner.language, learner.name)
    await house.commit(table, change)


async def _under_way(house: House, person: Person, body: LessonBody) -> str | None:
    """The asker's table with this lesson that is not over yet, the last one played."""
    t = schema.tables.c
    query = (
        select(schema.tables)
        .where(t.host == person.id, t.game == body.game, t.lesson == body.number)
        .where(t.state == "playing")
        .order_by(t.changed.desc())
    )
    found = await house.store.read(lambda connection: load_rows(connection, query, house.games))
    return next((one.id for one in found if learning.progress(one) is not None), None)


def _table_of(lesson: Lesson, body: LessonBody) -> seating.TableBody:
    seats = [
        seating.SeatBody("me") if seat == lesson.seat else seating.SeatBody("bot", level="easy")
        for seat in range(lesson.seats)
    ]
    return seating.TableBody(body.game, seats, lesson.options, private=True, name=body.name)
