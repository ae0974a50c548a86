"""The benchmark of the environments measures what it says."""

from __future__ import annotations

import pytest

from quattrocento.commands.bench_environments import print_environments
from quattrocento.games.registry import GAMES
from quattrocento.lab import bench_environments


def test_every_game_is_measured_in_every_form(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_environments, "ROUNDS", 1)
    monkeypatch.setattr(bench_environments, "AT_ONCE", 2)
    monkeypatch.setattr(bench_environments, "LONGEST", 20)
    found = bench_environments.bench_environments(3, 0.001, peers=False)
    assert list(found["games"]) == list(GAMES)
    for rates in found["games"].values():
        assert list(rates) == ["rules", "stepped", "vector", "pettingzoo"]
        assert min(rates.values()) > 0
    found["peers"] = {"a peer": found["games"]["signorie"]["vector"] / 4}
    print_environments(found)
    assert "4.0 times a peer" in capsys.readouterr().out
