"""Guests and accounts: a name is enough, a password brings one back on another device."""

from __future__ import annotations

from tests.house.houses import RunningHouse, Visitor


def test_a_guest_who_registers_keeps_the_tables(house: RunningHouse) -> None:
    ada = house.guest("Ada")
    table = ada.set_up("me", "bot")
    guest = ada.get("/api/me")["person"]
    assert guest["registered"] is False
    person = ada.post("/api/accounts", {"name": "Ada L.", "password": "correct horse"})["person"]
    assert (person["id"], person["registered"]) == (guest["id"], True)
    house.reopen()
    phone = Visitor(house.url)
    account = {"name": " ada l. ", "password": "correct horse"}
    assert phone.post("/api/login", account)["person"]["id"] == guest["id"]
    assert phone.get("/api/tables?list=mine")["tables"][0]["id"] == table
    phone.post(f"/api/tables/{table}/start")
    assert ada.message(table)["seats"] == phone.message(table)["seats"] == [0]
    phone.post("/api/logout")
    assert phone.get("/api/me") == {"person": None}


def test_passwords_are_checked_and_names_are_unique(house: RunningHouse) -> None:
    ada, eve = house.guest("Ada"), house.guest("Eve")
    ada.post("/api/accounts", {"name": "Ada", "password": "correct horse"})
    account = {"name": "ADA", "password": "battery staple"}
    assert eve.refused("POST", "/api/accounts", account) == (409, "name-taken")
    assert eve.get("/api/me")["person"]["registered"] is False
    assert eve.refused("POST", "/api/login", account) == (401, "wrong-password")
    nobody = {"name": "Nobody", "password": "battery staple"}
    assert eve.refused("POST", "/api/login", nobody) == (401, "wrong-password")
    short = {"name": "Bea", "password": "short"}
    assert eve.refused("POST", "/api/accounts", short)[0] == 400
    again = {"name": "Ada 2", "password": "correct horse"}
    assert ada.refused("POST", "/api/accounts", again) == (409, "registered")


def test_a_new_password_locks_other_devices_out(small_house: RunningHouse) -> None:
    ada, thief = small_house.guest("Ada"), Visitor(small_house.url)
    account = {"name": "Ada", "password": "correct horse"}
    guest = dict(ada.http.cookies)
    ada.post("/api/accounts", account)
    thief.post("/api/login", account)
    change = {"old": "wrong password", "new": "battery staple"}
    assert ada.refused("POST", "/api/password", change) == (401, "wrong-password")
    ada.post("/api/password", {"old": "correct horse", "new": "battery staple"})
    assert ada.get("/api/me")["person"]["name"] == "Ada"
    assert thief.get("/api/me") == {"person": None}
    assert thief.refused("POST", "/api/login", account) == (401, "wrong-password")
    thief.http.cookies.update(guest)
    assert thief.get("/api/me") == {"person": None}
    bea = small_house.guest("Bea")
    assert bea.refused("POST", "/api/password", change) == (409, "guest")


def test_settings_are_kept(house: RunningHouse) -> None:
    ada = house.guest("Ada")
    answer = ada.ask("PATCH", "/api/me", {"language": "it", "notices": {"sound": False}})
    assert answer.status_code == 200
    ada.ask("PATCH", "/api/me", {"name": "Ada B.", "notices": {"webhook": "https://a.example/x"}})
    house.reopen()
    person = ada.get("/api/me")["person"]
    assert (person["name"], person["language"]) == ("Ada B.", "it")
    assert person["notices"] == {
        "email": None,
        "email_confirmed": False,
        "webhook": "https://a.example/x",
        "browser": True,
        "sound": False,
    }
    ada.ask("PATCH", "/api/me", {"notices": {"webhook": None}})
    assert ada.get("/api/me")["person"]["notices"]["webhook"] is None
    assert ada.refused("PATCH", "/api/me", {"notices": {"webhook": "ftp://x"}})[0] == 400
    assert ada.refused("PATCH", "/api/me", {"notices": {"email": "no address"}})[0] == 400
    assert ada.refused("PATCH", "/api/me", {"language": "xx"})[0] == 400
    assert Visitor(house.url).refused("PATCH", "/api/me", {"name": "X"}) == (401, "no-person")
