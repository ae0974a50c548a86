"""The words of Princes: what the parts of a move are called, for labels in any language."""

from __future__ import annotations

from typing import Final

from quattrocento.kernel.step import Move

MOVE_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "family": ("family",),
    "put_up": ("family",),
    "buy_troop": ("troop",),
    "discard_troop": ("troop",),
    "buy_treachery": (),
    "auction": ("tile",),
    "war": (),
    "pass": (),
    "end_turn": (),
    "start_war": (),
    "steal_influence": ("family",),
    "raid_gold": ("family",),
    "lucrezia": ("family",),
    "bank": ("currency", "amount"),
    "alfonso": (),
    "no_alfonso": (),
    "discard": ("treachery",),
    "bid": ("bid",),
    "pass_bid": (),
    "freeze_bid": ("family",),
    "bribe_cardinal": (),
    "pay": (),
    "place_artist": ("city",),
    "invade": ("city",),
    "no_invasion": (),
    "attacker": ("city",),
    "defender": ("city",),
    "veto": (),
    "lorenzo": (),
    "no_veto": (),
    "league": ("side",),
    "no_league": (),
    "bribe": ("family", "troop"),
    "no_bribe": (),
    "reroll": (),
    "keep": (),
}
"""Every verb a player may use, with the names of what follows it."""

ASIDE_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "give": ("family", "gold", "influence"),
    "offer": ("family", "gold", "influence", "for_gold", "for_influence"),
    "accept": ("family",),
    "decline": ("family",),
    "withdraw": ("family",),
}
"""The same for what a seat does without being asked, after `("aside", seat, verb)`."""


def move_parts(move: Move) -> dict[str, str | int]:
    """The parts of a move by name: `("bribe", "Este", "pike")` has a family and a troop."""
    if move[0] == "aside":
        parts: dict[str, str | int] = {"seat": move[1], "verb": move[2]}
        return parts | dict(zip(ASIDE_PARTS[str(move[2])], move[3:], strict=True))
    return dict(zip(MOVE_PARTS[str(move[0])], move[1:], strict=True))
