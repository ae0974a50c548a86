"""What a game was worth to each seat: the reward of every environment."""

from __future__ import annotations


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
