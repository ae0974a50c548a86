"""What hosts are told, described once."""

from __future__ import annotations

import msgspec

from quattrocento.house.keeping.reports import Report
from quattrocento.house.keeping.settings import Admission


class ProcessShown(msgspec.Struct):
    """One process of the house."""

    name: str
    worker: bool
    port: int
    since: float
    silent: float
    """Seconds since its last sign of life."""
    tables: int
    lines: int


class Counts(msgspec.Struct):
    """How much there is of everything."""

    people: int
    accounts: int
    playing: int
    waiting: int
    notices: int
    dead: int
    reports: int


class SettingsShown(msgspec.Struct):
    """How the house is kept."""

    admission: Admission
    invitation: str | None
    announcement: str
    tables: int
    bot_tables: int
    requests: float


class HostAnswer(msgspec.Struct):
    """How the house is at this moment."""

    processes: list[ProcessShown]
    trouble: str
    """Why it can store nothing; empty while it can."""
    counts: Counts
    queue: int
    longest: float
    settings: SettingsShown


class PersonKept(msgspec.Struct):
    """A person as hosts see them."""

    id: str
    name: str
    login: str | None
    role: str | None
    created: float
    seen: float | None
    banned: float | None
    muted: float | None


class PeopleAnswer(msgspec.Struct):
    """People, the newest first; `more` goes on from here."""

    people: list[PersonKept]
    more: float | None


class PersonActAnswer(msgspec.Struct):
    """Somebody after what was done; null where they are gone. A new password is shown once."""

    person: PersonKept | None
    password: str | None = None


class TableKept(msgspec.Struct):
    """A table as hosts see it."""

    id: str
    name: str
    game: str
    state: str
    moves: int
    changed: float
    people: list[str]


class TablesKeptAnswer(msgspec.Struct):
    """Tables, the last changed first; `more` goes on from here."""

    tables: list[TableKept]
    more: float | None


class ReportsAnswer(msgspec.Struct):
    """What waits to be looked at."""

    reports: list[Report]


class LetterKept(msgspec.Struct):
    """A notice that waits or is dead; `to` is as much of the address as is no secret."""

    id: str
    name: str
    channel: str
    to: str
    kind: str
    tries: int
    due: float
    dead: float | None
    why: str | None


class LettersAnswer(msgspec.Struct):
    """Notices that wait, and dead letters."""

    letters: list[LetterKept]


class ActKept(msgspec.Struct):
    """A line of the hosts' log."""

    number: int
    at: float
    host: str
    act: str
    about: str
    told: str


class LogAnswer(msgspec.Struct):
    """What hosts did, the last first."""

    acts: list[ActKept]


class PurgedAnswer(msgspec.Struct):
    """How much was thrown away."""

    tables: int
    guests: int
