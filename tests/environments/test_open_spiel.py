"""OpenSpiel's own simulation of its games, on these."""

from __future__ import annotations

import json
import unittest

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.sample_some_states import sample_some_states

import quattrocento
from quattrocento.environments import open_spiel
from quattrocento.kernel.errors import BadSetup


@pytest.mark.parametrize("name", quattrocento.GAMES)
def test_openspiel_plays_it_at_random(name: str) -> None:
    """Legal actions, clones, histories, serialisation, observations and returns are checked."""
    game = pyspiel.load_game(f"quattrocento_{name}", {"longest": 12})
    pyspiel.random_sim_test(game, 1, True, False)


@pytest.mark.parametrize("name", ["signorie(players=2)", "princes(players=3)"])
def test_openspiel_plays_it_to_the_end(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"quattrocento_{name}"), 1, False, False)


@pytest.mark.parametrize("name", quattrocento.GAMES)
def test_openspiel_finds_its_interface_kept(name: str) -> None:
    """OpenSpiel's own tests of every game in it."""
    game = pyspiel.load_game(f"quattrocento_{name}")

    class Kept(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = name

        @classmethod
        def setUpClass(cls) -> None:
            cls.game = game
            cls.game_type = game.get_type()
            cls.some_states = sample_some_states(game, max_states=100)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Kept).run(result)
    assert result.testsRun > 4
    assert [what for _, what in result.failures + result.errors] == []


def test_a_history_says_everything() -> None:
    game = pyspiel.load_game("quattrocento_princes(players=4,options=totals:hidden)")
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < 40:
        outcomes = [outcome for outcome, _ in state.chance_outcomes()[7:8]]
        state.apply_action(outcomes[0] if state.is_chance_node() else state.legal_actions()[-1])
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert json.loads(str(state))["options"]["totals"] == "hidden"


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("quattrocento_virtu").new_initial_state()
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before
    assert str(clone) != before


def test_observations_have_names() -> None:
    game = pyspiel.load_game("quattrocento_signorie(players=2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(3)
    observer = game.make_py_observer()
    assert observer is not None
    observer.set_from(state, 0)
    position = state.held.position
    assert observer.dict["player1.florins"].tolist() == [position.players[1].florins]
    assert observer.tensor.tolist() == game.observer.row(position, 0)
    assert state.observation_tensor(0) == observer.tensor.tolist()
    assert json.loads(state.observation_string(1))["me"] == 1


def test_a_game_that_is_too_long_is_judged_as_it_stands() -> None:
    game = pyspiel.load_game("quattrocento_virtu(longest=3)")
    state = game.new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0, 0.0]
        state.apply_action(state.legal_actions()[0])
    assert game.max_game_length() == 3
    assert abs(sum(state.returns())) < 1e-9


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="signorie has no option 'wind'"):
        open_spiel.SignorieGame({"options": "wind:strong"})
