"""The Italian Wars as a game: Virtù's rules with the booklet for two players, and its facets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quattrocento.components import Components
from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.bots.judgement import WarsJudgement
from quattrocento.games.italian_wars.box import Booklet, load_booklet
from quattrocento.games.italian_wars.files.files import load_italy
from quattrocento.games.italian_wars.files.restock import restock
from quattrocento.games.italian_wars.names import KINGS, POINTS
from quattrocento.games.italian_wars.options import OPTIONS, Options
from quattrocento.games.italian_wars.rules.scoring import prestige, won_with
from quattrocento.games.italian_wars.rules.setup import Sequence, lay_out
from quattrocento.games.italian_wars.sight import WarsSight
from quattrocento.games.italian_wars.speech.holdings import holdings
from quattrocento.games.italian_wars.speech.parts import move_parts, prompt_parts
from quattrocento.games.italian_wars.speech.targets import targets
from quattrocento.games.italian_wars.study import COUNTED, tally
from quattrocento.games.virtu.names import CROWN, NOBODY
from quattrocento.games.virtu.orders import BONUS_AHEAD, WINTER_AHEAD
from quattrocento.games.virtu.rules.scoring import symbols_owned
from quattrocento.games.virtu.speech.proposals import propose
from quattrocento.kernel.game import Game, Option, Standing
from quattrocento.kernel.position import Event
from quattrocento.lab.study import Study
from quattrocento.words.speech import Speech


class ItalianWars(Game[Italy]):
    """The King of France against the King of Naples, twenty-one rounds from 1494 to 1497."""

    def __init__(self, overlay: str | None = None) -> None:
        self.name = "italian_wars"
        self.builds_on = "virtu"
        self.version = 1
        self.luck = False
        self.seats: tuple[int, ...] = (2,)
        self.minutes: tuple[int, int] = (60, 60)
        self.options: tuple[Option, ...] = OPTIONS
        self.box: Booklet = load_booklet(overlay)
        self.overlay = self.box.overlay
        self.sight = WarsSight()
        self.speech = Speech(targets, move_parts, prompt_parts, holdings, propose)
        self.bots = WarsJudgement()
        self.orders = (BONUS_AHEAD, WINTER_AHEAD)
        self.study = Study(tally, COUNTED)
        self.arrays = "quattrocento.games.italian_wars.arrays:ARRAYS"
        self.drawing = "quattrocento.games.italian_wars.drawing.drawing:WarsDrawing"
        self.lesson = "quattrocento.games.italian_wars.lesson"

    @property
    def components(self) -> Components:
        return self.box.components

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> Italy:
        table = Italy(self.box, Options(self.read_options(seats, options)), False)
        lay_out(table)
        table.agenda.append(Sequence())
        return table

    def load(self, data: Mapping[str, Any]) -> Italy:
        return load_italy(data, self.box)

    def restock(self, data: dict[str, Any]) -> dict[str, Any]:
        return restock(data, self.box)

    def verdict(self, position: Italy) -> Event | None:
        """An automatic victory and its reason (W-1210, W-1211)."""
        if position.victor == NOBODY:
            return None
        return Event("wins_at_once", {"seat": position.victor, "cities": won_with(position)})

    def standing(self, position: Italy) -> Standing:
        """Points by source and places: a victory at once, points, crowns, else shared (W-1209)."""
        points = prestige(position)
        keys: list[tuple[int, int, int]] = []
        for seat, player in enumerate(position.players):
            won = int(position.victor != NOBODY and position.victor == seat)
            crowns = symbols_owned(position, player, CROWN)
            keys.append((won, sum(points[seat]), crowns))
        places = [1 + sum(1 for other in keys if other > key) for key in keys]
        return Standing([dict(zip(POINTS, one, strict=True)) for one in points], places)

    def rounds(self, position: Italy) -> int:
        return position.year

    def plays(self, position: Italy, seat: int) -> str:
        return KINGS[seat]
