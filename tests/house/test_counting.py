"""Who counts as having met whom: several people, one against bots, bots alone, one alone."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from sqlalchemy import insert

from quattrocento.house import schema
from quattrocento.house.statistics import Statistics, count
from quattrocento.house.store import Store


class Archive:
    """Finished games laid into a database without being played; the first seat has won."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        self.store.open()

    def keep(self, table: str, *seats: str) -> None:
        """A table whose seats are people's names, or bots by their level: `bot easy`."""
        row = {
            "id": table, "name": table, "game": "signorie", "rules": 1, "options": "{}",
            "private": 0, "invite": "", "host": "ada", "pace": "{}", "confirm_turn": 0,
            "state": "finished", "version": 1, "moves": 0, "events": 0, "created": 1.0,
            "changed": 1.0, "orders_given": 0, "sealed_given": 0, "lesson": 0,
            "result": json.dumps({"ended": "rules", "places": [*range(1, len(seats) + 1)]}),
        }  # fmt: skip
        with self.store.writing.begin() as connection:
            connection.execute(insert(schema.tables).values(row))
            for index, who in enumerate(seats):
                kind, _, level = who.partition(" ")
                seat = {"table_id": table, "seat": index, "name": who, "resigned": 0}
                if level:
                    seat |= {"kind": kind, "level": level}
                else:
                    seat |= {"kind": "here" if who in seats[:index] else "person", "person": who}
                connection.execute(insert(schema.seats).values(seat))

    def counted(self) -> Statistics:
        return self.store.ask(lambda connection: count(connection, "signorie"))


@pytest.fixture
def archive(database: str) -> Iterator[Archive]:
    kept = Archive(database)
    yield kept
    kept.store.close()


def tables(found: Statistics) -> tuple[int, int, int]:
    return found.people.tables, found.bots.tables, found.among_bots.tables


def test_who_moves_every_seat_has_met_nobody(archive: Archive) -> None:
    archive.keep("alone", "ada", "ada")
    found = archive.counted()
    assert tables(found) == (0, 0, 0)
    assert found.players == {}


def test_several_seats_of_one_person_are_no_games_of_theirs(archive: Archive) -> None:
    archive.keep("against", "ada", "ada", "bot easy")
    archive.keep("shared", "bea", "ada", "ada")
    found = archive.counted()
    assert tables(found) == (1, 1, 0)
    assert set(found.players) == {"person bea", "level easy"}
    bea = found.players["person bea"]
    assert (bea.games, bea.wins, bea.shown("bea").rating) == (1, 1, 1500)


def test_bots_alone_are_counted_by_themselves(archive: Archive) -> None:
    archive.keep("met", "ada", "bea")
    archive.keep("against", "ada", "bot easy", "bot easy")
    archive.keep("bots", "bot hard", "bot easy")
    found = archive.counted()
    assert tables(found) == (1, 1, 1)
    assert found.among_bots.wins[2, 0, None] == 1
    ada, hard = found.players["person ada"].shown("ada"), found.players["level hard"].shown("hard")
    assert (ada.games, ada.wins) == (2, 2)
    assert hard.rating > 1500
