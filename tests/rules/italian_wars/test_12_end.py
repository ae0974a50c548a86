"""Section 12: end and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.games.italian_wars.names import POINTS
from quattrocento.games.virtu.names import CITIES
from quattrocento.games.virtu.rules.scoring import symbols_owned
from quattrocento.kernel.play import is_over
from quattrocento.kernel.position import Event
from tests.rules.italian_wars.table import GAME, OVERLAY, TIRED_FRANCE, points, table
from tests.rules.virtu.table import legal, play, step, told


def end(**changes: Any) -> Italy:
    return table("final_scoring", season="winter", round=21, **changes)


def decided(board: Italy) -> tuple[int, list[str]]:
    """Who has won at once, and with which cities, as everybody is told."""
    verdict = GAME.verdict(board)
    assert verdict is not None
    assert GAME.sight.view(board, None)["won_with"] == verdict.args["cities"]
    return verdict.args["seat"], verdict.args["cities"]


@pytest.mark.rule("W-1201")
def test_the_last_round_is_played_in_full() -> None:
    board = table("round 21", round=21, blue={"florins": 9}, yellow={"florins": 9})
    asked: list[tuple[str, str | int]] = []
    while step(board):
        asked.append((board.dump()["season"], step(board)[1]))
        play(board, "end" if "end" in legal(board) else "move 1")
    assert list(dict.fromkeys(asked)) == [
        ("spring", "blue"), ("spring", "yellow"), ("winter", "blue"), ("winter", "yellow"),
    ]  # fmt: skip
    assert is_over(board)


@pytest.mark.rule("W-1201", "W-1203")
def test_the_points_are_told_at_the_end() -> None:
    events: list[Event] = []
    board = table("end_round 21", "final_scoring", season="winter", round=21)
    assert is_over(board)
    board = table("recruit yellow", "end_round 21", season="winter", round=21,
                  yellow={"florins": 9}, blue={"trophies": 2})  # fmt: skip
    events = told(board, "end")
    final = [event.args for event in events if event.name == "final"]
    assert {(one["seat"], one["source"]): one["prestige"] for one in final} == {
        (0, "cities"): 2, (0, "capitals"): 1, (0, "trophies"): 2,
        (1, "cities"): 4, (1, "capitals"): 1, (1, "printed"): 1,
    }  # fmt: skip


@pytest.mark.rule("W-1202")
def test_virtu_s_end_conditions_do_not_apply() -> None:
    cities = dict.fromkeys(
        ("genoa", "nice", "parma", "verona", "bologna", "siena", "perugia"), "blue"
    )
    neutral = [name for name, city in GAME.start(2).dump()["cities"].items() if not city["owner"]]
    for taken in (cities, dict.fromkeys(neutral, "blue")):
        board = table("end_spring", "end_round 3", cities=taken)
        assert not is_over(board)
        assert board.victor == -1
        assert board.year == 4


@pytest.mark.rule("W-1203")
def test_a_trophy_is_worth_a_point() -> None:
    assert points(end(blue={"trophies": 3}), "blue")["trophies"] == 3
    assert points(end(blue={"trophies": 3}), "yellow")["trophies"] == 0


@pytest.mark.rule("W-1204", "W-1205")
def test_cities_and_capitals() -> None:
    board = end(cities={"siena": "blue"}, florence="blue", venice="yellow")
    # Turin, Milan, Siena, Florence, Pisa; Milan and Florence are capitals.
    assert points(board, "blue")["cities"] == 5
    assert points(board, "blue")["capitals"] == 2
    # Its four, Venice, Corfu, Ravenna; Naples and Venice.
    assert points(board, "yellow")["cities"] == 7
    assert points(board, "yellow")["capitals"] == 2
    all_five = {"naples": {"owner": "blue", "troops": {}}}
    friends = dict.fromkeys(("florence", "rome", "venice"), "blue")
    assert points(end(cities=all_five, **friends), "blue")["capitals"] == 5
    # Favourable is not enough.
    assert points(end(rome=("blue", 6)), "blue")["cities"] == 2


@pytest.mark.rule("W-1206")
def test_an_alliance_is_worth_two() -> None:
    assert points(end(), "blue")["alliances"] == 0
    assert points(end(florence="blue", rome="blue"), "blue")["alliances"] == 4
    # Concluded once, it counts though its cities are lost.
    lost = {"florence": {"owner": "yellow", "troops": {}}, "pisa": {"owner": "yellow"}}
    assert points(end(florence="blue", cities=lost), "blue")["alliances"] == 2


@pytest.mark.rule("W-1207")
def test_printed_points_and_indulgences() -> None:
    rooms = {2: {"indulgence": True}, 4: {"indulgence": True}}
    blue = {"rooms": rooms, "domain": {"principality": "exhausted"}}
    assert points(end(blue=blue), "blue")["printed"] == 1
    assert points(end(blue=blue), "blue")["indulgences"] == -2
    yellow = {"domain": {"kingdom": "available"}}
    assert points(end(yellow=yellow), "yellow")["printed"] == 3
    # No card of this box shows any; where one does, it counts in a room and exhausted too.
    before, podesta, after = OVERLAY.partition("[cards.podesta]")
    worth_two = before + podesta + after.replace("prestige = 0", "prestige = 2", 1)
    cards = {"rooms": {2: {"action": "podesta"}}, "court": {"left1": "podesta exhausted"}}
    rich = end(game=ItalianWars(worth_two), blue=cards)
    assert points(rich, "blue")["printed"] == 4


@pytest.mark.rule("W-1208")
def test_no_religious_count_and_no_lead() -> None:
    assert set(POINTS) == {
        "cities", "capitals", "alliances", "trophies", "printed", "indulgences",
    }  # fmt: skip
    with_crosses = end(blue={"court": {"left1": "cardinal", "right1": "cardinal"}})
    assert points(with_crosses, "blue") == points(end(), "blue")


@pytest.mark.rule("W-1209")
def test_a_tie_goes_to_crowns_and_is_shared_else() -> None:
    # France 3 + 3 trophies, Naples 6: its principality is worth one.
    tied = end(blue={"trophies": 3})
    assert GAME.standing(tied).scores == [6, 6]
    crowns = [symbols_owned(tied, player, 1) for player in tied.players]
    assert crowns == [4, 2]
    assert GAME.standing(tied).places == [1, 2]
    court = {"left1": "podesta", "right1": "consigliere"}
    level = end(blue={"trophies": 3}, yellow={"court": court})
    assert GAME.standing(level).scores == [6, 6]
    assert [symbols_owned(level, player, 1) for player in level.players] == [4, 4]
    assert GAME.standing(level).places == [1, 1]
    assert GAME.standing(level).winners == [0, 1]
    # Crowns count on exhausted cards and tiles too.
    spent = {name: f"{card} exhausted" for name, card in court.items()}
    tired = end(blue={"trophies": 3, "domain": TIRED_FRANCE}, yellow={"court": spent})
    assert GAME.standing(tired).places == [1, 1]
    more = end(blue={"trophies": 3}, yellow={"court": court | {"right2": "podesta"}})
    assert GAME.standing(more).scores == [6, 6]
    assert GAME.standing(more).places == [2, 1]


@pytest.mark.rule("W-1210")
def test_france_wins_at_once() -> None:
    cities: dict[str, Any] = {"naples": {"owner": "blue", "troops": {}}}
    rome = cities | {"rome": {"owner": "blue", "troops": {}}, "civitavecchia": "blue"}
    gone = {"influence": None}
    board = table("end_spring", "winter", "end_round 3", cities=rome, rome=gone, florence="blue")
    assert is_over(board)
    assert board.dump()["victor"] == "blue"
    assert GAME.standing(board).winners == [0]
    # What decided it is told: Naples, and each of the three that is its own or allied.
    assert board.dump()["cities"]["venice"]["owner"] == "green"
    assert decided(board) == (0, ["naples", "florence", "rome"])
    one = table("end_spring", "winter", "end_round 3", cities=cities, florence="blue")
    assert not is_over(one)
    # One that is merely well disposed does not count.
    hoped = table("end_spring", "end_round 3", cities=cities, florence="blue", rome=("blue", 6))
    assert not is_over(hoped)
    # Nor does an ally whose capital is lost.
    lost = rome | {"florence": {"owner": "yellow", "troops": {}}}
    assert not is_over(table("end_spring", "end_round 3", cities=lost, rome=gone, florence="blue"))
    two = table("end_spring", "winter", "end_round 3", florence="blue", rome="blue")
    assert not is_over(two)


@pytest.mark.rule("W-1211")
def test_naples_wins_at_once() -> None:
    cities: dict[str, Any] = {
        "milan": {"owner": "yellow", "troops": {}}, "turin": {"owner": "yellow", "troops": {}},
    }  # fmt: skip
    ahead = {"trophies": 30}
    board = table("end_spring", "winter", "end_round 3", cities=cities, blue=ahead)
    assert is_over(board)
    assert board.dump()["victor"] == "yellow"
    # Whatever the points say.
    assert GAME.standing(board).scores[0] > GAME.standing(board).scores[1]
    assert GAME.standing(board).places == [2, 1]
    assert decided(board) == (1, ["milan", "turin"])
    assert GAME.verdict(end(blue=ahead)) is None
    milan = {"milan": cities["milan"]}
    assert not is_over(table("end_spring", "winter", "end_round 3", cities=milan))


def test_a_victory_at_once_is_only_checked_after_spring() -> None:
    cities: dict[str, Any] = {
        "milan": {"owner": "yellow", "troops": {}}, "turin": {"owner": "yellow", "troops": {}},
    }  # fmt: skip
    board = table("winter_turn 0", season="winter", cities=cities)
    assert step(board)
    assert board.owner[CITIES.index("turin")] == 1


@pytest.mark.rule("W-202", "W-1212")
def test_where_both_have_what_wins_france_comes_first() -> None:
    cities: dict[str, Any] = {"naples": {"owner": "blue", "troops": {}}}
    cities |= {city: {"owner": "yellow", "troops": {}} for city in ("milan", "turin")}
    both: dict[str, Any] = {"cities": cities, "florence": "blue", "rome": "blue"}
    board = table("end_spring", "end_round 3", **both)
    assert decided(board) == (0, ["naples", "florence", "rome"])
    assert GAME.standing(board).places == [1, 2]
    # It is a value of the components.
    other = ItalianWars(OVERLAY.replace('both = "blue"', 'both = "yellow"'))
    turned = table("end_spring", "end_round 3", game=other, **both)
    assert turned.dump()["victor"] == "yellow"
    assert other.standing(turned).places == [2, 1]
    # Where one alone can win, it is he.
    alone = table("end_spring", "end_round 3", game=other, **(both | {"cities": {
        "naples": cities["naples"]}}))  # fmt: skip
    assert alone.dump()["victor"] == "blue"


@pytest.mark.rule("W-1210", "W-1211")
def test_in_play_it_is_checked_after_the_sieges_of_spring() -> None:
    cities: dict[str, Any] = {
        "milan": {"owner": "yellow", "troops": {}}, "turin": {"owner": "yellow", "troops": {}},
    }  # fmt: skip
    board = table("round 3", cities=cities)
    events: list[Event] = []
    board.events = events
    idle_spring(board)
    assert is_over(board)
    assert board.dump()["victor"] == "yellow"
    names = [event.name for event in events]
    assert names.index("wins_at_once") < names.index("final")
    assert "winter" not in names
    # Won back in the same Spring, Turin decides nothing.
    cities["turin"] = {"owner": "yellow", "troops": {"blue": 4}}
    saved = table("round 3", cities=cities)
    idle_spring(saved)
    assert saved.dump()["cities"]["turin"]["owner"] == "blue"
    assert saved.dump()["season"] == "winter"
    assert not is_over(saved)


def idle_spring(board: Italy) -> None:
    """Both do as little as they may, until Winter or the end."""
    while step(board) and board.dump()["season"] != "winter":
        play(board, next(move for move in ("end", "pass", "move 1") if move in legal(board)))
