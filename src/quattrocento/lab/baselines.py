"""How strong the players are at every table: a table of baselines that papers can cite.

At each table one seat is the player's and the others are greedy; the seats are rotated, and the
games are the same ones for every player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from quattrocento.games.registry import load_game
from quattrocento.lab.arena import schedule
from quattrocento.lab.intervals import mean, share
from quattrocento.lab.many import Hands
from quattrocento.lab.playing import Outcome

OPPONENT = "greedy"


@dataclass(frozen=True)
class Baseline:
    """What a player came to among greedy ones: the share of wins, and the place reward."""

    game: str
    seats: int
    player: str
    games: int
    wins: float
    low: float
    high: float
    reward: float
    spread: float


def baselines(
    games: list[str],
    players: list[str],
    count: int,
    seed: int,
    hands: Hands,
    say: Callable[[str], None] = lambda _: None,
) -> Iterator[Baseline]:
    """A row for every game, number of seats and player, as soon as it is played.

    >>> from quattrocento.lab.baselines import baselines
    >>> from quattrocento.lab.many import Hands
    >>> [row] = [row for row in baselines(["signorie"], ["random"], 2, 7, Hands(1, None))
    ...          if row.seats == 2]
    >>> row.player, row.games, row.wins, row.reward
    ('random', 2, 0.0, -1.0)
    """
    for game in games:
        for seats in load_game(game).seats:
            for player in players:
                say(f"{game}, {seats} seats: {player}")
                seated = [player, *[OPPONENT] * (seats - 1)]
                pairings = schedule(game, None, seated, {}, count, seed)
                yield _row(game, seats, player, list(hands.play(pairings)))


def _row(game: str, seats: int, player: str, outcomes: list[Outcome]) -> Baseline:
    won: list[float] = []
    rewards: list[float] = []
    for outcome in outcomes:
        # Whoever is rotated by `turn` places sits as many from the end.
        seat = -outcome.pairing.number % seats
        places = outcome.places
        won.append(1.0 / places.count(1) if places[seat] == 1 else 0.0)
        shared = places[seat] + (places.count(places[seat]) - 1) / 2
        rewards.append(1.0 - 2.0 * (shared - 1.0) / (seats - 1))
    low, high = share(sum(won), len(won))
    reward, spread = mean(rewards)
    return Baseline(game, seats, player, len(won), sum(won) / len(won), low, high, reward, spread)
