"""Games on a Ray cluster: the same as without it, though workers and machines are lost."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab import on_ray
from quattrocento.lab.many import Hands, play_many
from quattrocento.lab.playing import Outcome, Pairing, play_pairing

pytestmark = pytest.mark.once


def pairings(count: int, players: tuple[str, ...] = ("random",) * 4) -> list[Pairing]:
    return [
        Pairing("signorie", None, players, (), number, f"9/{number}") for number in range(count)
    ]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A machine of one core, as processes of this one."""
    head = {"num_cpus": 1, "include_dashboard": False}
    machines = Cluster(initialize_head=True, head_node_args=head)
    ray.init(address=machines.address, log_to_driver=False, logging_level="ERROR")
    yield machines
    ray.shutdown()
    machines.shutdown()


PLAYING = (b"ray::play_packed", b"ray::IDLE")
"""What Ray calls the processes that play, or could."""


def workers_of(machine: Any) -> list[int]:
    """The processes that play on a machine of the cluster."""
    raylet = machine.all_processes["raylet"][0].process.pid
    children = Path(f"/proc/{raylet}/task/{raylet}/children").read_text().split()
    names = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return [child for child, name in names.items() if name.startswith(PLAYING)]


def test_a_lost_worker_costs_no_finished_game(cluster: Any) -> None:
    asked = pairings(16)
    killed: list[int] = []
    heard: list[int] = []

    def finished(outcome: Outcome) -> None:
        heard.append(outcome.pairing.number)
        if len(heard) == 4:
            killed.extend(workers_of(cluster.head_node))
            for worker in killed:
                os.kill(worker, signal.SIGKILL)

    outcomes = play_many(asked, Hands(on="ray"), finished)
    assert outcomes == [play_pairing(pairing) for pairing in asked]
    assert sorted(heard) == list(range(16)), "each game is told of once"
    assert killed


def test_a_machine_with_other_rules_is_refused(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_ray, "fingerprint", lambda: "other")
    with pytest.raises(QuattrocentoError, match="other rules or players installed"):
        play_many(pairings(1), Hands(on="ray"), lambda _: None)
