"""A host's commands, on the database of a house that is open, in every process of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Table, select

from quattrocento.cli import main
from quattrocento.house import schema
from tests.house.houses import RunningHouse, Visitor
from tests.patience import until

PASSWORD = {"password": "correct horse"}


def command(house: RunningHouse, *words: str) -> int:
    return main([*words, "--database", house.config.database])


def account(house: RunningHouse, name: str) -> Visitor:
    visitor = Visitor(house.url)
    visitor.post("/api/accounts", {"name": name, **PASSWORD})
    return visitor


def stored(house: RunningHouse, table: Table) -> Sequence[Any]:
    return house.house.store.ask(lambda reading: reading.execute(select(table)).all())


def me(visitor: Visitor) -> Any:
    return visitor.get("/api/me")["person"]


def test_whoever_is_banned_is_out_at_once_and_stays_out(
    house: RunningHouse, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, bea = account(house, "Ada"), house.guest("Bea")
    table = ada.set_up("me", "open")
    line = ada.live(table)
    line.hear()
    assert command(house, "people", "ban", "ada", "--why", "spam") == 0
    assert line.closed() == 4401
    assert me(ada) is None
    assert ada.refused("POST", "/api/login", {"name": "Ada", **PASSWORD}) == (403, "banned")
    wrong = {"name": "Ada", "password": "wrong wrong"}
    assert ada.refused("POST", "/api/login", wrong) == (401, "wrong-password")
    assert me(bea)["name"] == "Bea"
    assert command(house, "people", "unban", "ada") == 0
    until(lambda: ada.ask("POST", "/api/login", {"name": "Ada", **PASSWORD}).status_code == 200)
    capsys.readouterr()
    assert command(house, "log", "--json") == 0
    told = [json.loads(row) for row in capsys.readouterr().out.splitlines()]
    assert [(row["act"], row["told"]) for row in told] == [("unban", "Ada"), ("ban", "Ada: spam")]
    assert {row["host"] for row in told} == {"command line"}


def test_a_banned_guest_does_not_come_back_with_the_cookie(house: RunningHouse) -> None:
    bea = house.guest("Bea")
    who = me(bea)["id"]
    assert command(house, "people", "ban", who) == 0
    until(lambda: me(bea) is None)
    assert bea.refused("POST", "/api/tables", {"game": "signorie", "seats": [{"kind": "me"}]}) == (
        401,
        "no-person",
    )


def test_people_are_listed_renamed_and_get_new_passwords(
    house: RunningHouse, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = account(house, "Ada")
    house.guest("Adam")
    house.guest("Bea")
    assert command(house, "people", "list", "ad", "--json") == 0
    rows = [json.loads(row) for row in capsys.readouterr().out.splitlines()]
    assert {(row["name"], row["login"]) for row in rows} == {("Ada", "ada"), ("Adam", None)}
    assert command(house, "people", "list", "%") == 0
    assert capsys.readouterr().out == ""
    assert command(house, "people", "rename", "ada", "Grace") == 0
    until(lambda: me(ada)["name"] == "Grace")
    assert command(house, "people", "rename", "ada", "\x1b[2J") == 2
    capsys.readouterr()
    assert command(house, "people", "password", "ada") == 0
    login, _, word = capsys.readouterr().out.strip().partition(": ")
    assert login == "ada"
    until(lambda: me(ada) is None)
    assert ada.refused("POST", "/api/login", {"name": "ada", **PASSWORD})[0] == 401
    ada.post("/api/login", {"name": "ada", "password": word})
    assert command(house, "people", "show", "ada") == 0
    assert "1 sessions" in capsys.readouterr().out
    assert command(house, "people", "show", "nobody") == 2
    assert "Nobody has the id" in capsys.readouterr().err


def test_whoever_is_muted_says_nothing(house: RunningHouse) -> None:
    ada = account(house, "Ada")
    table = ada.set_up("me", "open")
    ada.post(f"/api/tables/{table}/chat", {"text": "one"})
    assert command(house, "people", "mute", "ada", "--days", "2") == 0
    said = {"text": "two"}
    until(lambda: ada.ask("POST", f"/api/tables/{table}/chat", said).status_code == 403)
    assert ada.refused("POST", f"/api/tables/{table}/chat", said) == (403, "muted")
    assert command(house, "people", "mute", "ada", "--days", "0") == 0
    until(lambda: ada.ask("POST", f"/api/tables/{table}/chat", said).status_code == 200)


def test_a_closed_table_is_over_for_everybody_who_looks(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    waiting = ada.set_up("me", "open")
    line = ada.live(table)
    assert command(house, "tables", "close", table) == 0
    message = line.until(lambda line: line.last.get("state") == "finished")
    assert message["result"]["ended"] == "closed"
    assert len(message["result"]["places"]) == 2
    assert ada.refused("POST", f"/api/tables/{table}/undo", {"seat": 0, "version": 1, "key": "k"})
    assert command(house, "tables", "close", table) == 2
    assert command(house, "tables", "close", waiting) == 0
    until(lambda: ada.get(f"/api/tables/{waiting}")["table"]["state"] == "finished")
    assert command(house, "audit") == 0


def test_a_deleted_table_is_gone_and_nobody_brings_it_back(house: RunningHouse) -> None:
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    line = ada.live(table)
    message = line.hear()
    # A process that has not heard of it has the table in memory, and stores nothing more there.
    assert command(house, "tables", "delete", table) == 0
    assert ada.ask("POST", f"/api/tables/{table}/moves", ada.wish(message)).status_code == 404
    assert line.closed() == 4404
    assert ada.refused("GET", f"/api/tables/{table}") == (404, "no-table")
    assert ada.get("/api/tables?list=mine")["tables"] == []
    assert command(house, "tables", "delete", table) == 2
    assert command(house, "audit") == 0
    for part in (schema.moves, schema.seats, schema.changes):
        assert not [row for row in stored(house, part) if row.table_id == table]


def test_whoever_is_deleted_leaves_nameless_seats(
    house: RunningHouse, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, bea = account(house, "Ada Xyz"), house.guest("Bea")
    who = me(ada)["id"]
    done = ada.set_up("me", "here", start=True)
    ada.post(f"/api/tables/{done}/chat", {"text": "my secret"})
    ada.post(f"/api/tables/{done}/resign", {"seat": 0})
    playing = bea.set_up("me", "open", "open")
    ada.post(f"/api/tables/{playing}/join")
    house.guest("Cem").post(f"/api/tables/{playing}/join")
    bea.post(f"/api/tables/{playing}/start")
    waiting = ada.set_up("me", "open")
    capsys.readouterr()
    assert command(house, "people", "export", "ada xyz") == 0
    kept = json.loads(capsys.readouterr().out)
    assert kept["person"]["login"] == "ada xyz"
    assert "password" not in kept["person"]
    assert {seat["id"] for seat in kept["seats"]} == {done, playing, waiting}
    assert [line["text"] for line in kept["chat"]] == ["my secret"]
    assert command(house, "people", "delete", who) == 0
    until(lambda: me(ada) is None)
    until(lambda: bea.message(playing)["people"][1]["name"] == "—")
    seat = bea.message(playing)["people"][1]
    assert (seat["kind"], seat["name"]) == ("bot", "—")
    assert ada.refused("POST", "/api/login", {"name": "Ada Xyz", **PASSWORD})[0] == 401
    until(lambda: [seat["name"] for seat in bea.message(done)["people"]] == ["—", "—"])
    for word in ("Ada Xyz", "my secret"):
        for table in schema.METADATA.sorted_tables:
            assert word not in str(stored(house, table)), table.name
    assert account(house, "Ada Xyz")
    assert command(house, "audit") == 0
    house.reopen()
    assert bea.message(done)["state"] == "finished"


def test_whoever_is_deleted_takes_nobody_elses_name_along(house: RunningHouse) -> None:
    gone, adam = house.guest("a"), house.guest("Adam")
    table = adam.set_up("me", "open", "open", name="Adam's table, a game")
    gone.post(f"/api/tables/{table}/join")
    house.guest("a").post(f"/api/tables/{table}/join")
    theirs = gone.set_up("me", "here", start=True, name="a, and a table")
    assert command(house, "people", "delete", me(gone)["id"]) == 0
    until(lambda: adam.get(f"/api/tables/{theirs}")["table"]["name"] == "—, and — table")
    shown = adam.get(f"/api/tables/{table}")["table"]
    assert shown["name"] == "Adam's table, a game"
    assert [seat["name"] for seat in shown["seats"]] == ["Adam", "", "a"]
    joined = [row.events for row in stored(house, schema.changes) if row.kind == "join"]
    assert sorted(json.loads(events)[0]["args"]["name"] for events in joined) == ["a", "—"]


def test_a_new_name_is_seen_where_the_old_one_was(house: RunningHouse) -> None:
    ada, bea = house.guest("Rude"), house.guest("Bea")
    table = ada.set_up("me", "open", name="Rude’s table")
    bea.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/chat", {"text": "hello"})
    line = bea.live(table)
    line.hear()
    assert command(house, "people", "rename", me(ada)["id"], "Polite") == 0
    until(lambda: bea.message(table)["people"][0]["name"] == "Polite")
    assert bea.message(table)["chat"][0]["name"] == "Polite"
    assert bea.get(f"/api/tables/{table}")["table"]["name"] == "Polite’s table"
    assert "Rude" not in str(stored(house, schema.seats))


def test_nobody_hides_behind_the_id_of_somebody_else(
    house: RunningHouse, capsys: pytest.CaptureFixture[str]
) -> None:
    bea = house.guest("Bea")
    who = me(bea)["id"]
    account(house, who)
    house.guest(f"{who} too")
    assert command(house, "people", "show", who) == 0
    assert "guest" in capsys.readouterr().out
    assert command(house, "people", "ban", who) == 0
    until(lambda: me(bea) is None)


def test_a_house_takes_nobody_new_or_those_with_an_invitation(
    house: RunningHouse, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = house.guest("Ada")
    assert command(house, "register", "closed") == 0
    until(lambda: house.house.keeping.settings.admission == "closed")
    new = Visitor(house.url)
    assert new.refused("POST", "/api/accounts", {"name": "Eve", **PASSWORD}) == (403, "closed")
    assert new.refused("POST", "/api/guests", {"name": "Eve"}) == (403, "closed")
    # Whoever is here stays, and may register.
    ada.post("/api/accounts", {"name": "Ada", **PASSWORD})
    capsys.readouterr()
    assert command(house, "register", "invite") == 0
    word = capsys.readouterr().out.strip().rpartition("=")[2]
    wish = {"name": "Eve", "invitation": word}
    until(lambda: new.ask("POST", "/api/guests", wish).status_code == 200)
    other = Visitor(house.url)
    for wrong in ({}, {"invitation": ""}, {"invitation": word[:-1]}, {"invitation": "é"}):
        assert other.refused("POST", "/api/guests", {"name": "Mal", **wrong}) == (403, "invitation")
    assert command(house, "register", "open") == 0
    until(lambda: other.ask("POST", "/api/guests", {"name": "Mal"}).status_code == 200)


def test_guests_who_do_not_come_back_and_tables_nobody_began_go(
    house: RunningHouse, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, bea = account(house, "Ada"), house.guest("Bea")
    mine = ada.set_up("me", "open")
    playing = bea.set_up("me", "here", start=True)
    house.guest("Cem")
    assert command(house, "purge") == 0
    assert capsys.readouterr().out == "0 tables, 0 guests\n"
    assert command(house, "purge", "--days", "0") == 0
    # Bea sits at a game that goes on, and Ada has an account.
    assert capsys.readouterr().out == "1 tables, 1 guests\n"
    until(lambda: ada.ask("GET", f"/api/tables/{mine}").status_code == 404)
    assert me(bea)["name"] == "Bea"
    assert bea.message(playing)["state"] == "playing"


@pytest.mark.parametrize(
    "words",
    [["people", "list"], ["tables", "list"], ["purge"], ["log"], ["announce", "x"]],
)
def test_a_command_without_a_house_says_so(
    words: list[str], tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--data", str(tmp_path / "none")]) == 2
    assert "there is no house" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()
