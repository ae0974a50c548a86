"""The arena: the same players in every order of seats, and who wins how often."""

from __future__ import annotations

from dataclasses import dataclass

from quattrocento.lab.intervals import mean, share
from quattrocento.lab.playing import Outcome, Pairing
from quattrocento.lab.ratings import Rating, rate


@dataclass(frozen=True)
class Row:
    """One contestant over all games; who sits at a table twice is counted in both seats.

    >>> from quattrocento.lab.arena import schedule, table
    >>> from quattrocento.lab.playing import play_pairing
    >>> players = ["greedy", "random"]
    >>> pairings = schedule("signorie", None, players, {}, games=2, seed=7)
    >>> row = table(players, [play_pairing(pairing) for pairing in pairings])[0]
    >>> row.player, row.games, row.wins, row.place, row.beaten
    ('greedy', 2, 2, 1.0, 1.0)
    """

    player: str
    rating: Rating
    games: int
    wins: int
    rate: tuple[float, float, float]
    """Share of games won, and its interval."""
    score: tuple[float, float]
    """Mean score, and half its interval."""
    place: float
    beaten: float
    """Share of the others at its tables that it was placed before; a shared place is a half."""


def schedule(
    game: str,
    overlay: str | None,
    players: list[str],
    options: dict[str, str],
    games: int,
    seed: int,
) -> list[Pairing]:
    """Games with the seats rotated: after as many games as players each sat everywhere.

    >>> from quattrocento.lab.arena import schedule
    >>> pairings = schedule("signorie", None, ["greedy", "random"], {}, games=2, seed=7)
    >>> [(pairing.number, pairing.players, pairing.seed) for pairing in pairings]
    [(0, ('greedy', 'random'), '7/0'), (1, ('random', 'greedy'), '7/1')]
    """
    chosen = tuple(options.items())
    pairings = []
    for number in range(games):
        turn = number % len(players)
        seated = tuple(players[turn:] + players[:turn])
        pairings.append(Pairing(game, overlay, seated, chosen, number, f"{seed}/{number}"))
    return pairings


def table(players: list[str], outcomes: list[Outcome]) -> list[Row]:
    """A row for each contestant, in the order they were named.

    >>> from quattrocento.lab.arena import schedule, table
    >>> from quattrocento.lab.playing import play_pairing
    >>> players = ["greedy", "random"]
    >>> pairings = schedule("signorie", None, players, {}, games=2, seed=7)
    >>> rows = table(players, [play_pairing(pairing) for pairing in pairings])
    >>> [(row.player, row.wins, [round(part, 2) for part in row.rate]) for row in rows]
    [('greedy', 2, [1.0, 0.34, 1.0]), ('random', 0, [0.0, 0.0, 0.66])]
    """
    ratings = rate(players, outcomes)
    rows = []
    for player in dict.fromkeys(players):
        scores: list[float] = []
        places: list[float] = []
        beaten: list[float] = []
        for outcome in outcomes:
            for seat, seated in enumerate(outcome.pairing.players):
                if seated == player:
                    scores.append(outcome.scores[seat])
                    places.append(outcome.places[seat])
                    beaten.append(_beaten(outcome.places, seat))
        wins = places.count(1)
        low, high = share(wins, len(places))
        won = wins / len(places) if places else 0.0
        rows.append(
            Row(
                player,
                ratings[player],
                len(places),
                wins,
                (won, low, high),
                mean(scores),
                mean(places)[0],
                mean(beaten)[0],
            )
        )
    return rows


def _beaten(places: list[int], seat: int) -> float:
    behind = sum((place > places[seat]) + (place == places[seat]) / 2 for place in places)
    return (behind - 0.5) / (len(places) - 1)
