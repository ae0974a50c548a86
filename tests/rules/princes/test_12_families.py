"""Families, one by one (P-1201 to P-1207)."""

from __future__ import annotations

import pytest

from quattrocento.games.princes.names import FAMILIES
from quattrocento.games.princes.rules.battle import strength
from tests.rules.princes.table import (
    BOX,
    BY_SEAT,
    end_of_decade,
    gold,
    influence,
    play,
    table,
    war,
)

PASSES = ("pass_bid",) * 5


@pytest.mark.rule("P-1201")
def test_every_family_pays_its_printed_income() -> None:
    board = end_of_decade(table(6, events=["gozzoli"]))
    for index, name in enumerate(BY_SEAT):
        family = FAMILIES.index(name)
        assert gold(board, index) == 40 + BOX.family_gold[family]
        assert influence(board, index) == 12 + BOX.family_influence[family]
    assert BOX.family_gold[FAMILIES.index("Malatesta")] == 12
    assert BOX.family_influence[FAMILIES.index("Malatesta")] == 8


@pytest.mark.rule("P-1202")
def test_baglioni_pay_one_less_for_either_side() -> None:
    troops = {0: {"troops": ["pike"]}, 1: {"troops": ["pike"]}}
    board = table(players=troops)
    play(board, "war", "attacker Milan", "defender Rome", "bid 5", "pass_bid")
    assert influence(board) == 8
    board = table(players=troops)
    play(board, "war", "attacker Milan", "defender Rome", "pass_bid", "bid 3", "bid 5")
    assert (influence(board, 0), influence(board, 1)) == (8, 9)


@pytest.mark.rule("P-1203")
@pytest.mark.rule("P-1204")
def test_bentivogli_and_malatesta_keep_one_more() -> None:
    board = table(6)
    limits = {name: board.hand_limit(index) for index, name in enumerate(BY_SEAT)}
    assert limits == {
        "Baglioni": 2, "Este": 2, "Malatesta": 3, "Gonzaga": 2, "Bentivogli": 3, "Montefeltro": 2,
    }  # fmt: skip


@pytest.mark.rule("P-1205")
@pytest.mark.rule("P-1206")
@pytest.mark.parametrize("family", [3, 5])
def test_montefeltro_and_gonzaga_pay_one_less_for_artists(family: int) -> None:
    for event, currency in (("gozzoli", "influence"), ("piero", "gold"), ("mantegna", "influence")):
        board = play(table(6, active=family), f"auction {event}", "bid 5", *PASSES)
        paid = (
            12 - influence(board, family) if currency == "influence" else 40 - gold(board, family)
        )
        assert paid == 4
    board = play(table(6, active=family), "auction merchant_i", "bid 5", *PASSES)
    assert gold(board, family) == 35
    board = play(table(6, active=family), "auction pope", "bid 5", *PASSES)
    assert influence(board, family) == 7


@pytest.mark.rule("P-1207")
def test_este_artillery() -> None:
    with_artillery = war(players={0: {"troops": ["pike"]}, 1: {"troops": ["artillery"]}})
    assert strength(with_artillery, 1, True) == BOX.attack[5] + 1
    assert strength(with_artillery, 1, False) == BOX.defence[5] + 1
    without = war(players={0: {"troops": ["pike"]}, 1: {"troops": ["pike"]}})
    assert (strength(without, 1, True), strength(without, 1, False)) == (0, 2)
