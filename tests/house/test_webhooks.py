"""Webhooks: where they may lead, that nothing is looked up twice, and that nobody keeps us."""

from __future__ import annotations

import asyncio
import ssl
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address

import pytest
import trustme

from quattrocento.house import lookups, posting, tls
from quattrocento.house.addresses import BadAddress, check_webhook, is_public, read_webhook
from quattrocento.house.lookups import Lookups
from quattrocento.house.posting import Posting
from quattrocento.house.undelivered import NotNow, Undelivered
from quattrocento.house.webhooks import Webhooks
from tests.house.houses import RunningHouse
from tests.patience import patience

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.0.8", "192.88.99.1",
    "198.18.0.1", "::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:169.254.169.254",
    "64:ff9b::7f00:1", "64:ff9b::a01:203", "64:ff9b:1::a01:203", "2002:7f00:1::", "2002:a01:203::1",
    "2001:0:7f00:1::1", "2001:db8::1", "3fff::1", "fe80::1", "fec0::1", "fc00::1", "ff02::1",
    "100::1", "5f00::1",
]  # fmt: skip
PUBLIC = ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4001::1", "::ffff:8.8.8.8"]


@pytest.mark.parametrize("address", PRIVATE)
def test_every_way_to_write_a_private_address_is_refused(address: str) -> None:
    assert not is_public(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(BadAddress):
        check_webhook(f"http://{host}/", private=False)
    check_webhook(f"http://{host}/", private=True)
    with pytest.raises(Undelivered) as refused:
        asyncio.run(Webhooks(Posting(private=False)).send(f"http://{host}/", {}))
    assert refused.value.reason == "private"


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses_are_not(address: str) -> None:
    assert is_public(ip_address(address))
    check_webhook(f"http://{f'[{address}]' if ':' in address else address}/", private=False)


@pytest.mark.parametrize("address", PRIVATE)
def test_a_name_that_leads_there_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookups, "look_up", lambda host: [address])
    with pytest.raises(Undelivered) as refused:
        asyncio.run(Webhooks(Posting(private=False)).send("http://good.example/", {}))
    assert refused.value.reason == "private"


NO_ADDRESSES = [
    "http://example.org:99999/", "http://[bad/", "http://x:abc/", "http://x:0/", "http://",
    "ftp://example.org/", "file:///etc/passwd", "http://a:b@example.org/", "http://a b/",
    "http://good.example\\@127.0.0.1/", "http://2130706433/", "http://0x7f000001/",
    "http://0177.0.0.1/", "http://127.1/", "http://127.0.0.1.5/", "http://[fe80::1%25lo]/",
    "http://[::1]x/", "http://[v1.a]/", "http://a..b/", "http://-a.example/",
    "http://example.org/\nHost:x", f"http://{'a' * 64}.example/", "https://",
    "http://١٢٧.0.0.1x\x00/",
]  # fmt: skip
NO_MAIL_ADDRESSES = [
    "a@[", "a@", "@a", "a@b@c", "a b@c", "a@b\n", "a@[127.0.0.1]", "", "a@1.2.3.4",
    "a@b.example\r\nBcc: c@d.example", f"{'a' * 65}@b.example", "<a@b.example>",
]  # fmt: skip


def test_what_is_no_address_is_refused_when_it_is_set(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    for url in [*NO_ADDRESSES, "http://[::127.0.0.1]/"]:
        wish = {"notices": {"webhook": url}}
        # A zero is refused before anybody asks what it stands in.
        code = "bad-request" if "\x00" in url else "bad-webhook"
        assert ada.refused("PATCH", "/api/me", wish) == (400, code), url
    for address in NO_MAIL_ADDRESSES:
        wish = {"notices": {"email": address}}
        assert ada.refused("PATCH", "/api/me", wish) == (400, "bad-email"), address


@pytest.mark.parametrize("url", NO_ADDRESSES)
def test_what_is_no_address_and_was_stored_is_undelivered(url: str) -> None:
    with pytest.raises(Undelivered) as refused:
        asyncio.run(Webhooks(Posting(private=True)).send(url, {}))
    assert refused.value.reason == "address"


def test_other_scripts_are_read_as_browsers_read_them() -> None:
    hook = read_webhook("https://bücher.example:8443/ö?q=ü#x")
    assert hook.authority == "xn--bcher-kva.example:8443"
    assert hook.target == "/%C3%B6?q=%C3%BC"
    with pytest.raises(BadAddress):
        check_webhook("http://１２７.0.0.1/", private=False)


@asynccontextmanager
async def server(answer: Answer, context: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """Something that listens; gives its port."""
    tasks: set[asyncio.Task[None] | None] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks.add(asyncio.current_task())
        try:
            await answer(reader, writer)
        finally:
            writer.transport.abort()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        listening.close()
        for task in tasks:
            if task is not None:
                task.cancel()


def saying(*pieces: bytes, pause: float = 0.0, heard: list[bytes] | None = None) -> Answer:
    """Answer with pieces, whatever is asked."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await reader.readuntil(b"\r\n\r\n")
        if heard is not None:
            heard.append(asked)
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(pause)

    return answer


def outcome(answer: Answer) -> str:
    """How a delivery to a server ends."""

    async def deliver() -> str:
        async with server(answer) as port:
            try:
                await Webhooks(Posting(private=True)).send(f"http://127.0.0.1:{port}/", {"a": 1})
            except Undelivered as error:
                return f"{error.reason}: {error}"
            return "delivered"

    return asyncio.run(deliver())


def test_a_name_is_looked_up_once_and_the_server_hears_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    heard: list[bytes] = []

    def look_up(host: str) -> list[str]:
        asked.append(host)
        # Whoever asked again would be led somewhere else.
        return ["127.0.0.1"] if len(asked) == 1 else ["127.9.9.9"]

    monkeypatch.setattr(lookups, "look_up", look_up)

    async def deliver() -> int:
        async with server(saying(b"HTTP/1.1 204 OK\r\n\r\n", heard=heard)) as port:
            await Webhooks(Posting(private=True)).send(f"http://rebind.example:{port}/x?y=1", {})
            return port

    port = asyncio.run(deliver())
    assert asked == ["rebind.example"]
    assert heard[0].startswith(b"POST /x?y=1 HTTP/1.1\r\n")
    assert f"Host: rebind.example:{port}\r\n".encode() in heard[0]


def test_a_redirect_is_a_failure_and_not_followed() -> None:
    heard: list[bytes] = []

    async def deliver() -> None:
        async with server(saying(b"HTTP/1.1 200 OK\r\n\r\n", heard=heard)) as inner:
            there = f"HTTP/1.1 307 Go\r\nLocation: http://127.0.0.1:{inner}/\r\n\r\n"
            async with server(saying(there.encode())) as port:
                await Webhooks(Posting(private=True)).send(f"http://127.0.0.1:{port}/", {})

    with pytest.raises(Undelivered, match="307: redirects are not followed"):
        asyncio.run(deliver())
    assert heard == []


@pytest.mark.parametrize(
    ("pieces", "told"),
    [
        ((b"HTTP/1.1 200 OK\r\n\r\n",), "delivered"),
        ((b"HTTP/1.1 100 Continue\r\n\r\n", b"HTTP/1.1 202 OK\r\n\r\n"), "delivered"),
        ((b"HTTP/1.1 200 OK\r\nContent-Length: 9999999\r\n\r\n", b"a" * 99), "delivered"),
        ((b"HTTP/1.1 500 No\r\n\r\n",), "answer: answered 500"),
        ((b"HTTP/1.1 100 Continue\r\n\r\n" * 2000,), "answer: no answer of a web server: too long"),
        ((b"HTTP/1.1 200 OK\r\nX: " + b"a" * 100_000,), "answer: no answer of a web server"),
        ((b"SSH-2.0-OpenSSH\r\n\x1b[31m\r\n\r\n",), "answer: no answer of a web server"),
        ((b"",), "answer: no answer of a web server"),
        ((b"HTTP/1.1 101 Switch\r\nUpgrade: x\r\n\r\n",), "answer: no answer of a web server"),
    ],
)
def test_whatever_a_server_says_ends_the_delivery(pieces: tuple[bytes, ...], told: str) -> None:
    said = outcome(saying(*pieces))
    assert said.startswith(told)
    assert said.isprintable()
    assert len(said) < 300


def test_one_deadline_is_for_all_of_a_delivery(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each byte comes soon enough; the answer does not."""
    monkeypatch.setattr(posting, "DEADLINE", 0.3)
    letters = [bytes([byte]) for byte in b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 100]
    assert outcome(saying(*letters, pause=0.1)) == "slow: it took more than 0.3 seconds"


def test_a_server_that_takes_nothing_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "DEADLINE", 0.3)

    async def deaf(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(patience())

    assert outcome(deaf) == "slow: it took more than 0.3 seconds"


def test_a_port_where_nobody_listens_is_told() -> None:
    async def deliver() -> None:
        async with server(saying(b"", pause=patience())) as port:
            pass
        await Webhooks(Posting(private=True)).send(f"http://127.0.0.1:{port}/", {})

    with pytest.raises(Undelivered) as failed:
        asyncio.run(deliver())
    assert failed.value.reason == "connection"


@pytest.mark.parametrize("known", [True, False])
def test_certificates_are_checked_for_the_name(
    known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    authority = trustme.CA()
    there = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("hook.example").configure_cert(there)
    named: list[str | None] = []
    there.sni_callback = lambda line, name, context: named.append(name)
    here = ssl.create_default_context()
    if known:
        authority.configure_trust(here)
    monkeypatch.setattr(posting, "trusted", lambda: here)
    monkeypatch.setattr(lookups, "look_up", lambda host: ["127.0.0.1"])

    async def deliver(host: str) -> str:
        async with server(saying(b"HTTP/1.1 200 OK\r\n\r\n"), there) as port:
            try:
                await Webhooks(Posting(private=True)).send(f"https://{host}:{port}/", {})
            except Undelivered as error:
                return error.reason
            return "delivered"

    assert asyncio.run(deliver("hook.example")) == ("delivered" if known else "tls")
    assert asyncio.run(deliver("other.example")) == "tls"
    assert named == ["hook.example", "other.example"]


def test_an_own_authority_is_believed_by_the_usual_variable(
    monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    authority = trustme.CA()
    authority.cert_pem.write_to_path(f"{tmp_path}/ca.pem")
    monkeypatch.setenv("SSL_CERT_FILE", f"{tmp_path}/ca.pem")
    tls.trusted.cache_clear()
    try:
        (one,) = tls.trusted().get_ca_certs()
    finally:
        tls.trusted.cache_clear()
    assert "trustme" in str(one["subject"])


def test_the_next_address_of_a_name_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookups, "look_up", lambda host: ["127.3.3.3", "127.0.0.1"])

    async def deliver() -> None:
        async with server(saying(b"HTTP/1.1 200 OK\r\n\r\n")) as port:
            await Webhooks(Posting(private=True)).send(f"http://two.example:{port}/", {})

    asyncio.run(deliver())


def test_all_networks_that_a_name_leads_to_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a first address nobody is at would hide how many wait for the second."""
    monkeypatch.setattr(posting, "AT_ONE_NETWORK", 2)
    monkeypatch.setattr(posting, "DEADLINE", 1.5)
    monkeypatch.setattr(lookups, "look_up", lambda host: [f"127.{host[0]}.3.3", "127.0.0.1"])

    async def deliver() -> list[BaseException | None]:
        async with server(saying(b"", pause=patience())) as port:
            hooks = Webhooks(Posting(private=True))
            urls = [f"http://{number}.example:{port}/" for number in range(1, 5)]
            sent = [hooks.send(url, {}) for url in urls]
            return list(await asyncio.gather(*sent, return_exceptions=True))

    ends = [type(one) for one in asyncio.run(deliver())]
    assert sorted(one.__name__ for one in ends) == ["NotNow"] * 2 + ["Undelivered"] * 2


def test_a_name_server_that_does_not_answer_holds_up_its_own_domain_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dead = threading.Event()

    def look_up(host: str) -> list[str] | OSError:
        if host.endswith("dead.example"):
            dead.wait(patience())
            return OSError("no answer")
        return ["127.0.0.1"]

    monkeypatch.setattr(lookups, "look_up", look_up)

    async def ask() -> None:
        names = Lookups()
        first = [
            asyncio.create_task(names.addresses(f"{number}.dead.example"))
            for number in range(lookups.MOST_OF_ONE)
        ]
        await asyncio.sleep(0)
        with pytest.raises(NotNow):
            await names.addresses("more.dead.example")
        # Whoever asks for a name that is under way waits for the same answer.
        same = asyncio.create_task(names.addresses("0.dead.example"))
        assert await names.addresses("quick.example") == ["127.0.0.1"]
        dead.set()
        for one in [*first, same]:
            with pytest.raises(Undelivered, match="no answer"):
                await one
        assert await names.addresses("free.example") == ["127.0.0.1"]

    asyncio.run(ask())


def test_the_program_does_not_wait_for_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    held = threading.Event()
    enough = patience()
    monkeypatch.setattr(lookups, "look_up", lambda host: held.wait(enough) and [])
    monkeypatch.setattr(posting, "DEADLINE", 0.1)
    began = time.monotonic()
    with pytest.raises(Undelivered) as failed:
        asyncio.run(Webhooks(Posting(private=True)).send("http://never.example/", {}))
    assert failed.value.reason == "slow"
    assert time.monotonic() - began < enough / 2
    held.set()
