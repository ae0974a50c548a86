"""A PostgreSQL of our own for the tests: found on the machine, or in the wheel `pgserver`."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

from tests.patience import Wait, patience

STARTING = 60.0
"""Seconds; it starts once for many tests."""


def programs() -> Path:
    """The folder with initdb and postgres."""
    places = [Path(found).parent for found in [shutil.which("initdb")] if found]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = importlib.util.find_spec("pgserver")
    if wheel is not None and wheel.origin is not None:
        places.append(Path(wheel.origin).parent / "pginstall" / "bin")
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    raise RuntimeError("the house's tests need PostgreSQL: apt install postgresql, or pgserver")


class Postgres:
    """A cluster in a folder of its own, reached over a socket in it."""

    def __init__(self) -> None:
        self._programs = programs()
        # In memory where that can be: nothing of it is to last.
        memory = Path("/dev/shm")
        place = memory if os.access(memory, os.W_OK) else None
        self.folder = Path(tempfile.mkdtemp(prefix="house-pg-", dir=place))
        # PostgreSQL refuses to run as root.
        self._user = "nobody" if os.getuid() == 0 else None
        if self._user is not None:
            shutil.chown(self.folder, self._user)
            self.folder.chmod(0o755)
        self._run("initdb", "-D", self._data, "-U", "house", "--auth=trust", "-E", "UTF8")
        self._server = self._start()
        self._made = 0

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def new_database(self) -> str:
        """The URL of a fresh database."""
        self._made += 1
        name = f"house{self._made}"
        with psycopg.connect(self._dsn("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://house@/{name}?host={self.folder}&port={self._port}"

    def stop(self) -> None:
        # Immediate shutdown: nothing of it is kept.
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(patience())
        shutil.rmtree(self.folder, ignore_errors=True)

    def _start(self) -> subprocess.Popen[bytes]:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        server = subprocess.Popen(
            [
                self._programs / "postgres", "-D", self._data, "-k", self.folder,
                "-p", str(self._port), "-c", "listen_addresses=", "-c", "max_connections=50",
                # Its machine does not fall: nothing is kept for the day it does.
                "-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=off",
                "-c", "autovacuum=off", "-c", "jit=off",
            ],
            user=self._user, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        wait = Wait(STARTING)
        while server.poll() is None and not wait.over:
            try:
                psycopg.connect(self._dsn("postgres")).close()
                return server
            except psycopg.OperationalError:
                time.sleep(0.05)
        server.kill()
        server.wait()
        raise RuntimeError("PostgreSQL did not start")

    def _dsn(self, name: str) -> str:
        return f"host={self.folder} port={self._port} user=house dbname={name}"

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, *arguments],
            user=self._user,
            cwd=self.folder,
            check=True,
            capture_output=True,
        )
