"""What a stranger, a cheat or a hostile page cannot do."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from quattrocento.house import schema
from quattrocento.house.cookies import COOKIE
from quattrocento.house.house import House
from quattrocento.house.limits import LINES
from quattrocento.table.errors import Refused
from tests.house.houses import Line, RunningHouse, Visitor, old_cookie
from tests.house.secret_game import CARDS, Cards


def test_nobody_learns_what_they_cannot_see(house: RunningHouse) -> None:
    """View, choices, log, replay, record and spectators' stream of a game with secrets."""
    house.house.games["cards"] = Cards()
    ada, bea, eve = house.guest("Ada"), house.guest("Bea"), house.guest("Eve")
    table = ada.set_up("me", "open", game="cards")
    bea.post(f"/api/tables/{table}/join")
    lines = {0: ada.live(table), 1: bea.live(table), None: eve.live(table)}
    ada.post(f"/api/tables/{table}/start")
    for line in lines.values():
        line.until(lambda line: line.last.get("state") == "playing")
    held = [lines[seat].last["view"]["cards"][seat] for seat in (0, 1)]
    assert set(held) < set(CARDS)
    ada.move(table, ada.message(table), ["whisper", held[0]])
    bea.move(table, bea.message(table), ["keep"])
    for seat, line in lines.items():
        line.until(lambda line: line.seen == 5)
        visitor = {0: ada, 1: bea, None: eve}[seat]
        everything = "".join(
            [
                str(line.events),
                str(line.last),
                str(visitor.message(table)),
                visitor.http.get(f"/api/tables/{table}/record").text,
                visitor.http.get(f"/api/tables/{table}/replay?at=1").text,
                visitor.http.get(f"/api/tables/{table}").text,
                visitor.http.get("/api/tables?list=open").text,
            ]
        )
        for other in (0, 1):
            assert (held[other] in everything) == (other == seat), (seat, other)
        assert [event["index"] for event in line.events] == list(range(len(line.events)))


def test_a_forged_cookie_is_nobody(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = ada.set_up("me", "here", start=True)
    me = ada.get("/api/me")["person"]
    wish = ada.wish(ada.message(table))
    real = ada.http.cookies[COOKIE]
    for forged in (
        old_cookie("another secret", me["id"], 0),
        real[:-2] + ("aa" if real[-2:] != "aa" else "bb"),
        me["id"],
        "",
        "x" * 5000,
    ):
        eve = Visitor(small_house.url)
        eve.http.cookies.set(COOKIE, forged)
        assert eve.get("/api/me") == {"person": None}
        assert eve.refused("POST", f"/api/tables/{table}/moves", wish) == (401, "no-person")


def test_a_cookie_is_found_among_others(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    mine = f"{COOKIE}={ada.http.cookies[COOKIE]}"
    # A jar as odd as it is long: reading it takes no longer than it is.
    quoted = 'a="' + "\\\\" * 15_000 + '"'
    for jar in (mine, f"a=b; {mine}", f"{mine};a", f"{quoted}; {mine}", f"x{mine}; {mine} ;a"):
        headers = {"Cookie": jar}
        answer = httpx.get(f"{small_house.url}/api/me", headers=headers, trust_env=False)
        assert answer.json()["person"]["name"] == "Ada", jar[:40]
    for jar in (f"x{mine}", quoted, ";" * 5000, "a=b;" * 7000 + mine):
        headers = {"Cookie": jar}
        answer = httpx.get(f"{small_house.url}/api/me", headers=headers, trust_env=False)
        assert answer.json()["person"] is None, jar[:40]


def test_the_cookie_is_out_of_reach_of_pages(small_house: RunningHouse) -> None:
    visitor = Visitor(small_house.url)
    cookie = visitor.ask("POST", "/api/guests", {"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie


def test_behind_https_the_cookie_is_secure(open_house: Any) -> None:
    visitor = Visitor(open_house(url="https://games.example.org").url)
    answer = visitor.ask("POST", "/api/guests", {"name": "Ada"})
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" in answer.headers


def test_a_page_of_another_origin_can_do_nothing(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    table = ada.set_up("me", "here")
    cookies = dict(ada.http.cookies)
    for method, path in [
        ("POST", "/api/guests"),
        ("POST", f"/api/tables/{table}/start"),
        ("PUT", f"/api/tables/{table}/notes"),
        ("PATCH", "/api/me"),
    ]:
        bare = httpx.Client(base_url=small_house.url, cookies=cookies, trust_env=False)
        answer = bare.request(method, path, json={})
        assert (answer.status_code, answer.json()["error"]) == (403, "no-header")
    url = f"{small_house.url}/api/tables/{table}/live".replace("http", "ws", 1)
    evil = {"Origin": "https://evil.example", "Cookie": f"{COOKIE}={cookies[COOKIE]}"}
    with pytest.raises(InvalidStatus), connect(url, additional_headers=evil, proxy=None):
        pass
    own = {"Origin": small_house.url, "Cookie": f"{COOKIE}={cookies[COOKIE]}"}
    with connect(url, additional_headers=own, proxy=None) as line:
        assert '"version"' in str(line.recv(10))


def test_every_answer_has_its_headers(small_house: RunningHouse) -> None:
    visitor = Visitor(small_house.url)
    for path in ("/api/health", "/api/nowhere", "/", "/table/abc"):
        headers = visitor.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert visitor.http.get("/api/me").headers["cache-control"] == "no-store"


def test_bodies_nobody_could_mean_are_refused(house: RunningHouse) -> None:
    ada = house.guest()
    for body in (b'{"name": "\xff"}', b"[" * 60_000, b"", b"7", b'{"name": "\\ud800"}', b"{}"):
        answer = ada.http.post("/api/guests", content=body)
        assert answer.status_code == 400, body[:20]
    assert ada.http.post("/api/guests", content=b"x" * 70_000).status_code == 413
    assert ada.refused("POST", "/api/guests", {"name": "a\0b"})[0] == 400
    assert ada.refused("POST", "/api/guests", {"name": "   "})[0] == 400
    assert ada.refused("POST", "/api/guests", {"name": "x" * 41})[0] == 400
    assert ada.refused("GET", "/api/tables/%00") == (404, "not-found")
    assert ada.get("/api/health") == {"ok": True}


def test_addresses_that_nobody_could_mean_are_refused(house: RunningHouse) -> None:
    """The router's own sign for a variable part, and characters that no database stores."""
    ada = house.guest()
    for path in ("/api/*", "/api/tables/*/*", "/api/*/x", "/api/tables/*/message", "/api/{x}"):
        assert ada.ask("GET", path).status_code in (404, 405), path
        assert ada.ask("POST", path).status_code in (404, 405), path
    for character in ("%00", "%1b", "%0a", "%7f", "%ED%A0%80", "%ff", "*", "%2a"):
        for path in (
            f"/api/people/{character}/statistics",
            f"/api/games/{character}/statistics",
            f"/api/games/{character}/words/en",
            f"/api/games/signorie/words/{character}",
            f"/api/tables/{character}",
            f"/api/tables/{character}/message",
            f"/api/email/{character}",
            f"/api/{character}",
        ):
            answer = ada.http.get(path)
            assert answer.status_code == 404, (path, answer.text)
            assert answer.json()["message"]
    for path in ("/%00", "/table/%1b[2J"):
        assert ada.http.get(path).status_code == 404
    table = ada.set_up("me", "open")
    for query in ("invite=%00", "invite=a%0ab"):
        assert ada.refused("GET", f"/api/tables/{table}?{query}") == (400, "bad-request")


def test_a_zero_is_stored_nowhere(house: RunningHouse) -> None:
    """Every text that a call takes, with the one character that PostgreSQL does not store."""
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    message = ada.message(table)
    zero, seats = "a\0b" * 3, [{"kind": "me"}, {"kind": "here", "name": "a\0b"}]
    wish = {"game": "signorie", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for method, path, body in [
        ("POST", "/api/guests", {"name": zero}),
        ("POST", "/api/accounts", {"name": "Bea", "password": zero}),
        ("POST", "/api/accounts", {"name": zero, "password": "something"}),
        ("POST", "/api/login", {"name": zero, "password": "something"}),
        ("PATCH", "/api/me", {"name": zero}),
        ("PATCH", "/api/me", {"notices": {"webhook": f"http://example.org/{zero}"}}),
        ("PATCH", "/api/me", {"notices": {"email": f"{zero}@example.org"}}),
        ("POST", "/api/lessons", {"game": zero}),
        ("POST", "/api/tables", wish | {"name": zero}),
        ("POST", "/api/tables", wish | {"game": zero}),
        ("POST", "/api/tables", wish | {"options": {zero: zero}}),
        ("POST", "/api/tables", wish | {"seats": seats}),
        ("POST", f"/api/tables/{table}/join", {"invite": zero}),
        ("POST", f"/api/tables/{table}/chat", {"text": zero}),
        ("PUT", f"/api/tables/{table}/notes", {"text": zero}),
        ("POST", f"/api/tables/{table}/moves", ada.wish(message, [zero])),
        ("POST", f"/api/tables/{table}/moves", ada.wish(message) | {"key": zero}),
    ]:
        assert ada.refused(method, path, body) == (400, "bad-request"), (path, body)
    # A backslash before a u is no zero.
    ada.ask("PUT", f"/api/tables/{table}/notes", {"text": r"C:\u0000"})
    assert ada.get(f"/api/tables/{table}/notes") == {"text": r"C:\u0000"}


@pytest.mark.parametrize("words", ["a\0b", "\ud800"])
def test_what_a_database_does_not_store_is_the_askers_mistake(
    house: RunningHouse, words: str
) -> None:
    """Behind every check of a call: not a failing of the storage, and nobody else's trouble."""

    def write(connection: Any) -> None:
        connection.execute(schema.meta.insert().values(name="words", value=words))

    async def refused(inside: House) -> str:
        try:
            await inside.writer.do(write)
            connection = await inside.store.read(
                lambda connection: connection.execute(select(schema.meta.c.name)).scalars().all()
            )
            assert "words" in connection
        except Refused as error:
            return error.code
        return "stored"

    # SQLite stores zeros.
    stores = house.house.store.file is not None and "\0" in words
    assert house.run(refused) == ("stored" if stores else "bad-request")
    assert house.house.writer.trouble is None


def test_a_private_table_shows_itself_to_its_people_only(small_house: RunningHouse) -> None:
    ada, bea, eve = small_house.guest("Ada"), small_house.guest("Bea"), small_house.guest("Eve")
    table = ada.set_up("me", "open", private=True)
    invite = ada.get(f"/api/tables/{table}")["table"]["invite"]
    paths = ["", "/message", "/record", "/replay", "/notes"]
    for path in paths:
        assert eve.refused("GET", f"/api/tables/{table}{path}") == (404, "no-table")
    for path in ("join", "leave", "start", "resign", "rematch"):
        assert eve.refused("POST", f"/api/tables/{table}/{path}", {}) == (404, "no-table")
    chat = {"text": "psst", "invite": "wrong"}
    assert eve.refused("POST", f"/api/tables/{table}/chat", chat) == (404, "no-table")
    assert not eve.get("/api/tables?list=open")["tables"]
    assert eve.message(table, invite=invite)["seat"] is None
    bea.post(f"/api/tables/{table}/join", {"invite": invite})
    assert bea.message(table)["seats"] == [1]
    assert [one["id"] for one in bea.get("/api/tables?list=mine")["tables"]] == [table]


def test_too_much_at_once_is_refused(open_house: Any) -> None:
    ada = open_house(rate=0.05).guest()
    table = ada.set_up("me", "here")
    assert ada.post(f"/api/tables/{table}/chat", {"text": "hey"}) == {}
    assert ada.refused("POST", f"/api/tables/{table}/chat", {"text": "hey"}) == (429, "too-many")
    codes = [ada.ask("GET", "/api/me").status_code for _ in range(40)]
    assert codes[0] == 200
    assert codes[-1] == 429


def test_the_secret_is_the_houses_own(house: RunningHouse) -> None:
    """A cookie holds after a restart, and means nothing in another house."""
    ada = house.guest()
    house.reopen()
    assert ada.get("/api/me")["person"]["name"] == "Ada"
    assert house.house.signer.read_cookie(old_cookie("", "x", 0)) is None


def test_nobody_keeps_more_lines_open_than_they_need(
    open_house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LINES, "person", 2)
    monkeypatch.setitem(LINES, "address", 20)
    house = open_house(rate=1)
    ada, bea, eve = house.guest("Ada"), house.guest("Bea"), Visitor(house.url)
    table = ada.set_up("me", "here", start=True)
    mine = [ada.live(table) for _ in range(2)]
    for line in mine:
        line.until(lambda line: line.last.get("state") == "playing")
    assert ada.live(table).closed() == 4429
    mine.pop().close()
    again = _until_taken(ada, table)
    others = [visitor.live(table) for visitor in (bea, bea, *[eve] * 16)]
    for line in others:
        line.until(lambda line: line.last.get("state") == "playing")
    assert eve.live(table).closed() == 4429
    assert house.run(lambda house: house.hub.count) == 20
    for line in (*mine, *others, again):
        line.close()


def _until_taken(visitor: Visitor, table: str) -> Line:
    """A line that the house keeps, as soon as it has heard that another one is closed."""
    for _ in range(200):
        line = visitor.live(table)
        try:
            line.until(lambda line: line.last.get("state") == "playing")
            return line
        except ConnectionClosed:
            time.sleep(0.02)
    raise AssertionError("no line is free again")
