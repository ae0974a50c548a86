"""How an honest person plays a seat: any legal move, now and then something else."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from tests.storm.person import Barred, Person
from tests.storm.screen import Screen

Message = dict[str, Any]
PACE = 0.12
"""Seconds that somebody thinks at most."""
COUNTED = ("up_to", "out_unless_below")
"""The kinds of orders that have an amount."""


class Player:
    """A person on a seat until the game or the storm is over, or they give up."""

    def __init__(self, person: Person, table: str, seat: int, screen: Screen | None) -> None:
        self._person = person
        self._rng = person.rng
        self._table = table
        self._seat = seat
        self._screen = screen
        self._given_up = False

    async def play(self) -> None:
        """Look, act if there is something to be done, wait for something new."""
        over = self._person.world.over
        with contextlib.suppress(Barred):
            message = await self._person.message(self._table)
            while not (message["over"] or over.is_set()):
                await asyncio.sleep(self._rng.uniform(0, PACE))
                if self._rng.random() < 0.05:
                    await self._besides(message)
                if self._given_up:
                    return
                if await self._act(message) is None:
                    await self._wait(message["version"])
                # What comes with an answer is not always of this seat.
                message = await self._person.message(self._table, message["version"])

    async def _wait(self, version: int) -> None:
        if self._screen is not None:
            await self._screen.newer(version, 3.0)
        else:
            await asyncio.sleep(self._rng.uniform(0.1, 0.6))

    async def _act(self, message: Message) -> object | None:
        """Something, if there is something to be done; None where one can only wait."""
        if message["asked"] is not None and self._seat in message["asked"]["waiting"]:
            return await self._answer(message)
        if message["undo"]["confirm"]:
            call = "confirm" if self._rng.random() < 0.9 else "undo"
            return await self._do(call, message)
        if message["undo"]["moves"] and self._rng.random() < 0.06:
            return await self._do("undo", message, to=self._rng.choice(["move", "turn"]))
        if message["asides"] and self._rng.random() < 0.08:
            return await self._do(
                "moves", message, move=self._rng.choice(message["asides"])["move"]
            )
        if message["orders"] and self._rng.random() < 0.15:
            return await self._order(message)
        if message["moves"]:
            return await self._do("moves", message, move=self._rng.choice(message["moves"])["move"])
        return None

    async def _do(self, call: str, message: Message, **more: Any) -> object:
        wish = {"seat": self._seat, "version": message["version"], **more}
        line = self._screen if self._rng.random() < 0.7 else None
        return await self._person.do(self._table, call, wish, line) or True

    async def _order(self, message: Message) -> object:
        matter = self._rng.choice(message["orders"])
        if matter["order"] is not None and (not matter["kinds"] or self._rng.random() < 0.1):
            return await self._do("order", message, matter=matter["matter"], order=None)
        kind = self._rng.choice(matter["kinds"])
        amount = self._rng.randint(1, 25) if kind in COUNTED else None
        order = {"kind": kind, "amount": amount}
        return await self._do("order", message, matter=matter["matter"], order=order)

    async def _answer(self, message: Message) -> object:
        wish = {
            "seat": self._seat,
            "version": message["version"],
            "yes": self._rng.random() < 0.6,
        }
        return await self._person.ask("POST", f"/api/tables/{self._table}/answer", wish)

    async def _besides(self, message: Message) -> None:
        """What one does beside the game."""
        person, path = self._person, f"/api/tables/{self._table}"
        what = self._rng.random()
        if what < 0.3:
            await self._chat(path)
        elif what < 0.55:
            await self._note(path)
        elif what < 0.75:
            await person.patch("notices.sound", self._rng.random() < 0.5)
        elif what < 0.85:
            wish = {"seat": self._seat, "version": message["version"], "what": "undo",
                    "count": self._rng.randint(1, 4)}  # fmt: skip
            await person.ask("POST", f"{path}/ask", wish)
        elif what < 0.97:
            call = self._rng.choice(["record", f"replay?at={self._rng.randint(0, 20)}", ""])
            await person.ask("GET", f"{path}/{call}".rstrip("/"))
        else:
            await self._give_up(path)

    async def _chat(self, path: str) -> None:
        text = f"line {self._rng.getrandbits(48):012x}"
        answer = await self._person.ask("POST", f"{path}/chat", {"text": text})
        if answer.status_code == 200:
            self._person.world.history.chat.setdefault(self._table, []).append(text)

    async def _note(self, path: str) -> None:
        person = self._person
        text = person.world.canaries.plant("a private note", person.id)
        note = person.world.history.note(self._table, person.id)
        note.asked(text)
        answer = await person.ask("PUT", f"{path}/notes", {"text": text})
        if answer.status_code == 200:
            note.answered(text)

    async def _give_up(self, path: str) -> None:
        answer = await self._person.ask("POST", f"{path}/resign", {"seat": self._seat})
        # Refused: it was done, and nobody heard of it.
        self._given_up = answer.status_code in (200, 403, 404, 409)
