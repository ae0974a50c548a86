"""Ratings: OpenSkill's Plackett-Luce model over the places of games, in the order of the plan."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from quattrocento.lab.intervals import Z
from quattrocento.lab.playing import Outcome


@dataclass(frozen=True)
class Rating:
    """How strong a player is, and where that lies with 95 % by the model's own reckoning.

    >>> from quattrocento.lab.ratings import Rating
    >>> rating = Rating(mu=25.0, sigma=2.0)
    >>> round(rating.low, 2), round(rating.high, 2)
    (21.08, 28.92)
    """

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - Z * self.sigma

    @property
    def high(self) -> float:
        return self.mu + Z * self.sigma


def rate(players: list[str], outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """A rating for each player. Players do not learn, so nothing is added for time that passes.

    Who sat at one table several times is rated in each seat, and goes on with the mean; a game
    of somebody against nobody else says nothing.

    >>> from quattrocento.lab.arena import schedule
    >>> from quattrocento.lab.playing import play_pairing
    >>> from quattrocento.lab.ratings import rate
    >>> players = ["greedy", "random"]
    >>> games = map(play_pairing, schedule("signorie", None, players, {}, games=2, seed=7))
    >>> {player: round(rating.mu, 1) for player, rating in rate(players, games).items()}
    {'greedy': 29.7, 'random': 20.3}
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    known: dict[str, Any] = {player: model.rating(name=player) for player in players}
    for outcome in outcomes:
        seated = outcome.pairing.players
        if len(set(seated)) < 2:
            continue
        teams = [[model.create_rating([known[who].mu, known[who].sigma])] for who in seated]
        rated = model.rate(teams, ranks=[float(place) for place in outcome.places])
        for player in set(seated):
            seats = [team[0] for team, who in zip(rated, seated, strict=True) if who == player]
            mu = sum(seat.mu for seat in seats) / len(seats)
            square = sum(seat.sigma**2 for seat in seats) / len(seats)
            known[player] = model.create_rating([mu, square**0.5])
    return {player: Rating(found.mu, found.sigma) for player, found in known.items()}
