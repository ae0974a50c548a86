"""What is counted, and what is written down of every request."""

from __future__ import annotations

import json
import logging
import re
from typing import Any

import pytest
from prometheus_client import generate_latest

from quattrocento.house.keeping.answers import Counts
from tests.house.houses import RunningHouse
from tests.patience import until
from tests.test_deploy import DEPLOY


def numbers(house: RunningHouse) -> str:
    return generate_latest(house.house.metrics.registry).decode()


def test_what_a_dashboard_shows_is_counted(open_house: Any) -> None:
    house = open_house(metrics="1")
    ada = house.guest()
    table = ada.set_up("me", "here", start=True)
    line = ada.live(table)
    message = line.hear()
    line.answered(line.send("move", message, move=ada.wish(message)["move"]))
    told = numbers(house)
    assert re.search(r'quattrocento_http_seconds_count\{kind="call"\} [1-9]', told)
    assert re.search(r"quattrocento_websocket_seconds_count [1-9]", told)
    assert "quattrocento_people 1.0" in told
    assert 'quattrocento_processes{kind="door"} 1.0' in told
    house.house.metrics.counted(_counts(notices=3, reports=2), 5, 1.5)
    told = numbers(house)
    for said in ("outbox 3.0", "reports 2.0", "bot_queue 5.0", "bot_queue_seconds 1.5"):
        assert f"quattrocento_{said}" in told
    names = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = " ".join(one["expr"] for panel in board["panels"] for one in panel["targets"])
    for name in re.findall(r"quattrocento_\w+", asked):
        assert re.sub(r"_(bucket|count|total)$", "", name) in {
            re.sub(r"_total$", "", one) for one in names
        }, name


def _counts(**counted: int) -> Counts:
    nothing = dict.fromkeys(Counts.__struct_fields__, 0)
    return Counts(**(nothing | counted))


def test_every_request_is_a_line_where_that_is_wanted(
    open_house: Any, caplog: pytest.LogCaptureFixture
) -> None:
    house = open_house(access_log=True)
    with caplog.at_level(logging.INFO, "quattrocento.access"):
        house.guest().refused("GET", "/api/tables/nothing")
        until(lambda: len(caplog.records) >= 2)
    lines = [vars(one) for one in caplog.records if one.name == "quattrocento.access"]
    shown = [(one["method"], one["path"], one["status"]) for one in lines]
    assert ("POST", "/api/guests", 200) in shown
    assert ("GET", "/api/tables/nothing", 404) in shown
    assert {one["address"] for one in lines} == {"127.0.0.1"}


def test_nothing_is_written_of_requests_unless_it_is_wanted(
    open_house: Any, caplog: pytest.LogCaptureFixture
) -> None:
    house = open_house()
    with caplog.at_level(logging.INFO, "quattrocento.access"):
        house.guest()
    assert not [one for one in caplog.records if one.name == "quattrocento.access"]
