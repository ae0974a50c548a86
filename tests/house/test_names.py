"""Names: what is written alike is one name, what could deceive is refused, accounts own theirs."""

from __future__ import annotations

import threading
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis.strategies import characters, text
from sqlalchemy import Connection, select

from quattrocento.house import schema
from quattrocento.house.errors import Refused
from quattrocento.house.house import House
from quattrocento.house.migrations import migrate
from quattrocento.house.names import BOT_NAMES, clean, keys, login_of
from quattrocento.house.store import Store
from quattrocento.house.text import line
from tests.house.houses import RunningHouse, Visitor
from tests.patience import patience

PASSWORD = "correct horse"
TAKEN = (409, "name-taken")
written = text(characters(exclude_categories=["Cs"]), max_size=60)


def account(house: RunningHouse, name: str) -> Visitor:
    visitor = Visitor(house.url)
    visitor.post("/api/accounts", {"name": name, "password": PASSWORD})
    return visitor


def names_of(message: Any) -> list[tuple[str, bool]]:
    return [(seat["name"], seat["account"]) for seat in message]


# What a name is


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ada \u00a0 B. ", "Ada B."),
        ("E\u0301lodie", "Élodie"),
        ("Ａｄａ", "Ada"),
        ("Анна", "Анна"),
        ("Ἀλέξανδρος", "Ἀλέξανδρος"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("山田たろう", "山田たろう"),
        ("DJ 김철수", "DJ 김철수"),
        ("นี้", "นี้"),
        ("हिन्दी", "हिन्दी"),
        ("🦊 Fox", "🦊 Fox"),
        ("Jean-Luc O’Neill", "Jean-Luc O’Neill"),
    ],
)
def test_names_of_all_the_world_are_welcome(typed: str, name: str) -> None:
    assert clean(typed) == name


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("   ", "name-empty"),
        ("x" * 41, "name-long"),
        ("Ada\u200b", "name-hidden"),
        ("Ada\u202e", "name-hidden"),
        ("A\u00adda", "name-hidden"),
        ("A\u3164da", "name-hidden"),
        ("\u2800", "name-hidden"),
        ("Ada\ufe0f", "name-hidden"),
        ("\ue000", "name-hidden"),
        ("\U000e0041", "name-hidden"),
        ("\u0378", "name-hidden"),
        ("A\u0301\u0301\u0301\u0301", "name-marks"),
        ("\u0301Ada", "name-marks"),
        ("A\u20dd", "name-marks"),
        ("🅰🅳🅰", "name-marks"),
        ("│da", "name-marks"),
        ("❘da", "name-marks"),
        ("Аda", "name-scripts"),
        ("Αda", "name-scripts"),
        ("Ωmega", "name-scripts"),
    ],
)
def test_what_could_deceive_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        clean(typed)
    assert refused.value.code == code


@given(written)
def test_a_name_that_was_cleaned_is_clean(typed: str) -> None:
    try:
        name = clean(typed)
    except Refused:
        return
    assert clean(name) == name
    assert unicodedata.is_normalized("NFKC", name)
    assert keys(name) == keys(typed)


@given(written)
def test_one_logs_in_however_it_is_typed(typed: str) -> None:
    login = login_of(typed)
    assert login_of(login) == login
    for form in ("NFC", "NFD"):
        assert login_of(unicodedata.normalize(form, typed)) == login


@given(written)
def test_a_line_that_was_cleaned_is_clean(said: str) -> None:
    clear = line(said)
    assert line(clear) == clear
    assert not any(unicodedata.bidirectional(char) in DIRECTIONS for char in clear)
    assert not any(unicodedata.category(char) in ("Cc", "Zl", "Zp") for char in clear)


DIRECTIONS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@pytest.mark.parametrize(
    "other",
    [
        "ADA", "ada", "Аdа", "АДА".replace("Д", "D"), "ꓮꓓꓮ", "𝐀𝐝𝐚", "Ada ✓", "Ada.", "A d a",
        "-Ada-", "Ada\u200b", "Ada\u0332", "A\u0336da", "Adaˑ", "A\u0640da",
    ],
)  # fmt: skip
def test_what_looks_like_ada_is_ada(other: str) -> None:
    assert keys("Ada") & keys(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ida", "lda"), ("Bob", "B0B"), ("Bob", "b0b"), ("Tom", "том"), ("Mina", "Rnina"),
     ("Straße", "STRASSE"), ("Will", "WiII"), ("Oskar", "0skar"), ("isa", "İsa")],
)  # fmt: skip
def test_two_names_look_alike(one: str, other: str) -> None:
    assert keys(one) & keys(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Adam"),
        ("Ali", "All"),
        ("Ada", "Adà"),
        ("Ada", "Ada 2"),
        ("Анна", "Anna"),
        ("!", "?"),
    ],
)
def test_two_names_do_not_look_alike(one: str, other: str) -> None:
    assert not keys(one) & keys(other)


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("evil \u202eomed", "evil omed"),
        ("a\u2028Bea: yes", "a Bea: yes"),
        ("a\u200bb\u2066c\ufeff", "abc"),
        ("A" + "\u0301" * 50, "Á" + "\u0301" * 4),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क\u094d\u200dष", "क\u094d\u200dष"),
        ("👩\u200d🚀 👁\ufe0f\u200d🗨", "👩\u200d🚀 👁\ufe0f\u200d🗨"),
        ("a\u200d\u200cb", "ab"),
        ("\u3164\u115f\u2800", ""),
        ("a\u3164b", "a b"),
        ("\ufe0fa \ufe0e❤\ufe0f\ufe0f", "a ❤\ufe0f"),
        ("1\ufe0f\u20e3 辻\U000e0100", "1\ufe0f\u20e3 辻\U000e0100"),
        ("שלום עולם", "שלום עולם"),
    ],
)
def test_a_line_moves_and_hides_nothing(said: str, read: str) -> None:
    assert line(said) == read


# Whose it is


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
    table = ada.set_up("me", "here", start=True)
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
    table = ada.set_up("me", "open")
    bea.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    ada.post(f"/api/tables/{table}/resign", {})
    small_house.run(lambda house: end(house, table))
    again = bea.post(f"/api/tables/{table}/rematch")["table"]["seats"]
    assert names_of(again) == [(BOT_NAMES[0], False), ("Bea", True)]


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
    assert ada.get(f"/api/tables/{hidden}")["table"]["name"] == "Ada's table"


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
