"""Section 2: rounds, palace, actions."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.italian_wars.files.vocabulary import vocabulary
from quattrocento.games.italian_wars.speech.parts import MOVE_PARTS
from quattrocento.games.virtu.names import CITIES, DUCHY, PRINCIPALITY
from quattrocento.games.virtu.rules.palace import court_size
from quattrocento.kernel.play import is_over, next_decision
from tests.rules.italian_wars.table import (
    GAME,
    TIRED_FRANCE,
    florins,
    player,
    start,
    table,
)
from tests.rules.virtu.table import legal, play, refused, step, told


@pytest.mark.rule("W-201", "W-1201")
def test_the_game_ends_after_the_winter_of_round_21() -> None:
    board = table("end_round 20", season="winter", round=20)
    assert board.year == 21
    assert step(board) == ["move_marker", "blue"]
    assert is_over(table("end_round 21", season="winter", round=21))


@pytest.mark.rule("W-202")
def test_france_is_first_in_everything() -> None:
    assert step(start()) == ["pick_card", "blue"]
    assert step(table("round 3")) == ["move_marker", "blue"]
    # Naples has more cities, and still pays its wages second.
    winter = table("winter_turn 0", round=2, season="winter")
    assert step(winter) == ["wages", "blue"]
    before = {"siena": {"troops": {"blue": 1}}, "benevento": {"troops": {"yellow": 1}}}
    cities = before | {"milan": {"troops": {"blue": 1}}, "naples": {"troops": {"yellow": 1}}}
    tokens = {"tokens": 1}
    sieges = table("siege_turn 0", cities=cities, blue=tokens, yellow=tokens)
    assert step(sieges)[:2] == ["announce", "blue"]
    assert "first_player" not in {option.name for option in GAME.options}


@pytest.mark.rule("W-201", "W-202")
def test_in_a_whole_round_france_retreats_too() -> None:
    cities = {"pisa": {"troops": {"blue": 2}}, "turin": {"troops": {}}, "genoa": "blue"}
    worn = {"domain": TIRED_FRANCE | {"genoa": "exhausted"}}
    board = table("round 3", cities=cities, florence=("yellow", 2), blue=worn)
    asked = []
    while board.dump()["season"] != "winter":
        asked.append(step(board)[:2])
        play(board, next(one for one in ("end", "disband pisa", "move 1") if one in legal(board)))
    # Two against two are beaten, but one of them may go back to Genoa.
    assert ["retreat", "blue"] in asked


@pytest.mark.rule("W-122", "V-312")
def test_types_of_symbols_count_for_a_spring_or_a_winter() -> None:
    """Where a tile gives one type a phase, a new round is a new phase."""
    used = {"gave": {"turin": "crown"}}
    board = table("end_round 4", round=4, season="winter", options={"symbol_type_scope": "phase"},
                  blue=used)  # fmt: skip
    assert player(board, "blue")["gave"] == {}


@pytest.mark.rule("W-202", "W-1001")
def test_france_retreats_first() -> None:
    fled = {"troops": {"blue": 1}, "fled": ["blue"]}
    other = {"troops": {"yellow": 1}, "fled": ["yellow"]}
    cities = {"parma": fled, "benevento": other}
    board = table("retreat_turn 0", cities=cities)
    assert step(board) == ["retreat", "blue"]
    assert step(play(board, "disband parma")) == ["retreat", "yellow"]


@pytest.mark.rule("W-203")
def test_the_round_advances_before_france_plays() -> None:
    assert start().year == 0
    board = table("end_round 4", round=4, season="winter")
    assert (board.dump()["round"], board.dump()["season"]) == (5, "spring")
    assert step(board) == ["move_marker", "blue"]
    first = told(table("pick_card yellow", "round 1", season="setup", round=0, yellow={
        "marker": None,
        "court": {"left1": "frederick", "right1": "cordoba"},
    }), "family ferdinand_of_aragon", "family_to right2")  # fmt: skip
    assert [event.args["year"] for event in first if event.name == "spring"] == [1]


@pytest.mark.rule("W-204")
def test_four_spaces_from_the_start() -> None:
    board = start()
    assert court_size(board, 0) == court_size(board, 1) == 4
    board.players[0].tiles &= ~(1 << DUCHY)
    board.players[1].tiles &= ~(1 << PRINCIPALITY)
    assert court_size(board, 0) == court_size(board, 1) == 3


@pytest.mark.rule("W-205")
def test_five_cities_open_no_space() -> None:
    cities = dict.fromkeys(("genoa", "nice", "parma", "verona"), "blue")
    board = table("annex blue 0 0", cities=cities)
    assert board.cities_of(0) == 6
    assert court_size(board, 0) == 4
    lost = {"parma": {"owner": "blue", "troops": {"yellow": 3}}, "naples": {"troops": {}}}
    # And losing the fifth takes none away.
    board = table("siege yellow parma", cities=cities | lost)
    assert step(board) == []


@pytest.mark.rule("W-206")
def test_never_more_than_three_extra_spaces() -> None:
    court = {"left1": "savonarola", "right1": "alexander_vi", "right2": "agostino_barbarigo"}
    allies: dict[str, Any] = dict.fromkeys(("florence", "rome", "venice"), "blue")
    board = table("annex blue 0 0", blue={"court": court}, **allies)
    assert court_size(board, 0) == 6
    assert court_size(table("annex blue 0 0", blue={"court": {"left1": "savonarola"}},
                            florence="blue"), 0) == 5  # fmt: skip


@pytest.mark.rule("W-207", "W-209")
def test_the_room_without_action_leaves_the_florins_of_an_indulgence() -> None:
    blue = {"marker": 5, "asked": False}
    board = table("take_action blue", "end_action blue", blue=blue)
    assert step(board) == ["no_action", "blue"]
    assert legal(board) == {"indulgence", "end"}
    play(board, "indulgence", "end")
    assert florins(board, "blue") == 7
    assert board.players[0].indulgences == 1 << 4
    # Whatever an earlier action has done counts no more.
    begun = table("take_action blue", "end_action blue", blue=blue, turn={"done": 2})
    assert begun.dump()["turn"]["done"] == 0
    # A room with an action has no such question, though an indulgence may be asked for.
    war = table("take_action blue", "end_action blue", blue=blue | {"marker": 1})
    assert step(war) == ["war", "blue"]
    assert play(war, "end").dump()["agenda"] == []
    # Asked already: nothing is left to decide there.
    assert step(table("take_action blue", "end_action blue", blue={"marker": 5})) == []


@pytest.mark.rule("W-207", "W-709")
def test_in_play_an_action_is_that_of_this_game() -> None:
    friends: dict[str, Any] = {"florence": "blue"}
    war = table("take_action blue", blue={"marker": 1}, **friends)
    assert "allied_march florence florence siena" in legal(war)
    annex = table("take_action blue", blue={"marker": 3}, **friends)
    assert step(annex) == ["annex", "blue", 0, 0]
    assert step(table("take_action blue", blue={"marker": 2})) == ["govern", "blue"]


@pytest.mark.rule("W-207", "V-510")
def test_an_indulgence_in_that_room_is_what_counts() -> None:
    agenda = ("end_action blue", "take_action yellow", "end_action yellow")
    for rooms, count in ({4: {"indulgence": True}}, 0), ({1: {"indulgence": True}}, 1):
        naples = {"marker": 4, "rooms": rooms, "asked": False}
        board = table("govern blue", *agenda, blue={"marker": 2}, yellow=naples)
        events = told(board, "end")
        found = [event for event in events if event.name == "room_without_action"]
        assert len(found) == count
        assert (step(board) == ["no_action", "yellow"]) == bool(count)


@pytest.mark.rule("W-207")
def test_each_palace_has_one_such_room() -> None:
    for seat in range(2):
        printed = GAME.sight.view(start(), seat)["players"][seat]["printed"]
        assert printed.count(None) == 1
        assert sorted(filter(None, printed)) == ["annex", "govern", "intrigue", "war"]


@pytest.mark.rule("W-121", "W-209")
@pytest.mark.parametrize(("limit", "again"), [("year", False), ("phase", True)])
def test_one_indulgence_a_round(limit: str, again: bool) -> None:
    options = {"indulgence_limit": limit}
    agenda = ("govern blue", "end_action blue", "winter", "recruit blue", "round 4")
    fresh = {"asked": False}
    board = table(*agenda, options=options, blue=fresh | {"marker": 2}, yellow=fresh)
    play(board, "indulgence")
    assert refused(board, "indulgence") == "V-501"
    play(board, "end")
    # In Winter the room is covered, whatever the limit says.
    assert player(board, "blue")["asked"] is not again
    assert refused(board, "indulgence") in ("V-501", "V-508")
    play(board, "end")
    # A new round, a new one for both.
    assert [one["asked"] for one in board.dump()["players"]] == [False, False]


@pytest.mark.rule("W-208")
def test_an_action_card_gives_that_room_an_action() -> None:
    board = start()
    play(board, "family charles")
    assert "family_to action5" in legal(board)
    blue = {"marker": 5, "rooms": {5: {"action": "charles"}}}
    assert step(table("take_action blue", blue=blue)) == ["war", "blue"]


@pytest.mark.rule("W-210")
def test_nobody_patronises() -> None:
    assert "patronise" not in MOVE_PARTS
    printed = GAME.sight.view(start(), None)["players"]
    assert all("patronise" not in one["printed"] for one in printed)
    assert start().dump()["supply"]["maestro"] == 0


@pytest.mark.rule("W-211")
def test_govern_only_turns_tiles() -> None:
    # Four crosses: in Virtù they would ready an alliance as well.
    court = {"left1": "savonarola", "right1": "cardinal", "right2": "cardinal"}
    blue = {"marker": 2, "court": court, "domain": TIRED_FRANCE}
    board = table("govern blue", blue=blue, florence="blue")
    assert legal(board, "turn") == {f"turn {tile}" for tile in TIRED_FRANCE}
    assert {move.split()[0] for move in legal(board)} == {"turn", "collect", "end"}
    decision = next_decision(board)
    assert decision is not None
    assert not [move for move in decision.candidates(board) if move[0] == "reactivate"]


@pytest.mark.rule("W-211")
def test_winter_ends_with_recruiting() -> None:
    # Rich, and free to ask for an indulgence: whatever step there is, they are asked.
    crowns = dict.fromkeys(("left1", "right1"), "cardinal")
    rich = {"florins": 40, "asked": False, "court": crowns}
    board = table("winter_turn 0", season="winter", round=3, blue=rich, yellow=rich)
    seen: list[list[str | int]] = []
    while step(board):
        seen.append(step(board))
        play(board, "end")
    steps = ("reorganise", "buy", "recruit")
    assert seen == [[name, colour] for colour in ("blue", "yellow") for name in steps]


@pytest.mark.rule("W-211")
def test_nothing_speaks_of_great_powers() -> None:
    assert not {"ally", "less", "reactivate"} & set(MOVE_PARTS)
    assert not {"make_alliance", "ready_alliance"} & set(vocabulary().steps)
    assert "powers" not in GAME.sight.view(start(), 0)


@pytest.mark.rule("W-212")
def test_cannons_give_two_for_a_florin() -> None:
    cities = {"parma": {"troops": {"blue": 1}}, "milan": {"troops": {"blue": 1}}}
    board = table("siege_turn 0", cities=cities)
    assert step(board)[:2] == ["announce", "blue"]
    play(board, "cannons")
    assert florins(board, "blue") == 3
    # One troop alone would be beaten: 1 against 1.
    assert board.owner[CITIES.index("parma")] == 0
    assert board.dump()["players"][0]["domain"]["cannons"] == "exhausted"
    assert refused(table("announce blue nobody parma attack 0", cities=cities,
                         blue={"domain": TIRED_FRANCE}), "cannons") == "V-1414"  # fmt: skip
