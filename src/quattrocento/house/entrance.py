"""The entrance: how many connections there are, from where, and how long each may take.

A house may stand in the open, without a web server in front. So nobody can use up its files,
its memory or its patience: not with requests that do not come to an end, nor by not reading.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Callable

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from quattrocento.house.blocks import block_of
from quattrocento.house.config import Config

try:
    import resource
except ImportError:  # Windows knows no such limit.
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)
MOST = 10_000
"""Connections, where the system lets the house have so many."""
BY_ADDRESS = 500
"""Connections from one address: its lines, and a class that opens the pages."""
KEPT = 64
"""Files that are left for the database and for bots."""
HANDLES = 65_536
"""Open files that the house asks the system for."""
BACKLOG = 2048
"""Connections that wait to be accepted; all of them may be taken in one go."""
SWEEP = 0.5
"""Seconds between two looks for whoever is late."""
UNSENT = 60.0
"""Seconds in which what was written must be read."""
CLOSING = 5.0
"""Seconds until a connection that was closed is cut."""
QUIET = 60.0
"""Seconds between two lines in the log about connections that were turned away."""


class Visit:
    """One connection. Its deadline is moved on by whoever serves it; `late` is called at it."""

    __slots__ = ("block", "deadline", "late", "transport", "unsent")

    def __init__(self, transport: asyncio.Transport, block: str | None) -> None:
        self.transport = transport
        self.block = block
        """Where it counts; None for a proxy, which speaks for many."""
        self.deadline = math.inf
        self.unsent = math.inf
        self.late: Callable[[], None] = transport.abort


class Entrance:
    """Every connection of a process."""

    def __init__(self, config: Config) -> None:
        async def nobody(*_: object) -> None: ...

        self._proxies = ProxyHeadersMiddleware(nobody, config.proxies).trusted_hosts
        handles = _handles()
        self.backlog = min(BACKLOG, handles // 4)
        self._most = max(1, min(MOST, handles - self.backlog - KEPT))
        self._by_address = min(BY_ADDRESS * config.rate or math.inf, max(1, self._most // 2))
        self._visits: dict[asyncio.Transport, Visit] = {}
        self._blocks: Counter[str] = Counter()
        self._idle: dict[Visit, None] = {}
        """Those for whom nothing is done now, the longest idle first."""
        self._turned_away = 0
        self._told = -math.inf
        self._sweeping = False

    def admit(self, transport: asyncio.Transport) -> Visit | None:
        """Take a connection in; None where it is turned away."""
        block = self._block(transport)
        if block is not None and self._blocks[block] >= self._by_address:
            self._turn_away()
            return None
        if len(self._visits) >= self._most and not self._make_room():
            self._turn_away()
            return None
        visit = self._visits[transport] = Visit(transport, block)
        if block is not None:
            self._blocks[block] += 1
        self._idle[visit] = None
        if not self._sweeping:
            self._sweeping = True
            asyncio.get_running_loop().call_later(SWEEP, self._sweep)
        return visit

    def of(self, transport: asyncio.Transport) -> Visit:
        """The visit of a connection that was taken in."""
        return self._visits[transport]

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection is over."""
        visit = self._visits.pop(transport, None)
        if visit is None:
            return
        self._idle.pop(visit, None)
        if visit.block is not None:
            self._blocks[visit.block] -= 1
            if not self._blocks[visit.block]:
                del self._blocks[visit.block]

    def busy(self, visit: Visit) -> None:
        """Something is done for it: it is not cut for others."""
        self._idle.pop(visit, None)

    def idle(self, visit: Visit) -> None:
        """It may be cut if there is no room for others."""
        if visit.transport in self._visits:
            self._idle[visit] = None

    def _block(self, transport: asyncio.Transport) -> str | None:
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else "unknown"
        return None if address in self._proxies else block_of(address)

    def _make_room(self) -> bool:
        """Cut whoever has been idle longest: one who asks for something comes first."""
        visit = next(iter(self._idle), None)
        if visit is None:
            return False
        self.leave(visit.transport)
        visit.transport.abort()
        return True

    def _turn_away(self) -> None:
        self._turned_away += 1
        now = asyncio.get_running_loop().time()
        if now >= self._told + QUIET:
            extra = {"count": self._turned_away, "open": len(self._visits)}
            log.warning("connections were turned away", extra=extra)
            self._turned_away = 0
            self._told = now

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        self._sweeping = bool(self._visits)
        if self._sweeping:
            loop.call_later(SWEEP, self._sweep)
        now = loop.time()
        for visit in list(self._visits.values()):
            try:
                _look_at(visit, now)
            except Exception as error:
                # Nobody else is to get away with being late for it.
                log.error("a connection could not be ended", exc_info=error)
                self.leave(visit.transport)
                visit.transport.abort()


def _look_at(visit: Visit, now: float) -> None:
    """End a connection that is late, or whose answers nobody reads."""
    if visit.transport.get_write_buffer_size() == 0:
        visit.unsent = math.inf
    elif visit.unsent == math.inf:
        visit.unsent = now + UNSENT
    if now >= visit.unsent:
        visit.transport.abort()
    elif now >= visit.deadline:
        visit.deadline = now + CLOSING
        if visit.transport.is_closing():
            visit.transport.abort()
        else:
            visit.late()


def raise_handles() -> None:
    """Let the house have as many open files as the system lets it."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = HANDLES if hard == resource.RLIM_INFINITY else min(hard, HANDLES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError) as error:
            log.warning("few files can be open at once", extra={"most": soft, "why": str(error)})


def _handles() -> int:
    if resource is None:
        return HANDLES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return HANDLES if soft == resource.RLIM_INFINITY else soft
