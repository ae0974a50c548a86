"""Tables of a page: set up, kept, found again, taken in, and what is refused here."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from tests.page.pages import Memory, Page, new_key, put_all_together


def test_whoever_is_here_needs_a_name_and_keeps_it() -> None:
    async def lived() -> None:
        page = await Page().open(None)
        assert await page.ask("GET", "/api/me") == {"person": None}
        wish = {"game": "signorie", "seats": [{"kind": "me"}, {"kind": "here"}]}
        assert await page.refused("POST", "/api/tables", wish) == (401, "no-person")
        await page.ask("POST", "/api/guests", {"name": "  Ada  Lovelace ", "language": "de"})
        again = await Page(page.keeper).open(None)
        person = (await again.ask("GET", "/api/me"))["person"]
        assert (person["name"], person["language"]) == ("Ada Lovelace", "de")
        changed = await again.ask("PATCH", "/api/me", {"notices": {"sound": False}})
        assert changed["person"]["notices"]["sound"] is False
        table = (await again.ask("POST", "/api/tables", wish))["table"]
        assert table["name"] == "Tisch von Ada Lovelace"
        assert table["id"].startswith("here-")

    asyncio.run(lived())


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/accounts"),
        ("POST", "/api/login"),
        ("GET", "/api/games/signorie/statistics"),
        ("POST", "/api/tables/here-x/chat"),
        ("POST", "/api/tables/here-x/join"),
        ("GET", "/api/host"),
    ],
)
def test_what_needs_others_is_refused_plainly(method: str, path: str) -> None:
    async def asked() -> None:
        page = await Page().open()
        assert await page.refused(method, path, {}) == (409, "here")

    asyncio.run(asked())


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404, "no-game"),
        ({"game": "signorie", "seats": [{"kind": "me"}] * 2}, 422, "seats"),
        ({"game": "signorie", "seats": [{"kind": "me"}, {"kind": "open"}]}, 422, "seats"),
        ({"game": "signorie", "seats": [{"kind": "me"}]}, 422, "bad-request"),
        ({"game": "signorie", "seats": []}, 400, "bad-request"),
        ({"game": 7, "seats": [{"kind": "me"}]}, 400, "bad-request"),
        (
            {"game": "signorie", "seats": [{"kind": "me"}, {"kind": "bot", "level": "hard"}]},
            422,
            "level",
        ),
        (
            {
                "game": "signorie",
                "seats": [{"kind": "me"}, {"kind": "here"}],
                "pace": {"clock": "live", "bank": 600},
            },
            409,
            "here",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_not_kept(
    body: dict[str, Any], status: int, code: str
) -> None:
    async def asked() -> None:
        page = await Page().open()
        assert await page.refused("POST", "/api/tables", body) == (status, code)
        assert await page.ask("GET", "/api/tables?list=mine") == {"tables": []}

    asyncio.run(asked())


def test_a_body_that_is_no_json_is_refused() -> None:
    async def asked() -> None:
        page = await Page().open()
        for text in ("{", "[]", "7"):
            status, said = await page.house.call("POST", "/api/tables", text)
            assert (status, json.loads(said)["error"]) == (400, "bad-request")

    asyncio.run(asked())


def test_a_table_is_found_again_in_the_middle_of_a_turn() -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("signorie", "me", "easy")
        await page.my_turn(table)
        for _ in range(2):
            message = await page.message(table)
            await page.play(table, move=message["moves"][0]["move"])
        before = await page.my_turn(table)
        again = await Page(page.keeper).open(None)
        after = await again.message(table)
        assert before == after
        listed = (await again.ask("GET", "/api/tables?list=mine"))["tables"]
        assert [one["id"] for one in listed] == [table]
        assert listed[0]["my_turn"]
        end = await again.play_out(table, Random(1))
        assert end["over"]

    asyncio.run(played())


def test_a_bot_that_was_to_move_when_the_page_closed_moves_when_it_opens() -> None:
    async def never(job: str) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    async def closed() -> Memory:
        page = await Page(think=never).open()
        await page.set_up("princes", "easy", "easy", "me", options={"families": "dealt"})
        await asyncio.sleep(0.05)
        return page.keeper

    async def opened(keeper: Memory) -> None:
        page = await Page(keeper).open(None)
        table = (await page.ask("GET", "/api/tables?list=mine"))["tables"][0]["id"]
        assert (await page.my_turn(table))["seat"] == 2

    asyncio.run(opened(asyncio.run(closed())))


def test_a_record_leaves_the_page_and_comes_back() -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("signorie", "me", "here")
        end = await page.play_out(table, Random(4))
        _, text = await page.house.call("GET", f"/api/tables/{table}/record", "")
        other = await Page().open("Bea")
        found = (await other.ask("POST", "/api/here/records", {"text": text}))["table"]
        assert found["state"] == "finished"
        assert found["result"]["places"] == end["result"]["places"]
        assert [seat["name"] for seat in found["seats"]] == ["Ada", "Ada 2"]
        lines = text.splitlines()
        header = json.loads(lines[0]) | {"moves": 40}
        cut = "\n".join([json.dumps(header), *lines[1:41]]) + "\n"
        begun = (await other.ask("POST", "/api/here/records", {"text": cut}))["table"]
        assert begun["state"] == "playing"
        assert (await other.my_turn(begun["id"]))["moves"]
        broken = text.replace(lines[20], '["take_die", "red", 99]')
        assert (await other.refused("POST", "/api/here/records", {"text": broken}))[0] == 422
        assert len(other.house.heads) == 2

    asyncio.run(played())


def test_a_table_that_is_removed_is_gone() -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("signorie", "me", "here")
        await page.ask("PUT", f"/api/tables/{table}/notes", {"text": "Florence first"})
        assert await page.ask("GET", f"/api/tables/{table}/notes") == {"text": "Florence first"}
        page.listen(1, table)
        await page.heard(1, lambda said: "view" in said)
        await page.ask("DELETE", f"/api/here/tables/{table}")
        assert page.told[1][-1] is None
        assert await page.refused("GET", f"/api/tables/{table}") == (404, "no-table")
        assert list(page.keeper.kept) == [("person", "here")]

    asyncio.run(played())


def test_a_game_of_other_rules_goes_on_where_it_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("signorie", "me", "here")
        message = await page.play_out(table, Random(4), most=30)
        old, key = page.keeper, ("tables", table)
        head = json.loads(old.kept[key])
        head["row"]["rules"] = 0
        old.kept[key] = json.dumps(head)
        again = await Page(old).open(None)
        assert (await again.message(table))["moves"] == message["moves"]
        assert (await again.play_out(table, Random(4)))["over"]
        assert json.loads(old.kept[key])["row"]["rules"] == head["row"]["rules"] + 1

    asyncio.run(played())


def test_a_game_of_other_rules_that_does_not_replay_says_why_and_can_be_had() -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("signorie", "me", "here")
        await page.play_out(table, Random(4))
        kept, key = page.keeper.kept, ("tables", table)
        kept[key] = kept[key].replace('"rules":1', '"rules":0')
        piece = (f"changes {table}", "0000002")
        told = json.loads(kept[piece])
        told["moves"][0] = [["roll", 9, 9, 9], None]
        kept[piece] = json.dumps(told)
        again = await Page(page.keeper).open(None)
        assert await again.refused("GET", f"/api/tables/{table}/message") == (409, "other-rules")
        listed = (await again.ask("GET", "/api/tables?list=mine"))["tables"]
        assert [one["id"] for one in listed] == [table]
        status, text = await again.house.call("GET", f"/api/tables/{table}/record", "")
        assert status == 200
        assert json.loads(text.splitlines()[0])["version"] == 0

    asyncio.run(played())


def test_lines_tell_two_screens_the_same_and_whoever_sent_it_that_it_is_done() -> None:
    async def played() -> None:
        page = await Page().open()
        table = await page.set_up("signorie", "me", "here")
        page.listen(1, table)
        page.listen(2, table)
        await page.heard(2, lambda said: "view" in said)
        await page.house.hear(1, "ping")
        assert page.told[1][-1] == "pong"
        message = await page.message(table)
        sent = {
            "do": "move", "seat": message["seat"], "version": message["version"],
            "key": new_key(), "move": message["moves"][0]["move"],
        }  # fmt: skip
        await page.house.hear(1, json.dumps(sent))
        assert page.told[1][-1]["done"] == [sent["key"]]
        assert "done" not in page.told[2][-1]
        version = page.told[1][-1]["version"]
        # Sent again with its key it is done, and not done twice.
        await page.house.hear(1, json.dumps(sent))
        assert page.told[1][-1]["done"] == [sent["key"]]
        assert (await page.message(table))["version"] == version
        stale = sent | {"key": new_key()}
        await page.house.hear(1, json.dumps(stale))
        assert page.told[1][-1]["error"] == "stale"
        assert "view" in page.told[1][-2]
        await page.house.hear(1, "no json")
        assert page.told[1][-1]["status"] == 400
        first, second = (put_all_together(page.told[line]) for line in (1, 2))
        assert {**first, "events": [], "done": []} == {**second, "events": [], "done": []}
        page.house.close_line(2)
        heard = len(page.told[2])
        await page.play(table, verb="undo")
        assert len(page.told[2]) == heard

    asyncio.run(played())


def test_a_line_of_no_table_is_closed() -> None:
    async def opened() -> None:
        page = await Page().open()
        page.listen(1, "here-nowhere")
        assert await page.heard(1, lambda said: said is None) is None
        assert page.told[1] == [None]

    asyncio.run(opened())
