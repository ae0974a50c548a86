"""People: guests with nothing but a name, and accounts with a password to come back with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from quattrocento.house import schema
from quattrocento.house.errors import Refused
from quattrocento.house.ids import new_id
from quattrocento.house.news import News, tell
from quattrocento.house.passwords import Passwords
from quattrocento.house.steady import now
from quattrocento.house.store import Store
from quattrocento.house.writer import Conflict, Writer

PLAIN = r"^[^\x00-\x1f\x7f]*$"
"""One line without control characters; PostgreSQL stores no zeros."""
SOMETHING = r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$"
"""The same, and not only spaces."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=SOMETHING)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
REMEMBERED = 10_000
"""People kept in memory."""


class Notices(msgspec.Struct, omit_defaults=False):
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
    notices: Notices


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
        person = Person(new_id(), name.strip(), None, None, 0, language, Notices())
        row = _row(person) | {"created": now()}
        await self._writer.do(lambda connection: _insert(connection, row))
        return self._keep(person)

    async def register(self, guest: Person | None, name: str, password: str) -> Person:
        """An account; a guest who registers stays the same person and keeps the tables."""
        if guest is not None and guest.login is not None:
            raise Refused(409, "registered", "You are registered already.")
        if guest is None:
            guest = await self.admit(name, "en")
        hashed = await self._passwords.hash(password)
        person = msgspec.structs.replace(
            guest, name=name.strip(), login=login_of(name), password=hashed, epoch=guest.epoch + 1
        )
        try:
            return await self.save(person)
        except Conflict:
            raise Refused(409, "name-taken", "Somebody is registered by this name.") from None

    async def login(self, name: str, password: str) -> Person:
        """The registered person; a wrong name and a wrong password sound alike."""
        query = select(schema.people).where(schema.people.c.login == login_of(name))
        row = await self._store.read(lambda connection: connection.execute(query).first())
        person = None if row is None else _person(row._mapping)
        hashed = None if person is None else person.password
        fits = await self._passwords.fits(hashed, password)
        if person is None or not fits:
            raise Refused(401, "wrong-password", "No such name with this password.")
        return self._keep(person)

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """A new password; the cookies of other devices lose their power."""
        assert person.password is not None
        fits = await self._passwords.fits(person.password, old)
        hashed = await self._passwords.hash(new)
        if not fits:
            raise Refused(401, "wrong-password", "The old password is another one.")
        changed = msgspec.structs.replace(person, password=hashed, epoch=person.epoch + 1)
        return await self.save(changed)

    async def save(self, person: Person) -> Person:
        query = update(schema.people).where(schema.people.c.id == person.id).values(_row(person))
        news = News(teller=self._teller, people=[person.id])

        def store(connection: Connection) -> None:
            connection.execute(query)
            tell(connection, news)

        await self._writer.do(store)
        return self._keep(person)

    def close(self) -> None:
        self._passwords.close()

    def _keep(self, person: Person) -> Person:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[person.id] = person
        return person


def login_of(name: str) -> str:
    """The name one logs in with: capitals and outer spaces do not matter."""
    return name.strip().casefold()[:40]


def _row(person: Person) -> dict[str, Any]:
    values = msgspec.structs.asdict(person)
    return values | {"notices": msgspec.json.encode(person.notices).decode()}


def _person(row: Any) -> Person:
    return Person(
        row["id"],
        row["name"],
        row["login"],
        row["password"],
        row["epoch"],
        row["language"],
        msgspec.json.decode(row["notices"], type=Notices),
    )


def _insert(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(insert(schema.people), row)
