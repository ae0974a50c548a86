"""Section 6: Govern."""

from __future__ import annotations

import pytest

from tests.rules.virtu.table import (
    ANY,
    domain,
    florins,
    legal,
    play,
    refused,
    side,
    step,
    table,
    told,
)

MORE = dict.fromkeys(["siena", "spoleto", "ravenna"], "red")
TIRED = dict.fromkeys(["florence", "pisa", "siena", "spoleto", "ravenna"], "exhausted")


@pytest.mark.rule("V-601")
def test_any_number_of_crowns_and_crosses_mixed() -> None:
    rooms = {3: {"action": "cardinal", "improvement": "consigliere"}}
    red = {"marker": 3, "rooms": rooms, "court": {"left1": "cardinal"}, "domain": TIRED}
    board = table("govern red", red=red, cities=MORE)
    play(board, "turn florence", "pay action cross", "turn pisa")
    play(board, "turn siena", "pay improvement crown", "turn spoleto")
    play(board, "turn ravenna", "pay left1 cross")
    assert set(domain(board, "red").values()) == {"available"}
    # A lone cross does as well.
    tired = {"florence": "exhausted", "pisa": "exhausted"}
    red = {"marker": 3, "rooms": {3: {"action": "assassin"}}, "domain": tired}
    board = table("govern red", red=red, cities={"ravenna": "red"})
    play(board, "turn florence", "pay ravenna cross", "turn pisa")


@pytest.mark.rule("V-602")
def test_each_symbol_turns_up_to_two_tiles() -> None:
    board = table("govern red", red={"marker": 3, "domain": TIRED}, cities=MORE)
    play(board, "turn florence", "pay action crown", "turn pisa")
    assert refused(board, "turn siena") == "V-602"
    assert list(domain(board, "red").values()).count("available") == 2
    one = table("govern red", red={"marker": 3, "domain": TIRED}, cities=MORE)
    play(one, "turn florence", "pay action crown", "end")
    assert list(domain(one, "red").values()).count("available") == 1


@pytest.mark.rule("V-601", "V-602")
def test_a_second_cross_of_the_same_card_turns_two_more() -> None:
    red = {"marker": 3, "rooms": {3: {"action": "pope"}}, "domain": TIRED}
    board = table("govern red", red=red, cities=MORE)
    play(board, "turn florence", "pay action cross", "turn pisa", "turn siena", "turn spoleto")
    assert list(domain(board, "red").values()).count("available") == 4
    assert refused(board, "turn ravenna") == "V-602"


@pytest.mark.rule("V-603")
def test_a_symbol_reactivates_an_own_alliance_instead() -> None:
    powers = {
        "ottoman": {"ally": "red", "ready": False},
        "france": {"ally": "green", "ready": False},
    }
    board = table("govern red", red={"marker": 3}, powers=powers)
    assert legal(board, "reactivate") == {"reactivate ottoman"}
    play(board, "reactivate ottoman", "pay action crown")
    assert board.dump()["powers"]["ottoman"]["ready"]
    assert refused(board, "reactivate ottoman") == "V-603"


@pytest.mark.rule("V-604")
def test_both_uses_may_be_mixed() -> None:
    powers = {"ottoman": {"ally": "red", "ready": False}}
    red = {"marker": 3, "court": {"left1": "cardinal"}, "domain": TIRED}
    board = table("govern red", red=red, cities=MORE, powers=powers)
    play(board, "turn florence", "pay action crown", "reactivate ottoman", "pay left1 cross")
    play(board, "turn pisa")
    assert board.dump()["powers"]["ottoman"]["ready"]
    assert domain(board, "red")["pisa"] == "available"


@pytest.mark.rule("V-605")
def test_a_tile_that_pays_cannot_be_turned_nor_a_turned_one_pay() -> None:
    red = {"marker": 3, "domain": {"pisa": "exhausted", "siena": "exhausted"}}
    red |= {"rooms": {3: {"action": "cardinal"}}}
    board = table("govern red", red=red, cities={"siena": "red"}, options=ANY)
    play(board, "turn pisa", "pay florence crown")
    assert refused(board, "turn florence") == "V-605"
    board = table(
        "govern red",
        red={"marker": 3, "domain": TIRED | {"spoleto": "exhausted"}},
        cities=MORE,
    )
    play(board, "turn siena", "pay action crown", "turn florence")
    # Siena and Florence show crowns again, but not for this action.
    assert refused(board, "turn pisa") == "V-602"


@pytest.mark.rule("V-606")
def test_a_tile_collected_just_before_may_be_turned() -> None:
    board = table("govern red", red={"marker": 3})
    play(board, "collect florence", "turn florence", "pay action crown")
    assert florins(board, "red") == 4
    assert domain(board, "red")["florence"] == "available"


@pytest.mark.rule("V-607")
def test_a_tile_used_for_arrows_or_freeing_may_be_turned() -> None:
    cities = {"pescara": "red", "spoleto": "red"}
    red = {"marker": 5, "rooms": {2: {"indulgence": True}}, "florins": 0}
    red |= {"domain": {"florence": "exhausted", "pisa": "exhausted"}}
    board = table("spring_turn 0", red=red, cities=cities)
    play(board, "move 3", "pay pescara arrow", "free 2 cross", "pay spoleto cross")
    assert step(board) == ["govern", "red"]
    play(board, "turn pescara", "pay action crown", "turn spoleto")
    assert domain(board, "red")["pescara"] == domain(board, "red")["spoleto"] == "available"


@pytest.mark.rule("V-608")
def test_every_kind_of_tile_can_be_turned() -> None:
    tiles = ["duchy", "principality", "kingdom", "guild", "cannons", "cathedral-1"]
    red = {"marker": 3, "domain": dict.fromkeys(tiles, "exhausted"), "bonuses": ["cannons"]}
    board = table("govern red", red=red, cities={"florence": {"cathedral": True}})
    names = ["duchy", "principality", "kingdom", "guild", "cannons", "cathedral"]
    assert legal(board, "turn") == {f"turn {name}" for name in names}
    play(board, "turn cathedral", "pay action crown", "turn cannons")
    assert domain(board, "red")["cathedral-1"] == domain(board, "red")["cannons"] == "available"


@pytest.mark.rule("V-609")
def test_govern_turns_no_cortigiani() -> None:
    red = {"marker": 3, "court": {"left1": "banker exhausted"}, "domain": {"pisa": "exhausted"}}
    board = play(table("govern red", red=red), "turn pisa", "pay action crown", "end")
    assert side(board, "red", "left1") == "banker exhausted"


@pytest.mark.rule("V-610")
def test_a_bonus_under_an_enemy_agent_is_reactivated_but_unusable() -> None:
    powers = {"ottoman": {"ally": "red", "ready": False, "agent": "green"}}
    rooms = {1: {"action": "merchant"}}
    board = table("govern red", "trade red", red={"marker": 3, "rooms": rooms}, powers=powers)
    play(board, "reactivate ottoman", "pay action crown", "end")
    assert board.dump()["powers"]["ottoman"]["ready"]
    assert "pay ottoman ship" not in legal(board)


@pytest.mark.rule("V-611")
def test_the_empires_cross_pays_but_not_for_itself() -> None:
    red = {"marker": 3, "domain": {"pisa": "exhausted"}}
    board = table("govern red", red=red, powers={"empire": "red"}, options=ANY)
    play(board, "turn pisa", "pay empire cross")
    assert refused(board, "reactivate empire") == "V-611"


@pytest.mark.rule("V-611")
def test_the_empire_reactivated_does_not_pay_for_the_same_govern() -> None:
    red = {"marker": 3, "domain": {"florence": "exhausted", "pisa": "exhausted"}}
    powers = {"empire": {"ally": "red", "ready": False}}
    board = table("govern red", red=red, powers=powers)
    play(board, "reactivate empire", "pay action crown")
    assert board.dump()["powers"]["empire"]["ready"]
    assert "turn pisa" not in legal(board)
    assert refused(board, "turn pisa") == "V-602"


@pytest.mark.rule("V-605", "V-608")
def test_a_cathedral_that_is_available_does_not_hide_an_exhausted_one() -> None:
    red = {"marker": 3, "domain": {"cathedral-1": "available", "cathedral-2": "exhausted"}}
    cities = {"florence": {"cathedral": True}, "pisa": {"cathedral": True}}
    board = play(table("govern red", red=red, cities=cities), "turn cathedral")
    play(board, "pay action crown")
    assert domain(board, "red")["cathedral-2"] == "available"
    assert "turn cathedral" not in legal(board)


@pytest.mark.rule("V-419")
def test_an_action_ended_without_effect_is_forgone() -> None:
    board = table("govern red", red={"marker": 3, "domain": TIRED}, cities=MORE)
    assert [event.name for event in told(board.clone(), "end")] == ["forgoes"]
    play(board, "turn pisa", "pay action crown")
    assert "forgoes" not in [event.name for event in told(board, "end")]


@pytest.mark.rule("V-302", "V-603")
def test_florins_of_tiles_and_ready_alliances_are_known() -> None:
    board = table("govern red", red={"marker": 3}, powers={"empire": {"ally": "red",
                  "ready": False}})  # fmt: skip
    assert refused(board, "collect florence") == ""
    play(board, "reactivate empire", "pay action crown")
    assert board.dump()["turn"]["turned"] == ["empire"]


@pytest.mark.rule("V-602", "V-603")
def test_what_was_turned_is_counted() -> None:
    board = table("govern red", red={"marker": 3, "court": {"left1": "cardinal"}},
                  powers={"ottoman": {"ally": "red", "ready": False}})  # fmt: skip
    assert refused(board, "reactivate ottoman") == ""
    play(board, "reactivate ottoman", "pay action crown")
    assert board.dump()["turn"]["done"] == 1


@pytest.mark.rule("V-605")
def test_a_cathedral_that_paid_is_not_turned_but_another_is() -> None:
    tiles = {"cathedral-1": "available", "pisa": "exhausted"}
    built = {name: {"owner": "red", "cathedral": True} for name in ("florence", "siena")}
    red = {"marker": 3, "domain": tiles}
    one = {"florence": {"cathedral": True}}
    board = table("govern red", red=red, cities=one, options=ANY)
    play(board, "turn pisa", "pay cathedral cross")
    assert refused(board, "turn cathedral") == "V-605"
    assert board.dump()["turn"]["done"] == 1
    red = {"marker": 3, "domain": tiles | {"cathedral-2": "exhausted"}}
    board = table("govern red", red=red, cities=built, options=ANY)
    assert refused(board, "turn cathedral") == ""
    play(board, "turn pisa", "pay cathedral cross", "turn cathedral")
    assert board.dump()["turn"]["done"] == 2
    assert domain(board, "red")["cathedral-1"] == "exhausted"
    assert domain(board, "red")["cathedral-2"] == "available"
