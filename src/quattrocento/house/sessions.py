"""Sessions: which browsers are logged in as whom; the house keeps them, and can end each.

A cookie is a random token. The database knows its hash alone: whoever reads the database cannot
come in with what is there. Cookies from before there were sessions are signed words that name a
person and an epoch; each of those has a session by that name.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from quattrocento.house import schema
from quattrocento.house.cookies import YEAR, Signer
from quattrocento.house.errors import banned
from quattrocento.house.live import Hub
from quattrocento.house.news import News, tell
from quattrocento.house.people import Person
from quattrocento.house.store import Store
from quattrocento.house.wire import Wire
from quattrocento.house.writer import Writer
from quattrocento.table.errors import Refused
from quattrocento.table.steady import now

REMEMBERED = 10_000
"""Sessions kept in memory."""
MOST = 100
"""Sessions of one person; beyond them the one that was not seen for longest ends."""
HOUR = 3_600.0
AGENT = 200
"""Characters of a browser's own name that are kept."""
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]+")


class Session(msgspec.Struct):
    """One browser that is logged in; `seen` is true to the hour."""

    id: str
    person: str
    created: float
    seen: float
    agent: str

    @property
    def shown(self) -> str:
        """The name it is called by in lists; nobody comes in with it."""
        return shown(self.id)


class Sessions:
    """Begins, finds and ends sessions."""

    def __init__(
        self, store: Store, writer: Writer, teller: str, wire: Wire | None, hub: Hub
    ) -> None:
        self._store = store
        self._writer = writer
        self._teller = teller
        self._wire = wire
        self._hub = hub
        self._known: dict[str, Session] = {}
        self._forgotten = 0

    async def begin(self, person: Person, agent: str) -> str:
        """A new session; gives the token of its cookie.

        Whoever got in with a password that is another one by now is refused.
        """
        token = secrets.token_urlsafe(32)
        at = now()
        session = Session(_hash(token), person.id, at, at, _CONTROL.sub(" ", agent)[:AGENT])
        p, s = schema.people.c, schema.sessions.c
        # Locked until this is stored: a new password ends every session or lets none begin.
        password = select(p.password, p.banned).where(p.id == person.id)
        password = password.with_for_update(read=True)
        mine = s.person == person.id
        worn = select(s.id).where(mine).order_by(s.seen.desc(), s.id).offset(MOST - 1)
        ended = delete(schema.sessions).where(s.id.in_(worn))
        news = News(teller=self._teller, sessions=[person.id])

        def store(connection: Connection) -> bool:
            present = connection.execute(password).first()
            if present is None or present.password != person.password:
                raise Refused(401, "wrong-password", "The password was changed meanwhile.")
            if present.banned is not None:
                raise banned()
            some = connection.execute(ended).rowcount > 0
            connection.execute(insert(schema.sessions), msgspec.structs.asdict(session))
            if some:
                tell(connection, news)
            return some

        if await self._writer.do(store):
            self.forget([person.id])
        return token

    async def find(self, id: str) -> Session | None:
        """A session that goes on."""
        session = self._known.get(id) if self._wire is None or self._wire.up else None
        if session is None:
            forgotten = self._forgotten
            query = select(schema.sessions).where(schema.sessions.c.id == id)
            row = await self._store.read(lambda connection: connection.execute(query).first())
            if row is None:
                return None
            session = Session(*row)
            if forgotten == self._forgotten:
                self._keep(session)
        return session if now() - session.seen < YEAR else None

    async def of(self, person: str) -> list[Session]:
        """All that somebody has, the last seen first."""
        s = schema.sessions.c
        query = select(schema.sessions).where(s.person == person, s.seen > now() - YEAR)
        query = query.order_by(s.seen.desc(), s.id)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Session(*row) for row in rows]

    async def touch(self, session: Session) -> None:
        """It is in use; written down once an hour."""
        at = now()
        if at - session.seen < HOUR:
            return
        session.seen = at
        query = update(schema.sessions).where(schema.sessions.c.id == session.id).values(seen=at)
        await self._writer.do(lambda connection: connection.execute(query))

    async def end(self, session: Session) -> None:
        """Log one browser out."""
        await self._end(session.person, schema.sessions.c.id == session.id)

    async def end_all(self, person: str, but: Session | None = None) -> None:
        """Log somebody out everywhere, or everywhere else."""
        s = schema.sessions.c
        ended = s.person == person
        await self._end(person, ended if but is None else and_(ended, s.id != but.id))

    async def _end(self, person: str, ended: ColumnElement[bool]) -> None:
        query = delete(schema.sessions).where(ended)
        news = News(teller=self._teller, sessions=[person])

        def store(connection: Connection) -> None:
            connection.execute(query)
            tell(connection, news)

        await self._writer.do(store)
        self.forget([person])

    def forget(self, people: Iterable[str]) -> None:
        """Some of their sessions may be over; the lines of those are cut."""
        gone = set(people)
        if gone:
            self._forgotten += 1
            for session in [one for one in self._known.values() if one.person in gone]:
                del self._known[session.id]
            self._hub.doubt(gone)

    def forget_all(self) -> None:
        self._forgotten += 1
        self._known.clear()
        self._hub.doubt(self._hub.people)

    def _keep(self, session: Session) -> None:
        if len(self._known) >= REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[session.id] = session


def shown(id: str) -> str:
    """What a session of this id is called in lists."""
    return hashlib.sha256(id.encode()).hexdigest()[:16]


def named_by(cookie: str, signer: Signer) -> str | None:
    """The id of the session that a cookie names; None for a forged or broken one."""
    if "." not in cookie:
        return _hash(cookie)
    old = signer.read_cookie(cookie)
    return None if old is None else f"{old[0]}.{old[1]}"


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
