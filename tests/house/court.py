"""A table of Princes of the Renaissance for the tests: people by seat, asides and orders."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from random import Random
from typing import Any

from quattrocento.games.princes.names import TREACHERY
from tests.house.houses import Message, RunningHouse, Visitor
from tests.house.ordering import matters
from tests.house.several import Several
from tests.patience import until

NAMES = ("Ada", "Bea", "Cia", "Dea", "Eva", "Fia")


class Court:
    """People at a table of Princes that is being played, the families dealt.

    `bots` is how many of the last seats are bots.
    """

    def __init__(
        self, house: RunningHouse | Several, seats: int = 3, bots: int = 0, **wish: Any
    ) -> None:
        self.house = house
        self.people: dict[int, Visitor] = {}
        kinds = ["me", *["open"] * (seats - bots - 1), *["bot"] * bots]
        options = {"families": "dealt"} | wish.pop("options", {})
        host = house.guest(NAMES[0])
        self.table = host.set_up(*kinds, game="princes", options=options, **wish)
        self.people[0] = host
        for seat in range(1, seats - bots):
            self.people[seat] = house.guest(NAMES[seat])
            self.people[seat].post(f"/api/tables/{self.table}/join")
        host.post(f"/api/tables/{self.table}/start")

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def message(self, seat: int, **query: Any) -> Message:
        return self.people[seat].message(self.table, **query)

    @property
    def deciding(self) -> int:
        seat: int = self.message(0)["prompt"]["seat"]
        return seat

    def clockwise(self, seat: int, steps: int = 1) -> int:
        return (seat + steps) % len(self.message(0)["people"])

    def family(self, seat: int) -> str:
        name: str = self.message(0)["view"]["players"][seat]["family"]
        return name

    def money(self, seat: int) -> tuple[int, int]:
        player = self.message(0)["view"]["players"][seat]
        return player["gold"], player["influence"]

    def wish(self, seat: int, *move: str | int) -> dict[str, Any]:
        version = self.message(seat)["version"]
        key = secrets.token_hex(8)
        return {"seat": seat, "version": version, "move": list(move), "key": key}

    def play(self, seat: int, *move: str | int) -> Message:
        answer: Message = self.people[seat].post(f"{self.path}/moves", self.wish(seat, *move))
        return answer

    def aside(self, seat: int, verb: str, to: int, *amounts: int) -> Message:
        return self.play(seat, "aside", seat, verb, self.family(to), *amounts)

    def refused(self, seat: int, *move: str | int) -> tuple[int, str]:
        return self.people[seat].refused("POST", f"{self.path}/moves", self.wish(seat, *move))

    def order_wish(
        self, seat: int, kind: str | None, amount: int | None = None, question: str = "bid"
    ) -> dict[str, Any]:
        message = self.message(seat)
        found = matters(message, question)
        return {
            "seat": seat,
            "version": message["version"],
            "matter": found[0]["matter"] if found else question,
            "order": None if kind is None else {"kind": kind, "amount": amount},
            "key": secrets.token_hex(8),
        }

    def order(
        self, seat: int, kind: str | None, amount: int | None = None, question: str = "bid"
    ) -> Message:
        wish = self.order_wish(seat, kind, amount, question)
        answer = self.people[seat].ask("PUT", f"{self.path}/order", wish)
        assert answer.status_code == 200, answer.text
        message: Message = answer.json()
        return message

    def put_up(self, tile: str = "doge", bid: int | None = None) -> int:
        """The active player puts a tile up and opens with a bid; gives the seat."""
        seat = self.deciding
        message = self.play(seat, "auction", tile)
        if bid is not None:
            assert bid >= message["view"]["auction"]["least"]
            self.play(seat, "bid", bid)
        return seat

    def deal(self, kind: str) -> None:
        """From now on whoever draws a treachery tile draws one of this kind."""

        class Loaded(Random):
            def random(self) -> float:
                counts = [_left(position, index) for index in range(len(TREACHERY))]
                return (sum(counts[: TREACHERY.index(kind)]) + 0.5) / sum(counts)

        async def load(house: Any) -> Any:
            async with house.holding(self.table) as table:
                table.match.rng = Loaded()
                return table.match.position

        assert isinstance(self.house, RunningHouse)
        position = self.house.run(load)

    def until(self, seat: int, fits: Callable[[Message], bool]) -> Message:
        """Ask until something is so."""
        until(lambda: fits(self.message(seat)))
        return self.message(seat)

    def told(self, name: str) -> list[dict[str, Any]]:
        """The arguments of all events of a name, as the first seat hears them."""
        return [event["args"] for event in self.message(0)["events"] if event["name"] == name]

    def record(self, seat: int) -> list[list[str | int]]:
        lines = self.people[seat].http.get(f"{self.path}/record").text.splitlines()
        return [json.loads(line) for line in lines[1:]]


def _left(position: Any, kind: int) -> int:
    tiles: int = position.pile & position.box.treachery_tiles[kind]
    return tiles.bit_count()
