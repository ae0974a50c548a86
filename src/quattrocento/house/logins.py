"""Tries at a password: wrong ones slow down whoever makes them, and nobody else.

Wrong passwords are counted by name and address (or known device) together, and by address. No
number of them from elsewhere counts against the owner of a name.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from quattrocento.house.calls import Request
from quattrocento.house.desk import Place
from quattrocento.house.devices import COOKIE
from quattrocento.house.errors import TooMany
from quattrocento.house.names import login_of
from quattrocento.house.people import Person
from quattrocento.table.errors import Refused

log = logging.getLogger(__name__)


@asynccontextmanager
async def logging_in(request: Request, name: str) -> AsyncIterator[None]:
    """One try to log in."""
    house, login = request.house, login_of(name)
    device = house.devices.read(request.cookie(COOKIE))
    if device.knows(login):
        house.limits.take("logins", f"known {login}")
        counts = [("wrong", f"device {device.id} {login}")]
        place = int(Place.KNOWN)
    else:
        house.limits.take("logins", request.address)
        counts = [("wrong", f"{request.address} {login}"), ("wrong-address", request.address)]
        wrong = max(house.limits.counted(kind, asker) for kind, asker in counts)
        place = Place.WRONG + wrong if wrong else int(Place.CLEAN)
    async with _counted(request, counts), house.desk.turn(login, place):
        yield


@asynccontextmanager
async def changing(request: Request, person: Person) -> AsyncIterator[None]:
    """One try at one's own password, by somebody who is logged in."""
    house = request.house
    house.limits.take("logins", f"person {person.id}")
    counts = [("wrong", f"person {person.id}")]
    async with _counted(request, counts), house.desk.turn(person.id, Place.KNOWN):
        yield


@asynccontextmanager
async def registering(request: Request, name: str) -> AsyncIterator[None]:
    """A new account."""
    house = request.house
    house.limits.take("accounts", request.address)
    async with house.desk.turn(login_of(name), Place.NEW):
        yield


@asynccontextmanager
async def trying_code(request: Request) -> AsyncIterator[None]:
    """One try at a code or a letter's link; wrong ones count for the address."""
    house = request.house
    house.limits.take("logins", request.address)
    counts = [("wrong-address", request.address)]
    async with _counted(request, counts), house.desk.turn(request.address, Place.NEW):
        yield


@asynccontextmanager
async def _counted(request: Request, counts: list[tuple[str, str]]) -> AsyncIterator[None]:
    """Counts as wrong from the start, so that many at once are many; a right one is given back."""
    house, taken = request.house, list[tuple[str, str]]()
    wrong = False
    try:
        for kind, asker in counts:
            try:
                house.limits.take(kind, asker)
            except TooMany as error:
                raise TooMany(
                    error.wait, "too-many-tries", "Too many wrong passwords; try again later."
                ) from None
            taken.append((kind, asker))
        yield
    except Refused as error:
        wrong = error.code in ("wrong-password", "no-code")
        if wrong:
            # As deploy/fail2ban-filter.conf reads it: the address alone, nobody's name.
            client = request.scope.get("client")
            log.warning("a login failed", extra={"address": client[0] if client else "unknown"})
        raise
    finally:
        if not wrong:
            for kind, asker in taken:
                house.limits.give_back(kind, asker)
