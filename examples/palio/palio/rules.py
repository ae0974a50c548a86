"""The Palio as a game: what the table, the bots and the files need to know."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from random import Random
from typing import Any

from palio.race import CONTRADE, WORDS, Race, Round, Track
from quattrocento.components import Components
from quattrocento.kernel.game import Game, Standing
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.reading import Reader
from quattrocento.kernel.sight import Sight
from quattrocento.kernel.step import Move
from quattrocento.players.judgement import Judgement
from quattrocento.words.speech import Parts, Speech


class PalioSight(Sight[Race]):
    """Nothing is hidden."""

    def __init__(self) -> None:
        # Set here, not in the class: a compiled kernel keeps them in each object.
        self.open = True

    def view(self, position: Race, seat: int | None) -> dict[str, Any]:
        decision = next_decision(position)
        deciding = None if decision is None else decision.seat
        track = position.track
        seen = {"me": seat, "deciding": deciding, "finish": track.finish, "bends": track.bends}
        return position.dump() | seen

    def imagine(self, position: Race, seat: int, rng: Random) -> Race:
        return position.clone()


class PalioJudgement(Judgement[Race]):
    """How a race looks."""

    def evaluate(self, position: Race) -> list[float]:
        """Stretches, and breath: a gallop is worth about four stretches more than a walk."""
        left = max(0, position.track.finish - max(position.run))
        worth = min(4.0, left / 4)
        return [
            run + worth * breath for run, breath in zip(position.run, position.breath, strict=True)
        ]


def targets(position: Race, move: Move) -> list[str]:
    return [f"gait:{move[0]}"]


def move_parts(move: Move) -> Parts:
    return {}


def prompt_parts(position: Race) -> Parts:
    decision = next_decision(position)
    return {} if decision is None else {"seat": decision.seat}


def holdings(position: Race, seat: int) -> dict[str, int]:
    return {"stretches": position.run[seat], "breath": position.breath[seat]}


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
