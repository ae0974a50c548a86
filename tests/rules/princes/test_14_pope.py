"""Pope and Holy League (P-1401 to P-1414)."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.rules.battle import strength
from tests.rules.princes.table import (
    BOX,
    GAME,
    dump,
    end_of_decade,
    gold,
    legal,
    play,
    seat,
    step,
    table,
    told,
    war,
)

PIKE = {"troops": ["pike"]}


def league(players: dict[int, dict[str, list[str]]], **more: Any) -> Board:
    """A war of the first two seats, the third one owning the Pope."""
    base = {0: PIKE, 1: PIKE, 2: {"troops": ["artillery", "crossbow"]}}
    return war(pope="player 3", players=base | players, **more)


def both(board: Board, side: int) -> tuple[int, int]:
    return strength(board, side, True), strength(board, side, False)


@pytest.mark.rule("P-1401")
@pytest.mark.rule("P-1505")
def test_the_pope_brings_three_gold() -> None:
    board = end_of_decade(table(events=["gozzoli"], pope="player 2"))
    assert (gold(board, 1), gold(board, 2)) == (40 + 12 + BOX.pope_gold, 52)
    assert BOX.pope_gold == 3


@pytest.mark.rule("P-1401")
@pytest.mark.rule("P-1507")
@pytest.mark.rule("P-1601")
def test_the_pope_pays_after_every_decade_the_last_one_included() -> None:
    for decade, event in ((1, "gozzoli"), (2, "botticelli"), (3, "leonardo")):
        board = end_of_decade(table(decade=decade, events=[event], pope="player 2"))
        assert [gold(board, index) for index in range(1, 4)] == [55, 52, 52]
        assert board.pope == (1 if decade == 3 else -1)
    # Three gold more than the others are the most: the income comes before the points.
    assert [source["gold"] for source in GAME.standing(board).sources] == [3, 6, 3, 3]


@pytest.mark.rule("P-1402")
@pytest.mark.rule("P-1405")
@pytest.mark.rule("P-1414")
def test_once_a_decade_whatever_the_result() -> None:
    board = league({})
    assert (seat(board), step(board)) == (2, "ask_league")
    play(board, "league attacker")
    assert board.league_used
    play(board, "dice 1 6", "dice 6 1")
    assert board.league_used
    again = league({}, league_used=True)
    assert step(again) == "throw"
    declined = league({})
    play(declined, "no_league")
    assert not declined.league_used


@pytest.mark.rule("P-1403")
def test_asked_once_after_the_wages_before_bribes() -> None:
    board = league({0: PIKE | {"hand": ["veto"]}})
    assert dump(board, 0)["wages"] == 6
    assert legal(board) == ["league attacker", "league defender", "no_league"]
    play(board, "no_league")
    assert step(board) == "bribe"
    play(board, "no_bribe")
    assert step(board) == "throw"


@pytest.mark.rule("P-1405")
def test_a_pope_without_troops_joins_to_bribe_where_the_table_allows() -> None:
    hand = {"hand": ["bribe_troops 1"]}
    bare: dict[str, list[str]] = {"troops": []}
    assert step(league({2: bare | hand})) == "throw"
    free = {"league_needs": "nothing"}
    assert step(league({2: bare}, options=free)) == "throw"
    board = league({2: bare | hand}, options=free)
    assert (seat(board), step(board)) == (2, "ask_league")
    play(board, "league attacker")
    assert both(board, 0) == both(board, 1) == (0, 2)
    assert (seat(board), step(board)) == (2, "bribe")
    play(board, "bribe Este pike")
    assert (board.league_used, both(board, 1)) == (True, (0, 0))
    drawing = league({2: bare | {"tiles": ["alfonso"]}}, options=free, active=2)
    assert (seat(drawing), step(drawing)) == (2, "ask_league")


@pytest.mark.rule("P-1404")
def test_a_condottiere_is_not_asked() -> None:
    for pope in ("player 1", "player 2"):
        board = war(pope=pope, players={0: PIKE, 1: PIKE})
        assert step(board) == "throw"


@pytest.mark.rule("P-1405")
def test_without_a_troop_he_is_not_asked() -> None:
    assert step(league({2: {"troops": []}})) == "throw"
    assert step(war(players={0: PIKE, 1: PIKE, 2: PIKE})) == "throw"


@pytest.mark.rule("P-1406")
@pytest.mark.rule("P-1407")
def test_any_war_with_a_condottiere_also_beside_a_neutral_army() -> None:
    board = league({1: {}}, fighters=(0, None), wars={"extra": True})
    assert (seat(board), step(board)) == (2, "ask_league")
    play(board, "league defender")
    assert both(board, 1) == (3 + 3 + 1, 3 + 1 + 1)


@pytest.mark.rule("P-1408")
def test_it_cannot_be_refused_or_withdrawn() -> None:
    board = league({})
    names = told(board, "league defender")
    assert names == ["league"]
    assert step(board) == "throw"
    assert board.league == 2


@pytest.mark.rule("P-1409")
def test_all_troops_with_attack_or_defence_in_both_rounds() -> None:
    board = league({})
    play(board, "league attacker")
    assert both(board, 0) == (0 + 4, 2 + 2)
    assert both(board, 1) == (0, 2)
    play(board, "dice 1 6")
    assert board.counter
    assert strength(board, 0, False) == 4


@pytest.mark.rule("P-1410")
@pytest.mark.rule("P-1411")
def test_printed_values_without_tiles_and_family() -> None:
    helper = {"troops": ["artillery", "crossbow"], "tiles": ["genoese", "caterina"]}
    families = ("Baglioni", "Gonzaga", "Este", "Malatesta")
    board = league({2: helper}, families=families)
    play(board, "league defender")
    assert both(board, 1) == (3 + 1, 2 + 1 + 1)
    army = GAME.sight.view(board, 0)["players"][2]["army"]
    assert (army["attack"], army["defence"]) == (5, 6)
    wanted = {"kind": "league", "name": "artillery", "attack": 3, "defence": 1, "bribed": False}
    assert wanted in GAME.sight.view(board, 0)["war"]["sides"][1]["items"]


@pytest.mark.rule("P-1412")
def test_no_wages_and_no_token() -> None:
    board = league({})
    play(board, "league attacker", "dice 6 1")
    assert dump(board, 2)["wages"] == 0
    assert [dump(board, index)["tokens"] for index in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("P-1413")
def test_the_league_bribes_last_and_can_be_bribed() -> None:
    hands = {n: PIKE | {"hand": [f"bribe_troops {n + 1}"]} for n in range(2)}
    pope = {"troops": ["artillery"], "hand": ["bribe_troops 3"]}
    board = league(hands | {2: pope})
    play(board, "league attacker")
    assert seat(board) == 0
    play(board, "no_bribe", "bribe Malatesta artillery")
    assert (seat(board), step(board)) == (2, "bribe")
    assert strength(board, 0, True) == 0
    play(board, "bribe Este pike")
    assert strength(board, 1, False) == 0
    neutral = league({1: {}, 2: pope}, fighters=(0, None))
    play(neutral, "league defender")
    assert (seat(neutral), step(neutral)) == (2, "bribe")


@pytest.mark.rule("P-1414")
def test_a_vetoed_or_unmanned_war_does_not_use_it() -> None:
    vetoed = table(pope="player 3", players={2: PIKE, 1: {"tiles": ["lorenzo"]}})
    play(vetoed, "war", "attacker Rome", "defender Milan", "lorenzo")
    assert not vetoed.league_used
    unmanned = table(pope="player 3", players={2: PIKE})
    play(unmanned, "war", "attacker Rome", "defender Milan", "pass_bid", "pass_bid")
    assert not unmanned.league_used
    assert step(unmanned) == "take_action"
