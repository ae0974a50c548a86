"""Clocks that an older house has stored, of which one at most was running."""

from __future__ import annotations

import json

import msgspec
from sqlalchemy import create_engine, text

from quattrocento.house.migrations import migrate
from quattrocento.table.clocks import Clocks

SEALED = 8
"""The migration since which several clocks run at once."""


def test_clocks_of_an_older_house_run_on() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection, SEALED - 1)
        row = {
            "id": "", "name": "", "game": "virtu", "rules": 1, "options": "{}", "private": 0,
            "invite": "", "host": "", "pace": "{}", "confirm_turn": 0, "state": "playing",
            "version": 1, "moves": 0, "events": 0, "created": 0, "changed": 0, "orders_given": 0,
            "lesson": 0,
        }  # fmt: skip
        stored = {"one": 2, "none": None}
        for name, running in stored.items():
            clocks = json.dumps({"left": [1, 2, 3], "running": running, "since": 5})
            values = row | {"id": name, "clocks": clocks}
            marks = ", ".join(f":{column}" for column in values)
            connection.execute(
                text(f"INSERT INTO tables ({', '.join(values)}) VALUES ({marks})"), values
            )
        values = row | {"id": "broken", "clocks": "{"}
        marks = ", ".join(f":{column}" for column in values)
        connection.execute(
            text(f"INSERT INTO tables ({', '.join(values)}) VALUES ({marks})"), values
        )
        migrate(connection)
        told = connection.execute(text("SELECT id, clocks FROM tables"))
        found: dict[str, str] = {row.id: row.clocks for row in told}
    assert msgspec.json.decode(found["one"], type=Clocks).running == [2]
    assert msgspec.json.decode(found["none"], type=Clocks).running == []
    assert found["broken"] == "{"
