"""What a table refuses, each with a status, a code for programs and a sentence for people."""

from __future__ import annotations

from quattrocento.kernel.errors import QuattrocentoError


class Refused(QuattrocentoError):
    """Something that is not done; nothing was changed."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


class Stale(Refused):
    """A move made on an older state of the table; answered with the present one."""

    def __init__(self) -> None:
        super().__init__(409, "stale", "The table has changed meanwhile; this is how it stands.")


def unknown_table() -> Refused:
    return Refused(404, "no-table", "There is no such table, or it is private.")


def not_your_seat() -> Refused:
    return Refused(403, "not-your-seat", "This seat is not yours.")


def no_person() -> Refused:
    return Refused(401, "no-person", "Say who you are first: a name is enough.")
