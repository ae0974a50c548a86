"""Webhooks: JSON posted to a person's address, off the house's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import ssl
from contextlib import AsyncExitStack
from typing import Any

import h11

from quattrocento.house.addresses import BadAddress, Hook, is_public, read_webhook
from quattrocento.house.gates import Gates
from quattrocento.house.lookups import Lookups
from quattrocento.house.tls import trusted
from quattrocento.house.undelivered import Undelivered

DEADLINE = 10.0
"""Seconds for all of a delivery, from the name to the answer."""
TRIED, CONNECTING = 3, 3.0
"""Addresses of one name that are tried, and seconds for one of several."""
AT_ONE_NETWORK = 8
"""Deliveries at once to one network: whoever owns it may have many names for it."""
LARGEST = 16 * 1024
"""Bytes of an answer that are read until its status is known."""


class Webhooks:
    """Delivers; `private` lets it reach the house's own network."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._lookups = Lookups()
        self._networks = Gates(AT_ONE_NETWORK)

    async def send(self, url: str, body: dict[str, Any]) -> None:
        """Post it; returns when the server has taken it. A redirect is not followed."""
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
                    status = await _post(hook, found, json.dumps(body).encode())
        except TimeoutError:
            raise Undelivered("slow", f"it took more than {DEADLINE:g} seconds") from None
        if 300 <= status < 400:
            raise Undelivered("answer", f"answered {status}: redirects are not followed")
        if not 200 <= status < 300:
            raise Undelivered("answer", f"answered {status}")

    async def _addresses(self, hook: Hook) -> list[str]:
        """Where to connect. Nobody looks the name up again: it could say something else then."""
        found = [hook.host] if hook.ip else await self._lookups.addresses(hook.host)
        # A zone (fe80::1%eth0) is of this machine alone.
        good = [one for one in found if self._private or is_public(_ip(one))]
        if not good:
            raise Undelivered("private", f"{hook.host} belongs to a private network")
        return good[:TRIED]


async def _post(hook: Hook, found: list[str], body: bytes) -> int:
    """The status of the answer."""
    try:
        reader, writer = await _connect(hook, found)
    except ssl.SSLError as error:
        raise Undelivered("tls", error) from None
    except (OSError, ValueError) as error:
        raise Undelivered("connection", error) from None
    try:
        return await _ask(hook, body, reader, writer)
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
    hook: Hook, body: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> int:
    http = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST)
    headers = [
        ("Host", hook.authority),
        ("User-Agent", "quattrocento"),
        ("Content-Type", "application/json"),
        ("Content-Length", str(len(body))),
        ("Connection", "close"),
    ]
    for event in (
        h11.Request(method="POST", target=hook.target, headers=headers),
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
    return int(said.status_code)


def _ip(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    return ipaddress.ip_address(address.partition("%")[0])


def _network(address: str) -> str:
    """The network of an address, as far as one owner usually has it."""
    ip = _ip(address)
    return str(ipaddress.ip_network((ip, 24 if ip.version == 4 else 48), strict=False))
