"""The two houses that a storm comes over: many processes on PostgreSQL, and one on SQLite."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

from tests.storm.disk import no_growth, small_disk
from tests.storm.doors import Member
from tests.storm.server import Server
from tests.storm.wire import Wires

SETTINGS = {
    "QUATTROCENTO_PRIVATE_WEBHOOKS": "true",
    "QUATTROCENTO_BOT_PAUSE": "0.02",
    "QUATTROCENTO_LOG": "warning",
    "PYTHONUNBUFFERED": "1",
}


def storm_folder() -> Path:
    """A new folder, open to the user that PostgreSQL runs as where this runs as root."""
    folder = Path(tempfile.mkdtemp(prefix="storm-"))
    folder.chmod(0o755)
    return folder


class StormHouse:
    """A house whose processes can be started, harmed and mended."""

    kind: str
    server: Server | None = None
    wires: Wires | None = None

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        self.mark = f"{os.getpid()}-{folder.name}"
        self.members: list[Member] = []
        self.database = ""
        """Where it is reached without any wire that could fail."""

    @property
    def doors(self) -> list[Member]:
        return [one for one in self.members if one.role == "serve"]

    @property
    def workers(self) -> list[Member]:
        return [one for one in self.members if one.role == "worker"]

    def _member(self, name: str, *given: str) -> None:
        self.members.append(Member(name, self.folder, self.mark, given, SETTINGS))

    async def open(self) -> None:
        await asyncio.gather(*[one.until_open() for one in self.members])

    async def mend(self) -> None:
        """Whatever has ended is started again, and all of it is open."""
        if self.server is not None:
            await asyncio.to_thread(self.server.mend)
        for one in self.members:
            if one.clock.ahead:
                one.clock.ahead = 0.0
                one.process.kill()
            if not one.process.alive:
                one.start()
        await self.open()

    def full_disk(self) -> AbstractContextManager[None]:
        """Nothing can be stored."""
        raise NotImplementedError

    def close(self) -> None:
        for one in self.members:
            one.process.end()
        if self.wires is not None:
            self.wires.close()
        if self.server is not None:
            self.server.close()


class ManyProcesses(StormHouse):
    """Doors and workers on a PostgreSQL, each with a wire of its own to it."""

    kind = "PostgreSQL"

    def __init__(self, folder: Path, doors: int, workers: int, disk: bool) -> None:
        super().__init__(folder)
        self.server = Server(folder, self.mark, small_disk(folder) if disk else None)
        self.database = self.server.url(self.server.port)
        self.wires = Wires(self.server.port, doors + workers)
        for number, port in enumerate(self.wires.ports):
            database = ("--database", self.server.url(port))
            if number < doors:
                # Bots are left to the workers.
                self._member(f"serve-{number}", "serve", "--no-browser", "--bots", "0", *database)
            else:
                self._member(f"worker-{number - doors}", "worker", "--bots", "1", *database)

    @contextlib.contextmanager
    def full_disk(self) -> Iterator[None]:
        assert self.server is not None
        if self.server.disk is not None:
            with self.server.disk.full():
                yield
        else:
            with no_growth([self.server.process.pid, *self.server.backends()]):
                yield


class OneProcess(StormHouse):
    """One process on SQLite; bots think beside it."""

    kind = "SQLite"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        data = folder / "data"
        data.mkdir()
        self.database = f"sqlite:///{data / 'house.sqlite3'}"
        self._member("serve-0", "serve", "--no-browser", "--bots", "1", "--data", str(data))

    @contextlib.contextmanager
    def full_disk(self) -> Iterator[None]:
        with no_growth([self.members[0].process.pid]):
            yield
