"""Situations: a fresh game with changes laid over its position file."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.play import legal
from quattrocento.kernel.situation import merge, situation
from tests.kernel.toy import Toy


@pytest.mark.parametrize(
    ("data", "changes", "merged"),
    [
        ({"a": 1, "b": 2}, {"b": 3}, {"a": 1, "b": 3}),
        ({"a": {"x": 1, "y": 2}}, {"a": {"y": 3}}, {"a": {"x": 1, "y": 3}}),
        ({"a": 1}, {"b": {"c": 2}}, {"a": 1, "b": {"c": 2}}),
        ({"a": [1, 2]}, {"a": [3]}, {"a": [3]}),
        ({"a": [1, 2, 3]}, {"a": {"1": 5}}, {"a": [1, 5, 3]}),
        ([{"x": 1}, {"x": 2}], {"0": {"y": 3}}, [{"x": 1, "y": 3}, {"x": 2}]),
        ({"a": {"x": 1}}, {"a": None}, {"a": None}),
        ({"a": 3}, {"a": {"x": 1}}, {"a": {"x": 1}}),
        (3, 4, 4),
        ({"a": 1}, {}, {"a": 1}),
    ],
)
def test_changes_are_laid_over_field_by_field(data: Any, changes: Any, merged: Any) -> None:
    before = copy.deepcopy((data, changes))
    assert merge(data, changes) == merged
    assert (data, changes) == before, "what is merged stays as it was"


def test_a_situation_is_a_fresh_game_at_its_first_decision_with_changes() -> None:
    position = situation(Toy(), 2, {"coins": {"1": 8}, "cards": [3, 3]}, {"pay": "two"})
    assert position.coins == [2, 8]
    assert position.cards == [3, 3]
    assert legal(position)[-1] == ("stop",)


def test_a_situation_falls_the_same_with_the_same_seed() -> None:
    cards = [tuple(situation(Toy(), 2, seed=seed).cards) for seed in (1, 1, 2, 3, 4)]
    assert cards[0] == cards[1]
    assert len(set(cards)) > 2


def test_a_situation_is_checked_like_any_file() -> None:
    with pytest.raises(BadPosition) as caught:
        situation(Toy(), 2, {"coinz": [1, 1]})
    assert caught.value.field == "coinz"
    with pytest.raises(BadPosition) as caught:
        situation(Toy(), 2, {"cards": {"0": 10}})
    assert caught.value.field == "cards[0]"
