"""What can go wrong, each with a sentence that says what to do about it."""

from __future__ import annotations


class QuattrocentoError(Exception):
    """A mistake in what was asked for; its text is written for the person who asked.

    >>> import quattrocento
    >>> try:
    ...     quattrocento.load_game("chess")
    ... except quattrocento.QuattrocentoError as error:
    ...     print(error)
    no game is called 'chess'; choose one of: signorie, ...
    """


class IllegalMove(QuattrocentoError):
    """A move that the position does not allow; nothing was changed.

    >>> import quattrocento
    >>> position = quattrocento.start("signorie", seats=2, seed=7).position
    >>> quattrocento.attempt(position, ("end",))
    Traceback (most recent call last):
        ...
    quattrocento.kernel.errors.IllegalMove: end is not a choice now; choose for instance: ...
    """


class BadPosition(QuattrocentoError):
    """A position file that cannot be a moment of a game; `field` names where."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class BadRecord(QuattrocentoError):
    """A record that does not replay; `line` is the line of the file, counted from 1.

    >>> import quattrocento
    >>> try:
    ...     quattrocento.read_record("not a record")
    ... except quattrocento.BadRecord as error:
    ...     print(error.line, error.reason)
    1 ...
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class OtherRules(BadRecord):
    """A record of another version of the rules than this program plays.

    >>> import quattrocento
    >>> text = quattrocento.start("signorie", 2, seed=7).record.dumps()
    >>> try:
    ...     quattrocento.read_record(text.replace('"version": 1', '"version": 0'))
    ... except quattrocento.OtherRules as error:
    ...     print(error.reason)
    signorie version 0; this program plays version 1; read_moves gives its moves ...
    """


class BadComponents(QuattrocentoError):
    """A component table or an overlay with a value that cannot be; `field` names where."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class BadSetup(QuattrocentoError):
    """A table that cannot be set up: a wrong number of seats or an unknown option.

    >>> import quattrocento
    >>> quattrocento.start("princes", seats=2)
    Traceback (most recent call last):
        ...
    quattrocento.kernel.errors.BadSetup: ...
    """
