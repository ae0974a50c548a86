"""What a table may settle before the game, each a rule with a choice in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quattrocento.games.princes.board import Board
from quattrocento.kernel.game import Option

WAYS: Final = ("chosen", "auctioned", "dealt")
AUCTIONED: Final = 1
DEALT: Final = 2
LOWER_RANKS: Final = ("components", "3-2", "2-1")

OPTIONS: Final[tuple[Option, ...]] = (
    Option("families", WAYS, "P-103"),
    Option("totals", ("open", "hidden"), "P-217"),
    Option("lowest_bid", ("0", "1"), "P-665"),
    Option("discounts", ("one", "add"), "P-807"),
    Option("last_event_banking", ("price", "lacking"), "P-826"),
    Option("league_needs", ("troops", "nothing"), "P-1405"),
    Option("lower_ranks", LOWER_RANKS, "P-1604"),
)


def set_options(board: Board, chosen: Mapping[str, str]) -> None:
    """Lay the table's choices down on the board."""
    board.families = WAYS.index(chosen["families"])
    board.hidden_totals = chosen["totals"] == "hidden"
    board.lowest_bid = int(chosen["lowest_bid"])
    board.add_discounts = chosen["discounts"] == "add"
    board.bank_price = chosen["last_event_banking"] == "price"
    board.league_needs_troops = chosen["league_needs"] == "troops"
    lower = board.box.lower_ranks
    if chosen["lower_ranks"] != "components":
        lower = tuple([int(vp) for vp in chosen["lower_ranks"].split("-")])
    board.ranks = board.box.ranks + lower


def options_of(board: Board) -> dict[str, str]:
    """The choices a board was laid out with."""
    lower = board.ranks[len(board.box.ranks) :]
    printed = lower == board.box.lower_ranks
    return {
        "families": WAYS[board.families],
        "totals": "hidden" if board.hidden_totals else "open",
        "lowest_bid": str(board.lowest_bid),
        "discounts": "add" if board.add_discounts else "one",
        "last_event_banking": "price" if board.bank_price else "lacking",
        "league_needs": "troops" if board.league_needs_troops else "nothing",
        "lower_ranks": "components" if printed else "-".join([str(vp) for vp in lower]),
    }
