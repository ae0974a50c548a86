"""`quattrocento bench house`, on a small scale."""

from __future__ import annotations

import pytest

from quattrocento.commands.bench_house import print_house
from quattrocento.lab.bench_house import bench_house


def test_the_bench_measures_a_real_house(capsys: pytest.CaptureFixture[str]) -> None:
    found = bench_house(tables=4, seconds=2.0, peer=False)
    for load in (found["full"], found["calm"]):
        assert load["moves_per_second"] > 0
        assert load["p99_ms"] >= load["p50_ms"] > 0
    assert found["cold_load_ms"] > 0
    print_house(found | {"peer": found["full"], "ratio": 1.0})
    assert "1.00 times as many moves as boardgame.io" in capsys.readouterr().out
