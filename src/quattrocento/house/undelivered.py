"""Why a notice did not get through."""

from __future__ import annotations

from typing import Literal

Reason = Literal["address", "private", "name", "connection", "tls", "slow", "answer", "house"]
"""For the one it was for: `house` is nothing that they could mend."""
LONGEST = 200
"""Characters of a reason that are kept: some of it may be what a server said."""


class Undelivered(Exception):
    """A notice that was tried and did not get through; the words are for the host."""

    def __init__(self, reason: Reason, words: object, wait: float = 0.0) -> None:
        super().__init__(plain(str(words)))
        self.reason: Reason = reason
        self.wait = wait
        """Seconds that the other side asked for before the next try."""


class NotNow(Exception):
    """A notice that was not tried: its way is full. It does not count."""


def plain(text: str) -> str:
    """One short line without control characters, whoever wrote it."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
