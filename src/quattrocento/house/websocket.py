"""The line of a table: a WebSocket that tells what changes, and on which moves are sent."""

from __future__ import annotations

import asyncio
import time

from quattrocento.house import awaited
from quattrocento.house.api_play import Listening
from quattrocento.house.asking import session_of
from quattrocento.house.calls import Receive, Request, Send, read_query
from quattrocento.house.errors import Refused, logged_out, unknown_table
from quattrocento.house.house import House
from quattrocento.house.live import Listener
from quattrocento.house.messages import chat_after, delta, follows, whole
from quattrocento.house.rows import encode
from quattrocento.house.sending import carry_out
from quattrocento.house.shown import Presence, Waits
from quattrocento.house.table import Table

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
            await listener.bell.wait()
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
    listener.deltas = query.deltas
    listener.invite, listener.seen, listener.chat = query.invite, query.seen, query.chat
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


async def _news(house: House, listener: Listener) -> list[bytes]:
    """What a listener has not yet seen."""
    news: list[bytes] = []
    async with house.holding(listener.table, listener.seen) as table:
        _check(table, listener)
        there = house.looking(table)
        last = table.chat[-1]["index"] if table.chat else -1
        # What one orders or chooses on another screen does not count the version up, nor does
        # that somebody has chosen.
        mine = table.seats_of(listener.person)
        orders = sum(table.orders.number(seat) + table.sealed.of(seat).number for seat in mine)
        chosen = awaited.chosen(table)
        known = (listener.seen, listener.orders, listener.chosen)
        # A table that was read anew is another one without a new version: a name, a line of chat.
        due = listener.due or bool(listener.done) or listener.read is not table
        if due or known != (table.version, orders, chosen) or last > listener.chat:
            news.append(await _message(house, table, listener, there[0]))
            listener.read = table
            listener.seen, listener.chat = table.version, max(last, listener.chat)
            listener.orders, listener.chosen = orders, chosen
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


async def _message(house: House, table: Table, listener: Listener, online: list[int]) -> bytes:
    """A whole message, or what has changed for a screen that knows the one before."""
    drawn = house.draw(table, listener.person, listener.seat, online)
    events = await house.events(table, drawn.seat, listener.seen)
    chat = chat_after(table, listener.chat)
    done = b""
    if listener.done:
        done = b',"done":' + encode(listener.done)
        listener.done.clear()
    listener.due = False
    before = listener.base
    if listener.deltas:
        listener.base = drawn
    if before is None or not follows(before, drawn, events):
        return whole(drawn, events, chat, done)
    return delta(table.cache, before, drawn, events, chat, done)


async def _close(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})
