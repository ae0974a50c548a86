"""What bots lean on: the worth of a table, and their answers to offers."""

from __future__ import annotations

from random import Random

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.game import Princes
from quattrocento.kernel.play import legal, next_decision, play, settle
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import judgement_of
from tests.rules.princes.table import after, aside, end_of_decade, seat, table, war
from tests.rules.princes.table import legal as spelt

GAME = Princes()


def worth(board: Board, seat: int = 0) -> float:
    return judgement_of(GAME).evaluate(board)[seat]


def greedy(board: Board) -> Move:
    """The move whose table looks best to the one who makes it."""
    decision = next_decision(board)
    assert decision is not None
    moves = legal(board)
    worths = []
    for move in moves:
        world = GAME.sight.imagine(board, decision.seat, Random(1))
        play(world, move)
        worths.append(worth(world, decision.seat))
    return moves[worths.index(max(worths))]


def test_at_the_end_a_table_is_worth_its_points() -> None:
    board = end_of_decade(table(decade=3, events=["leonardo"], players={1: {"tiles": ["doge"]}}))
    assert judgement_of(GAME).evaluate(board) == [
        float(score) for score in GAME.standing(board).scores
    ]


@pytest.mark.parametrize(
    "better",
    [{"gold": 45}, {"influence": 15}, {"tiles": ["doge"]}, {"events": ["gozzoli"]}, {"tokens": 1},
     {"troops": ["cavalry"]}, {"hand": ["veto"]}, {"wages": 6}],
)  # fmt: skip
def test_more_is_better(better: dict[str, int | list[str]]) -> None:
    assert worth(table(players={0: better})) > worth(table())


def test_a_bot_bids_for_what_is_cheap_and_not_for_what_is_dear() -> None:
    cheap = after(table(), "auction doge", "bid 14")
    assert greedy(cheap) == ("bid", 15)
    dear = after(table(), "auction piero", "bid 25")
    assert greedy(dear) == ("pass_bid",)


def test_a_bot_bribes_the_troop_that_matters() -> None:
    board = war(players={
        0: {"troops": ["artillery"], "hand": ["bribe_troops 1"], "tokens": 2},
        1: {"troops": ["fortification", "light_infantry"]},
    })  # fmt: skip
    assert greedy(board) == ("bribe", "Este", "fortification")


def test_a_bot_rerolls_a_lost_throw_and_keeps_a_won_one() -> None:
    mine = {"troops": ["artillery", "cavalry"], "tiles": ["ludovico"]}
    for dice, move in (("dice 6 1", ("keep",)), ("dice 1 6", ("reroll",))):
        board = after(war(players={0: mine, 1: {"troops": ["pike"]}}), dice)
        assert seat(board) == 0
        assert greedy(board) == move


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ((0, 0, 3, 0), "decline"),
        ((0, 2, 0, 2), "decline"),
        ((1, 0, 0, 5), "decline"),
        ((4, 0, 5, 0), "decline"),
        ((5, 0, 0, 2), "accept"),
        ((0, 6, 3, 0), "accept"),
        ((2, 0, 0, 0), "accept"),
    ],
)
def test_a_bot_accepts_what_helps_and_never_a_plain_loss(
    offer: tuple[int, int, int, int], answer: str
) -> None:
    board = table()
    assert judgement_of(GAME).reply(board, 1) is None
    aside(board, 0, "offer", "Este", *offer)
    assert judgement_of(GAME).reply(board, 1) == ("aside", 1, answer, "Baglioni")
    assert judgement_of(GAME).reply(board, 0) is None


def test_a_bot_declines_what_cannot_be_delivered() -> None:
    board = table(players={0: {"gold": 1}})
    aside(board, 0, "offer", "Este", 9, 0, 0, 1)
    assert judgement_of(GAME).reply(board, 1) == ("aside", 1, "decline", "Baglioni")


def test_a_greedy_player_beats_random_ones() -> None:
    points = [0, 0]
    for seed in range(3):
        rng = Random(seed)
        board = GAME.start(4, {"families": "dealt"})
        settle(board, rng)
        while board.agenda:
            mine = seat(board) == seed
            play(board, greedy(board) if mine else rng.choice(legal(board)))
            settle(board, rng)
        scores = GAME.standing(board).scores
        points[0] += scores.pop(seed)
        points[1] += max(scores)
        assert spelt(board) == []
    assert points[0] > points[1]
