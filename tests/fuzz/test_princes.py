"""Random games of Princes with negotiation: every coin accounted for, no secret told."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.game import Princes
from quattrocento.games.princes.names import BRIBE_CARDINAL
from quattrocento.games.princes.rules.asides import why_no_aside
from quattrocento.games.princes.sight.war import war_view
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import attempt, legal, next_decision
from quattrocento.kernel.position import Event
from quattrocento.kernel.record import Record, read_record
from quattrocento.kernel.step import Move
from quattrocento.testing import check_file, check_moves, check_numbers, check_views
from tests.rules.princes.table import scheming, thrifty

GAME = Princes()
OPTIONS = [
    {},
    {"families": "auctioned", "totals": "hidden", "lowest_bid": "1"},
    {"families": "dealt", "discounts": "add", "lower_ranks": "3-2", "league_needs": "nothing"},
    {"totals": "hidden", "lower_ranks": "2-1", "last_event_banking": "lacking"},
]


def test_every_choice_of_the_table_is_watched() -> None:
    for option in GAME.options:
        chosen = {options.get(option.name, option.default(4)) for options in OPTIONS}
        assert chosen == set(option.choices)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS)
def test_negotiated_games(seats: int, options: dict[str, str]) -> None:
    watch(seats, options, thrifty)


@pytest.mark.parametrize("seats", [3, 6])
def test_games_full_of_treachery(seats: int) -> None:
    assert watch(seats, {}, scheming).epoch > 0


def watch(
    seats: int, options: dict[str, str], choose: Callable[[list[Move], Random], Move]
) -> Board:
    """Play a game and check everything at every moment; gives its end."""
    rng = Random(seats)
    match: Match[Board] = Match(Record(GAME, ["x"] * seats, options), Random(seats))
    match.begin()
    while not match.over:
        board = match.position
        decision = next_decision(board)
        assert decision is not None
        check_moves(decision, board, match.legal())
        check_war_panel(board)
        check_numbers(GAME, board, rng)
        check_asides(board, int(rng.random() * seats), rng)
        if rng.random() < 0.1:
            check_views(GAME, board, rng)
            check_file(GAME, board)
            check_worlds(board, rng)
        move = random_aside(board, rng) if rng.random() < 0.2 else None
        if move is None:
            move = choose(match.legal(), rng)
            check_log(board, decision.seat, move, rng)
        before = board.clone()
        told = match.play(move)
        check_money(before, match.position, told)
    again = read_record(GAME, match.record.dumps())
    assert again.replay().dump() == match.position.dump()
    assert Match(again).position.dump() == match.position.dump()
    return match.position


def random_aside(board: Board, rng: Random) -> Move | None:
    """A gift, an offer or an answer that is possible now; small sums, so that games go on."""
    seat = int(rng.random() * len(board.players))
    listed = board.asides(seat)
    if not listed:
        return None
    move = rng.choice(listed)
    if move[2] in ("give", "offer"):
        amounts = [int(rng.random() * 3) for _ in move[4:]]
        move = (*move[:4], *amounts)
    return move if why_no_aside(board, move) is None else None


def check_asides(board: Board, seat: int, rng: Random) -> None:
    """What is listed is legal, and the same in every world the seat cannot tell apart."""
    listed = board.asides(seat)
    world = GAME.sight.imagine(board, seat, rng)
    assert world.asides(seat) == listed
    decision = legal(board)
    for move in listed:
        clone = board.clone()
        attempt(clone, move)
        assert next_decision(clone) is next_decision(board)
        assert bool(legal(clone)) == bool(decision)


def check_log(board: Board, seat: int, move: Move, rng: Random) -> None:
    """What a seat is told of its own move is the same in every world it cannot tell apart."""
    logs = []
    for world in (board.clone(), GAME.sight.imagine(board, seat, rng)):
        heard: list[Event] = []
        world.events = heard
        attempt(world, move)
        seen = [GAME.sight.seen_event(event, seat) for event in heard]
        logs.append([(event.name, event.args) for event in seen if event is not None])
    assert logs[0] == logs[1]


def check_worlds(board: Board, rng: Random) -> None:
    """An imagined table keeps what a seat knows, and could be the real one."""
    for seat in range(len(board.players)):
        world = GAME.sight.imagine(board, seat, rng)
        check_file(GAME, world)
        assert GAME.speech.prompt_parts(world) == GAME.speech.prompt_parts(board)
        assert (world.players[seat].hand, world.played) == (board.players[seat].hand, board.played)
        for tile, since in enumerate(board.since):
            known = since >> 3 * seat & 7
            held = any((p.hand | p.buried) >> tile & 1 for p in world.players)
            assert not held or world.drawn[tile] >= known, "a hand holds a tile it cannot have"
        for one, two in zip(board.players, world.players, strict=True):
            assert (two.hand & board.box.treachery_tiles[BRIBE_CARDINAL]).bit_count() >= one.proved


def check_war_panel(board: Board) -> None:
    """The items shown of an army add up to what it fights with."""
    if board.defender >= 0:
        for side in war_view(board, None)["sides"]:
            for value in ("attack", "defence"):
                assert sum(item[value] for item in side["items"]) == side[value]


def check_money(before: Board, after: Board, told: list[Event]) -> None:
    """The log accounts for every coin of every player."""
    changes = [[0, 0] for _ in before.players]
    families = {before.name_of(seat): seat for seat in range(len(before.players))}
    for event in told:
        for seat, gold, influence in ledger(event, families):
            changes[seat][0] += gold
            changes[seat][1] += influence
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        assert [new.gold - old.gold, new.influence - old.influence] == changes[seat]
        assert new.gold >= 0 <= new.influence


def ledger(event: Event, families: dict[str, int]) -> list[tuple[int, int, int]]:
    """The gold and influence that an event says a seat gained."""
    args: dict[str, Any] = event.args
    seat = args.get("seat", 0)
    name = event.name
    if name in ("buys_troop", "buys_treachery"):
        return [(seat, -args["gold"], -args.get("influence", 0))]
    if name == "steals":
        sums = (args["amount"], 0) if args["currency"] == "gold" else (0, args["amount"])
        return [(seat, *sums), (families[args["family"]], -sums[0], -sums[1])]
    if name == "banks":
        sign = 1 if args["currency"] == "gold" else -1
        return [(seat, -sign * args["amount"], sign * args["amount"])]
    if name == "pays":
        amount = args["amount"]
        return [(seat, -amount, 0) if args["currency"] == "gold" else (seat, 0, -amount)]
    if name == "income":
        return [(seat, args["gold"] + args["wages"], args["influence"])]
    if name == "gives":
        gold, influence = args["gold"], args["influence"]
        return [(seat, -gold, -influence), (families[args["family"]], gold, influence)]
    if name == "accepts":
        gold = args["for_gold"] - args["gold"]
        influence = args["for_influence"] - args["influence"]
        return [(seat, gold, influence), (families[args["family"]], -gold, -influence)]
    return []
