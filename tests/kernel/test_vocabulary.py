"""Steps in words: written, read back, and refused with the field named."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.files.vocabulary import vocabulary
from quattrocento.games.signorie.game import Signorie
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.game import verb
from quattrocento.kernel.step import AnyStep
from tests.kernel.toy import WORDS, Deal, Pay, Turn
from tests.rules.signorie.table import random_game


@pytest.mark.parametrize(
    ("step", "words"),
    [(Deal(), ["deal"]), (Pay(3), ["pay", 3]), (Turn(1), ["turn", "south"])],
)
def test_a_step_comes_back_from_its_words(step: AnyStep, words: list[str | int]) -> None:
    assert WORDS.write(step) == words
    again = WORDS.read(words, "agenda[0]")
    assert type(again) is type(step)
    assert WORDS.write(again) == words


def test_the_name_of_a_step_is_that_of_its_class() -> None:
    class TakeADie(Deal):
        pass

    assert verb(TakeADie) == "take_a_die"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("turn", "a step is a list"),
        ([], "a step is a list"),
        ([3], "a step is a list"),
        ({"turn": 1}, "a step is a list"),
        (["jump"], "no step is called 'jump'"),
        (["turn"], "turn takes seat"),
        (["turn", "south", 1], "turn takes seat"),
        (["deal", 1], "deal takes nothing"),
        (["turn", "west"], "seat is one of north, south, not 'west'"),
        (["turn", 1], "seat is one of north, south, not 1"),
        (["turn", ["south"]], "seat is one of"),
        (["pay", "three"], "coins is a number, not 'three'"),
        (["pay", -1], "coins is a number, not -1"),
        (["pay", True], "coins is a number, not True"),
        (["pay", 1.0], "coins is a number"),
        (["pay", 10**7], "coins is a number"),
    ],
)
def test_words_that_are_no_step_are_refused(words: Any, reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        WORDS.read(words, "agenda[4]")
    assert caught.value.field == "agenda[4]"
    assert reason in caught.value.reason


def test_every_step_of_signorie_has_words() -> None:
    game = Signorie()
    written = set()
    for seed in range(6):
        for board in random_game(3, seed, game):
            words = vocabulary(["yellow", "red", "purple"])
            for step in board.agenda:
                again = words.read(words.write(step), "agenda")
                assert type(again) is type(step)
                for field in type(step).fields:
                    assert getattr(again, field) == getattr(step, field)
                written.add(type(step))
    assert len(written) > 20
