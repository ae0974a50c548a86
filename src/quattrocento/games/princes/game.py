"""Princes of the Renaissance as a game: the rule set with its box, and its facets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quattrocento.components import Components
from quattrocento.games.princes.board import Board, Player
from quattrocento.games.princes.bots.judgement import PrincesJudgement
from quattrocento.games.princes.box import Box, load_box
from quattrocento.games.princes.files.files import load_board
from quattrocento.games.princes.files.restock import restock
from quattrocento.games.princes.names import FAMILIES
from quattrocento.games.princes.options import OPTIONS, set_options
from quattrocento.games.princes.orders.bids import BIDS_AHEAD
from quattrocento.games.princes.orders.wars import BRIBES_AHEAD, VETOES_AHEAD
from quattrocento.games.princes.rules.scoring import points
from quattrocento.games.princes.rules.setup import Sequence
from quattrocento.games.princes.sight.sight import PrincesSight
from quattrocento.games.princes.speech.composed import composed
from quattrocento.games.princes.speech.holdings import holdings
from quattrocento.games.princes.speech.parts import move_parts, prompt_parts
from quattrocento.games.princes.speech.targets import targets
from quattrocento.games.princes.study import COUNTED, tally
from quattrocento.kernel.game import Game, Option, Standing
from quattrocento.kernel.play import is_over
from quattrocento.lab.study import Study
from quattrocento.words.speech import Speech


class Princes(Game[Board]):
    """Three to six condottiere families, three decades of auctions and wars."""

    def __init__(self, overlay: str | None = None) -> None:
        self.name = "princes"
        self.version = 1
        self.seats: tuple[int, ...] = (3, 4, 5, 6)
        self.minutes: tuple[int, int] = (90, 150)
        self.options: tuple[Option, ...] = OPTIONS
        self.box: Box = load_box(overlay)
        self.overlay = self.box.overlay
        self.sight = PrincesSight()
        self.speech = Speech(
            targets, move_parts, prompt_parts, holdings, composed=composed(self.box)
        )
        self.bots = PrincesJudgement()
        self.orders = (BIDS_AHEAD, VETOES_AHEAD, BRIBES_AHEAD)
        self.study = Study(tally, COUNTED)
        self.arrays = "quattrocento.games.princes.arrays:ARRAYS"
        self.drawing = "quattrocento.games.princes.drawing.drawing:PrincesDrawing"
        self.lesson = "quattrocento.games.princes.lesson"

    @property
    def components(self) -> Components:
        return self.box.components

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> Board:
        chosen = self.read_options(seats, options)
        board = Board(self.box, False)
        set_options(board, chosen)
        for _ in range(seats):
            player = Player()
            player.gold = self.box.gold
            player.influence = self.box.influence
            board.players.append(player)
        board.agenda.append(Sequence())
        return board

    def load(self, data: Mapping[str, Any]) -> Board:
        return load_board(data, self.box)

    def restock(self, data: dict[str, Any]) -> dict[str, Any]:
        return restock(data, self.box)

    def standing(self, position: Board) -> Standing:
        """Points by source and places, equal totals sharing a place (P-1616).

        While totals are hidden, what only they decide is left out until the end.
        """
        money = is_over(position) or not position.hidden_totals
        sources = [points(position, seat, money) for seat in range(len(position.players))]
        totals = [sum(source.values()) for source in sources]
        places = [1 + sum([1 for other in totals if other > total]) for total in totals]
        return Standing(sources, places)

    def rounds(self, position: Board) -> int:
        return position.decade

    def plays(self, position: Board, seat: int) -> str:
        return FAMILIES[position.players[seat].family]
