"""What a seat sees of Signorie: everything but the tiles in the stacks."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

from quattrocento.environments.encoding.actions import Actions
from quattrocento.environments.encoding.arrays import Arrays
from quattrocento.environments.encoding.domains import Values, every_move, up_to
from quattrocento.environments.encoding.observer import START, Observer, Steps
from quattrocento.environments.encoding.sheet import Sheet
from quattrocento.games.signorie.board import COATS, FACES, NOBODY, Board
from quattrocento.games.signorie.files.vocabulary import vocabulary
from quattrocento.games.signorie.game import Signorie
from quattrocento.games.signorie.names import (
    CAREERS,
    CITIES,
    COLOURS,
    COLUMNS,
    MANDATES,
    PLACES,
    PLACES_OF,
    ROWS,
    SEXES,
    SOURCES,
)
from quattrocento.games.signorie.rules.careers import ADVANCE
from quattrocento.games.signorie.rules.mandates import SPEND
from quattrocento.games.signorie.rules.marriages import DOWRY
from quattrocento.games.signorie.speech.parts import MOVE_PARTS
from quattrocento.kernel.game import Game
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move

STEPS: Final[Steps] = Steps(list(vocabulary(list(COLOURS)).steps.values()))
MANDATE_SPACES: Final = 2 * len(COLUMNS)
TABLE_TUPLES: Final = 9
PLAYER_TUPLES: Final = 4


class SignorieObserver(Observer):
    """The table of Signorie from one seat."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        assert isinstance(game, Signorie)
        box = game.box
        self.rounds: Final[int] = box.rounds
        self.helpers: Final[int] = box.helpers
        self.city_spaces: Final[int] = len(box.nobody)
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
            ("meeples", self.city_spaces),
        ]
        stocks = (
            "colour", "florins", "men", "women", "general_men", "general_women",
            "threshold_men", "threshold_women", "brides", "passed",
        )  # fmt: skip
        each = [
            *((name, 1) for name in stocks),
            ("dice", len(COLUMNS)),
            ("helpers", self.helpers),
            ("careers", len(CAREERS) * box.spaces),
            ("tiles", COATS),
            ("face_down", len(ROWS)),
            ("points", len(SOURCES)),
        ]
        super().__init__(game, seats, layout, each)
        # For each observing seat: a meeple (seat * 2 + sex) as that one counts it, nobody's last.
        self.meeples: Final[list[vec[i16]]] = [
            vec[i16]([seen[meeple // 2] * 2 + meeple % 2 for meeple in range(2 * seats)] + [NOBODY])
            for seen in self.relative
        ]
        self.others: Final[list[vec[i16]]] = [vec[i16](seen) for seen in self.relative]
        self.masks = seats
        self.tuples = TABLE_TUPLES + seats * PLAYER_TUPLES

    def write(self, position: Position, seat: int, sheet: Sheet) -> None:
        assert isinstance(position, Board)
        count = self.seats
        # What counts seats from the observing one is written otherwise for another one.
        alike = sheet.values[sheet.at] == seat
        others = self.others[seat]
        STEPS.write(self.start(position, seat, sheet), self.relative[seat], sheet)
        sheet.put(1 if position.choose_tiles else 0)
        sheet.put(position.round)
        if not sheet.lies(position.order, count, alike):
            sheet.seated(position.order, others, count)
        if not sheet.lies(position.initiative, count, alike):
            sheet.turned(position.initiative, others)
        if not sheet.lies(position.heights, count, alike):
            sheet.turned(position.heights, others)
        sheet.many(position.dice)
        self._tuple(position.mandates, MANDATE_SPACES, sheet)
        self._tuple(position.rewards, self.rounds, sheet)
        sheet.put(position.stack)
        if not sheet.lies(position.cities, len(CITIES)):
            cities = 0
            for city in position.cities:
                cities |= 1 << city
            sheet.bits(cities, len(CITIES))
        self._tuple(position.marriage_tiles, len(CITIES), sheet)
        self._tuple(position.mission_tiles, len(CITIES), sheet)
        if not sheet.lies(position.meeples, self.city_spaces, alike):
            sheet.seated(position.meeples, self.meeples[seat], self.city_spaces)
        for turn in range(count):
            self._player(position, (seat + turn) % count, sheet)

    def _player(self, board: Board, seat: int, sheet: Sheet) -> None:
        player = board.players[seat]
        sheet.five(player.colour, player.florins, player.men, player.women, player.general_men)
        sheet.five(
            player.general_women,
            player.threshold_men,
            player.threshold_women,
            player.brides,
            1 if player.passed else 0,
        )
        sheet.many(player.dice)
        sheet.kept_bits(player.helpers, self.helpers)
        self._tuple(player.careers, len(player.careers), sheet)
        self._tuple(player.tiles, COATS, sheet)
        self._tuple(player.face_down, len(ROWS), sheet)
        self._tuple(player.points, len(SOURCES), sheet)

    def _tuple(self, values: tuple[int, ...], size: int, sheet: Sheet) -> None:
        if not sheet.lies(values, size):
            sheet.padded(values, size)


DOMAINS: Final[dict[str, Values]] = {
    "column": COLUMNS,
    "value": up_to(FACES, 1),
    "mandate": MANDATES,
    "meeples": up_to(len(SPEND) - 1),
    "place": PLACES_OF[3],
    "career": CAREERS,
    "space": up_to(len(ADVANCE[0]), 1),
    "city": CITIES,
    "florins": up_to(len(DOWRY) - 1),
    "row": ROWS,
    "sex": SEXES,
}
# Helper spaces that only an overlay gives come after all others, so that no number changes.
FURTHER: Final[dict[str, Values]] = DOMAINS | {
    "place": tuple(place for place in PLACES if place not in PLACES_OF[3])
}
MOVES: Final[list[Move]] = [
    *every_move(MOVE_PARTS, DOMAINS),
    *every_move({verb: parts for verb, parts in MOVE_PARTS.items() if "place" in parts}, FURTHER),
]
ARRAYS: Final[Arrays] = Arrays(Actions("signorie", MOVES), SignorieObserver)
