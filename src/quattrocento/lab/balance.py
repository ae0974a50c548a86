"""Balance: who wins by what they play and where they sit, what points come from, what is used."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from quattrocento.kernel.game import Count, Game
from quattrocento.kernel.play import attempt, next_decision
from quattrocento.kernel.position import Event
from quattrocento.kernel.record import read_record
from quattrocento.lab.intervals import mean, share
from quattrocento.lab.playing import Outcome


@dataclass
class Side:
    """All games of those who played one family, or sat in one place."""

    scores: list[float] = field(default_factory=list)
    wins: int = 0

    def add(self, score: int, won: bool) -> None:
        self.scores.append(score)
        self.wins += won

    def figures(self) -> dict[str, Any]:
        games = len(self.scores)
        low, high = share(self.wins, games)
        average, spread = mean(self.scores)
        return {
            "games": games,
            "wins": self.wins,
            "share": self.wins / games,
            "low": low,
            "high": high,
            "score": average,
            "spread": spread,
        }


@dataclass
class Piece:
    """How often one thing was bought or played, for how much, and by winners how often."""

    count: int = 0
    owned: int = 0
    won: int = 0
    prices: list[int] = field(default_factory=list)

    def add(self, count: Count, winners: list[int]) -> None:
        self.count += 1
        if count.seat is not None:
            self.owned += 1
            self.won += count.seat in winners
        if count.price is not None:
            self.prices.append(count.price)

    def figures(self, games: int) -> dict[str, Any]:
        return {
            "count": self.count,
            "per_game": self.count / games,
            "price": fmean(self.prices) if self.prices else None,
            "winners": self.won / self.owned if self.owned else None,
        }


def study(game: Game[Any], outcomes: list[Outcome]) -> dict[str, Any]:
    """All figures of some games, as JSON: shares with intervals, means, counts a game."""
    sides: dict[str, Side] = {}
    seats = [Side() for _ in outcomes[0].places]
    turns = [Side() for _ in outcomes[0].places]
    groups: dict[str, dict[str, Piece]] = {}
    for outcome in outcomes:
        winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
        told = Telling(game, outcome)
        for count in told.counts():
            group = groups.setdefault(count.group, {})
            group.setdefault(count.thing, Piece()).add(count, winners)
        for seat, score in enumerate(outcome.scores):
            won = seat in winners
            turn = (seat - told.first) % len(seats)
            for side in (sides.setdefault(told.plays[seat], Side()), seats[seat], turns[turn]):
                side.add(score, won)
    games = len(outcomes)
    return {
        "game": game.name,
        "games": games,
        "players": list(outcomes[0].pairing.players),
        "decisions": fmean(outcome.decisions for outcome in outcomes),
        "sides": {name: sides[name].figures() for name in sorted(sides)},
        "seats": [side.figures() for side in seats],
        "turns": [side.figures() for side in turns],
        "sources": _sources(outcomes),
        "groups": {
            name: {thing: pieces[thing].figures(games) for thing in sorted(pieces)}
            for name, pieces in groups.items()
        },
    }


class Telling:
    """One game told again from its record: who played what, who began, and what is counted."""

    def __init__(self, game: Game[Any], outcome: Outcome) -> None:
        self._game = game
        self._record = read_record(game, outcome.record)
        self.first = -1
        """The seat that decided first in the first round."""
        self.plays: list[str] = []

    def counts(self) -> Iterator[Count]:
        """Everything that is counted, in the order it happened."""
        game = self._game
        position = self._record.start()
        for move in self._record.moves:
            events: list[Event] = []
            position.events = events
            attempt(position, move)
            for event in events:
                yield from game.tally(position, event)
            decision = next_decision(position)
            if self.first < 0 and decision is not None and game.rounds(position) > 0:
                self.first = decision.seat
        self.plays = [game.plays(position, seat) for seat in range(len(self._record.seats))]


def _sources(outcomes: list[Outcome]) -> dict[str, dict[str, float]]:
    """The mean points a seat has from each source, of all and of winners alone."""
    everybody: dict[str, list[int]] = {}
    winners: dict[str, list[int]] = {}
    for outcome in outcomes:
        for source, place in zip(outcome.sources, outcome.places, strict=True):
            for name, points in source.items():
                everybody.setdefault(name, []).append(points)
                if place == 1:
                    winners.setdefault(name, []).append(points)
    return {
        name: {"all": fmean(everybody[name]), "winners": fmean(winners[name])} for name in everybody
    }
