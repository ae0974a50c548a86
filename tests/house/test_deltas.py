"""What is told as changes comes to the same as whole messages: all games, every seat, onlookers."""

from __future__ import annotations

import json
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as some

from quattrocento.games.registry import GAMES, load_game
from quattrocento.house.table import Table
from quattrocento.kernel.play import ASIDE, legal
from quattrocento.kernel.sealed import ahead, is_complete
from quattrocento.table.deltas import change_of, changed, put_together
from quattrocento.table.drawn import Drawn
from quattrocento.table.errors import Refused
from quattrocento.table.messages import chat_after, delta, draw, follows, joined_events, whole
from quattrocento.table.numbers import MOST, NUMBERED, Numbers, Things
from quattrocento.table.pending import Held
from quattrocento.table.rows import TableRow
from quattrocento.table.seat import Seat
from tests.house.delta_cases import FILE, written

pytestmark = pytest.mark.once

LENGTH = 150
SEATS = {"italian_wars": 2, "virtu": 4}
PEOPLE = ("ada", "bea", "cia", "dea")
plain = some.none() | some.integers() | some.text(max_size=3)
values = some.recursive(
    plain, lambda inside: some.lists(inside) | some.dictionaries(some.text(max_size=2), inside)
)


@given(values, values)
def test_any_value_is_made_of_any_other(old: Any, new: Any) -> None:
    before = json.dumps(old)
    if old != new:
        assert json.dumps(changed(old, change_of(old, new))) == json.dumps(new)
    assert json.dumps(old) == before


def test_the_browser_is_tested_on_these_cases() -> None:
    text = FILE.read_text("utf-8")
    assert text == written(), "write it anew: python -m tests.house.delta_cases"
    for case in json.loads(text):
        assert changed(case["old"], case["change"]) == case["new"]


@given(some.lists(some.lists(some.integers(0, 2 * MOST), max_size=MOST), max_size=9))
def test_things_are_told_once_and_then_by_their_numbers(lists: list[list[int]]) -> None:
    numbers, things, told = Numbers(), Things(), 0
    for wanted in lists:
        written = [json.dumps({"move": ["bid", bid]}).encode() for bid in wanted]
        each = json.loads(numbers.change(written))["each"]
        told += sum(isinstance(thing, dict) for thing in each)
        assert things.changed("moves", each) == [json.loads(thing) for thing in written]
    # As long as they are few, none of them is told twice.
    different = {bid for wanted in lists for bid in wanted}
    assert told == len(different) or len(different) > MOST


class Evening:
    """A table in memory, at which everything happens that changes what is on screens."""

    def __init__(self, name: str, seats: int, seed: int) -> None:
        self.rng = Random(seed)
        self.game = load_game(name)
        people = PEOPLE[:seats]
        row = dict.fromkeys(TableRow.__annotations__) | {
            "id": "friday", "name": "Friday", "game": name, "rules": 1, "private": 0,
            "options": json.dumps(self.game.read_options(seats, {})), "invite": "please",
            "host": "ada", "pace": '{"clock":"live","bank":600}', "confirm_turn": 0,
            "state": "waiting", "version": 1, "moves": 0, "events": 0, "created": 1.0,
            "changed": 1.0, "orders_given": 0, "sealed_given": 0, "lesson": 0,
            "hints": "alone", "hinted": 0,
        }  # fmt: skip
        seated = [Seat("person", one, one) for one in people]
        self.table = Table(cast(TableRow, row), seated, self.game)
        self.screens = [Screen(self, seat) for seat in (*range(seats), None) for _ in (0, 1)]
        self.told: list[bytes] = []
        change = self.table.change("start", None)
        self.table.begin(change, self.rng)
        self._close(change)

    def _close(self, change: Any) -> None:
        self.table.close(change)
        self.told.append(change.written)

    def happen(self) -> bool:
        """Something at random; false once the game is over."""
        table, rng = self.table, self.rng
        match = table.match
        assert match is not None
        if table.state != "playing":
            return False
        what = rng.random()
        seat = match.seat
        assert seat is not None
        if what < 0.04:
            table.chat.append(
                {"index": len(table.chat), "seat": seat, "name": "ada", "text": "Ebbene?",
                 "at": 1.0, "account": False}
            )  # fmt: skip
        elif what < 0.12 and table.sealed.choosing(match.position, list(PEOPLE)):
            self._choose(seat)
        elif what < 0.2 and table.held is None:
            change = table.change("hold", seat)
            table.held = Held(seat, rng.choice(match.legal()))
            self._close(change)
        elif what < 0.28 and match.undoable:
            change = table.change("undo", seat)
            table.redo = match.record.moves[-1:]
            match.undo(1)
            table.cut_back(change, len(match.record.moves), seat)
            table.held = None
            self._close(change)
        elif what < 0.36:
            self._aside()
        else:
            self._play(seat)
        return True

    def _play(self, seat: int) -> None:
        table = self.table
        assert table.match is not None
        move = table.held.move if table.held is not None else self.rng.choice(table.match.legal())
        for one in range(len(table.seats)):
            table.sealed.drop(one)
        change = table.change("move", seat)
        table.play(change, seat, move)
        self._close(change)

    def _aside(self) -> None:
        table = self.table
        assert table.match is not None
        for seat in range(len(table.seats)):
            moves = table.match.position.asides(seat)
            if moves:
                change = table.change("aside", seat)
                move = self.rng.choice(moves)
                assert move[0] == ASIDE
                try:
                    table.aside(change, seat, move)
                except Refused:
                    continue
                self._close(change)
                return

    def _choose(self, seat: int) -> None:
        """One of those who choose at once does so, or takes it back."""
        table, rng = self.table, self.rng
        assert table.match is not None
        answer = table.sealed.of(seat)
        moves = answer.moves
        position = ahead(table.match.position, seat, moves)
        if is_complete(table.match.position, seat, moves):
            moves = moves[:-1]
        else:
            moves = [*moves, rng.choice(legal(position))]
        table.sealed.keep(seat, type(answer)(answer.number + 1, "k", moves, False))
        table.cache.clear()


class Screen:
    """Somebody who is told changes, and hears of them more or less often."""

    def __init__(self, evening: Evening, seat: int | None) -> None:
        self._evening = evening
        self._seat = seat
        self._base: Drawn | None = None
        self._message: dict[str, Any] = {}
        self._chat = -1
        self._numbers = {name: Numbers() for name in NUMBERED}
        self._things = Things()
        self.deltas = 0

    def hear(self) -> None:
        evening = self._evening
        table, rng = evening.table, evening.rng
        if rng.random() < 0.3:
            # Several changes come as one.
            return
        online = [seat for seat in range(len(table.seats)) if rng.random() < 0.8]
        seats = [] if self._seat is None else [self._seat]
        drawn = draw(table, self._seat, seats, online, 3600.0)
        seen = 0 if self._base is None else self._base.version
        events = joined_events(evening.game, self._seat, evening.told[seen - 1 if seen else 0 :])
        chat = chat_after(table, self._chat)
        wanted = json.loads(whole(drawn, events, chat))
        if self._base is None or not follows(self._base, drawn, events):
            self._message = wanted
        else:
            told = delta(table.cache, self._base, drawn, self._numbers, events, chat)
            self._message = put_together(self._message, json.loads(told), self._things)
            self.deltas += 1
        assert self._message.keys() == wanted.keys()
        for name, value in wanted.items():
            # In the same order, too: a page lists things as they come.
            assert json.dumps(self._message[name]) == json.dumps(value), name
        self._base = drawn
        self._chat = table.chat[-1]["index"] if table.chat else -1


@pytest.mark.parametrize("game", GAMES)
def test_changes_come_to_the_whole(game: str) -> None:
    evening = Evening(game, SEATS.get(game, 3), 2)
    for _ in range(LENGTH):
        for screen in evening.screens:
            screen.hear()
        if not evening.happen():
            break
    assert all(screen.deltas > 20 for screen in evening.screens)
