"""Posting: what the house sends to addresses that people gave, off its own network."""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from contextlib import AsyncExitStack
from email.utils import parsedate_to_datetime
from typing import NamedTuple

import h11

from quattrocento.house.addresses import BadAddress, Hook, is_public, read_webhook
from quattrocento.house.gates import Gates
from quattrocento.house.lookups import Lookups
from quattrocento.house.tls import trusted
from quattrocento.house.undelivered import Undelivered
from quattrocento.table.steady import now

DEADLINE = 10.0
"""Seconds for all of a delivery, from the name to the answer."""
TRIED, CONNECTING = 3, 3.0
"""Addresses of one name that are tried, and seconds for one of several."""
AT_ONE_NETWORK = 8
"""Deliveries at once to one network: whoever owns it may have many names for it."""
LARGEST = 16 * 1024
"""Bytes of an answer that are read until its status is known."""
LONGEST = 86_400.0
"""Seconds that a server may ask one to wait."""


Headers = list[tuple[str, str]]


class Answer(NamedTuple):
    """What a server said: a status, and after how many seconds it wants to be asked again."""

    status: int
    wait: float = 0.0


class Posting:
    """Carries bytes; `private` lets it reach the house's own network."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._lookups = Lookups()
        self._networks = Gates(AT_ONE_NETWORK)

    async def post(self, url: str, body: bytes, headers: Headers) -> Answer:
        """The server's answer; a redirect is not followed."""
        try:
            hook = read_webhook(url)
        except BadAddress as error:
            raise Undelivered("address", error) from None
        try:
            async with asyncio.timeout(DEADLINE):
                found = await self._addresses(hook)
                async with AsyncExitStack() as gates:
                    for network in sorted({_network(address) for address in found}):
                        await gates.enter_async_context(self._networks.through(network))
                    return await _post(hook, found, body, headers)
        except TimeoutError:
            raise Undelivered("slow", f"it took more than {DEADLINE:g} seconds") from None

    async def _addresses(self, hook: Hook) -> list[str]:
        """Where to connect. Nobody looks the name up again: it could say something else then."""
        found = [hook.host] if hook.ip else await self._lookups.addresses(hook.host)
        # A zone (fe80::1%eth0) is of this machine alone.
        good = [one for one in found if self._private or is_public(_ip(one))]
        if not good:
            raise Undelivered("private", f"{hook.host} belongs to a private network")
        return good[:TRIED]


def check(answer: Answer) -> None:
    """Whatever is no success is a failure."""
    if 300 <= answer.status < 400:
        words = f"answered {answer.status}: redirects are not followed"
        raise Undelivered("answer", words)
    if not 200 <= answer.status < 300:
        raise Undelivered("answer", f"answered {answer.status}", answer.wait)


async def _post(hook: Hook, found: list[str], body: bytes, headers: Headers) -> Answer:
    try:
        reader, writer = await _connect(hook, found)
    except ssl.SSLError as error:
        raise Undelivered("tls", error) from None
    except (OSError, ValueError) as error:
        raise Undelivered("connection", error) from None
    try:
        return await _ask(hook, body, headers, reader, writer)
    except ssl.SSLError as error:
        raise Undelivered("tls", error) from None
    except OSError as error:
        raise Undelivered("connection", error) from None
    except h11.ProtocolError as error:
        raise Undelivered("answer", f"no answer of a web server: {error}") from None
    finally:
        # A polite end would wait for the other side.
        writer.transport.abort()


async def _connect(
    hook: Hook, found: list[str]
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    *first, last = found
    for address in first:
        try:
            async with asyncio.timeout(CONNECTING):
                return await _open(hook, address)
        except ssl.SSLError:
            raise
        except OSError:
            continue
    return await _open(hook, last)


async def _open(hook: Hook, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    context, name = (trusted(), hook.host) if hook.secure else (None, None)
    return await asyncio.open_connection(
        address, hook.port, limit=LARGEST, ssl=context, server_hostname=name
    )


async def _ask(
    hook: Hook,
    body: bytes,
    headers: Headers,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
) -> Answer:
    http = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST)
    always = [
        ("Host", hook.authority),
        ("User-Agent", "quattrocento"),
        ("Content-Length", str(len(body))),
        ("Connection", "close"),
    ]
    for event in (
        h11.Request(method="POST", target=hook.target, headers=[*always, *headers]),
        h11.Data(data=body),
        h11.EndOfMessage(),
    ):
        writer.write(http.send(event) or b"")
    await writer.drain()
    left = LARGEST
    while not isinstance(said := http.next_event(), h11.Response):
        if said is h11.NEED_DATA:
            if left <= 0:
                raise Undelivered("answer", "no answer of a web server: too long")
            data = await reader.read(left)
            left -= len(data)
            http.receive_data(data)
        elif not isinstance(said, h11.InformationalResponse):
            raise Undelivered("answer", "no answer of a web server")
    return Answer(int(said.status_code), _wait(dict(said.headers).get(b"retry-after", b"")))


def _wait(after: bytes) -> float:
    """The seconds of a `Retry-After`, which may name a date; 0 where it says nothing of use."""
    text = after.decode("latin-1").strip()
    try:
        wait = float(text) if text.isdecimal() else parsedate_to_datetime(text).timestamp() - now()
    except (ValueError, OverflowError):
        return 0.0
    return min(max(wait, 0.0), LONGEST)


def _ip(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    return ipaddress.ip_address(address.partition("%")[0])


def _network(address: str) -> str:
    """The network of an address, as far as one owner usually has it."""
    ip = _ip(address)
    return str(ipaddress.ip_network((ip, 24 if ip.version == 4 else 48), strict=False))
