"""`quattrocento bench house`, on a small scale."""

from __future__ import annotations

import httpx
import pytest

from quattrocento.commands.bench_house import print_house
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.bench_house import Opened, _load, bench_house, free_port, open_house
from tests.house.postgres import Postgres


def test_the_bench_measures_a_real_house(capsys: pytest.CaptureFixture[str]) -> None:
    found = bench_house(tables=4, seconds=2.0, peer=False)
    for load in (found["full"], found["calm"]):
        assert load["moves_per_second"] > 0
        assert load["p99_ms"] >= load["p50_ms"] > 0
    assert found["cold_load_ms"] > 0
    print_house(found | {"peer": found["full"], "ratio": 1.0})
    printed = capsys.readouterr().out
    assert "one process on SQLite" in printed
    assert "1.00 times as many moves as boardgame.io" in printed


def test_the_load_spreads_over_several_processes(postgres: Postgres) -> None:
    where = ["--database", postgres.new_database(), "--metrics"]
    ports = [str(free_port()) for _ in range(2)]
    with open_house([*where, ports[0]]) as one, open_house([*where, ports[1]]) as other:
        house = Opened(one.urls + other.urls, one.pids + other.pids)
        load = _load(house, tables=3, seconds=1.0, pause=0.0)
        assert load["moves_per_second"] > 0
        for port in ports:
            metrics = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
            assert 'quattrocento_changes_total{kind="move"}' in metrics


def test_several_processes_need_a_database_that_they_can_share() -> None:
    with pytest.raises(QuattrocentoError, match="several processes need PostgreSQL"):
        bench_house(1, 1.0, peer=False, processes=2)
