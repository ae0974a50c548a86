"""A worker: a process without doors, in which bots of a house of many processes think."""

from __future__ import annotations

import asyncio
import contextlib
import signal

from quattrocento.house.bots.allowed import try_players
from quattrocento.house.config import Config
from quattrocento.house.house import House
from quattrocento.house.logs import set_up_logs
from quattrocento.house.metrics import told_at
from quattrocento.house.stopping import leave_soon
from quattrocento.kernel.errors import QuattrocentoError


def work(config: Config) -> None:
    """Take jobs until a signal comes; what is not finished then is taken by others."""
    set_up_logs(config)
    try_players(config.allowed)
    house = House(config)
    if not house.store.shared:
        raise QuattrocentoError(
            "a worker helps a house on PostgreSQL: say --database postgresql://… "
            "(on SQLite bots think beside `serve`)"
        )
    if not config.thinkers:
        raise QuattrocentoError("a worker without a bot has nothing to do: --bots 1, or more")
    house.store.open()
    with told_at(config.metrics, house.metrics.registry):
        asyncio.run(_work(house))


async def _work(house: House) -> None:
    stopped = asyncio.Event()

    def stop() -> None:
        # At once, also where it is still opening and the database does not answer.
        leave_soon()
        stopped.set()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Where there are no such handlers, Ctrl-C ends it all the same.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop)
    await house.help()
    print(f"The worker is ready, {house.config.thinkers} bots can think at once", flush=True)
    await stopped.wait()
    await house.close()
