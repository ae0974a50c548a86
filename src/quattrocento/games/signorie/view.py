"""What a seat may see. Signorie hides only the stacks, and nobody knows their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from quattrocento.games.signorie.alliances import row_tiles, row_vp
from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.files import dump_open, vocabulary
from quattrocento.games.signorie.mandates import threshold
from quattrocento.games.signorie.names import COLOURS, HOUSES, ROWS
from quattrocento.kernel.play import next_decision

if TYPE_CHECKING:
    from quattrocento.games.signorie.shown import SignorieView


def view(board: Board, seat: int | None) -> SignorieView:
    """The table as a seat sees it, or a spectator: built field by field from what is open.

    Everything is public (S-2101) but the tiles in the stacks and the fronts of face-down
    tiles (S-2102): `unseen`, which counts the removed ones too, stays out.
    """
    seen = cast("SignorieView", dump_open(board))
    colours = [COLOURS[player.colour] for player in board.players]
    decision = next_decision(board)
    seen["me"] = seat
    seen["deciding"] = None if decision is None else decision.seat
    seen["step"] = None if decision is None else vocabulary(colours).write(decision)
    seen["helpers_left"] = board.discs
    for index, player in enumerate(board.players):
        seen["players"][index] |= {
            "vp": sum(player.points),
            "dice_sum": player.dice_sum(),
            "threshold": threshold(board, player),
            "initiative": board.initiative[index] if board.initiative else 0,
            "plan": {
                row: [HOUSES[house] for house in board.box.plans[player.colour][number]]
                for number, row in enumerate(ROWS)
            },
            "coats": {
                row: [
                    player.tiles[number * 4 + coat]
                    for coat in range(len(board.box.plans[player.colour][number]))
                ]
                for number, row in enumerate(ROWS)
            },
            "row_tiles": {row: row_tiles(player, number) for number, row in enumerate(ROWS)},
            "row_vp": {row: row_vp(board, player, number) for number, row in enumerate(ROWS)},
        }
    seen["colours"] = colours
    return seen
