"""An evening: the same people at one table after the other, until the storm is over."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.storm.person import Person
from tests.storm.player import Player
from tests.storm.screen import Screen
from tests.storm.world import World

SEATS = {"signorie": (2, 4), "princes": (3, 4), "virtu": (3, 4), "italian_wars": (2, 2)}
"""How many may sit at each game, as far as a storm wants it."""


class Evening:
    """People, the game they begin with, and the screens they leave open."""

    def __init__(self, world: World, game: str, number: int) -> None:
        self._world = world
        self._rng = world.rng_of()
        self._game = game
        self._number = number
        self.people: list[Person] = []
        self.screens: list[Screen] = []

    async def run(self) -> None:
        """Table after table."""
        for index in range(4):
            person = Person(self._world, f"Guest {self._number}-{index}")
            self.people.append(person)
            await person.come_in()
            if index % 2:
                await person.want_hook(self._rng.choice(["calm", "moody"]))
        rematch = ""
        while not self._world.over.is_set():
            rematch = await self._table(rematch)

    async def close(self) -> None:
        await asyncio.gather(*[screen.close() for screen in self.screens])
        await asyncio.gather(*[person.close() for person in self.people])

    async def _table(self, rematch: str) -> str:
        """One game from sitting down to its end; gives the id of the table to go on with."""
        wish = self._wish()
        host, *others = self.people
        if rematch:
            found = await host.ask("GET", f"/api/tables/{rematch}")
        else:
            found = await host.ask("POST", "/api/tables", wish)
        if found.status_code not in (200, 201):
            self._world.history.unjust.append(f"{host.name} sets a table up: {found.text}")
            await asyncio.sleep(1)
            return ""
        table = found.json()["table"]
        name, invite = table["id"], table["invite"]
        canary = wish["name"] if not rematch and table["private"] else ""
        self._allow(host, invite, canary)
        await self._sit_down(name, invite, table["private"], canary, others)
        answer = await host.ask("POST", f"/api/tables/{name}/start", {})
        if answer.status_code not in (200, 409):
            self._world.history.unjust.append(f"{host.name} starts {name}: {answer.text}")
            return ""
        self._world.tables[name] = table["game"]
        await self._play(name, invite)
        if self._world.over.is_set():
            return ""
        self._world.history.games[table["game"]] += 1
        return await self._afterwards(name, len(table["seats"]))

    def _wish(self) -> dict[str, Any]:
        """A table: some seats for people, some for bots; clocks that are never to run out."""
        low, high = SEATS[self._game]
        seats = self._rng.randint(low, high)
        people = self._rng.randint(min(2, seats), seats)
        kinds = ["me", *["open"] * (people - 1), *["bot"] * (seats - people)]
        private = self._rng.random() < 0.5
        name = self._world.canaries.plant("the name of a private table") if private else "Friday"
        wish: dict[str, Any] = {
            "game": self._game,
            "seats": [{"kind": kind, "level": "easy"} for kind in kinds],
            "private": private,
            "confirm_turn": self._rng.random() < 0.3,
            "name": name,
        }
        if self._game == "princes":
            wish["options"] = {"families": "dealt", "totals": self._rng.choice(["open", "hidden"])}
        if self._rng.random() < 0.4:
            bank = {"clock": "live", "bank": self._world.bank, "increment": 5, "at_zero": "bot"}
            wish["pace"] = bank
        return wish

    def _allow(self, person: Person, invite: str | None, canary: str) -> None:
        if invite:
            self._world.canaries.guard(invite, "an invitation", [person.id])
        if canary:
            self._world.canaries.guard(canary, "the name of a private table", [person.id])

    async def _sit_down(
        self, id: str, invite: str | None, private: bool, canary: str, others: list[Person]
    ) -> None:
        """Everybody finds a seat; at times somebody sits down, opens the line and leaves again."""
        path = f"/api/tables/{id}"
        wish = {"invite": invite} if invite else {}
        passing = self._rng.random() < 0.4
        for person in others:
            self._allow(person, invite, canary)
            answer = await person.ask("POST", f"{path}/join", wish)
            if answer.status_code == 200 and passing:
                passing = False
                mine = [one["index"] for one in answer.json()["table"]["seats"] if one["mine"]]
                screen = Screen(person, id, mine[0] if mine else None)
                self.screens.append(screen)
                await screen.newer(0, 5.0)
                await person.ask("POST", f"{path}/leave", {})
                self._world.history.counts["left with an open line"] += 1
        # Seats that somebody has left are taken by bots.
        answer = await self.people[0].ask("GET", path)
        for seat in answer.json()["table"]["seats"]:
            if seat["kind"] == "open":
                given = {"seat": seat["index"], "level": "easy"}
                await self.people[0].ask("POST", f"{path}/bot", given)

    async def _play(self, id: str, invite: str | None) -> None:
        playing = []
        for person in self.people:
            answer = await person.ask("GET", f"/api/tables/{id}?invite={invite or ''}")
            if answer.status_code != 200:
                continue
            seats = [one["index"] for one in answer.json()["table"]["seats"] if one["mine"]]
            # Those with a webhook are away at times: only then are they called.
            away = bool(person.hook) and self._rng.random() < 0.6
            screen = None
            if not away:
                asked = self._rng.choice([None, seats[0]]) if seats else None
                screen = Screen(person, id, asked, invite or "")
                self.screens.append(screen)
            playing += [Player(person, id, seat, screen).play() for seat in seats]
        await asyncio.gather(*playing)

    async def _afterwards(self, id: str, seats: int) -> str:
        """Once more with the same seats, a look at how it might have gone, or another game."""
        host = self.people[0]
        self._game = self._rng.choice(list(SEATS))
        if self._rng.random() < 0.3:
            kinds = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (seats - 1)]
            wish = {"at": self._rng.randint(0, 30), "seats": kinds}
            answer = await host.ask("POST", f"/api/tables/{id}/study", wish)
            self._world.history.counts[f"studies {answer.status_code}"] += 1
            if answer.status_code == 201:
                studied = answer.json()["table"]
                self._allow(host, studied["invite"], "")
        if self._rng.random() < 0.5:
            answer = await host.ask("POST", f"/api/tables/{id}/rematch", {})
            self._world.history.counts[f"rematches {answer.status_code}"] += 1
            if answer.status_code == 200:
                return str(answer.json()["table"]["id"])
        return ""
