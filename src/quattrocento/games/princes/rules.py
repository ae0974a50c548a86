"""Princes of the Renaissance as a game: the rule set with the box it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from quattrocento.components import Components
from quattrocento.games.princes.balance import balance
from quattrocento.games.princes.board import Board, Player
from quattrocento.games.princes.box import Box, count_bits, load_box
from quattrocento.games.princes.evaluation import considered, evaluate, reply, worth
from quattrocento.games.princes.files import load_board
from quattrocento.games.princes.hidden import imagine, secrets, seen_event, seen_move, tried
from quattrocento.games.princes.names import FAMILIES
from quattrocento.games.princes.negotiation import asides, unanswered
from quattrocento.games.princes.options import OPTIONS, set_options
from quattrocento.games.princes.orders import (
    order_kinds,
    order_matter,
    order_refusal,
    order_void,
    ordered,
)
from quattrocento.games.princes.scoring import standing
from quattrocento.games.princes.setup import Sequence
from quattrocento.games.princes.tally import counted, tally
from quattrocento.games.princes.targets import targets
from quattrocento.games.princes.view import view
from quattrocento.games.princes.words import composed, move_parts, prompt_parts
from quattrocento.kernel.game import Count, Counted, Game, Option, Order, Standing
from quattrocento.kernel.position import Event
from quattrocento.kernel.step import Move, Refusal


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
        self.temperature = 1.0

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

    def balance(self, data: dict[str, Any]) -> dict[str, Any]:
        return balance(data, self.box)

    def view(self, position: Board, seat: int | None) -> dict[str, Any]:
        # The kernel knows no game: to it a view is a dictionary.
        return cast(dict[str, Any], view(position, seat))

    def imagine(self, position: Board, seat: int, rng: Random) -> Board:
        return imagine(position, seat, rng)

    def tried(self, position: Board, seat: int, rng: Random) -> Board:
        return tried(position, seat, rng)

    def secrets(self, position: Board) -> dict[str, int]:
        return secrets(position)

    def seen_event(self, event: Event, seat: int | None) -> Event | None:
        return seen_event(event, seat)

    def seen_move(self, move: Move, mover: int | None, seat: int | None) -> Move | None:
        return seen_move(move, mover, seat)

    def holdings(self, position: Board, seat: int) -> dict[str, int]:
        player = position.players[seat]
        return {
            "gold": player.gold,
            "influence": player.influence,
            "wages": player.wages,
            "tokens": player.tokens,
            "tiles": count_bits(player.tiles),
            "troops": count_bits(player.troops),
            "treachery": count_bits(player.hand),
        }

    def asides(self, position: Board, seat: int) -> list[Move]:
        return asides(position, seat)

    def reply(self, position: Board, seat: int) -> Move | None:
        return reply(position, seat)

    def unanswered(self, position: Board, seat: int) -> int:
        return unanswered(position, seat)

    def order_matter(self, position: Board) -> str:
        return order_matter(position)

    def order_kinds(self, position: Board, seat: int) -> list[str]:
        return order_kinds(position, seat)

    def order_refusal(self, position: Board, seat: int, order: Order) -> Refusal | None:
        return order_refusal(position, seat, order)

    def ordered(self, position: Board, order: Order) -> Move | None:
        return ordered(position, order)

    def order_void(self, position: Board, move: Move) -> str:
        return order_void(position, move)

    def standing(self, position: Board) -> Standing:
        return standing(position)

    def evaluate(self, position: Board) -> list[float]:
        return evaluate(position)

    def worth(self, position: Board, seat: int) -> float:
        return worth(position, seat)

    def considered(self, position: Board, moves: list[Move]) -> list[Move]:
        return considered(position, moves)

    def rounds(self, position: Board) -> int:
        return position.decade

    def plays(self, position: Board, seat: int) -> str:
        return FAMILIES[position.players[seat].family]

    def tally(self, position: Board, event: Event) -> list[Count]:
        return tally(position, event)

    def counted(self) -> list[Counted]:
        return counted()

    def targets(self, position: Board, move: Move) -> list[str]:
        return targets(position, move)

    def move_parts(self, move: Move) -> dict[str, str | int]:
        return move_parts(move)

    def prompt_parts(self, position: Board) -> dict[str, str | int]:
        return prompt_parts(position)

    def composed(self) -> list[tuple[str, str, dict[str, str | int]]]:
        return composed(self.box)
