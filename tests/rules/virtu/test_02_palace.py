"""Section 2: palace and cards."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.names import ACTIONS, COLOURS, TILES
from quattrocento.games.virtu.rules.palace import court_size, extra_spaces
from quattrocento.kernel.errors import BadPosition
from tests.rules.virtu.table import (
    BOX,
    GAME,
    PRINTED,
    domain,
    legal,
    play,
    player,
    refused,
    side,
    start,
    step,
    table,
)

FOUR_MORE = dict.fromkeys(["siena", "spoleto", "ravenna"], "red")
"""With the start cities five in all."""


def siege_lost_by_red(**red: Any) -> Board:
    """Green besieges red's fifth city with too great strength."""
    cities: dict[str, Any] = {**FOUR_MORE, "siena": {"owner": "red", "troops": {"green": 5}}}
    cities |= {"venice": {"troops": {}}, "corfu": {"troops": {}}}
    return table("siege green siena", red=red, cities=cities, season="sieges")


@pytest.mark.rule("V-201", "V-202")
def test_five_rooms_with_one_action_and_one_improvement_space() -> None:
    red = {"rooms": {2: {"action": "assassin", "improvement": "consigliere"}}}
    board = table("reorganise red", red=red | {"court": {"left1": "podesta"}})
    assert len(player(board, "red")["rooms"]) == 5
    play(board, "lift left1")
    assert refused(board, "to action2") == "V-202"
    assert refused(board, "to improvement2") == "V-202"
    assert "to action3" in legal(board)


@pytest.mark.rule("V-203")
def test_each_palace_prints_five_actions_in_its_own_order() -> None:
    palaces = PRINTED.box.palaces
    for rooms in palaces:
        assert sorted(ACTIONS[action] for action in rooms) == sorted(ACTIONS[:5])
    cycles = {tuple(rooms[rooms.index(0) :] + rooms[: rooms.index(0)]) for rooms in palaces}
    assert len(cycles) == len(COLOURS)


@pytest.mark.rule("V-204")
@pytest.mark.parametrize(
    ("room", "action", "move", "source"),
    [
        (3, "govern", "turn pisa", "pay action crown"),
        (2, "intrigue", "place", "pay action mask"),
        (5, "war", "march florence siena", "pay action cavalry"),
    ],
)
def test_printed_rooms_carry_their_symbol(room: int, action: str, move: str, source: str) -> None:
    red = {"marker": room, "domain": {"florence": "exhausted", "pisa": "exhausted"}}
    board = play(table(f"{action} red", red=red), move)
    if action == "intrigue":
        play(board, "agent_to siena")
    assert legal(board) == {source}
    # One symbol, no more: nothing is left over.
    assert play(board, source).dump()["turn"]["pool"] == {}


@pytest.mark.rule("V-204")
def test_annex_and_patronise_print_no_symbol() -> None:
    for room, action in ((4, "annex"), (1, "patronise")):
        red = {"marker": room, "florins": 9, "court": {"left1": "pope"}}
        board = table(f"{action} red", red=red, cities={"siena": {"agent": "red"}})
        play(board, {"annex": "annex siena", "patronise": "patronise"}[action])
        assert not any("action" in move for move in legal(board, "pay"))


@pytest.mark.rule("V-205")
def test_a_card_covers_the_printed_symbol() -> None:
    domain = {"florence": "exhausted", "pisa": "exhausted"}
    for card, crowns in ((None, True), ("assassin", False)):
        red = {"marker": 3, "rooms": {3: {"action": card}}, "domain": domain}
        board = table("govern red", red=red)
        assert ("turn pisa" in legal(board)) == crowns


@pytest.mark.rule("V-206", "V-210")
def test_a_card_without_action_is_never_alone_in_a_room() -> None:
    board = table("reorganise red", red={"court": {"left1": "banker"}})
    play(board, "lift left1")
    assert refused(board, "to action3") == "V-1806"
    assert refused(board, "to improvement3") == "V-1807"
    with pytest.raises(BadPosition):
        table("reorganise red", red={"rooms": {3: {"action": "banker"}}})
    with pytest.raises(BadPosition):
        table("reorganise red", red={"rooms": {3: {"improvement": "banker"}}})


@pytest.mark.rule("V-207")
def test_an_action_card_replaces_the_printed_action() -> None:
    board = table("take_action red", red={"marker": 3, "rooms": {3: {"action": "gonfaloniere"}}})
    assert step(board) == ["war", "red"]
    assert step(table("take_action red", red={"marker": 3})) == ["govern", "red"]


@pytest.mark.rule("V-208", "V-209")
def test_an_improvement_lies_under_an_action_card_and_its_action_has_no_effect() -> None:
    court = {"left1": "banker"}
    rooms = {3: {"action": "cardinal"}}
    board = play(table("reorganise red", red={"rooms": rooms, "court": court}), "lift left1")
    assert "to improvement3" in legal(board)
    assert refused(board, "to improvement4") == "V-1807"
    rooms = {3: {"action": "cardinal", "improvement": "gonfaloniere"}}
    board = table("take_action red", red={"marker": 3, "rooms": rooms})
    assert step(board) == ["govern", "red"]


@pytest.mark.rule("V-211")
def test_room_cards_are_not_exhausted() -> None:
    rooms = {3: {"action": "cardinal", "improvement": "consigliere"}}
    domain = {"florence": "exhausted", "pisa": "exhausted"}
    board = table("govern red", red={"marker": 3, "rooms": rooms, "domain": domain})
    play(board, "turn pisa", "pay action crown", "turn florence", "end")
    again = table("govern red", red={"marker": 3, "rooms": rooms, "domain": domain})
    assert player(board, "red")["rooms"] == player(again, "red")["rooms"]


@pytest.mark.rule("V-212")
def test_a_bought_card_goes_to_a_cortigiano_space() -> None:
    board = table("buy red", red={"florins": 9}, season="winter")
    play(board, "buy ambassador", "end")
    assert legal(board) == {"to left1", "to right1", "to right2"}


@pytest.mark.rule("V-213")
def test_everything_lies_open() -> None:
    board = table("buy red", season="winter")
    assert GAME.sight.secrets(board) == {}
    seen = [GAME.sight.view(board, seat)["players"] for seat in (0, 1, 2, None)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert all(one["rooms"] and one["court"] for one in seen[3])


@pytest.mark.rule("V-214")
def test_the_domain_has_no_limit() -> None:
    tiles = dict.fromkeys(["duchy", "principality", "kingdom", "guild"], "available")
    cities = dict.fromkeys(["siena", "spoleto", "ravenna", "bologna", "rome"], "red")
    board = table("annex red", red={"domain": tiles, "marker": 4}, cities=cities)
    assert len(domain(board, "red")) == 11
    assert "annex terracina" in legal(board)


@pytest.mark.rule("V-215")
def test_tiles_arrive_available_but_for_sieges_and_cathedrals() -> None:
    board = table("annexed red siena")
    assert domain(board, "red")["siena"] == "available"
    board = table("siege red siena", cities={"siena": {"troops": {"red": 4}}}, season="sieges")
    assert domain(board, "red")["siena"] == "exhausted"
    red = {"florins": 20, "court": {"left1": "pope"}}
    board = table("buy red", red=red, season="winter")
    play(board, "buy cathedral", "buy guild", "end", "pay left1 cross", "site florence")
    assert domain(board, "red")["cathedral-1"] == "exhausted"
    assert domain(board, "red")["guild"] == "available"


@pytest.mark.rule("V-216", "V-217")
def test_six_cortigiano_spaces_three_open() -> None:
    board = table("reorganise red", red={"court": {"left1": "banker"}})
    assert court_size(board, 0) == 3
    play(board, "lift left1")
    assert legal(board, "to") == {"to right1", "to right2"}
    for space in ("left2", "left3", "right3"):
        with pytest.raises(BadPosition):
            table("reorganise red", red={"court": {space: "banker"}})


@pytest.mark.rule("V-218")
def test_a_space_is_free_if_open_and_empty_even_just_now() -> None:
    court = {"left1": "cardinal", "right1": "banker exhausted", "right2": "banker exhausted"}
    board = table("reorganise red", red={"court": court, "marker": 2})
    play(board, "lift left1", "to action1", "lift action1")
    assert legal(board, "to") == {"to left1"}


@pytest.mark.rule("V-219")
@pytest.mark.parametrize(
    ("red", "more", "spaces"),
    [
        ({}, {}, 0),
        ({"domain": {"duchy": "available"}}, {}, 1),
        ({"domain": {"principality": "available"}}, {}, 1),
        ({"domain": {"kingdom": "available", "guild": "available"}}, {}, 0),
        ({"bonuses": ["copernicus"]}, {}, 1),
        ({"bonuses": ["prince"]}, {}, 1),
        ({}, FOUR_MORE, 1),
    ],
)
def test_sources_of_extra_spaces(red: dict[str, Any], more: dict[str, str], spaces: int) -> None:
    assert extra_spaces(table("reorganise red", red=red, cities=more), 0) == spaces


@pytest.mark.rule("V-220")
def test_three_extra_spaces_at_most() -> None:
    red = {
        "domain": {"duchy": "available", "principality": "available"},
        "bonuses": ["copernicus", "prince"],
    }
    board = table("reorganise red", red=red, cities=FOUR_MORE)
    assert extra_spaces(board, 0) == 3


@pytest.mark.rule("V-221")
def test_a_titles_space_stays_open_while_the_title_is_exhausted() -> None:
    board = table("reorganise red", red={"domain": {"duchy": "exhausted"}})
    assert extra_spaces(board, 0) == 1


@pytest.mark.rule("V-222", "V-223")
def test_an_extra_space_is_any_greyed_one_and_may_be_used_first() -> None:
    red = {"domain": {"duchy": "available"}, "court": {"left1": "banker"}}
    board = play(table("reorganise red", red=red), "lift left1")
    greyed = {"to left2", "to left3", "to right3"}
    assert legal(board, "to") == greyed | {"to right1", "to right2"}
    play(board, "to left3", "lift left3")
    assert legal(board, "to") == {"to left1", "to right1", "to right2"}
    # Although an original space is empty.
    board = play(table("reorganise red", red=red | {"court": {"right1": "banker"}}), "lift right1")
    assert greyed < legal(board, "to")


@pytest.mark.rule("V-224")
def test_the_fifth_city_opens_a_space_at_once() -> None:
    cities = dict.fromkeys(["siena", "spoleto"], "red")
    board = table("annexed red ravenna", "reorganise red", cities=cities)
    assert board.cities_of(0) == 5
    assert extra_spaces(board, 0) == 1


@pytest.mark.rule("V-225")
def test_falling_below_five_cities_costs_a_space_of_ones_choice() -> None:
    board = siege_lost_by_red(court={"left1": "banker", "left2": "cardinal"})
    assert step(board) == ["lose_space", "red"]
    assert legal(board) == {"lose left1", "lose left2", "lose right1", "lose right2"}


@pytest.mark.rule("V-225")
@pytest.mark.parametrize("space", ["left1", "right1", "right2"])
def test_the_space_that_is_chosen_is_lost(space: str) -> None:
    board = play(siege_lost_by_red(), f"lose {space}")
    assert player(board, "red")["lost_spaces"] == [space]
    assert court_size(board, 0) == 3


@pytest.mark.rule("V-225")
def test_an_empty_greyed_space_is_lost_once() -> None:
    board = siege_lost_by_red(court={"left1": "banker"})
    assert legal(board) == {"lose left1", "lose left2", "lose right1", "lose right2"}
    play(board, "lose left2")
    assert player(board, "red")["lost_spaces"] == []
    assert step(board) == []


@pytest.mark.rule("V-226")
def test_the_card_of_a_lost_space_moves_with_its_side_or_is_discarded() -> None:
    court = {"left1": "banker", "left2": "cardinal exhausted", "right1": "merchant"}
    board = play(siege_lost_by_red(court=court), "lose left2")
    assert legal(board) == {"to right2", "discard left2", "discard left1", "discard right1",
                            "collect left1", "collect right1"}  # fmt: skip
    other = play(siege_lost_by_red(court=court), "lose left2", "discard left1", "to left1")
    assert side(other, "red", "left1") == "cardinal exhausted"
    play(board, "to right2")
    assert side(board, "red", "right2") == "cardinal exhausted"
    board = play(siege_lost_by_red(court=court), "lose left2", "discard left2")
    assert side(board, "red", "left2") == ""
    assert board.dump()["supply"]["cardinal"] == 5
    board = play(siege_lost_by_red(court=court), "lose left1", "collect left1")
    assert board.players[0].florins == 1 + 3
    assert step(board) == ["rehouse", "red", "left1"]


@pytest.mark.rule("V-226")
def test_the_other_cards_keep_their_sides() -> None:
    court = {"left1": "banker exhausted", "left2": "cardinal exhausted"}
    board = play(siege_lost_by_red(court=court), "lose left1", "to right1")
    assert side(board, "red", "right1") == "banker exhausted"
    assert side(board, "red", "left2") == "cardinal exhausted"


@pytest.mark.rule("V-227")
def test_no_space_is_lost_while_three_sources_remain() -> None:
    red = {
        "domain": {"duchy": "available", "principality": "available"},
        "bonuses": ["copernicus"],
    }
    board = siege_lost_by_red(**red)
    assert step(board) == []
    assert extra_spaces(board, 0) == 3


@pytest.mark.rule("V-225")
def test_a_lost_original_space_opens_again_with_the_last_extra_one() -> None:
    red = {
        "domain": {"duchy": "available", "principality": "available"},
        "lost_spaces": ["left1"],
    }
    cities = dict.fromkeys(["siena", "spoleto"], "red")
    board = table("annexed red ravenna", "reorganise red", cities=cities, red=red)
    assert player(board, "red")["lost_spaces"] == []
    assert court_size(board, 0) == 6


@pytest.mark.rule("V-228", "V-229")
def test_an_occupied_space_may_be_freed_and_the_character_bought_again() -> None:
    court = {"left1": "banker", "right1": "merchant exhausted", "right2": "cardinal"}
    board = table("buy red", red={"florins": 9, "court": court}, season="winter")
    play(board, "buy ambassador", "end")
    assert legal(board, "discard") == {"discard left1", "discard right1", "discard right2"}
    play(board, "discard right1")
    assert board.dump()["supply"]["merchant"] == 5
    play(board, "to right1")
    assert side(board, "red", "right1") == "ambassador"


@pytest.mark.rule("V-230")
def test_a_discarded_family_card_leaves_the_game() -> None:
    court = {"left1": "lorenzo", "right1": "merchant", "right2": "cardinal"}
    board = table("place_card red ambassador", red={"court": court}, season="winter")
    before = board.dump()["supply"]
    play(board, "discard left1")
    assert board.dump()["supply"] == before
    assert "lorenzo" not in str(player(board, "red"))


@pytest.mark.rule("V-231")
def test_only_cortigiani_are_discarded() -> None:
    red = {
        "court": {"left1": "banker", "right1": "merchant", "right2": "cardinal"},
        "rooms": {3: {"action": "podesta", "improvement": "maestro"}},
    }
    board = table("place_card red ambassador", red=red, season="winter")
    assert legal(board, "discard") == {"discard left1", "discard right1", "discard right2"}


def test_tiles_and_places_are_what_the_names_say() -> None:
    assert len(TILES) == 42
    assert BOX.open_spaces == 3
    assert step(start(3)) == ["pick_card", "red"]
