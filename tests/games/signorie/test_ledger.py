"""The log accounts for every florin, every point and every meeple."""

from __future__ import annotations

from random import Random

import pytest

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.game import Signorie
from quattrocento.kernel.match import Match
from quattrocento.kernel.position import Event
from quattrocento.kernel.record import Record

PAYS = {"takes_die", "hires", "marriage", "buys"}
RECEIVES = {"receives", "career_florins", "bride"}


def florins_told(events: list[Event], seat: int) -> int:
    """What the log says a seat gained or paid."""
    told = 0
    for event in events:
        if event.args.get("seat") == seat and "florins" in event.args:
            assert event.name in PAYS | RECEIVES, f"{event.name}: paid or received?"
            told += event.args["florins"] * (-1 if event.name in PAYS else 1)
    return told


def points_told(events: list[Event], seat: int) -> int:
    return sum(
        event.args.get("vp", 0)
        for event in events
        if event.args.get("seat") == seat and event.name != "takes_tile"
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_log_accounts_for_money_and_points(seats: int) -> None:
    game = Signorie()
    for seed in range(6):
        rng = Random(seed)
        match: Match[Board] = Match(Record(game, ["x"] * seats), Random(seed))
        match.begin()
        while not match.over:
            before = match.position.clone()
            events = match.play(rng.choice(match.legal()))
            for seat in range(seats):
                old, new = before.players[seat], match.position.players[seat]
                assert new.florins - old.florins == florins_told(events, seat)
                assert sum(new.points) - sum(old.points) == points_told(events, seat)
                assert new.florins >= 0
                assert all(gained >= 0 for gained in new.points)


def test_money_at_the_start_is_told_by_the_turn_order() -> None:
    game = Signorie()
    match: Match[Board] = Match(Record(game, ["x"] * 4), Random(3))
    match.begin()
    box = game.box
    purse = [match.position.players[seat].florins for seat in match.position.order]
    assert purse == [box.florins + extra for extra in box.extra]
