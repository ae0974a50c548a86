"""Random calls against the OpenAPI description: no server error, and answers as described."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.strategies import sampled_from
from jsonschema_rs import Draft202012Validator
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from web.describe import FILE
from web.describe import described as written

from quattrocento.games.registry import RULE_SETS, load_game
from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import IN_WINTER
from quattrocento.house.app import _description, all_calls
from quattrocento.house.openapi import describe
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from tests.house.houses import RunningHouse, Visitor, play_on
from tests.house.postgres import Postgres

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


def test_it_is_described_once() -> None:
    """It takes a while, and anybody may ask for it."""
    assert _description() is _description()


class Described:
    """A house with somebody in it, and tables in every state for the calls to hit."""

    def __init__(self, database: str) -> None:
        self.house = RunningHouse(database)
        self.ada: Visitor = self.house.guest()
        finished = self.ada.set_up("me", "here", start=True)
        play_on(finished, {0: self.ada, 1: self.ada})
        self.tables = [
            self.ada.set_up("me", "open"),
            self.ada.set_up("me", "here", start=True, confirm_turn=True),
            self.auction(),
            finished,
            "nowhere",
        ]

    def auction(self) -> str:
        """A table of Princes at which a tile is up: asides and orders are possible."""
        dealt = {"families": "dealt"}
        table = self.ada.set_up("me", "here", "here", game="princes", options=dealt, start=True)
        self.ada.move(table, self.ada.message(table), ["auction", "doge"])
        return table


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def described(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[Described]:
    folder = tmp_path_factory.mktemp("house")
    sqlite = f"sqlite:///{folder / 'house.sqlite3'}"
    described = Described(sqlite if request.param == "sqlite" else postgres.new_database())
    yield described
    described.house.close()


def operations() -> dict[str, Any]:
    """Every call of the description, by method and path."""
    described = msgspec.json.decode(msgspec.json.encode(describe(all_calls())))
    found: dict[str, Any] = {}
    for result in schemathesis.openapi.from_dict(described).get_all_operations():
        assert isinstance(result, Ok), result.err()
        one = result.ok()
        found[f"{one.method.upper()} {one.path}"] = one
    return found


OPERATIONS = operations()
DESCRIBED = describe(all_calls())


def described_as(name: str) -> Draft202012Validator:
    """What is to be said under a name of the description, exactly."""
    return Draft202012Validator(DESCRIBED | {"$ref": f"#/components/schemas/{name}"})


MESSAGE = described_as("Message")


def check_described(message: dict[str, Any]) -> None:
    MESSAGE.validate(message)


HASHING = ("POST /api/accounts", "POST /api/login", "POST /api/password")
"""Calls that take their time on purpose."""


@pytest.mark.parametrize("name", OPERATIONS)
def test_no_call_makes_the_house_stumble(name: str, described: Described) -> None:
    # Calls about people change who asks: each gets somebody of its own.
    asker = described.ada if "table_id" in name else described.house.guest()
    cookies = dict(asker.http.cookies)

    @seed(1)
    @settings(
        max_examples=8 if name in HASHING else 30,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(OPERATIONS[name].as_strategy(), sampled_from(described.tables))
    def call(case: Any, table: str) -> None:
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        case.call_and_validate(
            base_url=described.house.url,
            cookies=cookies,
            headers={"X-Quattrocento": "1"},
            checks=CHECKS,
        )

    call()


def test_messages_with_asides_and_orders_are_as_described(described: Described) -> None:
    ada, table = described.ada, described.auction()
    message = ada.message(table)
    assert message["asides"]
    [matter] = [one for one in message["orders"] if one["kinds"]]
    check_described(message)
    other = next(seat for seat in message["seats"] if seat != message["seat"])
    wish = {
        "seat": other,
        "version": message["version"],
        "matter": matter["matter"],
        "order": {"kind": "up_to", "amount": 20},
        "key": "away-for-a-day",
    }
    answer = ada.ask("PUT", f"/api/tables/{table}/order", wish).json()
    assert answer["orders"][0]["order"]["kind"] == "up_to"
    check_described(answer)


def test_messages_are_as_described(described: Described) -> None:
    """Each message of a whole game, and of a table that waits, is what the description says."""
    ada = described.ada
    table = ada.set_up(
        "me", "here", confirm_turn=True, pace={"clock": "live", "bank": 600, "increment": 5}
    )
    check_described(ada.message(table))
    ada.post(f"/api/tables/{table}/start")
    message = ada.message(table)
    for _ in range(150):
        check_described(message)
        if message["undo"]["confirm"]:
            version = message["version"]
            wish = {"seat": message["seat"], "version": version, "key": f"confirm-{version}"}
            message = ada.post(f"/api/tables/{table}/confirm", wish)
        else:
            message = ada.move(table, message)


VIEWS = {"signorie": "SignorieView", "princes": "PrincesView", "virtu": "VirtuView"}


@pytest.mark.parametrize("name", RULE_SETS)
def test_views_are_as_described(name: str) -> None:
    """What a mover, another seat and those who look on see, all through a game."""
    game, rng = load_game(name), Random(11)
    seats = game.seats[-1]
    match = Match(Record(game, [""] * seats), rng)
    match.begin()
    check = described_as(VIEWS.get(name, "WarsView"))
    for number in count():
        if match.over:
            break
        for seat in (match.seat, number % seats, None) if number % 10 == 0 else ():
            # Lists and tuples are the same on the wire.
            view = msgspec.json.decode(msgspec.json.encode(game.sight.view(match.position, seat)))
            check.validate(view)
        match.play(rng.choice(match.legal()))


LENS, SHEET = described_as("Lens"), described_as("WinterSheet")


@pytest.mark.parametrize("name", ["virtu", "italian_wars"])
def test_lenses_and_plans_are_as_described(name: str) -> None:
    """What every seat is told beyond its view, and of a Winter with wishes, all through a game."""
    game, rng = load_game(name), Random(12)
    match = Match(Record(game, [""] * game.seats[-1]), rng)
    match.begin()
    wishes: list[Move] = []
    told: set[str] = set()
    for number in count():
        if match.over:
            break
        legal = match.legal()
        wishes = [*wishes[-12:], *legal[:3]]
        board = match.position
        assert isinstance(board, Board)
        # There are few questions in a Winter: each is looked at.
        every = 5 if board.season == IN_WINTER else 40
        for seat in range(len(board.players)) if number % every == 0 else ():
            for check, answer in (
                (LENS, game.sight.lens(board, seat)),
                (SHEET, game.sight.planned(board, seat, wishes)),
            ):
                if answer is not None:
                    check.validate(msgspec.json.decode(msgspec.json.encode(answer)))
                    told |= answer.keys()
        match.play(rng.choice(legal))
    assert told >= {"war", "agents", "account", "powers"}


def test_the_browser_is_built_on_this_description() -> None:
    assert FILE.read_text("utf-8") == written(), "run `python web/describe.py`"
