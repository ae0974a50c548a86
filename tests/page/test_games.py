"""Whole games in a page, against its own bots and at one screen."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from quattrocento.games.registry import load_game
from quattrocento.kernel.record import read_record, result_of
from tests.page.pages import Page, put_all_together

SEATS = {"signorie": 2, "princes": 3, "virtu": 3, "italian_wars": 2}


@pytest.mark.parametrize("game", SEATS)
def test_a_game_against_bots_is_played_to_its_end(game: str) -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up(game, "me", *["easy"] * (SEATS[game] - 1))
        page.listen(1, table)
        end = await page.play_out(table, Random(7))
        assert end["result"]["ended"] == "rules"
        found = put_all_together(page.told[1])
        whole = await page.message(table)
        for name in ("events", "done"):
            found.pop(name, None), whole.pop(name, None)
        assert found == whole
        status, text = await page.house.call("GET", f"/api/tables/{table}/record", "")
        assert status == 200
        result = result_of(read_record(load_game(game), text))
        assert result["finished"]
        assert result["places"] == end["result"]["places"]

    asyncio.run(played())


def test_a_game_at_one_screen_is_decided_by_all_who_sit_there() -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("signorie", "me", "here", "here")
        deciders = set()
        message = await page.my_turn(table)
        rng = Random(3)
        while not message["over"]:
            deciders.add(message["seat"])
            await page.play(table, move=rng.choice(message["moves"])["move"])
            message = await page.my_turn(table)
        assert deciders == {0, 1, 2}
        people = [one["name"] for one in message["people"]]
        assert people == ["Ada", "Ada 2", "Ada 3"]

    asyncio.run(played())


@pytest.mark.parametrize("game", SEATS)
def test_the_quick_bot_plays_on_in_every_game(game: str) -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up(game, "me", *["quick"] * (SEATS[game] - 1))
        end = await page.play_out(table, Random(5), most=4)
        assert any(one["level"] == "quick" for one in end["people"])
        assert end["version"] > 4

    asyncio.run(played())


def test_a_worker_that_fails_is_replaced_by_an_easy_bot_here() -> None:
    async def fail(job: str) -> str:
        raise RuntimeError("the worker is gone")

    async def played() -> None:
        page = await Page(think=fail).open()
        table = await page.set_up("signorie", "me", "quick")
        before = (await page.my_turn(table))["version"]
        message = await page.play_out(table, Random(5), most=6)
        assert message["version"] > before + 6

    asyncio.run(played())
