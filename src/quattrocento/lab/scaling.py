"""What a Ray cluster costs besides the games: measured with machines that are processes here.

On one computer the machines share its cores, so what counts is not how fast they are together
but the processor time that everything else takes for each game: the asker, and Ray itself. They
bound the number of cores that one asker can keep busy.
"""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import Any

from quattrocento.lab.on_ray import play_on_ray, play_packed
from quattrocento.lab.playing import Outcome, Pairing, play_pairing

NOTES = "QUATTROCENTO_NOTES"
"""The variable that names the file where every game that is begun is noted."""
TICKS = os.sysconf("SC_CLK_TCK")


def play_noted(pairing: Pairing, rules: str) -> bytes:
    """Play one game on a worker, and note that it was begun."""
    with open(os.environ[NOTES], "a", encoding="utf-8") as notes:
        notes.write(f"{pairing.number}\n")
    return play_packed(pairing, rules)


def cost(pairings: list[Pairing]) -> tuple[float, list[Outcome]]:
    """Seconds of one core that a game takes in this process alone, and the games."""
    play_pairing(pairings[0])
    started = time.process_time()
    outcomes = [play_pairing(pairing) for pairing in pairings]
    return (time.process_time() - started) / len(pairings), outcomes


def measure(pairings: list[Pairing], machines: int, lose: bool) -> dict[str, Any]:
    """Play on a cluster of so many machines of one core each; lose the last one half-way."""
    import ray
    from ray.cluster_utils import Cluster

    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder) / "notes"
        os.environ[NOTES] = str(notes)
        head = {"num_cpus": 1, "include_dashboard": False}
        cluster: Any = Cluster(initialize_head=True, head_node_args=head)
        for _ in range(machines - 1):
            cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
        try:
            list(play_on_ray(pairings[: 2 * machines], play_noted))
            notes.write_text("")
            found = _play(cluster, pairings, lose)
            begun = len(notes.read_text().splitlines())
        finally:
            ray.shutdown()
            cluster.shutdown()
    return found | {"machines": machines, "begun": begun}


def _play(cluster: Any, pairings: list[Pairing], lose: bool) -> dict[str, Any]:
    outcomes: list[Outcome] = []
    before = _system(cluster)
    processor, clock = time.process_time(), time.monotonic()
    for outcome in play_on_ray(pairings, play_noted):
        outcomes.append(outcome)
        if lose and len(outcomes) == len(pairings) // 2:
            # What Ray has used so far is lost with the machine's own processes.
            cluster.remove_node(cluster.list_all_nodes()[-1], allow_graceful=False)
    took, asker = time.monotonic() - clock, time.process_time() - processor
    games = len(outcomes)
    return {
        "games": games,
        "seconds": took,
        "games_per_second": games / took,
        "asker": asker / games,
        "ray": None if lose else (_system(cluster) - before) / games,
        "lost_machine": lose,
        "outcomes": sorted(outcomes, key=lambda outcome: outcome.pairing.number),
    }


def _system(cluster: Any) -> float:
    """Seconds of processor time that Ray's own processes have used."""
    total = 0.0
    for node in cluster.list_all_nodes():
        for processes in node.all_processes.values():
            for each in processes:
                fields = Path(f"/proc/{each.process.pid}/stat").read_text().rpartition(")")[2]
                user, system = fields.split()[11:13]
                total += (int(user) + int(system)) / TICKS
    return total
