"""A moment of the storm that `python3 do.py storm` lets rage for as long as one likes."""

from __future__ import annotations

import asyncio
import shutil
import sys

import pytest

from tests.storm.houses import ManyProcesses, OneProcess, StormHouse, storm_folder
from tests.storm.storm import Storm, Weather

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(sys.platform != "linux", reason="a storm looks into /proc"),
]
SEED = 1494
MANY = ("kill -9 serve", "kill -9 worker", "wire hold", "kill -9 PostgreSQL")
ONE = ("kill -9 serve", "disk full")


@pytest.mark.long
@pytest.mark.parametrize(("kind", "faults"), [("many", MANY), ("one", ONE)])
def test_a_moment_of_the_storm(kind: str, faults: tuple[str, ...]) -> None:
    folder = storm_folder()
    weather = Weather(
        seconds=0, seed=SEED, kinds=faults, evenings=4, clerks=2, length=(0.3, 0.8), gap=(0.2, 0.6)
    )
    house: StormHouse
    if kind == "many":
        house = ManyProcesses(folder / kind, doors=2, workers=1, disk=False)
    else:
        house = OneProcess(folder / kind)
    try:
        figures = asyncio.run(Storm(house, weather, print).rage())
    finally:
        house.close()
    assert figures["failures"] == []
    assert set(figures["faults"]) == set(faults)
    assert figures["moves acknowledged"]
    assert figures["counts"]["answered on lines"]
    # Otherwise it is kept, for the logs.
    shutil.rmtree(folder)
