"""Checks: every notice was delivered, or became untrue, or is still listed."""

from __future__ import annotations

from collections import Counter

from tests.storm.hooks import Delivery
from tests.storm.stored import Kept, Stored

LASTING = ("over",)
"""Notices that do not become untrue."""


MANY = 10
"""Bad webhooks, spread over so much time that some must have been given up."""


class Told:
    """What became of the notices, as figures."""

    def __init__(self, stored: Stored, deliveries: list[Delivery], words: dict[str, str]) -> None:
        """`words` are the people's own words in the addresses of their webhooks."""
        kept = [one for one in stored.notices if one.person in words]
        mine = [one for one in deliveries if one.word in words.values()]
        self.made = len(kept)
        self.taken = sum(one.taken for one in mine)
        self.failed = len(mine) - self.taken
        self.waiting = sum(one.id in stored.waiting for one in kept)
        self.dead = sum(row.get("dead") is not None for row in stored.waiting.values())
        """Of everybody, those included who mean harm."""
        due = Counter((one.table, words[one.person], one.kind) for one in kept)
        came = Counter((_table(one), one.word, one.body["kind"]) for one in mine if one.taken)
        self.twice = sum(max(0, count - due[what]) for what, count in came.items())
        sure = [one for one in kept if one.left is not None and not _untrue(one, stored)]
        owed = Counter((one.table, words[one.person], one.kind) for one in sure)
        self.lost = [
            f"{kind} of {table} to {word}: {count} left the outbox, {came[table, word, kind]} came"
            for (table, word, kind), count in owed.items()
            if count > came[table, word, kind]
        ]
        self.untrue = self.made - self.taken - self.waiting - len(self.lost) + self.twice


def check_notices(told: Told, faults: int, calls: int = 0) -> list[str]:
    """None is lost; one may come twice where a fault met the process that carried it.

    `calls` are the games that somebody began to have a bad webhook called: it is given up.
    """
    wrong = [f"notices are lost: {what}" for what in told.lost]
    if calls >= MANY and not told.dead:
        wrong.append(f"after {calls} bad webhooks there is no dead letter")
    if told.twice > faults:
        wrong.append(f"{told.twice} notices came twice in {faults} faults")
    return wrong


def _untrue(one: Kept, stored: Stored) -> bool:
    """Something has happened at the table before it was sent: it was no longer so."""
    if one.kind in LASTING or one.left is None:
        return False
    # What somebody chooses ahead does not count the version up.
    table = stored.tables.get(one.table)
    chosen = () if table is None else table.sealed
    return one.left > one.version or any(sealed.version == one.version for sealed in chosen)


def _table(delivery: Delivery) -> str:
    return str(delivery.body["table"])
