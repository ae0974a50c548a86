"""What is done at a page's table: undo, confirming, orders, plans, going back, lessons, studies."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from quattrocento.games.registry import load_game
from quattrocento.lessons import lesson_of
from quattrocento.table import hints
from tests.page.pages import Full, Memory, Page, new_key, think

OPENAPI = json.loads((Path(__file__).parents[2] / "web" / "openapi.json").read_text("utf-8"))


def check(name: str, value: Any) -> None:
    """It has the shape that the description of the house gives it."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": OPENAPI["components"]}
    Draft202012Validator(schema).validate(value)


@pytest.mark.parametrize("game", ["signorie", "princes", "virtu", "italian_wars"])
def test_what_is_told_has_the_shapes_of_the_description(game: str) -> None:
    async def played() -> None:
        page = await Page().open()
        seats = 2 if game in ("signorie", "italian_wars") else 3
        table = await page.set_up(game, "me", *["easy"] * (seats - 1))
        page.listen(1, table)
        message = await page.play_out(table, Random(2), most=12)
        check("Message", message)
        for said in page.told[1]:
            kind = next(
                name
                for field, name in (
                    ("view", "Whole"), ("after", "Delta"), ("presence", "Presence"),
                )
                if field in said
            )  # fmt: skip
            check(kind, said)
        check("TablesAnswer", await page.ask("GET", "/api/tables?list=mine"))
        check("PersonAnswer", await page.ask("GET", "/api/me"))
        check("HouseAnswer", await page.ask("GET", "/api/house"))
        check("Replayed", await page.ask("GET", f"/api/tables/{table}/replay?at=3"))
        lens = await page.ask("GET", f"/api/tables/{table}/lens?seat=0")
        check("LensAnswer", lens)
        plan = await page.ask("POST", f"/api/tables/{table}/plan", {"seat": 0, "wishes": []})
        check("PlanAnswer", plan)

    asyncio.run(played())


def test_moves_are_taken_back_done_again_and_confirmed() -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("signorie", "me", "here", confirm_turn=True)
        first = await page.message(table)
        moved = await page.play(table, move=first["moves"][0]["move"])
        assert moved["undo"]["moves"] == 1
        back = await page.play(table, verb="undo", to="turn")
        assert back["moves"] == first["moves"]
        assert back["undo"]["redo"] == 1
        again = await page.play(table, verb="redo")
        assert again["crumbs"] == moved["crumbs"]
        while not again["undo"]["confirm"]:
            again = await page.play(table, move=again["moves"][0]["move"])
        seat = again["seat"]
        reopened = await Page(page.keeper).open(None)
        assert (await reopened.message(table))["undo"]["confirm"]
        over = await reopened.play(table, verb="confirm")
        assert over["prompt"]["seat"] != seat

    asyncio.run(played())


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("signorie", "me", "here")
        message = await page.message(table)
        wish = {
            "seat": message["seat"], "version": message["version"], "key": new_key(),
            "move": ["marry", "Roma"],
        }  # fmt: skip
        path = f"/api/tables/{table}/moves"
        assert await page.refused("POST", path, wish) == (422, "illegal")
        for bad in ([], [1], ["a", 1.5], ["a", True], "take"):
            assert (await page.refused("POST", path, wish | {"move": bad}))[0] == 400
        assert await page.refused("POST", path, wish | {"seat": 7}) == (403, "not-your-seat")
        status, stale = await page.answer("POST", path, wish | {"version": 1})
        assert (status, stale["version"]) == (409, message["version"])
        assert await page.message(table) == message

    asyncio.run(played())


def test_a_full_storage_refuses_a_move_and_loses_nothing() -> None:
    """Wherever in the middle of a change there is no room any more."""

    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("signorie", "me", "here")
        page.listen(1, table)
        await page.heard(1, lambda said: "view" in said)
        for room in (0, 1):
            message = await page.message(table)
            heard = len(page.told[1])
            page.keeper.room = room
            wish = {
                "seat": message["seat"], "version": message["version"], "key": new_key(),
                "move": message["moves"][0]["move"],
            }  # fmt: skip
            path = f"/api/tables/{table}/moves"
            assert await page.refused("POST", path, wish) == (507, "device-full")
            assert len(page.told[1]) == heard
            assert await page.message(table) == message
            again = await Page(page.keeper).open(None)
            assert (await again.message(table))["moves"] == message["moves"]
            page.keeper.room = float("inf")
            assert (await page.ask("POST", path, wish))["version"] == message["version"] + 1
        await page.play_out(table, Random(3))

    asyncio.run(played())


def test_a_bots_move_that_cannot_be_kept_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quattrocento.page.bots.SOONEST", 0.01)

    keeper = Memory()
    tried: list[str] = []

    async def thought(job: str) -> str:
        if not tried:
            keeper.room = 0
        return await think(job)

    async def put(kind: str, key: str, text: str) -> None:
        if keeper.room <= 0 and len(tried) < 3:
            tried.append(key)
            raise Full
        keeper.room = float("inf")
        await Memory.put(keeper, kind, key, text)

    monkeypatch.setattr(keeper, "put", put)

    async def played() -> None:
        page = await Page(keeper, thought).open()
        table = await page.set_up("signorie", "me", "quick")
        await page.play_out(table, Random(1), most=8)
        assert len(tried) == 3
        again = await Page(keeper).open(None)
        assert (await again.message(table))["version"] == (await page.message(table))["version"]

    asyncio.run(played())


def test_going_back_beyond_a_bots_turn_needs_nobody() -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("signorie", "me", "easy")
        message = await page.my_turn(table)
        first = message["moves"]
        while not any(one["to"] == "turn" and one["count"] > 4 for one in message["take_back"]):
            await page.play(table, move=message["moves"][0]["move"])
            message = await page.my_turn(table)
        wish = {"seat": 0, "version": message["version"], "what": "undo"}
        left = message["take_back"][-1]["moves"]
        back = await page.ask("POST", f"/api/tables/{table}/ask", wish | {"moves": left})
        assert back["asked"] is None
        assert back["events"][-1]["args"] == {"seat": 0, "moves": left}
        again = await Page(page.keeper).open(None)
        assert (await again.message(table))["version"] == back["version"]
        assert first
        assert await page.refused("POST", f"/api/tables/{table}/ask", wish | {"what": "pause"}) == (
            409,
            "here",
        )

    asyncio.run(played())


def test_a_standing_order_is_kept_and_carried_out() -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("princes", "me", "here", "here", options={"families": "dealt"})
        rng = Random(6)
        message = await page.my_turn(table)
        while not any(one["kinds"] for one in message["orders"]):
            await page.play(table, move=rng.choice(message["moves"])["move"])
            message = await page.my_turn(table)
        matter = next(one for one in message["orders"] if one["kinds"])
        kind = next(one for one in matter["kinds"] if one == "out")
        wish = {
            "seat": message["seat"], "version": message["version"], "key": new_key(),
            "matter": matter["matter"], "order": {"kind": kind},
        }  # fmt: skip
        path = f"/api/tables/{table}/order"
        given = await page.ask("PUT", path, wish)
        found = [one for one in given["orders"] if one["matter"] == matter["matter"]]
        assert not found or found[0]["order"]["state"] == "stands"
        assert (await page.ask("PUT", path, wish))["version"] >= given["version"]
        again = await Page(page.keeper).open(None)
        orders = json.loads(page.keeper.kept["tables", table])["orders"]
        assert [one["key"] for one in orders] == [f"{wish['seat']}:{wish['key']}"]
        assert (await again.my_turn(table))["moves"]

    asyncio.run(played())


@pytest.mark.parametrize("number", [1, 2])
def test_a_lesson_is_followed_to_its_end_and_then_played_on(number: int) -> None:
    async def played() -> None:
        page = await Page().open()
        lesson = lesson_of(load_game("signorie"), number)
        if lesson is None:
            return
        wish = {"game": "signorie", "number": number}
        table = (await page.ask("POST", "/api/lessons", wish))["table"]["id"]
        assert (await page.ask("POST", "/api/lessons", wish))["table"]["id"] == table
        read = 0
        message = await page.my_turn(table)
        while message["lesson"] is not None and message["lesson"]["move"] is not None:
            assert [one["move"] for one in message["moves"]] == [message["lesson"]["move"]]
            read += len(message["lesson"]["now"])
            await page.play(table, move=message["lesson"]["move"])
            message = await page.my_turn(table)
        assert message["lesson"]["now"]
        assert read + len(message["lesson"]["now"]) >= lesson.pages
        skipped = await page.play(table, verb="skip")
        assert skipped["lesson"] is None
        assert (await page.play_out(table, Random(2)))["over"]

    asyncio.run(played())


def test_a_finished_game_is_analysed_studied_and_played_again() -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("signorie", "me", "easy")
        end = await page.play_out(table, Random(8))
        found = await page.ask("GET", f"/api/tables/{table}/analysis")
        check("AnalysisAnswer", found)
        assert found["stands"][-1]["values"] == [float(one) for one in end["result"]["scores"]]
        past = await page.ask("GET", f"/api/tables/{table}/replay?at=30")
        check("Replayed", past)
        wish = {"at": 30, "seats": [{"kind": "me"}, {"kind": "here"}]}
        study = (await page.ask("POST", f"/api/tables/{table}/study", wish))["table"]
        assert study["studied"] == table
        message = await page.my_turn(study["id"])
        assert message["view"] | {"me": None} == past["message"]["view"] | {"me": None}
        again = (await page.ask("POST", f"/api/tables/{table}/rematch"))["table"]
        assert again["state"] == "waiting"
        assert (await page.ask("POST", f"/api/tables/{table}/rematch"))["table"] == again
        assert (await page.summary(table))["rematch"] == again["id"]

    asyncio.run(played())


def test_giving_up_ends_a_game_against_bots() -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("princes", "me", "easy", "easy")
        done = await page.ask("POST", f"/api/tables/{table}/resign", {})
        assert done["table"]["result"]["ended"] == "resigned"
        several = await page.set_up("princes", "me", "here", "easy")
        left = (await page.ask("POST", f"/api/tables/{several}/resign", {"seat": 1}))["table"]
        assert left["state"] == "playing"
        message = await page.message(several)
        assert message["asked"]["what"] == "end"
        wish = {"seat": 0, "version": message["version"], "yes": True}
        await page.ask("POST", f"/api/tables/{several}/answer", wish)
        assert (await page.summary(several))["result"]["ended"] == "resigned"

    asyncio.run(played())


def test_a_hint_comes_from_the_worker_in_which_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SECONDS", 0.0)

    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("signorie", "me", "easy")
        message = await page.my_turn(table)
        asked = {"seat": message["seat"], "version": message["version"]}
        path = f"/api/tables/{table}/hint"
        found = await page.ask("POST", path, asked)
        check("HintAnswer", found)
        assert found["version"] == message["version"] + 1
        assert found["rows"][0]["move"] in [choice["move"] for choice in message["moves"]]
        reopened = await Page(page.keeper).open(None)
        assert (await reopened.message(table))["hints"] == "free"
        together = await page.set_up("signorie", "me", "here")
        message = await page.message(together)
        asked = {"seat": message["seat"], "version": message["version"]}
        assert await page.refused("POST", f"/api/tables/{together}/hint", asked) == (
            403,
            "no-hints",
        )

    asyncio.run(played())
