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
    from quattrocento.games.signorie.shown import SignoriePlayer, SignorieView


class SignorieSight(Sight[Board]):
    """Everything lies open."""

    open = True

    def view(self, position: Board, seat: int | None) -> dict[str, Any]:
        """The table as a seat sees it, or a spectator: built field by field from what is open.

        Everything is public (S-2101) but the tiles in the stacks and the fronts of face-down
        tiles (S-2102): `unseen`, which counts the removed ones too, stays out.
        """
        table = dump_open(position)
        colours = [COLOURS[player.colour] for player in position.players]
        decision = next_decision(position)
        seen: SignorieView = {
            "me": seat,
            "options": table["options"],
            "round": table["round"],
            "order": table["order"],
            "colours": colours,
            "players": [
                _player(position, table["players"][index], index)
                for index in range(len(position.players))
            ],
            "initiative": table["initiative"],
            "cities": table["cities"],
            "dice": table["dice"],
            "mandates": table["mandates"],
            "rewards": table["rewards"],
            "stacks": table["stacks"],
            "helpers_left": position.discs,
            "deciding": None if decision is None else decision.seat,
            "step": None if decision is None else vocabulary(colours).write(decision),
        }
        # The kernel knows no game: to it a view is a dictionary.
        return cast(dict[str, Any], seen)

    def imagine(self, position: Board, seat: int, rng: Random) -> Board:
        # Nothing hidden lies in a position: every draw happens when it is made.
        return position.clone()


def _player(board: Board, table: dict[str, Any], seat: int) -> SignoriePlayer:
    """A player's things, with what can be read off them."""
    player = board.players[seat]
    houses = board.box.plans[player.colour]
    return {
        "colour": table["colour"],
        "florins": table["florins"],
        "men": table["men"],
        "women": table["women"],
        "general_men": table["general_men"],
        "general_women": table["general_women"],
        "threshold_men": table["threshold_men"],
        "threshold_women": table["threshold_women"],
        "brides": table["brides"],
        "passed": table["passed"],
        "dice": table["dice"],
        "helpers": table["helpers"],
        "careers": table["careers"],
        "tiles": table["tiles"],
        "face_down": table["face_down"],
        "points": table["points"],
        "vp": sum(player.points),
        "dice_sum": player.dice_sum(),
        "threshold": threshold(board, player),
        "initiative": board.initiative[seat] if board.initiative else 0,
        "plan": {
            row: [HOUSES[house] for house in houses[number]] for number, row in enumerate(ROWS)
        },
        "coats": {
            row: [player.tiles[number * 4 + coat] for coat in range(len(houses[number]))]
            for number, row in enumerate(ROWS)
        },
        "row_tiles": {row: row_tiles(player, number) for number, row in enumerate(ROWS)},
        "row_vp": {row: row_vp(board, player, number) for number, row in enumerate(ROWS)},
    }
