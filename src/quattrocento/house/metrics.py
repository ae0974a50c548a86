"""What the house counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    """The numbers of one house."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        name = "quattrocento"
        self.changes = Counter(
            f"{name}_changes", "Changes stored, by kind", ["kind"], registry=self.registry
        )
        self.refused = Counter(
            f"{name}_refused", "Requests refused, by code", ["code"], registry=self.registry
        )
        self.commits = Gauge(f"{name}_commits", "Commits of the writer", registry=self.registry)
        self.connections = Gauge(f"{name}_connections", "Live connections", registry=self.registry)
        self.tables = Gauge(f"{name}_tables", "Tables in memory", registry=self.registry)
        self.commit_seconds = Histogram(
            f"{name}_commit_seconds",
            "From a change to its being stored",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
            registry=self.registry,
        )
        self.thinking_seconds = Histogram(
            f"{name}_thinking_seconds",
            "How long bots think about a move",
            buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30),
            registry=self.registry,
        )
