"""How strong the players are at every table: a table of baselines that papers can cite.

At each table one seat is the player's and the others are greedy; the seats are rotated, and the
games are the same ones for every player.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from quattrocento.games.registry import load_game
from quattrocento.lab.arena import schedule
from quattrocento.lab.intervals import mean, share
from quattrocento.lab.many import Hands, cores
from quattrocento.lab.playing import Outcome
from quattrocento.players.specs import LEVELS

OPPONENT = "greedy"
PLAYERS = ("random", "greedy", "easy", "medium", "learned", "hard")
"""The quickest first: what it leaves of the time is for the others."""


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
    seconds: float = math.inf,
) -> Iterator[Baseline]:
    """A row for every player, game and number of seats, as soon as it is played.

    `seconds` are shared evenly among the rows that are left; a row whose share is spent ends
    with the seat rotation it is at, with fewer games than `count`.

    >>> from quattrocento.lab.baselines import baselines
    >>> from quattrocento.lab.many import Hands
    >>> [row] = [row for row in baselines(["signorie"], ["random"], 2, 7, Hands(1, None))
    ...          if row.seats == 2]
    >>> row.player, row.games, row.wins, row.reward
    ('random', 2, 0.0, -1.0)
    """
    # Players outermost: what the quick ones leave of the time is shared by all tables.
    rows = [(p, game, seats) for p in players for game in games for seats in load_game(game).seats]
    played: dict[tuple[str, int, str], list[Outcome]] = {}
    until = time.monotonic() + seconds
    for left, (player, game, seats) in zip(range(len(rows), 0, -1), rows, strict=True):
        say(f"{game}, {seats} seats: {player}")
        table = (game, seats, meaning(game, player))
        if table in played:
            yield _row(game, seats, player, played[table])
            continue
        now = time.monotonic()
        share_ends = now + max(0.0, until - now) / left
        seated = [player, *[OPPONENT] * (seats - 1)]
        pairings = schedule(game, None, seated, {}, count, seed)
        # Without a limit all games at once, so that no process waits for the last of a rotation.
        step = count if seconds == math.inf else seats * (hands.jobs or cores())
        outcomes: list[Outcome] = []
        for first in range(0, count, step):
            outcomes += hands.play(pairings[first : first + step])
            if time.monotonic() >= share_ends:
                break
        played[table] = outcomes
        yield _row(game, seats, player, outcomes)


def meaning(game: str, player: str) -> str:
    """What a level means in a game; any other player means itself.

    >>> from quattrocento.lab.baselines import meaning
    >>> meaning("virtu", "hard"), meaning("virtu", "random")
    ('search:100', 'random')
    """
    bots = load_game(game).bots
    return (LEVELS if bots is None else {**LEVELS, **bots.levels}).get(player, player)


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
