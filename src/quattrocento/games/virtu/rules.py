"""Virtù as a game: the rule set with the box it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, cast

from quattrocento.components import Components
from quattrocento.games.virtu.balance import balance
from quattrocento.games.virtu.board import NOBODY, SEATS, Board, Player
from quattrocento.games.virtu.box import Box, load_box
from quattrocento.games.virtu.considering import choices, considered
from quattrocento.games.virtu.evaluation import evaluate, worth
from quattrocento.games.virtu.files import load_board
from quattrocento.games.virtu.inventory import counted
from quattrocento.games.virtu.names import BONUSES, CITIES, COLOURS, FACTIONS
from quattrocento.games.virtu.options import EDITIONS, OPTIONS, Options
from quattrocento.games.virtu.proposing import propose
from quattrocento.games.virtu.scoring import prestige, standing
from quattrocento.games.virtu.secrets import imagine, secrets, seen_event, seen_move
from quattrocento.games.virtu.setup import Sequence
from quattrocento.games.virtu.tally import tally
from quattrocento.games.virtu.targets import targets
from quattrocento.games.virtu.view import view
from quattrocento.games.virtu.words import move_parts, prompt_parts
from quattrocento.kernel.game import Count, Counted, Game, Option, Standing
from quattrocento.kernel.position import Event
from quattrocento.kernel.step import Move

LEVELS: Final[dict[str, str]] = {"medium": "search:25", "hard": "search:100"}
"""Fewer lines of play than elsewhere, each of them a year long."""


class Virtu(Game[Board]):
    """Three to five dynasties, year by year, until a track or the map is full."""

    def __init__(self, overlay: str | None = None) -> None:
        self.name = "virtu"
        self.version = 1
        self.luck = False
        self.temperature = 0.5
        self.seats: tuple[int, ...] = (3, 4, 5)
        self.minutes: tuple[int, int] = (120, 240)
        self.options: tuple[Option, ...] = OPTIONS
        self.presets: Mapping[str, Mapping[str, str]] = EDITIONS
        self.box: Box = load_box(overlay)
        self.overlay = self.box.overlay

    @property
    def components(self) -> Components:
        return self.box.components

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> Board:
        chosen = self.read_options(seats, options)
        first = COLOURS.index(chosen["first_player"])
        board = Board(self.box, Options(chosen), False)
        board.order = tuple([(first + place) % seats for place in range(seats)])
        board.arrivals = board.patrons = tuple(reversed(board.order))
        board.bonuses = (1 << len(BONUSES)) - 1
        for city in range(len(CITIES)):
            if self.box.on_map(city, seats):
                board.owner[city] = NOBODY
        for seat in range(seats):
            _settle(board, seat)
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
        return imagine(position, seat, rng)

    def secrets(self, position: Board) -> dict[str, int]:
        return secrets(position)

    def seen_event(self, event: Event, seat: int | None) -> Event | None:
        return seen_event(event, seat)

    def seen_move(self, move: Move, mover: int | None, seat: int | None) -> Move | None:
        return seen_move(move, mover, seat)

    def holdings(self, position: Board, seat: int) -> dict[str, int]:
        player = position.players[seat]
        return {
            "prestige": sum(prestige(position)[seat]),
            "florins": player.florins,
            "cities": position.cities_of(seat),
            "troops": position.troops_on_map(seat),
            "agents": player.owned_agents,
            "rank": player.rank,
        }

    def standing(self, position: Board) -> Standing:
        return standing(position)

    def evaluate(self, position: Board) -> list[float]:
        return evaluate(position)

    def worth(self, position: Board, seat: int) -> float:
        return worth(position, seat)

    def considered(self, position: Board, moves: list[Move]) -> list[Move]:
        return considered(position, moves)

    def choices(self, position: Board) -> list[Move]:
        return choices(position)

    def level(self, name: str) -> str:
        return LEVELS.get(name, name)

    def rounds(self, position: Board) -> int:
        return position.year

    def plays(self, position: Board, seat: int) -> str:
        return FACTIONS[position.players[seat].colour]

    def tally(self, position: Board, event: Event) -> list[Count]:
        return tally(position, event)

    def counted(self) -> list[Counted]:
        return counted()

    def targets(self, position: Board, move: Move) -> list[str]:
        return targets(position, move)

    def move_parts(self, move: Move) -> dict[str, str | int]:
        return move_parts(move)

    def proposed(self, position: Board) -> list[Move]:
        return propose(position)

    def prompt_parts(self, position: Board) -> dict[str, str | int]:
        return prompt_parts(position)


def _settle(board: Board, seat: int) -> None:
    """A player at the start: cities, tiles, troops, agents, a florin (V-110 to V-114)."""
    box = board.box
    player = Player(seat, False)
    player.florins = box.florins
    player.reserve = box.troops
    for city in box.start[seat]:
        board.owner[city] = seat
        board.troops[city * SEATS + seat] = 1
        player.reserve -= 1
        player.tiles |= 1 << city
        player.ready |= 1 << city
    player.agents = box.start_agents
    for card in box.pieces.family[seat]:
        player.agents += box.agent[card]
    player.owned_agents = player.agents
    board.players.append(player)
