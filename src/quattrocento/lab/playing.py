"""One game between computer players, from a seed to its outcome."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import next_decision, play, settle
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import Perspective
from quattrocento.players.specs import read_player

MOST = 20_000
"""Decisions of one game; players without any plan need not end a game of Virtù."""


@dataclass(frozen=True)
class Pairing:
    """What is to be played: the rule set, the players in seat order, and the seed of it all."""

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
    """

    pairing: Pairing
    sources: list[dict[str, int]]
    places: list[int]
    decisions: int
    rounds: int
    record: str
    ended: bool

    @property
    def scores(self) -> list[int]:
        return [sum(source.values()) for source in self.sources]


@cache
def _game(name: str, overlay: str | None) -> Game[Any]:
    return load_game(name, overlay)


def play_pairing(pairing: Pairing) -> Outcome:
    """Play it out. The same pairing gives the same game, on any machine, in any process."""
    game = _game(pairing.game, pairing.overlay)
    rng = Random(pairing.seed)
    players = [read_player(game.level(spec), rng.getrandbits(32)) for spec in pairing.players]
    options = dict(pairing.options)
    position = game.start(len(players), options)
    moves: list[Move] = []
    decisions = 0
    settle(position, rng, moves)
    decision = next_decision(position)
    while decision is not None and decisions < MOST:
        move = players[decision.seat].choose(Perspective(game, position, decision.seat))
        moves.append(move)
        play(position, move)
        settle(position, rng, moves)
        decisions += 1
        decision = next_decision(position)
    standing = game.standing(position)
    record: Record[Any] = Record(game, list(pairing.players), options, moves)
    rounds = game.rounds(position)
    return Outcome(
        pairing, standing.sources, standing.places, decisions, rounds, record.dumps(),
        decision is None,
    )  # fmt: skip
