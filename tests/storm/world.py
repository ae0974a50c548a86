"""What everybody in a storm shares: the doors, the ledger, the secrets, and whether it is over."""

from __future__ import annotations

import asyncio
import ssl
from random import Random

from tests.storm.canaries import Canaries
from tests.storm.history import History
from tests.storm.hooks import Hooks
from tests.storm.received import Received


class World:
    """One house in one storm."""

    def __init__(
        self, doors: list[str], received: Received, hooks: Hooks, rng: Random, bank: float
    ) -> None:
        self.doors = doors
        self.received = received
        self.hooks = hooks
        self.rng = rng
        self.bank = bank
        """Seconds on a clock: more than the storm takes, less than a jump of the clock."""
        self.history = History()
        self.canaries = Canaries(Random(rng.getrandbits(32)))
        self.over = asyncio.Event()
        """Nobody begins anything any more."""
        self.tables: dict[str, str] = {}
        """What is played at the tables of honest people, for those who want to harm them."""
        # Made once: it is slow, and every person needs one although nothing is encrypted.
        self.tls = ssl.create_default_context()
        self._people = 0

    def new_address(self, network: str = "10.14") -> str:
        """Everybody comes from an address of their own, as a proxy before the house tells it."""
        self._people += 1
        return f"{network}.{self._people // 250}.{1 + self._people % 250}"

    def rng_of(self) -> Random:
        """For somebody new."""
        return Random(self.rng.getrandbits(32))
