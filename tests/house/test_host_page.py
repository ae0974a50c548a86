"""What the page of hosts asks for: only hosts get it, and each act of theirs is kept."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from quattrocento.house import schema
from tests.house.houses import RunningHouse, Visitor
from tests.house.test_keepers import PASSWORD, account, command, me
from tests.patience import until

CALLS = [
    ("GET", "", None),
    ("GET", "/people", None),
    ("POST", "/people/x", {"act": "ban"}),
    ("GET", "/people/x/export", None),
    ("POST", "/purge", {"days": 9}),
    ("GET", "/tables", None),
    ("POST", "/tables/x", {"act": "close"}),
    ("GET", "/reports", None),
    ("POST", "/reports/x", None),
    ("DELETE", "/tables/x/chat/1", None),
    ("GET", "/letters", None),
    ("POST", "/letters/x", {"act": "again"}),
    ("PUT", "/announcement", {"text": "x"}),
    ("PUT", "/admission", {"admission": "open"}),
    ("PUT", "/quotas", {"tables": 1, "bot_tables": 1, "requests": 1}),
    ("GET", "/log", None),
]


def keeper(house: RunningHouse, name: str = "Ada") -> Visitor:
    ada = account(house, name)
    assert command(house, "people", "host", name) == 0
    until(lambda: me(ada)["host"])
    return ada


def does(host: Visitor, who: str, act: str, **more: Any) -> Any:
    return host.post(f"/api/host/people/{who}", {"act": act, **more})


def acts(host: Visitor) -> list[tuple[str, str, str]]:
    return [(one["host"], one["act"], one["told"]) for one in host.get("/api/host/log")["acts"]]


@pytest.mark.parametrize(("method", "path", "body"), CALLS, ids=lambda one: str(one)[:30])
def test_there_is_nothing_for_anybody_else(
    small_house: RunningHouse, method: str, path: str, body: Any
) -> None:
    nothing = (404, "not-found")
    for visitor in (Visitor(small_house.url), small_house.guest(), account(small_house, "Bea")):
        assert visitor.refused(method, f"/api/host{path}", body) == nothing


def test_a_host_sees_how_the_house_is(house: RunningHouse) -> None:
    ada = keeper(house)
    house.guest("Bea").set_up("me", "here", start=True)
    told = ada.get("/api/host")
    assert (told["trouble"], told["queue"]) == ("", 0)
    assert [one["port"] for one in told["processes"]] == [house.config.port]
    assert told["counts"] == {
        "people": 2, "accounts": 1, "playing": 1, "waiting": 0, "notices": 0, "dead": 0,
        "reports": 0,
    }  # fmt: skip
    # Whoever is no host any more sees nothing from then on.
    assert command(house, "people", "unhost", "ada") == 0
    until(lambda: ada.ask("GET", "/api/host").status_code == 404)


def test_a_host_acts_on_people_and_it_is_kept(house: RunningHouse) -> None:
    ada, bea = keeper(house), house.guest("Bea")
    who = me(bea)["id"]
    names = [one["name"] for one in ada.get("/api/host/people?beginning=b")["people"]]
    assert names == ["Bea"]
    assert does(ada, who, "rename", name="Bice")["person"]["name"] == "Bice"
    until(lambda: me(bea)["name"] == "Bice")
    table = bea.set_up("me", "open")
    assert does(ada, who, "mute", days=2, why="spam")["person"]["muted"]
    said = {"text": "hello"}
    assert bea.refused("POST", f"/api/tables/{table}/chat", said) == (403, "muted")
    does(ada, who, "unmute")
    bea.post(f"/api/tables/{table}/chat", said)
    assert does(ada, who, "ban", why="insults")["person"]["banned"]
    until(lambda: me(bea) is None)
    assert ada.refused("POST", f"/api/host/people/{who}", {"act": "password"}) == (409, "guest")
    wrong = {"act": "delete", "name": "Bea"}
    assert ada.refused("POST", f"/api/host/people/{who}", wrong) == (422, "no-name")
    assert does(ada, who, "delete", name="Bice") == {"person": None, "password": None}
    assert ada.refused("POST", f"/api/host/people/{who}", {"act": "ban"}) == (404, "nobody")
    kept = acts(ada)
    assert [act for _, act, _ in kept] == ["forget", "ban", "unmute", "mute", "rename", "host"]
    assert {host for host, *_ in kept[:-1]} == {"ada"}


def test_a_host_gives_a_password_and_touches_no_other_host(house: RunningHouse) -> None:
    ada, bea, cem = keeper(house), account(house, "Bea"), keeper(house, "Cem")
    word = does(ada, me(bea)["id"], "password")["password"]
    until(lambda: me(bea) is None)
    assert bea.refused("POST", "/api/login", {"name": "Bea", **PASSWORD})[0] == 401
    bea.post("/api/login", {"name": "Bea", "password": word})
    for one in (ada, cem):
        for act in ("ban", "password", "mute", "delete"):
            path = f"/api/host/people/{me(one)['id']}"
            assert ada.refused("POST", path, {"act": act}) == (403, "a-host")


def test_a_host_exports_what_somebody_asks_for_and_clears_away(house: RunningHouse) -> None:
    ada, bea = keeper(house), house.guest("Bea")
    waiting = bea.set_up("me", "open")
    told = ada.get(f"/api/host/people/{me(bea)['id']}/export")
    assert told["person"]["name"] == "Bea"
    assert [seat["id"] for seat in told["seats"]] == [waiting]
    assert ada.refused("GET", "/api/host/people/nobody/export") == (404, "nobody")
    assert ada.post("/api/host/purge", {"days": 1}) == {"tables": 0, "guests": 0}
    old = update(schema.tables).where(schema.tables.c.id == waiting).values(changed=1.0)
    with house.house.store.writing.begin() as connection:
        connection.execute(old)
        connection.execute(update(schema.people).values(created=1.0))
    assert ada.post("/api/host/purge", {"days": 1}) == {"tables": 1, "guests": 0}
    assert bea.ask("GET", f"/api/tables/{waiting}").status_code == 404
    assert [act for _, act, _ in acts(ada)][:2] == ["purge", "export"]
    assert ada.refused("POST", "/api/host/purge", {"days": 0})[0] in (400, 422)


def test_a_report_shows_the_lines_around_and_a_host_takes_one_back(house: RunningHouse) -> None:
    ada, bea, eve = keeper(house), house.guest("Bea"), house.guest("Eve")
    table = bea.set_up("me", "open")
    eve.post(f"/api/tables/{table}/join")
    for number in range(9):
        who = eve if number == 4 else bea
        who.post(f"/api/tables/{table}/chat", {"text": f"line {number}"})
    report = {"table": table, "line": 4, "text": "insults"}
    bea.post("/api/reports", report)
    assert bea.refused("POST", "/api/reports", report) == (409, "reported")
    assert bea.refused("POST", "/api/reports", {**report, "line": 1}) == (422, "yourself")
    assert bea.refused("POST", "/api/reports", {**report, "line": 99}) == (404, "nobody")
    assert bea.refused("POST", "/api/reports", {"table": table, "seat": 5}) == (404, "nobody")
    eve.post("/api/reports", {"table": table, "seat": 0})
    assert ada.get("/api/host")["counts"]["reports"] == 2
    first, second = ada.get("/api/host/reports")["reports"]
    assert (first["reporter"], first["name"], first["text"]) == ("Bea", "Eve", "insults")
    assert [said["text"] for said in first["said"]] == [f"line {number}" for number in range(1, 8)]
    assert [said["index"] for said in first["said"] if said["theirs"]] == [4]
    assert all(said["theirs"] for said in second["said"])
    line = bea.live(table)
    assert line.hear()["unsaid"] == []
    ada.ask("DELETE", f"/api/host/tables/{table}/chat/4").raise_for_status()
    line.until(lambda line: line.last.get("unsaid") == [4])
    assert bea.message(table)["chat"][4]["text"] == ""
    path = f"/api/host/tables/{table}/chat/4"
    assert ada.refused("DELETE", path) == (404, "no-line")
    ada.post(f"/api/host/reports/{first['id']}")
    assert ada.refused("POST", f"/api/host/reports/{first['id']}") == (404, "no-report")
    assert [one["id"] for one in ada.get("/api/host/reports")["reports"]] == [second["id"]]
    house.reopen()
    assert bea.message(table)["unsaid"] == [4]


def test_nobody_reports_at_a_table_they_may_not_see(small_house: RunningHouse) -> None:
    bea, eve = small_house.guest("Bea"), small_house.guest("Eve")
    table = bea.set_up("me", "open", private=True)
    body = {"table": table, "seat": 0}
    assert eve.refused("POST", "/api/reports", body)[0] == 404


def test_quotas_hold_at_once(house: RunningHouse) -> None:
    ada, bea = keeper(house), house.guest("Bea")
    bea.set_up("me", "open")
    quotas = {"tables": 1, "bot_tables": 3, "requests": 2.0}
    told = ada.ask("PUT", "/api/host/quotas", quotas).json()
    assert {name: told[name] for name in quotas} == quotas
    seats = {"game": "signorie", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert bea.refused("POST", "/api/tables", seats) == (429, "tables")
    house.reopen()
    assert bea.refused("POST", "/api/tables", seats) == (429, "tables")
    wrong = {**quotas, "tables": -1}
    assert ada.refused("PUT", "/api/host/quotas", wrong)[0] in (400, 422)


def test_one_person_may_ask_for_so_much_whatever_the_address(open_house: Any) -> None:
    house = open_house(rate=1.0)
    ada = keeper(house)
    quotas = {"tables": 1, "bot_tables": 3, "requests": 0.01}
    assert ada.ask("PUT", "/api/host/quotas", quotas).status_code == 200
    bea = house.guest("Bea")
    codes = [bea.ask("GET", "/api/me").status_code for _ in range(12)]
    assert (codes[0], codes[-1]) == (200, 429)


def test_what_hosts_say_to_everybody_and_who_may_be_new(house: RunningHouse) -> None:
    ada = keeper(house)
    ada.ask("PUT", "/api/host/announcement", {"text": "We rest on Sunday."}).raise_for_status()
    assert house.guest("Bea").get("/api/house")["announcement"] == "We rest on Sunday."
    told = ada.ask("PUT", "/api/host/admission", {"admission": "invite"}).json()
    word = told["invitation"].rpartition("=")[2]
    new = Visitor(house.url)
    assert new.refused("POST", "/api/guests", {"name": "Eve"}) == (403, "invitation")
    new.post("/api/guests", {"name": "Eve", "invitation": word})


def test_a_host_ends_and_deletes_tables(house: RunningHouse) -> None:
    ada, bea = keeper(house), house.guest("Bea")
    table = bea.set_up("me", "here", start=True)
    shown = ada.get("/api/host/tables?state=playing")["tables"]
    assert [(one["id"], one["people"]) for one in shown] == [(table, ["Bea", "Bea 2"])]
    ada.post(f"/api/host/tables/{table}", {"act": "close"})
    until(lambda: bea.message(table)["state"] == "finished")
    ada.post(f"/api/host/tables/{table}", {"act": "delete"})
    assert bea.ask("GET", f"/api/tables/{table}").status_code == 404
    assert command(house, "audit") == 0
