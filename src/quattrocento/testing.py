"""One loop over a whole game that checks everything that must hold at every moment of any game.

For whoever adds a game: `fuzz` plays at random and raises an `AssertionError` that says what is
wrong.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.game import Game
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import attempt, legal, next_decision, play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.record import Record, read_record
from quattrocento.kernel.step import Decision, Move

JUNK: list[Move] = [("",), ("fly", "Roma"), ("take_die", "red", 99), ("pass", 1), ("stop", "stop")]


def fuzz(
    game: Game[Any], seats: int, options: dict[str, str], seed: int, most: int | None = None
) -> int:
    """Play a random game under watch, or its first decisions; gives their number.

    >>> import quattrocento
    >>> from quattrocento.testing import fuzz
    >>> fuzz(quattrocento.load_game("signorie"), seats=2, options={}, seed=7, most=10)
    10
    """
    rng, watch = Random(seed), Random(seed)
    names = [f"seat {seat}" for seat in range(seats)]
    match: Match[Any] = Match(Record(game, names, options), Random(seed + 1))
    match.begin()
    kept: list[tuple[Any, dict[str, Any]]] = []
    decisions = 0
    while not match.over and decisions != most:
        decisions += 1
        position = match.position
        decision = next_decision(position)
        assert decision is not None
        moves = match.legal()
        check_moves(decision, position, moves)
        check_views(game, position, rng)
        check_numbers(game, position, watch)
        if rng.random() < 0.15:
            check_every_move(position, moves, rng)
            check_refusals(decision, position, moves)
            check_file(game, position)
            kept.append((position.clone(), position.dump()))
        if match.undoable and rng.random() < 0.2:
            check_undo(match, rng)
            continue
        match.play(moves[int(rng.random() * len(moves))])
    for clone, dump in kept:
        assert clone.dump() == dump, "a clone changed when the game went on"
    check_replay(game, match)
    return decisions


def check_moves(decision: Decision[Any], position: Position, moves: list[Move]) -> None:
    """Legal moves are at least one, different, stable, and the candidates explain the rest."""
    assert moves, "someone must decide and has no move"
    assert len(set(moves)) == len(moves), "a move is listed twice"
    assert decision.moves(position) == moves, "asking twice gives another list"
    candidates = decision.candidates(position)
    assert set(moves) <= set(candidates), "a legal move is no candidate"
    for move in candidates:
        refused = decision.why_not(position, move) is not None
        assert refused == (move not in moves), f"{move}: the reason disagrees with the legal list"


def check_views(game: Game[Any], position: Position, rng: Random) -> None:
    """What a seat sees, and may do, is the same in every world it cannot tell apart."""
    decision = next_decision(position)
    assert decision is not None
    for seat in range(len(game.sight.view(position, None)["players"])):
        seen = game.sight.view(position, seat)
        json.dumps(seen)
        world = game.sight.imagine(position, seat, rng)
        assert world is not position
        assert game.sight.view(world, seat) == seen, "an imagined world looks different"
        if decision.seat == seat:
            assert legal(world) == decision.moves(position), "an imagined world allows other moves"


def check_numbers(game: Game[Any], position: Position, rng: Random) -> None:
    """Every legal move has a number that leads back to it, and now and then: what is seen in
    numbers is the same in every world that a seat cannot tell apart."""
    if game.arrays is None:
        return
    # Where a game has arrays, it has what they need too.
    from quattrocento.environments.encoding.arrays import arrays_of, observer_of

    actions = arrays_of(game).actions
    moves = legal(position)
    assert [actions.moves[actions.number(move)] for move in moves] == moves
    if rng.random() < 0.7:
        return
    seats = len(game.standing(position).places)
    seat = int(rng.random() * seats)
    observer = observer_of(game, seats)
    assert observer.row(game.sight.imagine(position, seat, rng), seat) == observer.row(
        position, seat
    )


def check_every_move(position: Any, moves: list[Move], rng: Random) -> None:
    """Every legal move applies to a clone, and the position it came from does not notice."""
    before = position.dump()
    for move in moves:
        clone = position.clone()
        play(clone, move)
        settle(clone, rng)
    assert position.dump() == before, "playing on a clone changed the original"


def check_refusals(decision: Decision[Any], position: Any, moves: list[Move]) -> None:
    """Anything that is not legal is refused, and nothing changes."""
    before = position.dump()
    for move in [*decision.candidates(position), *JUNK]:
        if move not in moves:
            try:
                attempt(position, move)
            except IllegalMove:
                continue
            raise AssertionError(f"{move} was not refused, though it is not legal")
    assert position.dump() == before, "a refused move changed something"


def check_file(game: Game[Any], position: Any) -> None:
    """A position file says everything: written, read and written again it is the same.

    Reading checks the counts too, so money and pieces are conserved wherever this passes.
    """
    dump = position.dump()
    again = game.load(json.loads(json.dumps(dump)))
    assert again.dump() == dump
    assert legal(again) == legal(position)


def check_undo(match: Match[Any], rng: Random) -> None:
    """Undo restores the moment exactly, and takes back nothing but the seat's own choices."""
    seat = match.seat
    count = int(rng.random() * match.undoable) + 1
    gone = match.record.moves[-count:]
    after = match.position.dump()
    match.undo(count)
    assert match.seat == seat, "undo crossed a change of seat"
    for move in gone:
        assert move in match.legal(), "undo crossed a draw"
        match.play(move)
    assert match.position.dump() == after, "playing the same again leads elsewhere"
    match.undo(count)


def check_replay(game: Game[Any], match: Match[Any]) -> None:
    """The record, through its file, leads to the same end."""
    record = read_record(game, match.record.dumps())
    end = record.replay()
    assert end.dump() == match.position.dump()
    middle = len(record.moves) // 2
    again = Match(Record(game, record.seats, record.options, record.moves[:middle]))
    for move in record.moves[middle:]:
        attempt(again.position, move)
    assert again.position.dump() == end.dump()
    standing = game.standing(end)
    # A place may be shared; whoever follows is as many places behind.
    assert all(p == 1 + sum(o < p for o in standing.places) for p in standing.places)
