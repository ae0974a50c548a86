"""Signorie as a game: the rule set with the box it is played with, and its facets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quattrocento.components import Components
from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.bots.judgement import SignorieJudgement
from quattrocento.games.signorie.box import Box, load_box
from quattrocento.games.signorie.files.files import load_board
from quattrocento.games.signorie.files.restock import restock
from quattrocento.games.signorie.names import COLOURS, SOURCES
from quattrocento.games.signorie.options import OPTIONS
from quattrocento.games.signorie.orders import PASS_AHEAD
from quattrocento.games.signorie.rules.setup import lay_out
from quattrocento.games.signorie.sight import SignorieSight
from quattrocento.games.signorie.speech.composed import composed
from quattrocento.games.signorie.speech.holdings import holdings
from quattrocento.games.signorie.speech.parts import move_parts, prompt_parts
from quattrocento.games.signorie.speech.targets import targets
from quattrocento.games.signorie.study import counted, tally
from quattrocento.kernel.game import Game, Option, Standing
from quattrocento.lab.study import Study
from quattrocento.words.speech import Speech


class Signorie(Game[Board]):
    """Two to four families of Renaissance Italy, seven rounds."""

    def __init__(self, overlay: str | None = None) -> None:
        self.name = "signorie"
        self.version = 1
        self.seats: tuple[int, ...] = (2, 3, 4)
        self.minutes: tuple[int, int] = (60, 120)
        self.options: tuple[Option, ...] = OPTIONS
        self.box: Box = load_box(overlay)
        self.overlay = self.box.overlay
        self.sight = SignorieSight()
        self.speech = Speech(
            targets, move_parts, prompt_parts, holdings, composed=composed(self.box)
        )
        self.bots = SignorieJudgement()
        self.orders = (PASS_AHEAD,)
        self.study = Study(tally, counted(self.box))
        self.arrays = "quattrocento.games.signorie.arrays:ARRAYS"
        self.drawing = "quattrocento.games.signorie.drawing.drawing:SignorieDrawing"
        self.lesson = "quattrocento.games.signorie.lesson"

    @property
    def components(self) -> Components:
        return self.box.components

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> Board:
        return lay_out(self.box, self.read_options(seats, options))

    def load(self, data: Mapping[str, Any]) -> Board:
        return load_board(data, self.box)

    def restock(self, data: dict[str, Any]) -> dict[str, Any]:
        return restock(data, self.box)

    def standing(self, position: Board) -> Standing:
        """Points by source, and places: most points first, ties by turn order (S-1909, S-2001)."""
        sources = [dict(zip(SOURCES, player.points, strict=True)) for player in position.players]
        totals = [sum(player.points) for player in position.players]
        order = position.order or tuple(range(len(position.players)))
        ranking = sorted(order, key=lambda seat: (-totals[seat], order.index(seat)))
        return Standing(sources, [ranking.index(seat) + 1 for seat in range(len(totals))])

    def rounds(self, position: Board) -> int:
        return position.round

    def plays(self, position: Board, seat: int) -> str:
        return COLOURS[position.players[seat].colour]
