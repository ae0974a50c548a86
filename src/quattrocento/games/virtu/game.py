"""Virtù as a game: the rule set with the box it is played with, and its facets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quattrocento.components import Components
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.bots.judgement import VirtuJudgement
from quattrocento.games.virtu.box import Box, load_box
from quattrocento.games.virtu.files.files import load_board
from quattrocento.games.virtu.files.restock import restock
from quattrocento.games.virtu.names import CROWN, FACTIONS, POINTS
from quattrocento.games.virtu.options import EDITIONS, OPTIONS
from quattrocento.games.virtu.orders import BONUS_AHEAD, WINTER_AHEAD
from quattrocento.games.virtu.rules.scoring import prestige, symbols_owned
from quattrocento.games.virtu.rules.setup import lay_out
from quattrocento.games.virtu.sight.sight import VirtuSight
from quattrocento.games.virtu.speech.holdings import holdings
from quattrocento.games.virtu.speech.parts import move_parts, prompt_parts
from quattrocento.games.virtu.speech.proposals import propose
from quattrocento.games.virtu.speech.targets import targets
from quattrocento.games.virtu.study import COUNTED, tally
from quattrocento.kernel.game import Game, Option, Standing
from quattrocento.lab.study import Study
from quattrocento.words.speech import Speech


class Virtu(Game[Board]):
    """Three to five dynasties, year by year, until a track or the map is full."""

    def __init__(self, overlay: str | None = None) -> None:
        self.name = "virtu"
        self.version = 1
        self.luck = False
        self.seats: tuple[int, ...] = (3, 4, 5)
        self.minutes: tuple[int, int] = (90, 150)
        self.options: tuple[Option, ...] = OPTIONS
        self.presets: Mapping[str, Mapping[str, str]] = EDITIONS
        self.box: Box = load_box(overlay)
        self.overlay = self.box.overlay
        self.sight = VirtuSight()
        self.speech = Speech(targets, move_parts, prompt_parts, holdings, propose)
        self.bots = VirtuJudgement()
        self.orders = (BONUS_AHEAD, WINTER_AHEAD)
        self.study = Study(tally, COUNTED)
        self.arrays = "quattrocento.games.virtu.arrays:ARRAYS"
        self.drawing = "quattrocento.games.virtu.drawing.drawing:VirtuDrawing"
        self.lesson = "quattrocento.games.virtu.lesson"

    @property
    def components(self) -> Components:
        return self.box.components

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> Board:
        return lay_out(self.box, seats, self.read_options(seats, options))

    def load(self, data: Mapping[str, Any]) -> Board:
        return load_board(data, self.box)

    def restock(self, data: dict[str, Any]) -> dict[str, Any]:
        return restock(data, self.box)

    def standing(self, position: Board) -> Standing:
        """Points by source; places by points, then by crowns, else shared (V-2222, V-2225)."""
        points = prestige(position)
        keys: list[tuple[int, int]] = []
        for seat, player in enumerate(position.players):
            keys.append((sum(points[seat]), symbols_owned(position, player, CROWN)))
        places = [1 + sum(1 for other in keys if other > key) for key in keys]
        return Standing([dict(zip(POINTS, one, strict=True)) for one in points], places)

    def rounds(self, position: Board) -> int:
        return position.year

    def plays(self, position: Board, seat: int) -> str:
        return FACTIONS[position.players[seat].colour]
