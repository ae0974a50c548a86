"""The agenda of a position file: steps that can be the next ones, in an order that can be."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.signorie.names import CITIES
from quattrocento.kernel.play import next_decision
from tests.games.signorie.moments import EVERY_HELPER, Json, file, phase_3, refused
from tests.rules.signorie.table import GAME, Agenda, table


@pytest.mark.parametrize(
    "step",
    [
        ["fly", "yellow"],
        ["take_die"],
        ["take_die", "green"],
        ["take_die", 0],
        ["take_die", "yellow", "red"],
        ["progeny", "yellow", -1],
        ["progeny", "yellow", True],
        "take_die",
        [],
        None,
    ],
)
def test_a_step_that_is_none_is_refused_by_its_place(step: Any) -> None:
    agenda = [["next_turn", 0], *phase_3(2)]
    assert refused(file(agenda=[step, *agenda])).field == "agenda[0]"
    assert refused(file(agenda=[*agenda[:3], step, *agenda[3:]])).field == "agenda[3]"


def spoiled(**changes: Any) -> Json:
    """The file with player 0 changed."""
    data = file()
    data["players"][0] |= changes
    return data


def full(city: str) -> Json:
    data = file()
    data["cities"][city]["meeples"] = ["blue man"] * 8
    data["players"][3]["men"] = 0
    data["players"][3]["general_men"] = 4
    return data


@pytest.mark.parametrize(
    ("data", "step"),
    [
        (spoiled(passed=True), ["take_die", "yellow"]),
        (file(), ["choose_action", "yellow", "red"]),
        (file(), ["spend", "yellow", "red", "M3", "man"]),
        (file(), ["use_helper", "yellow", "red"]),
        (file(), ["ask_helper", "yellow", "red", "top"]),
        (file(), ["helpers", "yellow", "red", "top"]),
        (file(), ["points", "yellow", 0, 0, 1, "action"]),
        (file(), ["points", "yellow", 2, 3, 1, "action"]),
        (file(), ["points", "yellow", 2, 1, 2, "action"]),
        (file(), ["points", "yellow", 1000, 1, 1, "action"]),
        (file(), ["send_man", "red"]),
        (file(), ["choose_city", "yellow", "political", 4]),
        (file(), ["choose_city", "yellow", "political", 10]),
        (file(), ["choose_city", "yellow", "political", 0]),
        (spoiled(women=0, general_women=10), ["marry", "yellow"]),
        (spoiled(women=0, general_women=10), ["dowry", "yellow", "Roma"]),
        (spoiled(florins=0), ["marry", "yellow"]),
        (spoiled(florins=0), ["dowry", "yellow", "Roma"]),
        (full("Roma"), ["dowry", "yellow", "Roma"]),
        (file(), ["take_tile", "yellow", "political", "Roma"]),
        (file(), ["lay_face_down", "yellow", 0]),
        (file(), ["lay_face_down", "yellow", 60]),
        (file(), ["progeny", "yellow", 0]),
        (file(), ["progeny", "yellow", 6]),
        (spoiled(men=9, general_men=0, women=10, general_women=0), ["fetch", "yellow"]),
        (spoiled(florins=0), ["place_helper", "yellow", "red", 0]),
    ],
)
def test_a_decision_without_a_choice_is_refused(data: Json, step: list[Any]) -> None:
    """The file itself is sound; only the step on top of its agenda cannot be."""
    assert next_decision(GAME.load(data | {"agenda": [["take_die", "red"], *phase_3(2)]}))
    refusal = refused(data | {"agenda": [step, ["next_turn", 1], *phase_3(2)]})
    assert refusal.field == "agenda[0]"


def test_a_helper_that_can_do_nothing_is_not_asked() -> None:
    agenda: Agenda = [["ask_helper", "yellow", "red", "top"], ["next_turn", 1], *phase_3(2)]
    data = spoiled(dice={"red": 5})
    data["dice"]["red"].remove(5)
    assert next_decision(GAME.load(data | {"agenda": agenda}))
    data["players"][0] |= {"women": 10, "general_women": 0}
    assert refused(data | {"agenda": agenda}).field == "agenda[0]"


def test_nobody_marries_in_a_city_out_of_play() -> None:
    data = table(seats=3).dump()
    (out,) = set(CITIES) - set(data["cities"])
    for city in CITIES:
        agenda = [["dowry", "yellow", city], ["next_turn", 1], *phase_3(1)]
        if city == out:
            assert refused(data | {"agenda": agenda}).field == "agenda[0]"
        else:
            assert next_decision(GAME.load(data | {"agenda": agenda}))


def test_nobody_hires_without_a_disc() -> None:
    agenda = [["place_helper", "blue", "turquoise", 0], ["next_turn", 1], *phase_3(2)]
    data = file(agenda=agenda)
    for player, count in zip(data["players"], (15, 15, 15, 2), strict=True):
        player["helpers"] = EVERY_HELPER[:count]
    assert next_decision(GAME.load(data))
    data["players"][3]["helpers"] = EVERY_HELPER[:3]
    assert refused(data).field == "agenda[0]"


@pytest.mark.parametrize("step", ["take_reward", "place_bride", "purchase", "column_again"])
def test_a_reward_decision_that_cannot_be_is_refused(step: str) -> None:
    rest = phase_3(2)[3:]
    in_turns = [[step, "yellow"], ["next_turn", 1], *phase_3(2)]
    assert refused(file(agenda=in_turns)).field == "agenda[0]"
    data = spoiled(brides=4, florins=9)
    for player in data["players"]:
        player["passed"] = True
    if step == "take_reward":
        last = [["take_reward", "yellow"], *phase_3(6)[3:]]
        assert refused(data | {"round": 6, "agenda": last}).field == "agenda[0]"
    else:
        assert refused(data | {"agenda": [[step, "yellow"], *rest]}).field == "agenda[0]"


@pytest.mark.parametrize(
    "agenda",
    [
        [],
        [["final_scoring"]],
        [["round", 3]],
        [["round", 2], ["final_scoring"]],
        [["round", 4], ["final_scoring"]],
        [["final_scoring"], ["round", 3]],
        [["next_turn", 0], *phase_3(2)[1:]],
        [["next_turn", 4], *phase_3(2)],
        [["next_turn", 0], ["next_turn", 0], *phase_3(2)],
        [*phase_3(2)[:2], *phase_3(2)],
        [["reward", "red"], ["reward", "red"], *phase_3(2)[3:]],
        [["reward", "red"], *phase_3(2)],
        [["take_die", "red"], *phase_3(2)[3:]],
        [["take_die", "red"], ["take_die", "red"], ["next_turn", 0], *phase_3(2)],
        [["draw_tiles"], ["deal_mandates"], ["next_turn", 0], *phase_3(2)],
    ],
)
def test_an_agenda_in_an_order_that_cannot_be_is_refused(agenda: list[Any]) -> None:
    assert refused(file(agenda=agenda)).field.startswith("agenda")


def test_the_set_up_happens_once() -> None:
    set_up = [["draw_order"], ["leave_out"], ["draw_rewards"], ["round", 3], ["final_scoring"]]
    assert refused(file(agenda=set_up)).field == "order"
    assert refused(file(agenda=[["sequence"]])).field == "order"


def test_nobody_decides_before_the_dice_are_rolled() -> None:
    phase_1 = [["draw_tiles"], ["roll_dice"], ["deal_mandates"], ["next_turn", 0]]
    agenda = [["take_die", "red"], *phase_1, *phase_3(2)]
    assert refused(file(agenda=agenda)).field == "agenda[0]"


def test_what_is_still_to_be_drawn_does_not_lie_there_yet() -> None:
    start = GAME.start(4)
    for field, value in (
        ("order", ["yellow", "red", "purple", "blue"]),
        ("cities", {"Roma": {"marriage": None, "mission": None, "meeples": []}}),
        ("rewards", ["B1", "B2", "B3", "B4", "B5", "V1", "V2"]),
    ):
        assert refused(start.dump() | {field: value}).field == field
    phase_1 = [["draw_tiles"], ["roll_dice"], ["deal_mandates"], ["next_turn", 0]]
    data = file(agenda=[*phase_1, *phase_3(2)])
    assert GAME.load(data)
    data["players"][0]["dice"] = {"red": data["dice"]["red"].pop()}
    refusal = refused(data)
    assert refusal.field == "dice.red"
    assert "before they are rolled" in refusal.reason
