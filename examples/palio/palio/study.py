"""What a study of the Palio counts: how horses ran, and how often one was thrown."""

from __future__ import annotations

from palio.race import GAITS, Race
from quattrocento.kernel.position import Event
from quattrocento.lab.study import Count, Counted

COUNTED = (Counted("moves", "move", GAITS), Counted("runs", "", (*GAITS, "fall")))


def tally(position: Race, event: Event) -> list[Count]:
    if event.name != "runs":
        return []
    return [Count("runs", event.args["gait"], event.args["seat"])]
