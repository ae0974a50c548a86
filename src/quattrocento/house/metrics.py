"""What the house counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from quattrocento.kernel.errors import QuattrocentoError

if TYPE_CHECKING:
    from quattrocento.house.house import House
    from quattrocento.house.keeping.answers import Counts


LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


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


def _living(house: House, kind: str) -> int:
    processes = (one for one, _ in house.presence.processes())
    return sum(one.worker == (kind == "worker") for one in processes)


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
        self._people = Gauge(
            "quattrocento_people", "People who have a table open here", registry=self.registry
        )
        self._processes = Gauge(
            "quattrocento_processes",
            "Processes of the house that live, as this one hears: doors and workers",
            ["kind"],
            registry=self.registry,
        )
        self._queue = Gauge(
            "quattrocento_bot_queue",
            "Turns of bots that wait to be thought",
            registry=self.registry,
        )
        self._queue_seconds = Gauge(
            "quattrocento_bot_queue_seconds",
            "How long the longest of them has waited",
            registry=self.registry,
        )
        self._outbox = Gauge(
            "quattrocento_outbox", "Notices that wait to be sent", registry=self.registry
        )
        self._reports = Gauge(
            "quattrocento_reports", "Reports that wait for a host", registry=self.registry
        )
        self.http_seconds = Histogram(
            "quattrocento_http_seconds",
            "From a request to its answer: calls and pages",
            ["kind"],
            buckets=LATENCIES,
            registry=self.registry,
        )
        self.websocket_seconds = Histogram(
            "quattrocento_websocket_seconds",
            "From what comes on a live connection to its being done or refused",
            buckets=LATENCIES,
            registry=self.registry,
        )
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
        self._people.set_function(lambda: len(house.hub.people))
        for kind in ("door", "worker"):
            self._processes.labels(kind).set_function(partial(_living, house, kind))

    def counted(self, counts: Counts, queue: int, longest: float) -> None:
        """What only the storage knows, as it was a moment ago."""
        self._queue.set(queue)
        self._queue_seconds.set(longest)
        self._outbox.set(counts.notices)
        self._reports.set(counts.reports)

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
