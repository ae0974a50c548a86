"""Matches, positions, games and players are pickled and copied, compiled or not."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import quattrocento
from quattrocento.games.registry import RULE_SETS
from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.match import Match
from quattrocento.players.specs import read_player

OVERLAY = "[start]\nflorins = 9\n"
Copier = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPIERS = [pickled, copy.copy, copy.deepcopy]


def under_way(game: str, moves: int) -> Match[Any]:
    """A game in which so many moves were drawn."""
    rng = Random(game)
    match = quattrocento.start(game, quattrocento.load_game(game).seats[0], seed=7)
    for _ in range(moves):
        match.play(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize("game", RULE_SETS)
def test_a_copied_match_goes_on_as_the_other_would(game: str, copier: Copier) -> None:
    match = under_way(game, 25)
    other = copier(match)
    assert other.record.game is match.record.game
    assert other.undoable == match.undoable
    for _ in range(10):
        move = match.legal()[0]
        told = [repr(event) for event in match.play(move)]
        assert [repr(event) for event in other.play(move)] == told
    assert other.record.moves == match.record.moves
    assert other.position.dump() == match.position.dump()


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize("game", RULE_SETS)
def test_a_copied_position_is_another_one(game: str, copier: Copier) -> None:
    position = under_way(game, 12).position
    other = copier(position)
    before = position.dump()
    assert other.dump() == before
    quattrocento.play(other, quattrocento.legal(other)[0])
    assert position.dump() == before


@pytest.mark.parametrize("copier", COPIERS)
def test_what_is_told_of_a_game_is_copied(copier: Copier) -> None:
    match = under_way("princes", 3)
    [event, *_] = match.play(match.legal()[0])
    assert repr(copier(event)) == repr(event)
    assert copier(match.standing()).places == match.standing().places
    decision = quattrocento.next_decision(match.position)
    assert copier(decision).seat == decision.seat  # type: ignore[union-attr]
    seen = quattrocento.Perspective(match.record.game, match.position, 0)
    assert copier(seen).view() == seen.view()
    record = copier(match.record)
    record.moves.clear()
    assert match.record.moves


@pytest.mark.parametrize("copier", [pickled, copy.deepcopy])
@pytest.mark.parametrize("spec", ["random", "greedy", "search:5"])
@pytest.mark.parametrize("game", ["signorie", "virtu"])
def test_a_copied_player_chooses_the_same(game: str, spec: str, copier: Copier) -> None:
    match, one = under_way(game, 4), read_player(spec, 3)

    def chosen_by(player: Any) -> Any:
        seat = match.seat
        assert seat is not None
        return player.choose(quattrocento.Perspective(match.record.game, match.position, seat))

    chosen_by(one)
    other = copier(one)
    assert chosen_by(other) == chosen_by(one)


def test_a_game_with_an_overlay_is_pickled_with_it() -> None:
    game = quattrocento.load_game("signorie", OVERLAY)
    assert pickled(game) is game
    match = quattrocento.start("signorie", 2, overlay=OVERLAY)
    assert pickled(match.position).dump()["overlay"] == game.overlay
    with pytest.raises(BadSetup, match="was not given to load_game"):
        pickle.dumps(type(game)("columns.red.value = 6"))


def test_docstrings_are_there_compiled_or_not() -> None:
    assert "Do a legal move and all that follows by itself" in (Match.play.__doc__ or "")
    assert "Plays a record on." in (Match.__doc__ or "")
    assert "How many of the last moves may be taken" in (inspect.getdoc(Match.undoable) or "")
    assert "Do a move from outside" in (quattrocento.attempt.__doc__ or "")
