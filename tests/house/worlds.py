"""Two houses in which everything happens alike, but for what some people may not know.

The same people do the same things in both. Where a choice or a draw is hidden from the viewers,
the houses go different ways that look the same to them. So whatever reaches a viewer must be the
same in both, byte by byte.
"""

from __future__ import annotations

import re
import secrets
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from quattrocento.house import giving_up
from quattrocento.house.bots import turns
from quattrocento.house.house import House
from quattrocento.kernel import match as matches
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import legal
from quattrocento.kernel.play import settle as really_settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.sealed import ahead, is_complete
from quattrocento.kernel.step import Chance, Move, Task
from quattrocento.table import awaited, ids
from tests.house.houses import Line, RunningHouse, Visitor, idle

TIMES = re.compile(
    # In a delta a number that has changed stands in a list of its own.
    r'"(at|created|changed|seen|until)":(?:[0-9.e+-]+|\[[0-9.e+-]+\])|"left":\[[0-9.,e+-]*\]'
)
ONLINE = re.compile(
    r'"people":\{(?:"\d+":\{"online":\[(?:true|false)\]\},?)+\},?|"online":(?:true|false)'
)
HEADERS = ("content-length", "date", "set-cookie")
"""Headers that differ with the time from one answer to the next."""


def plain(text: str) -> str:
    """What was said, without the time and who is online at that moment."""
    return ONLINE.sub("", TIMES.sub(lambda found: f'"{found[1] or "left"}":?', text))


class _Names(threading.local):
    """The same random names in both houses; each house has a thread of its own."""

    def __init__(self) -> None:
        self._rng = Random(1494)

    def choice(self, letters: str) -> str:
        return self._rng.choice(letters)


class Worlds:
    """Two houses, and one table in both."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, seed: int) -> None:
        patch.setattr(ids, "secrets", _Names())
        patch.setattr(turns.Turns, "play", idle)
        patch.setattr(matches, "settle", self._settle)
        self.rng = Random(seed)
        self.viewers: list[int | None] = [0, None]
        """The seats that the worlds look the same to."""
        self.differences = 0
        self._fallen: list[Move] = []
        self._second = threading.local()
        self.houses = [
            RunningHouse(f"sqlite:///{folder / f'{name}.sqlite3'}") for name in ("one", "two")
        ]
        self.houses[1].run(lambda house: setattr(self._second, "here", True))
        self.houses[1].run(lambda house: setattr(house, "rng", Random(2)))
        self.table = ""
        self.lines: list[tuple[Line, Line]] = []
        """Those that are listened to, in pairs."""
        self._told_changes: dict[Line, tuple[Line, Line]] = {}
        """Beside each of those in the first house, two that are told what changes."""
        self._opened: list[Line] = []

    def close(self) -> None:
        for line in self._opened:
            line.close()
        for house in self.houses:
            house.close()

    # Draws

    def _settle(self, position: Position, rng: Random, drawn: list[Move] | None = None) -> None:
        """In the second house falls what looks like that which fell in the first."""
        fallen: list[Move] = []
        if not getattr(self._second, "here", False):
            really_settle(position, rng, fallen)
            self._fallen += fallen
        else:
            self._follow(position, rng, fallen)
        if drawn is not None:
            drawn += fallen

    def _follow(self, position: Position, rng: Random, fallen: list[Move]) -> None:
        while position.agenda and isinstance(position.agenda[-1], Task | Chance):
            step = position.agenda.pop()
            if isinstance(step, Task):
                step.run(position)
                continue
            assert isinstance(step, Chance)
            move, there = step.sample(position, rng), self._fallen.pop(0)
            if self._look(move, None) != self._look(there, None):
                move = there
                step.check(position, move)
            self.differences += move != there
            fallen.append(move)
            step.play(position, move)

    def _look(self, move: Move, mover: int | None) -> list[Move | None]:
        """What the viewers see of a move."""
        return [self.game.sight.seen_move(move, mover, viewer) for viewer in self.viewers]

    # People

    def guest(self, name: str) -> Both:
        return Both(self, [house.guest(name) for house in self.houses])

    def nobody(self) -> Both:
        return Both(self, [Visitor(house.url) for house in self.houses])

    def sit(self, host: Both, table: str) -> None:
        """From now on this is the table."""
        self.table = table
        game = host.get(f"/api/tables/{table}")["table"]["game"]
        self.game: Game[Any] = self.houses[0].house.games[game]

    def inside(self, look: Callable[[Any], Any]) -> list[Any]:
        """Something about the table in both houses."""

        async def held(house: House) -> Any:
            async with house.holding(self.table) as table:
                return look(table)

        return [house.run(held) for house in self.houses]

    # Play

    @property
    def deciding(self) -> int:
        seat: int = self.inside(lambda table: table.match.seat)[0]
        return seat

    @property
    def asked(self) -> int:
        """Who is to decide; where people choose at once, one of them."""
        seat: int = self.inside(lambda table: awaited.seats(table)[0])[0]
        return seat

    @property
    def revealing(self) -> bool:
        """The next move may show everything to everybody."""

        def shows(table: Any) -> bool:
            if awaited.choosing(table):
                # The last card of the last one opens all.
                left = awaited.missing(table)
                return len(left) == 1 and any(
                    is_complete(
                        table.match.position, left[0], [*table.sealed.of(left[0]).moves, move]
                    )
                    for move in legal(ahead_of(table, left[0]))
                )
            return not all(
                self.game.sight.secrets(table.after(move)) for move in table.match.legal()
            )

        return bool(self.inside(shows)[0])

    def play(self, people: dict[int, Both], prefer: Callable[[Move], int]) -> None:
        """A move of whoever decides; a hidden one is another one in the second house."""
        seat = self.asked
        here, there = self.inside(lambda table: legal(ahead_of(table, seat)))
        if seat in self.viewers:
            assert here == there
        while True:
            first = self.rng.choices(here, [prefer(move) for move in here])[0]
            alike = [move for move in there if self._look(move, seat) == self._look(first, seat)]
            if alike:
                break
            here = [move for move in here if move != first]
        second = self.rng.choice([move for move in alike if move != first] or alike)
        if seat in self.viewers:
            second = first
        self.differences += second != first
        if seat in people:
            people[seat].move(seat, first, second)
        else:
            self._bot(seat, first, second)
        self.hear()

    def _bot(self, seat: int, *moves: Move) -> None:
        for house, move in zip(self.houses, moves, strict=True):

            async def play(house: House, move: Move = move) -> None:
                async with house.holding(self.table) as table:
                    change = table.change("move", seat)
                    table.play(change, seat, move)
                    await house.commit(table, change)

            house.run(play)

    def act(self, who: Both, what: str, body: Any = None) -> None:
        """Sit down, get up, start, give up."""
        who.post(f"/api/tables/{self.table}/{what}", body)
        self.hear()

    def wish(self, seat: int) -> dict[str, Any]:
        """What every wish of a seat names."""
        version = self.inside(lambda table: table.version)[0]
        return {"seat": seat, "version": version, "key": secrets.token_hex(8)}

    def run_out(self) -> None:
        """The clock of whoever decides is at zero."""

        async def late(house: House) -> None:
            async with house.holding(self.table) as table:
                assert table.clocks is not None
                assert table.deciding is not None
                table.clocks.running = [table.deciding]
                await giving_up.run_out(house, table)

        for house in self.houses:
            house.run(late)

    # What is heard

    def listen(self, who: Both, **query: Any) -> tuple[Line, Line]:
        """A line in each house, whose words are compared from now on; and those of another that
        is told what changes."""
        one, two = (person.live(self.table, **query) for person in who.people)
        three, four = (person.live(self.table, changes="true", **query) for person in who.people)
        self.lines.append((one, two))
        self._told_changes[one] = (three, four)
        self._opened += one, two, three, four
        return one, two

    def hear(self) -> None:
        """Every line has heard how things stand, and the same."""
        here, there = self.inside(lambda table: (table.version, awaited.chosen(table)))
        assert here == there
        version, chosen = here
        changes = [self._told_changes[one] for one, _ in self.lines]
        for pair in [*self.lines, *changes]:
            for line in pair:
                line.until(
                    lambda line: (
                        line.seen == version
                        and ((line.last.get("choosing") or {}).get("chosen") or []) == chosen
                    )
                )
            one, two = ([plain(said) for said in line.said if '"presence"' not in said[:12]]
                        for line in pair)  # fmt: skip
            assert one == two
            assert len(one) > 0


def ahead_of(table: Any, seat: int) -> Position:
    """The position in which a seat decides, also where it chooses ahead."""
    if seat not in awaited.choosing(table):
        position: Position = table.match.position
        return position
    return ahead(table.match.position, seat, table.sealed.of(seat).moves)


class Both:
    """The same person in both houses; what a viewer asks is answered alike."""

    def __init__(self, worlds: Worlds, people: list[Visitor]) -> None:
        self._worlds = worlds
        self.people = people

    def ask(self, method: str, path: str, body: Any = None) -> list[httpx.Response]:
        return [person.ask(method, path, body) for person in self.people]

    def get(self, path: str) -> Any:
        one, _ = (person.get(path) for person in self.people)
        return one

    def post(self, path: str, body: Any = None) -> Any:
        one, _ = (person.post(path, body) for person in self.people)
        return one

    def move(self, seat: int, *moves: Move) -> None:
        wish = self._worlds.wish(seat)
        for person, move in zip(self.people, moves, strict=True):
            person.post(f"/api/tables/{self._worlds.table}/moves", wish | {"move": list(move)})

    def same(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask for something that must be answered in the same bytes."""
        one, two = self.ask(method, path, body)
        assert one.status_code == two.status_code
        assert plain(one.text) == plain(two.text)
        kept = [
            {key: value for key, value in answer.headers.items() if key not in HEADERS}
            for answer in (one, two)
        ]
        assert kept[0] == kept[1]
        return one

    def look(self) -> None:
        """Ask for everything that can be asked about the table."""
        worlds = self._worlds
        path = f"/api/tables/{worlds.table}"
        told = self.same("GET", f"{path}/message?seen=1")
        version = told.json().get("version", 1)
        for one in ("", "/message", "/record", "/notes", "/analysis"):
            self.same("GET", path + one)
        for query in ("open", "mine"):
            self.same("GET", f"/api/tables?list={query}")
        count = worlds.rng.randrange(1 + worlds.inside(lambda table: table.moves)[0])
        for query in ("", "&seat=0", "&seat=1", "&seat=2"):
            self.same("GET", f"{path}/replay?at={count}{query}")
            self.same("GET", f"{path}/message?seen={version - 1}{query}")
        for seat in (0, 1, 2):
            for on in (version, version - 1):
                wish = {"seat": seat, "version": on, "key": secrets.token_hex(8)}
                self.same("POST", f"{path}/moves", wish | {"move": ["nothing", "like", "it"]})
                self.same(
                    "PUT", f"{path}/order", wish | {"matter": "bid", "order": {"kind": "nothing"}}
                )
                self.same("POST", f"{path}/confirm", wish)
