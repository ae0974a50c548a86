"""A Winter planned on one sheet: its moves are legal, its account is true, its states hold."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import IN_WINTER
from quattrocento.games.virtu.winter.course import ahead
from quattrocento.games.virtu.winter.wishes import step_for
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import attempt, next_decision, play
from quattrocento.kernel.step import Decision, Move
from tests.records.reading import FOLDER, recorded

PATHS = [
    next(iter(sorted(FOLDER.glob(pattern))))
    for pattern in ("virtu-3-*.jsonl", "virtu-5-*.jsonl", "italian_wars-*.jsonl")
]
NONSENSE: list[Move] = [
    ("buy", "nothing"), ("recruit", 7), ("ally", "empire", 3), ("to", "left1"), ("lift", "heaven"),
    ("wages", -4), ("dismiss",), ("discard", "action1"), ("site", "mars"), ("less", "florin"),
    ("x",),
]  # fmt: skip


def winters(path: Any) -> Iterator[tuple[Game[Any], Board, Decision[Any]]]:
    """Decisions of a recorded game that open a step of Winter."""
    record = recorded(path)
    position = record.start()
    for number, move in enumerate(record.moves):
        decision = next_decision(position)
        if position.season == IN_WINTER and decision is not None and number % 3 == 0:
            if step_for(decision) is not None:
                yield record.game, position.clone(), decision
        attempt(position, move)


def drawn(sheet: dict[str, Any], random: Random) -> list[Move]:
    """Some wishes among all that the sheet names, possible or not."""
    wares = sorted(sheet["wares"])
    wishes: list[Move] = [("buy", ware) for ware in random.sample(wares, k=min(4, len(wares)))]
    moves = [*sheet["wages"], *sheet["recruits"], *sheet["recruits"], *sheet["powers"]]
    wishes += [tuple(one["move"]) for one in moves if random.random() < 0.4]
    for way in sheet["ways"]:
        if random.random() < 0.5:
            wishes += [tuple(way["move"]), tuple(random.choice(way["goals"]))]
    if random.random() < 0.3:
        wishes.append(("indulgence",))
    return wishes


def carried_out(position: Board, seat: int, moves: list[list[Any]]) -> Board:
    """The table after the moves of a sheet, each of them checked by the rules."""
    after = position.clone()
    for move in moves:
        decision = next_decision(after)
        assert decision is not None
        assert decision.seat == seat
        attempt(after, tuple(move))
    return after


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_whatever_is_wished_becomes_a_whole_winter(path: Any) -> None:
    random = Random(5)
    planned = 0
    for game, position, decision in winters(path):
        seat = decision.seat
        sheet = game.sight.planned(position, seat, [])
        assert sheet is not None
        wishes = drawn(sheet, random)
        sheet = game.sight.planned(position, seat, [*wishes, *NONSENSE])
        assert sheet is not None
        after = carried_out(position, seat, sheet["moves"])
        ended = next_decision(after)
        assert ended is None or ended.seat != seat or after.season != IN_WINTER
        done = [tuple(move) for move in sheet["moves"]]
        missed = [tuple(one["move"]) for one in sheet["left_out"]]
        for wish in wishes:
            if wish[0] == "buy" and not position.basket:
                assert (wish in done) != (wish in missed), wish
        # What was in the basket before may need one.
        if ("indulgence",) not in wishes and not position.basket:
            assert "indulgence" not in str(done)
        planned += len(done)
    assert planned > 50


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_account_is_what_the_treasury_comes_to(path: Any) -> None:
    random = Random(8)
    for game, position, decision in winters(path):
        seat = decision.seat
        first = game.sight.planned(position, seat, [])
        assert first is not None
        sheet = game.sight.planned(position, seat, drawn(first, random))
        assert sheet is not None
        world = ahead(position, seat)
        assert world is not None
        for move in sheet["moves"]:
            play(world, tuple(move))
        assert sheet["left"] == world.players[seat].florins
        assert sheet["treasury"] == position.players[seat].florins
        left = sheet["treasury"]
        for line in sheet["account"]:
            left += line["florins"]
            assert line["left"] == left
        assert left == sheet["left"]
        assert sheet["troops"] == world.troops_on_map(seat)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_what_fits_fits_and_what_lacks_is_left_out(path: Any) -> None:
    random = Random(13)
    states: set[str] = set()
    for game, position, decision in list(winters(path))[::4]:
        seat = decision.seat
        first = game.sight.planned(position, seat, [])
        assert first is not None
        wishes = drawn(first, random)[:3]
        sheet = game.sight.planned(position, seat, wishes)
        assert sheet is not None
        missed = [one["move"] for one in sheet["left_out"]]
        for ware, told in sheet["wares"].items():
            states.add(told["state"])
            wish: Move = ("buy", ware)
            more = game.sight.planned(position, seat, [*wishes, wish])
            assert more is not None
            lost = [one["move"] for one in more["left_out"]]
            if told["state"] == "fits":
                assert list(wish) in more["moves"]
                assert lost == missed
            elif told["state"] == "instead":
                assert list(wish) in more["moves"]
                assert len(lost) > len(missed)
            elif told["state"] != "planned":
                assert list(wish) not in more["moves"]
            if told["state"] == "extra":
                kept = [one for one in wishes if list(one) not in missed]
                begging = game.sight.planned(position, seat, [*kept, wish, ("indulgence",)])
                assert begging is not None
                assert list(wish) in begging["moves"]
            if told["state"] == "lacks":
                assert told["lack"]
    assert {"fits", "lacks"} <= states


def test_a_plan_may_be_made_before_one_s_turn_and_costs_the_others_nothing() -> None:
    for game, position, decision in winters(PATHS[0]):
        place = position.order.index(decision.seat)
        for seat in position.order[place + 1 :]:
            before = position.clone()
            sheet = game.sight.planned(position, seat, [("wages", 0)])
            assert sheet is not None
            assert sheet["treasury"] == before.players[seat].florins
            assert game.sight.view(before, seat) == game.sight.view(position, seat)
        for seat in position.order[:place]:
            assert game.sight.planned(position, seat, []) is None


def test_an_alliance_is_spared_what_it_needs() -> None:
    """What else could pay for the basket pays for it, so that the alliance can be paid, too."""
    found = 0
    for game, position, decision in winters(PATHS[1]):
        first = game.sight.planned(position, decision.seat, [])
        assert first is not None
        for power in first["powers"]:
            for ware, told in first["wares"].items():
                if power["state"] == "fits" and told["state"] == "fits":
                    both: list[Move] = [tuple(power["move"]), ("buy", ware)]
                    sheet = game.sight.planned(position, decision.seat, both)
                    assert sheet is not None
                    found += not sheet["left_out"]
    assert found


def test_cards_that_are_moved_nowhere_stay_where_they_are() -> None:
    """Each is looked at on the table as it is, not on one from which another was lifted."""
    found = 0
    for game, position, decision in winters(PATHS[1]):
        first = game.sight.planned(position, decision.seat, [])
        assert first is not None
        lifts: list[Move] = [tuple(way["move"]) for way in first["ways"]]
        sheet = game.sight.planned(position, decision.seat, lifts)
        assert sheet is not None
        assert sheet["moves"] == first["moves"]
        found = max(found, len(lifts))
    assert found > 1
