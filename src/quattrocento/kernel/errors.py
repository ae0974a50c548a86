"""What can go wrong, each with a sentence that says what to do about it."""

from __future__ import annotations


class QuattrocentoError(Exception):
    """A mistake in what was asked for; its text is written for the person who asked."""


class IllegalMove(QuattrocentoError):
    """A move that the position does not allow; nothing was changed."""


class BadPosition(QuattrocentoError):
    """A position file that cannot be a moment of a game; `field` names where."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class BadRecord(QuattrocentoError):
    """A record that does not replay; `line` is the line of the file, counted from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class BadComponents(QuattrocentoError):
    """A component table or an overlay with a value that cannot be; `field` names where."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class BadSetup(QuattrocentoError):
    """A table that cannot be set up: a wrong number of seats or an unknown option."""
