"""The line of a table: a WebSocket that tells what changes, and on which moves are sent."""

from __future__ import annotations

import asyncio
import time

from quattrocento.house.api_play import Listening
from quattrocento.house.asking import session_of
from quattrocento.house.calls import Receive, Request, Send, read_query
from quattrocento.house.errors import logged_out
from quattrocento.house.house import House
from quattrocento.house.live import LINE, Listener
from quattrocento.house.sending import carry_out
from quattrocento.house.table import Table
from quattrocento.table.errors import Refused, unknown_table
from quattrocento.table.shown import Presence, Waits
from quattrocento.table.writing import encode

PATIENCE = 75.0
"""Seconds without a ping after which a connection counts as dead."""


async def live(request: Request, table_id: str, receive: Receive, send: Send) -> None:
    """Tell a screen everything it has not yet seen, for as long as it listens and may do so."""
    house = request.house
    await receive()
    await send({"type": "websocket.accept"})
    try:
        listener = await _listener(request, table_id)
        with house.limits.websocket(listener.person, request.address):
            await _listen(house, listener, receive, send)
    except Refused as error:
        house.metrics.refused(error.code)
        await _close(send, 4000 + error.status, error.code)


async def _listen(house: House, listener: Listener, receive: Receive, send: Send) -> None:
    house.hub.add(listener)
    hearing = house.tasks.once("websocket", _hear(house, receive, send, listener))
    try:
        while not house.hub.closing and not hearing.done():
            listener.bell.clear()
            await _assure(house, listener)
            for said in await _news(house, listener):
                if listener.doubted:
                    await _assure(house, listener)
                await send({"type": "websocket.send", "text": said.decode()})
            listener.idle = True
            await listener.bell.wait()
            listener.idle = False
        if not hearing.done():
            await _close(send, 1012, "the house closes")
    except OSError:
        # The connection is broken: the page comes back with what it has seen.
        pass
    finally:
        house.hub.remove(listener)
        listener.over = True
        if not listener.acting:
            # What is under way comes to its end, whoever hears of it.
            hearing.cancel()


async def _listener(request: Request, table_id: str) -> Listener:
    query = read_query(request, Listening)
    listener = Listener(table_id, await session_of(request), query.seat, request.address)
    listener.deltas = query.changes
    listener.invite, listener.seen, listener.chat = query.invite, query.seen, query.chat
    listener.line = request.scope.get("state", {}).get(LINE)
    async with request.house.holding(table_id) as table:
        _check(table, listener)
        listener.read = table
    return listener


async def _assure(house: House, listener: Listener) -> None:
    """Refuse whoever's session has ended, also while it was looked up."""
    if listener.session is None:
        return
    listener.doubted = True
    while listener.doubted:
        listener.doubted = False
        if await house.sessions.find(listener.session) is None:
            raise logged_out()


def _check(table: Table, listener: Listener) -> None:
    """Refuse whoever may not look at the table, or not from the seat that was named."""
    if not table.shows_itself(listener.person, listener.invite):
        raise unknown_table()
    if listener.seat is not None:
        table.check_seat(listener.seat, listener.person)


async def _hear(house: House, receive: Receive, send: Send, listener: Listener) -> None:
    """Hear pings and what is to be done; a connection that falls silent is over."""
    try:
        while not listener.over:
            async with asyncio.timeout(PATIENCE):
                message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text == "ping":
                await send({"type": "websocket.send", "text": '"pong"'})
            elif text is not None:
                await _act(house, listener, text)
    except (TimeoutError, OSError):
        return
    finally:
        listener.bell.set()


async def _act(house: House, listener: Listener, text: str) -> None:
    listener.acting = True
    began = time.monotonic()
    try:
        await _assure(house, listener)
        await carry_out(house, listener, text)
    except Refused:
        # The session has ended: the next round finds the same, and cuts the line.
        listener.bell.set()
    finally:
        listener.acting = False
        house.metrics.websocket_seconds.observe(time.monotonic() - began)


def tell_at_once(house: House, listener: Listener) -> bool:
    """Tell a screen what it lacks without waiting for anything; false where its task has to.

    So most changes are told: a task would have to be woken for each screen.
    """
    line = listener.line
    if line is None or not line.free or not listener.idle or listener.doubted:
        return False
    if listener.session is not None and not house.sessions.goes_on(listener.session):
        return False
    table = house.at_hand(listener.table, listener.seen)
    if table is None:
        return False
    try:
        _check(table, listener)
    except Refused:
        return False
    seat = table.seat_shown(listener.person, listener.seat)
    events = house.events_at_hand(table, seat, listener.seen)
    if events is None:
        return False
    for said in _unheard(house, listener, table, events):
        line.say(said)
    return True


async def _news(house: House, listener: Listener) -> list[bytes]:
    """What a listener has not yet seen."""
    async with house.holding(listener.table, listener.seen) as table:
        _check(table, listener)
        seat = table.seat_shown(listener.person, listener.seat)
        events = await house.events(table, seat, listener.seen)
        return _unheard(house, listener, table, events)


def _unheard(house: House, listener: Listener, table: Table, events: bytes) -> list[bytes]:
    news: list[bytes] = []
    there = house.looking(table)
    if listener.lacks(table, listener.person):
        drawn = house.draw(table, listener.person, listener.seat, there[0])
        news.append(listener.told(table, listener.person, drawn, events))
    if listener.refused:
        news += listener.refused
        listener.refused.clear()
    if there != listener.presence:
        listener.presence = there
        news.append(encode(Presence(presence=there[0], onlookers=there[1])))
    waits = house.bots.late.get(listener.table)
    if waits != listener.waits:
        listener.waits = waits
        news.append(encode(Waits(waits=waits)))
    return news


async def _close(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})
