"""The calls of the page's house, each by its method and path."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from quattrocento.page.requests import Body, Query
from quattrocento.table.errors import Refused
from quattrocento.table.writing import encode

if TYPE_CHECKING:
    from quattrocento.page.house import PageHouse


class Answer(NamedTuple):
    """What is answered: a status and a text."""

    status: int
    text: str


class Asked(NamedTuple):
    """What a call is given: the variable parts of its path, its query and its body."""

    values: list[str]
    query: Query
    body: Body

    @property
    def table(self) -> str:
        """The table that the path names."""
        return self.values[0]


Handler = Callable[["PageHouse", Asked], Awaitable[Answer]]


class Calls:
    """Collects the calls of a module."""

    def __init__(self) -> None:
        self.all: list[tuple[str, list[str], Handler]] = []

    def __call__(self, method: str, path: str) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            self.all.append((method, path.strip("/").split("/"), handler))
            return handler

        return add


def find(calls: list[tuple[str, list[str], Handler]], method: str, path: str) -> Handler | None:
    """Whoever answers a call here; None where nobody does."""
    return next((one for verb, parts, one in calls if verb == method and _fits(parts, path)), None)


def values_of(path: str) -> list[str]:
    """The parts of a path that name something: behind `/api/tables`, and `/api/here/tables`."""
    pieces = path.strip("/").split("/")
    return pieces[3:4] if pieces[1:2] == ["here"] else pieces[2:3]


def _fits(parts: list[str], path: str) -> bool:
    pieces = path.strip("/").split("/")
    if len(pieces) != len(parts):
        return False
    return all(part in (piece, "*") for part, piece in zip(parts, pieces, strict=True))


def told(value: object, status: int = 200) -> Answer:
    """An answer in JSON."""
    return Answer(status, encode(value).decode())


def refused(error: Refused) -> Answer:
    return told({"error": error.code, "message": str(error)}, error.status)


def not_here() -> Refused:
    """Something that needs other people."""
    return Refused(
        409, "here", "That is not possible on this device alone: it needs a house of games."
    )
