"""What every table of two kings must satisfy: nothing is lost, nothing is there twice."""

from __future__ import annotations

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.names import COLOURS, FIRST_MAJOR, MAJORS, PIECES, PLAYERS
from quattrocento.games.virtu.board import SEATS, power_place
from quattrocento.games.virtu.box import bits
from quattrocento.games.virtu.files.checks import check_cards, check_palace
from quattrocento.games.virtu.names import (
    CANNONS,
    CITIES,
    DUCHY,
    FIRST_TITLE,
    GUILD,
    IN_SETUP,
    KINGDOM_OF_FRANCE,
    MARKET,
    MARKET_CATHEDRAL,
    NOBODY,
    TILES,
)
from quattrocento.kernel.errors import BadPosition


def check_italy(table: Italy) -> None:
    """Refuse a table with impossible counts, the field named."""
    for seat in range(PLAYERS):
        _check_pieces(table, seat)
        check_palace(table, seat, _family(table, seat))
        _check_domain(table, seat)
    check_cards(table)
    _check_titles(table)
    for major in range(len(MAJORS)):
        _check_major(table, major)
    for city, agent in enumerate(table.agents[: len(CITIES)]):
        if agent >= PLAYERS:
            raise BadPosition(f"cities.{CITIES[city]}.agent", "is a player's")
    laid = sum(bits(player.indulgences) for player in table.players) + table.begging
    if laid + table.indulgences != table.box.indulgences:
        raise BadPosition("indulgences", f"there are {table.box.indulgences} of them")
    for place in table.halted:
        if table.troops[place] < table.halted.count(place):
            raise BadPosition("halted", "there are no such troops")


def _family(table: Italy, seat: int) -> list[int]:
    """Family cards a player may have: his own and his allies' (W-506)."""
    cards: list[int] = []
    for colour in table.commands(seat):
        cards += PIECES.family[colour]
    return cards


def _check_pieces(table: Italy, seat: int) -> None:
    player = table.players[seat]
    where = f"players[{seat}]"
    troops = sum(table.troops[city * SEATS + seat] for city in range(len(CITIES)))
    if troops + player.reserve != table.booklet.troops_of[seat]:
        count = table.booklet.troops_of[seat]
        raise BadPosition(f"{where}.reserve", f"{COLOURS[seat]} has {count} troops in all")
    placed = table.agents.count(seat)
    owned = player.owned_agents
    if player.agents + placed != owned or owned > table.most_agents(seat):
        raise BadPosition(f"{where}.agents", "agents are placed or at hand, five and the allies'")
    if table.season != IN_SETUP and player.marker == NOBODY and table.year > 1:
        raise BadPosition(f"{where}.marker", "is in the palace after the first Spring")


def _check_domain(table: Italy, seat: int) -> None:
    player = table.players[seat]
    where = f"players[{seat}].domain"
    for city in range(len(CITIES)):
        if table.controls(seat, city) != bool(player.tiles >> city & 1):
            raise BadPosition(where, f"the tile of {CITIES[city]} lies with who controls the city")
    for tile in (CANNONS, KINGDOM_OF_FRANCE):
        if (tile in table.booklet.tiles[seat]) != bool(player.tiles >> tile & 1):
            raise BadPosition(where, f"{TILES[tile]} lies with France")
    if player.cathedrals() or table.cathedrals:
        raise BadPosition(where, "there are no cathedrals")


def _check_titles(table: Italy) -> None:
    for tile in range(DUCHY, GUILD + 1):
        owners = sum(1 for player in table.players if player.tiles >> tile & 1)
        ware = tile - DUCHY + FIRST_TITLE
        if owners + table.supply[ware] != table.box.copies[ware]:
            raise BadPosition(f"supply.{MARKET[ware]}", "does not fit the tiles in Domains")
    if table.supply[MARKET_CATHEDRAL]:
        raise BadPosition("supply.cathedral", "there are none")


def _check_major(table: Italy, major: int) -> None:
    where = f"majors.{MAJORS[major]}"
    colour = FIRST_MAJOR + major
    troops = sum(table.troops[city * SEATS + colour] for city in range(len(CITIES)))
    count = troops + table.reserves[major]
    if table.on_track(major) and table.sides[major] != NOBODY:
        raise BadPosition(f"{where}.ally", "an ally's marker has left the track")
    eliminated = not table.on_track(major) and table.sides[major] == NOBODY
    if count != (0 if eliminated else table.booklet.troops_of[colour]):
        raise BadPosition(f"{where}.reserve", "its troops are on the map or in reserve")
    for city, owner in enumerate(table.owner):
        if owner == colour and (eliminated or city not in table.booklet.cities[colour]):
            raise BadPosition(f"cities.{CITIES[city]}.owner", "it holds only its initial cities")
    for city in range(len(CITIES)):
        if table.troops[city * SEATS + colour] and table.sides[major] == NOBODY:
            if table.owner[city] != colour:
                raise BadPosition(f"cities.{CITIES[city]}.troops", "without ally they never move")
    if not table.on_track(major) and table.agents[power_place(major)] != NOBODY:
        raise BadPosition(f"{where}.agent", "lies on a marker")
