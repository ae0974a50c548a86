"""Section 19: buying."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.names import MARKET
from tests.rules.virtu.table import (
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


def market(*more: str, cities: Any = None, powers: Any = None, **red: Any) -> Board:
    red = {"domain": TIRED, "florins": 30} | red
    return table("buy red", *more, season="winter", red=red, cities=cities or {},
                 powers=powers or {})  # fmt: skip


@pytest.mark.rule("V-1901")
def test_any_number_of_different_wares_each_for_its_price() -> None:
    board = market()
    play(board, "buy ambassador", "buy banker", "buy guild", "end")
    assert florins(board, "red") == 30 - 3 - 4 - 5
    play(board, "to left1", "to right1")
    assert [side(board, "red", s) for s in ("left1", "right1")] == ["ambassador", "banker"]
    assert domain(board, "red")["guild"] == "available"
    assert refused(market(florins=2), "buy ambassador") == "V-1901"


@pytest.mark.rule("V-1902")
def test_one_copy_of_each_kind_a_winter() -> None:
    board = play(market(court={"left1": "pope"}), "buy ambassador", "buy cathedral")
    assert refused(board, "buy ambassador") == refused(board, "buy cathedral") == "V-1902"
    later = market(court={"left1": "ambassador"})
    assert "buy ambassador" in legal(later)


@pytest.mark.rule("V-1903")
def test_all_purchases_are_one_payment() -> None:
    board = market(court={"left1": "cardinal", "right1": "consigliere"})
    play(board, "buy duchy")
    # One crown is at hand beside the cardinal's cross or crown: both wares, but not a third.
    play(board, "buy cathedral")
    assert refused(board, "buy maestro") == "V-1901"
    play(board, "end", "pay left1 cross", "pay right1 crown")
    assert florins(board, "red") == 30 - 3 - 4


@pytest.mark.rule("V-1904", "V-1905")
def test_bought_things_pay_for_later_steps_only() -> None:
    board = market("recruit red", florins=4)
    play(board, "buy banker")
    assert refused(board, "buy consigliere") == "V-1901"
    play(board, "end", "to left1", "recruit florence")
    assert legal(board) == {"pay left1 florin"}
    play(board, "pay left1 florin")
    assert florins(board, "red") == 2
    board = market("recruit red", florins=5)
    play(board, "buy guild")
    assert refused(board, "buy merchant") == "V-1901"
    play(board, "end", "recruit florence")
    assert legal(board) == {"pay guild florin"}
    allied = market("make_alliance red", florins=4, court={"left1": "consigliere"})
    play(allied, "buy admiral", "end", "to right1")
    assert "ally ottoman" in legal(allied)


@pytest.mark.rule("V-1906")
def test_what_pays_purchases() -> None:
    board = market(powers={"empire": "red"}, asked=False, domain={}, florins=4,
                   court={"left1": "cardinal"}, rooms={3: {"action": "pope"}})  # fmt: skip
    play(board, "buy cathedral", "end")
    assert legal(board) == {"pay left1 cross", "pay empire cross"}
    board = market(domain={}, florins=3, asked=False)
    play(board, "buy duchy", "end")
    assert legal(board) == {"pay florence crown", "pay indulgence crown"}
    # Ottoman ships are for other things, whatever a ware may cost.
    ships = Virtu(OVERLAY.replace('cost = ["florin", 3]', 'cost = ["ship", 1]', 1))
    afar = table("buy red", season="winter", red={"domain": TIRED}, powers={"ottoman": "red"},
                 game=ships)  # fmt: skip
    assert refused(afar, "buy ambassador") == "V-1901"
    poor = market(domain={"florence": "available", "pisa": "available"}, florins=0)
    play(poor, "buy ambassador", "end")
    assert legal(poor) == {"pay florence florin", "pay pisa florin"}


@pytest.mark.rule("V-1907")
def test_a_bought_card_needs_a_cortigiano_space() -> None:
    board = market()
    play(board, "buy ambassador", "buy banker", "buy merchant")
    assert refused(board, "buy assassin") == "V-1907"
    play(board, "end", "to left1")
    assert side(board, "red", "left1") == "ambassador"
    court = {"left1": "merchant", "right1": "merchant", "right2": "merchant"}
    full = play(market(court=court), "buy ambassador", "end")
    assert legal(full, "to") == set()
    play(full, "discard right2")
    assert legal(full, "to") == {"to right2"}


@pytest.mark.rule("V-1907")
def test_a_card_just_bought_is_not_discarded_for_the_next() -> None:
    court = {"left1": "merchant", "right1": "merchant", "right2": "merchant"}
    board = play(market(court=court), "buy ambassador", "buy banker", "end")
    play(board, "discard right2", "to right2")
    assert legal(board, "discard") == {"discard left1", "discard right1"}


@pytest.mark.rule("V-228", "V-1907")
def test_once_laid_a_bought_card_may_make_room_like_others() -> None:
    court = {"left1": "merchant", "right1": "merchant", "right2": "merchant"}
    board = market("place_card red banker", court=court)
    play(board, "buy ambassador", "end", "discard right2", "to right2")
    assert step(board) == ["place_card", "red", "banker"]
    assert legal(board, "discard") == {"discard left1", "discard right1", "discard right2"}


@pytest.mark.rule("V-1908")
def test_the_discarded_card_may_have_paid() -> None:
    court = {"left1": "consigliere", "right1": "merchant", "right2": "merchant"}
    board = play(market(court=court), "buy cardinal", "end", "pay left1 crown")
    assert side(board, "red", "left1") == "consigliere exhausted"
    play(board, "discard left1", "to left1")
    assert side(board, "red", "left1") == "cardinal"


@pytest.mark.rule("V-1909")
def test_a_titles_space_is_open_for_cards_bought_with_it() -> None:
    court = {"left1": "consigliere"}
    board = market(court=court)
    play(board, "buy duchy", "buy ambassador", "buy banker", "buy merchant", "buy assassin")
    pay(play(board, "end"))
    assert {"to left2", "to left3", "to right3"} <= legal(board)


@pytest.mark.rule("V-1910")
def test_one_cardinal() -> None:
    assert refused(market(rooms={3: {"action": "cardinal"}}), "buy cardinal") == "V-1910"


@pytest.mark.rule("V-1916")
@pytest.mark.parametrize("card", ["cardinal", "pope"])
def test_a_card_held_once_is_bought_anew(card: str) -> None:
    court = {"left1": f"{card} exhausted", "right1": "banker", "right2": "banker"}
    rich = {"siena": "available", "spoleto": "available", "florence": "available"}
    cities = {"siena": "red", "spoleto": "red"}
    board = play(market(court=court, domain=rich, cities=cities), f"buy {card}", "end")
    pay(board)
    # The old one has gone, and the new one takes its space or another's.
    assert side(board, "red", "left1") == ""
    play(board, "to left1")
    assert side(board, "red", "left1") == card
    assert board.dump()["supply"][card] == (4 if card == "cardinal" else 0)
    # It may pay for its successor.
    court = {"left1": card, "right1": "banker", "right2": "banker"}
    board = play(market(court=court, domain=rich, cities=cities), f"buy {card}", "end")
    assert any(move.startswith("pay left1") for move in legal(board))


@pytest.mark.rule("V-1911")
def test_one_guild() -> None:
    assert refused(market(domain=TIRED | {"guild": "exhausted"}), "buy guild") == "V-1911"


@pytest.mark.rule("V-1912")
@pytest.mark.parametrize("title", ["duchy", "principality", "kingdom", "republic"])
def test_one_of_each_title(title: str) -> None:
    board = market(domain=TIRED | {title: "available"}, court={"left1": "pope"})
    assert refused(board, f"buy {title}") == "V-1912"


@pytest.mark.rule("V-1913")
def test_own_duchy_and_principality_both() -> None:
    others = {"domain": {"duchy": "available", "principality": "available"}}
    court = {"left1": "pope", "right1": "consigliere", "right2": "consigliere"}
    board = table("buy red", season="winter", yellow=others, green=others,
                  red={"florins": 30, "court": court})  # fmt: skip
    play(board, "buy duchy", "buy principality")
    pay(play(board, "end"))
    assert {"duchy", "principality"} <= set(domain(board, "red"))


@pytest.mark.rule("V-324")
def test_a_title_of_which_none_is_left_whatever_card_lies_beside_the_palace() -> None:
    """Machiavelli is the first card that cannot be bought, the Duchy the first ware beyond."""
    duke = {"domain": {"duchy": "available"}}
    board = table("buy red", seats=5, season="winter", yellow=duke, green=duke, blue=duke,
                  white=duke, red=duke | {"court": {"left1": "machiavelli"}})  # fmt: skip
    assert refused(board, "buy duchy") == "V-324"


@pytest.mark.rule("V-1914")
def test_a_kingdom_or_a_republic() -> None:
    court = {"left1": "pope", "right1": "consigliere", "right2": "consigliere"}
    board = market(domain=TIRED | {"kingdom": "available"}, court=court)
    assert refused(board, "buy republic") == "V-1914"
    board = market(domain=TIRED | {"republic": "available"}, court=court)
    assert refused(board, "buy kingdom") == "V-1914"
    both = play(market(domain={}, court=court, cities={"siena": "red"}), "buy republic")
    assert refused(both, "buy kingdom") == "V-1914"


@pytest.mark.rule("V-1915")
def test_titles_in_any_sequence() -> None:
    court = {"left1": "pope", "right1": "consigliere"}
    assert {"buy duchy", "buy principality", "buy kingdom", "buy republic"} <= legal(
        market(court=court)
    )


@pytest.mark.rule("V-1916")
def test_a_discarded_cardinal_or_pope_is_bought_again() -> None:
    court = {"left1": "cardinal", "right1": "pope", "right2": "banker"}
    board = table("place_card red ambassador", "buy red", season="winter",
                  red={"court": court, "florins": 30, "domain": {}})  # fmt: skip
    play(board, "discard left1", "to left1")
    assert "buy cardinal" in legal(board)
    board = table("place_card red ambassador", "buy green", season="winter",
                  red={"court": court}, green={"florins": 30, "court": {"left1": "cardinal",
                  "right1": "consigliere"}})  # fmt: skip
    play(board, "discard right1", "to right1")
    assert "buy pope" in legal(board)


@pytest.mark.rule("V-1917")
def test_a_cathedral_needs_a_city_of_value_three_or_four() -> None:
    court = {"left1": "pope"}
    board = pay(play(market(court=court, cities={"siena": "red"}), "buy cathedral", "end"))
    assert legal(board) == {"site florence", "site siena"}
    built = {"florence": {"cathedral": True}, "siena": {"owner": "red", "agent": "green"}}
    tiles = {"cathedral-1": "exhausted"}
    board = market(court=court, cities=built, domain=TIRED | tiles)
    pay(play(board, "buy cathedral", "end"))
    assert legal(board) == {"site siena"}
    only = {"florence": {"cathedral": True}}
    board = market(court=court, cities=only, domain=TIRED | tiles)
    assert refused(board, "buy cathedral") == "V-1917"
    low = {"florence": "green", "spoleto": {"owner": "red", "agent": "green"}}
    assert refused(market(court=court, cities=low, domain={}), "buy cathedral") == "V-1917"


@pytest.mark.rule("V-1918")
def test_the_tile_comes_exhausted_and_a_piece_is_put_on_the_city() -> None:
    board = pay(play(market(court={"left1": "pope"}), "buy cathedral", "end"))
    play(board, "site florence")
    assert domain(board, "red")["cathedral-1"] == "exhausted"
    assert board.dump()["cities"]["florence"]["cathedral"]
    # Another player's tile is not this one.
    built = {"venice": {"cathedral": True}}
    second = table("buy red", season="winter", cities=built, powers={}, green={"domain": {
        "cathedral-1": "exhausted"}}, red={"florins": 30, "court": {"left1": "pope"}})  # fmt: skip
    left = GAME.sight.view(second, 0)["supply"]["cathedral"]
    play(pay(play(second, "buy cathedral", "end")), "site florence")
    assert "cathedral-2" in domain(second, "red")
    assert GAME.sight.view(second, 0)["supply"]["cathedral"] == left - 1


@pytest.mark.rule("V-1919", "V-1920")
def test_five_cathedrals_in_all_and_several_for_one_player() -> None:
    names = ["florence", "siena", "rome", "verona", "bologna"]
    cities = {name: {"owner": "red", "cathedral": True} for name in names}
    tiles = {f"cathedral-{n}": "exhausted" for n in range(1, 6)}
    board = market(court={"left1": "pope"}, cities=cities | {"palermo": "red"}, domain=tiles)
    assert board.players[0].cathedrals() == 5
    assert refused(board, "buy cathedral") == "V-324"
    four = {name: {"owner": "red", "cathedral": True} for name in names[:4]}
    tiles = {f"cathedral-{n}": "exhausted" for n in range(1, 5)}
    board = market(court={"left1": "pope"}, cities=four | {"palermo": "red"}, domain=tiles)
    play(board, "buy cathedral", "end", "pay left1 cross", "site palermo")
    assert board.players[0].cathedrals() == 5


@pytest.mark.rule("V-1918")
def test_a_purchase_brings_one_cathedral() -> None:
    board = market(court={"left1": "pope"})
    play(board, "buy cathedral", "end", "pay left1 cross", "site florence")
    assert board.players[0].cathedrals() == 1


@pytest.mark.rule("V-1921")
def test_what_cannot_be_bought() -> None:
    board = market(court={"left1": "pope", "right1": "consigliere", "right2": "consigliere"})
    assert {move.split()[1] for move in legal(board, "buy")} <= set(MARKET)
    known = set(GAME.sight.view(board, 0)["supply"])
    assert not known & {"siena", "columbus", "cannons", "machiavelli", "lorenzo"}


def test_the_basket_and_its_price_are_seen() -> None:
    board = play(market(court={"left1": "consigliere"}), "buy duchy", "buy guild")
    assert GAME.sight.view(board, 1)["basket"] == {"florin": 8, "crown": 1}
    assert board.dump()["turn"]["basket"] == ["duchy", "guild"]


def test_florins_of_an_indulgence_are_refused_where_its_crown_is_needed() -> None:
    board = play(market(florins=3, asked=False), "buy duchy")
    assert refused(board, "indulgence") == "V-311"
    assert step(board) == ["buy", "red"]
    assert player(board, "red")["florins"] == 3


@pytest.mark.rule("V-1916")
@pytest.mark.parametrize(("tired", "fresh"), [("left1", "right1"), ("right1", "left1")])
def test_of_two_copies_the_exhausted_one_is_replaced(tired: str, fresh: str) -> None:
    court = {tired: "ambassador exhausted", fresh: "ambassador"}
    three = dict.fromkeys(("left1", "right1", "right2"), "ambassador")
    board = table("buy red", season="winter", red={"court": court, "florins": 3},
                  yellow={"court": three})  # fmt: skip
    assert board.dump()["supply"]["ambassador"] == 0
    play(board, "buy ambassador", "end")
    assert side(board, "red", tired) == ""
    assert side(board, "red", fresh) == "ambassador"
