"""A host's commands: a house without doors beside the one that is open, on the same database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from quattrocento.house.bots.alone import BotPlay
from quattrocento.house.config import Config
from quattrocento.house.cookies import Signer, secret_of
from quattrocento.house.house import House
from quattrocento.house.keeping.settings import read_settings
from quattrocento.house.table import Table
from quattrocento.house.timekeeping import database_time
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.table import steady

T = TypeVar("T")


class Resting(BotPlay):
    """Bots of a house that is open elsewhere: they are woken there."""

    def wake(self, table: Table) -> None:
        pass


class Outside(House):
    """Reads and changes what is stored, as another process of the house would; serves nobody.

    It does not take the file of a SQLite house, which may be open meanwhile. Whoever is faster is
    told by the versions of tables, on both databases; the open house hears by the hosts' log.
    """

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        if not self.store.shared:
            self.bots = Resting(self)

    async def open(self) -> None:
        self.store.check_schema()
        self.writer.start()
        self.signer = Signer(await self.writer.do(secret_of))
        at = await self.store.read(database_time) if self.store.shared else time.time()
        steady.set_to(at)
        self.keeping.settings = await self.store.read(read_settings)


def outside(config: Config, act: Callable[[House], Awaitable[T]]) -> T:
    """Do something to a house, whether it is open or not."""

    async def run() -> T:
        house = Outside(config)
        try:
            file = house.store.file
            if file is not None and not file.exists():
                raise QuattrocentoError(f"there is no house in {file.parent}")
            await house.open()
            return await act(house)
        finally:
            await house.close()

    return asyncio.run(run())
