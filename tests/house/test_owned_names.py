"""Names: accounts own theirs, bots have their own, of two who want one somebody gets it."""

from __future__ import annotations

import threading
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from quattrocento.house import schema
from quattrocento.house.house import House
from quattrocento.house.migrations import migrate
from quattrocento.house.names import keys
from quattrocento.house.store import Store
from quattrocento.table.seat import BOT_NAMES
from tests.house.houses import RunningHouse, Visitor
from tests.patience import patience

PASSWORD = "correct horse"
TAKEN = (409, "name-taken")


def account(house: RunningHouse, name: str) -> Visitor:
    visitor = Visitor(house.url)
    visitor.post("/api/accounts", {"name": name, "password": PASSWORD})
    return visitor


def names_of(message: Any) -> list[tuple[str, bool]]:
    return [(seat["name"], seat["account"]) for seat in message]


def test_a_name_typed_in_another_way_logs_in(house: RunningHouse) -> None:
    elodie = account(house, "Élodie B.")
    me = elodie.get("/api/me")["person"]
    assert me["name"] == "Élodie B."
    for typed in ("E\u0301lodie B.", "  ÉLODIE  b. ", "e\u0301LODIE\u00a0B."):
        phone = Visitor(house.url)
        found = phone.post("/api/login", {"name": typed, "password": PASSWORD})["person"]
        assert found["id"] == me["id"]
    long = "é" * 40
    account(house, long)
    wish = {"name": unicodedata.normalize("NFD", long), "password": PASSWORD}
    assert Visitor(house.url).post("/api/login", wish)["person"]["name"] == long


def test_nobody_else_goes_by_an_accounts_name(house: RunningHouse) -> None:
    before = house.guest("Ada")
    waiting = before.set_up("me", "open")
    ada = account(house, "Ada")
    elsewhere = ada.set_up("me", "open", "open")
    eve = house.guest("Eve")
    for name in ("Ada", "ADA", "Аdа".replace("d", "ԁ"), "Ada ✓", "A.d.a"):
        assert Visitor(house.url).refused("POST", "/api/guests", {"name": name}) == TAKEN
        assert eve.refused("PATCH", "/api/me", {"name": name}) == TAKEN
        wish: Any = {"name": name, "password": PASSWORD}
        assert eve.refused("POST", "/api/accounts", wish) == TAKEN
        for kind in ("me", "here", "bot"):
            seats = [{"kind": kind, "name": name}, {"kind": "bot"}]
            wish = {"game": "signorie", "seats": seats}
            assert eve.refused("POST", "/api/tables", wish) == TAKEN
    assert eve.get("/api/me")["person"] == {
        **eve.get("/api/me")["person"], "name": "Eve", "registered": False,
    }  # fmt: skip
    # Who had the name before keeps sitting and speaking there, without the mark; nowhere else.
    before.post(f"/api/tables/{waiting}/chat", {"text": "Hello"})
    assert names_of(before.message(waiting)["people"])[0] == ("Ada", False)
    assert [said["account"] for said in before.message(waiting)["chat"]] == [False]
    assert before.refused("POST", f"/api/tables/{elsewhere}/join", {}) == TAKEN
    assert before.refused("POST", f"/api/tables/{elsewhere}/chat", {"text": "Hello"}) == TAKEN
    assert before.refused("POST", "/api/lessons", {"game": "signorie"}) == TAKEN
    assert before.ask("PATCH", "/api/me", {"language": "it"}).status_code == 200
    assert before.ask("PATCH", "/api/me", {"name": "Adam"}).status_code == 200
    before.post(f"/api/tables/{elsewhere}/join", {})


def test_accounts_carry_a_mark(house: RunningHouse) -> None:
    ada, eve = account(house, "Ada"), house.guest("Eve")
    table = ada.set_up("me", "open", "here", "bot")
    eve.post(f"/api/tables/{table}/join", {})
    expected = [("Ada", True), ("Eve", False), ("Ada 3", False), (BOT_NAMES[0], False)]
    for visitor in (ada, eve):
        visitor.post(f"/api/tables/{table}/chat", {"text": "Hello"})
    house.reopen()
    assert names_of(eve.message(table)["people"]) == expected
    assert names_of(eve.get(f"/api/tables/{table}")["table"]["seats"]) == expected
    assert [said["account"] for said in eve.message(table)["chat"]] == [True, False]
    # By another name one is not marked: it is nobody's own.
    table = ada.set_up({"kind": "me", "name": "Countess"}, "bot", start=True)
    assert names_of(ada.message(table)["people"])[0] == ("Countess", False)
    # A bot that plays on for somebody who gave up is not them.
    table = ada.set_up("me", "here", "here", start=True)
    ada.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert names_of(ada.message(table)["people"])[0] == ("Ada", False)


def test_an_account_keeps_its_login_and_its_present_name(house: RunningHouse) -> None:
    ada = account(house, "Ada")
    ada.ask("PATCH", "/api/me", {"name": "Countess"})
    eve = house.guest("Eve")
    for name in ("Ada", "COUNTESS"):
        assert eve.refused("PATCH", "/api/me", {"name": name}) == TAKEN
    ada.ask("PATCH", "/api/me", {"name": "Lovelace"})
    assert eve.ask("PATCH", "/api/me", {"name": "Countess"}).status_code == 200
    assert eve.refused("PATCH", "/api/me", {"name": "Ada"}) == TAKEN
    assert ada.ask("PATCH", "/api/me", {"name": "ADA"}).json()["person"]["name"] == "ADA"
    Visitor(house.url).post("/api/login", {"name": "ada", "password": PASSWORD})


def test_bots_have_their_names_to_themselves(house: RunningHouse) -> None:
    eve = house.guest("Eve")
    for name in (BOT_NAMES[0], BOT_NAMES[1].upper()):
        assert eve.refused("PATCH", "/api/me", {"name": name}) == TAKEN
        assert Visitor(house.url).refused("POST", "/api/guests", {"name": name}) == TAKEN
        assert eve.refused("POST", "/api/accounts", {"name": name, "password": PASSWORD}) == TAKEN
    ada = account(house, "Ada")
    assert ada.refused("PATCH", "/api/me", {"name": BOT_NAMES[2]}) == TAKEN
    # An account from older times has one: the bots do without it.
    person = ada.get("/api/me")["person"]["id"]
    row = {"key": min(keys(BOT_NAMES[0])), "person": person}

    def own(connection: Connection) -> None:
        connection.execute(schema.names.insert(), row)

    house.run(lambda house: house.writer.do(own))
    table = eve.set_up("me", "bot", "bot", "open")
    eve.post(f"/api/tables/{table}/bot", {"seat": 3})
    seats = eve.get(f"/api/tables/{table}")["table"]["seats"]
    assert [seat["name"] for seat in seats[1:]] == list(BOT_NAMES[1:4])


def test_names_the_house_gives_are_free(small_house: RunningHouse) -> None:
    ada, _ = account(small_house, "Ada"), account(small_house, "Ada 2")
    table = ada.set_up("me", "here", "here")
    names = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["table"]["seats"]]
    assert names == ["Ada", "Ada 14", "Ada 3"]
    long = account(small_house, "x" * 40)
    long.set_up("me", "here", start=True)


async def end(house: House, name: str) -> None:
    async with house.holding(name) as table:
        change = table.change("run_out", 0)
        others = len(table.seats) - 1
        places, scores = [2, *[1] * others], [0] * len(table.seats)
        table.finish({"places": places, "scores": scores, "ended": "clock", "seat": 0})
        await house.commit(table, change)


def test_a_rematch_gives_no_bot_a_persons_name(small_house: RunningHouse) -> None:
    ada, bea = account(small_house, "Ada"), account(small_house, "Bea")
    table = ada.set_up("me", "open", "here")
    bea.post(f"/api/tables/{table}/join", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    ada.post(f"/api/tables/{table}/resign", {"seat": 0})
    small_house.run(lambda house: end(house, table))
    again = bea.post(f"/api/tables/{table}/rematch")["table"]["seats"]
    assert names_of(again)[:2] == [(BOT_NAMES[0], False), ("Bea", True)]


def test_a_rematch_is_under_the_names_of_today(small_house: RunningHouse) -> None:
    ada, bea = account(small_house, "Ada"), small_house.guest("Bea")
    table = ada.set_up("me", "open", "here", {"kind": "bot", "level": "easy", "name": "Cia"})
    bea.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    small_house.run(lambda house: end(house, table))
    ada.ask("PATCH", "/api/me", {"name": "Zoe"})
    for name in ("Bea", "Cia"):
        account(small_house, name)
    again = bea.post(f"/api/tables/{table}/rematch")["table"]["seats"]
    assert names_of(again) == [
        ("Zoe", True), ("Bea 2", False), ("Ada 3", False), (BOT_NAMES[0], False),
    ]  # fmt: skip


def test_of_two_who_want_a_name_one_gets_it(database: str) -> None:
    """At the same moment, through two processes where the database allows it."""
    houses = [RunningHouse(database)]
    if database.startswith("postgresql"):
        houses.append(RunningHouse(database))
    try:
        for time in range(2):
            wanted = [
                f"Ada {time}",
                f"АDА {time}".replace("D", "Ԁ"),
                f"ada{time}",
                f"ADA-{time}",
            ]
            ready = threading.Barrier(len(wanted))

            def register(index: int) -> int:
                visitor = Visitor(houses[index % len(houses)].url)
                ready.wait(patience())  # noqa: B023
                wish = {"name": wanted[index], "password": PASSWORD}  # noqa: B023
                return visitor.ask("POST", "/api/accounts", wish).status_code

            with ThreadPoolExecutor(len(wanted)) as threads:
                answers = list(threads.map(register, range(len(wanted))))
            assert sorted(answers) == [200, 409, 409, 409]
    finally:
        for house in houses:
            house.close()


def test_lines_of_others_cannot_be_forged(small_house: RunningHouse) -> None:
    ada = small_house.guest("Ada")
    name = "Table \u202eesrever\u202c\u200b"
    table = ada.set_up("me", "open", name=name)
    assert ada.get(f"/api/tables/{table}")["table"]["name"] == "Table esrever"
    ada.post(f"/api/tables/{table}/chat", {"text": "No\u2028Bea: yes \u202eon"})
    assert ada.message(table)["chat"][0]["text"] == "No Bea: yes on"
    for nothing in ("\u200b\u2060", " \u3164 "):
        wish = {"text": nothing}
        assert ada.refused("POST", f"/api/tables/{table}/chat", wish) == (400, "empty")
    hidden = ada.set_up("me", "open", name="\u200b")
    assert ada.get(f"/api/tables/{hidden}")["table"]["name"] == "Ada’s table"


# Houses from before


OLD = [
    # id, shown name, login, created
    ("old", "Ada", "ada", 1.0),
    ("young", "ADA", "аdа", 2.0),
    ("nfd", "E\u0301lodie", "e\u0301lodie", 3.0),
    ("nfc", "Élodie", "élodie", 4.0),
    ("zero", "Bea\u200b", "bea\u200b", 5.0),
    ("bea", "Bea", "countess", 6.0),
    ("bot", "Ginevra", "ginevra", 7.0),
    ("umlaut", "U\u0308ber", "u\u0308ber", 8.0),
]


def test_an_older_house_gives_its_accounts_their_names(database: str, tmp_path: Path) -> None:
    with_password = RunningHouse(f"sqlite:///{tmp_path / 'hash.sqlite3'}")
    account(with_password, "Somebody")
    hashed = with_password.house.store.ask(
        lambda reading: reading.execute(select(schema.people.c.password)).scalar_one()
    )
    with_password.close()
    store = Store(database)
    with store.writing.begin() as connection:
        migrate(connection, 5)
        for person, name, login, created in OLD:
            connection.execute(
                schema.people.insert(),
                {
                    "id": person, "name": name, "login": login, "password": hashed, "epoch": 1,
                    "language": "en", "notices": "{}", "created": created,
                },
            )  # fmt: skip
    store.close()
    house = RunningHouse(database)
    try:
        for person, _, login, _ in OLD:
            visitor = Visitor(house.url)
            found = visitor.post("/api/login", {"name": login, "password": PASSWORD})["person"]
            assert found["id"] == person
        p, n = schema.people.c, schema.names.c
        people = house.house.store.ask(
            lambda reading: {
                row.id: (row.name, row.login)
                for row in reading.execute(select(p.id, p.name, p.login))
            }
        )
        owners = house.house.store.ask(
            lambda reading: {
                row.key: row.person for row in reading.execute(select(n.key, n.person))
            }
        )
        assert people == {
            "old": ("Ada", "ada"),
            "young": ("аdа", "аdа"),
            "nfd": ("Élodie", "e\u0301lodie"),
            "nfc": ("élodie", "élodie"),
            "zero": ("Bea", "bea\u200b"),
            "bea": ("countess", "countess"),
            "bot": ("Ginevra", "ginevra"),
            "umlaut": ("Über", "über"),
        }
        for person, name in (
            ("old", "Ada"),
            ("nfd", "Élodie"),
            ("zero", "Bea"),
            ("bot", "Ginevra"),
        ):
            assert {owners[key] for key in keys(name)} == {person}
        young = Visitor(house.url)
        young.post("/api/login", {"name": "аdа", "password": PASSWORD})
        # Whose name is another's takes a new one before sitting down.
        wish = {"game": "signorie", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert young.refused("POST", "/api/tables", wish) == TAKEN
        assert young.ask("PATCH", "/api/me", {"name": "Lovelace"}).status_code == 200
        table = young.set_up("me", "bot")
        seats = young.get(f"/api/tables/{table}")["table"]["seats"]
        assert names_of(seats) == [("Lovelace", True), (BOT_NAMES[0], False)]
    finally:
        house.close()
