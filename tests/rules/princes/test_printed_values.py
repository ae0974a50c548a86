"""Every value of the rulebook, written down here once more and looked for on the printed table.

A value changed in `components.toml` fails here even where the rules' own tests read it from there.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.rules.money import discount
from quattrocento.kernel.play import run
from tests.rules.princes.table import (
    GAME,
    after,
    bids,
    end_of_decade,
    gold,
    influence,
    legal,
    play,
    table,
    war,
)

RULEBOOK: Final[dict[str, Any]] = {
    "start.gold": 40,
    "start.influence": 12,
    "start.status.Venice": 7,
    "start.status.Milan": 6,
    "start.status.Florence": 6,
    "start.status.Rome": 5,
    "start.status.Naples": 5,
    "limits.lowest_status": 3,
    "limits.highest_status": 10,
    "limits.wars_3": 4,
    "limits.wars_4": 4,
    "limits.wars_5": 5,
    "limits.wars_6": 5,
    "limits.tiles": 6,
    "limits.cities": 3,
    "limits.hand": 2,
    "prices.treachery_gold": 1,
    "prices.treachery_influence": 1,
    "prices.opening": 2,
    "war.neutral_attack": 3,
    "war.neutral_defence": 3,
    "war.steps": 1,
    "war.double_steps": 2,
    "treachery.bribe_troops": 7,
    "treachery.bribe_cardinal": 2,
    "treachery.freeze_bid": 8,
    "treachery.steal_influence": 2,
    "treachery.raid_gold": 2,
    "treachery.veto": 1,
    "treachery.start_war": 1,
    "treachery.cardinal_influence": 3,
    "treachery.stolen_influence": 2,
    "treachery.raided_gold": 3,
    "pope.gold": 3,
    "pope.vp": 3,
    "scoring.ranks": [10, 7, 5],
    "scoring.most_gold": 6,
    "scoring.second_gold": 3,
    "scoring.most_influence": 4,
    "scoring.merchant_gold": 1,
    "scoring.merchant_vp": 1,
    "families.Baglioni.home": "Perugia",
    "families.Baglioni.ability": ["condottiere", 1],
    "families.Bentivogli.ability": ["limit", 1],
    "families.Este.home": "Ferrara",
    "families.Este.ability": ["artillery", 1, 1],
    "families.Gonzaga.ability": ["artist", 1],
    "families.Malatesta.gold": 12,
    "families.Malatesta.influence": 8,
    "families.Malatesta.ability": ["limit", 1],
    "families.Montefeltro.ability": ["artist", 1],
    "troops.pike.attack": 0,
    "troops.pike.defence": 2,
    "troops.fortification.attack": 0,
    "troops.fortification.defence": 3,
    "troops.cavalry.influence": 2,
    "troops.artillery.attack": 3,
    "troops.artillery.defence": 1,
    "tiles.doge.gold": 2,
    "tiles.doge.influence": 2,
    "tiles.doge.ability": ["none", 0],
    "tiles.venetian_merchant.gold": 3,
    "tiles.venetian_merchant.influence": 0,
    "tiles.ludovico.ability": ["reroll", 1],
    "tiles.caterina.ability": ["defence", 2],
    "tiles.swiss.ability": ["pike", 1, 1, "condottiere", 1],
    "tiles.armourer.ability": ["cavalry", 1, 0, "condottiere", 1],
    "tiles.genoese.ability": ["crossbow", 0, 1],
    "tiles.lorenzo.ability": ["veto", 1],
    "tiles.giovanni.ability": ["pope", 1],
    "tiles.banking.ability": ["bank", 3],
    "tiles.roderigo.gold": 0,
    "tiles.roderigo.influence": 0,
    "tiles.roderigo.ability": ["pope", 1],
    "tiles.cesare.ability": ["limit", 1],
    "tiles.lucrezia.ability": ["steal", 2],
    "tiles.della_rovere.ability": ["pope", 1],
    "tiles.orsini.ability": ["pope", 1],
    "tiles.colonna.ability": ["pope", 1],
    "tiles.ferrante.ability": ["limit", 1],
    "tiles.alfonso.ability": ["draw", 1],
    "tiles.spanish_infantry.ability": ["light_infantry", 1, 1],
    "events.gozzoli.currency": "influence",
    "events.merchant_i.effect": ["merchant", 1],
    "events.merchant_ii.effect": ["merchant", 1],
    "events.french_invade.effect": ["invade", 2],
}
PASSES: Final = ("pass_bid",) * 3


def test_every_value_of_the_rulebook_is_as_printed() -> None:
    rows = GAME.components.rows()
    assert {path: value for path, value, source, _ in rows if source == "rulebook"} == RULEBOOK


def view(board: Board) -> dict[str, Any]:
    return GAME.sight.view(board, 0)


@pytest.mark.rule("P-105")
@pytest.mark.rule("P-107")
def test_the_start() -> None:
    board = GAME.start(4)
    run(board)
    assert [(player.gold, player.influence) for player in board.players] == [(40, 12)] * 4
    cities = view(board)["cities"]
    assert {city: shown["status"] for city, shown in cities.items()} == {
        "Venice": 7, "Milan": 6, "Florence": 6, "Rome": 5, "Naples": 5,
    }  # fmt: skip
    assert {city: shown["opening"] for city, shown in cities.items()} == {
        "Venice": 14, "Milan": 12, "Florence": 12, "Rome": 10, "Naples": 10,
    }  # fmt: skip
    assert bids(play(table(), "auction doge"))[0] == 14


@pytest.mark.rule("P-901")
def test_wars_in_a_decade() -> None:
    for seats, most in ((3, 4), (4, 4), (5, 5), (6, 5)):
        for fought in range(most + 1):
            assert ("war" in legal(table(seats, marker=fought))) is (fought < most)


@pytest.mark.rule("P-115")
@pytest.mark.rule("P-508")
def test_treachery_tiles_and_their_price() -> None:
    kinds = [name.rpartition(" ")[0] or name for name in table().dump()["treachery"]["pile"]]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "bribe_troops": 7, "bribe_cardinal": 2, "freeze_bid": 8, "steal_influence": 2,
        "raid_gold": 2, "veto": 1, "start_war": 1,
    }  # fmt: skip
    board = play(table(), "buy_treachery", "draw 0 veto")
    assert (gold(board), influence(board)) == (39, 11)


@pytest.mark.rule("P-201")
@pytest.mark.rule("P-202")
@pytest.mark.rule("P-209")
@pytest.mark.rule("P-1203")
@pytest.mark.rule("P-1204")
def test_limits() -> None:
    plain = view(table(6))["players"]
    assert [player["hand_limit"] for player in plain] == [2, 2, 3, 2, 3, 2]
    assert [player["room"] for player in plain] == [{"tiles": 6, "cities": 3}] * 6
    for tile in ("cesare", "ferrante"):
        assert view(table(players={0: {"tiles": [tile]}}))["players"][0]["hand_limit"] == 3


@pytest.mark.rule("P-1009")
@pytest.mark.rule("P-1010")
@pytest.mark.rule("P-1124")
@pytest.mark.rule("P-821")
def test_what_is_stolen_and_banked() -> None:
    mine = {"tiles": ["lucrezia", "banking 1"], "hand": ["steal_influence 1", "raid_gold 1"]}
    board = table(players={0: mine})
    for move, gains in (
        ("steal_influence Este", (40, 14)), ("raid_gold Este", (43, 12)),
        ("lucrezia Este", (40, 14)), ("bank gold 3", (37, 15)),
    ):  # fmt: skip
        there = after(board, move)
        assert (gold(there), influence(there)) == gains
    assert "bank gold 4" not in legal(board)


@pytest.mark.rule("P-1008")
def test_a_bribed_cardinal_is_worth_three() -> None:
    board = table(players={0: {"hand": ["bribe_cardinal 1"]}})
    play(board, "auction pope", "bid 9", *PASSES, "bribe_cardinal", "pay")
    assert influence(board) == 12 - 6


@pytest.mark.rule("P-514")
def test_troops() -> None:
    shown = view(table())["troops"]
    values = {troop: (one["attack"], one["defence"]) for troop, one in shown.items()}
    assert values["pike"] == (0, 2)
    assert values["fortification"] == (0, 3)
    assert values["artillery"] == (3, 1)
    assert shown["cavalry"]["influence"] == 2


def strong(seat: int, troop: str, tiles: list[str] | None = None) -> tuple[int, int]:
    """What family and tiles add to the printed values of one troop: attack, defence."""
    board = table(6, players={seat: {"troops": [troop], "tiles": tiles or []}})
    army = view(board)["players"][seat]["army"]
    printed = view(board)["troops"][troop]
    return army["attack"] - printed["attack"], army["defence"] - printed["defence"]


@pytest.mark.rule("P-1112")
@pytest.mark.rule("P-1114")
@pytest.mark.rule("P-1116")
@pytest.mark.rule("P-1118")
@pytest.mark.rule("P-1119")
@pytest.mark.rule("P-1207")
def test_bonuses_of_troops() -> None:
    troops = ("light_infantry", "crossbow", "pike", "fortification", "cavalry", "artillery")
    helped = {
        "swiss": ("pike", (1, 1)),
        "armourer": ("cavalry", (1, 0)),
        "genoese": ("crossbow", (0, 1)),
        "spanish_infantry": ("light_infantry", (1, 1)),
    }
    for tile, (own, bonus) in helped.items():
        for troop in troops:
            assert strong(0, troop, [tile]) == (bonus if troop == own else (0, 0))
    for troop in troops:
        assert strong(0, troop, ["caterina"]) == (0, 2)
        for seat in range(6):
            este = seat == 1 and troop == "artillery"
            assert strong(seat, troop) == ((1, 1) if este else (0, 0))


@pytest.mark.rule("P-808")
@pytest.mark.rule("P-809")
@pytest.mark.rule("P-1115")
@pytest.mark.rule("P-1117")
@pytest.mark.rule("P-1202")
def test_discounts() -> None:
    army = {seat: {"troops": ["pike" if seat < 3 else "cavalry"]} for seat in range(6)}
    board = play(table(6, players=army), "war", "attacker Rome", "defender Milan")
    assert [discount(board, seat) for seat in range(6)] == [1, 0, 0, 0, 0, 0]
    artist = play(table(6), "auction gozzoli")
    assert [discount(artist, seat) for seat in range(6)] == [0, 0, 0, 1, 0, 1]
    for tile in ("giovanni", "roderigo", "della_rovere", "orsini", "colonna"):
        pope = play(table(players={1: {"tiles": [tile]}}), "auction pope")
        assert [discount(pope, seat) for seat in range(4)] == [0, 1, 0, 0]
    for tile in ("swiss", "armourer"):
        hired = table(players={1: {"tiles": [tile], "troops": ["fortification"]}}, active=1)
        play(hired, "war", "attacker Rome", "defender Milan")
        assert discount(hired, 1) == 1


@pytest.mark.rule("P-922")
@pytest.mark.rule("P-961")
@pytest.mark.rule("P-962")
@pytest.mark.rule("P-964")
def test_a_war() -> None:
    board = war(fighters=(0, None), players={0: {"troops": ["artillery"]}})
    sides = view(board)["war"]["sides"]
    assert (sides[1]["attack"], sides[1]["defence"]) == (3, 3)
    single, double = after(board, "dice 6 4"), after(board, "dice 6 1")
    assert (single.status[:2], double.status[:2]) == ([6, 7], [5, 8])
    edge = war(fighters=(0, None), players={0: {"troops": ["artillery"]}},
               status={"Milan": 9, "Venice": 4})  # fmt: skip
    assert play(edge, "dice 6 1").status[:2] == [3, 10]


@pytest.mark.rule("P-1101")
@pytest.mark.rule("P-1201")
@pytest.mark.rule("P-1306")
@pytest.mark.rule("P-1401")
def test_income() -> None:
    malatesta = table(players={2: {}})
    bare = view(malatesta)["players"][2]["income"]["parts"]["family"]
    assert bare == {"gold": 12, "influence": 8}
    for tile, worth in (("doge", (2, 2)), ("venetian_merchant 1", (3, 0)), ("roderigo", (0, 0))):
        board = table(players={2: {"tiles": [tile]}})
        part = view(board)["players"][2]["income"]["parts"]["tiles"]
        assert (part["gold"], part["influence"]) == worth
    merchants = {"tiles": ["venetian_merchant 1", "milanese_merchant"], "events": ["merchant_i"]}
    parts = view(table(pope="player 3", players={2: merchants}))["players"][2]["income"]["parts"]
    assert (parts["merchants"]["gold"], parts["pope"]["gold"]) == (2, 3)
    doge = {"tiles": ["doge"], "events": ["merchant_i"]}
    parts = view(table(players={2: doge}))["players"][2]["income"]["parts"]
    assert parts["merchants"]["gold"] == 0


@pytest.mark.rule("P-1604")
@pytest.mark.rule("P-1608")
@pytest.mark.rule("P-1609")
@pytest.mark.rule("P-1610")
@pytest.mark.rule("P-1613")
@pytest.mark.rule("P-1307")
def test_points() -> None:
    status = {"Venice": 9, "Milan": 8, "Florence": 7}
    rich: dict[int, dict[str, Any]] = {
        0: {"gold": 90, "influence": 0, "events": ["merchant_i", "merchant_ii"],
            "tiles": ["venetian_merchant 1", "milanese_merchant", "giovanni"]},
        1: {"gold": 60, "influence": 90},
        2: {"gold": 30, "influence": 0},
        3: {"gold": 0, "influence": 0},
    }  # fmt: skip
    board = table(decade=3, events=["leonardo"], pope="player 4", players=rich, status=status)
    sources = GAME.standing(end_of_decade(board)).sources
    # The active player has bought Leonardo, worth 4.
    assert (sources[0]["cities"], sources[0]["events"]) == (10 + 7 + 5, 4 + 2 * 2)
    assert [source["gold"] for source in sources] == [6, 3, 0, 0]
    assert [source["influence"] for source in sources] == [0, 4, 0, 0]
    assert [source["pope"] for source in sources] == [0, 0, 0, 3]


@pytest.mark.rule("P-641")
@pytest.mark.rule("P-1309")
def test_events() -> None:
    board = play(table(), "auction gozzoli", "bid 2", *PASSES)
    assert (gold(board), influence(board)) == (40, 10)
    french = table(decade=3)
    play(french, "auction french_invade", "bid 0", *PASSES, "invade Venice")
    assert french.status[0] == 5


def test_homes() -> None:
    players = view(table(6))["players"]
    homes = {player["family"]: player["home"] for player in players}
    assert (homes["Baglioni"], homes["Este"]) == ("Perugia", "Ferrara")
