"""Signorie as a game: the rule set with the box it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from quattrocento.components import Components
from quattrocento.games.signorie.balance import balance
from quattrocento.games.signorie.board import Board, Player
from quattrocento.games.signorie.box import Box, load_box
from quattrocento.games.signorie.evaluation import evaluate, worth
from quattrocento.games.signorie.files import load_board
from quattrocento.games.signorie.names import COLOURS, HOUSES
from quattrocento.games.signorie.scoring import standing
from quattrocento.games.signorie.setup import Sequence
from quattrocento.games.signorie.tally import counted, tally
from quattrocento.games.signorie.targets import targets
from quattrocento.games.signorie.view import view
from quattrocento.games.signorie.words import composed, move_parts, prompt_parts
from quattrocento.kernel.game import Count, Counted, Game, Option, Standing
from quattrocento.kernel.position import Event
from quattrocento.kernel.step import Move


class Signorie(Game[Board]):
    """Two to four families of Renaissance Italy, seven rounds."""

    name = "signorie"
    version = 1
    seats: tuple[int, ...] = (2, 3, 4)
    minutes: tuple[int, int] = (60, 120)
    open = True
    options: tuple[Option, ...] = (
        Option("colours", COLOURS, "S-201", per_seat=True),
        Option("tiles", ("compulsory", "optional"), "S-1206"),
    )

    def __init__(self, overlay: str | None = None) -> None:
        self.box: Box = load_box(overlay)
        self.overlay = self.box.overlay

    @property
    def components(self) -> Components:
        return self.box.components

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> Board:
        chosen = self.read_options(seats, options)
        board = Board(self.box, False)
        board.choose_tiles = chosen["tiles"] == "optional"
        board.players = [
            _new_player(self.box, COLOURS.index(colour)) for colour in chosen["colours"].split(",")
        ]
        board.initiative = (0,) * seats
        board.heights = tuple(range(seats))
        for house in range(len(HOUSES)):
            for value in self.box.fronts:
                board.unseen[house * 10 + value] += 1
        board.stack = sum(board.unseen) - self.box.removed[seats] * len(HOUSES)
        board.agenda.append(Sequence())
        return board

    def load(self, data: Mapping[str, Any]) -> Board:
        return load_board(data, self.box)

    def balance(self, data: dict[str, Any]) -> dict[str, Any]:
        return balance(data, self.box)

    def view(self, position: Board, seat: int | None) -> dict[str, Any]:
        # The kernel knows no game: to it a view is a dictionary.
        return cast(dict[str, Any], view(position, seat))

    def imagine(self, position: Board, seat: int, rng: Random) -> Board:
        # Nothing hidden lies in a position: every draw happens when it is made.
        return position.clone()

    def standing(self, position: Board) -> Standing:
        return standing(position)

    def holdings(self, position: Board, seat: int) -> dict[str, int]:
        player = position.players[seat]
        return {
            "vp": sum(player.points),
            "florins": player.florins,
            "men": player.men,
            "women": player.women,
            "initiative": position.initiative[seat],
        }

    def evaluate(self, position: Board) -> list[float]:
        return evaluate(position)

    def worth(self, position: Board, seat: int) -> float:
        return worth(position, seat)

    def rounds(self, position: Board) -> int:
        return position.round

    def plays(self, position: Board, seat: int) -> str:
        return COLOURS[position.players[seat].colour]

    def tally(self, position: Board, event: Event) -> list[Count]:
        return tally(event)

    def counted(self) -> list[Counted]:
        return counted(self.box)

    def targets(self, position: Board, move: Move) -> list[str]:
        return targets(position, move)

    def move_parts(self, move: Move) -> dict[str, str | int]:
        return move_parts(move)

    def prompt_parts(self, position: Board) -> dict[str, str | int]:
        return prompt_parts(position)

    def composed(self) -> list[tuple[str, str, dict[str, str | int]]]:
        return composed(self.box)


def _new_player(box: Box, colour: int) -> Player:
    """A player before the first round (S-203 to S-205)."""
    player = Player(colour, False)
    player.florins = box.florins
    player.men = box.men
    player.women = box.women
    player.general_men = box.general_men
    player.general_women = box.general_women
    player.careers = (0,) * (3 * box.spaces)
    return player
