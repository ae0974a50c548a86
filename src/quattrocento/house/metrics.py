"""What the house counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from quattrocento.kernel.errors import QuattrocentoError

if TYPE_CHECKING:
    from quattrocento.house.house import House


@contextmanager
def told_at(where: str, registry: CollectorRegistry) -> Iterator[None]:
    """Tell the numbers on a port of their own, which is the machine's own unless it says more."""
    if not where:
        yield
        return
    host, _, port = where.rpartition(":")
    host = host.strip("[]") or "127.0.0.1"
    if not port.isdecimal() or not 0 < int(port) < 65_536:
        raise QuattrocentoError(f"--metrics is a port like 9100 or 10.0.0.5:9100, not {where!r}")
    try:
        server, _ = start_http_server(int(port), host, registry)
    except OSError as error:
        why = error.strerror or str(error)
        raise QuattrocentoError(
            f"cannot tell metrics on {host}, port {port}: {why}; give --metrics another port"
        ) from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()


class Metrics:
    """The numbers of one house."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._changes = Counter(
            "quattrocento_changes", "Changes stored, by kind", ["kind"], registry=self.registry
        )
        self._refused = Counter(
            "quattrocento_refused", "Requests refused, by code", ["code"], registry=self.registry
        )
        self._tasks_ended = Counter(
            "quattrocento_tasks_ended",
            "Background tasks that ended and should not have, by name",
            ["task"],
            registry=self.registry,
        )
        self._notices = Counter(
            "quattrocento_notices",
            "Notices delivered, failed (to be tried again or not) and dead, by channel",
            ["channel", "outcome"],
            registry=self.registry,
        )
        self._dead_letters = Gauge(
            "quattrocento_dead_letters",
            "Notices that were given up and wait for the host",
            registry=self.registry,
        )
        self._commits = Gauge(
            "quattrocento_commits", "Commits of the writer", registry=self.registry
        )
        self._connections = Gauge(
            "quattrocento_connections", "Live connections", registry=self.registry
        )
        self._tables = Gauge("quattrocento_tables", "Tables in memory", registry=self.registry)
        self._kinds: dict[str, Counter] = {}
        self._commit_seconds = Histogram(
            "quattrocento_commit_seconds",
            "From a change to its being stored",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
            registry=self.registry,
        )
        self.thinking_seconds = Histogram(
            "quattrocento_thinking_seconds",
            "How long bots think about a move",
            buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30),
            registry=self.registry,
        )
        self.waiting_seconds = Histogram(
            "quattrocento_waiting_seconds",
            "How long bots wait until they may think",
            buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 120),
            registry=self.registry,
        )

    def watch(self, house: House) -> None:
        """Read what is so at the moment when somebody asks."""
        self._commits.set_function(lambda: house.writer.commits)
        self._connections.set_function(lambda: house.hub.count)
        self._tables.set_function(lambda: house.tables)
        self._dead_letters.set_function(lambda: house.notices.dead)

    def changed(self, kind: str, seconds: float) -> None:
        """A change was stored, so long after it was made."""
        counter = self._kinds.get(kind)
        if counter is None:
            counter = self._kinds[kind] = self._changes.labels(kind)
        counter.inc()
        self._commit_seconds.observe(seconds)

    def task_ended(self, name: str) -> None:
        self._tasks_ended.labels(name).inc()

    def notice(self, channel: str, outcome: str) -> None:
        """A notice was delivered, failed or is dead."""
        self._notices.labels(channel, outcome).inc()

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()
