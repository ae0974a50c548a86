"""Processes that think for the house: one that hangs, complains or eats is dealt with."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from quattrocento.games.registry import load_game
from quattrocento.house.bots import thinker, thinkers
from quattrocento.house.bots.helpers import Helpers
from quattrocento.house.bots.thinkers import Thinkers
from quattrocento.house.metrics import Metrics
from quattrocento.house.tasks import Tasks
from quattrocento.kernel.play import legal, next_decision
from quattrocento.kernel.situation import situation
from quattrocento.kernel.step import Move
from tests.patience import Wait, patience

QUESTION = {"game": "signorie"}
RECORD = {"game": "signorie", "seats": ["Ada", "Bea"], "options": {}, "moves": []}


def with_helpers(work: Callable[[Helpers], Awaitable[None]]) -> None:
    async def run() -> None:
        helpers = Helpers(1, Tasks(Metrics()))
        try:
            await work(helpers)
        finally:
            await helpers.close()
        assert not helpers._all

    asyncio.run(run())


async def until(fits: Callable[[], Any]) -> None:
    wait = Wait()
    while not fits():
        assert not wait.over, "it does not come to be"
        await asyncio.sleep(0.01)


def pid(helpers: Helpers) -> int:
    (process,) = helpers._all
    return process.pid


def test_one_that_does_not_answer_is_ended() -> None:
    async def work(helpers: Helpers) -> None:
        assert "analysis" in await helpers.ask(RECORD, patience())
        os.kill(pid(helpers), signal.SIGSTOP)
        assert await helpers.ask(RECORD, 0.3) == {}
        await until(lambda: not helpers._all)
        assert "analysis" in await helpers.ask(RECORD, patience())

    with_helpers(work)


def test_what_one_complains_of_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def work(helpers: Helpers) -> None:
        with caplog.at_level(logging.WARNING):
            assert "analysis" in await helpers.ask(RECORD, patience())
            # Interrupted, Python complains on its standard error.
            os.kill(pid(helpers), signal.SIGINT)
            await until(
                lambda: (
                    "Interrupt" in "".join(one.__dict__.get("words", "") for one in caplog.records)
                )
            )

    with_helpers(work)


@pytest.mark.skipif(sys.platform != "linux", reason="told by /proc")
def test_none_takes_more_memory_than_it_may() -> None:
    async def work(helpers: Helpers) -> None:
        await helpers._free.get()
        helpers._free.put_nowait(await helpers._start())
        limits = Path(f"/proc/{pid(helpers)}/limits")
        await until(lambda: f"{thinker.MEMORY} " in limits.read_text())

    with_helpers(work)


def test_a_mistake_is_told_and_the_next_question_is_answered_by_another() -> None:
    async def work(helpers: Helpers) -> None:
        assert "KeyError" in (await helpers.ask(QUESTION, patience()))["trouble"]
        assert "analysis" in await helpers.ask(RECORD, patience())

    with_helpers(work)


def test_a_thought_that_hangs_is_begun_anew_and_then_left_to_an_easy_bot(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinkers, "LONG_PATIENCE", 0.5)
    game = load_game("signorie")
    position = situation(game, 2)
    decision = next_decision(position)
    assert decision is not None

    async def work() -> Move:
        thinkers = Thinkers(1, Tasks(Metrics()), {})
        try:
            thought = await thinkers.choose(game, position, decision.seat, "search:600s")
            return thought.move
        finally:
            await thinkers.close()

    assert asyncio.run(work()) in legal(position)
    assert caplog.text.count("a helper gave no answer") == 2
    assert caplog.text.count("a bot gave no legal move") == 2
