"""Calls of somebody who studies a finished game."""

from __future__ import annotations

import asyncio

from quattrocento.house.asking import Looking, asker_of, check_looking, person_of, somebody
from quattrocento.house.calls import Calls, Request, Response
from quattrocento.house.responses import AnalysisAnswer, TableAnswer
from quattrocento.house.studying import StudyBody, study
from quattrocento.table.replays import finished_record
from quattrocento.table.summaries import summary
from quattrocento.table.writing import encode

calls = Calls()
KEPT = 100
"""Analyses that are kept; a finished game does not change."""


@calls.get("/api/tables/{table_id}/analysis", AnalysisAnswer, Looking)
async def analysis(request: Request, table_id: str, looking: Looking) -> Response:
    """How a finished game stood turn by turn, what it turned on, and what the draws did."""
    house = request.house
    person = await person_of(request)
    async with house.holding(table_id) as table:
        check_looking(table, person, looking.invite)
        record = finished_record(table)
    # When a game ends all its players ask for it at the same moment.
    async with house.analysing.setdefault(table_id, asyncio.Lock()):
        found = house.analyses.get(table_id)
        if found is None:
            house.limits.take("moments", request.address)
            found = encode(await house.studyroom.analyse(asker_of(request, person), record))
            while len(house.analyses) >= KEPT:
                house.analyses.pop(next(iter(house.analyses)))
            house.analyses[table_id] = found
    return Response(found)


@calls.post("/api/tables/{table_id}/study", TableAnswer, StudyBody, status=201)
async def study_table(request: Request, table_id: str, body: StudyBody) -> TableAnswer:
    """Play on from a moment of a finished game, alone or against bots."""
    house = request.house
    person = await somebody(request)
    house.limits.take("tables", request.address)
    async with house.holding(table_id) as table:
        check_looking(table, person, body.invite)
        record = finished_record(table)
    opened = await study(house, person, table, record, body)
    async with house.holding(opened) as new:
        return TableAnswer(summary(new, person.id, house.online(new)))
