"""The words of Signorie: what the parts of a move are called, for labels in any language."""

from __future__ import annotations

from typing import Final

from quattrocento.kernel.step import Move

MOVE_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "take_die": ("column", "value"),
    "pass": (),
    "signoria": (),
    "mandate": ("mandate",),
    "hire": (),
    "spend": ("meeples",),
    "place_helper": ("column", "place"),
    "activate": ("column", "place"),
    "skip": ("column", "place"),
    "again": ("column",),
    "train": ("career",),
    "advance": ("career", "space"),
    "initiative": (),
    "stop": (),
    "send": ("career", "space"),
    "to": ("city",),
    "marry": ("city",),
    "dowry": ("florins",),
    "take_tile": (),
    "leave_tile": (),
    "row": ("row",),
    "fetch": ("sex",),
    "bonus": (),
    "florins": (),
    "bride": (),
    "no_bride": (),
    "buy": (),
    "decline": (),
}
"""Every verb a player may use, with the names of what follows it."""


def move_parts(move: Move) -> dict[str, str | int]:
    """The parts of a move by name: `("take_die", "red", 4)` has a column and a value."""
    return dict(zip(MOVE_PARTS[str(move[0])], move[1:], strict=True))
