"""What a table may agree on before the game, and the rulebooks' editions as sets of choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quattrocento.games.virtu.names import COLOURS
from quattrocento.kernel.game import Option

OPTIONS: Final[tuple[Option, ...]] = (
    Option("first_player", COLOURS, "V-120", by_lot=True),
    Option("seating", COLOURS, "V-122", per_seat=True, of_seats=True),
    Option("family_placement", ("simultaneous", "in_order"), "V-118"),
    Option("intrigue_cleanup_masks", ("1", "2"), "V-1110"),
    Option("room_florin_surplus", ("keep", "lose"), "V-306"),
    Option("lost_space", ("any", "greyed"), "V-225"),
    Option("defender_tokens", ("yes", "no"), "V-1405"),
    Option("token_discard", ("after_all", "after_own"), "V-1416"),
    Option("symbol_type_scope", ("payment", "phase"), "V-312"),
    Option("room_symbols", ("first", "any"), "V-316"),
    Option("indulgence_moment", ("any", "after_move"), "V-507"),
    Option("indulgence_limit", ("year", "phase"), "V-501"),
    Option("one_enemy_agent_per_palace", ("off", "on"), "V-1113"),
)
"""One option a difference, the choice of the default table first (section 23)."""

EDITIONS: Final[dict[str, dict[str, str]]] = {
    "french": {"defender_tokens": "no", "indulgence_limit": "phase"},
    "german": {"symbol_type_scope": "phase"},
    "portuguese": {
        "intrigue_cleanup_masks": "2",
        "room_florin_surplus": "lose",
        "lost_space": "greyed",
        "token_discard": "after_own",
        "symbol_type_scope": "phase",
    },
}
"""Each edition by what it chooses differently from the default table."""


class Options:
    """The choices of a table, ready for the rules. Positions share it."""

    __slots__ = (
        "ask_any_time",
        "chosen",
        "cleanup_masks",
        "codes",
        "defender_tokens",
        "hidden_placement",
        "keep_surplus",
        "lose_any_space",
        "one_enemy_agent",
        "room_first",
        "tokens_until_all",
        "types_per_phase",
        "yearly_indulgence",
    )

    def __init__(self, chosen: Mapping[str, str], options: tuple[Option, ...] = OPTIONS) -> None:
        self.chosen: Final[dict[str, str]] = dict(chosen)
        # Each choice as its place among those of its option; who sits where is no choice of play.
        self.codes: Final[tuple[int, ...]] = tuple(
            [
                option.choices.index(chosen[option.name])
                for option in options
                if option.name in chosen and not option.per_seat
            ]
        )
        self.hidden_placement: Final[bool] = chosen["family_placement"] == "simultaneous"
        self.cleanup_masks: Final[int] = int(chosen["intrigue_cleanup_masks"])
        self.keep_surplus: Final[bool] = chosen["room_florin_surplus"] == "keep"
        self.lose_any_space: Final[bool] = chosen["lost_space"] == "any"
        self.defender_tokens: Final[bool] = chosen["defender_tokens"] == "yes"
        self.tokens_until_all: Final[bool] = chosen["token_discard"] == "after_all"
        self.types_per_phase: Final[bool] = chosen["symbol_type_scope"] == "phase"
        self.yearly_indulgence: Final[bool] = chosen["indulgence_limit"] == "year"
        self.room_first: Final[bool] = chosen["room_symbols"] == "first"
        self.ask_any_time: Final[bool] = chosen["indulgence_moment"] == "any"
        self.one_enemy_agent: Final[bool] = chosen["one_enemy_agent_per_palace"] == "on"
