"""HTTP and WebSocket connections with limits on size and time, on top of uvicorn's."""

from __future__ import annotations

import asyncio
import math
from asyncio.transports import BaseTransport
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State

from quattrocento.house.entrance import CLOSING, Entrance, Visit
from quattrocento.house.live import LINE

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

HEAD = 32 * 1024
"""Bytes of a request line and headers."""
FIELDS = 100
"""Headers of a request."""
BODY = 1024 * 1024
"""Bytes of a body on the wire, wanted or not; what a call reads has a limit of its own."""
PIPELINED = 16
"""Requests that wait on one connection while another is answered."""
HEAD_SECONDS = 10.0
"""Seconds until the headers are complete."""
BODY_SECONDS = 20.0
"""Seconds until the body is complete."""
HANDSHAKE_SECONDS = 10.0
"""Seconds until a line is open."""
SAID, SAID_A_SECOND = 32 * 1024, 8 * 1024
"""Bytes that a screen says on a line at once, and a second: pings, and moves of a few hundred."""
WAITING = 8
"""Things that were said on a line and wait to be done; after that no more is read."""
EACH = 128
"""Bytes that a message counts as, besides its own: to read many small ones is what costs."""


class Unwelcome(Exception):
    """A request that goes beyond a limit."""


def refusal(status: HTTPStatus) -> bytes:
    """An answer after which the connection is closed."""
    words = status.phrase.encode()
    head = b"content-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
    return STATUS_LINE[status] + head % len(words) + words


class GuardedHttp(HttpToolsProtocol):
    """Requests that begin must end, and answers must be read."""

    entrance: ClassVar[Entrance]
    _visit: Visit | None = None
    _heading = True
    """Between two bodies: the next bytes are headers."""
    _got = 0
    """Bytes since the last headers or the last body were complete."""
    _begun = False
    """Part of the headers has come."""
    _resting = False
    """Kept open for a next request of which nothing has come."""
    _status = HTTPStatus.BAD_REQUEST

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        visit = self._visit = self.entrance.admit(transport)
        if visit is None:
            transport.abort()
        else:
            visit.late = self._late
            visit.deadline = self.loop.time() + HEAD_SECONDS

    def connection_lost(self, exc: Exception | None) -> None:
        self.entrance.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        visit = self._visit
        if visit is None or self.transport.is_closing():
            return
        self._got += len(data)
        if self._resting:
            self._resting = False
            visit.deadline = self.loop.time() + HEAD_SECONDS
        super().data_received(data)
        if self._heading:
            if self._got > HEAD:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._got > BODY:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def on_message_begin(self) -> None:
        self._begun = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._begun = False
        if self._got > HEAD or len(self.headers) > FIELDS:
            size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
            if size > HEAD or len(self.headers) > FIELDS:
                self._status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
                raise Unwelcome
        if len(self.pipeline) >= PIPELINED:
            self._status = HTTPStatus.TOO_MANY_REQUESTS
            raise Unwelcome
        self._heading, self._got = False, 0
        if self._visit is not None:
            self.entrance.busy(self._visit)
            self._visit.deadline = self.loop.time() + BODY_SECONDS
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._heading, self._got = True, 0
        if self._visit is not None:
            self._visit.deadline = math.inf
            if self.cycle is not None and self.cycle.response_complete:
                self._rest(self._visit)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._visit is not None and self._heading and not self.pipeline:
            self._rest(self._visit)

    def _rest(self, visit: Visit) -> None:
        """Wait for the next request."""
        self._resting = not self._begun
        patience = HEAD_SECONDS if self._begun else self.timeout_keep_alive
        visit.deadline = self.loop.time() + patience
        self.entrance.idle(visit)

    def handle_websocket_upgrade(self) -> None:
        if self.url.isascii():
            super().handle_websocket_upgrade()
        else:
            self._refuse(HTTPStatus.BAD_REQUEST)

    def send_400_response(self, msg: str) -> None:
        """Where uvicorn cannot read a request, or is told that it is unwelcome."""
        self._refuse(self._status)

    def _late(self) -> None:
        if self._heading and not self._begun:
            self.transport.close()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: HTTPStatus) -> None:
        """Say why, unless an answer is under way or was given, and close."""
        if self.transport.is_closing():
            return
        cycle = self.cycle
        if cycle is None or (
            cycle.response_complete if self._heading else not cycle.response_started
        ):
            self.transport.write(refusal(status))
        if self._visit is not None:
            self._visit.deadline = self.loop.time() + CLOSING
        self.transport.close()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A line on which a screen says little."""

    entrance: ClassVar[Entrance]
    _free = 0.0
    """When nothing of what was said counts any more."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        visit = self._visit = self.entrance.of(cast(asyncio.Transport, transport))
        self.entrance.busy(visit)
        visit.late = self._late
        visit.deadline = self.loop.time() + HANDSHAKE_SECONDS

    def connection_lost(self, exc: Exception | None) -> None:
        self.entrance.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            now = self.loop.time()
            self._free = max(now, self._free) + len(data) / SAID_A_SECOND
            if self._free - now > SAID / SAID_A_SECOND:
                # Before it is read.
                self.transport.abort()
                return
        super().data_received(data)
        if not self.handshake_initiated:
            # A request that HTTP takes and WebSockets do not.
            self.transport.write(refusal(HTTPStatus.BAD_REQUEST))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        self._free += EACH / SAID_A_SECOND
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                # As uvicorn does, but without a trace in the log for every one.
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
            if not self.close_sent and self.queue.qsize() < WAITING:
                # To stop reading and to begin again for each would cost as much as reading it.
                self.frames = []
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][LINE] = self

    async def send(self, message: ASGISendEvent) -> None:
        try:
            text = message.get("text")
            if isinstance(text, str) and self.handshake_complete and not self.close_sent:
                await self._say(text.encode())
            else:
                await super().send(message)
        except RuntimeError:
            if not self.close_sent:
                raise
            # What the screen said last could not be read, so the line was closed meanwhile.
            raise ClientDisconnected from None

    async def _say(self, said: bytes) -> None:
        """Send text in one frame: made here, the frame costs as little as what is in it."""
        await self.writable.wait()
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            raise ClientDisconnected
        self.say(said)

    @property
    def free(self) -> bool:
        """Something can be said at once."""
        return (
            self.handshake_complete
            and not self.close_sent
            and self.conn.state is State.OPEN
            and self.writable.is_set()
            and not self.transport.is_closing()
        )

    def say(self, said: bytes) -> None:
        """Say it on a line that is free."""
        self.transport.write(_head(len(said)) + said)

    def _late(self) -> None:
        if self.handshake_complete:
            self._visit.deadline = math.inf
        else:
            self.transport.abort()


def _head(length: int) -> bytes:
    """The head of a frame of text that is the whole message, not masked (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def protocols(entrance: Entrance) -> tuple[type[GuardedHttp], type[GuardedWebSocket]]:
    """The connections of one entrance."""
    own: dict[str, Any] = {"entrance": entrance}
    return type("Http", (GuardedHttp,), own), type("WebSocket", (GuardedWebSocket,), own)
