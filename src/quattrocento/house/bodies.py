"""Parts of bodies that name a seat, on a version of the table."""

from __future__ import annotations

from typing import Annotated

import msgspec

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Level = Annotated[str, msgspec.Meta(max_length=40)]
"""One of the levels of bots, or the name of a player that the host allows."""
Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class Versioned(msgspec.Struct):
    """What a seat asks for, on a version of the table."""

    seat: SeatNumber
    version: Version


class Keyed(Versioned):
    """A request that is carried out once, however often it is sent."""

    key: Key
