"""Whom a table waits for: whoever decides, several who choose at once, and who has an offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quattrocento.table.writing import decode

if TYPE_CHECKING:
    from quattrocento.table.table import Table


def choosing(table: Table) -> list[int]:
    """The seats of people who all choose at once, each for itself."""
    if table.state != "playing" or table.match is None:
        return []
    people = [seat.person for seat in table.seats]
    return table.sealed.choosing(table.match.position, people)


def chosen(table: Table) -> list[int]:
    """Those of them who have chosen."""
    return [seat for seat in choosing(table) if table.sealed.of(seat).given]


def missing(table: Table) -> list[int]:
    """Those of them who have not."""
    if table.match is None:
        # A table in a list is not replayed: its row says it.
        stored = table.stored["choosing"]
        return [] if stored is None else list(decode(stored))
    return [seat for seat in choosing(table) if not table.sealed.of(seat).given]


def seats(table: Table) -> list[int]:
    """All seats the table waits for now."""
    deciding = table.deciding
    if deciding is None:
        return []
    left = missing(table)
    # What a person decides in the record comes last: it is chosen ahead, with the others.
    return [deciding, *left] if table.seats[deciding].person is None or not left else left


def offered(table: Table) -> list[int]:
    """The seats for whose answer an offer waits, whoever decides."""
    if table.match is None:
        stored = table.stored["offered"]
        return [] if stored is None else list(decode(stored))
    return [seat for seat in range(len(table.seats)) if table.unanswered(seat)]


def since(table: Table, at: float, acted: int | None) -> dict[int, float]:
    """Since when it waits for each of them: what their own person does counts anew, no other's."""
    if table.paused:
        return {}
    here = [] if acted is None else table.seats_of(table.seats[acted].person)
    return {seat: at if seat in here else table.waits.get(seat, at) for seat in seats(table)}
