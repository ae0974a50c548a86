"""One game told again from its record: who played what, who began, and what was used."""

from __future__ import annotations

from typing import Any

from quattrocento.kernel.game import Game
from quattrocento.kernel.play import ASIDE, attempt, next_decision
from quattrocento.kernel.position import Event
from quattrocento.kernel.record import read_record
from quattrocento.lab.playing import Outcome
from quattrocento.lab.study import Count

MOVES = "moves"
"""The group that the moves are counted in, each by its verb."""


class Telling:
    """What a study counts of one game."""

    def __init__(self, game: Game[Any], outcome: Outcome) -> None:
        record = read_record(game, outcome.record)
        self.first = 0
        """The seat that decided first in the first round."""
        self.deciders: list[int] = []
        """The seat of each decision, in order."""
        self.counts: list[Count] = []
        """Every move by its verb, and everything that the game counts."""
        position = record.start()
        began = False
        for move in record.moves:
            events: list[Event] = []
            position.events = events
            decision = next_decision(position)
            if decision is not None and move[0] != ASIDE:
                self.deciders.append(decision.seat)
                self.counts.append(Count(MOVES, str(move[0]), decision.seat))
            attempt(position, move)
            for event in events:
                if game.study is not None:
                    self.counts += game.study.tally(position, event)
            decision = next_decision(position)
            if not began and decision is not None and game.rounds(position) > 0:
                began = True
                self.first = decision.seat
        self.plays = [game.plays(position, seat) for seat in range(len(record.seats))]
        """What each seat played: a colour, a family, a faction."""
