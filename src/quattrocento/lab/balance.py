"""Balance: who wins by what they play and where they sit, what points come from, what is used."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import fmean, quantiles
from typing import Any

from quattrocento.kernel.game import Game
from quattrocento.lab.intervals import mean, share
from quattrocento.lab.playing import Outcome
from quattrocento.lab.study import Count, counted_of
from quattrocento.lab.telling import Telling


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


def balance_of(game: Game[Any], outcomes: list[Outcome]) -> dict[str, Any]:
    """All figures of some games with as many players, as JSON: shares, means, counts a game."""
    found = Balance(game, len(outcomes[0].places))
    for outcome in outcomes:
        found.add(outcome)
    return found.figures()


class Balance:
    """Games of one rule set with one number of players, counted one after the other."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game = game
        self._outcomes: list[Outcome] = []
        self._sides: dict[str, Side] = {}
        self._seats = [Side() for _ in range(seats)]
        self._turns = [Side() for _ in range(seats)]
        self._times: dict[str, list[int]] = {}
        self._groups: dict[str, dict[str, Piece]] = {
            counted.group: {thing: Piece() for thing in counted.things}
            for counted in counted_of(game)
        }

    def add(self, outcome: Outcome) -> None:
        """One more game, told from its record."""
        self._outcomes.append(outcome)
        winners = outcome.winners
        told = Telling(self._game, outcome)
        for count in told.counts:
            group = self._groups.setdefault(count.group, {})
            group.setdefault(count.thing, Piece()).add(count, winners)
        for seat, score in enumerate(outcome.scores):
            turn = (seat - told.first) % len(self._seats)
            side = self._sides.setdefault(told.plays[seat], Side())
            for each in (side, self._seats[seat], self._turns[turn]):
                each.add(score, seat in winners)
        for seat, time in zip(told.deciders, outcome.times, strict=False):
            self._times.setdefault(outcome.pairing.players[seat], []).append(time)

    def figures(self) -> dict[str, Any]:
        outcomes = self._outcomes
        games = len(outcomes)
        return {
            "game": self._game.name,
            "games": games,
            "players": list(outcomes[0].pairing.players),
            "decisions": fmean(outcome.decisions for outcome in outcomes),
            "lengths": [outcome.decisions for outcome in outcomes],
            "rounds": [outcome.rounds for outcome in outcomes],
            "sides": {name: self._sides[name].figures() for name in sorted(self._sides)},
            "seats": [side.figures() for side in self._seats],
            "turns": [side.figures() for side in self._turns],
            "sources": _sources(outcomes),
            "groups": {
                name: {thing: piece.figures(games) for thing, piece in pieces.items()}
                for name, pieces in self._groups.items()
            },
            "times": {player: _times(times) for player, times in sorted(self._times.items())},
        }


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


def _times(times: list[int]) -> dict[str, float]:
    """How long decisions took, in milliseconds."""
    cuts = quantiles(times, n=100, method="inclusive") if len(times) > 1 else times * 99
    return {
        "decisions": len(times),
        "mean": fmean(times) / 1000,
        "median": cuts[49] / 1000,
        "p95": cuts[94] / 1000,
        "p99": cuts[98] / 1000,
        "longest": max(times) / 1000,
    }
