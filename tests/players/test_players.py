"""Computer players: legal, repeatable, and never shown the real position."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.bots.judgement import SignorieJudgement
from quattrocento.games.signorie.game import Signorie
from quattrocento.games.signorie.sight import SignorieSight
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.play import attempt, legal, next_decision, play, settle
from quattrocento.kernel.situation import situation
from quattrocento.kernel.step import Move
from quattrocento.lab.playing import Pairing, play_pairing
from quattrocento.players.perspective import Perspective
from quattrocento.players.player import never
from quattrocento.players.specs import LEVELS, read_player

GAME = Signorie()
SPECS = ["random", "greedy", "search:12"]


def moment(seed: int, moves: int = 0) -> Board:
    """A table some random moves into a game."""
    rng = Random(seed)
    board = GAME.start(3)
    settle(board, rng)
    for _ in range(moves):
        choices = legal(board)
        play(board, choices[int(rng.random() * len(choices))])
        settle(board, rng)
    return board


def chosen(spec: str, board: Board, seed: int = 1, called_off: Callable[[], bool] = never) -> Move:
    decision = next_decision(board)
    assert decision is not None
    perspective = Perspective(GAME, board, decision.seat)
    return read_player(spec, seed).choose(perspective, called_off)


@pytest.mark.parametrize("spec", SPECS)
def test_a_player_chooses_a_legal_move_and_changes_nothing(spec: str) -> None:
    for seed in range(6):
        board = moment(seed, 25 * seed)
        before = board.dump()
        attempt(board.clone(), chosen(spec, board))
        assert board.dump() == before


@pytest.mark.parametrize("spec", SPECS)
def test_a_seed_fixes_the_choice(spec: str) -> None:
    board = moment(3, 40)
    assert len({chosen(spec, board, seed=5) for _ in range(3)}) == 1


def test_random_players_with_other_seeds_choose_otherwise() -> None:
    board = moment(3)
    assert len({chosen("random", board, seed) for seed in range(20)}) > 3


class Watching(SignorieSight):
    """Hands out imagined positions and remembers which ones."""

    def __init__(self) -> None:
        self.imagined: list[int] = []

    def imagine(self, position: Board, seat: int, rng: Random) -> Board:
        world = super().imagine(position, seat, rng)
        self.imagined.append(id(world))
        return world


class Judging(SignorieJudgement):
    """Remembers what was judged."""

    def __init__(self) -> None:
        self.judged: list[Any] = []

    def worth(self, position: Board, seat: int) -> float:
        self.judged.append(position)
        return super().worth(position, seat)


@pytest.mark.plain
@pytest.mark.parametrize("spec", ["greedy", "search:12"])
def test_a_player_never_judges_the_real_position(spec: str) -> None:
    game = Signorie()
    game.sight = sight = Watching()
    game.bots = bots = Judging()
    board = moment(2, 30)
    decision = next_decision(board)
    assert decision is not None
    read_player(spec, 1).choose(Perspective(game, board, decision.seat))
    assert sight.imagined
    assert bots.judged
    assert all(position is not board for position in bots.judged)


def test_a_perspective_offers_nothing_to_a_seat_that_does_not_decide() -> None:
    board = moment(1)
    decision = next_decision(board)
    assert decision is not None
    other = (decision.seat + 1) % 3
    assert Perspective(GAME, board, other).moves() == []
    assert Perspective(GAME, board, decision.seat).moves() == legal(board)


@pytest.mark.parametrize("spec", ["greedy", "search:60"])
def test_the_plainly_best_move_is_found(spec: str) -> None:
    """In the last round the last one to act sends the man worth 13 points, not the others."""
    man = {"careers": {"political": [9], "clerical": [1], "military": [1]}}
    board = situation(
        GAME,
        2,
        {
            "round": 7,
            "players": {"0": man | {"dice": {"turquoise": 6}}, "1": {"passed": True}},
            "agenda": [["send_man", "yellow"], ["next_turn", 0], *END],
        },
    )
    assert chosen(spec, board) == ("send", "political", 9)


END: list[Any] = [
    ["score_initiative"], ["new_order"], ["rewards"], ["clear_up"], ["round", 8],
    ["final_scoring"],
]  # fmt: skip


def test_search_stops_when_it_is_called_off() -> None:
    board = moment(4)
    asked = 0

    def called_off() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    attempt(board, chosen("search:1000000", board, called_off=called_off))
    assert asked == 4


def test_search_by_the_clock_gives_a_legal_move() -> None:
    board = moment(4)
    attempt(board, chosen("search:1s", board))


def test_greedy_beats_chance() -> None:
    wins = 0
    for number in range(6):
        players = ("random", "greedy", "random")
        outcome = play_pairing(Pairing("signorie", None, players, (), number, f"9/{number}"))
        wins += outcome.places[1] == 1
    assert wins == 6


def test_a_level_is_a_player_by_another_name() -> None:
    board = moment(5, 12)
    for level, spec in LEVELS.items():
        if not spec.endswith("1000"):
            assert chosen(level, board) == chosen(spec, board)


@pytest.mark.parametrize(
    "spec", ["", "Greedy", "greedy:3", "random:1", "search", "search:", "search:0", "search:-4",
             "search:2.5555s", "search:0.0s", "search:9999999", "search:601s", "search:s"]
)  # fmt: skip
def test_a_player_nobody_knows_is_refused_with_a_hint(spec: str) -> None:
    with pytest.raises(QuattrocentoError, match="no player is called"):
        read_player(spec, 1)
