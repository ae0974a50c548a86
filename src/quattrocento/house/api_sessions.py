"""Calls about sessions: where one is logged in, and logging out there."""

from __future__ import annotations

import msgspec

from quattrocento.house.api_people import goodbye
from quattrocento.house.asking import session_of
from quattrocento.house.calls import Calls, Request, Response
from quattrocento.house.responses import Nothing, SessionsAnswer, SessionShown
from quattrocento.house.sessions import Session
from quattrocento.table.errors import Refused, no_person

calls = Calls()


class Which(msgspec.Struct):
    """All sessions, or all but the one that asks."""

    others: bool = False


@calls.get("/api/sessions", SessionsAnswer)
async def sessions(request: Request) -> SessionsAnswer:
    """Where I am logged in."""
    this = await _this(request)
    return SessionsAnswer(
        [
            SessionShown(one.shown, one.agent, one.created, one.seen, one.id == this.id)
            for one in await request.house.sessions.of(this.person)
        ]
    )


@calls.delete("/api/sessions/{session_id}", Nothing)
async def end_session(request: Request, session_id: str) -> Response | Nothing:
    """Log out there."""
    house, this = request.house, await _this(request)
    for one in await house.sessions.of(this.person):
        if one.shown == session_id:
            await house.sessions.end(one)
            return goodbye(request) if one.id == this.id else Nothing()
    raise Refused(404, "no-session", "There is no such session, or it has ended.")


@calls.delete("/api/sessions", Nothing, Which)
async def end_sessions(request: Request, which: Which) -> Response | Nothing:
    """Log out everywhere, or everywhere else."""
    house, this = request.house, await _this(request)
    await house.sessions.end_all(this.person, this if which.others else None)
    return Nothing() if which.others else goodbye(request)


async def _this(request: Request) -> Session:
    """The session that asks."""
    session = await session_of(request)
    if session is None:
        raise no_person()
    return session
