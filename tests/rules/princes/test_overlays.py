"""What a printed box may say and ours does not: an overlay, played by the rules."""

from __future__ import annotations

from typing import Any, Final

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.game import Princes
from tests.rules.princes import table as usual
from tests.rules.princes.table import (
    bids,
    dump,
    end_of_decade,
    gold,
    influence,
    legal,
    play,
    step,
    war,
)

PRINTED: Final = """
[limits]
lowest_status = 2
highest_status = 9

[prices]
treachery_gold = 3
treachery_influence = 2
opening = 3

[war]
neutral_attack = 5
neutral_defence = 1
steps = 2
double_steps = 3

[treachery]
cardinal_influence = 5
stolen_influence = 4
raided_gold = 6

[pope]
gold = 2
influence = 4
vp = 7

[scoring]
merchant_gold = 2
merchant_vp = 3

[families.Baglioni]
ability = ["condottiere", 2]
[families.Este]
ability = ["cavalry", 2, 0]
[families.Montefeltro]
ability = ["artist", 3]

[tiles.cesare]
ability = ["limit", 2]
[tiles.roderigo]
ability = ["pope", 2]
[tiles.swiss]
ability = ["pike", 2, 3, "condottiere", 4]
[tiles.lucrezia]
ability = ["steal", 3]
"""
OTHER: Final = Princes(PRINTED)
PASSES = ("pass_bid",) * 3
PIKE = {"troops": ["pike"]}
MERCHANTS = ["venetian_merchant 1", "venetian_merchant 2"]


def own(seats: int = 4, **changes: Any) -> Board:
    return usual.table(seats, game=OTHER, **changes)


@pytest.mark.rule("P-1306")
@pytest.mark.rule("P-1307")
def test_merchants_pay_and_score_what_is_printed() -> None:
    mine = {"tiles": MERCHANTS, "events": ["merchant_i", "merchant_ii"]}
    board = own(decade=3, active=3, players={0: mine})
    parts = OTHER.sight.view(board, 0)["players"][0]["income"]["parts"]
    assert parts["merchants"]["gold"] == 2 * 2 * 2
    assert OTHER.standing(board).sources[0]["events"] == 2 * 2 * 3


@pytest.mark.rule("P-1401")
def test_the_pope_pays_and_scores_what_is_printed() -> None:
    board = end_of_decade(own(decade=3, events=["leonardo"], pope="player 3"))
    assert (gold(board, 2) - gold(board, 1), influence(board, 2) - influence(board, 1)) == (2, 4)
    assert [source["pope"] for source in OTHER.standing(board).sources] == [0, 0, 7, 0]


@pytest.mark.rule("P-209")
def test_a_tile_may_raise_the_hand_by_two() -> None:
    board = own(players={0: {"tiles": ["cesare"], "hand": ["veto", "start_war", "raid_gold 1"]}})
    play(board, "buy_treachery", "draw 0 freeze_bid")
    assert (step(board), gold(board), influence(board)) == ("finish_turn", 37, 10)
    assert board.hand_limit(0) == 4


@pytest.mark.rule("P-508")
@pytest.mark.parametrize(
    ("purse", "offered"), [((3, 2), True), ((2, 2), False), ((3, 1), False), ((40, 0), False)]
)
def test_treachery_needs_both_prices(purse: tuple[int, int], offered: bool) -> None:
    board = own(players={0: {"gold": purse[0], "influence": purse[1]}})
    assert ("buy_treachery" in legal(board)) is offered


@pytest.mark.rule("P-622")
def test_the_opening_bid_by_the_printed_factor() -> None:
    assert bids(play(own(), "auction doge"))[0] == 3 * 7


@pytest.mark.rule("P-807")
@pytest.mark.rule("P-808")
@pytest.mark.rule("P-809")
def test_discounts_are_those_printed() -> None:
    pope = own(players={0: {"tiles": ["roderigo", "giovanni"]}})
    assert influence(play(pope, "auction pope", "bid 5", *PASSES)) == 12 - 5 + 3
    artist = own(families=("Montefeltro", "Este", "Malatesta", "Gonzaga"))
    assert influence(play(artist, "auction gozzoli", "bid 5", *PASSES)) == 12 - 5 + 3
    for setting, worth in (("one", 4), ("add", 2 + 4)):
        hired = own(players={0: PIKE | {"tiles": ["swiss"]}}, options={"discounts": setting})
        play(hired, "war", "attacker Milan", "defender Rome", "bid 9")
        assert influence(hired) == 12 - 9 + worth


@pytest.mark.rule("P-812")
def test_a_cardinal_is_worth_what_is_printed() -> None:
    hand = ["bribe_cardinal 1", "bribe_cardinal 2"]
    board = play(own(players={0: {"influence": 2, "hand": hand}}), "auction pope")
    assert bids(board)[-1] == 2 + 5 + 5
    play(board, "bid 8")
    assert dump(board, 0)["proved"] == 2
    play(board, *PASSES, "bribe_cardinal", "bribe_cardinal")
    assert (influence(board), board.pope) == (2, 0)


@pytest.mark.rule("P-1009")
@pytest.mark.rule("P-1010")
@pytest.mark.rule("P-1124")
def test_thefts_take_what_is_printed() -> None:
    mine = {"hand": ["steal_influence 1", "raid_gold 1"], "tiles": ["lucrezia"]}
    board = own(players={0: mine})
    play(board, "steal_influence Este", "raid_gold Malatesta", "lucrezia Gonzaga")
    assert (influence(board), gold(board)) == (12 + 4 + 3, 46)
    assert (influence(board, 1), gold(board, 2), influence(board, 3)) == (8, 34, 9)


@pytest.mark.rule("P-941")
@pytest.mark.rule("P-963")
def test_neutral_armies_bonuses_and_steps() -> None:
    players = {0: PIKE | {"tiles": ["swiss"]}}
    board = war(game=OTHER, fighters=(0, None), players=players)
    sides = OTHER.sight.view(board, 0)["war"]["sides"]
    assert [(side["attack"], side["defence"]) for side in sides] == [(2, 5), (5, 1)]
    assert play(board.clone(), "dice 4 1").status[:2] == [7 - 3, 9]
    assert play(board.clone(), "dice 4 3").status[:2] == [7 - 2, 8]
    lost = play(board, "dice 1 3", "dice 1 6")
    assert lost.status[:2] == [9, 6 - 2]
    low = war(game=OTHER, fighters=(0, None), players=players, status={"Venice": 3, "Milan": 5})
    assert play(low, "dice 4 1").status[:2] == [2, 8]


@pytest.mark.rule("P-1207")
def test_a_family_may_help_in_attack_alone() -> None:
    board = war(game=OTHER, players={0: PIKE, 1: {"troops": ["cavalry"]}})
    value = OTHER.sight.view(board, 0)["troops"]["cavalry"]
    side = OTHER.sight.view(board, 0)["war"]["sides"][1]
    assert (side["attack"], side["defence"]) == (value["attack"] + 2, value["defence"])
