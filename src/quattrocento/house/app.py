"""The application: every call under one roof, with its checks, headers and errors."""

from __future__ import annotations

import logging
import math
import time
from functools import cache
from typing import Any

import msgspec

from quattrocento.house.api_account import calls as account_calls
from quattrocento.house.api_games import games_calls
from quattrocento.house.api_host import calls as host_calls
from quattrocento.house.api_lessons import calls as lesson_calls
from quattrocento.house.api_letters import letters_calls
from quattrocento.house.api_notices import notices_calls
from quattrocento.house.api_people import people
from quattrocento.house.api_play import calls as play_calls
from quattrocento.house.api_push import push_calls
from quattrocento.house.api_records import calls as record_calls
from quattrocento.house.api_sessions import calls as session_calls
from quattrocento.house.api_statistics import calls as statistics_calls
from quattrocento.house.api_study import calls as study_calls
from quattrocento.house.api_tables import calls as table_calls
from quattrocento.house.calls import (
    Call,
    Calls,
    Receive,
    Request,
    Response,
    Router,
    Scope,
    Send,
    check_path,
)
from quattrocento.house.door import Door, Headers
from quattrocento.house.errors import TooMany
from quattrocento.house.house import House
from quattrocento.house.openapi import describe
from quattrocento.house.pages import Pages
from quattrocento.house.websocket import live
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.table.errors import Refused

log = logging.getLogger(__name__)
access = logging.getLogger("quattrocento.access")
own = Calls()


@own.get("/api/health")
async def health(request: Request) -> dict[str, Any]:
    """The process lives, whatever becomes of its storage."""
    return {"ok": True}


@own.get("/api/ready")
async def ready(request: Request) -> dict[str, Any]:
    """The house can store what is done in it; 503 and why not where it cannot."""
    await request.house.readiness.check()
    return {"ok": True}


@own.get("/api/schema/openapi.json")
async def schema(request: Request) -> Response:
    """This description."""
    return Response(_description())


@cache
def _description() -> bytes:
    return msgspec.json.encode(describe(all_calls()))


def all_calls() -> list[Call]:
    """Everything that can be asked."""
    modules = (
        own, people, account_calls, session_calls, letters_calls, notices_calls, push_calls,
        games_calls, table_calls, lesson_calls, play_calls, record_calls, study_calls,
        statistics_calls,
        host_calls,
    )  # fmt: skip
    return [call for module in modules for call in module.all]


class App:
    """The ASGI application of a house; opening and closing it opens and closes the house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._door = Door(house.config)
        self._router = Router(all_calls())
        self._pages = Pages()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "http":
            await self._http(Request(self._house, scope), receive, send)
        elif kind == "websocket":
            await self._websocket(Request(self._house, scope), receive, send)
        else:
            await self._lifespan(receive, send)

    async def _http(self, request: Request, receive: Receive, send: Send) -> None:
        path = request.scope["path"]
        call = path.startswith("/api/")
        began = time.monotonic()
        try:
            self._door.check(request)
            check_path(path)
            if call:
                found, values = self._router.find(request.scope["method"], path)
                answer = await found.run(request, values, receive)
            else:
                answer = await self._pages.answer(request)
        except Exception as error:
            answer = self._refusal(request, error)
        await _send(answer, self._door.leaving(path), call, send)
        seconds = time.monotonic() - began
        self._house.metrics.http_seconds.labels("call" if call else "page").observe(seconds)
        if self._house.config.access_log:
            _write_down(request, request.scope["method"], answer, seconds)

    def _refusal(self, request: Request, error: Exception) -> Response:
        if isinstance(error, Refused):
            status, code, words = error.status, error.code, str(error)
        elif isinstance(error, QuattrocentoError):
            status, code, words = 422, "bad-request", f"{error}."
        else:
            path = request.scope["path"]
            log.error("a call failed", exc_info=error, extra={"path": path})
            status, code = 500, "mistake"
            words = "The house made a mistake; it has been written down."
        self._house.metrics.refused(code)
        headers = []
        if isinstance(error, TooMany):
            headers.append(("retry-after", str(math.ceil(error.wait))))
        body = msgspec.json.encode({"error": code, "message": words})
        return Response(body, status=status, headers=headers)

    async def _websocket(self, request: Request, receive: Receive, send: Send) -> None:
        path = request.scope["path"]
        pieces = path.strip("/").split("/")
        try:
            self._door.check(request)
            check_path(path)
            if len(pieces) != 4 or pieces[:2] != ["api", "tables"] or pieces[3] != "live":
                raise Refused(404, "not-found", "There is nothing to listen to.")
        except Refused as error:
            await receive()
            refusal = self._refusal(request, error)
            await _send(refusal, self._door.call, True, send, "websocket.")
            if self._house.config.access_log:
                _write_down(request, "WEBSOCKET", refusal, 0.0)
            # Refused, then closed: until then uvicorn takes it for a line nobody answered.
            await receive()
            await receive()
            return
        await live(request, pieces[2], receive, send)

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self._house.open()
        except Exception as error:
            log.error("the house cannot be opened", exc_info=error)
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self._house.close()
        await send({"type": "lifespan.shutdown.complete"})


def _write_down(request: Request, method: str, answer: Response, seconds: float) -> None:
    """A line of the access log: every request, also one that is refused."""
    client = request.scope.get("client")
    told = {
        "address": "unknown" if client is None else client[0],
        "method": method,
        "path": request.scope["path"],
        "status": answer.status,
        "bytes": len(answer.body),
        "milliseconds": round(1000 * seconds, 1),
    }
    access.info("request", extra=told)


async def _send(answer: Response, leaving: Headers, call: bool, send: Send, line: str = "") -> None:
    """Send an answer; `line` is what its parts are called where a WebSocket was asked for."""
    headers = [
        (b"content-type", answer.kind.encode()),
        (b"content-length", str(len(answer.body)).encode()),
        *leaving,
    ]
    kept = False
    for name, value in answer.headers:
        headers.append((name.encode(), value.encode()))
        kept = kept or name == "cache-control"
    if call and not kept:
        headers.append((b"cache-control", b"no-store"))
    start = f"{line}http.response.start"
    await send({"type": start, "status": answer.status, "headers": headers})
    await send({"type": f"{line}http.response.body", "body": answer.body})
