"""The printed table: everything that a rulebook states, written down a second time.

The other tests play with values of their own, so a wrong value of the box is caught here alone.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from quattrocento.games.virtu.names import CITIES, COLOURS, PIECES
from tests.rules.virtu.table import PRINTED

BOX: Final = PRINTED.box
STATED: Final[dict[str, Any]] = {
    "game.florins": 1,
    "game.troops": 6,
    "game.agents": 5,
    "game.start_agents": 2,
    "game.indulgences": 10,
    "game.tokens": 11,
    "game.discs": 18,
    "game.wages": [0, 0, 0, 1, 1, 2, 2],
    "game.recruit_home": 1,
    "game.recruit_away": 3,
    "game.free_rooms": 2,
    "game.step_florins": 2,
    "game.trade": 2,
    "game.tiles_turned": 2,
    "game.loss_from": 3,
    "indulgence.gives": ["crown", 1, "florin", 3],
    "indulgence.freed_crosses": 1,
    "indulgence.freed_crowns": 2,
    "indulgence.prestige": 1,
    "palaces.left_open": 1,
    "palaces.right_open": 2,
    "palaces.extra": 3,
    "palaces.cities_for_space": 5,
    "printed.govern": ["crown", 1],
    "printed.patronise": ["none", 0],
    "printed.annex": ["none", 0],
    "printed.war": ["cavalry", 1],
    "printed.intrigue": ["mask", 1],
    "map.closed": ["nice", "turin", "milan", "genoa", "parma", "ragusa", "cagliari", "reggio"],
    "map.five_only": ["perugia", "civitavecchia"],
    "map.pirates": ["ragusa", "ajaccio", "cagliari", "tunis"],
    "cities.parma.value": 1,
    "cities.ravenna.value": 2,
    "cities.siena.value": 3,
    "cities.terracina.value": 1,
    "cities.benevento.value": 2,
    "cities.palermo.value": 3,
    "cards.cardinal.action": "govern",
    "tiles.duchy.copies": 5,
    "tiles.principality.copies": 5,
    "tiles.kingdom.copies": 2,
    "tiles.republic.copies": 2,
    "tiles.guild.copies": 5,
    "tiles.cathedral.copies": 5,
    "tiles.cathedral.prestige": 1,
    "tiles.cannons.symbols": ["none", 0],
    "cathedrals.values": [3, 4],
    "war.token": 1,
    "war.leonardo": 1,
    "war.leonardo_price": 1,
    "war.bastion": 2,
    "war.cannons": 2,
    "war.cannons_price": 1,
    "war.france": 2,
    "patronage.rank1": ["florin", 2, "crown_or_cross", 1],
    "patronage.rank2": ["florin", 2, "crown_or_cross", 1],
    "patronage.rank3": ["florin", 3, "crown", 1, "crown_or_cross", 1],
    "patronage.rank4": ["florin", 3, "crown", 1, "crown_or_cross", 1],
    "patronage.rank5": ["florin", 4, "crown", 2, "cross", 1],
    "patronage.bonus_ranks": [2, 4],
    "bonuses.columbus": 2,
    "bonuses.duomo_crosses": 1,
    "bonuses.sistine_crosses": 2,
    "alliances.ottoman": ["crown", 1, "ship", 3],
    "alliances.ottoman_gives": ["ship", 2],
    "alliances.empire_gives": ["cross", 1],
    "alliances.prestige": 1,
    "prestige.lead": 1,
    "prestige.trophy": 2,
    "prestige.religion_3": [4, 2, 0],
    "prestige.religion_4": [4, 2, 1, 0],
    "prestige.religion_5": [4, 2, 1, 0, 0],
}
CHARACTERS: Final = {
    "ambassador": 0, "cardinal": 0, "consigliere": 1, "podesta": 1, "assassin": 1,
    "gonfaloniere": 0, "merchant": 0, "maestro": 0, "condottiere": 0, "banker": 0, "admiral": 0,
    "pope": 0,
}  # fmt: skip
"""Characters with their agents; of each there are five, of the Pope one."""


def stated() -> dict[str, Any]:
    """Everything above, by path."""
    cards: dict[str, Any] = {}
    for card, agents in CHARACTERS.items():
        cards[f"cards.{card}.copies"] = 1 if card == "pope" else 5
        cards[f"cards.{card}.agent"] = agents
    return STATED | cards


def test_every_value_of_a_rulebook_is_what_it_says() -> None:
    printed = {row[0]: row[1] for row in PRINTED.components.rows() if row[2] == "rulebook"}
    assert printed == stated()


def test_the_box_has_these_values() -> None:
    """The rules read what the table says, and nothing is fallen back upon."""
    value = dict(zip(CITIES, BOX.value, strict=True))
    known = {"parma": 1, "ravenna": 2, "siena": 3, "terracina": 1, "benevento": 2, "palermo": 3}
    assert {city: value[city] for city in known} == known
    assert (BOX.tokens, BOX.discs, BOX.indulgences, BOX.troops, BOX.agents) == (11, 18, 10, 6, 5)
    assert BOX.copies == (*[5] * 11, 1, 5, 5, 2, 2, 5, 5)


@pytest.mark.parametrize(
    "port", ["pisa", "ancona", "terracina", "ajaccio", "cagliari", "tunis", "ragusa"]
)
def test_these_cities_are_ports(port: str) -> None:
    ways = BOX.ships[CITIES.index(port)]
    assert sum(1 for ships in ways if ships) > 3


def test_pisas_sea_is_that_of_its_neighbours_and_ajaccios() -> None:
    """A ship from Pisa to Ajaccio crosses one sea, and Ancona lies on another side of Italy."""
    pisa, ajaccio, ancona = (CITIES.index(city) for city in ("pisa", "ajaccio", "ancona"))
    assert BOX.ships[pisa][ajaccio] == 1
    assert BOX.ships[pisa][ancona] > 1


def test_a_ship_brings_a_troop_from_ancona_to_venice() -> None:
    assert BOX.ships[CITIES.index("ancona")][CITIES.index("venice")] == 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_florence_and_ravenna_are_joined(seats: int) -> None:
    florence, ravenna = CITIES.index("florence"), CITIES.index("ravenna")
    assert ravenna in BOX.roads[seats][florence]
    assert florence in BOX.roads[seats][ravenna]


def test_florence_and_spoleto_are_joined_where_perugia_is_not_between() -> None:
    florence, spoleto = CITIES.index("florence"), CITIES.index("spoleto")
    assert [spoleto in BOX.roads[seats][florence] for seats in (3, 4, 5)] == [True, True, False]


def test_one_card_of_naples_and_one_of_rome_has_an_agent() -> None:
    agents = {
        colour: sum(BOX.agent[card] for card in family)
        for colour, family in zip(COLOURS, BOX.pieces.family, strict=True)
    }
    assert agents == {"red": 0, "yellow": 1, "green": 0, "blue": 0, "white": 1}


def test_the_capitals_bear_the_crests_of_their_players() -> None:
    capitals = ["florence", "naples", "venice", "milan", "rome"]
    assert [CITIES[BOX.start[seat][0]] for seat in range(5)] == capitals
    assert [BOX.home[CITIES.index(city)] for city in capitals] == list(range(len(COLOURS)))


@pytest.mark.parametrize("card", ["ambassador", "cardinal"])
def test_these_cards_show_one_crown(card: str) -> None:
    """What else they show is not in the rulebooks."""
    symbols = printed(f"cards.{card}.symbols")
    assert symbols[symbols.index("crown") + 1] == 1


def test_alfonso_has_an_action() -> None:
    assert printed("cards.alfonso.action") != "none"


def test_most_war_symbols_cost_a_florin() -> None:
    armed = [card for card in PIECES.cards if "war" in printed(f"cards.{card}.symbols")]
    prices = [printed(f"cards.{card}.war_price") for card in armed]
    assert prices.count(1) * 2 > len(prices)


def test_both_tracks_end_with_their_points() -> None:
    assert (printed("prestige.cities")[0], printed("prestige.cities")[-1]) == (0, 6)
    assert (printed("patronage.points")[0], printed("patronage.points")[-1]) == (0, 3)


def printed(path: str) -> Any:
    return {row[0]: row[1] for row in PRINTED.components.rows()}[path]


def test_the_covers_speak_of_thirty_minutes_a_player() -> None:
    assert PRINTED.minutes == (min(PRINTED.seats) * 30, max(PRINTED.seats) * 30)
