"""How tables are kept in a page: a head each, and beside it a piece for every version.

The head is put last and names the version. What lies beyond that was never told to anybody: it
belongs to a change whose head could not be put, and the next change takes its place.
"""

from __future__ import annotations

from typing import Any, Protocol, TypedDict

from quattrocento.kernel.step import Move
from quattrocento.table.change import Change
from quattrocento.table.errors import Refused
from quattrocento.table.rows import OrderRow, SeatRow, TableRow
from quattrocento.table.writing import decode, encode

HEADS = "tables"


class Keeper(Protocol):
    """Texts by kind and key, kept when the page is closed. A `put` that returns is safe."""

    async def put(self, kind: str, key: str, text: str) -> None: ...

    async def get(self, kind: str, key: str) -> str | None: ...

    async def all(self, kind: str) -> list[tuple[str, str]]: ...

    async def delete(self, kind: str, key: str) -> None: ...


class Head(TypedDict):
    """All of a table but what was played and told."""

    row: TableRow
    seats: list[SeatRow]
    orders: list[OrderRow]


class Piece(TypedDict):
    """What a version added."""

    cut: int | None
    """Moves from this number on were taken back first."""
    moves: list[tuple[Move, int | None]]
    """Each with the seat that decided it."""
    events: list[Any]
    key: str | None


NOTHING: Piece = {"cut": None, "moves": [], "events": [], "key": None}


class Story:
    """All that was played and told at a table."""

    def __init__(self) -> None:
        self.moves: list[tuple[Move, int | None]] = []
        self.told: list[bytes] = []
        """The events of every version, oldest first."""
        self.keys: set[str] = set()
        """Those of the requests that were carried out."""

    def add(self, piece: Piece) -> None:
        if piece["cut"] is not None:
            del self.moves[piece["cut"] :]
        self.moves += [(tuple(move), seat) for move, seat in piece["moves"]]
        self.told.append(encode(piece["events"]))
        if piece["key"] is not None:
            self.keys.add(piece["key"])


class Shelf:
    """Keeps tables, one change after the other."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def heads(self) -> list[Head]:
        """All tables."""
        return [decode(text) for _, text in await self._keeper.all(HEADS)]

    async def story(self, id: str, version: int) -> Story:
        """A table's story up to a version."""
        story = Story()
        pieces = await self._keeper.all(_pieces_of(id))
        for key, text in pieces[:version]:
            if int(key) != len(story.told) + 1:
                raise ValueError(f"version {len(story.told) + 1} is missing")
            story.add(decode(text))
        if len(story.told) != version:
            raise ValueError(f"only {len(story.told)} of {version} versions are there")
        return story

    async def begin(self, id: str) -> None:
        """The first version of a table, at which nothing has happened yet."""
        await self._put(_pieces_of(id), _key(1), NOTHING)

    async def add(self, head: Head, piece: Piece) -> None:
        """The next version of a table, whole or not at all."""
        row = head["row"]
        await self._put(_pieces_of(row["id"]), _key(row["version"]), piece)
        await self.renew(head)

    async def renew(self, head: Head) -> None:
        """The same version of a table, with another order."""
        await self._put(HEADS, head["row"]["id"], head)

    async def remove(self, id: str) -> None:
        """Keep a table no longer."""
        await self._keeper.delete(HEADS, id)
        for key, _ in await self._keeper.all(_pieces_of(id)):
            await self._keeper.delete(_pieces_of(id), key)

    async def note(self, kind: str, key: str, value: object) -> None:
        """Keep something that is no table."""
        await self._put(kind, key, value)

    async def noted(self, kind: str, key: str) -> Any:
        """What was kept so; None where nothing was."""
        text = await self._keeper.get(kind, key)
        return None if text is None else decode(text)

    async def forget(self, kind: str, key: str) -> None:
        await self._keeper.delete(kind, key)

    async def _put(self, kind: str, key: str, value: object) -> None:
        try:
            await self._keeper.put(kind, key, encode(value).decode())
        except Exception as error:
            raise Refused(
                507,
                "device-full",
                "This device could not keep it: there may be no room left. Nothing was changed; "
                f"make room, then do it again. ({error})",
            ) from None


def piece_of(change: Change) -> Piece:
    """A change as it is kept."""
    moves: list[tuple[Move, int | None]] = [
        (tuple(decode(move["move"])), move["seat"]) for move in change.moves
    ]
    return {"cut": change.cut, "moves": moves, "events": change.events, "key": change.key}


def _key(version: int) -> str:
    """Keys are in the order of the versions."""
    return f"{version:07}"


def _pieces_of(id: str) -> str:
    return f"changes {id}"
