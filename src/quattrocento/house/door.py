"""The door: what a request is checked for when it comes in, and the headers it leaves with."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from quattrocento.house.errors import Refused
from quattrocento.house.house import House

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        # Positions on the board are style attributes.
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
Headers = list[tuple[bytes, bytes]]
ALWAYS: Headers = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
PAGE: Headers = [
    (b"content-security-policy", POLICY.encode()),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
CALL: Headers = [(b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")]
SECURE: Headers = [(b"strict-transport-security", b"max-age=31536000")]
READING = frozenset(("GET", "HEAD", "OPTIONS"))


class Door:
    """The application behind its door."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house
        self._url = house.config.url.rstrip("/").encode()
        always = [*ALWAYS, *SECURE] if house.config.secure else ALWAYS
        self._page = [*always, *PAGE]
        self._call = [*always, *CALL]

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        call = scope["path"].startswith("/api/")
        leaving = self._call if call else self._page

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *leaving]
                if call and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        try:
            self._check(scope)
        except Refused as error:
            self._house.metrics.refused(error.code)
            await _refuse(kind, error, receive, send_with_headers)
            return
        await self._app(scope, receive, send_with_headers if kind == ScopeType.HTTP else send)

    def _check(self, scope: Scope) -> None:
        client = scope.get("client")
        self._house.limits.take("calls", "unknown" if client is None else client[0])
        headers = dict(scope["headers"])
        if scope["type"] == ScopeType.WEBSOCKET:
            self._check_origin(headers)
        elif scope["method"] not in READING and headers.get(b"x-quattrocento") != b"1":
            # A page of another origin cannot set this header.
            raise Refused(403, "no-header", "Send the header X-Quattrocento: 1.")

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        """A browser says which page opens a WebSocket; a page of another origin may not."""
        origin = headers.get(b"origin")
        if origin is None or origin == self._url:
            return
        if origin.partition(b"://")[2] != headers.get(b"host"):
            raise Refused(403, "wrong-origin", "This page does not belong to the house.")


async def _refuse(kind: str, error: Refused, receive: Receive, send: Any) -> None:
    if kind == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4000 + error.status, "reason": error.code})
        return
    body = msgspec.json.encode({"error": error.code, "message": str(error)})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
