"""City tiles, one by one (P-1101 to P-1129)."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.names import KINDS
from quattrocento.games.princes.rules.battle import strength
from quattrocento.games.princes.rules.money import discount
from tests.rules.princes.table import (
    BOX,
    GAME,
    after,
    dump,
    end_of_decade,
    gold,
    influence,
    legal,
    play,
    seat,
    step,
    table,
    war,
)

PASSES = ("pass_bid",) * 3


def fight(attacker: dict[str, list[str]], **more: Any) -> Board:
    """A war of the first seat (plain Malatesta) against the second, Gonzaga with a crossbow."""
    families = ("Malatesta", "Gonzaga", "Bentivogli", "Montefeltro")
    players = {0: attacker, 1: {"troops": ["crossbow"]}}
    return war(families=families, players=players, **more)


def both(board: Board, side: int = 0) -> tuple[int, int]:
    return strength(board, side, True), strength(board, side, False)


@pytest.mark.rule("P-1101")
@pytest.mark.parametrize("kind", KINDS)
def test_every_tile_pays_its_printed_income(kind: str) -> None:
    name = kind if BOX.kind_count[KINDS.index(kind)] == 1 else f"{kind} 1"
    read = BOX.components.whole
    board = end_of_decade(table(events=["gozzoli"], active=3, players={0: {"tiles": [name]}}))
    assert gold(board) == 40 + BOX.family_gold[0] + read(f"tiles.{kind}.gold")
    assert influence(board) == 12 + BOX.family_influence[0] + read(f"tiles.{kind}.influence")


@pytest.mark.rule("P-1102")
def test_permanent_abilities_work_from_acquisition() -> None:
    board = table(active=1, players={1: {"troops": ["pike"]}})
    before = after(board, "war", "attacker Milan", "defender Rome")
    assert discount(before, 1) == 0
    play(board, "auction swiss", "bid 12", *PASSES)
    while seat(board) != 1:
        play(board, "pass")
    play(board, "war", "attacker Milan", "defender Rome")
    assert discount(board, 1) == 1
    assert GAME.sight.view(board, 0)["players"][1]["army"]["attack"] == 1


@pytest.mark.rule("P-1103")
@pytest.mark.rule("P-1104")
def test_once_a_decade() -> None:
    board = table(players={0: {"tiles": ["lucrezia"]}})
    play(board, "lucrezia Este")
    assert legal(board, "lucrezia") == []
    end_of_decade(board)
    while seat(board) != 0:
        play(board, "pass")
    assert legal(board, "lucrezia")
    play(board, "lucrezia Este")
    assert legal(board, "lucrezia") == []
    fresh = play(table(), "auction lucrezia", "bid 10", *PASSES)
    assert legal(fresh, "lucrezia")


@pytest.mark.rule("P-1105")
@pytest.mark.rule("P-1106")
def test_merchants_and_the_doge() -> None:
    merchants = {
        "venetian_merchant",
        "milanese_merchant",
        "florentine_merchant",
        "neapolitan_merchant",
    }
    found = {kind for i, kind in enumerate(KINDS) if BOX.kind_tiles[i] & BOX.merchants}
    assert found == merchants
    assert BOX.merchants.bit_count() == 10
    assert BOX.kind_count[KINDS.index("venetian_merchant")] == 5
    tiles = ["doge", "venetian_merchant 1", "milanese_merchant"]
    board = table(players={0: {"tiles": tiles}})
    assert board.merchant_tiles(0) == 2
    assert legal(board, "doge") == legal(board, "venetian_merchant") == []


@pytest.mark.rule("P-1107")
@pytest.mark.rule("P-1108")
@pytest.mark.rule("P-1109")
def test_ludovico_throws_both_dice_again() -> None:
    board = war(
        fighters=(0, None), players={0: {"troops": ["artillery"]}, 3: {"tiles": ["ludovico"]}}
    )
    play(board, "dice 6 1")
    assert (seat(board), legal(board)) == (3, ["reroll", "keep"])
    play(board, "reroll")
    assert step(board) == "throw"
    play(board, "dice 1 6")
    assert board.counter
    assert dump(board, 3)["used"] == ["ludovico"]
    assert dump(board, 0)["tokens"] == 0


@pytest.mark.rule("P-1110")
def test_ludovico_in_either_round_but_not_in_both() -> None:
    players = {0: {"troops": ["pike"]}, 1: {"troops": ["pike"]}, 3: {"tiles": ["ludovico"]}}
    board = war(players=players)
    play(board, "dice 1 1", "keep", "dice 6 1")
    assert (seat(board), step(board)) == (3, "ask_reroll")
    play(board, "reroll", "dice 1 6")
    assert dump(board, 1)["tokens"] == 1
    once = war(players=players)
    play(once, "dice 1 1", "reroll", "dice 1 1", "dice 1 1")
    assert once.attacker == -1


@pytest.mark.rule("P-1111")
def test_the_new_totals_alone_decide_about_the_counter_attack() -> None:
    players = {0: {"troops": ["artillery"]}, 1: {"troops": ["pike"]}, 3: {"tiles": ["ludovico"]}}
    board = war(players=players)
    play(board, "dice 1 6", "reroll", "dice 6 1")
    assert (board.attacker, dump(board, 0)["tokens"]) == (-1, 1)
    board = war(players=players)
    play(board, "dice 6 1", "reroll", "dice 1 6")
    assert board.counter


@pytest.mark.rule("P-1112")
def test_caterina_adds_two_in_defence_in_whichever_round() -> None:
    board = fight({"troops": ["pike"], "tiles": ["caterina"]})
    assert both(board) == (0, 4)
    play(board, "dice 1 6")
    assert board.counter
    # First attacker defends now: 2 + 2 and the black die against 1 and the white die.
    play(board, "dice 1 4")
    assert dump(board, 1)["tokens"] == 0


@pytest.mark.rule("P-1113")
def test_caterina_needs_a_troop_owned_bribed_or_not() -> None:
    board = fight({"troops": ["pike"], "tiles": ["caterina"]}, wars={"bribed": ["attacker pike"]})
    assert both(board) == (0, 2)
    assert GAME.sight.view(table(players={0: {"tiles": ["caterina"]}}), 0)["players"][0]["army"][
        "defence"] == 0  # fmt: skip


@pytest.mark.rule("P-1114")
@pytest.mark.rule("P-1116")
@pytest.mark.rule("P-1118")
@pytest.mark.rule("P-1119")
@pytest.mark.parametrize(
    ("tile", "troop", "attack", "defence"),
    [("swiss", "pike", 1, 1), ("armourer", "cavalry", 1, 0), ("genoese", "crossbow", 0, 1),
     ("spanish_infantry", "light_infantry", 1, 1)],
)  # fmt: skip
def test_bonus_for_a_troop_type(tile: str, troop: str, attack: int, defence: int) -> None:
    plain = both(fight({"troops": [troop]}))
    helped = both(fight({"troops": [troop], "tiles": [tile]}))
    assert (helped[0] - plain[0], helped[1] - plain[1]) == (attack, defence)
    other = "artillery"
    assert both(fight({"troops": [other], "tiles": [tile]})) == both(fight({"troops": [other]}))


@pytest.mark.rule("P-1115")
@pytest.mark.rule("P-1117")
@pytest.mark.parametrize("tile", ["swiss", "armourer"])
def test_condottiere_discount_without_the_troop(tile: str) -> None:
    board = table(active=1, players={1: {"tiles": [tile], "troops": ["crossbow"]}})
    play(board, "war", "attacker Milan", "defender Rome", "bid 4")
    assert influence(board, 1) == 12 - 3


@pytest.mark.rule("P-1120")
def test_a_bonus_needs_the_own_unbribed_tile_and_helps_no_ally() -> None:
    mine = {"troops": ["crossbow"], "tiles": ["swiss"]}
    league = {"league": "player 3", "league_side": "attacker"}
    families = ("Malatesta", "Gonzaga", "Bentivogli", "Montefeltro")
    board = war(
        families=families, pope="player 3", wars=league, league_used=True,
        players={0: mine, 1: {"troops": ["pike"]}, 2: {"troops": ["pike"]}},
    )  # fmt: skip
    assert both(board) == (1 + 0, 1 + 2)
    bribed = fight({"troops": ["crossbow", "pike"], "tiles": ["swiss"]},
                   wars={"bribed": ["attacker pike"]})  # fmt: skip
    assert both(bribed) == (1, 1)


@pytest.mark.rule("P-1121")
def test_lorenzo_vetoes_once_a_decade() -> None:
    board = table(players={1: {"tiles": ["lorenzo"]}})
    play(board, "war", "attacker Milan", "defender Rome", "lorenzo")
    assert board.marker == 1
    play(board, "war", "attacker Milan", "defender Rome")
    assert (seat(board), step(board)) == (2, "take_action")


@pytest.mark.rule("P-1122")
@pytest.mark.parametrize("tile", ["giovanni", "roderigo", "della_rovere", "orsini", "colonna"])
def test_pope_discount(tile: str) -> None:
    board = table(players={0: {"tiles": [tile]}})
    play(board, "auction pope", "bid 5", *PASSES)
    assert influence(board) == 8


@pytest.mark.rule("P-1124")
def test_lucrezia_steals_like_the_tile() -> None:
    board = table(players={0: {"tiles": ["lucrezia"]}, 1: {"influence": 1}, 2: {"influence": 0}})
    assert legal(board, "lucrezia") == ["lucrezia Este", "lucrezia Gonzaga"]
    one = after(board, "lucrezia Este")
    assert (influence(one), influence(one, 1)) == (13, 0)
    two = after(board, "lucrezia Gonzaga")
    assert (influence(two), influence(two, 3)) == (14, 10)
    assert legal(two, "lucrezia") == []
    assert legal(after(board, "auction gozzoli"), "lucrezia") == []
    assert legal(after(board, "pass"), "lucrezia")
    assert legal(table(active=1, players={0: {"tiles": ["lucrezia"]}}), "lucrezia") == []


@pytest.mark.rule("P-1125")
def test_alfonso_draws_for_nothing() -> None:
    board = table(players={0: {"tiles": ["alfonso"]}})
    play(board, "alfonso", "draw 0 veto")
    assert (gold(board), influence(board), dump(board, 0)["hand"]) == (40, 12, ["veto"])
    assert (seat(board), step(board)) == (0, "take_action")
    assert "alfonso" not in legal(board)


@pytest.mark.rule("P-1126")
def test_alfonso_at_any_own_decision_in_the_own_turn() -> None:
    mine = {"tiles": ["alfonso", "ludovico"], "troops": ["pike"]}
    board = table(players={0: mine, 1: {"troops": ["pike"]}})
    for moves in (("auction doge",), ("auction gozzoli",), ("war",), ("war", "attacker Rome"),
                  ("war", "attacker Rome", "defender Milan"), ("pass",)):  # fmt: skip
        assert "alfonso" in legal(after(board, *moves))
    play(board, "war", "attacker Rome", "defender Milan", "bid 0", "pass_bid", "bid 0")
    play(board, "no_bribe", "dice 1 1")
    assert (step(board), "alfonso" in legal(board)) == ("ask_reroll", True)
    play(board, "alfonso", "draw 0 veto")
    assert (step(board), seat(board)) == ("ask_reroll", 0)
    payer = {"tiles": ["alfonso", "banking 1"], "influence": 2}
    for left in (["gozzoli"], ["gozzoli", "piero"]):
        paying = table(events=left, players={0: payer})
        play(paying, "auction gozzoli", "bid 4", *PASSES)
        assert (step(paying), "alfonso" in legal(paying)) == ("pay", True)
        play(paying, "alfonso", "draw 0 veto")
        assert (seat(paying), step(paying)) == (0, "pay")
    other = table(active=1, players={0: mine})
    play(other, "auction gozzoli", "bid 0", "pass_bid", "pass_bid")
    assert seat(other) == 0
    assert "alfonso" not in legal(other)


@pytest.mark.rule("P-1126")
@pytest.mark.rule("P-220")
def test_the_active_owner_of_alfonso_is_asked_with_an_empty_hand() -> None:
    """He might draw what he could play: a freeze, a bribe."""
    mine = {"tiles": ["alfonso"], "troops": ["pike"]}
    board = table(players={0: mine, 1: {"troops": ["artillery"]}})
    play(board, "war", "attacker Rome", "defender Milan")
    play(board, "bid 0", "pass_bid", "bid 0")
    assert (seat(board), step(board), legal(board)) == (0, "bribe", ["alfonso", "no_bribe"])
    play(board, "alfonso", "draw 0 bribe_troops")
    assert "bribe Este artillery" in legal(board)
    play(board, "bribe Este artillery")
    assert step(board) == "throw"
    poor = table(active=1, players={1: mine | {"influence": 0}}, options={"lowest_bid": "1"})
    play(poor, "war", "attacker Rome", "defender Milan")
    assert (seat(poor), step(poor), legal(poor)) == (1, "bid", ["alfonso", "pass_bid"])
    for used, asked in (([], "pay"), (["alfonso"], "take_action")):
        pope = table(players={0: mine | {"used": used}})
        play(pope, "auction pope", "bid 4", *PASSES)
        assert step(pope) == asked
    spent = table(players={0: mine | {"used": ["alfonso"]}, 1: {"troops": ["artillery"]}})
    play(spent, "war", "attacker Rome", "defender Milan")
    assert (seat(spent), step(spent)) == (0, "bid")
    other = war(active=1, players={0: mine, 1: {"troops": ["pike"]}})
    assert step(other) == "throw"


@pytest.mark.rule("P-1127")
def test_alfonso_won_in_anothers_turn_to_its_end() -> None:
    """In the Start War that follows, at its winner's decisions, and once more at the end."""
    players: dict[int, dict[str, Any]] = {
        0: {"hand": ["start_war"], "troops": ["pike"]},
        1: {"troops": ["artillery"], "influence": 5},
    }
    board = table(players=players)
    play(board, "auction alfonso", "bid 10", "bid 11", *PASSES, "no_alfonso")
    assert (seat(board), step(board)) == (0, "finish_turn")
    ended = after(board, "end_turn")
    assert (seat(ended), step(ended), legal(ended)) == (1, "draw_now", ["alfonso", "no_alfonso"])
    drawn = after(ended, "alfonso", "draw 1 veto")
    assert (seat(drawn), step(drawn), dump(drawn, 1)["used"]) == (1, "take_action", ["alfonso"])
    waited = after(ended, "no_alfonso")
    assert (seat(waited), step(waited)) == (1, "take_action")
    play(board, "start_war", "attacker Rome", "defender Milan")
    assert (seat(board), legal(board)) == (1, ["alfonso", "no_veto"])
    play(board, "no_veto", "bid 0")
    assert (seat(board), "alfonso" in legal(board)) == (1, True)
    play(board, "pass_bid", "bid 0")
    assert (seat(board), step(board), legal(board)) == (1, "bribe", ["alfonso", "no_bribe"])
    play(board, "alfonso", "draw 1 bribe_troops", "bribe Baglioni pike", "dice 1 1", "dice 1 1")
    assert (seat(board), step(board)) == (1, "take_action")
    assert "alfonso" not in legal(board)


@pytest.mark.rule("P-1127")
def test_alfonso_won_in_anothers_turn() -> None:
    board = table()
    play(board, "auction alfonso", "bid 10", "bid 11", "pass_bid", "pass_bid", "pass_bid")
    assert (seat(board), legal(board)) == (1, ["alfonso", "no_alfonso"])
    assert gold(board, 1) == 29
    now = after(board, "alfonso", "draw 1 veto")
    assert dump(now, 1)["used"] == ["alfonso"]
    assert seat(now) == 1
    assert "alfonso" not in legal(now)
    later = after(board, "no_alfonso")
    assert (seat(later), step(later)) == (1, "take_action")
    assert "alfonso" in legal(later)
    own = play(table(), "auction alfonso", "bid 10", *PASSES)
    assert (step(own), "alfonso" in legal(own)) == ("finish_turn", True)


@pytest.mark.rule("P-1128")
def test_alfonso_beyond_the_limit() -> None:
    board = table(players={0: {"tiles": ["alfonso"], "hand": ["veto", "start_war"]}})
    play(board, "auction gozzoli", "alfonso", "draw 0 raid_gold")
    assert (seat(board), step(board)) == (0, "discard")
    play(board, "discard veto")
    assert step(board) == "bid"


@pytest.mark.rule("P-1129")
def test_tiles_without_text_bring_income_only() -> None:
    plain = table(players={0: {"tiles": ["neapolitan_court"], "troops": ["pike"]}})
    bare = table(players={0: {"troops": ["pike"]}})
    court = {"auction neapolitan_court"}
    assert set(legal(bare)) - set(legal(plain)) == court
    assert set(legal(plain)) <= set(legal(bare))
    army = [GAME.sight.view(board, 0)["players"][0]["army"] for board in (plain, bare)]
    assert army[0] == army[1]


@pytest.mark.rule("P-1127")
@pytest.mark.rule("P-823")
def test_the_winner_of_alfonso_may_bank_first() -> None:
    board = table(players={1: {"tiles": ["banking 1"]}})
    play(board, "auction alfonso", "bid 10", "bid 11", *PASSES)
    assert legal(board)[:3] == ["alfonso", "no_alfonso", "bank gold 1"]
    play(board, "bank gold 2")
    assert (gold(board, 1), influence(board, 1)) == (40 - 11 - 2, 12 + 2)
    assert (seat(board), step(board), legal(board)) == (1, "draw_now", ["alfonso", "no_alfonso"])


@pytest.mark.rule("P-1108")
def test_the_first_throw_is_gone_before_the_second() -> None:
    board = war(players={0: {"troops": ["pike"]}, 1: {"tiles": ["ludovico"], "troops": ["pike"]}})
    play(board, "dice 6 1")
    assert board.dump()["war"]["dice"] == [6, 1]
    play(board, "reroll")
    assert board.dump()["war"]["dice"] == [0, 0]
