"""The application: every call under one roof, with its checks, headers and errors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import generate_latest

from quattrocento.house import api_games, api_people, api_play, api_tables
from quattrocento.house.answers import READING
from quattrocento.house.asking import Asked, house_of
from quattrocento.house.door import Door
from quattrocento.house.errors import Refused
from quattrocento.house.house import House
from quattrocento.house.pages import Pages, page
from quattrocento.kernel.errors import QuattrocentoError

log = logging.getLogger(__name__)
LARGEST = 64 * 1024
"""Bytes in a request."""


@get("/api/health", responses=READING)
async def health(request: Asked) -> dict[str, Any]:
    await house_of(request).store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
    return {"ok": True}


@get("/api/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: Asked) -> bytes:
    return generate_latest(house_of(request).metrics.registry)


def on_refused(request: Any, error: Refused) -> Response[dict[str, str]]:
    house_of(request).metrics.refused(error.code)
    return _error(error.status, error.code, str(error))


def on_mistake(_: Any, error: QuattrocentoError) -> Response[dict[str, str]]:
    return _error(422, "bad-request", f"{error}.")


def on_http(_: Any, error: HTTPException) -> Response[dict[str, str]]:
    code = {404: "not-found", 405: "no-method", 413: "too-large"}.get(error.status_code)
    words = error.detail
    if isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            said = str(first.get("message", ""))
            if "matching regex" in said:
                said = "there are characters in it that cannot be, or nothing at all"
            words = f"{first.get('key', 'body')}: {said}"
    return _error(error.status_code, code or "bad-request", words)


def on_unreadable(_: Any, error: Exception) -> Response[dict[str, str]]:
    """Bytes that are no text, and brackets without end."""
    return _error(400, "bad-request", "The body is not JSON that anybody could mean.")


def on_crash(request: Any, error: Exception) -> Response[dict[str, str]]:
    log.exception("a call failed", exc_info=error, extra={"path": request.url.path})
    return _error(500, "mistake", "The house made a mistake; it has been written down.")


def _error(status: int, code: str, message: str) -> Response[dict[str, str]]:
    return Response({"error": code, "message": message}, status_code=status)


def new_app(house: House) -> Door:
    """The ASGI application of a house; opening and closing it opens and closes the house."""
    return Door(new_routes(house), house)


def new_routes(house: House) -> Litestar:
    """Every call, without its door."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[
            health,
            metrics,
            *api_people.HANDLERS,
            *api_games.HANDLERS,
            *api_tables.HANDLERS,
            *api_play.HANDLERS,
            page,
        ],
        lifespan=[lifespan],
        exception_handlers={
            Refused: on_refused,
            QuattrocentoError: on_mistake,
            HTTPException: on_http,
            UnicodeDecodeError: on_unreadable,
            RecursionError: on_unreadable,
            Exception: on_crash,
        },
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="Quattrocento",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    app.state.house = house
    app.state.pages = Pages()
    return app
