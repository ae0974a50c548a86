"""What a game was worth to each seat: the reward of every environment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Standing
from quattrocento.suggesting import unknown


def outcome(places: list[int]) -> list[float]:
    """From 1 for the first place to -1 for the last, evenly; who shares places shares their mean.

    The sum is nought. With two seats it is 1, 0 or -1.

    >>> from quattrocento.environments.encoding.outcome import outcome
    >>> outcome([1, 2]), outcome([3, 1, 1])
    ([1.0, -1.0], [-1.0, 0.5, 0.5])
    """
    seats = len(places)
    found: list[float] = []
    for place in places:
        # Whoever shares place 1 with one other takes places 1 and 2: one and a half each.
        mean = place + (places.count(place) - 1) / 2
        found.append(1.0 - 2.0 * (mean - 1.0) / (seats - 1))
    return found


def _by_place(standing: Standing) -> list[float]:
    return outcome(standing.places)


def _by_win(standing: Standing) -> list[float]:
    winners = standing.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(standing.places))]


def _by_score(standing: Standing) -> list[float]:
    return [float(score) for score in standing.scores]


def _by_margin(standing: Standing) -> list[float]:
    scores = standing.scores
    best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(len(scores))]
    return [float(score - other) for score, other in zip(scores, best, strict=True)]


REWARDS: Final[dict[str, Callable[[Standing], list[float]]]] = {
    "place": _by_place,
    "win": _by_win,
    "score": _by_score,
    "margin": _by_margin,
}
"""What the end of a game may be worth: by places, 1 for a win (shared among winners), the points,
or the points over the best of the others."""


def reward_by(name: str) -> Callable[[Standing], list[float]]:
    """One of the rewards by its name.

    >>> from quattrocento.environments.encoding.outcome import reward_by
    >>> from quattrocento.kernel.game import Standing
    >>> standing = Standing([{"cities": 5}, {"cities": 9}, {"cities": 7}], [3, 1, 2])
    >>> reward_by("place")(standing), reward_by("win")(standing)
    ([-1.0, 1.0, 0.0], [0.0, 1.0, 0.0])
    >>> reward_by("score")(standing), reward_by("margin")(standing)
    ([5.0, 9.0, 7.0], [-4.0, 2.0, -2.0])
    """
    if name not in REWARDS:
        raise BadSetup(f"no reward is called {name!r}; {unknown(name, REWARDS)}")
    return REWARDS[name]
