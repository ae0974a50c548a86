"""What the evaluation of Virtù prefers."""

from __future__ import annotations

from random import Random

import pytest

from quattrocento.games.virtu.game import Virtu
from quattrocento.kernel.play import attempt, legal, next_decision, play, settle
from quattrocento.players.perspective import judgement_of
from tests.rules.virtu.table import GAME, table
from tests.rules.virtu.table import play as do


def worth(board: object, seat: int = 0) -> float:
    return judgement_of(GAME).evaluate(board)[seat]


def test_a_payment_begun_is_judged_as_if_it_were_done() -> None:
    red = {"marker": 4, "court": {"left1": "pope", "right1": "consigliere"}}
    before = table("annex red", red=red)
    begun = do(table("annex red", red=red), "annex ravenna")
    assert worth(begun) > worth(before)
    assert begun.dump() == do(table("annex red", red=red), "annex ravenna").dump()


def test_wares_in_the_basket_are_judged_as_bought() -> None:
    red = {"florins": 9, "court": {"left1": "consigliere", "right1": "consigliere"}}
    before = table("buy red", "recruit red", red=red, season="winter")
    chosen = do(table("buy red", "recruit red", red=red, season="winter"), "buy principality")
    assert worth(chosen) > worth(before)


def test_at_the_end_points_count_then_crowns() -> None:
    board = table("final_scoring", season="winter", yellow={"court": {"left1": "consigliere"}})
    values = judgement_of(GAME).evaluate(board)
    assert values[1] > values[0]
    assert values[1] - values[0] < 0.5


@pytest.mark.parametrize("seed", range(2))
def test_it_can_be_asked_at_any_moment(seed: int) -> None:
    game, rng = Virtu(), Random(seed)
    position = game.start(3 + seed)
    settle(position, rng)
    for _ in range(500):
        assert next_decision(position) is not None
        assert len(judgement_of(game).evaluate(position)) == 3 + seed
        moves = legal(position)
        play(position, moves[int(rng.random() * len(moves))])
    attempt(position, legal(position)[0])
