"""The bots of the page: those that answer within two seconds on a phone, in uncompiled Python."""

from __future__ import annotations

from typing import Final

EASY, QUICK = "easy", "quick"
LEVELS: Final = (EASY, QUICK)
"""What a table of the page offers, from the weakest to the strongest."""
SECONDS: Final = 1.5
"""After so many a bot is called off, and plays the best it has found."""
_QUICK: Final[dict[str, str]] = {
    "signorie": "search:150",
    "princes": "search:60",
    "virtu": "search:4",
    "italian_wars": "search:4",
}
"""As much as a phone has time for; see docs/page.md for how strong that is."""


def player_of(game: str, level: str) -> str:
    """The player that a level means; those that only a house has are played by the quick one."""
    return "greedy" if level == EASY else _QUICK[game]
