"""The verdict on a storm: all checks, and the figures."""

from __future__ import annotations

from quattrocento.cli import main as command
from tests.storm.check_machine import check_handles, check_memory, check_orphans
from tests.storm.check_moves import (
    check_acknowledged,
    check_chat,
    check_clocks,
    check_no_gaps,
    check_nobody_elses,
    check_orders,
    check_refused,
)
from tests.storm.check_notices import Told, check_notices
from tests.storm.check_people import (
    check_just,
    check_lines,
    check_mistakes,
    check_notes,
    check_screens,
    check_settings,
)
from tests.storm.check_secrets import check_canaries, check_views
from tests.storm.figures import Figures, figures_of
from tests.storm.machine import Life
from tests.storm.stored import Stored, read_stored
from tests.storm.world import World

SHOWN = 12
"""Failures of one check that are told."""


class Leftovers:
    """What was found of the processes when everybody had gone."""

    def __init__(self) -> None:
        self.opened: dict[str, int] = {}
        """Handles of each process when it opened."""
        self.handles: dict[str, int] = {}
        self.orphans: dict[int, str] = {}
        self.stuck: list[str] = []
        """Tables whose bots did not go on."""


def judge(
    world: World,
    database: str,
    words: dict[str, str],
    lives: list[Life],
    leftovers: Leftovers,
    seconds: float,
) -> Figures:
    """Hold the ledger against what is stored; `words` are those in the addresses of webhooks."""
    stored = read_stored(database)
    history = world.history
    told = Told(stored, world.hooks.deliveries, words)
    checks: dict[str, list[str]] = {
        "acknowledged": check_acknowledged(history.deeds, stored),
        "refused": check_refused(history.deeds, stored),
        "nobody else's": check_nobody_elses(history.deeds, stored),
        "gaps": check_no_gaps(stored),
        "orders": check_orders(history.orders, stored),
        "chat": check_chat(history, stored),
        "clocks": check_clocks(stored),
        "audit": check_audit(database),
        "settings": check_settings(history, stored),
        "notes": check_notes(history, stored),
        "just": check_just(history),
        "mistakes": check_mistakes(history),
        "screens": check_screens(history.screens),
        "lines": check_lines(history),
        "notices": check_notices(told, len(history.faults), history.hostile["bad webhooks"]),
        "canaries": check_canaries(world.received.read(), world.canaries),
        "views": check_views(world.received.read(), stored),
        "bots": leftovers.stuck,
        "memory": check_memory(lives),
        "handles": check_handles(leftovers.opened, leftovers.handles),
        "orphans": check_orphans(leftovers.orphans),
    }
    failures = []
    for name, found in checks.items():
        failures += [f"{name}: {what}" for what in found[:SHOWN]]
        if len(found) > SHOWN:
            failures.append(f"{name}: and {len(found) - SHOWN} more")
    _count(world, stored)
    return figures_of(history, lives, told, seconds, failures)


def check_audit(database: str) -> list[str]:
    """Every stored game replays."""
    if command(["audit", "--database", database]) == 0:
        return []
    return ["a stored game does not replay; the audit says which"]


def _count(world: World, stored: Stored) -> None:
    counts = world.history.counts
    counts["tables"] = len(stored.tables)
    counts["screens compared"] = len(world.history.screens)
    counts["messages received"] = world.received.count
    counts["MiB received"] = world.received.bytes >> 20
    counts["secrets planted"] = len(world.canaries)
    lines = [line for table in stored.tables.values() for line in table.chat]
    counts["lines of chat stored twice"] = len(lines) - len(set(lines))
