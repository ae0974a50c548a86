"""The arena: the same players in every order of seats, and who wins how often."""

from __future__ import annotations

from dataclasses import dataclass

from quattrocento.lab.intervals import mean, share
from quattrocento.lab.playing import Outcome, Pairing


@dataclass(frozen=True)
class Row:
    """One contestant's record over all games."""

    player: str
    games: int
    wins: int
    rate: tuple[float, float, float]
    """Share of games won, and its interval."""
    score: tuple[float, float]
    """Mean score, and half its interval."""
    place: float


def schedule(
    game: str,
    overlay: str | None,
    players: list[str],
    options: dict[str, str],
    games: int,
    seed: int,
) -> list[Pairing]:
    """Games with the seats rotated: after as many games as players each sat everywhere."""
    chosen = tuple(options.items())
    pairings = []
    for number in range(games):
        turn = number % len(players)
        seated = tuple(players[turn:] + players[:turn])
        pairings.append(Pairing(game, overlay, seated, chosen, number, f"{seed}/{number}"))
    return pairings


def table(players: list[str], outcomes: list[Outcome]) -> list[Row]:
    """A row for each contestant, in the order they were named."""
    rows = []
    for index, player in enumerate(players):
        scores: list[float] = []
        places: list[float] = []
        for outcome in outcomes:
            seat = (index - outcome.pairing.number) % len(players)
            scores.append(outcome.scores[seat])
            places.append(outcome.places[seat])
        wins = places.count(1)
        low, high = share(wins, len(outcomes))
        rate = wins / len(outcomes) if outcomes else 0.0
        average = mean(places)[0]
        rows.append(Row(player, len(outcomes), wins, (rate, low, high), mean(scores), average))
    return rows
