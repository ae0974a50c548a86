"""People: guests with nothing but a name, and accounts with a password to come back with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated, Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from quattrocento.house import owning, schema
from quattrocento.house.errors import logged_out
from quattrocento.house.names import LONGEST, clean, login_of
from quattrocento.house.news import News, tell
from quattrocento.house.passwords import Passwords
from quattrocento.house.store import Store
from quattrocento.house.writer import Conflict, Writer
from quattrocento.table.errors import Refused, no_person
from quattrocento.table.ids import new_id
from quattrocento.table.steady import now

PLAIN = r"^[^\x00-\x1f\x7f]*$"
"""One line without control characters; PostgreSQL stores no zeros."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST, pattern=PLAIN)]
"""As it is typed: accents may be characters of their own; `names` says what a name is."""
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
HOST = "host"
"""The role of those who keep the house."""
REMEMBERED = 10_000
"""People kept in memory."""


class NoticeSettings(msgspec.Struct, omit_defaults=False):
    """How somebody wants to hear that it is their turn; each can be turned off."""

    email: Annotated[str, msgspec.Meta(max_length=254)] | None = None
    email_confirmed: bool = False
    webhook: Annotated[str, msgspec.Meta(max_length=500)] | None = None
    browser: bool = True
    sound: bool = True


class Person(msgspec.Struct):
    """Somebody the house knows. `epoch` goes up when old cookies are to lose their power."""

    id: str
    name: str
    login: str | None
    password: str | None
    epoch: int
    language: str
    notices: NoticeSettings
    role: str | None = None
    """`HOST`, or none."""
    banned: float | None = None
    """Since when they may not come in."""
    muted: float | None = None
    """Until when they may not chat."""

    @property
    def is_muted(self) -> bool:
        return self.muted is not None and now() < self.muted


class People:
    """Finds, admits and remembers people."""

    def __init__(self, store: Store, writer: Writer, teller: str) -> None:
        self._store = store
        self._writer = writer
        self._teller = teller
        self._known: dict[str, Person] = {}
        self._forgotten = 0
        self._passwords = Passwords()

    async def find(self, id: str) -> Person | None:
        person = self._known.get(id)
        if person is None:
            forgotten = self._forgotten
            query = select(schema.people).where(schema.people.c.id == id)
            row = await self._store.read(lambda connection: connection.execute(query).first())
            if row is None:
                return None
            person = _person(row._mapping)
            if forgotten == self._forgotten:
                self._keep(person)
        return person

    def forget(self, people: Iterable[str]) -> None:
        """They have changed something about themselves in another process."""
        for one in people:
            self._known.pop(one, None)
            self._forgotten += 1

    def forget_all(self) -> None:
        self.forget(list(self._known))

    async def admit(self, name: str, language: str) -> Person:
        """A new guest."""
        return await self._insert(_nobody(clean(name), language))

    async def register(
        self, guest: Person | None, name: str, password: str, session: str | None = None
    ) -> Person:
        """An account; a guest who registers stays the same person and keeps the tables.

        `session` is the guest's: it must go on while the password is hashed.
        """
        if guest is not None and guest.login is not None:
            raise _registered()
        name = clean(name)
        hashed = await self._passwords.hash(password)

        def registered(person: Person) -> Person:
            if person.login is not None:
                raise _registered()
            return msgspec.structs.replace(person, name=name, login=login_of(name), password=hashed)

        try:
            if guest is None:
                return await self._insert(registered(_nobody(name, "en")))
            return await self.change(guest.id, registered, session)
        except Conflict:
            raise Refused(409, "name-taken", "Somebody is registered by this name.") from None

    async def login(self, name: str, password: str) -> Person:
        """The registered person; a wrong name and a wrong password sound alike."""
        # Two from before names were composed may be spelt alike but for that.
        candidates: list[Person | None] = [*await self._named(name)]
        for found in candidates or [None]:
            hashed = None if found is None else found.password
            fits = await self._passwords.fits(hashed, password)
            if found is None or not fits:
                continue
            # Hashing takes its time: who they are now, unless the password is another one since.
            for person in await self._named(name):
                if (person.id, person.password) == (found.id, found.password):
                    return person
        raise Refused(401, "wrong-password", "This name and this password do not go together.")

    async def change_password(
        self, person: Person, old: str, new: str, session: str | None = None
    ) -> Person:
        """A new password; the cookies of other devices lose their power."""
        assert person.password is not None
        fits = await self._passwords.fits(person.password, old)
        hashed = await self._passwords.hash(new)
        if not fits:
            raise Refused(401, "wrong-password", "The old password is another one.")

        def changed(present: Person) -> Person:
            if present.epoch != person.epoch:
                raise Refused(
                    409,
                    "password-changed",
                    "The password was changed elsewhere meanwhile; sign in with that one.",
                )
            return msgspec.structs.replace(present, password=hashed)

        return await self.change(person.id, changed, session)

    async def hashed(self, password: str) -> str:
        """A password as it is stored."""
        return await self._passwords.hash(password)

    async def change(
        self,
        id: str,
        edit: Callable[[Person], Person],
        session: str | None = None,
        also: Callable[[Connection], None] | None = None,
    ) -> Person:
        """Change somebody as they are stored at this moment; only what changes is written.

        `edit` runs in the writer, perhaps twice: it looks at nothing but the person it gets.
        Where a session is named, it must not have ended meanwhile. `also` is stored with it.
        """
        news = News(teller=self._teller, people=[id])
        s = schema.sessions.c
        forgotten = self._forgotten

        def store(connection: Connection) -> Person:
            person = _locked(connection, id)
            changed = _renewed(person, edit(person))
            going_on = select(s.id).where(s.id == session)
            if session is not None and connection.execute(going_on).first() is None:
                raise logged_out()
            before = _row(person)
            values = {name: to for name, to in _row(changed).items() if to != before[name]}
            if values:
                where = schema.people.c.id == id
                connection.execute(update(schema.people).where(where).values(values))
                tell(connection, news)
            if changed.epoch != person.epoch:
                # In the same transaction: no session outlives the password it was begun with.
                connection.execute(delete(schema.sessions).where(s.person == id))
                tell(connection, News(teller=self._teller, sessions=[id]))
            if values.keys() & {"name", "login"}:
                _take_name(connection, changed)
            if also is not None:
                also(connection)
            return changed

        try:
            person = await self._writer.do(store)
        finally:
            alone = forgotten == self._forgotten
            # Whoever is reading them at this moment may have read what was before; and whether
            # a change that failed was stored, only the database knows.
            self.forget([id])
        return self._keep(person) if alone else person

    async def _insert(self, person: Person) -> Person:
        row = _row(person) | {"created": now()}

        def store(connection: Connection) -> None:
            connection.execute(insert(schema.people), row)
            _take_name(connection, person)

        await self._writer.do(store)
        return self._keep(person)

    async def _named(self, name: str) -> list[Person]:
        """Whoever logs in by this name, as they are stored; first who spells it just so."""
        p = schema.people.c
        spelt = name.strip().casefold()[:LONGEST]
        query = select(schema.people).where(p.login.in_((spelt, login_of(name))))
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return sorted((_person(row._mapping) for row in rows), key=lambda one: one.login != spelt)

    def close(self) -> None:
        self._passwords.close()

    def _keep(self, person: Person) -> Person:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[person.id] = person
        return person


def _row(person: Person) -> dict[str, Any]:
    values = msgspec.structs.asdict(person)
    notices = person.notices
    known = notices.email if person.login is not None and notices.email_confirmed else None
    # To be found by, whoever has forgotten the password.
    address = None if known is None else known.casefold()[:254]
    return values | {"notices": msgspec.json.encode(notices).decode(), "address": address}


def _person(row: Any) -> Person:
    return Person(
        row["id"],
        row["name"],
        row["login"],
        row["password"],
        row["epoch"],
        row["language"],
        msgspec.json.decode(row["notices"], type=NoticeSettings),
        row["role"],
        row["banned"],
        row["muted"],
    )


def _nobody(name: str, language: str) -> Person:
    """Somebody new, with nothing but a name."""
    return Person(new_id(), name, None, None, 0, language, NoticeSettings())


def _renewed(before: Person, after: Person) -> Person:
    """A new password or a new account takes the power from older cookies."""
    if (before.login, before.password) == (after.login, after.password):
        return after
    return msgspec.structs.replace(after, epoch=before.epoch + 1)


def _locked(connection: Connection, id: str) -> Person:
    """Somebody whom nobody else can change until this transaction ends."""
    # SQLite has one writer at a time and knows no such lock.
    query = select(schema.people).where(schema.people.c.id == id).with_for_update()
    row = connection.execute(query).first()
    if row is None:
        raise no_person()
    return _person(row._mapping)


def _take_name(connection: Connection, person: Person) -> None:
    """An account's name becomes its own; a guest takes one that is nobody's."""
    if person.login is None:
        owning.check_guest(connection, person.name)
    else:
        owning.claim(connection, person.id, person.name, person.login)


def _registered() -> Refused:
    return Refused(409, "registered", "You are registered already.")
