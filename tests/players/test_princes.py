"""Computer players at Princes: what they look at, what they think things are worth."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.bots.ranking import expected_points
from quattrocento.games.princes.bots.worth import Worths, family_worth, price
from quattrocento.games.princes.game import Princes
from quattrocento.games.princes.names import CITIES, FAMILIES, POPE_LOT
from quattrocento.games.princes.rules.scoring import city_points
from quattrocento.games.princes.rules.treachery import Discard
from quattrocento.games.princes.rules.war import AskVeto, Bribe
from quattrocento.kernel.play import attempt, legal, next_decision, run
from quattrocento.kernel.step import Move
from quattrocento.lab.playing import Pairing, play_pairing
from quattrocento.players.perspective import Perspective, judgement_of
from quattrocento.players.specs import read_player
from tests.rules.princes.table import after, random_game, scheming, table
from tests.rules.princes.twins import around, twin, twin_move

GAME = Princes()
ALIKE = ("Bentivogli", "Malatesta", "Gonzaga", "Montefeltro")
"""Families by seat, none of which helps to win a Merchant event."""
WAYS = ("chosen", "auctioned", "dealt")


def moments() -> Iterator[Board]:
    """Tables of every stage: set-up, auctions, wars, payments, of games with every hand."""
    for seed in range(6):
        for number, (board, _) in enumerate(random_game(3 + seed % 4, seed, families(seed))):
            if number % 7 == 0 and board.agenda:
                yield board.clone()


def families(seed: int) -> dict[str, str]:
    return {"families": WAYS[seed % 3], "totals": ("open", "hidden")[seed % 2]}


def chosen(spec: str, board: Board, seed: int = 1) -> Move:
    decision = next_decision(board)
    assert decision is not None
    return read_player(spec, seed).choose(Perspective(GAME, board, decision.seat))


def test_what_a_bot_looks_at_is_legal_and_never_nothing() -> None:
    for board in moments():
        moves = legal(board)
        looked = judgement_of(GAME).considered(board, moves)
        assert looked
        assert set(looked) <= set(moves)
        assert len({move for move in looked if move[0] == "bid"}) <= 1


def test_judging_a_table_leaves_it_as_it_was() -> None:
    for board in moments():
        before = board.dump()
        values = judgement_of(GAME).evaluate(board)
        assert len(values) == len(board.players)
        assert [judgement_of(GAME).evaluate(board.clone()), board.dump()] == [values, before]


def test_bots_judge_every_seat_alike() -> None:
    """With the seats renamed round the table, every seat is worth the same as before."""
    judge = judgement_of(GAME)
    for number, board in enumerate(moments()):
        seats = len(board.players)
        for shift in {1, 1 + number % (seats - 1)}:
            other = twin(GAME, board, shift)
            assert judge.evaluate(other) == pytest.approx(around(judge.evaluate(board), shift))


def test_bots_look_at_the_same_moves_in_every_seat() -> None:
    judge = judgement_of(GAME)
    for number, board in enumerate(moments()):
        # In the set-up the seat that begins is still to be drawn, by its number.
        if board.decade:
            seats = len(board.players)
            shift = 1 + number % (seats - 1)
            other = twin(GAME, board, shift)
            looked = judge.considered(board, legal(board))
            renamed = {twin_move(move, seats, shift) for move in looked}
            assert set(judge.considered(other, legal(other))) == renamed


def test_a_tie_goes_round_the_table_from_the_next_bidder() -> None:
    """All value the tile alike and have the same money: who can name the price first has it."""
    judge = judgement_of(GAME)
    gains = {}
    for active in range(4):
        board = after(table(active=active, families=ALIKE), "auction merchant_i")
        before = judge.evaluate(table(active=active, families=ALIKE))
        gains[active] = [now - was for now, was in zip(judge.evaluate(board), before, strict=True)]
    for active, gain in gains.items():
        assert gain == pytest.approx(around(gains[0], active))
    assert [seat for seat in range(4) if gains[0][seat] > 0.0] == [0]


@pytest.mark.parametrize("spec", ["greedy", "search:8"])
def test_a_bot_chooses_alike_in_every_seat(spec: str) -> None:
    """Without treachery in any hand the same seed draws the same for both tables."""
    tried: set[str] = set()
    for number, board in enumerate(moments()):
        decision = next_decision(board)
        # In the set-up the seat that begins is still to be drawn, by its number.
        if number % 4 or board.decade == 0 or not without_treachery(board):
            continue
        assert decision is not None
        seats = len(board.players)
        shift = 1 + number % (seats - 1)
        move = chosen(spec, board)
        assert chosen(spec, twin(GAME, board, shift)) == twin_move(move, seats, shift)
        tried.add(type(decision).__name__)
    assert tried >= {"Bid", "TakeAction", "NameAttacker", "NameDefender"}


def without_treachery(board: Board) -> bool:
    """Put all treachery tiles back into the pile, unless what is under way rests on them."""
    if board.lot_kind == POPE_LOT or type(board.agenda[-1]) in (AskVeto, Bribe, Discard):
        return False
    for player in board.players:
        board.pile |= player.hand | player.buried
        player.hand = player.buried = 0
    return True


@pytest.mark.parametrize("spec", ["greedy", "search:8"])
def test_equal_moves_are_drawn_by_lot(spec: str) -> None:
    """Nobody owns a tile and all have the same: Lucrezia might steal from any of them."""
    board = table(players={0: {"tiles": ["lucrezia"], "gold": 0, "influence": 0}}, families=ALIKE)
    found = {chosen(spec, board, seed) for seed in range(40)}
    # Eight looks ahead may be too few to see that stealing is best.
    stolen = {move for move in found if move[0] == "lucrezia"}
    assert stolen == {("lucrezia", family) for family in ALIKE[1:]}
    assert spec != "greedy" or found == stolen


@pytest.mark.parametrize("spec", ["greedy", "search:8"])
def test_a_player_chooses_a_legal_move_and_a_seed_fixes_it(spec: str) -> None:
    for board in list(moments())[::12]:
        before = board.dump()
        move = chosen(spec, board)
        assert chosen(spec, board) == move
        assert board.dump() == before
        attempt(board.clone(), move)


def test_at_the_end_a_city_is_expected_where_it_is() -> None:
    rng = Random(4)
    for _ in range(200):
        board = table()
        board.status = [int(rng.random() * 8) + 3 for _ in CITIES]
        board.artists = [int(rng.random() * 4) for _ in CITIES]
        assert expected_points(board, 0.0) == [float(vp) for vp in city_points(board)]


def test_the_sooner_the_end_the_surer_the_place() -> None:
    board = table(status={"Venice": 9, "Milan": 6})
    early, late = expected_points(board, 3.0), expected_points(board, 0.5)
    venice, naples = CITIES.index("Venice"), CITIES.index("Naples")
    assert early[venice] < late[venice] <= 10
    assert early[naples] > late[naples]


def test_gold_that_finds_no_place_is_cheaper_to_spend() -> None:
    tiles = ["doge", "venetian_merchant 1", "venetian_merchant 2", "ludovico", "swiss", "armourer"]
    full = table(players={0: {"tiles": tiles, "gold": 60}})
    poor = table(players={0: {"gold": 20}})
    assert price(full, 0, 0, 5, Worths(full)) < price(poor, 0, 0, 5, Worths(poor))


def test_a_bot_keeps_the_gold_that_decides_the_bonus() -> None:
    """With the last event up, two gold more would lose the six points for most gold."""
    rich = {seat: {"gold": 30 - seat} for seat in range(4)}
    board = table(decade=3, events=["michelangelo"], players=rich)
    up = after(board, "auction michelangelo", "bid 0", "bid 1", "bid 2", "bid 3")
    assert chosen("greedy", up) == ("pass_bid",)


def test_a_bot_takes_the_family_it_thinks_most_of() -> None:
    board = GAME.start(4)
    run(board)
    attempt(board, ("chooses_first", 0))
    best = max(range(len(FAMILIES)), key=lambda family: family_worth(board, family))
    assert chosen("greedy", board) == ("family", FAMILIES[best])


def test_an_answer_is_the_same_in_every_world_the_bot_cannot_tell_apart() -> None:
    rng = Random(3)
    for seed in range(10):
        for board, _ in random_game(4, seed, {}, scheming):
            if board.lot_kind != POPE_LOT:
                continue
            for seat, player in enumerate(board.players):
                amounts = (seed % 3, 0, 0, 1 + seed % 2)
                offered = board.clone()
                offered.aside(("aside", (seat + 1) % 4, "offer", FAMILIES[player.family], *amounts))
                worlds = [GAME.sight.imagine(offered, seat, rng) for _ in range(3)]
                assert len({judgement_of(GAME).reply(world, seat) for world in worlds}) == 1


def test_greedy_beats_chance() -> None:
    wins = 0
    for number in range(5):
        players = ("random", "greedy", "random", "random")
        outcome = play_pairing(Pairing("princes", None, players, (), number, f"3/{number}"))
        wins += outcome.places[1] == 1
    assert wins == 5
