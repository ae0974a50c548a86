"""`quattrocento outbox`: what a host sees of the notices, and does about dead letters."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import insert, update

from quattrocento.cli import main
from quattrocento.house import outbox, schema
from quattrocento.table.steady import now
from tests.house.houses import RunningHouse
from tests.patience import until

SECRET = "s3cr3t"


def asked(capsys: pytest.CaptureFixture[str], house: RunningHouse, *flags: str) -> str:
    assert main(["outbox", "--database", house.config.database, *flags]) == 0
    return capsys.readouterr().out


@pytest.fixture
def full(house: RunningHouse) -> RunningHouse:
    """A house with one notice that waits, and two dead letters."""
    bea = house.guest("Bea")
    # An address nobody answers at, as the path of a webhook often is a password.
    wish = {"webhook": f"https://hooks.example:8443/{SECRET}?t={SECRET}"}
    assert bea.ask("PATCH", "/api/me", {"notices": wish}).status_code == 200
    me = bea.get("/api/me")["person"]["id"]
    later = now() + 3600
    row = {"person": me, "table_id": "t1", "channel": "webhook", "kind": "turn", "due": later}
    rows = [
        row | {"id": "waiting", "tries": 1, "why": "slow: it took long", "dead": None},
        row | {"id": "dead1", "tries": 6, "why": "answer: answered 500", "dead": now()},
        row | {"id": "dead2", "tries": 6, "why": "name: none", "dead": now(), "person": "gone"},
    ]
    with house.house.store.writing.begin() as connection:
        connection.execute(insert(schema.outbox), rows)
    return house


def test_the_host_sees_what_waits_and_what_is_dead(
    full: RunningHouse, capsys: pytest.CaptureFixture[str]
) -> None:
    text = asked(capsys, full)
    assert SECRET not in text
    lines = text.splitlines()
    assert lines[-1] == "1 waiting, 2 dead"
    assert "turn at table t1, for Bea" in lines[0]
    assert "by webhook to hooks.example:8443, 1 tries, slow: it took long" in lines[0]
    assert "answer: answered 500" in text
    told = asked(capsys, full, "--json")
    assert SECRET not in told
    rows = {row["id"]: row for row in map(json.loads, told.splitlines())}
    assert set(rows) == {"waiting", "dead1", "dead2"}
    assert (rows["dead1"]["name"], rows["dead1"]["to"]) == ("Bea", "hooks.example:8443")
    assert (rows["dead2"]["name"], rows["dead2"]["to"]) == ("", "nowhere")


def test_dead_letters_are_thrown_away_and_nothing_else(
    full: RunningHouse, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked(capsys, full, "--drop") == "2 thrown away\n"
    assert asked(capsys, full).splitlines()[-1] == "1 waiting, 0 dead"


def test_dead_letters_of_a_month_ago_go(
    full: RunningHouse, capsys: pytest.CaptureFixture[str]
) -> None:
    old = update(schema.outbox).where(schema.outbox.c.id == "dead1")
    with full.house.store.writing.begin() as connection:
        connection.execute(old.values(dead=now() - outbox.KEPT - 60))
    full.run(lambda house: house.notices.ring())
    until(lambda: asked(capsys, full).splitlines()[-1] == "1 waiting, 1 dead")
    assert "name: none" in asked(capsys, full)


def test_dead_letters_are_put_back_and_carried(
    full: RunningHouse, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are about a table that is gone: the house looks at them and drops them."""
    assert asked(capsys, full, "--again", "--json") == '{"count": 2}\n'
    full.run(lambda house: house.notices.ring())
    until(lambda: asked(capsys, full).splitlines()[-1] == "1 waiting, 0 dead")


def test_a_house_that_is_not_there_is_one_line(
    tmp_path: object, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["outbox", "--data", f"{tmp_path}/nowhere"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
