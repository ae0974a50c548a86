"""The words of Virtù: what the parts of a move are called, for labels in any language."""

from __future__ import annotations

from typing import Final

from quattrocento.kernel.step import Move

MOVE_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "card": ("card",),
    "to": ("space",),
    "room": ("room",),
    "move": ("rooms",),
    "hurry": ("rooms",),
    "collect": ("source",),
    "take_florins": ("source",),
    "pay": ("source", "symbol"),
    "indulgence": (),
    "end": (),
    "free": ("room", "symbol"),
    "turn": ("tile",),
    "reactivate": ("power",),
    "patronise": (),
    "bonus": ("bonus",),
    "discard": ("space",),
    "annex": ("city",),
    "march": ("city", "goal"),
    "sail": ("city", "goal"),
    "token": ("source",),
    "place": (),
    "shift": ("place",),
    "remove": ("place",),
    "agent_to": ("place",),
    "lose": ("space",),
    "besiege": ("city",),
    "give_up": ("city",),
    "spend_token": (),
    "war_card": ("space", "symbols"),
    "leonardo": (),
    "cannons": (),
    "france": (),
    "pass": (),
    "retreat": ("city", "goal"),
    "disband": ("city",),
    "wages": ("florins",),
    "dismiss": ("city",),
    "lift": ("space",),
    "buy": ("ware",),
    "site": ("city",),
    "recruit": ("city",),
    "ally": ("power",),
    "less": ("symbol",),
}
"""Every verb a player may use, with the names of what follows it."""


def move_parts(move: Move) -> dict[str, str | int]:
    """The parts of a move by name: `("march", "rome", "siena")` has a city and a goal."""
    return dict(zip(MOVE_PARTS[str(move[0])], move[1:], strict=True))
