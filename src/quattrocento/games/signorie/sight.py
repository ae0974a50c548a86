"""What a seat may see. Signorie hides only the stacks, and nobody knows their order."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, cast

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.files.files import dump_open
from quattrocento.games.signorie.files.vocabulary import vocabulary
from quattrocento.games.signorie.names import COLOURS, HOUSES, ROWS
from quattrocento.games.signorie.rules.alliances import row_tiles, row_vp
from quattrocento.games.signorie.rules.mandates import threshold
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.sight import Sight

if TYPE_CHECKING:
    from quattrocento.games.signorie.shown import SignorieView


class SignorieSight(Sight[Board]):
    """Everything lies open."""

    open = True

    def view(self, position: Board, seat: int | None) -> dict[str, Any]:
        """The table as a seat sees it, or a spectator: built field by field from what is open.

        Everything is public (S-2101) but the tiles in the stacks and the fronts of face-down
        tiles (S-2102): `unseen`, which counts the removed ones too, stays out.
        """
        seen = cast("SignorieView", dump_open(position))
        colours = [COLOURS[player.colour] for player in position.players]
        decision = next_decision(position)
        seen["me"] = seat
        seen["deciding"] = None if decision is None else decision.seat
        seen["step"] = None if decision is None else vocabulary(colours).write(decision)
        seen["helpers_left"] = position.discs
        for index, player in enumerate(position.players):
            seen["players"][index] |= {
                "vp": sum(player.points),
                "dice_sum": player.dice_sum(),
                "threshold": threshold(position, player),
                "initiative": position.initiative[index] if position.initiative else 0,
                "plan": {
                    row: [HOUSES[house] for house in position.box.plans[player.colour][number]]
                    for number, row in enumerate(ROWS)
                },
                "coats": {
                    row: [
                        player.tiles[number * 4 + coat]
                        for coat in range(len(position.box.plans[player.colour][number]))
                    ]
                    for number, row in enumerate(ROWS)
                },
                "row_tiles": {row: row_tiles(player, number) for number, row in enumerate(ROWS)},
                "row_vp": {
                    row: row_vp(position, player, number) for number, row in enumerate(ROWS)
                },
            }
        seen["colours"] = colours
        # The kernel knows no game: to it a view is a dictionary.
        return cast(dict[str, Any], seen)

    def imagine(self, position: Board, seat: int, rng: Random) -> Board:
        # Nothing hidden lies in a position: every draw happens when it is made.
        return position.clone()
