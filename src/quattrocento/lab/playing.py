"""One game between computer players, from a seed to its outcome."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random
from time import perf_counter_ns
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import next_decision, play, settle
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from quattrocento.lab.drawn import draw_options
from quattrocento.players.perspective import Perspective
from quattrocento.players.specs import player_for

MOST = 20_000
"""Decisions of one game; players without any plan need not end a game of Virtù."""

USUAL = 4


def usual_seats(game: str) -> int:
    """Players at a table if nobody says how many: four, or as many as the game takes.

    >>> from quattrocento.lab.playing import usual_seats
    >>> usual_seats("princes"), usual_seats("italian_wars")
    (4, 2)
    """
    return min(USUAL, max(load_game(game).seats))


@dataclass(frozen=True)
class Pairing:
    """What is to be played: the rule set, the players in seat order, and the seed of it all.

    >>> from quattrocento.lab.playing import Pairing
    >>> pairing = Pairing("signorie", None, ("greedy", "random"), (), 0, "7/0")
    >>> pairing.players
    ('greedy', 'random')
    """

    game: str
    overlay: str | None
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    number: int
    seed: str


@dataclass(frozen=True)
class Outcome:
    """What came of it; `record` is the whole game as a file's text.

    Where it has not `ended`, it was broken off and is told as it stood.

    >>> from quattrocento.lab.playing import Pairing, play_pairing
    >>> pairing = Pairing("signorie", None, ("random", "random"), (), 0, "7/0")
    >>> outcome = play_pairing(pairing)
    >>> outcome.scores, outcome.places, outcome.winners, outcome.rounds, outcome.ended
    ([28, 15], [1, 2], [0], 7, True)
    """

    pairing: Pairing
    sources: list[dict[str, int]]
    places: list[int]
    decisions: int
    rounds: int
    record: str
    ended: bool = True
    times: list[int] = field(default_factory=list, compare=False)
    """Microseconds that each decision took, in the order of the decisions; empty if unknown."""

    @property
    def scores(self) -> list[int]:
        return [sum(source.values()) for source in self.sources]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


@cache
def rule_set(name: str, overlay: str | None) -> Game[Any]:
    """The rule set of a pairing, read once a process.

    >>> from quattrocento.lab.playing import rule_set
    >>> rule_set("signorie", None) is rule_set("signorie", None)
    True
    """
    return load_game(name, overlay)


def play_pairing(pairing: Pairing) -> Outcome:
    """Play it out. The same pairing gives the same game, on any machine, in any process.

    >>> from quattrocento.lab.playing import Pairing, play_pairing
    >>> pairing = Pairing("signorie", None, ("random", "random"), (), 0, "7/0")
    >>> play_pairing(pairing) == play_pairing(pairing)
    True
    """
    game = rule_set(pairing.game, pairing.overlay)
    rng = Random(pairing.seed)
    players = [player_for(game, spec, rng.getrandbits(32)) for spec in pairing.players]
    options = draw_options(game, len(players), dict(pairing.options), pairing.seed)
    position = game.start(len(players), options)
    moves: list[Move] = []
    times: list[int] = []
    settle(position, rng, moves)
    decision = next_decision(position)
    while decision is not None and len(times) < MOST:
        asked = perf_counter_ns()
        move = players[decision.seat].choose(Perspective(game, position, decision.seat))
        times.append((perf_counter_ns() - asked) // 1000)
        moves.append(move)
        play(position, move)
        settle(position, rng, moves)
        decision = next_decision(position)
    standing = game.standing(position)
    record: Record[Any] = Record(game, list(pairing.players), options, moves)
    return Outcome(
        pairing,
        standing.sources,
        standing.places,
        len(times),
        game.rounds(position),
        record.dumps(),
        decision is None,
        times,
    )
