"""A house of many processes in a storm: whatever is killed, nothing is lost and nothing doubled.

`python3 do.py storm` lets it rage for ten minutes; otherwise it is over in a moment.
"""

from __future__ import annotations

import os
import time
from contextlib import closing
from random import Random

import pytest
from sqlalchemy import select

from quattrocento.cli import main
from quattrocento.house import schema
from quattrocento.house.store import Store
from tests.house.cluster import Cluster, Table
from tests.house.postgres import Postgres

pytestmark = pytest.mark.once

SECONDS = float(os.environ.get("QUATTROCENTO_STORM", "0"))
TABLES = (
    (["me", "open"], "signorie"),
    (["me", "bot"], "signorie"),
    (["me", "open", "bot"], "princes"),
    (["bot", "bot"], "signorie"),
)


def test_kills_at_random_lose_and_double_nothing(postgres: Postgres) -> None:
    database = postgres.new_database()
    rng = Random(1494)
    ends = time.monotonic() + SECONDS
    tables: list[Table] = []
    with closing(Cluster(database, doors=3, workers=2)) as cluster:
        while not tables or time.monotonic() < ends:
            evening = [Table(cluster, seats, rng.getrandbits(32), game) for seats, game in TABLES]
            tables += evening
            for table in evening:
                table.start()
            while any(table.is_alive() for table in evening):
                cluster.kill_one(rng)
                time.sleep(rng.uniform(0.5, 1.5))
        assert cluster.killed["Door"]
        assert cluster.killed["Worker"]
    for table in tables:
        assert not table.trouble
    check(database, tables)
    assert main(["audit", "--database", database]) == 0


def check(database: str, tables: list[Table]) -> None:
    """What is stored is what was answered, once and without gaps, on every screen."""
    store = Store(database)
    t, c = schema.tables.c, schema.changes.c
    with store.reading.connect() as connection:
        for table in tables:
            query = select(c.version, c.key).where(c.table_id == table.id).order_by(c.version)
            changes = connection.execute(query).all()
            assert [version for version, _ in changes] == list(range(1, len(changes) + 1))
            assert [key for _, key in changes if key is not None] == table.played
            assert (
                connection.execute(select(t.state).where(t.id == table.id)).scalar() == "finished"
            )
            assert table.line is not None
            heard = [event["index"] for event in table.line.events]
            assert heard == list(range(len(heard)))
            assert table.line.seen == len(changes)
    store.close()
