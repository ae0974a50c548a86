"""Tables that nobody is at leave memory; who comes back finds them as they were."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.house.houses import RunningHouse, play_on

pytestmark = pytest.mark.once


def in_memory(house: RunningHouse) -> int:
    count: int = house.run(lambda inside: inside.tables)
    return count


def test_a_table_that_nobody_is_at_rests(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    watched, left = (ada.set_up("me", "here", start=True) for _ in range(2))
    line = ada.live(watched)
    line.until(lambda line: line.last.get("state") == "playing")
    before = play_on(left, {0: ada, 1: ada}, moves=5)
    assert in_memory(small_house) == 2
    # Nothing goes that was used a moment ago.
    small_house.run(lambda house: house.rest(time.monotonic() - 3600))
    assert in_memory(small_house) == 2
    small_house.run(lambda house: house.rest(time.monotonic()))
    assert in_memory(small_house) == 1
    after = ada.message(left)
    assert after["view"] == before["view"]
    assert after["version"] == before["version"]
    line.break_off()
    line.reconnect()
    ada.move(left, after)


def test_a_table_that_is_held_does_not_rest(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = ada.set_up("me", "here", start=True)

    async def hold(house: Any) -> tuple[int, bool]:
        async with house.holding(table) as held:
            house.rest(time.monotonic() + 1)
            return house.tables, held.gone

    assert small_house.run(hold) == (1, False)
