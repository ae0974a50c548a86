"""Finished games counted: who wins from where and with what, and who is strong."""

from __future__ import annotations

import logging
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import ColumnElement, Connection, func, literal_column, select

from quattrocento.house import schema
from quattrocento.house.responses import Cell, Figures, Rated, StatisticsAnswer

MEAN = 1500
SCALE = 60
"""Points a rating is shown in: one of OpenSkill's is sixty of ours, its middle is 1500."""
LISTED = 50
LATE = 60.0
"""Seconds that a table may come later than one that changed after it."""
OVER: ColumnElement[str] = literal_column("'finished'")
"""Written out, it leads into the index of those tables."""
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

    person: str | None = None
    level: str | None = None
    rating: PlackettLuceRating = field(default_factory=MODEL.rating)
    games: int = 0
    wins: float = 0.0
    plays: Counter[str] = field(default_factory=Counter)

    def shown(self, name: str) -> Rated:
        favourite = self.plays.most_common(1)
        return Rated(
            person=self.person,
            name=name,
            level=self.level,
            rating=round(MEAN + SCALE * (self.rating.mu - MODEL.mu)),
            give=round(2 * SCALE * self.rating.sigma),
            games=self.games,
            wins=round(self.wins, 2),
            favourite=favourite[0][0] if favourite else None,
        )


@dataclass
class Statistics:
    """Everything counted of one game; what is finished later is added to it."""

    people: Counts = field(default_factory=lambda: Counts())
    bots: Counts = field(default_factory=lambda: Counts())
    among_bots: Counts = field(default_factory=lambda: Counts())
    players: dict[str, Contestant] = field(default_factory=dict)
    seen: set[str] = field(default_factory=set)
    """The finished tables that were looked at."""
    until: float = 0.0
    """When the last of them changed."""

    def shown(self, connection: Connection) -> StatisticsAnswer:
        """The figures, and the strongest of those who registered, with the bots among them."""
        return StatisticsAnswer(
            self.people.shown(),
            self.bots.shown(),
            self.among_bots.shown(),
            list(islice(self._strongest(connection), LISTED)),
        )

    def _strongest(self, connection: Connection) -> Iterator[Rated]:
        """By what their rating is worth at least, under the names they have now.

        A guest is rated, and finds it on their own page, but is not listed for everybody.
        """
        ranked = sorted(self.players.values(), key=lambda one: 2 * one.rating.sigma - one.rating.mu)
        p = schema.people.c
        for start in range(0, len(ranked), LISTED):
            some = ranked[start : start + LISTED]
            people = [one.person for one in some if one.person is not None]
            query = select(p.id, p.name).where(p.id.in_(people), p.login.is_not(None))
            names = {row.id: row.name for row in connection.execute(query)}
            for one in some:
                name = one.level if one.person is None else names.get(one.person)
                if name is not None:
                    yield one.shown(name)


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


def count(connection: Connection, game: str, known: Statistics | None = None) -> Statistics:
    """Count every game that was played to its end, the oldest first; what is known is gone on with.

    Lessons and studies are left out, games with hints, and those in which somebody gave up or was
    cut off by the clock: what a bot made of such a seat says nothing of anybody. So are those in
    which one person moved every seat, who met nobody.
    """
    t = schema.tables.c
    found = _go_on(connection, game, known or Statistics())
    finished = select(func.count()).where(t.game == game, t.state == OVER)
    if len(found.seen) == connection.execute(finished).scalar_one():
        return found
    # Tables were deleted, or came late from another process.
    return _go_on(connection, game, Statistics())


def _go_on(connection: Connection, game: str, found: Statistics) -> Statistics:
    """Add what was finished since."""
    t, s = schema.tables.c, schema.seats.c
    later = (t.game == game, t.state == OVER, t.changed > found.until - LATE)
    query = select(t.id, t.result, t.changed, t.lesson, t.studied, t.hinted).where(*later)
    fresh = [
        row
        for row in connection.execute(query.order_by(t.changed, t.id))
        if row.id not in found.seen
    ]
    if not fresh:
        return found
    seated: dict[str, list[Any]] = {}
    query_seats = (
        select(s.table_id, s.kind, s.person, s.level, s.resigned)
        .join(schema.tables, t.id == s.table_id)
        .where(*later)
        .order_by(s.table_id, s.seat)
    )
    for row in connection.execute(query_seats):
        seated.setdefault(row.table_id, []).append(row)
    for one in fresh:
        found.seen.add(one.id)
        found.until = max(found.until, one.changed)
        seats = seated.get(one.id, [])
        apart = one.lesson or one.studied is not None or one.hinted
        result = None if apart else _result(one.id, one.result)
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
        player = found.players.get(key) or Contestant(
            row.person, row.level if row.person is None else None
        )
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


def _rate(found: Statistics, rated: dict[str, int], places: list[int]) -> None:
    """Rate those who met; several bots of one level count once, by the first of them."""
    if len(rated) < 2:
        return
    players = [found.players[key] for key in rated]
    ranks = [float(places[seat]) for seat in rated.values()]
    after = MODEL.rate([[player.rating] for player in players], ranks=ranks)
    for player, team in zip(players, after, strict=True):
        player.rating = team[0]
