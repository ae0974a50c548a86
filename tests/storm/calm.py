"""After the storm: bots play on, screens are looked at, everybody goes home, the house closes."""

from __future__ import annotations

import asyncio
import signal
import time

from quattrocento.games.registry import GAMES, load_game
from quattrocento.house.bots.turns import tables_to_play
from quattrocento.house.loading import load_table
from quattrocento.house.store import Store
from quattrocento.table.unasked import is_to_play
from tests.patience import Wait
from tests.storm.check_machine import check_handles
from tests.storm.history import Fresh, History
from tests.storm.houses import StormHouse
from tests.storm.person import read
from tests.storm.process import handles, marked
from tests.storm.screen import Screen
from tests.storm.verdict import Leftovers

STILL = 60.0
"""Seconds in which nothing gets on at all: then it never will."""


async def bots_play_on(database: str) -> list[str]:
    """Wherever a bot is to move, it moves; the tables where it does not."""
    waiting = await asyncio.to_thread(_bots_to_move, database)
    wait = Wait(STILL)
    while waiting and not wait.over:
        await asyncio.sleep(0.5)
        present = await asyncio.to_thread(_bots_to_move, database)
        left = {one: at for one, at in waiting.items() if present.get(one) == at}
        if len(left) < len(waiting):
            wait = Wait(STILL)
        waiting = left
    return [f"table {one} waits for a bot at version {at}" for one, at in waiting.items()]


def _bots_to_move(database: str) -> dict[str, int]:
    """The tables that wait for a bot or an order, and their versions."""
    games = {name: load_game(name) for name in GAMES}
    store = Store(database)
    try:
        with store.reading.connect() as connection:
            found = [row[0] for row in connection.execute(tables_to_play())]
            tables = [load_table(connection, table, games) for table in found]
            return {table.id: table.version for table in tables if is_to_play(table)}
    finally:
        store.close()


async def look(screens: list[Screen], history: History) -> None:
    """Every screen that may still see its table, beside a message that is asked for now."""
    answering = Wait(STILL)
    for screen in screens:
        path = f"/api/tables/{screen.table}/message?invite={screen.invite}"
        answer = await screen.person.ask("GET", path)
        while answer.status_code != 200 and not screen.barred and not answering.over:
            # It may be on its way back, to hear that it may not come in.
            await asyncio.sleep(0.1)
        if screen.barred != (answer.status_code != 200):
            what = "is cut, and may look" if screen.barred else "goes on, and may not look"
            history.wrong_lines.append(f"the line of {screen.person.name} at {screen.table} {what}")
            continue
        if screen.barred:
            continue
        wanted = read(answer)
        wait = Wait(STILL)
        while screen.seen < wanted["version"] and not wait.over:
            await screen.newer(screen.seen, 5.0)
        history.screens.append(
            Fresh(
                screen.person.name, screen.table, list(screen.events), list(screen.chat),
                list(screen.seats), screen.seen, screen.view, wanted,
            )
        )  # fmt: skip


async def close(house: StormHouse, leftovers: Leftovers) -> float:
    """Count what is open when everybody has gone, end the house; gives the seconds it took."""
    leftovers.opened = {one.name: one.at_opening for one in house.members}
    wait = Wait(STILL)
    while not wait.over:
        leftovers.handles = {one.name: handles(one.process.pid) for one in house.members}
        if not check_handles(leftovers.opened, leftovers.handles):
            break
        await asyncio.sleep(0.2)
    began = time.monotonic()
    for one in house.members:
        one.process.send(signal.SIGTERM)
    for one in house.members:
        await one.ended()
    took = time.monotonic() - began
    wait = Wait(STILL)
    while not wait.over:
        found = marked(house.mark)
        # PostgreSQL stays: what is stored is read from it.
        leftovers.orphans = {pid: what for pid, what in found.items() if "postgres:" not in what}
        if house.server is not None:
            leftovers.orphans.pop(house.server.process.pid, None)
        if not leftovers.orphans:
            break
        await asyncio.sleep(0.2)
    return took
