"""Bots at the table: they go on by themselves, after a restart too, and are called off."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import pytest
from prometheus_client import generate_latest

from quattrocento.games.registry import load_game
from quattrocento.house.bots import alone, turns
from quattrocento.house.bots.helpers import Helpers
from quattrocento.house.bots.thinkers import Thinkers
from quattrocento.house.errors import StorageDown
from quattrocento.house.metrics import Metrics
from quattrocento.house.tasks import Tasks
from quattrocento.kernel.play import legal, next_decision
from quattrocento.kernel.situation import situation
from tests.house.houses import RunningHouse, idle, play_on
from tests.patience import until


def test_bots_play_a_game_among_themselves(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("bot", "bot")
    line = ada.live(table)
    ada.post(f"/api/tables/{table}/start")
    line.until(lambda line: line.last.get("over", False))
    assert [event["index"] for event in line.events] == list(range(len(line.events)))


def test_a_table_that_waited_for_a_bot_goes_on_after_a_restart(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        # Nobody lets the bots play: as if the house had been killed right after the commit.
        patched.setattr(turns.Turns, "play", idle)
        ada = house.guest()
        table = ada.set_up("me", "bot", start=True)
        message = ada.message(table)
        while message["prompt"]["seat"] == 0:
            message = ada.move(table, message)
        version = message["version"]
        house.close()
    house.open()
    line = ada.live(table, seen=version)
    line.until(lambda line: line.seen > version and line.last["prompt"]["seat"] == 0)
    assert play_on(table, {0: ada})["over"]


def test_a_bot_that_fails_does_not_stop_the_table(
    house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stunned(*_: object) -> dict[str, Any]:
        return {"trouble": "dizzy"}

    monkeypatch.setattr(Helpers, "ask", stunned)
    ada = house.guest()
    table = ada.set_up("me", "bot", start=True)
    assert play_on(table, {0: ada})["over"]


def test_thinking_is_called_off_by_ending_its_process() -> None:
    game = load_game("signorie")
    position = situation(game, 2)
    decision = next_decision(position)
    assert decision is not None

    async def work() -> tuple[list[int], bool]:
        thinkers = Thinkers(1, Tasks(Metrics()), {})
        deep = asyncio.create_task(thinkers.choose(game, position, decision.seat, "search:600s"))
        while not thinkers._helpers._all:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)
        pids = [process.pid for process in thinkers._helpers._all]
        deep.cancel()
        with pytest.raises(asyncio.CancelledError):
            await deep
        # The place is free again, with another process in it.
        thought = await thinkers.choose(game, position, decision.seat, "random")
        await thinkers.close()
        return pids, thought.move in legal(position)

    pids, chose = asyncio.run(work())
    assert chose
    until(lambda: not any(map(_alive, pids)), "a process stays")


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_change_calls_a_thinking_bot_off(small_house: RunningHouse, thinking: list[int]) -> None:
    """A table is taken back while its bot thinks: the bot's move for the old table never comes."""
    ada = small_house.guest()
    table = ada.set_up("bot", "me", start=True)
    message = ada.message(table)
    assert message["prompt"]["seat"] == 1
    before = message
    while message["moves"]:
        before = message
        message = ada.move(table, message)
    while not thinking:
        time.sleep(0.01)
    wish = {"seat": 1, "version": message["version"], "what": "undo", "count": 1}
    back = ada.post(f"/api/tables/{table}/ask", wish)
    assert back["view"] == before["view"]
    assert back["moves"] == before["moves"]
    assert play_on(table, {1: ada})["over"]
    assert len(thinking) > 1


def test_a_table_whose_bots_fail_is_tried_again(
    small_house: RunningHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alone, "SOONEST", 0.01)
    real = turns.Turns.play
    troubles: list[Exception] = [ValueError("dizzy"), KeyError("lost"), StorageDown()]

    async def play(self: turns.Turns, *given: Any) -> bool:
        if troubles:
            raise troubles.pop()
        return await real(self, *given)

    monkeypatch.setattr(turns.Turns, "play", play)
    ada = small_house.guest()
    table = ada.set_up("me", "bot", start=True)
    assert play_on(table, {0: ada}, moves=8)["version"] > 8
    assert not troubles
    told = generate_latest(small_house.house.metrics.registry).decode()
    assert 'quattrocento_tasks_ended_total{task="bots"} 2.0' in told
