"""Calls: what can be asked of the house over HTTP, and how a request finds its call.

A framework did this first and took a third of the time of a move; reading a request with msgspec
and finding one of forty paths is little work.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar
from urllib.parse import parse_qsl

import msgspec

from quattrocento.house.blocks import block_of
from quattrocento.house.house import House
from quattrocento.table.errors import Refused

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
Handler = Callable[..., Awaitable[object]]
H = TypeVar("H", bound=Handler)
MOST_COOKIES = 100
"""Cookies that are looked at; a browser sends a few."""
S = TypeVar("S", bound=msgspec.Struct)
D = TypeVar("D")
JSON = "application/json"
BODILESS = ("GET", "DELETE")
"""Methods that have a query instead of a body."""
LARGEST = 64 * 1024
"""Bytes in a request, unless a call takes more."""
LONG = 4 * 1024
"""Bytes from which on it is quicker to pack an answer than to send it as it is."""
_CONTROL = re.compile(r"[\x00-\x1f\x7f\ud800-\udfff]")
"""What no name has in it; PostgreSQL stores no zeros, and nobody halves of characters."""


class Request:
    """One request: the house that is asked, and what came along."""

    __slots__ = ("headers", "house", "scope")

    def __init__(self, house: House, scope: Scope) -> None:
        self.house = house
        self.scope = scope
        self.headers: dict[bytes, bytes] = dict(scope["headers"])

    @property
    def address(self) -> str:
        """Where it comes from, as it is counted; uvicorn has put here what a proxy says."""
        client = self.scope.get("client")
        return "unknown" if client is None else block_of(str(client[0]))

    def header(self, name: bytes) -> str:
        return self.headers.get(name, b"").decode("latin-1")

    def cookie(self, name: str) -> str | None:
        # Not `http.cookies`: a long header of odd signs keeps it busy for seconds.
        for pair in self.header(b"cookie").split(";", MOST_COOKIES):
            key, _, value = pair.partition("=")
            if key.strip() == name:
                return value.strip()
        return None


class Response:
    """What is sent back as it stands."""

    __slots__ = ("body", "headers", "kind", "status")

    def __init__(
        self,
        body: bytes,
        kind: str = JSON,
        status: int = 200,
        headers: Iterable[tuple[str, str]] = (),
    ) -> None:
        self.body = body
        self.kind = kind
        self.status = status
        self.headers = list(headers)


class Call:
    """One call: method and path, what it reads and answers, and who carries it out.

    The handler gets the request, the variable parts of the path, then what it takes: the body, or
    the query of a call that only reads. It gives a Response, or something to be written as JSON.
    """

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        takes: type[msgspec.Struct] | None,
        answer: type | None,
        status: int,
        kind: str,
        largest: int,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.takes = takes
        self.answer = answer
        self.status = status
        self.kind = kind
        self.largest = largest
        self._decode = None if takes is None else msgspec.json.Decoder(takes).decode

    async def run(self, request: Request, values: list[str], receive: Receive) -> Response:
        """Read what it takes, carry it out, write the answer."""
        if self.takes is None:
            given = await self.handler(request, *values)
        elif self._decode is not None and self.method not in BODILESS:
            body = read_json(self._decode, await _body(receive, self.largest))
            given = await self.handler(request, *values, body)
        else:
            given = await self.handler(request, *values, read_query(request, self.takes))
        if isinstance(given, Response):
            return given
        return _written(request, msgspec.json.encode(given), self.status)


def _written(request: Request, body: bytes, status: int) -> Response:
    """An answer as it is sent: long ones, such as lists of tables, are packed."""
    if len(body) < LONG or "gzip" not in request.header(b"accept-encoding"):
        return Response(body, status=status)
    headers = [("vary", "Accept-Encoding"), ("content-encoding", "gzip")]
    return Response(gzip.compress(body, 1, mtime=0), status=status, headers=headers)


class Calls:
    """Collects the calls of a module."""

    def __init__(self) -> None:
        self.all: list[Call] = []

    def get(
        self,
        path: str,
        answer: type | None = None,
        query: type[msgspec.Struct] | None = None,
        kind: str = JSON,
    ) -> Callable[[H], H]:
        return self._add("GET", path, query, answer, 200, kind)

    def post(
        self,
        path: str,
        answer: type | None = None,
        takes: type[msgspec.Struct] | None = None,
        status: int = 200,
        kind: str = JSON,
        largest: int = LARGEST,
    ) -> Callable[[H], H]:
        return self._add("POST", path, takes, answer, status, kind, largest)

    def put(self, path: str, answer: type, takes: type[msgspec.Struct]) -> Callable[[H], H]:
        return self._add("PUT", path, takes, answer, 200, JSON)

    def delete(
        self, path: str, answer: type, query: type[msgspec.Struct] | None = None
    ) -> Callable[[H], H]:
        return self._add("DELETE", path, query, answer, 200, JSON)

    def patch(self, path: str, answer: type, takes: type[msgspec.Struct]) -> Callable[[H], H]:
        return self._add("PATCH", path, takes, answer, 200, JSON)

    def _add(
        self,
        method: str,
        path: str,
        takes: type[msgspec.Struct] | None,
        answer: type | None,
        status: int,
        kind: str,
        largest: int = LARGEST,
    ) -> Callable[[H], H]:
        def add(handler: H) -> H:
            self.all.append(Call(method, path, handler, takes, answer, status, kind, largest))
            return handler

        return add


class Router:
    """Finds the call of a path, piece by piece; `{…}` in a path stands for anything."""

    def __init__(self, calls: Iterable[Call]) -> None:
        self._root: dict[str | None, Any] = {}
        for call in calls:
            node = self._root
            for piece in call.path.strip("/").split("/"):
                node = node.setdefault(None if piece.startswith("{") else piece, {})
            node.setdefault("", {})[call.method] = call

    def find(self, method: str, path: str) -> tuple[Call, list[str]]:
        """The call, and the variable pieces of the path."""
        node = self._root
        values: list[str] = []
        for piece in path.strip("/").split("/"):
            found = node.get(piece) if piece else None
            if found is None:
                found = node.get(None)
                values.append(piece)
            if found is None:
                raise Refused(404, "not-found", "There is no such call.")
            node = found
        methods = node.get("")
        if methods is None:
            raise Refused(404, "not-found", "There is no such call.")
        call = methods.get("GET" if method == "HEAD" else method)
        if call is None:
            raise Refused(405, "no-method", f"This cannot be asked with {method}.")
        return call, values


def check_path(path: str) -> None:
    """Refuse an address with characters in it that no name has."""
    if _CONTROL.search(path):
        raise Refused(404, "not-found", "There are characters in this address that cannot be.")


def read_json(decode: Callable[[bytes], D], body: bytes) -> D:
    """What somebody has sent, in its type; refused where it cannot be."""
    if rb"\u0000" in body:
        _check_zeros(body)
    try:
        return decode(body)
    except msgspec.ValidationError as error:
        raise _unfit(error) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused(400, "bad-request", "The body is not JSON as it should be.") from None


async def _body(receive: Receive, largest: int) -> bytes:
    """The whole body, as long as it is not too long; part of one is none."""
    pieces: list[bytes] = []
    size, more = 0, True
    while more and size <= largest:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Refused(400, "bad-request", "The body did not come to its end.")
        pieces.append(message.get("body", b""))
        size += len(pieces[-1])
        more = message.get("more_body", False)
    body = b"".join(pieces)
    if len(body) > largest:
        raise Refused(413, "too-large", f"This request has at most {largest} bytes.")
    return body


def _check_zeros(body: bytes) -> None:
    """Refuse a zero character wherever it is: not every database stores it."""
    # Only one behind an even number of backslashes is a character.
    if re.search(rb"(?<!\\)(?:\\\\)*\\u0000", body):
        raise Refused(400, "bad-request", "There is a character in the body that cannot be.")


def read_query(request: Request, takes: type[S]) -> S:
    """What the address asks for after its question mark."""
    try:
        query = dict(parse_qsl(request.scope["query_string"].decode("latin-1")))
        if any(_CONTROL.search(value) for value in query.values()):
            raise Refused(400, "bad-request", "There are characters in this that cannot be.")
        return msgspec.convert(query, takes, strict=False)
    except msgspec.ValidationError as error:
        raise _unfit(error) from None


def _unfit(error: msgspec.ValidationError) -> Refused:
    """Which field cannot be, in words for people."""
    said = str(error).replace("`", "")
    if "matching regex" in said:
        where = said.rpartition(" - at ")[2] or "$"
        said = f"there are characters in it that cannot be, or nothing at all - at {where}"
    return Refused(400, "bad-request", f"{said}.")
