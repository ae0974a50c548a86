"""What a message is built from, beside the wire."""

from __future__ import annotations

from random import Random

import pytest

from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record


@pytest.mark.parametrize("name", GAMES)
def test_an_open_game_shows_everyone_the_same(name: str) -> None:
    """The house builds one view for all seats of a game that calls itself open."""
    game = load_game(name)
    if not game.open:
        assert _has_secrets(name)
        return
    rng = Random(4)
    match = _fresh(name, rng)
    while not match.over:
        spectator = game.view(match.position, None) | {"me": None}
        for seat in range(game.seats[-1]):
            assert game.view(match.position, seat) | {"me": None} == spectator
        match.play(rng.choice(match.legal()))


def _fresh(name: str, rng: Random) -> Match[object]:  # type: ignore[type-var]
    game = load_game(name)
    match = Match(Record(game, [str(seat) for seat in range(game.seats[-1])]), rng)
    match.begin()
    return match


def _has_secrets(name: str) -> bool:
    """Something is hidden from somebody within the first moves."""
    rng = Random(5)
    game, match = load_game(name), _fresh(name, rng)
    found = False
    for _ in range(40):
        match.play(rng.choice(match.legal()))
        found = found or bool(game.secrets(match.position))
    return found
