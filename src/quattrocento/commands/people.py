"""`quattrocento people`: find, rename, keep out, let in, export and delete people."""

from __future__ import annotations

import argparse
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from quattrocento.cleaning import say
from quattrocento.commands.keeping import (
    HOST,
    add_below,
    add_group,
    day,
    days,
    on_house,
    print_rows,
)

if TYPE_CHECKING:
    from quattrocento.house.house import House
    from quattrocento.house.keeping.people import KnownPerson
    from quattrocento.house.people import Person

Act = Callable[["House", "Person", argparse.Namespace], Awaitable[str]]


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    group = add_group(
        subparsers,
        "people",
        "  quattrocento people list ad\n"
        "  quattrocento people ban ada --why spam\n"
        "  quattrocento people password ada\n"
        "  quattrocento people host ada",
    )
    command = add_below(group, "list", "List people, the newest first.", _list)
    command.add_argument("beginning", nargs="?", default="", help="names that begin so, or an id")
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    _one(group, "show", "Say what a host has to know of somebody.", _show)
    command = _one(group, "rename", "Give somebody another name to be shown.", _rename)
    command.add_argument("name", help="the new name")
    command = _one(group, "ban", "Keep somebody out: lines are cut, nobody logs in.", _ban)
    command.add_argument("--why", default="", help="a word for the log")
    _one(group, "unban", "Let somebody in again.", _unban)
    command = _one(group, "mute", "Let somebody say nothing in chats.", _mute)
    command.add_argument(
        "--days", type=days, help="for so many days; for good unless told; 0 ends it"
    )
    _one(group, "password", "Give an account a new password, which is printed.", _password)
    _one(group, "export", "Print all that the house has of somebody as JSON.", _export)
    _one(group, "delete", "Delete somebody; their games stay with a nameless seat.", _delete)
    _one(group, "host", "Let an account see the page of hosts.", _host)
    _one(group, "unhost", "Let an account see it no longer.", _unhost)


def _one(group: Any, name: str, summary: str, act: Act) -> argparse.ArgumentParser:
    """A command on one person; it prints what the act says."""

    def run(options: argparse.Namespace) -> int:
        from quattrocento.house.keeping.people import found

        async def do(house: House) -> str:
            return await act(house, await found(house, options.who), options)

        say(on_house(options, do))
        return 0

    command = add_below(group, name, summary, run)
    command.add_argument("who", help="an id, or the name an account logs in with")
    return command


def _list(options: argparse.Namespace) -> int:
    from quattrocento.house.keeping.people import listed

    async def read(house: House) -> list[KnownPerson]:
        return await house.store.read(lambda connection: listed(connection, options.beginning))

    print_rows(on_house(options, read), _line, options.json)
    return 0


def _line(one: KnownPerson) -> list[str]:
    what = "guest" if one.login is None else f"account {one.login}"
    banned = "" if one.banned is None else f"banned {day(one.banned)}"
    return [one.id, one.name, what, one.role or "", f"seen {day(one.seen)}", banned]


async def _show(house: House, person: Person, options: argparse.Namespace) -> str:
    from quattrocento.house.keeping.people import shown

    known = await house.store.read(lambda connection: shown(connection, person.id))
    assert known is not None
    sessions = await house.sessions.of(person.id)
    muted = "" if not person.is_muted else f"muted until {day(person.muted)}"
    confirmed = "confirmed" if person.notices.email_confirmed else "not confirmed"
    mail = f"mail {person.notices.email} ({confirmed})" if person.notices.email else ""
    since = f"here since {day(known.created)}"
    said = [*_line(known), since, f"{len(sessions)} sessions", muted, mail]
    return "\n".join(part for part in said if part)


async def _rename(house: House, person: Person, options: argparse.Namespace) -> str:
    from quattrocento.house.keeping.people import rename

    changed = await rename(house, HOST, person, options.name)
    return f"{person.name} is called {changed.name}"


async def _ban(house: House, person: Person, options: argparse.Namespace) -> str:
    from quattrocento.house.keeping.people import ban

    await ban(house, HOST, person, options.why)
    return f"{person.name} is kept out"


async def _unban(house: House, person: Person, options: argparse.Namespace) -> str:
    from quattrocento.house.keeping.people import unban

    await unban(house, HOST, person)
    return f"{person.name} may come in"


async def _mute(house: House, person: Person, options: argparse.Namespace) -> str:
    from quattrocento.house.keeping.people import mute

    seconds = None if options.days is None else options.days * 86_400
    changed = await mute(house, HOST, person, seconds)
    return f"{person.name} {'says nothing' if changed.is_muted else 'may speak'}"


async def _password(house: House, person: Person, options: argparse.Namespace) -> str:
    from quattrocento.house.keeping.people import new_password

    return f"{person.login}: {await new_password(house, HOST, person)}"


async def _export(house: House, person: Person, options: argparse.Namespace) -> str:
    from quattrocento.house.keeping.export import export

    return (await export(house, HOST, person)).decode()


async def _delete(house: House, person: Person, options: argparse.Namespace) -> str:
    from quattrocento.house.keeping.leaving import leave_for_good

    await leave_for_good(house, HOST, person)
    return f"{person.name} is deleted"


async def _host(house: House, person: Person, options: argparse.Namespace) -> str:
    return await _role(house, person, "host")


async def _unhost(house: House, person: Person, options: argparse.Namespace) -> str:
    return await _role(house, person, None)


async def _role(house: House, person: Person, role: str | None) -> str:
    from quattrocento.house.keeping.people import name_host

    await name_host(house, HOST, person, role)
    return f"{person.name} is {'a' if role else 'no'} host"
