"""Whose turn it is: the order itself, in memory and in PostgreSQL."""

from __future__ import annotations

import math
from random import Random

import psycopg
import pytest

from quattrocento.house.bots.fairness import MINUTE, RANK, SHORT, Lengths, Use, Wait, next_of, rank
from quattrocento.house.migrations import migrate
from quattrocento.house.store import Store
from tests.house.postgres import Postgres

SHARE = 30.0


def test_whoever_has_used_least_comes_first_whoever_came_first() -> None:
    use = Use()
    use.add("greta", 20.0, now=100.0)
    waiting = [Wait("greta", 0.1, 100.0), Wait("ada", 3.0, 110.0)]
    assert next_of(waiting, use, SHARE, 111.0) is waiting[1]


def test_among_equals_the_shorter_work_comes_first() -> None:
    waiting = [Wait("ada", 3.0, 100.0), Wait("bea", 0.1, 100.5)]
    assert next_of(waiting, Use(), SHARE, 101.0) is waiting[1]


def test_use_is_that_of_the_last_minute() -> None:
    use = Use()
    for second in range(600):
        use.add("ada", 0.5, float(second))
    assert use.of("ada", 600.0) == pytest.approx(MINUTE / 2, rel=0.05)
    assert use.of("ada", 600.0 + 5 * MINUTE) < 1
    use.add("ada", -100.0, 600.0)
    assert use.of("ada", 600.0) == 0.0


def test_whoever_has_had_their_share_comes_last_however_long_they_wait() -> None:
    use = Use()
    use.add("greta", SHARE + 5, now=100.0)
    use.add("bea", SHARE - 5, now=100.0)
    waiting = [Wait("greta", 0.0, 0.0), Wait("bea", 9.0, 100.0)]
    assert next_of(waiting, use, SHARE, 101.0) is waiting[1]


def serve(newcomers: int, guests: list[Wait], use: Use, until: float) -> float:
    """When one of the guests is served by one thinker while others come in without end."""
    at = 1000.0
    mine = guests[:]
    waiting = guests[:]
    while at < until:
        for number in range(newcomers):
            waiting.append(Wait(f"{at} {number}", 0.1, at))
        chosen = next_of(waiting, use, SHARE, at)
        assert chosen is not None
        if chosen in mine:
            return at - 1000.0
        waiting.remove(chosen)
        use.add(chosen.owner, chosen.cost, at)
        at += 1.0
    raise AssertionError("their turn never comes")


def test_everybodys_turn_comes_although_new_people_never_end() -> None:
    use = Use()
    # Somebody who has kept eight thinkers busy for long, and whose bots play alone.
    use.add("greta", 8 * MINUTE, 1000.0)
    waited = serve(2, [Wait("greta", 33.0, 1000.0)], use, until=3000.0)
    assert waited < 600


def test_ones_own_short_thoughts_do_not_hold_up_ones_long_ones() -> None:
    use = Use()
    at, long = 1000.0, Wait("ada", 3.0, 1000.0)
    served = 0
    while True:
        chosen = next_of([long, Wait("ada", 0.02, at)], use, math.inf, at)
        if chosen is long:
            break
        use.add("ada", 0.02, at)
        at, served = at + 0.02, served + 1
        assert at < 1060
    assert served > 10


def test_many_greedy_people_do_not_put_a_newcomer_off() -> None:
    use = Use()
    waiting = [Wait(f"greta {one % 10}", 2.0, float(one)) for one in range(200)]
    at = 200.0
    for _ in range(100):
        chosen = next_of(waiting, use, SHARE, at)
        assert chosen is not None
        waiting.remove(chosen)
        use.add(chosen.owner, 2.0, at)
        at += 2.0
        waiting.append(Wait(chosen.owner, 2.0, at))
    waiting.append(Wait("ada", 2.0, at))
    assert next_of(waiting, use, SHARE, at) is waiting[-1]


def test_how_long_work_takes_is_learnt() -> None:
    lengths = Lengths()
    assert lengths.of("princes hard", 3.0) == 3.0
    for _ in range(30):
        lengths.learn("princes hard", 1.0)
    assert lengths.of("princes hard", 3.0) == pytest.approx(1.0)
    lengths.learn("princes hard", 9.0)
    assert 1.5 < lengths.of("princes hard", 3.0) < 3.0


def test_the_database_serves_in_the_same_order(postgres: Postgres) -> None:
    """Of many random queues each is in one order in memory and in PostgreSQL."""
    url = postgres.new_database()
    store = Store(url)
    with store.writing.begin() as connection:
        migrate(connection)
    rng = Random(1494)
    with psycopg.connect(url) as line:
        line.execute("ALTER TABLE jobs DROP CONSTRAINT jobs_table_id_fkey")
        for _ in range(30):
            line.execute("DELETE FROM jobs")
            line.execute("DELETE FROM bot_use")
            now, use = 1e9 + rng.uniform(0, 1e6), Use()
            for owner in "abcd":
                if rng.random() < 0.7:
                    seconds, at = rng.uniform(0, 90), now - rng.choice((1, 30, 1e5)) * rng.random()
                    use.add(owner, seconds, at)
                    row = (owner, seconds, at)
                    line.execute("INSERT INTO bot_use VALUES (%s, %s, %s)", row)
            waits = [
                Wait(
                    rng.choice("abcde"),
                    rng.choice((0.0, SHORT, 3.0, 33.0)),
                    now - 60 * rng.random(),
                )
                for _ in range(20)
            ]
            for number, wait in enumerate(waits):
                job = (str(number), wait.asked, wait.owner, wait.cost)
                line.execute("INSERT INTO jobs VALUES (%s, 't', 1, %s, %s, %s)", job)
            found = line.execute(
                f"SELECT j.id FROM jobs j LEFT JOIN bot_use u ON u.owner = j.owner ORDER BY {RANK}",
                {"now": now, "share": SHARE},
            )
            ordered = sorted(waits, key=lambda wait: rank(wait, use, SHARE, now))
            assert [waits[int(one)] for (one,) in found] == ordered
    store.close()
