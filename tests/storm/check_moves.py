"""Checks: what was acknowledged is stored once and in its place, and nothing else is."""

from __future__ import annotations

from collections import Counter

from tests.storm.history import Deed, History
from tests.storm.stored import Stored


def check_acknowledged(deeds: list[Deed], stored: Stored) -> list[str]:
    """Every acknowledged deed is stored once, as the version after the one it was made on.

    What is chosen ahead is made on no version, and is one only if it opens all.
    """
    found, sealed = _places(stored), _sealed(stored)
    wrong = []
    for deed in deeds:
        if deed.outcome != "acked":
            continue
        at = found.get((deed.table, deed.stored_key), [])
        ahead = sealed[deed.table, deed.stored_key] == 1 and len(at) <= 1
        if at != [deed.version + 1] and not ahead:
            where = f"{deed.call} {deed.key} at {deed.table}, made on version {deed.version}"
            wrong.append(f"{where}: acknowledged, and stored at versions {at}")
    return wrong


def check_refused(deeds: list[Deed], stored: Stored) -> list[str]:
    """Nothing that was refused is stored."""
    found, sealed = _places(stored), _sealed(stored)
    wrong = []
    for deed in deeds:
        where = (deed.table, deed.stored_key)
        if deed.outcome == "refused" and (where in found or where in sealed):
            said = f"{deed.call} {deed.key} at {deed.table}: refused ({deed.code})"
            wrong.append(f"{said}, and stored at {found.get(where, 'no version')}")
    return wrong


def check_nobody_elses(deeds: list[Deed], stored: Stored) -> list[str]:
    """Every stored key is one that an honest person has sent."""
    sent = {(deed.table, deed.stored_key) for deed in deeds}
    return [
        f"{key} is stored at {table}, and no honest person has sent it"
        for table, key in [*_places(stored), *_sealed(stored)]
        if table in {deed.table for deed in deeds} and (table, key) not in sent
    ]


def check_no_gaps(stored: Stored) -> list[str]:
    """Versions, moves and events of every table count up without a gap."""
    wrong = []
    for name, table in stored.tables.items():
        versions = [change.version for change in table.changes]
        if versions != list(range(1, table.row["version"] + 1)):
            wrong.append(f"table {name} has version {table.row['version']}, and changes {versions}")
        if table.numbers != list(range(table.row["moves"])):
            wrong.append(f"table {name} has {table.row['moves']} moves, and stored {table.numbers}")
        indices = [event["index"] for change in table.changes for event in change.events]
        if indices != list(range(table.row["events"])):
            wrong.append(f"table {name} has {table.row['events']} events, and stored {indices}")
    return wrong


def check_orders(orders: list[Deed], stored: Stored) -> list[str]:
    """Every acknowledged standing order is stored once; no refused one is."""
    found = Counter(
        (name, row["key"]) for name, table in stored.tables.items() for row in table.orders
    )
    wrong = []
    for deed in orders:
        count = found[deed.table, deed.stored_key]
        if deed.outcome and count != (deed.outcome == "acked"):
            wrong.append(f"an order of {deed.table} was {deed.outcome}, and is there {count} times")
    return wrong


def check_chat(history: History, stored: Stored) -> list[str]:
    """Every acknowledged line of chat is there."""
    return [
        f"{line!r} was said at {table}, and is not stored"
        for table, lines in history.chat.items()
        for line in lines
        if line not in stored.tables[table].chat
    ]


def check_clocks(stored: Stored) -> list[str]:
    """No clock ran out: each had more seconds than the storm took."""
    return [
        f"a clock of {name} ran out at version {change.version}, before its time"
        for name, table in stored.tables.items()
        for change in table.changes
        if change.kind == "run_out"
    ]


def _places(stored: Stored) -> dict[tuple[str, str], list[int]]:
    """The versions at which each key is stored."""
    found: dict[tuple[str, str], list[int]] = {}
    for name, table in stored.tables.items():
        for change in table.changes:
            if change.key is not None:
                found.setdefault((name, change.key), []).append(change.version)
    return found


def _sealed(stored: Stored) -> Counter[tuple[str, str]]:
    """How often each key is stored with an answer that was given ahead."""
    return Counter((name, one.key) for name, table in stored.tables.items() for one in table.sealed)
