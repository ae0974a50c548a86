"""Section 3: which type of symbol a relief gives, and which relief pays."""

from __future__ import annotations

import re

import pytest

from quattrocento.games.virtu.game import Virtu
from quattrocento.kernel import play as kernel
from quattrocento.kernel.step import spell
from tests.rules.virtu.table import (
    ANY,
    OVERLAY,
    TIRED,
    domain,
    expected,
    legal,
    play,
    player,
    refused,
    side,
    step,
    table,
)

PHASE = {"symbol_type_scope": "phase"}


@pytest.mark.rule("V-312")
def test_what_a_relief_gave_is_remembered_for_the_phase() -> None:
    red = {"court": {"left1": "consigliere", "right1": "merchant"}, "domain": TIRED, "florins": 9}
    board = play(table("patronise red", red=red, options=PHASE), "patronise", "pay left1 crown")
    assert player(board, "red")["gave"] == {"left1": "crown"}
    board = table("trade red", red=red, options=PHASE | ANY, powers={"ottoman": "red"})
    play(board, "pay ottoman ship")
    assert player(board, "red")["gave"] == {}
    play(board, "pay right1 ship")
    assert player(board, "red")["gave"] == {"right1": "ship"}


@pytest.mark.rule("V-312")
@pytest.mark.parametrize(("scope", "again"), [("payment", True), ("phase", False)])
def test_a_card_turned_again_may_give_another_type(scope: str, again: bool) -> None:
    red = {"court": {"left1": "maestro"}, "domain": TIRED, "florins": 2, "marker": 4}
    board = table("spring_turn 0", red=red, options={"symbol_type_scope": scope})
    play(board, "collect left1", "move 2")
    assert side(board, "red", "left1") == "maestro"
    assert ("patronise" in legal(board)) == again


@pytest.mark.rule("V-312")
@pytest.mark.parametrize(("gave", "again"), [("ship", True), ("war", False)])
def test_a_card_gives_the_same_type_again_to_a_price_of_two_types(gave: str, again: bool) -> None:
    court = {"left1": "admiral", "right1": "consigliere"}
    red = {"court": court, "gave": {"left1": gave}, "domain": TIRED}
    board = table("make_alliance red", season="winter", red=red, options=PHASE)
    assert ("ally ottoman" in legal(board)) == again


@pytest.mark.rule("V-312")
@pytest.mark.parametrize("season", ["winter", "year 3"])
def test_with_the_next_phase_it_is_forgotten(season: str) -> None:
    red = {"gave": {"florence": "crown", "left1": "ship"}}
    board = table("govern red", season, red=red, options=PHASE)
    assert player(board, "red")["gave"] == red["gave"]
    play(board, "end")
    assert player(board, "red")["gave"] == {}


@pytest.mark.rule("V-312")
def test_a_city_won_back_has_given_nothing_yet() -> None:
    red = {"gave": {"siena": "florin", "florence": "crown"}}
    board = table("annexed red siena", "govern red", red=red, options=PHASE)
    assert player(board, "red")["gave"] == {"florence": "crown"}


@pytest.mark.rule("V-312")
def test_a_card_on_another_space_or_discarded_leaves_nothing_behind() -> None:
    court = {"left1": "banker exhausted", "right1": "merchant"}
    gave = {"left1": "florin", "right1": "ship"}
    red = {"court": court, "gave": gave}
    board = table("rehouse red left1", "govern red", red=red, options=PHASE)
    play(board, "to right2")
    assert player(board, "red")["gave"] == {"right1": "ship"}
    board = table("place_card red ambassador", "govern red", red=red, options=PHASE)
    play(board, "discard left1", "to left1")
    assert player(board, "red")["gave"] == {"right1": "ship"}


@pytest.mark.rule("V-306")
def test_florins_left_over_in_the_room_serve_the_rest_of_the_action() -> None:
    rooms = {5: {"action": "gonfaloniere", "improvement": "banker"}}
    red = {"florins": 0, "domain": TIRED, "marker": 5, "rooms": rooms}
    board = table("war red", red=red, options={"room_florin_surplus": "lose"})
    play(board, "token action", "pay improvement florin")
    assert board.dump()["turn"]["pool"] == {"florin": 2}


@pytest.mark.rule("V-316")
def test_ships_of_the_improvement_sail_first_as_well() -> None:
    rooms = {1: {"action": "merchant", "improvement": "merchant"}}
    board = table("trade red", red={"rooms": rooms, "court": {"left1": "merchant"}})
    play(board, "pay action ship")
    assert "pay left1 ship" not in legal(board)
    assert "pay left1 ship" in legal(play(board, "pay improvement ship"))


@pytest.mark.rule("V-309")
def test_cathedrals_are_alike_and_offered_once() -> None:
    tiles = {"cathedral-2": "available", "cathedral-4": "available", "cathedral-1": "exhausted"}
    cities = {name: {"owner": "red", "cathedral": True} for name in ("florence", "siena", "rome")}
    red = {"domain": TIRED | tiles, "rooms": {1: {"indulgence": True}}}
    board = table("free_indulgence red", red=red, cities=cities, turn={"crossed": [1]})
    play(board, "free 1 cross")
    paid = "pay cathedral cross"
    decision = kernel.next_decision(board)
    assert decision is not None
    assert [spell(one) for one in decision.moves(board)].count(paid) == 1
    assert expected(board).count(paid) == 1
    play(board, paid)
    assert domain(board, "red")["cathedral-2"] == "exhausted"
    assert domain(board, "red")["cathedral-4"] == "available"


TWO_OF_THREE = {
    "consigliere": '["crown", 2, "ship", 1]',
    "merchant": '["cavalry", 2, "ship", 1]',
    "banker": '["crown", 1, "cavalry", 1]',
    "assassin": '["ship", 2, "crown", 1]',
}


def fleets() -> Virtu:
    asks = OVERLAY.replace('["crown", 1, "cavalry", 3]', '["crown", 2, "cavalry", 2, "ship", 2]')
    for card, symbols in TWO_OF_THREE.items():
        shown = re.compile(rf"(\[cards\.{card}\].*?symbols = )\[.*?\]", re.DOTALL)
        asks = shown.sub(rf"\1{symbols}", asks, count=1)
    return Virtu(asks)


FLEETS = fleets()
"""Where an alliance takes two each of three types, and some cards show two of them."""


@pytest.mark.rule("V-311")
def test_a_source_that_is_of_no_use_does_not_hide_a_way_to_pay() -> None:
    court = {"left1": "consigliere", "left2": "merchant", "right1": "banker", "right2": "assassin"}
    red = {"court": court, "domain": TIRED | {"duchy": "exhausted"}}
    board = table("make_alliance red", season="winter", red=red, game=FLEETS)
    assert "ally france" in legal(board)
    play(board, "ally france")
    needed = {"pay left1 crown", "pay left2 cavalry", "pay right2 ship"}
    assert legal(board) == needed | {"pay right1 crown", "pay right1 cavalry"}
    less = red | {"court": court | {"right2": "banker"}}
    assert "ally france" not in legal(
        table("make_alliance red", season="winter", red=less, game=FLEETS)
    )


@pytest.mark.rule("V-312")
def test_a_tile_and_a_war_symbol_count_like_others() -> None:
    red = {"domain": {"pisa": "exhausted"}, "marker": 3}
    board = play(table("govern red", red=red, options=PHASE | ANY), "turn pisa")
    play(board, "pay florence crown")
    assert player(board, "red")["gave"] == {"florence": "crown"}
    cities = {"siena": {"troops": {"red": 1}}, "florence": {"troops": {}}, "pisa": {"troops": {}}}
    for gave, moves in (("cavalry", set()), ("war", {"war_card right1 1", "pass"})):
        red = {"court": {"right1": "gonfaloniere"}, "florins": 3, "gave": {"right1": gave}}
        board = table("speak red nobody siena attack 0", "govern red", red=red, cities=cities,
                      season="sieges", options=PHASE)  # fmt: skip
        assert (legal(board) if moves else step(board)) == (moves or ["govern", "red"])


@pytest.mark.rule("V-314")
def test_what_a_relief_of_the_room_gave_is_known() -> None:
    rooms = {3: {"action": "cardinal", "improvement": "consigliere"}}
    board = table("govern red", red={"marker": 3, "rooms": rooms, "domain": TIRED})
    play(board, "turn pisa", "pay action cross", "turn florence")
    assert board.dump()["turn"]["used"] == ["cross", None]
    assert board.dump()["turn"]["turned"] == ["florence", "pisa"]


@pytest.mark.rule("V-309")
def test_the_first_tile_and_the_last_cathedral_pay_like_others() -> None:
    board = table("trade red", red={"rooms": {1: {"action": "merchant"}}}, seats=5,
                  cities={"nice": "red"}, options=ANY)  # fmt: skip
    assert legal(board, "pay") == {"pay action ship", "pay nice ship", "pay pisa ship"}
    play(board, "pay nice ship")
    assert domain(board, "red")["nice"] == "exhausted"
    for number in range(1, 6):
        tile = f"cathedral-{number}"
        red = {"domain": {tile: "exhausted"}, "marker": 3}
        board = table("govern red", red=red, cities={"florence": {"cathedral": True}})
        play(board, "turn cathedral")
        play(board, "pay action crown")
        assert domain(board, "red")[tile] == "available"


@pytest.mark.rule("V-316")
def test_the_improvement_comes_first_where_it_alone_pays() -> None:
    rooms = {3: {"action": "assassin", "improvement": "consigliere"}}
    red = {"marker": 3, "rooms": rooms, "domain": TIRED, "court": {"left1": "cardinal"}}
    board = table("govern red", red=red)
    assert refused(board, "turn pisa") == ""
    play(board, "turn pisa")
    assert legal(board) == {"pay improvement crown"}
    assert refused(board, "pay left1 cross") == "V-316"
    assert sorted(expected(board)) == [
        "pay improvement crown", "pay left1 cross", "pay left1 crown"
    ]  # fmt: skip


AMBASSADORS = Virtu(OVERLAY.replace('["crown", 1, "cavalry", 3]', '["crown", 2, "ship", 2]'))


@pytest.mark.rule("V-311")
def test_each_source_pays_once_with_one_type() -> None:
    spaces = ("left1", "left2", "right1", "right2")
    for count, enough in ((3, False), (4, True)):
        court = dict.fromkeys(spaces[4 - count :], "ambassador")
        red = {"court": court, "domain": TIRED | {"duchy": "exhausted"}}
        board = table("make_alliance red", season="winter", red=red, game=AMBASSADORS)
        assert ("ally france" in legal(board)) == enough


@pytest.mark.rule("V-311")
def test_another_type_of_the_first_source_is_tried_when_one_fails() -> None:
    before_it, name, after_it = OVERLAY.partition("[cards.ambassador]")
    legate = after_it.replace('["crown", 1, "ship", 1]', '["crown", 2, "cross", 1]', 1)
    # With a crown of the first cardinal the ambassador cannot give both of what is left.
    court = {"left1": "cardinal", "left2": "ambassador", "right1": "cardinal"}
    red = {"court": court, "domain": TIRED | {"duchy": "exhausted"}}
    board = table(
        "make_alliance red", season="winter", red=red, game=Virtu(before_it + name + legate)
    )
    assert "ally empire" in legal(board)


@pytest.mark.rule("V-302", "V-312")
def test_a_card_that_gave_another_type_gives_no_florins_in_this_phase() -> None:
    for gave, moves in (("crown", set()), ("florin", {"collect left1"})):
        red = {"court": {"left1": "maestro"}, "gave": {"left1": gave}, "domain": TIRED}
        board = table("move_marker red", red=red, options=PHASE)
        assert legal(board, "collect") == moves


@pytest.mark.rule("V-309")
def test_what_comes_after_the_cathedrals_is_thought_of_too() -> None:
    tiles = {"cathedral-1": "available", "cathedral-2": "available"}
    cities = {name: {"owner": "red", "cathedral": True} for name in ("florence", "siena")}
    red = {"domain": TIRED | tiles, "rooms": {1: {"indulgence": True}}}
    board = table("free_indulgence red", red=red, cities=cities, powers={"empire": "red"},
                  turn={"crossed": [1]})  # fmt: skip
    play(board, "free 1 cross")
    assert expected(board) == ["pay cathedral cross", "pay empire cross"]
    assert legal(board) == {"pay cathedral cross", "pay empire cross"}
