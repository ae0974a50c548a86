"""Computer players of Virtù: what they look at, and what they make of a palace."""

from __future__ import annotations

from random import Random

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.bots.prospects import room_worths
from quattrocento.games.virtu.bots.survey import Survey
from quattrocento.games.virtu.box import bits
from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.rules.paying import Pay
from quattrocento.games.virtu.rules.reorganising import MoveCard
from quattrocento.games.virtu.rules.retreats import is_last_year
from quattrocento.games.virtu.rules.scoring import prestige
from quattrocento.kernel.play import attempt, legal, next_decision, play, run, settle
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import Perspective, judgement_of
from quattrocento.players.specs import read_player
from tests.rules.virtu.table import table

GAME = Virtu()


def moment(seats: int, moves: int) -> Board:
    """A table some random moves into a game."""
    rng = Random(moves)
    board = GAME.start(seats)
    settle(board, rng)
    for _ in range(moves):
        choices = legal(board)
        play(board, choices[int(rng.random() * len(choices))])
    return board


def chosen(spec: str, board: Board, seed: int = 1) -> Move:
    decision = next_decision(board)
    assert decision is not None
    return read_player(spec, seed).choose(Perspective(GAME, board, decision.seat))


def considered(board: Board) -> list[Move]:
    return judgement_of(GAME).considered(board, legal(board))


@pytest.mark.parametrize("seats", GAME.seats)
def test_some_of_the_legal_moves_are_looked_at_and_a_payment_is_not_puzzled_over(
    seats: int,
) -> None:
    board = moment(seats, 0)
    rng = Random(seats)
    payments = cards = 0
    for _ in range(1500):
        moves = legal(board)
        looked_at = considered(board)
        assert looked_at
        assert set(looked_at) <= set(moves)
        assert len(set(looked_at)) == len(looked_at)
        step = next_decision(board)
        if isinstance(step, Pay) and len(moves) > 1:
            payments += 1
            assert len(looked_at) == 1
        cards += isinstance(step, MoveCard)
        play(board, moves[int(rng.random() * len(moves))])
    assert payments
    assert cards


@pytest.mark.parametrize("spec", ["random", "greedy", "search:4"])
def test_a_player_chooses_a_legal_move_and_changes_nothing(spec: str) -> None:
    for moves in (0, 90, 300):
        board = moment(3, moves)
        before = board.dump()
        attempt(board.clone(), chosen(spec, board))
        assert board.dump() == before
        assert chosen(spec, board, 5) == chosen(spec, board, 5)


def test_court_cards_are_not_carried_to_and_fro() -> None:
    """Whoever reorganises by looks alone comes to an end: a card goes into a room, or stays."""
    court = {"left1": "ambassador", "right1": "maestro", "right2": "banker"}
    board = table("reorganise red", "buy red", red={"marker": 2, "court": court}, season="winter")
    lifts = 0
    while next_decision(board) is not None and legal(board)[0][0] != "buy":
        move = chosen("greedy", board)
        lifts += move[0] == "lift"
        play(board, move)
        assert lifts < 9


def test_a_siege_that_is_won_or_lost_anyway_costs_nothing() -> None:
    troops = {"siena": {"troops": {"red": 4}}, "florence": {"troops": {}}, "pisa": {"troops": {}}}
    red = {"tokens": 2, "court": {"left1": "condottiere"}, "florins": 3}
    won = table("siege_turn 0", red=red, cities=troops, season="sieges")
    run(won)
    assert considered(won) == [("pass",)]
    troops["siena"] = {"troops": {"red": 1}}
    lost = table("siege_turn 0", red={"tokens": 1}, cities=troops, season="sieges")
    run(lost)
    assert considered(lost) == [("pass",)]
    open_still = table("siege_turn 0", red=red, cities=troops, season="sieges")
    run(open_still)
    assert ("spend_token",) in considered(open_still)


def test_a_palace_is_planned_for_what_its_rooms_will_do() -> None:
    """Crowns under an Annex room that the marker reaches next are worth more than behind it."""
    bare = table("reorganise red", red={"marker": 2}, season="winter")
    rooms = {4: {"action": "ambassador", "improvement": "consigliere"}}
    built = table("reorganise red", red={"marker": 2, "rooms": rooms}, season="winter")
    worths = [room_worths(board, Survey(board), 0)[3] for board in (bare, built)]
    assert worths[1] > worths[0]
    worth = judgement_of(GAME).worth
    assert worth(built, 0) > worth(bare, 0) + 0.5


def test_the_leader_likes_the_last_year_and_the_others_do_not() -> None:
    patron = {"rank": 5, "bonuses": ["columbus"]}
    board = table("buy red", red=patron, season="winter")
    other = table("buy red", red=patron | {"rank": 4}, season="winter")
    gain = [
        a - b
        for a, b in zip(
            judgement_of(GAME).evaluate(board), judgement_of(GAME).evaluate(other), strict=True
        )
    ]
    assert gain[0] > 1
    assert gain[0] > max(gain[1:]) + 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_survey_counts_prestige_as_the_scoring_does(seats: int) -> None:
    board = moment(seats, 0)
    rng = Random(seats)
    for number in range(900):
        if number % 20 == 0:
            survey = Survey(board)
            points = [sum(sources) for sources in prestige(board)]
            assert [survey.points(board, seat) for seat in range(seats)] == points
            assert survey.last_year == is_last_year(board)
            for seat in range(seats):
                assert bits(survey.cities[seat]) == board.cities_of(seat)
        moves = considered(board)
        play(board, moves[int(rng.random() * len(moves))])


def test_a_planner_that_is_called_off_varies_nothing_further() -> None:
    court = {"left1": "ambassador", "right1": "maestro"}
    red = {"marker": 2, "court": court, "florins": 9}
    board = table("reorganise red", "buy red", "year 3", red=red, season="winter")
    asked = {}
    for off in (True, False):
        asked[off] = 0

        def called_off(off: bool = off) -> bool:
            asked[off] += 1
            return off

        play(
            board.clone(),
            read_player("search:6", 2).choose(Perspective(GAME, board, 0), called_off),
        )
    assert asked[True] == 2
    assert asked[False] > 10


def test_a_turn_is_planned_once_and_the_plan_is_kept() -> None:
    """After the first move of a turn nothing is thought over again."""
    court = {"left1": "ambassador", "right1": "maestro"}
    red = {"marker": 2, "court": court, "florins": 9}
    board = table("reorganise red", "buy red", "year 3", red=red, season="winter")
    player = read_player("search:6", 2)
    thought = [0]

    def called_off() -> bool:
        thought[-1] += 1
        return False

    decision = next_decision(board)
    while decision is not None and decision.seat == 0:
        play(board, player.choose(Perspective(GAME, board, 0), called_off))
        thought.append(0)
        decision = next_decision(board)
    assert thought[0] > 0
    assert len(thought) > 3
    assert sum(thought[1:]) == 0


def test_greedy_is_ahead_of_chance_after_a_few_years() -> None:
    players = [read_player(spec, 3) for spec in ("random", "greedy", "random")]
    board = moment(3, 0)
    while board.year < 5:
        decision = next_decision(board)
        assert decision is not None
        move = players[decision.seat].choose(Perspective(GAME, board, decision.seat))
        play(board, move)
    points = [sum(sources) for sources in prestige(board)]
    assert points[1] > max(points[0], points[2])


def test_search_finishes_what_it_can_win() -> None:
    """With the last rank to be had for florins at hand, the leader rises and ends the game."""
    red = {"rank": 4, "florins": 9, "marker": 1, "court": {"left1": "pope", "right1": "cardinal"}}
    board = table("patronise red", "end_action red", "spring_turn 1", "year 3", red=red)
    assert chosen("search:12", board) == ("patronise",)
