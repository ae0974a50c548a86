"""What the house refuses beyond a table: too much at once, storage, games it cannot play."""

from __future__ import annotations

from quattrocento.table.errors import Refused, Stale


class Overtaken(Stale):
    """Another process changed the table at the same moment: on the table as it is now, again."""


class TooMany(Refused):
    """Too much was asked at once; after `wait` seconds it may be asked again."""

    def __init__(
        self,
        wait: float,
        code: str = "too-many",
        message: str = "That was too much at once; wait a moment.",
    ) -> None:
        super().__init__(429, code, message)
        self.wait = wait


class StorageFull(Refused):
    """The disk or the database is full; what was stored before is untouched."""

    def __init__(self) -> None:
        super().__init__(
            507,
            "storage-full",
            "The house cannot store this: its disk is full. Nothing was changed; "
            "try again when there is room.",
        )


class StorageDown(Refused):
    """The database cannot be reached or refuses to write."""

    def __init__(self) -> None:
        super().__init__(
            503,
            "storage-down",
            "The house cannot reach its storage. Nothing was changed; try again in a moment.",
        )


class StorageDamaged(Refused):
    """Pages of the database are not as they were written."""

    def __init__(self) -> None:
        super().__init__(
            503,
            "storage-damaged",
            "The house's database is damaged; the host of the house has to restore a backup.",
        )


class Unstorable(Refused):
    """Characters or numbers that a database does not take."""

    def __init__(self) -> None:
        super().__init__(
            400, "bad-request", "There are characters or numbers in this that cannot be stored."
        )


class Unplayable(Refused):
    """A stored table that this house cannot play on, and will not be able to by waiting."""


class OtherRulesHere(Unplayable):
    """A game that was begun by another version of its rules than this house plays."""

    def __init__(self, game: str, then: int, now: int) -> None:
        super().__init__(
            409,
            "other-rules",
            f"This table was played by version {then} of the rules of {game}; this house plays "
            f"version {now}. A finished game can be downloaded as it was recorded, and "
            "`quattrocento show` tells its moves; to go on with another, ask the host of the "
            "house for the version before.",
        )


def unknown_game(game: str) -> Unplayable:
    return Unplayable(
        409,
        "game-missing",
        f"This table plays {game!r}, a game that is not installed here; "
        "ask the host of the house to add it again.",
    )


def broken_table(why: object) -> Unplayable:
    return Unplayable(500, "broken-record", f"The record of this table does not replay: {why}.")


def not_ready(why: str) -> Refused:
    return Refused(503, "not-ready", why)


def logged_out() -> Refused:
    return Refused(401, "logged-out", "You were logged out; log in again.")


def banned() -> Refused:
    return Refused(403, "banned", "The host of this house no longer lets you in.")
