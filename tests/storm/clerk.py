"""Somebody with an account who changes settings in several tabs at once, and the password."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.storm.person import Person
from tests.storm.world import World

LANGUAGES = ("en", "fr", "de", "pt", "it")


class Clerk:
    """Each field is changed in one tab only: what was acknowledged last must be stored."""

    def __init__(self, world: World, number: int) -> None:
        self.person = Person(world, f"Clerk {number}")
        self._world = world
        self._rng = world.rng_of()
        self._password = self._secret()
        self._number = number
        self._names = 0

    def _secret(self) -> str:
        return self._world.canaries.plant("a password")

    async def run(self) -> None:
        await self.person.come_in()
        tabs: dict[str, Callable[[], Any]] = {
            "language": lambda: self._rng.choice(LANGUAGES),
            "notices.sound": lambda: self._rng.random() < 0.5,
            "notices.browser": lambda: self._rng.random() < 0.5,
        }
        await asyncio.gather(*[self._tab(field, value) for field, value in tabs.items()])

    async def _tab(self, field: str, value: Callable[[], Any]) -> None:
        while not self._world.over.is_set():
            await self.person.patch(field, value())
            await asyncio.sleep(self._rng.uniform(0.0, 0.4))


class Registered(Clerk):
    """Changes the password again and again; whether it took is seen by coming back with it."""

    async def run(self) -> None:
        person = self.person
        await person.register(self._password)
        setting = self._world.history.setting(person.id, "password")
        setting.answered(self._password)
        # A tab of its own: to change a password closes the others.
        while not self._world.over.is_set():
            await asyncio.sleep(self._rng.uniform(4.0, 10.0))
            new = self._secret()
            setting.asked(new)
            wish = {"old": self._password, "new": new}
            answer = await person.ask("POST", "/api/password", wish)
            if answer.status_code == 401:
                # It was changed, and nobody heard of it; or it was not.
                new = await self._come_back(new)
            elif answer.status_code != 200:
                self._world.history.unjust.append(f"{person.name}: {answer.text}")
                continue
            self._password = new
            setting.answered(new)
            person.http.cookies.clear()
            await self._log_in(new)

    async def _come_back(self, new: str) -> str:
        for password in (new, self._password):
            if await self._log_in(password):
                return password
        self._world.history.unjust.append(f"{self.person.name} cannot come back")
        return self._password

    async def _log_in(self, password: str) -> bool:
        wish = {"name": self.person.name, "password": password}
        answer = await self.person.ask("POST", "/api/login", wish)
        return answer.status_code == 200
