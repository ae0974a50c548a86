"""A bot that has planned its turn plays it without thinking again, while all is as foreseen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from quattrocento.games.registry import load_game
from quattrocento.house.bots.thinkers import Thinkers, Thought
from quattrocento.kernel.play import legal, next_decision, play
from quattrocento.kernel.position import Position
from quattrocento.kernel.record import read_record
from quattrocento.kernel.situation import situation
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import Perspective
from quattrocento.players.player import TurnPlan
from quattrocento.players.specs import player_for
from quattrocento.table import plans
from quattrocento.table.plans import Plans
from tests.house.houses import RunningHouse, Visitor, play_on


def first_moves(position: Position, seat: int) -> tuple[Move, TurnPlan]:
    """The first legal move, and those after it until somebody else decides or dice fall."""
    ahead, planned = position.clone(), []
    decision = next_decision(ahead)
    while decision is not None and decision.seat == seat:
        moves = legal(ahead)
        planned.append((moves, moves[0]))
        play(ahead, moves[0])
        decision = next_decision(ahead)
    return planned[0][1], planned[1:]


@pytest.mark.parametrize("foreseen", [True, False])
def test_a_plan_is_played_without_thinking_only_where_the_choice_is_foreseen(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch, foreseen: bool
) -> None:
    thoughts: list[Thought] = []

    async def choose(self: Thinkers, game: Any, position: Any, seat: int, level: str) -> Thought:
        move, plan = first_moves(position, seat)
        if not foreseen:
            plan = [([*moves, ("else",)], ("else",)) for moves, _ in plan]
        thoughts.append(Thought(move, plan))
        return thoughts[-1]

    monkeypatch.setattr(Thinkers, "choose", choose)
    ada = house.guest()
    table = ada.set_up("me", "bot", start=True)
    assert play_on(table, {0: ada})["over"]
    planned = sum(len(thought.plan) for thought in thoughts)
    assert planned > 20
    assert len(thoughts) + (planned if foreseen else 0) == decisions_of(1, record(ada, table))


def decisions_of(seat: int, text: str) -> int:
    """How many moves of a record a seat has chosen."""
    kept = read_record(load_game("signorie"), text)
    position, chosen = kept.start(), 0
    for move in kept.moves:
        decision = next_decision(position)
        chosen += decision is not None and decision.seat == seat
        play(position, move)
    return chosen


def record(visitor: Visitor, table: str) -> str:
    return visitor.http.get(f"/api/tables/{table}/record").text


def at(version: int, position: Position) -> Any:
    """A table that has come so far."""
    return SimpleNamespace(id="t", version=version, match=SimpleNamespace(position=position))


def test_a_plan_is_void_after_any_other_change() -> None:
    position = situation(load_game("signorie"), 2)
    decision = next_decision(position)
    assert decision is not None
    seat, moves = decision.seat, legal(position)
    kept = Plans()
    kept.keep(at(7, position), seat, [(moves, moves[1]), (moves, moves[0])])
    assert kept.move(at(7, position), seat) == moves[1]
    assert kept.move(at(8, position), seat) is None
    assert kept.move(at(7, position), 1 - seat) is None
    kept.went_on(at(8, position), seat, moves[1])
    assert kept.move(at(8, position), seat) == moves[0]
    # An undo makes a version of its own, which nothing was planned for.
    assert kept.move(at(9, position), seat) is None
    kept.went_on(at(10, position), seat, moves[0])
    assert kept.move(at(10, position), seat) is None


def test_another_move_than_the_planned_one_ends_the_plan() -> None:
    position = situation(load_game("signorie"), 2)
    moves = legal(position)
    kept = Plans()
    kept.keep(at(7, position), 0, [(moves, moves[1]), (moves, moves[0])])
    kept.went_on(at(8, position), 0, moves[2])
    assert kept.move(at(8, position), 0) is None


def test_old_plans_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "MOST", 2)
    position = situation(load_game("signorie"), 2)
    moves = legal(position)
    kept = Plans()
    for name in "abc":
        table = at(1, position)
        table.id = name
        kept.keep(table, 0, [(moves, moves[0])])
    assert list(kept._plans) == ["b", "c"]


def test_a_planner_tells_what_it_will_do() -> None:
    game = load_game("virtu")
    position = situation(game, 3)
    decision = next_decision(position)
    assert decision is not None
    player = player_for(game, "search:2", 1)
    played = player.choose(Perspective(game, position, decision.seat))
    told = player.plan()
    assert told
    for choices, move in told:
        play(position, played)
        assert legal(position) == choices
        played = player.choose(Perspective(game, position, decision.seat))
        assert played == move
    assert player.plan() == []
