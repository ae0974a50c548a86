"""Whatever a person may expect is either legal or refused with a reason."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.game import Signorie
from quattrocento.kernel import play as kernel
from tests.rules.signorie.another_board import ANOTHER
from tests.rules.signorie.table import GAME, random_game, table


@pytest.mark.parametrize("game", [GAME, ANOTHER], ids=["usual", "another"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_may_be_expected_is_legal_or_has_a_reason(game: Signorie, seats: int) -> None:
    rng = Random(seats)
    for board in random_game(seats, seats, game):
        for florins in (None, rng.randrange(5)):
            moment = board.clone()
            decision = kernel.next_decision(moment)
            if decision is None:
                continue
            if florins is not None:
                moment.players[decision.seat].florins = florins
            expected = decision.candidates(moment)
            listed = decision.moves(moment)
            assert len(set(expected)) == len(expected)
            assert [m for m in expected if decision.why_not(moment, m) is None] == listed


@pytest.mark.rule("S-902", "S-904", "S-908")
def test_a_career_point_may_be_expected_of_every_man() -> None:
    careers = {"political": [1, 9], "clerical": [4], "military": [9, 9]}
    player: dict[int, dict[str, Any]] = {0: {"careers": careers, "men": 0}}
    board = table(players=player, agenda=[["points", "yellow", 2, 1, 0, "helper"]])
    decision = kernel.next_decision(board)
    assert decision is not None
    reasons = {move: decision.why_not(board, move) for move in decision.candidates(board)}
    assert {move: why.rule if why else None for move, why in reasons.items()} == {
        ("train", "political"): "S-904",
        ("train", "clerical"): "S-904",
        ("train", "military"): "S-904",
        ("advance", "political", 1): None,
        ("advance", "political", 9): "S-908",
        ("advance", "clerical", 4): None,
        ("advance", "military", 9): "S-908",
        ("initiative",): "S-722",
        ("stop",): "S-919",
    }
