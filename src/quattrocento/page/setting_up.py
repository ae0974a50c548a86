"""New tables of the page: who sits there, and what they are called."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import TYPE_CHECKING

from quattrocento.page.levels import LEVELS, QUICK
from quattrocento.page.people import LONGEST, ME, clean, somebody
from quattrocento.page.requests import MOST_SEATS, Body, unfit
from quattrocento.page.tables import PageTable
from quattrocento.table.errors import Refused
from quattrocento.table.ids import new_id
from quattrocento.table.seat import BOT_NAMES, Seat
from quattrocento.table.setting_up import Wanted, first_row
from quattrocento.words.languages import LANGUAGES
from quattrocento.words.sources import message_of

if TYPE_CHECKING:
    from quattrocento.page.house import PageHouse

HERE = "here-"
"""How the ids of the page's tables begin."""
NAME = 60
"""Characters of a table's name."""


def new_table(wanted: Wanted, seats: list[Seat]) -> PageTable:
    """A table that waits to be begun, not kept yet."""
    row = first_row(HERE + new_id(), wanted)
    rows = [seat.row(row["id"], index) for index, seat in enumerate(seats)]
    return PageTable({"row": row, "seats": rows, "orders": []}, wanted.game)


def seats_of(house: PageHouse, wished: list[Body]) -> list[Seat]:
    """The seats of a new table as they are wished for."""
    if not 0 < len(wished) <= MOST_SEATS:
        raise unfit("seats")
    host = somebody(house)["name"]
    kinds = [one.one_of("kind", ("me", "here", "open", "bot")) for one in wished]
    if "open" in kinds:
        raise Refused(
            422, "seats", "Nobody else can sit down here: every seat is me, here or a bot."
        )
    if kinds.count("me") > 1:
        raise Refused(422, "seats", "You can only sit down once; others at your screen are `here`.")
    bots = cycle(BOT_NAMES)
    return [
        _seat(kind, one, host, at, bots)
        for at, (kind, one) in enumerate(zip(kinds, wished, strict=True))
    ]


def _seat(kind: str, wish: Body, host: str, index: int, bots: Iterator[str]) -> Seat:
    named = wish.fields.get("name") is not None
    given = clean(wish.word("name", 4 * LONGEST)) if named else ""
    if kind == "bot":
        level = wish.word("level", 40, QUICK)
        if level not in LEVELS:
            known = ", ".join(LEVELS)
            raise Refused(422, "level", f"This page has no player {level!r}; it has {known}.")
        return Seat("bot", given or next(bots), None, level)
    if kind == "here":
        return Seat("here", given or beside(host, index), ME)
    return Seat("person", given or host, ME)


def beside(host: str, index: int) -> str:
    """A name for somebody at the same screen: the host's with a number."""
    return f"{host[: LONGEST - 4]} {index + 1}"


def table_name(house: PageHouse, wished: str) -> str:
    """What a table is called: as is wished, or after whoever set it up."""
    given = " ".join("".join(c if c.isprintable() else " " for c in wished).split())[:NAME]
    return given or usual_name(house)


def usual_name(house: PageHouse) -> str:
    person = somebody(house)
    language = person["language"] if person["language"] in LANGUAGES else LANGUAGES[0]
    return message_of(language, "ui-table-of").replace("{ $name }", person["name"])
