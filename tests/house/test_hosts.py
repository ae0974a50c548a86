"""The house answers to its own names alone: no other page can pass itself off as the house."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from quattrocento.house.config import Config
from quattrocento.house.hosts import Hosts
from quattrocento.table.errors import Refused
from tests.house.houses import RunningHouse

HOME = ("localhost", "LOCALHOST:8000", "127.0.0.1", "127.0.0.1:8000", "[::1]:8000")
NUMBERS = ("192.168.1.7:8000", "10.0.0.1", "[fe80::1]:8000")
STRANGE = (
    "evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example",
    "evil.example#localhost", "x@localhost", "", " ", ":8000", "[", "[]", "1.2.3",
)  # fmt: skip


@pytest.mark.parametrize(
    ("config", "known", "unknown"),
    [
        (Config(), HOME, (*NUMBERS, *STRANGE)),
        (Config(host="0.0.0.0"), (*HOME, *NUMBERS), STRANGE),
        (Config(host="::"), (*HOME, *NUMBERS), STRANGE),
        (Config(host="192.168.1.7"), (*HOME, "192.168.1.7:8000"), ("10.0.0.1", *STRANGE)),
        (Config(host="fe80::1"), (*HOME, "[fe80::1]:8000"), ("10.0.0.1", *STRANGE)),
        (
            Config(host="0.0.0.0", url="https://Games.Example.org/"),
            (*HOME, "games.example.org", "games.example.org:443", "games.example.org."),
            (*NUMBERS, *STRANGE, "example.org", "www.games.example.org"),
        ),
        (
            Config(url="https://games.example.org", hosts="box.local, house1 ,192.168.1.7"),
            (*HOME, "games.example.org", "box.local:8000", "house1", "192.168.1.7"),
            ("10.0.0.1", "box", *STRANGE),
        ),
    ],
)
def test_a_house_knows_its_names(
    config: Config, known: tuple[str, ...], unknown: tuple[str, ...]
) -> None:
    hosts = Hosts(config)
    for name in known:
        hosts.check([(b"host", name.encode())])
    for name in unknown:
        with pytest.raises(Refused) as refused:
            hosts.check([(b"host", name.encode())])
        assert (refused.value.status, refused.value.code) == (421, "wrong-host")
    for headers in ([], [(b"host", b"localhost"), (b"host", b"evil.example")]):
        with pytest.raises(Refused):
            hosts.check(headers)


@pytest.fixture
def public(tmp_path: Path) -> Iterator[RunningHouse]:
    """A house behind a proxy, which passes the name on."""
    database = f"sqlite:///{tmp_path / 'house.sqlite3'}"
    house = RunningHouse(database, url="http://games.example.org", hosts="box.local")
    yield house
    house.close()


def live(house: RunningHouse, table: str) -> str:
    return f"{house.url}/api/tables/{table}/live".replace("http", "ws", 1)


def test_a_page_that_borrows_the_address_gets_nothing(public: RunningHouse) -> None:
    """Neither the program nor an answer nor a line; whoever probes is told that all is well."""
    ada = public.guest()
    table = ada.set_up("me", "bot")
    chat, socket = f"/api/tables/{table}/chat", live(public, table)
    for name, fits in {"evil.example": False, "games.example.org": True, "box.local": True}.items():
        headers = {"Host": name}
        for path in ("/", "/api/me", f"/api/tables/{table}", "/api/nowhere"):
            answer = ada.http.get(path, headers=headers)
            assert (answer.status_code == 421) is not fits, (name, path)
        for probe in ("/api/health", "/api/ready"):
            assert ada.http.get(probe, headers=headers).json()["ok"] is True
        written = ada.http.post(chat, json={"text": "hey"}, headers=headers)
        assert written.status_code == (200 if fits else 421)
        if not fits:
            assert written.json()["error"] == "wrong-host"
            assert "QUATTROCENTO_HOSTS" in written.json()["message"]
        _open(
            socket,
            {"Host": name, "Origin": f"http://{name}:{public.config.port}"},
            101 if fits else 421,
        )


def test_a_line_that_is_refused_says_why(public: RunningHouse) -> None:
    ada = public.guest()
    table = ada.set_up("me", "bot")
    socket = live(public, table)
    refused = _open(socket, {"Origin": "https://evil.example"}, 403)
    assert refused["error"] == "wrong-origin"
    assert _open(socket.replace("/live", "/other"), {}, 404)["error"] == "not-found"


def _open(url: str, headers: dict[str, str], status: int) -> Any:
    """Open a WebSocket; what the house says where it refuses."""
    at = httpx.URL(url)
    # The client names the host of the address, whatever it connects to.
    named = str(at.copy_with(host=headers.pop("Host", at.host)))
    try:
        with connect(
            named, additional_headers=headers, proxy=None, address=(at.host, at.port)
        ) as line:
            assert '"version"' in str(line.recv(10))
            assert status == 101
    except InvalidStatus as error:
        refused = error.response
    else:
        return None
    assert refused.status_code == status
    return json.loads(refused.body)
