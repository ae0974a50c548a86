"""A PostgreSQL for a storm: on a disk, with fsync, over TCP; it can be killed and comes back."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path

import psycopg

from tests.house.postgres import programs
from tests.storm.disk import SmallDisk
from tests.storm.process import Process, children

PATIENCE = 300.0
"""Seconds in which something must happen at all, however busy the machine is."""


class Server:
    """One cluster with one database."""

    def __init__(self, folder: Path, mark: str, disk: SmallDisk | None) -> None:
        self._programs = programs()
        self._mark = mark
        self.disk = disk
        self._folder = (folder if disk is None else disk.folder) / "postgres"
        self._folder.mkdir()
        self._log = folder / "postgres.log"
        # PostgreSQL refuses to run as root.
        self._user = "nobody" if os.getuid() == 0 else None
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        subprocess.run(
            [self._programs / "initdb", "-D", self._data, "-U", "house", "--auth=trust",
             "-E", "UTF8"],
            user=self._user, cwd=self._folder, check=True, capture_output=True,
        )  # fmt: skip
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.start()
        with psycopg.connect(self._dsn("postgres"), autocommit=True) as connection:
            connection.execute("CREATE DATABASE house")

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def url(self, port: int) -> str:
        """The database as it is reached by a port."""
        return f"postgresql://house@127.0.0.1:{port}/house"

    def _dsn(self, name: str) -> str:
        return f"host=127.0.0.1 port={self.port} user=house dbname={name} connect_timeout=5"

    def start(self) -> None:
        """Start it, again where those that a killed one left behind are still ending."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            self.process = Process(
                [self._programs / "postgres", "-D", self._data, "-k", self._folder,
                 "-p", str(self.port), "-c", "listen_addresses=127.0.0.1",
                 "-c", "max_connections=80", "-c", "fsync=on", "-c", "synchronous_commit=on",
                 "-c", "max_wal_size=256MB"],
                self._log, self._mark, end=signal.SIGQUIT, user=self._user, folder=self._folder,
            )  # fmt: skip
            while self.process.alive and time.monotonic() < deadline:
                with contextlib.suppress(psycopg.OperationalError):
                    psycopg.connect(self._dsn("postgres")).close()
                    return
                time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start; its log says why")

    def backends(self) -> list[int]:
        return children(self.process.pid)

    def kill(self) -> None:
        """All of it at once, as when the power goes."""
        all_of_it = [self.process.pid, *self.backends()]
        for pid in all_of_it:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop_at_once(self) -> None:
        """An immediate shutdown: without a last checkpoint."""
        self.process.send(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def mend(self) -> None:
        """Start it if it has ended; wait until it takes connections."""
        if not self.process.alive:
            self.start()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                psycopg.connect(self._dsn("house")).close()
                return
            except psycopg.OperationalError:
                if not self.process.alive:
                    self.start()
                time.sleep(0.05)
        raise AssertionError("PostgreSQL does not come back; its log says why")

    def close(self) -> None:
        self.process.end()
        if self.disk is not None:
            self.disk.close()
