"""The Palio as a game: its rules, and the facets that the program asks."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from palio.bots import PalioJudgement
from palio.race import CONTRADE, WORDS, Race, Round, Track
from palio.sight import PalioSight
from palio.speech.parts import holdings, move_parts, prompt_parts, targets
from palio.study import COUNTED, tally
from quattrocento.components import Components
from quattrocento.kernel.game import Game, Standing
from quattrocento.kernel.reading import Reader
from quattrocento.lab.study import Study
from quattrocento.words.speech import Speech


class Palio(Game[Race]):
    """Two to four horses, three times round the square of Siena."""

    def __init__(self, overlay: str | None = None) -> None:
        text = files("palio").joinpath("components.toml").read_text("utf-8")
        self.track = Track(Components(text, overlay))
        # Set here, not in the class: a compiled kernel keeps them in each game.
        self.name = "palio"
        self.seats = (2, 3, 4)
        self.overlay = self.components.overlay
        self.sight = PalioSight()
        self.speech = Speech(targets, move_parts, prompt_parts, holdings)
        self.bots = PalioJudgement()
        self.study = Study(tally, COUNTED)
        self.arrays = "palio.arrays:ARRAYS"
        self.drawing = "palio.drawing:PalioDrawing"
        self.lesson = "palio.lesson"
        self.board = "board.js"

    @property
    def components(self) -> Components:
        return self.track.components

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> Race:
        self.read_options(seats, options)
        race = Race(self.track, [0] * seats, [self.track.breath] * seats, 0)
        race.then(Round())
        return race

    def load(self, data: Mapping[str, Any]) -> Race:
        read = Reader(data)
        read.only("round", "players", "agenda")
        players = read.at("players")
        horses = [players.at(seat) for seat in range(len(read.items("players")))]
        for seat, horse in enumerate(horses):
            horse.only("contrada", "run", "breath")
            horse.name("contrada", CONTRADE[seat : seat + 1])
        run = [horse.whole("run", 0, self.track.finish + 12) for horse in horses]
        breath = [horse.whole("breath", 0, self.track.breath) for horse in horses]
        race = Race(self.track, run, breath, read.whole("round"))
        steps = read.items("agenda")
        race.then(*(WORDS.read(step, f"agenda[{i}]") for i, step in enumerate(steps)))
        return race

    def standing(self, position: Race) -> Standing:
        ranks = list(zip(position.run, position.breath, strict=True))  # PA-104
        places = [1 + sum(other > rank for other in ranks) for rank in ranks]
        return Standing([{"stretches": run} for run in position.run], places)

    def rounds(self, position: Race) -> int:
        return position.round

    def plays(self, position: Race, seat: int) -> str:
        return CONTRADE[seat]
