"""The Italian Wars as a game: Virtù's rules with the booklet for two players."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, cast

from quattrocento.components import Components
from quattrocento.games.italian_wars.balance import balance
from quattrocento.games.italian_wars.board import Italy, italy
from quattrocento.games.italian_wars.box import Booklet, load_booklet
from quattrocento.games.italian_wars.considering import considered
from quattrocento.games.italian_wars.evaluation import evaluate, worth
from quattrocento.games.italian_wars.files import load_italy
from quattrocento.games.italian_wars.inventory import counted
from quattrocento.games.italian_wars.names import KINGS, MAJORS
from quattrocento.games.italian_wars.options import EDITIONS, OPTIONS
from quattrocento.games.italian_wars.scoring import prestige, standing, verdict
from quattrocento.games.italian_wars.setup import Sequence, lay_out
from quattrocento.games.italian_wars.tally import tally
from quattrocento.games.italian_wars.targets import targets
from quattrocento.games.italian_wars.view import view
from quattrocento.games.italian_wars.words import move_parts, prompt_parts
from quattrocento.games.virtu.names import CITIES
from quattrocento.games.virtu.options import Options
from quattrocento.games.virtu.proposing import propose
from quattrocento.games.virtu.secrets import imagine, secrets, seen_event, seen_move
from quattrocento.kernel.game import Count, Counted, Game, Option, Standing
from quattrocento.kernel.position import Event
from quattrocento.kernel.step import Move

LEVELS: Final[dict[str, str]] = {"medium": "search:40", "hard": "search:150"}
"""Fewer lines of play than elsewhere, each of them two rounds long."""


class ItalianWars(Game[Italy]):
    """The King of France against the King of Naples, twenty-one rounds from 1494 to 1497."""

    def __init__(self, overlay: str | None = None) -> None:
        self.name = "italian_wars"
        self.builds_on = "virtu"
        self.version = 1
        self.luck = False
        self.temperature = 0.5
        self.seats: tuple[int, ...] = (2,)
        self.minutes: tuple[int, int] = (90, 180)
        self.options: tuple[Option, ...] = OPTIONS
        self.presets: Mapping[str, Mapping[str, str]] = EDITIONS
        self.box: Booklet = load_booklet(overlay)
        self.overlay = self.box.overlay

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

    def balance(self, data: dict[str, Any]) -> dict[str, Any]:
        return balance(data, self.box)

    def view(self, position: Italy, seat: int | None) -> dict[str, Any]:
        # The kernel knows no game: to it a view is a dictionary.
        return cast(dict[str, Any], view(position, seat))

    def imagine(self, position: Italy, seat: int, rng: Random) -> Italy:
        return italy(imagine(position, seat, rng))

    def secrets(self, position: Italy) -> dict[str, int]:
        return secrets(position)

    def seen_event(self, event: Event, seat: int | None) -> Event | None:
        return seen_event(event, seat)

    def seen_move(self, move: Move, mover: int | None, seat: int | None) -> Move | None:
        return seen_move(move, mover, seat)

    def holdings(self, position: Italy, seat: int) -> dict[str, int]:
        player = position.players[seat]
        tracks = [major for major in range(len(MAJORS)) if position.on_track(major)]
        return {
            "prestige": sum(prestige(position)[seat]),
            "florins": player.florins,
            "cities": sum(1 for city in range(len(CITIES)) if position.controls(seat, city)),
            "troops": position.troops_on_map(seat),
            "agents": player.owned_agents,
            "influence": sum(position.leaning(seat, major) for major in tracks),
        }

    def standing(self, position: Italy) -> Standing:
        return standing(position)

    def verdict(self, position: Italy) -> Event | None:
        return verdict(position)

    def evaluate(self, position: Italy) -> list[float]:
        return evaluate(position)

    def worth(self, position: Italy, seat: int) -> float:
        return worth(position, seat)

    def considered(self, position: Italy, moves: list[Move]) -> list[Move]:
        return considered(position, moves)

    def level(self, name: str) -> str:
        return LEVELS.get(name, name)

    def rounds(self, position: Italy) -> int:
        return position.year

    def plays(self, position: Italy, seat: int) -> str:
        return KINGS[seat]

    def tally(self, position: Italy, event: Event) -> list[Count]:
        return tally(position, event)

    def counted(self) -> list[Counted]:
        return counted()

    def proposed(self, position: Italy) -> list[Move]:
        return propose(position)

    def targets(self, position: Italy, move: Move) -> list[str]:
        return targets(position, move)

    def move_parts(self, move: Move) -> dict[str, str | int]:
        return move_parts(move)

    def prompt_parts(self, position: Italy) -> dict[str, str | int]:
        return prompt_parts(position)
