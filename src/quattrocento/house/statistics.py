"""Finished games counted: who wins from where and with what, and who is strong."""

from __future__ import annotations

import logging
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, func, select

from quattrocento.house import schema
from quattrocento.house.responses import Cell, Figures, Rated, StatisticsAnswer

MEAN = 1500
SCALE = 60
"""Points a rating is shown in: one of OpenSkill's is sixty of ours, its middle is 1500."""
LISTED = 50
MODEL = PlackettLuce()
log = logging.getLogger(__name__)


class Result(msgspec.Struct):
    """What counts of a game's result."""

    ended: str
    places: list[int] | None = None
    plays: list[str | None] | None = None


@dataclass
class Contestant:
    """Somebody rated in one game: a person, or a level of the bots."""

    name: str
    person: str | None = None
    level: str | None = None
    listed: bool = True
    rating: PlackettLuceRating = field(default_factory=MODEL.rating)
    games: int = 0
    wins: float = 0.0
    plays: Counter[str] = field(default_factory=Counter)

    def shown(self) -> Rated:
        favourite = self.plays.most_common(1)
        return Rated(
            person=self.person,
            name=self.name,
            level=self.level,
            rating=round(MEAN + SCALE * (self.rating.mu - MODEL.mu)),
            give=round(2 * SCALE * self.rating.sigma),
            games=self.games,
            wins=round(self.wins, 2),
            favourite=favourite[0][0] if favourite else None,
        )


@dataclass
class Statistics:
    """Everything counted of one game."""

    people: Counts = field(default_factory=lambda: Counts())
    bots: Counts = field(default_factory=lambda: Counts())
    among_bots: Counts = field(default_factory=lambda: Counts())
    players: dict[str, Contestant] = field(default_factory=dict)

    def shown(self) -> StatisticsAnswer:
        """The figures, and the strongest of those who registered, with the bots among them."""
        listed = [player.shown() for player in self.players.values() if player.listed]
        listed.sort(key=lambda one: one.give - one.rating)
        return StatisticsAnswer(
            self.people.shown(), self.bots.shown(), self.among_bots.shown(), listed[:LISTED]
        )


@dataclass
class Counts:
    """Tables, and games and first places by the table's size, the seat and what it plays."""

    tables: int = 0
    games: Counter[tuple[int, int, str | None]] = field(default_factory=Counter)
    wins: dict[tuple[int, int, str | None], float] = field(
        default_factory=lambda: defaultdict(float)
    )

    def shown(self) -> Figures:
        cells = [
            Cell(seats, seat, plays, games, round(self.wins[seats, seat, plays], 2))
            for (seats, seat, plays), games in self.games.items()
        ]
        cells.sort(key=lambda cell: (cell.seats, cell.seat, cell.plays or ""))
        return Figures(self.tables, cells)


def state_of(connection: Connection, game: str) -> tuple[Any, ...]:
    """What changes when another game has been finished."""
    t = schema.tables.c
    query = select(func.count(), func.max(t.changed)).where(t.game == game, t.state == "finished")
    return tuple(connection.execute(query).one())


def count(connection: Connection, game: str) -> Statistics:
    """Count every game that was played to its end, the oldest first.

    Lessons and studies are left out, and games in which somebody gave up or was cut off by the
    clock: what a bot made of such a seat says nothing of anybody. So are those in which one person
    moved every seat, who met nobody.
    """
    t, s, p = schema.tables.c, schema.seats.c, schema.people.c
    finished = (t.game == game, t.state == "finished", t.lesson == 0, t.studied.is_(None))
    query = select(t.id, t.result).where(*finished).order_by(t.changed, t.id)
    results = {one: _result(one, text) for one, text in connection.execute(query)}
    seated: dict[str, list[Any]] = {}
    query_seats = (
        select(s.table_id, s.kind, s.person, s.name, s.level, s.resigned, p.name, p.login)
        .join(schema.tables, t.id == s.table_id)
        .outerjoin(schema.people, p.id == s.person)
        .where(*finished)
        .order_by(s.table_id, s.seat)
    )
    for row in connection.execute(query_seats):
        seated.setdefault(row[0], []).append(row)
    found = Statistics()
    for one, result in results.items():
        seats = seated.get(one, [])
        if result is None or result.ended != "rules" or any(row.resigned for row in seats):
            continue
        if result.places is not None and len(result.places) == len(seats):
            _add(found, seats, result.places, result.plays or [])
    return found


def _result(table: str, text: str | None) -> Result | None:
    """The result of a game; one that cannot be read does not count."""
    try:
        return None if text is None else msgspec.json.decode(text, type=Result)
    except msgspec.DecodeError as error:
        log.error("a result cannot be read", extra={"table": table, "why": str(error)})
        return None


def _add(found: Statistics, seats: list[Any], places: list[int], plays: list[str | None]) -> None:
    held = Counter(row.person for row in seats if row.person is not None)
    if len(held) == 1 and held.total() == len(seats):
        return
    counts = (found.among_bots, found.bots, found.people)[min(len(held), 2)]
    counts.tables += 1
    if len(plays) != len(seats):
        plays = [None] * len(seats)
    first = places.count(1)
    rated: dict[str, int] = {}
    for seat, row in enumerate(seats):
        cell = (len(seats), seat, plays[seat])
        won = 1 / first if places[seat] == 1 else 0.0
        counts.games[cell] += 1
        counts.wins[cell] += won
        key = _key(row)
        # Who sits on several seats at one screen wins and loses against themselves.
        if key is None or held[row.person] > 1:
            continue
        player = found.players.get(key) or _player(row)
        found.players[key] = player
        player.games += 1
        player.wins += won
        played = plays[seat]
        if played is not None:
            player.plays[played] += 1
        rated.setdefault(key, seat)
    _rate(found, rated, places)


def _key(row: Any) -> str | None:
    if row.person is not None:
        return f"person {row.person}"
    return f"level {row.level}" if row.kind == "bot" else None


def _player(row: Any) -> Contestant:
    if row.person is None:
        return Contestant(name=row.level or "", level=row.level)
    # A guest is rated, and finds it on their own page, but is not listed for everybody.
    return Contestant(row.name_1 or row.name, person=row.person, listed=row.login is not None)


def _rate(found: Statistics, rated: dict[str, int], places: list[int]) -> None:
    """Rate those who met; several bots of one level count once, by the first of them."""
    if len(rated) < 2:
        return
    players = [found.players[key] for key in rated]
    ranks = [float(places[seat]) for seat in rated.values()]
    after = MODEL.rate([[player.rating] for player in players], ranks=ranks)
    for player, team in zip(players, after, strict=True):
        player.rating = team[0]
