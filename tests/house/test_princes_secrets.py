"""What a seat gets of a game of Princes never depends on what it cannot see (P-215 to P-221).

Random games; at many moments two worlds are imagined that look the same from a seat. Everything
the house would tell that seat, now and after the next move, must be the same in both.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import integers, sampled_from

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.game import Princes
from quattrocento.games.princes.names import GOLD, INFLUENCE, POPE_LOT, TREACHERY
from quattrocento.games.princes.rules.money import committed
from quattrocento.house.house import House
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import ASIDE, attempt, legal, next_chance, next_decision
from quattrocento.kernel.position import Event
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from quattrocento.table.moments import Moment
from quattrocento.table.replays import mover_of
from tests.house.court import Court
from tests.house.houses import RunningHouse

pytestmark = pytest.mark.once

GAME = Princes()
SECRETIVE: dict[Move, int] = {("buy_treachery",): 25, ("auction", "pope"): 40, ("war",): 5}
"""What a random player prefers, so that hands fill and secrets matter."""


def told(world: Board, seat: int | None, events: list[Event] | None = None) -> dict[str, Any]:
    """What the house tells a seat of a position, and of what has just happened."""
    blank: Match[Board] = Match(Record(GAME, ["", "", ""]), Random(3))
    blank.position = world
    moment = Moment(GAME, blank.position, blank.rng)
    seen = [event for event in (GAME.sight.seen_event(one, seat) for one in events or []) if event]
    return {
        "seen": (moment.view(seat), moment.standing),
        "moment": moment.of(seat, True, True),
        "events": [(event.name, event.args) for event in seen],
        "orders": [] if seat is None else may_order(world, seat),
        "unanswered": 0 if seat is None else world.unanswered(seat),
    }


def may_order(world: Board, seat: int) -> list[tuple[str, list[str]]]:
    """What a seat may leave orders for, and of which kinds."""
    return [
        (matter, question.kinds(world, seat, matter))
        for question in GAME.orders
        for matter in question.matters(world, seat)
    ]


def after(world: Board, move: Move) -> tuple[Board, list[Event]] | None:
    """A world after a move; None where it is not legal there."""
    there = world.clone()
    there.events = []
    try:
        attempt(there, move)
    except IllegalMove:
        return None
    events = there.events
    there.events = None
    assert events is not None
    return there, events


def choose(match: Match[Board], rng: Random) -> Move:
    """A random move, at times an aside; secrets are made and used often."""
    if rng.random() < 0.1:
        asides = match.position.asides(rng.randrange(len(match.position.players)))
        if asides:
            return rng.choice(asides)
    moves = match.legal()
    bids = [move for move in moves if move[0] in ("bid", "pass_bid")]
    if bids and rng.random() < 0.8:
        # The least bid or the pass: near the bottom a hidden Bribe Cardinal counts.
        return rng.choice([bids[0], bids[-1]])
    return rng.choices(moves, [SECRETIVE.get(move, 1) for move in moves])[0]


def compare(board: Board, seat: int, move: Move, rng: Random) -> None:
    """Two worlds that a seat cannot tell apart, now and after a move."""
    one, two = GAME.sight.imagine(board, seat, rng), GAME.sight.imagine(board, seat, rng)
    for viewer in (seat, None):
        assert told(one, viewer) == told(two, viewer) == told(board, viewer)
    first = after(one, like(one, move, seat, 0))
    second = after(two, like(two, move, seat, -1))
    while first is not None and second is not None:
        for viewer in (seat, None):
            assert told(first[0], viewer, first[1]) == told(second[0], viewer, second[1])
        assert type(next_decision(first[0])) is type(next_decision(second[0]))
        chance = next_chance(first[0])
        if chance is None:
            return
        drawn = chance.sample(first[0], rng)
        other = chance.sample(second[0], rng)
        if GAME.sight.seen_move(drawn, None, seat) != GAME.sight.seen_move(other, None, seat):
            other = drawn
        first, second = after(first[0], drawn), after(second[0], other)


def like(world: Board, move: Move, seat: int, which: int) -> Move:
    """The move itself, or a secret one of another seat that this seat cannot tell from it."""
    mover = mover_of(world, move)
    if mover == seat or move[0] == ASIDE:
        return move
    seen = GAME.sight.seen_move(move, mover, seat)
    others = [one for one in legal(world) if GAME.sight.seen_move(one, mover, seat) == seen]
    return others[which] if others else move


@settings(
    max_examples=16,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(
    seats=sampled_from([3, 4, 5, 6]),
    totals=sampled_from(["open", "hidden"]),
    families=sampled_from(["dealt", "chosen", "auctioned"]),
    seed=integers(0, 10**6),
)
def test_two_worlds_that_look_the_same_are_told_the_same(
    seats: int, totals: str, families: str, seed: int
) -> None:
    rng = Random(seed)
    options = {"families": families, "totals": totals}
    match: Match[Board] = Match(Record(GAME, [""] * seats, options), rng)
    match.begin()
    for player in match.position.players:
        # Few have much influence: then Bribe Cardinals decide what can be bid for the Pope.
        player.influence = rng.choice([1, 2, 3, 5, 12])
    while not match.over and len(match.record.moves) < 700:
        move = choose(match, rng)
        if match.position.lot_kind == POPE_LOT:
            for seat in range(seats):
                compare(match.position, seat, move, rng)
        elif rng.random() < 0.2:
            compare(match.position, rng.randrange(seats), move, rng)
        match.play(move)


def like_purse(board: Board, seat: int, currency: int, least: int, rng: Random) -> int:
    """An amount of as many counters as a seat has, which are open to all."""
    alike = amounts(currency, board.counters(seat, currency))
    mine = board.players[seat].money(currency)
    return rng.choice([mine, *(amount for amount in alike if amount >= least)])


@cache
def amounts(currency: int, counters: int) -> list[int]:
    """The amounts that so many counters make up."""
    board = GAME.start(3)
    found = []
    for amount in range(60):
        player = board.players[0]
        player.receive(currency, amount - player.money(currency))
        if board.counters(0, currency) == counters:
            found.append(amount)
    return found


def other_purses(board: Board, seat: int, rng: Random) -> Board:
    """The same table, but the others have more or less money in as many counters."""
    world = board.clone()
    for index, player in enumerate(world.players):
        if index != seat:
            bound = committed(board, index) > 0
            gold = like_purse(board, index, GOLD, player.gold if bound else 0, rng)
            player.influence = like_purse(
                board, index, INFLUENCE, player.influence if bound else 0, rng
            )
            player.gold = gold
    return world


def give_lucrezia(board: Board, seat: int) -> None:
    tile = board.box.thefts & -board.box.thefts
    board.tiles_left &= ~tile
    board.players[seat].tiles |= tile


def learnt(world: Board, seat: int, move: Move) -> tuple[bool, dict[str, Any]]:
    """Whether a seat can take its move back, and what it was told after it."""
    match: Match[Board] = Match(Record(GAME, [""] * len(world.players)), Random(3))
    match.position = world.clone()
    events = match.play(move)
    return bool(match.undoable), told(match.position, seat, events)


@settings(
    max_examples=16,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(seats=sampled_from([3, 4, 5, 6]), seed=integers(0, 10**6))
def test_hidden_totals_are_not_told_by_what_is_offered(seats: int, seed: int) -> None:
    """Choices, refusals, what a choice brings, and what one can take back after it."""
    rng = Random(seed)
    match: Match[Board] = Match(Record(GAME, [""] * seats, {"totals": "hidden"}), rng)
    match.begin()
    while match.position.decade == 0:
        match.play(rng.choice(match.legal()))
    for player in match.position.players:
        player.gold, player.influence = rng.choice([0, 2, 20]), rng.choice([0, 1, 12])
    give_lucrezia(match.position, rng.randrange(seats))
    while not match.over and len(match.record.moves) < 300:
        board = match.position
        for viewer in range(seats):
            assert told(other_purses(board, viewer, rng), viewer) == told(board, viewer)
        seat = match.seat
        assert seat is not None
        move = choose(match, rng)
        if move[0] != ASIDE:
            back, seen = learnt(board, seat, move)
            there, elsewhere = learnt(other_purses(board, seat, rng), seat, move)
            assert not (back and there) or seen == elsewhere, f"{move} shows something"
        match.play(move)


@pytest.mark.parametrize("purse", [0, 1, 5])
def test_lucrezia_tells_nothing_before_she_is_used_and_all_of_it_for_good(
    small_house: RunningHouse, purse: int
) -> None:
    court = Court(small_house, options={"totals": "hidden"})
    seat = court.deciding
    other = (seat + 1) % 3

    async def arrange(house: House) -> None:
        async with house.holding(court.table) as table:
            assert table.match is not None
            board = table.match.position
            give_lucrezia(board, seat)
            board.players[other].influence = purse
            table.follow_up([])

    small_house.run(arrange)
    message = court.message(seat)
    offered = [one for one in message["moves"] if one["move"][0] == "lucrezia"]
    assert len(offered) == 2
    assert {str(one["changes"]) for one in offered} == {"{'influence': 2}"}
    families = [player["family"] for player in message["view"]["players"]]
    after = court.play(seat, "lucrezia", families[other])
    taken = [event for event in after["events"] if event["name"] == "steals"]
    assert [event["args"]["amount"] for event in taken] == [min(2, purse)]
    assert after["undo"]["moves"] == 0


def test_the_record_of_a_running_game_tells_no_hand(small_house: RunningHouse) -> None:
    """Drawn tiles, discards and silent refusals, as the owner and as others get them."""
    court = Court(small_house)
    secret = {"draw": 3, "discard": 2}
    for _ in range(9):
        seat = court.deciding
        court.play(seat, "buy_treachery")
        message = court.message(seat)
        while message["prompt"]["id"] != "take_action" and message["prompt"]["seat"] == seat:
            ends = [one["move"] for one in message["moves"] if one["move"][0] == "end_turn"]
            message = court.play(seat, *(ends or [message["moves"][0]["move"]])[0])
        assert court.message(seat)["standing"] is None
    spectator = small_house.guest("Eva")
    court.people[9] = spectator
    drawn = court.record(9)
    assert {move[0] for move in drawn} >= {"draw", "discard"}
    for move in drawn:
        if move[0] in secret:
            assert len(move) == secret[str(move[0])] - 1
    for viewer in range(3):
        seen = court.record(viewer)
        own = [move for move in seen if move[0] == "draw" and len(move) == 3]
        assert own
        assert {move[1] for move in own} == {viewer}
    heard = spectator.message(court.table)["events"]
    told_kinds = {str(part) for event in heard for part in event["args"].values()}
    assert not told_kinds & set(TREACHERY)
