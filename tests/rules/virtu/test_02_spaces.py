"""Section 2: cortigiano spaces won and lost, and who makes room."""

from __future__ import annotations

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.rules.palace import court_size, extra_spaces
from tests.rules.italian_wars.table import table as italian_wars
from tests.rules.virtu.table import OVERLAY, legal, pay, play, player, refused, side, step, table
from tests.rules.virtu.test_02_palace import siege_lost_by_red

COURT = {"left1": "savonarola"} | dict.fromkeys(("left2", "left3", "right1", "right2"), "merchant")
"""In The Italian Wars some cards open a cortigiano space, by these very rules."""


def wars(*agenda: str, court: dict[str, str], season: str = "winter") -> Board:
    return italian_wars(*agenda, blue={"court": court}, florence="blue", season=season)


@pytest.mark.rule("V-219")
def test_a_card_may_open_a_space_too() -> None:
    usual = extra_spaces(wars("reorganise blue", court={"left1": "merchant"}), 0)
    more = wars("reorganise blue", court={"left1": "savonarola"})
    assert extra_spaces(more, 0) == usual + 1


@pytest.mark.rule("V-228")
def test_a_card_whose_space_is_needed_does_not_make_room() -> None:
    characters = ("ambassador", "consigliere", "podesta", "assassin", "banker")
    coming = [f"place_card blue {card}" for card in characters]
    others = {"discard left2", "discard left3", "discard right1", "discard right2"}
    assert legal(wars(*coming[:4], court=COURT), "discard") == others | {"discard left1"}
    assert legal(wars(*coming, court=COURT), "discard") == others
    laid = play(wars(*coming[:4], court=COURT), "discard left2", "to left2")
    assert legal(laid, "discard") == (others | {"discard left1"}) - {"discard left2"}


@pytest.mark.rule("V-1907")
def test_the_space_of_a_cortigiano_is_none_for_cards_that_are_bought() -> None:
    """Where new cards take the place of all old ones, that one goes too."""
    blue = {"florins": 60, "court": {"left1": "savonarola"}}
    board = italian_wars("buy blue", blue=blue, florence="blue", season="winter")
    play(board, *(f"buy {card}" for card in ("ambassador", "consigliere", "podesta", "assassin")))
    assert refused(board, "buy banker") == "V-1907"


@pytest.mark.rule("V-226")
def test_a_card_that_opens_a_space_makes_no_room_for_that_of_a_lost_one() -> None:
    others = {"discard left2", "discard left3", "discard right1", "discard right2"}
    board = wars("rehouse blue right1", court=COURT, season="sieges")
    assert legal(board, "discard") == others


@pytest.mark.rule("V-218")
def test_no_card_is_lifted_where_it_finds_no_space() -> None:
    closed = Virtu(OVERLAY.replace("[palaces]", "[palaces]\nleft_open = 0\nright_open = 0", 1))
    rooms = {3: {"action": "cardinal"}}
    board = table("reorganise red", red={"rooms": rooms}, game=closed, season="winter")
    assert refused(board, "lift action3") == "V-218"
    titled = {"rooms": rooms, "domain": {"duchy": "available"}}
    board = table("reorganise red", red=titled, game=closed, season="winter")
    assert refused(board, "lift action3") == ""


@pytest.mark.rule("V-218")
def test_the_one_open_space_is_not_free_while_a_card_lies_there() -> None:
    one = Virtu(OVERLAY.replace("[palaces]", "[palaces]\nleft_open = 0\nright_open = 1", 1))
    court = {"right1": "banker"}
    board = table("reorganise red", red={"court": court}, game=one, season="winter")
    assert "lift right1" not in legal(board)


@pytest.mark.rule("V-226")
def test_only_cortigiani_collect_before_one_of_them_goes() -> None:
    rich = Virtu(OVERLAY.replace('"ship", 1, "cavalry", 1, "arrow", 1]', '"florin", 1]', 1))
    board = table("rehouse red left1", seats=5, cities={"nice": "red"}, game=rich,
                  red={"court": {"left1": "banker"}}, season="sieges")  # fmt: skip
    assert legal(board, "collect") == {"collect left1"}


@pytest.mark.rule("V-218")
def test_the_first_of_all_characters_takes_a_space_like_others() -> None:
    board = table("reorganise red", red={"court": {"left1": "ambassador", "right1": "banker"}})
    assert legal(play(board, "lift right1"), "to") == {"to right2"}


@pytest.mark.rule("V-225")
def test_a_space_lost_already_is_not_lost_again() -> None:
    titles = {"duchy": "available", "principality": "available"}
    board = siege_lost_by_red(domain=titles, lost_spaces=["right2"])
    assert {"lose left1", "lose right1"} <= legal(board)
    assert "lose right2" not in legal(board)


@pytest.mark.rule("V-225")
def test_a_lost_space_stays_lost_while_a_greyed_one_is_left_for_the_extra_one() -> None:
    titles = {"duchy": "available", "principality": "available"}
    lost = {"domain": titles, "lost_spaces": ["left1"]}
    board = table("annexed red siena", "reorganise red", red=lost)
    assert player(board, "red")["lost_spaces"] == ["left1"]


@pytest.mark.rule("V-225", "V-1909")
def test_a_title_bought_opens_a_lost_space_again() -> None:
    red = {"domain": {"principality": "available"}, "bonuses": ["prince"], "florins": 9}
    red |= {"lost_spaces": ["left1"], "court": {"right1": "consigliere"}}
    board = play(table("buy red", red=red, season="winter"), "buy duchy", "end")
    pay(board)
    assert player(board, "red")["lost_spaces"] == []
    assert court_size(board, 0) == 6


@pytest.mark.rule("V-212")
def test_a_card_laid_earlier_in_the_turn_is_an_old_one_when_the_turn_is_over() -> None:
    court = {"right1": "banker", "right2": "banker"}
    board = table("place_card red ambassador", "end_action red", "place_card red maestro",
                  red={"court": court})  # fmt: skip
    play(board, "to left1")
    assert legal(board, "discard") == {"discard left1", "discard right1", "discard right2"}


@pytest.mark.rule("V-226")
def test_the_card_of_a_lost_space_may_take_the_extra_space_that_is_left() -> None:
    court = {"left2": "cardinal", "left1": "banker"}
    board = siege_lost_by_red(court=court, domain={"duchy": "available"})
    play(board, "lose left2")
    assert legal(board, "to") == {"to left3", "to right1", "to right2", "to right3"}


@pytest.mark.rule("V-212")
def test_a_card_that_arrives_leaves_the_others_as_they_are() -> None:
    court = {"left2": "merchant exhausted", "right2": "banker exhausted"}
    red = {"court": court, "domain": {"duchy": "available"}}
    for goal in ("left1", "right1"):
        board = play(table("place_card red ambassador", red=red), f"to {goal}")
        assert side(board, "red", goal) == "ambassador"
        assert side(board, "red", "left2") == "merchant exhausted"
        assert side(board, "red", "right2") == "banker exhausted"


@pytest.mark.rule("V-222")
def test_any_character_fills_a_greyed_space() -> None:
    red = {"court": {"left2": "ambassador", "left1": "banker"}, "domain": {"duchy": "available"}}
    board = play(table("reorganise red", red=red, season="winter"), "lift left1")
    assert legal(board, "to") == {"to right1", "to right2"}


@pytest.mark.rule("V-230")
def test_machiavelli_leaves_the_game_when_discarded() -> None:
    red = {"court": {"left1": "machiavelli"}, "bonuses": ["machiavelli"]}
    board = table("place_card red ambassador", "govern red", red=red)
    supply = board.supply[:]
    assert board.dump()["supply"] == play(board, "discard left1").dump()["supply"]
    assert board.supply == supply


@pytest.mark.rule("V-302", "V-228")
def test_a_card_that_makes_room_gives_its_florins_first() -> None:
    court = {"left1": "banker", "right1": "merchant", "right2": "cardinal"}
    board = table("place_card red ambassador", red={"court": court, "florins": 0})
    assert legal(board, "collect") == {"collect left1", "collect right1"}
    play(board, "collect left1")
    assert board.players[0].florins == 3
    play(board, "discard left1", "to left1")
    assert side(board, "red", "left1") == "ambassador"


@pytest.mark.rule("V-1907", "V-1909")
@pytest.mark.parametrize(("title", "fourth"), [
    ("duchy", True), ("principality", True), ("kingdom", False), ("guild", False)
])  # fmt: skip
def test_which_titles_make_room_for_a_fourth_card(title: str, fourth: bool) -> None:
    red = {"florins": 40, "court": {"left1": "pope", "right1": "consigliere"}}
    board = table("buy red", red=red, season="winter")
    play(board, f"buy {title}", "buy ambassador", "buy merchant", "buy assassin")
    assert (refused(board, "buy gonfaloniere") == "V-1907") != fourth


@pytest.mark.rule("V-225")
@pytest.mark.parametrize("lost", ["left1", "right1", "right2"])
def test_an_artist_or_work_opens_a_lost_space_again(lost: str) -> None:
    titles = {"duchy": "available", "principality": "available"}
    red = {"domain": titles, "lost_spaces": [lost], "rank": 2}
    board = play(table("choose_bonus red", "govern red", red=red), "bonus copernicus")
    assert player(board, "red")["lost_spaces"] == []


@pytest.mark.rule("V-225")
def test_a_card_that_opens_a_space_costs_one_when_it_goes() -> None:
    court = {"left1": "savonarola exhausted", "right1": "merchant"}
    board = play(wars("place_card blue ambassador", court=court), "discard left1", "to left1")
    assert step(board) == ["lose_space", "blue"]


@pytest.mark.rule("V-229")
def test_a_space_that_was_made_free_is_not_exhausted() -> None:
    court = {"left1": "banker", "right1": "merchant exhausted", "right2": "cardinal"}
    board = table("place_card red ambassador", "reorganise red", red={"court": court})
    play(board, "discard right1")
    assert player(board, "red")["court"]["right1"] == {"card": None, "exhausted": False}
    play(board, "to right1")
    assert side(board, "red", "right1") == "ambassador"


@pytest.mark.rule("V-225", "V-223")
def test_no_card_goes_to_a_lost_space() -> None:
    red = {"domain": {"duchy": "available"}, "court": {"left1": "banker"}}
    for lost, kept in (("right2", "right1"), ("right1", "right2")):
        board = table("reorganise red", red=red | {"lost_spaces": [lost]}, season="winter")
        goals = legal(play(board, "lift left1"), "to")
        assert f"to {kept}" in goals
        assert f"to {lost}" not in goals


@pytest.mark.rule("V-226")
@pytest.mark.parametrize("card", ["banker", "banker exhausted"])
def test_the_card_of_a_lost_space_keeps_either_side(card: str) -> None:
    red = {"court": {"left1": card, "right1": "merchant"}}
    board = play(table("rehouse red left1", red=red, season="sieges"), "to right2")
    assert side(board, "red", "right2") == card
    assert side(board, "red", "right1") == "merchant"
