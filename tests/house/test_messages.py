"""What a message is built from, beside the wire."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from quattrocento.games.registry import GAMES, load_game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.table.moments import Moment
from quattrocento.words.catalogues import LANGUAGES, Words


@pytest.mark.parametrize("name", GAMES)
def test_an_open_game_shows_everyone_the_same(name: str) -> None:
    """The house builds one view for all seats of a game that calls itself open."""
    game = load_game(name)
    if not game.sight.open:
        assert _has_secrets(name)
        return
    rng = Random(4)
    match = _fresh(name, rng)
    while not match.over:
        spectator = game.sight.view(match.position, None) | {"me": None}
        for seat in range(game.seats[-1]):
            assert game.sight.view(match.position, seat) | {"me": None} == spectator
        match.play(rng.choice(match.legal()))


@pytest.mark.parametrize("name", GAMES)
def test_the_others_are_told_what_somebody_is_asked(name: str) -> None:
    """Every question can be spoken to those who wait, in every language, with nothing open."""
    game = load_game(name)
    rng = Random(6)
    match = _fresh(name, rng)
    spoken = [Words(game, language, match.record.seats) for language in LANGUAGES]
    asked: set[str] = set()
    for _ in range(600):
        if match.over:
            match = _fresh(name, rng)
        assert match.seat is not None
        other = (match.seat + 1) % len(match.record.seats)
        moment = Moment(game, match.position, match.rng).of(other, False)
        prompt = moment["prompt"]
        assert prompt is not None
        asked.add(prompt["id"])
        for words in spoken:
            said = words.say(f"prompt-{prompt['id']}", prompt["args"] | {"seat": prompt["seat"]})
            assert "{" not in said, said
        match.play(rng.choice(match.legal()))
    assert len(asked) > 5


@pytest.mark.parametrize("name", ["virtu", "italian_wars"])
def test_nobody_hears_which_family_card_is_being_laid(name: str) -> None:
    game = load_game(name)
    rng = Random(7)
    match = _fresh(name, rng)
    for _ in range(6):
        assert match.seat is not None
        other = (match.seat + 1) % len(match.record.seats)
        there = _fresh(name, rng)
        there.position = game.sight.imagine(match.position, other, Random(8))
        told = [
            Moment(game, one.position, one.rng).of(other, False)["prompt"] for one in (match, there)
        ]
        assert told[0] == told[1]
        match.play(rng.choice(match.legal()))


def _fresh(name: str, rng: Random) -> Match[Any]:
    game = load_game(name)
    match: Match[Any] = Match(Record(game, [str(seat) for seat in range(game.seats[-1])]), rng)
    match.begin()
    return match


def _has_secrets(name: str) -> bool:
    """Something is hidden from somebody within the first moves."""
    rng = Random(5)
    game, match = load_game(name), _fresh(name, rng)
    found = False
    for _ in range(40):
        match.play(rng.choice(match.legal()))
        found = found or bool(game.sight.secrets(match.position))
    return found
