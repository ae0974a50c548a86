"""Position files: the table of two kings as readable JSON, and back, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from quattrocento.games.italian_wars.board import OFF_TRACK, STAYED, Italy
from quattrocento.games.italian_wars.box import Booklet
from quattrocento.games.italian_wars.files.vocabulary import vocabulary
from quattrocento.games.italian_wars.names import COLOURS, FRANCE, MAJORS, PLAYERS
from quattrocento.games.italian_wars.options import OPTIONS
from quattrocento.games.virtu.board import SEATS, power_place
from quattrocento.games.virtu.files.files import (
    HOLDINGS,
    MARKS,
    colour_of,
    dump_city,
    dump_holdings,
    dump_turn,
    load_cities,
    load_holdings,
    load_turn,
    read_optional,
)
from quattrocento.games.virtu.names import CITIES, MARKET, SEASONS
from quattrocento.games.virtu.options import Options
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.reading import Reader

_MARKS: Final[tuple[tuple[str, int], ...]] = (*MARKS, ("stayed", STAYED))


def dump_italy(table: Italy) -> dict[str, Any]:
    """Everything on the table in component names; `agenda` lists what comes next first."""
    words = vocabulary()
    return {
        "game": "italian_wars",
        "overlay": table.box.overlay,
        "options": dict(table.options.chosen),
        "round": table.year,
        "season": SEASONS[table.season],
        "victor": colour_of(table, table.victor),
        "players": [
            dump_holdings(table, seat) | {"trophies": table.players[seat].trophies}
            for seat in range(PLAYERS)
        ],
        "cities": {name: dump_city(table, city, _MARKS) for city, name in enumerate(CITIES)},
        "majors": {name: _dump_major(table, major) for major, name in enumerate(MAJORS)},
        "supply": dict(zip(MARKET, table.supply, strict=True)),
        "indulgences": table.indulgences,
        "halted": [[COLOURS[place % SEATS], CITIES[place // SEATS]] for place in table.halted],
        "turn": dump_turn(table),
        "agenda": [words.write(step) for step in reversed(table.agenda)],
    }


def _dump_major(table: Italy, major: int) -> dict[str, Any]:
    """The marker as steps towards a player, none once it has left the track."""
    return {
        "influence": [COLOURS[_side(table, major)], abs(table.influence[major])]
        if table.on_track(major)
        else None,
        "ally": colour_of(table, table.sides[major]),
        "reserve": table.reserves[major],
        "agent": colour_of(table, table.agents[power_place(major)]),
    }


def _side(table: Italy, major: int) -> int:
    return FRANCE if table.influence[major] <= 0 else PLAYERS - 1


def load_italy(data: Mapping[str, Any], booklet: Booklet) -> Italy:
    """The table a file describes; refused, with the field named, where it cannot be."""
    read = Reader(data)
    if read.text("game") != "italian_wars":
        raise BadPosition("game", "this file is not a position of italian_wars")
    if data.get("overlay") != booklet.overlay:
        raise BadPosition("overlay", "give the same component overlay with --components")
    chosen = read.at("options")
    options = {
        option.name: option.choices[chosen.name(option.name, option.choices)] for option in OPTIONS
    }
    table = Italy(booklet, Options(options), False)
    if len(read.items("players")) != PLAYERS:
        raise BadPosition("players", "a game has two players")
    table.year = read.whole("round", 0, booklet.rounds)
    table.season = read.name("season", SEASONS)
    table.order = tuple(range(PLAYERS))
    table.victor = read_optional(read, "victor", COLOURS[:PLAYERS])
    load_cities(read.at("cities"), table, len(COLOURS), _MARKS)
    for seat in range(PLAYERS):
        here = read.at("players").at(seat)
        player = load_holdings(here, table, seat, PLAYERS)
        player.trophies = here.whole("trophies")
        here.only(*HOLDINGS, "trophies")
        table.players.append(player)
    read.at("majors").keys(MAJORS)
    for major, name in enumerate(MAJORS):
        _load_major(read.at("majors").at(name), table, major)
    table.supply = [read.at("supply").whole(ware) for ware in MARKET]
    table.indulgences = read.whole("indulgences")
    table.halted = tuple(_halted(read.at("halted"), i) for i in range(len(read.items("halted"))))
    load_turn(read.at("turn"), table)
    words = vocabulary()
    agenda = [words.read(step, f"agenda[{i}]") for i, step in enumerate(read.items("agenda"))]
    table.agenda = list(reversed(agenda))
    read.only(
        "game", "overlay", "options", "round", "season", "victor", "players", "cities", "majors",
        "supply", "indulgences", "halted", "turn", "agenda",
    )  # fmt: skip
    from quattrocento.games.italian_wars.files.checks import check_italy
    from quattrocento.games.virtu.files.checks import check_agenda

    check_agenda(table)
    check_italy(table)
    return table


def _load_major(read: Reader, table: Italy, major: int) -> None:
    table.influence[major] = OFF_TRACK
    if read.get("influence") is not None:
        marker = read.at("influence")
        if len(read.items("influence")) != 2:
            raise BadPosition(read.path("influence"), 'is written like ["blue", 2]')
        spaces = marker.whole(1, 0, table.booklet.track)
        side = marker.name(0, COLOURS[:PLAYERS])
        table.influence[major] = -spaces if side == FRANCE else spaces
    table.sides[major] = read_optional(read, "ally", COLOURS[:PLAYERS])
    table.reserves[major] = read.whole("reserve")
    table.agents[power_place(major)] = read_optional(read, "agent", COLOURS[:PLAYERS])
    read.only("influence", "ally", "reserve", "agent")


def _halted(read: Reader, index: int) -> int:
    if len(read.items(index)) != 2:
        raise BadPosition(read.path(index), 'is written like ["blue", "siena"]')
    here = read.at(index)
    return here.name(1, CITIES) * SEATS + here.name(0, COLOURS)
