"""What a seat sees of Signorie: everything but the tiles in the stacks."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.games.signorie.board import CITY_SPACES, FACES, NOBODY, Board
from quattrocento.games.signorie.files import vocabulary
from quattrocento.games.signorie.names import (
    CAREERS,
    CITIES,
    COLOURS,
    COLUMNS,
    PLACES,
    ROWS,
    SOURCES,
)
from quattrocento.games.signorie.rules import Signorie
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.position import Position
from quattrocento.spaces.observer import START, Observer, Steps
from quattrocento.spaces.sheet import Sheet

STEPS: Final[Steps] = Steps(list(vocabulary(list(COLOURS)).steps.values()))
HELPERS: Final = len(COLUMNS) * len(PLACES)
COATS: Final = 18
MANDATE_SPACES: Final = 2 * len(COLUMNS)


class SignorieObserver(Observer):
    """The table of Signorie from one seat."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        assert isinstance(game, Signorie)
        box = game.box
        self.rounds: Final[int] = box.rounds
        layout = [
            *START,
            ("step", STEPS.width),
            ("optional_tiles", 1),
            ("round", 1),
            ("order", seats),
            ("initiative", seats),
            ("heights", seats),
            ("dice", len(COLUMNS) * FACES),
            ("mandates", MANDATE_SPACES),
            ("rewards", box.rounds),
            ("stack", 1),
            ("cities", len(CITIES)),
            ("marriage_tiles", len(CITIES)),
            ("mission_tiles", len(CITIES)),
            ("meeples", len(CITIES) * CITY_SPACES),
        ]
        stocks = (
            "colour", "florins", "men", "women", "general_men", "general_women",
            "threshold_men", "threshold_women", "brides", "passed",
        )  # fmt: skip
        each = [
            *((name, 1) for name in stocks),
            ("dice", len(COLUMNS)),
            ("helpers", HELPERS),
            ("careers", len(CAREERS) * box.spaces),
            ("tiles", COATS),
            ("face_down", len(ROWS)),
            ("points", len(SOURCES)),
        ]
        super().__init__(game, seats, layout, each)
        # For each observing seat: a meeple (seat * 2 + sex) as that one counts it, nobody's last.
        self.meeples: Final[list[list[int]]] = [
            [seen[meeple // 2] * 2 + meeple % 2 for meeple in range(2 * seats)] + [NOBODY]
            for seen in self.relative
        ]

    def write(self, position: Position, seat: int, sheet: Sheet) -> None:
        assert isinstance(position, Board)
        seats = self.relative[seat]
        count = self.seats
        self.start(position, seat, sheet)
        STEPS.write(next_decision(position), seats, sheet)
        sheet.put(1 if position.choose_tiles else 0)
        sheet.put(position.round)
        for other in position.order:
            sheet.put(seats[other])
        sheet.blank(count - len(position.order), -1)
        sheet.turned(position.initiative, seat)
        sheet.turned(position.heights, seat)
        sheet.many(position.dice)
        sheet.padded(position.mandates, MANDATE_SPACES)
        sheet.padded(position.rewards, self.rounds)
        sheet.put(position.stack)
        cities = 0
        for city in position.cities:
            cities |= 1 << city
        sheet.bits(cities, len(CITIES))
        sheet.many(position.marriage_tiles)
        sheet.many(position.mission_tiles)
        self._meeples(position, seat, sheet)
        for turn in range(count):
            self._player(position, (seat + turn) % count, sheet)

    def _meeples(self, board: Board, seat: int, sheet: Sheet) -> None:
        table = self.meeples[seat]
        meeples = board.meeples
        for city in range(len(CITIES)):
            first = city * CITY_SPACES
            filled = board.filled[city]
            if filled:
                sheet.mapped(meeples[first : first + filled], table)
            sheet.blank(CITY_SPACES - filled, NOBODY)

    def _player(self, board: Board, seat: int, sheet: Sheet) -> None:
        player = board.players[seat]
        sheet.put(player.colour)
        sheet.put(player.florins)
        sheet.put(player.men)
        sheet.put(player.women)
        sheet.put(player.general_men)
        sheet.put(player.general_women)
        sheet.put(player.threshold_men)
        sheet.put(player.threshold_women)
        sheet.put(player.brides)
        sheet.put(1 if player.passed else 0)
        sheet.many(player.dice)
        sheet.bits(player.helpers, HELPERS)
        sheet.many(player.careers)
        sheet.many(player.tiles)
        sheet.many(player.face_down)
        sheet.many(player.points)
