"""What the house stores beside tables: notices to be sent, and work for whoever has time."""

from __future__ import annotations

from typing import TypedDict


class NoticeRow(TypedDict):
    """A notice that is to be sent."""

    id: str
    person: str
    table_id: str
    channel: str
    kind: str
    due: float
    tries: int
    why: str | None
    dead: float | None
    subscription: str | None
    """The browser that is called, where it goes there."""


class JobRow(TypedDict):
    """Something to be played by whichever process has time."""

    id: str
    table_id: str
    version: int
    due: float
    owner: str
    cost: float
