"""Section 8: sieges, battles, trophies."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.virtu.names import CITIES
from quattrocento.games.virtu.rules.sieges import defence_parts
from tests.rules.italian_wars.table import (
    TIRED_FRANCE,
    TIRED_NAPLES,
    marker,
    player,
    reserve,
    table,
    troops,
)
from tests.rules.virtu.table import legal, play, step, told

HOME: dict[str, Any] = {"turin": {"troops": {}}, "milan": {"troops": {}}, "naples": {"troops": {}}}
BARE: dict[str, Any] = {"blue": {"domain": TIRED_FRANCE}, "yellow": {"domain": TIRED_NAPLES}}


def sieges(cities: dict[str, Any], *agenda: str, **changes: Any) -> Italy:
    """The end of Spring with troops where a test puts them, and no bonus for anybody."""
    laid = BARE | changes
    return table(*(agenda or ("siege_turn 0", "end_sieges")), cities=HOME | cities, **laid)


def owner(board: Italy, city: str) -> Any:
    return board.dump()["cities"][city]["owner"]


@pytest.mark.rule("W-801")
def test_a_neutral_posture_may_be_besieged_or_not() -> None:
    cities = {"pisa": {"troops": {"blue": 4}}}
    board = sieges(cities)
    assert legal(board) == {"besiege pisa", "give_up pisa"}
    left = play(board.clone(), "give_up pisa")
    assert owner(left, "pisa") == "red"
    play(board, "besiege pisa")
    assert owner(board, "pisa") == "blue"


@pytest.mark.rule("W-704", "W-801")
def test_who_stayed_may_besiege_next_spring() -> None:
    spring = ("siege_turn 0", "end_sieges", "retreat_turn 0", "end_spring")
    board = sieges({"pisa": {"troops": {"blue": 4}}}, *spring, *spring)
    play(board, "give_up pisa")
    assert legal(board) == {"besiege pisa", "give_up pisa"}
    play(board, "besiege pisa")
    assert owner(board, "pisa") == "blue"


@pytest.mark.rule("W-802")
def test_a_favourable_city_is_not_besieged() -> None:
    board = sieges({"pisa": {"troops": {"blue": 4}}}, florence=("blue", 2))
    assert step(board) == []
    assert owner(board, "pisa") == "red"
    assert troops(board, "pisa", "blue") == 4


@pytest.mark.rule("W-803")
def test_an_ally_s_city_is_not_besieged() -> None:
    board = sieges({"pisa": {"troops": {"blue": 4}}}, florence="blue")
    assert step(board) == []
    assert owner(board, "pisa") == "red"


@pytest.mark.rule("W-804")
def test_it_defends_with_value_and_its_own_troops() -> None:
    cities = {"florence": {"troops": {"blue": 5, "red": 2}}}
    board = sieges(cities, "annex blue 0 0")
    assert defence_parts(board, 0, CITIES.index("florence")) == (4, 0, 2, 0, 0)
    # The rival's ally is no different: nobody stands there twice.
    allied = {"florence": {"troops": {"blue": 5, "red": 2, "yellow": 1}}}
    board = sieges(allied, "annex blue 0 0", florence="yellow")
    assert defence_parts(board, 0, CITIES.index("florence")) == (4, 0, 3, 0, 0)
    # Troops of another ally defend it too, whether Florence is one or well disposed.
    roman = {"florence": {"troops": {"blue": 7, "red": 1, "white": 1, "yellow": 1}},
             "rome": {"troops": {}}}  # fmt: skip
    for florence in ("yellow", ("yellow", 2)):
        board = sieges(roman, "annex blue 0 0", florence=florence, rome="yellow")
        assert defence_parts(board, 0, CITIES.index("florence")) == (4, 0, 3, 0, 0)
    stormed = play(sieges(cities), "besiege florence")
    assert owner(stormed, "florence") == "red"
    assert troops(stormed, "florence", "blue") == 4


@pytest.mark.rule("W-805")
def test_troops_of_whom_it_favours_defend_it() -> None:
    cities = {"pisa": {"troops": {"blue": 5, "yellow": 3}}}
    board = sieges(cities, "annex blue 0 0", florence=("yellow", 2))
    assert defence_parts(board, 0, CITIES.index("pisa")) == (2, 0, 3, 0, 0)
    lost = sieges(cities, florence=("yellow", 2))
    assert owner(lost, "pisa") == "red"
    assert troops(lost, "pisa", "yellow") == 3


@pytest.mark.rule("W-806")
def test_who_plays_bonuses_for_the_defence() -> None:
    cities = {"pisa": {"troops": {"blue": 3}}}
    tokens = {"blue": {"tokens": 1}, "yellow": {"tokens": 1}}
    both = {"defender_tokens": "yes"}
    for florence in (("yellow", 2), "yellow"):
        board = sieges(cities, florence=florence, options=both, **tokens)
        assert step(board)[:3] == ["announce", "blue", "yellow"]
        play(board, "pass")
        assert step(board)[:3] == ["announce", "yellow", "blue"]
        play(board, "spend_token", "pass")
        # 3 against 2 + 1.
        assert owner(board, "pisa") == "red"
    # With neutral posture nobody answers.
    board = play(sieges(cities, florence=("yellow", 1), options=both, **tokens), "besiege pisa")
    assert step(board)[:3] == ["announce", "blue", "nobody"]
    play(board, "pass")
    assert owner(board, "pisa") == "blue"


@pytest.mark.rule("W-807")
def test_both_before_a_neutral_posture_fight_a_battle() -> None:
    cities = {"pisa": {"troops": {"blue": 3, "yellow": 2}}}
    board = sieges(cities)
    assert troops(board, "pisa", "yellow") == 0
    assert troops(board, "pisa", "blue") == 1
    assert step(board) == ["storm_or_leave", "blue", "pisa"]
    # The weaker France cannot evade it either.
    beaten = sieges({"pisa": {"troops": {"blue": 1, "yellow": 2}}})
    assert troops(beaten, "pisa", "blue") == 0
    assert step(beaten) == ["storm_or_leave", "yellow", "pisa"]
    # The city's own troops and value take no part; at equal strength both lose one and go.
    there = {"florence": {"troops": {"red": 2, "blue": 2, "yellow": 2}}}
    drawn = sieges(there, "siege_turn 0")
    assert troops(drawn, "florence", "blue") == troops(drawn, "florence", "yellow") == 1
    assert board.owner[CITIES.index("florence")] == 2


@pytest.mark.rule("W-808")
def test_the_winner_besieges_or_stays() -> None:
    cities = {"pisa": {"troops": {"blue": 6, "yellow": 2}}}
    stay = play(sieges(cities, "siege_turn 0", "end_sieges", "retreat_turn 0"), "give_up pisa")
    assert step(stay) == []
    assert troops(stay, "pisa", "blue") == 4
    storm = play(sieges(cities), "besiege pisa")
    assert owner(storm, "pisa") == "blue"
    # Before a city without disc the winner who gives up retreats, as in Virtù.
    plain = sieges(
        {"siena": {"troops": {"blue": 3, "yellow": 2}}}, "siege_turn 0", "retreat_turn 0"
    )
    play(plain, "give_up siena")
    assert troops(plain, "siena", "blue") == 0
    # They have fled there, and not stayed.
    there = {"siena": {"troops": {"blue": 3, "yellow": 2}}}
    fled = play(sieges(there, "siege_turn 0"), "give_up siena").dump()["cities"]["siena"]
    assert fled["fled"] == ["blue"]
    assert "stayed" not in fled


@pytest.mark.rule("W-809")
def test_no_battle_where_it_is_hostile_to_one() -> None:
    cities = {"pisa": {"troops": {"blue": 4, "yellow": 1}}}
    board = table("resolve_sieges blue", cities=HOME | cities, florence=("yellow", 2), **BARE)
    # 4 against 2 + 1: a siege that costs France a troop for the one of Naples and one for the 3.
    assert owner(board, "pisa") == "blue"
    assert troops(board, "pisa", "yellow") == 0
    assert troops(board, "pisa", "blue") == 2


@pytest.mark.rule("W-810")
def test_all_defenders_count_for_losses_and_are_lost() -> None:
    cities = {"florence": {"troops": {"red": 1, "yellow": 1, "blue": 7}}}
    board = sieges(cities, "resolve_sieges blue", florence=("yellow", 2))
    assert owner(board, "florence") == "blue"
    # Two defending troops, and one more for a defence of 3 or more.
    assert troops(board, "florence", "blue") == 4
    assert troops(board, "florence", "yellow") == troops(board, "florence", "red") == 0
    assert reserve(board, "yellow") == 6
    # So are those of the rival's other allies; its own died with Florence, which had no ally.
    there = {"red": 1, "white": 1, "yellow": 1, "blue": 8}
    roman: dict[str, Any] = {"florence": {"troops": there}, "rome": {"troops": {}}}
    worn = {"domain": TIRED_NAPLES | dict.fromkeys(("rome", "civitavecchia"), "exhausted")}
    board = sieges(roman, "resolve_sieges blue", florence=("yellow", 2), rome="yellow", yellow=worn)
    assert owner(board, "florence") == "blue"
    assert [troops(board, "florence", colour) for colour in there] == [0, 0, 0, 4]
    assert (reserve(board, "white"), reserve(board, "yellow")) == (2, 6)


@pytest.mark.rule("W-811")
def test_the_player_chooses_between_own_and_allied_losses() -> None:
    cities = {"siena": {"troops": {"blue": 2, "red": 2}}, "florence": {"troops": {}}}
    board = sieges(cities, florence="blue", blue={"domain": TIRED_FRANCE | {
        "florence": "exhausted", "pisa": "exhausted"}})  # fmt: skip
    assert step(board) == ["lose_troops", "blue", "siena", 1]
    assert legal(board) == {"loss blue", "loss red"}
    play(board, "loss red")
    assert troops(board, "siena", "red") == 1
    assert troops(board, "siena", "blue") == 2
    assert owner(board, "siena") == "blue"


MIXED = {"blue": 2, "red": 2, "yellow": 1}
TIRED_BOTH = TIRED_FRANCE | dict.fromkeys(("florence", "pisa"), "exhausted")


@pytest.mark.rule("W-811")
def test_every_loss_is_chosen_among_the_troops_that_are_there() -> None:
    # Four against 2 + 1: one is lost to the troop of Naples, one to a defence of three.
    cities = {"bari": {"troops": MIXED}, "florence": {"troops": {}}}
    friends: dict[str, Any] = {"florence": "blue", "venice": "blue"}
    tired = TIRED_BOTH | dict.fromkeys(("venice", "corfu", "ravenna"), "exhausted")
    board = sieges(cities, **friends, blue={"domain": tired})
    assert step(board) == ["lose_troops", "blue", "bari", 2]
    # Venice is an ally as well, but has no troop there.
    assert legal(board) == {"loss blue", "loss red"}
    play(board, "loss red")
    assert step(board) == ["lose_troops", "blue", "bari", 1]
    both = play(board.clone(), "loss blue")
    assert (troops(both, "bari", "blue"), troops(both, "bari", "red")) == (1, 1)
    play(board, "loss red")
    assert (troops(board, "bari", "blue"), troops(board, "bari", "red")) == (2, 0)
    assert step(board) == []
    # One red troop: after it there is nothing left to choose.
    cities["bari"] = {"troops": MIXED | {"blue": 3, "red": 1}}
    last = play(sieges(cities, florence="blue", blue={"domain": TIRED_BOTH}), "loss red")
    assert step(last) == []
    assert (troops(last, "bari", "blue"), troops(last, "bari", "red")) == (2, 0)


@pytest.mark.rule("W-811")
def test_nothing_is_chosen_where_all_are_lost() -> None:
    cities = {"bari": {"troops": MIXED | {"blue": 1, "red": 1}}, "florence": {"troops": {}}}
    board = sieges(cities, florence="blue", blue={"domain": TIRED_BOTH, "tokens": 2})
    play(board, "spend_token", "spend_token")
    assert step(board) == []
    assert owner(board, "bari") == "blue"
    assert (troops(board, "bari", "blue"), troops(board, "bari", "red")) == (0, 0)
    assert (reserve(board, "blue"), reserve(board, "red")) == (8, 2)


@pytest.mark.rule("W-812")
def test_lost_troops_of_a_major_city_are_in_its_reserve() -> None:
    cities = {"siena": {"troops": {"red": 1}}, "florence": {"troops": {"red": 1}}}
    tired = TIRED_FRANCE | {"florence": "exhausted", "pisa": "exhausted"}
    board = sieges(cities, florence="blue", blue={"domain": tired})
    assert troops(board, "siena", "red") == 0
    assert reserve(board, "red") == 1
    unallied = play(sieges({"ravenna": {"troops": {"green": 1, "blue": 5}}}), "besiege ravenna")
    assert owner(unallied, "ravenna") == "blue"
    assert reserve(unallied, "green") == 3


@pytest.mark.rule("W-813")
def test_allied_troops_alone_conquer_for_the_player() -> None:
    cities = {"parma": {"troops": {"red": 2}}, "florence": {"troops": {}}}
    board = sieges(cities, florence="blue")
    assert owner(board, "parma") == "blue"
    assert troops(board, "parma", "red") == 2


@pytest.mark.rule("W-814", "W-815")
def test_a_trophy_for_each_conquest() -> None:
    cities = {
        "pisa": {"troops": {"blue": 3}},
        "bari": {"troops": {"blue": 3}},
        "civitavecchia": {"troops": {"blue": 1}, "agent": "blue"},
    }
    blue = {"domain": TIRED_FRANCE, "tokens": 2, "trophies": 1}
    roman = dict.fromkeys(("rome", "civitavecchia"), "exhausted")
    yellow = {"domain": TIRED_NAPLES | roman}
    board = sieges(cities, rome="yellow", florence=("yellow", 2), blue=blue, yellow=yellow)
    events = told(board, "besiege pisa", "pass", "besiege bari", "pass", "spend_token", "pass")
    assert [owner(board, city) for city in ("pisa", "bari", "civitavecchia")] == ["blue"] * 3
    assert player(board, "blue")["trophies"] == 4
    assert len([event for event in events if event.name == "wins_trophy"]) == 3
    # A capital gives one like any other city.
    capital = play(sieges({"florence": {"troops": {"blue": 5}}}), "besiege florence")
    assert player(capital, "blue")["trophies"] == 1
    # A neutral city gives none.
    assert player(sieges({"parma": {"troops": {"blue": 3}}}), "blue")["trophies"] == 0


@pytest.mark.rule("W-816")
def test_posture_is_read_when_each_siege_is_resolved() -> None:
    cities = {
        "corfu": {"troops": {"blue": 3}},
        "ravenna": {"troops": {"blue": 1}},
    }
    board = sieges(cities, venice=("blue", 1))
    assert legal(board) == {"besiege ravenna", "besiege corfu"}
    play(board, "besiege ravenna", "give_up ravenna", "besiege corfu")
    assert marker(board, "venice") == ("yellow", 3)
    # Venice is hostile now: the troop that wanted to stay had to besiege, and is lost.
    assert troops(board, "ravenna", "blue") == 0
