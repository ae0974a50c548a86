"""What a table may agree on before the game: Virtù's options, as the French edition has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quattrocento.games.virtu import options as virtu
from quattrocento.games.virtu.board import Board
from quattrocento.kernel.game import Option

RULES: Final[dict[str, str]] = {"lost_space": "W-509"}
"""The options that another rule is about here."""

LEFT_OUT: Final = ("first_player", "seating")
"""France always begins (W-202), and opposite it sits Naples."""


def _french(option: Option) -> Option:
    """The booklet exists in French alone: what that edition chooses is the usual choice."""
    usual = virtu.EDITIONS["french"].get(option.name, option.choices[0])
    others = [choice for choice in option.choices if choice != usual]
    return Option(option.name, (usual, *others), RULES.get(option.name, option.rule))


OPTIONS: Final[tuple[Option, ...]] = (
    *(_french(option) for option in virtu.OPTIONS if option.name not in LEFT_OUT),
    Option("cheap_recruits", ("start_cities", "crests"), "W-1109"),
)


class Options(virtu.Options):
    """The choices of a table, ready for the rules."""

    __slots__ = ("crests_only",)

    def __init__(self, chosen: Mapping[str, str]) -> None:
        super().__init__(chosen, OPTIONS)
        self.crests_only: Final[bool] = chosen["cheap_recruits"] == "crests"


def crests_only(position: Board) -> bool:
    """Own troops are cheap under one's own crest alone."""
    options = position.options
    assert isinstance(options, Options)
    return options.crests_only
