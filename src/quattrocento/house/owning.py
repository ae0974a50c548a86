"""Whose names are whose: an account's name is nobody else's, nor is one that looks like it.

All of it runs in the writer's transaction: of two who want a name at once, one gets it.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, text

from quattrocento.house import schema
from quattrocento.house.names import keys, login_of
from quattrocento.house.text import line
from quattrocento.table.errors import Refused
from quattrocento.table.seat import BOT_NAMES

BOT_KEYS = frozenset(key for name in BOT_NAMES for key in keys(name))
CLAIM = "INSERT INTO names (key, person) VALUES (:key, :person) ON CONFLICT DO NOTHING"


def claim(connection: Connection, person: str, name: str, login: str) -> None:
    """An account takes a name for itself; it keeps the one it logs in with, and no other."""
    n = schema.names.c
    wanted = keys(name)
    kept = wanted | keys(login)
    mine = set(connection.execute(select(n.key).where(n.person == person)).scalars())
    if wanted & BOT_KEYS - mine:
        raise _of_bots()
    gone = n.person == person, n.key.not_in(kept)
    connection.execute(delete(schema.names).where(*gone))
    # In order: two who claim the same do not wait for each other.
    rows = [{"key": key, "person": person} for key in sorted(kept)]
    connection.execute(text(CLAIM), rows)
    check(connection, name, person)


def check(
    connection: Connection, name: str, person: str | None = None, account: bool = False
) -> None:
    """Refuse a name that belongs to another account, or that is not an account's own."""
    found = owners(connection, name)
    if found - {person} or (account and not found):
        raise Refused(
            409, "name-taken", "This name belongs to an account: sign in, or take another one."
        )


def check_guest(connection: Connection, name: str) -> None:
    """Refuse a guest a name that belongs to an account, or to the bots."""
    if keys(name) & BOT_KEYS:
        raise _of_bots()
    check(connection, name)


def owners(connection: Connection, name: str) -> set[str | None]:
    """The accounts that own a name, or one that looks like it."""
    n = schema.names.c
    return set(connection.execute(select(n.person).where(n.key.in_(keys(name)))).scalars())


def bot_names(connection: Connection) -> list[str]:
    """The names for bots; an account from older times keeps the one it has."""
    return [name for name in BOT_NAMES if not owners(connection, name)] or ["Bot"]


def fill(connection: Connection) -> None:
    """Give the accounts of an older house their names, the oldest first.

    Names to log in with come before names to be shown. Whose shown name belongs to another
    account is shown by the name to log in with. Where two of those look alike, the older account
    owns the name; both log in as before.
    """
    p = schema.people.c
    query = select(p.id, p.name, p.login).where(p.login.is_not(None)).order_by(p.created, p.id)
    accounts = [tuple(row) for row in connection.execute(query)]
    taken = {login for _, _, login in accounts}
    owned: dict[str, str] = {}
    for person, _, login in accounts:
        plain = login_of(login)
        if plain not in taken:
            taken.add(plain)
            _set(connection, person, "login", plain)
        _own(owned, person, login)
    for person, name, login in accounts:
        shown = line(name)
        if not shown or not _own(owned, person, shown):
            shown = line(login) or person
        if shown != name:
            _set(connection, person, "name", shown)
    if owned:
        rows = [{"key": key, "person": person} for key, person in owned.items()]
        connection.execute(text(CLAIM), rows)


def _own(owned: dict[str, str], person: str, name: str) -> bool:
    """Give a name to a person, unless somebody else has it or one like it."""
    wanted = keys(name)
    if any(owned.get(key, person) != person for key in wanted):
        return False
    owned.update(dict.fromkeys(wanted, person))
    return True


def _set(connection: Connection, person: str, column: str, value: str) -> None:
    changed = schema.people.update().where(schema.people.c.id == person)
    connection.execute(changed.values({column: value}))


def _of_bots() -> Refused:
    return Refused(409, "name-taken", "The bots of the house have this name; take another one.")
