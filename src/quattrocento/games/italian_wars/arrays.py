"""What a seat sees of The Italian Wars: Virtù's table and the influence board."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.environments.encoding.actions import Actions
from quattrocento.environments.encoding.arrays import Arrays
from quattrocento.environments.encoding.domains import Domains, every_move
from quattrocento.environments.encoding.observer import START, Observer, Steps
from quattrocento.environments.encoding.sheet import Sheet
from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.files.vocabulary import vocabulary
from quattrocento.games.italian_wars.names import COLOURS, MAJORS, PIECES, PLAYERS
from quattrocento.games.italian_wars.speech.parts import MOVE_PARTS
from quattrocento.games.virtu.arrays import (
    PLAYER_MASKS,
    TABLE_MASKS,
    TABLE_TUPLES,
    Eyes,
    everyone,
    palaces,
    player_segments,
    seen_step,
    shared_segments,
    write_player,
    write_shared,
)
from quattrocento.games.virtu.names import CITIES
from quattrocento.games.virtu.rules.setup import hidden
from quattrocento.kernel.game import Game
from quattrocento.kernel.position import Position

STEPS: Final[Steps] = Steps(list(vocabulary().steps.values()))


class ItalianWarsObserver(Observer):
    """The map of Italy from one of the two kings."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        own = [
            ("round", 1),
            ("victor", 1),
            ("influence", len(MAJORS)),
            ("sides", len(MAJORS)),
            ("reserves", len(MAJORS)),
            ("halted", len(CITIES) * len(COLOURS)),
        ]
        super().__init__(
            game,
            seats,
            [*START, ("step", STEPS.width), *shared_segments(game, len(COLOURS)), *own],
            [*player_segments(), ("trophies", 1)],
        )
        self.tuples = TABLE_TUPLES
        self.masks = TABLE_MASKS + 1 + seats * PLAYER_MASKS
        self.anyone: Final[list[list[int]]] = [everyone(seats, seat) for seat in range(seats)]
        self.eyes: Final[list[Eyes]] = [Eyes(self, seat, len(COLOURS)) for seat in range(seats)]

    def write(self, position: Position, seat: int, sheet: Sheet) -> None:
        assert isinstance(position, Italy)
        seats = self.anyone[seat]
        eyes = self.eyes[seat]
        secret = hidden(position)
        start = sheet.at
        alike = sheet.values[start] == seat
        decision = seen_step(self.start(position, seat, sheet), seat, secret)
        STEPS.write(decision, seats, sheet)
        write_shared(position, eyes, start, alike, sheet)
        sheet.put(position.year)
        sheet.put(seats[position.victor])
        sheet.many(position.influence)
        sheet.mapped(position.sides, eyes.table)
        sheet.many(position.reserves)
        if position.halted:
            sheet.unkept()
            first = sheet.at
            sheet.blank(len(CITIES) * len(COLOURS))
            for place in position.halted:
                sheet.values[first + place] += 1
        else:
            sheet.kept_bits(0, len(CITIES) * len(COLOURS))
        for turn in range(PLAYERS):
            other = (seat + turn) % PLAYERS
            write_player(position, other, secret and turn > 0, sheet)
            sheet.put(position.players[other].trophies)


DOMAINS: Final[Domains] = {**palaces(PIECES), "major": MAJORS, "troop": COLOURS}
ARRAYS: Final[Arrays] = Arrays(
    Actions("italian_wars", every_move(MOVE_PARTS, DOMAINS)), ItalianWarsObserver
)
