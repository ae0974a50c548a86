"""What a study of balance counts: helpers set to work, mandates, bonuses and rewards taken."""

from __future__ import annotations

from typing import Final

from quattrocento.kernel.game import Count
from quattrocento.kernel.position import Event

_THINGS: Final[dict[str, str]] = {
    "mandate": "mandates",
    "bonus": "bonuses",
    "reward": "rewards",
    "helper": "helpers",
}
"""Arguments of events that name a piece, and the group they are counted in."""


def tally(event: Event) -> list[Count]:
    """What an event adds to a study."""
    return [
        Count(group, str(event.args[thing]), event.args["seat"])
        for thing, group in _THINGS.items()
        if thing in event.args and "seat" in event.args
    ]
