"""The checks of a whole house can fail: games that do not replay, and bots that do not move."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from quattrocento.house import schema
from quattrocento.house.bots.turns import Turns
from quattrocento.house.store import Store
from tests.house.court import Court
from tests.house.houses import RunningHouse, idle
from tests.house.ordering import standing
from tests.storm import calm
from tests.storm.verdict import check_audit


def test_a_game_that_does_not_replay_is_noticed(tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path}/house.sqlite3")
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    ada.move(table, ada.message(table))
    house.close()
    database = house.config.database
    assert check_audit(database) == []
    store = Store(database)
    with store.writing.begin() as connection:
        first = update(schema.moves).where(schema.moves.c.number == 0)
        connection.execute(first.values(move='["fly"]'))
    store.close()
    assert check_audit(database)


def test_a_bot_that_does_not_move_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calm, "STILL", 0.1)
    monkeypatch.setattr(Turns, "play", idle)
    house = RunningHouse(f"sqlite:///{tmp_path}/house.sqlite3")
    try:
        ada = house.guest()
        table = ada.set_up("me", "bot", start=True)
        while (message := ada.message(table))["prompt"]["seat"] == 0:
            ada.move(table, message)
        stuck = asyncio.run(calm.bots_play_on(house.config.database))
        assert stuck == [f"table {table} waits for a bot at version {message['version']}"]
    finally:
        house.close()


def test_an_order_that_was_cancelled_is_not_waited_for(tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path}/house.sqlite3")
    try:
        court = Court(house)
        active, one, _ = standing(court)
        court.order(one, None)
        court.play(active, "bid", court.message(active)["view"]["auction"]["least"])
        assert court.deciding == one
        assert asyncio.run(calm.bots_play_on(house.config.database)) == []
    finally:
        house.close()
