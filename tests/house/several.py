"""Several processes of one house, as far as a test can hold them: houses on one PostgreSQL."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx

from tests.house.houses import RunningHouse, Visitor


class Wanderer(Visitor):
    """Somebody who comes in by another door with every request."""

    def __init__(self, houses: list[RunningHouse], rng: Random) -> None:
        self._houses = houses
        self._rng = rng
        super().__init__(houses[0].url)

    @property
    def url(self) -> str:
        return self._rng.choice(self._houses).url

    @url.setter
    def url(self, value: str) -> None:
        pass

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(method, self.url + path, json=body)


class Several:
    """Houses on one database; people come in by any of them."""

    def __init__(self, database: str, count: int, **settings: Any) -> None:
        self.houses = [RunningHouse(database, **settings) for _ in range(count)]
        self._rng = Random(1503)

    def guest(self, name: str = "Ada") -> Wanderer:
        guest = Wanderer(self.houses, self._rng)
        guest.post("/api/guests", {"name": name})
        return guest

    def reopen(self) -> None:
        """One of them closes and opens again."""
        self._rng.choice(self.houses).reopen()

    def open(self) -> None:
        for house in self.houses:
            house.open()

    def close(self) -> None:
        for house in self.houses:
            house.close()


def same_person(house: RunningHouse, visitor: Visitor) -> Visitor:
    """The same person at another door."""
    there = Visitor(house.url)
    there.http.cookies.update(visitor.http.cookies)
    return there
