"""The words of The Italian Wars: what the parts of a move are called, for labels."""

from __future__ import annotations

from typing import Final

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.files.vocabulary import vocabulary
from quattrocento.games.virtu.speech.parts import MOVE_PARTS as VIRTU_PARTS
from quattrocento.games.virtu.speech.parts import decision_parts
from quattrocento.kernel.step import Move

_LEFT_OUT: Final[tuple[str, ...]] = (
    "reactivate", "patronise", "bonus", "leonardo", "france", "site", "ally", "less",
)  # fmt: skip
MOVE_PARTS: Final[dict[str, tuple[str, ...]]] = {
    **{verb: parts for verb, parts in VIRTU_PARTS.items() if verb not in _LEFT_OUT},
    "influence": ("major",),
    "conclude": ("major",),
    "decline": ("card",),
    "allied_march": ("major", "city", "goal"),
    "allied_sail": ("major", "city", "goal"),
    "allied_retreat": ("major", "city", "goal"),
    "allied_disband": ("major", "city"),
    "allied_dismiss": ("major", "city"),
    "allied_recruit": ("major", "city"),
    "loss": ("troop",),
}
"""Every verb a player may use, with the names of what follows it."""


def move_parts(move: Move) -> dict[str, str | int]:
    """The parts of a move by name: `("influence", "rome")` has a Major City."""
    return dict(zip(MOVE_PARTS[str(move[0])], move[1:], strict=True))


def prompt_parts(table: Italy) -> dict[str, str | int]:
    """What the decision to be taken now is about, by name."""
    return decision_parts(table, vocabulary())
