"""Section 3: paying."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.speech.proposals import propose
from quattrocento.kernel.step import spell
from tests.rules.virtu.table import (
    ANY,
    GAME,
    OVERLAY,
    TIRED,
    domain,
    florins,
    legal,
    pay,
    play,
    player,
    refused,
    side,
    step,
    table,
)

ALL = Virtu(
    OVERLAY.replace(
        '[cards.banker]\naction = "none"\ncost = ["florin", 4]\nsymbols = ["florin", 3]',
        '[cards.banker]\naction = "none"\ncost = ["florin", 4]\nsymbols = ["florin", 1, "crown",'
        ' 1, "cross", 1, "cavalry", 1, "ship", 1, "mask", 1, "war", 1, "arrow", 1]',
    )
)
"""The banker shows every symbol."""


def offered(*moves: str, agenda: str, **changes: Any) -> set[str]:
    """The types of symbol with which the banker may pay now."""
    red = {"court": {"left1": "banker"}, "domain": TIRED} | changes.pop("red", {})
    board = play(table(agenda, red=red, game=ALL, **changes), *moves)
    return {move.split()[2] for move in legal(board, "pay") if "left1" in move}


@pytest.mark.rule("V-301")
def test_treasury_florins_can_be_spent_at_any_time() -> None:
    red = {"florins": 3, "domain": TIRED}
    assert "hurry 3" in legal(table("move_marker red", red=red))
    assert "recruit florence" in legal(table("recruit red", red=red, season="winter"))
    board = play(table("recruit red", red=red, season="winter"), "recruit florence")
    assert florins(board, "red") == 2


@pytest.mark.rule("V-302", "V-303")
def test_florins_are_collected_at_any_time_all_at_once() -> None:
    board = play(table("govern red", red={"marker": 3}), "collect florence")
    assert florins(board, "red") == 1 + 3
    assert domain(board, "red")["florence"] == "exhausted"
    cities = {"florence": {"troops": {"green": 1, "red": 1}}, "venice": {"troops": {}}}
    besieged = table("speak green red florence attack 0", cities=cities, season="sieges")
    assert step(besieged)[:2] == ["announce", "red"]
    play(besieged, "collect florence")
    assert florins(besieged, "red") == 4
    assert domain(besieged, "red")["florence"] == "exhausted"


@pytest.mark.rule("V-304")
def test_an_exhausted_card_or_tile_gives_nothing() -> None:
    red = {"marker": 3, "domain": TIRED, "court": {"left1": "banker exhausted"}}
    board = table("govern red", red=red | {"rooms": {3: {"action": "assassin"}}})
    assert legal(board) == {"end"}
    board = table("govern red", red=red | {"court": {"left1": "banker"}})
    assert legal(board, "collect") == {"collect left1"}


@pytest.mark.rule("V-305")
def test_room_florins_serve_the_action_of_their_room_only() -> None:
    red = {"florins": 0, "domain": TIRED, "court": {"left1": "cardinal"}}
    for room, marker in ((1, 1), (3, 1), (3, 3), (1, 3)):
        rooms = {room: {"action": "maestro"}}
        board = table("patronise red", red=red | {"marker": marker, "rooms": rooms})
        assert ("patronise" in legal(board)) == (room == marker)


@pytest.mark.rule("V-306")
@pytest.mark.parametrize(("surplus", "left"), [("keep", 2), ("lose", 0)])
def test_room_florins_beyond_the_cost(surplus: str, left: int) -> None:
    rooms = {1: {"action": "maestro", "improvement": "maestro"}}
    red = {"florins": 1, "domain": TIRED, "rooms": rooms}
    board = table("patronise red", red=red, options={"room_florin_surplus": surplus})
    play(board, "patronise", "pay action crown", "pay improvement florin")
    assert player(board, "red")["rank"] == 1
    assert florins(board, "red") == 1
    board = table("war red", red={"florins": 0, "domain": TIRED, "marker": 5, "rooms": {
        5: {"action": "gonfaloniere", "improvement": "banker"}}},
        options={"room_florin_surplus": surplus})  # fmt: skip
    play(board, "token action", "pay improvement florin", "end")
    assert florins(board, "red") == left


@pytest.mark.rule("V-307")
def test_room_florins_only_if_the_action_has_an_effect() -> None:
    rooms = {3: {"action": "podesta", "improvement": "banker"}}
    board = table("govern red", red={"marker": 3, "domain": TIRED, "rooms": rooms})
    assert refused(board, "take_florins improvement") == "V-307"
    play(board, "turn pisa", "pay action crown", "take_florins improvement", "end")
    assert florins(board, "red") == 1 + 3


@pytest.mark.rule("V-308")
def test_symbols_not_needed_are_lost() -> None:
    red = {"marker": 2, "rooms": {2: {"action": "assassin"}}}
    board = table("intrigue red", "end_action red", "intrigue red", red=red)
    play(board, "place", "agent_to siena", "pay action mask", "end")
    play(board, "place", "agent_to spoleto")
    assert step(board) == ["pay", "red", "action"]


@pytest.mark.rule("V-309")
def test_what_pays_is_exhausted_at_once() -> None:
    red = {"marker": 3, "court": {"left1": "cardinal"}, "domain": {"pisa": "exhausted"}}
    board = play(table("govern red", red=red, options=ANY), "turn pisa")
    play(board, "pay left1 cross")
    assert side(board, "red", "left1") == "cardinal exhausted"
    board = play(table("govern red", red=red, options=ANY), "turn pisa", "pay florence crown")
    assert domain(board, "red") == {"florence": "exhausted", "pisa": "available"}


@pytest.mark.rule("V-310")
def test_room_cards_pay_for_their_action_alone() -> None:
    rooms = {1: {"action": "pope", "improvement": "admiral", "indulgence": True}}
    red = {"rooms": rooms, "domain": TIRED, "florins": 30}
    board = table("free_indulgence red", red=red, turn={"crossed": [1]})
    assert legal(board) == {"end"}
    red = {"rooms": {1: {"action": "pope"}}, "domain": TIRED, "florins": 30}
    board = table("buy red", red=red, season="winter")
    assert refused(board, "buy duchy") == "V-1901"
    board = table(
        "retreat_troops red",
        red={"rooms": {1: {"action": "admiral"}}, "domain": TIRED},
        cities={"ajaccio": {"troops": {"red": 1}}, "florence": {"troops": {}}},
        season="sieges",
    )
    assert step(board) == []
    red = {"rooms": {1: {"action": "condottiere"}}, "domain": TIRED}
    red |= {"court": {"left1": "consigliere"}}
    board = table("make_alliance red", red=red, season="winter")
    assert refused(board, "ally france") == "V-2104"


@pytest.mark.rule("V-311")
def test_one_type_a_relief_but_all_symbols_of_it() -> None:
    red = {"florins": 9, "rank": 2, "domain": TIRED, "court": {"left1": "cardinal"}}
    board = table("patronise red", red=red)
    assert refused(board, "patronise") == "V-703"
    red |= {"court": {"left1": "pope"}}
    board = play(table("patronise red", red=red), "patronise", "pay left1 crown")
    assert player(board, "red")["rank"] == 3
    red |= {"rank": 4, "court": {"left1": "pope", "right1": "cardinal"}}
    board = play(table("patronise red", red=red), "patronise", "pay left1 crown")
    assert legal(board) == {"pay right1 cross"}


@pytest.mark.rule("V-312")
@pytest.mark.parametrize(("scope", "again"), [("payment", True), ("phase", False)])
def test_a_tile_turned_again_may_give_another_type(scope: str, again: bool) -> None:
    cities: dict[str, Any] = {"ravenna": "red", "bari": "red", "florence": {"troops": {}}}
    cities["ancona"] = {"troops": {"red": 1}}
    tired = {"florence": "exhausted", "bari": "exhausted", "pisa": "exhausted"}
    board = table(
        "free_indulgence red", "take_action red", "end_action red", "retreat_troops red",
        red={"rooms": {1: {"indulgence": True}}, "marker": 3, "domain": tired},
        cities=cities, options={"symbol_type_scope": scope}, turn={"crossed": [1]},
    )  # fmt: skip
    play(board, "free 1 cross", "pay ravenna cross", "turn ravenna", "pay action crown", "end")
    assert ("retreat ancona bari" in legal(board)) == again
    assert "retreat ancona ravenna" in legal(board)


@pytest.mark.rule("V-313")
def test_action_card_and_improvement_are_two_reliefs() -> None:
    rooms = {3: {"action": "cardinal", "improvement": "cardinal"}}
    for types in (("crown", "crown"), ("crown", "cross")):
        cities = {"siena": "red", "spoleto": "red"}
        tired = dict.fromkeys(("florence", "pisa", "siena", "spoleto"), "exhausted")
        board = table(
            "govern red", red={"marker": 3, "rooms": rooms, "domain": tired}, cities=cities
        )
        play(board, "turn pisa", f"pay action {types[0]}", "turn florence")
        play(board, "turn siena", f"pay improvement {types[1]}", "turn spoleto")
        assert set(domain(board, "red").values()) == {"available"}


@pytest.mark.rule("V-314")
def test_a_room_relief_used_for_florins_gives_nothing_else() -> None:
    rooms = {3: {"action": "cardinal", "improvement": "podesta"}}
    cities = {"siena": "red", "spoleto": "red"}
    tired = dict.fromkeys(("florence", "pisa", "siena", "spoleto"), "exhausted")
    board = table("govern red", red={"marker": 3, "rooms": rooms, "domain": tired}, cities=cities)
    play(board, "turn pisa", "pay action crown", "turn florence", "take_florins improvement")
    assert refused(board, "turn siena") == "V-602"


@pytest.mark.rule("V-315")
def test_an_action_is_paid_from_room_court_domain_and_alliance() -> None:
    rooms = {3: {"action": "cardinal", "improvement": "consigliere"}}
    red = {
        "marker": 3, "rooms": rooms, "domain": {"pisa": "exhausted"},
        "court": {"left1": "cardinal", "right1": "cardinal"},
    }  # fmt: skip
    board = table("govern red", red=red, powers={"empire": "red"}, options=ANY)
    play(board, "turn pisa")
    sources = {move.split()[1] for move in legal(board, "pay")}
    assert sources == {"action", "improvement", "left1", "right1", "florence", "empire"}


@pytest.mark.rule("V-316")
def test_the_symbols_of_the_room_are_used_first() -> None:
    rooms = {3: {"action": "cardinal", "improvement": "consigliere"}}
    red = {
        "marker": 3, "rooms": rooms, "court": {"left1": "cardinal"},
        "domain": TIRED | {"siena": "exhausted"},
    }  # fmt: skip
    board = play(table("govern red", red=red, cities={"siena": "red"}), "turn pisa")
    # Which relief of the room, and which of its types, is free.
    assert legal(board) == {"pay action crown", "pay action cross", "pay improvement crown"}
    assert refused(board, "pay left1 cross") == "V-316"
    play(board, "pay improvement crown", "turn siena", "turn florence")
    assert legal(board) == {"pay action crown", "pay action cross"}
    play(board, "pay action cross")
    rich = table("patronise red", red={"florins": 2, "court": {"left1": "pope"}})
    assert legal(play(rich, "patronise")) == {"pay left1 crown", "pay left1 cross",
                                              "pay florence crown"}  # fmt: skip
    ships = {"rooms": {1: {"action": "merchant"}}, "court": {"left1": "merchant"}}
    trade = table("trade red", red=ships)
    assert "pay left1 ship" not in legal(trade)
    assert "pay left1 ship" in legal(play(trade, "pay action ship"))


@pytest.mark.rule("V-316")
def test_a_relief_may_wait_for_another_type_in_a_war() -> None:
    cities = {"siena": "red", "bari": "red"}
    red = {"marker": 5, "domain": {"siena": "exhausted"}, "florins": 2}
    red |= {"court": {"left1": "gonfaloniere"}}
    board = play(table("war red", red=red, cities=cities), "march florence siena")
    assert legal(board) == {"pay action cavalry"}, "the printed relief shows nothing else"
    red |= {"rooms": {5: {"action": "gonfaloniere"}}}
    board = play(table("war red", red=red, cities=cities), "march florence siena")
    assert {"pay action cavalry", "pay left1 cavalry"} <= legal(board)
    play(board, "pay left1 cavalry", "token action")


@pytest.mark.rule("V-316")
def test_the_room_need_not_be_used_first_where_the_table_plays_so() -> None:
    red = {"marker": 3, "domain": {"pisa": "exhausted"}}
    board = table("govern red", red=red, options=ANY)
    play(board, "turn pisa", "pay florence crown", "end")
    assert domain(board, "red") == {"florence": "exhausted", "pisa": "available"}
    ships = {"rooms": {1: {"action": "merchant"}}, "court": {"left1": "merchant"}}
    assert "pay left1 ship" in legal(table("trade red", red=ships, options=ANY))


@pytest.mark.rule("V-317", "V-318", "V-319", "V-320")
def test_what_each_symbol_serves() -> None:
    agent = {"siena": {"agent": "red"}, "terracina": {"agent": "red"}}
    red = {"marker": 3, "rooms": {3: {"action": "assassin"}}}
    assert offered("turn pisa", agenda="govern red", red=red, options=ANY) == {"crown", "cross"}
    assert offered("patronise", agenda="patronise red", red={"florins": 2}) == {"crown", "cross"}
    crown = {"court": {"left1": "banker", "right1": "pope"}, "marker": 4}
    assert offered("annex siena", agenda="annex red", red=crown, cities=agent) == {"crown"}
    ships = crown | {"court": {"left1": "banker", "right1": "pope", "right2": "admiral"}}
    got = offered("annex terracina", agenda="annex red", red=ships, cities=agent)
    assert got <= {"crown", "ship"}
    assert "ship" in got
    war = {"marker": 5, "rooms": {5: {"action": "assassin"}}}
    assert offered("march florence siena", agenda="war red", red=war) == {"cavalry"}
    bari = {"bari": {"owner": "red", "troops": {"red": 1}}, "florence": {"troops": {}}}
    assert offered("sail bari ancona", agenda="war red", red=war | {"domain": TIRED | {
        "bari": "exhausted"}}, cities=bari) == {"ship"}  # fmt: skip
    mask = {"marker": 2, "rooms": {2: {"action": "podesta"}}}
    assert offered("place", "agent_to siena", agenda="intrigue red", red=mask) == {"mask"}
    assert offered("move 3", agenda="move_marker red") == {"arrow"}
    assert offered("hurry 3", agenda="move_marker red", red={"florins": 1}) == {"florin"}
    trade = {"marker": 1, "rooms": {1: {"action": "merchant"}}}
    assert offered(agenda="trade red", red=trade, options=ANY) == {"ship"}
    freeing: dict[str, Any] = {"turn": {"crossed": [1]}, "agenda": "free_indulgence red"}
    laid = {"rooms": {1: {"indulgence": True}}}
    assert offered("free 1 cross", red=laid, **freeing) == {"cross"}
    two = laid | {"court": {"left1": "banker", "right1": "consigliere"}}
    assert offered("free 1 crown", red=two, **freeing) == {"crown"}
    back = {"ajaccio": {"troops": {"red": 1}}, "florence": {"troops": {}}}
    assert offered("retreat ajaccio pisa", agenda="retreat red", cities=back) == {"ship"}


@pytest.mark.rule("V-317", "V-318", "V-319", "V-320")
def test_what_an_alliance_and_a_purchase_ask_for() -> None:
    court = {"left1": "banker", "right1": "condottiere", "right2": "pope"}
    red = {"court": court, "domain": TIRED, "florins": 20}
    board = play(table("make_alliance red", red=red, game=ALL, season="winter"), "ally france")
    assert "pay right1 cavalry" in legal(board)
    assert not any(move.endswith(("ship", "mask", "war")) for move in legal(board))
    board = play(table("buy red", red=red, game=ALL, season="winter"), "buy duchy", "end")
    assert {move.split()[2] for move in legal(board)} == {"crown"}
    board = play(table("buy red", red=red, game=ALL, season="winter"), "buy cathedral", "end")
    assert {move.split()[2] for move in legal(board)} == {"cross"}


@pytest.mark.rule("V-321")
def test_a_crown_is_no_cross_and_a_cross_no_crown() -> None:
    red = {"florins": 9, "domain": TIRED, "court": {"left1": "consigliere"}}
    assert refused(table("buy red", red=red, season="winter"), "buy cathedral") == "V-1901"
    red |= {"court": {"left1": "alexander"}}
    white = red | {"domain": {"rome": "exhausted", "civitavecchia": "exhausted"}}
    board = table("buy white", white=white, season="winter", seats=5)
    assert "buy cathedral" in legal(board)
    play(board, "buy cathedral")
    assert refused(board, "buy duchy") == "V-1901"
    # Nor does a cross left over stand for the crown.
    red |= {"florins": 20, "court": {"left1": "pope"}}
    board = play(table("buy red", red=red, season="winter"), "buy cathedral")
    assert refused(board, "buy duchy") == "V-1901"


@pytest.mark.rule("V-322")
def test_paying_too_much_gains_nothing() -> None:
    red = {"florins": 2, "domain": TIRED, "court": {"left1": "pope"}}
    board = play(table("patronise red", red=red), "patronise", "pay left1 crown")
    assert player(board, "red")["rank"] == 1
    assert board.dump()["turn"]["owed"] == {}
    assert legal(board) == {"end"}


@pytest.mark.rule("V-311")
def test_no_source_is_offered_that_leaves_the_rest_unpaid() -> None:
    red = {"florins": 9, "rank": 4, "domain": TIRED, "court": {
        "left1": "cardinal", "right1": "consigliere", "right2": "consigliere"}}  # fmt: skip
    board = play(table("patronise red", red=red), "patronise")
    assert refused(board, "pay left1 crown") == "V-311"
    assert legal(board) == {"pay left1 cross", "pay right1 crown", "pay right2 crown"}
    pay(board)
    assert player(board, "red")["rank"] == 5


def proposal(board: Board) -> list[str]:
    return [spell(move) for move in propose(board)]


def test_the_proposed_payment_wastes_least() -> None:
    red = {"florins": 2, "court": {"left1": "pope", "right1": "consigliere"}}
    board = play(table("patronise red", red=red), "patronise")
    assert proposal(board) == ["pay right1 crown"]
    red |= {"rooms": {1: {"action": "maestro"}}, "asked": False}
    board = play(table("patronise red", red=red), "patronise")
    assert proposal(board) == ["pay action crown"]
    assert propose(table("patronise red")) == []


def test_the_view_shows_what_is_owed_and_at_hand() -> None:
    red = {"florins": 9, "rank": 2, "court": {"left1": "pope", "right1": "consigliere"}}
    board = play(table("patronise red", red=red), "patronise", "pay right1 crown")
    view = GAME.sight.view(board, 0)
    payment, hand = view["payment"], view["players"][0]["at_hand"]
    assert payment["missing"] == {"crown_or_cross": 1}
    assert (hand["crown"], hand["cross"]) == (3, 2)
    assert payment["treasury"] == 9
    # Paid as proposed, this much is still at hand: as much as there is when it has been done.
    assert proposal(board) != []
    after = play(board, *proposal(board))
    assert payment["left"] == GAME.sight.view(after, 0)["players"][0]["at_hand"]
    assert payment["left"] != hand
