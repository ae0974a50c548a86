"""Section 1: set-up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from quattrocento.games.virtu.files.vocabulary import vocabulary
from quattrocento.games.virtu.game import Virtu
from quattrocento.games.virtu.names import CHARACTERS, CITIES, COLOURS, TITLES
from quattrocento.games.virtu.rules.setup import DrawFirst
from quattrocento.kernel import play as kernel
from quattrocento.kernel.errors import BadSetup, IllegalMove
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.position import Event
from quattrocento.kernel.record import Record, read_record
from quattrocento.kernel.step import Chance
from tests.rules.virtu.table import (
    BOX,
    GAME,
    OVERLAY,
    PRINTED,
    domain,
    florins,
    legal,
    owner,
    play,
    player,
    refused,
    side,
    start,
    step,
    table,
    told,
    troops,
)

CLOSED = {"nice", "turin", "milan", "genoa", "parma", "ragusa", "cagliari", "reggio"}
FIVE_ONLY = {"perugia", "civitavecchia"}


def cities(seats: int) -> set[str]:
    return set(start(seats).dump()["cities"])


@pytest.mark.rule("V-101")
def test_the_side_of_the_map_depends_on_the_players() -> None:
    assert not FIVE_ONLY & cities(3)
    assert not FIVE_ONLY & cities(4)
    assert cities(5) >= FIVE_ONLY
    florence, spoleto = CITIES.index("florence"), CITIES.index("spoleto")
    assert spoleto in start(4).neighbours(florence)
    assert spoleto not in start(5).neighbours(florence)


@pytest.mark.rule("V-102")
def test_three_four_and_five_players_have_fixed_colours() -> None:
    view = GAME.sight.view(start(5), None)
    assert view["colours"] == ["red", "yellow", "green", "blue", "white"]
    assert [p["faction"] for p in view["players"]] == [
        "florence", "naples", "venice", "milan", "rome",
    ]  # fmt: skip
    assert GAME.sight.view(start(3), None)["colours"] == ["red", "yellow", "green"]
    for seats in (2, 6):
        with pytest.raises(BadSetup):
            GAME.start(seats)


@pytest.mark.rule("V-103")
def test_eight_cities_are_closed_with_three_players_only() -> None:
    assert not CLOSED & cities(3)
    assert cities(4) >= CLOSED
    assert cities(5) >= CLOSED
    assert len(cities(3)) == 20


@pytest.mark.rule("V-104")
def test_a_closed_city_does_not_exist() -> None:
    board = table("send_agent red reserve", red={"marker": 2})
    assert CITIES.index("genoa") not in board.neighbours(CITIES.index("pisa"))
    assert "agent_to genoa" not in legal(board)
    assert "agent_to siena" in legal(board)
    taken = {city: "green" for city in cities(3) if owner(start(3), city) is None}
    full = table("new_order", "winter", cities=taken, seats=3)
    assert full.last_year


@pytest.mark.rule("V-105")
def test_perugia_and_civitavecchia_are_on_the_five_player_map_only() -> None:
    assert FIVE_ONLY & cities(4) == set()
    assert owner(start(5), "perugia") is None


@pytest.mark.rule("V-106", "V-107")
def test_rome_is_neutral_until_a_roman_plays() -> None:
    for seats in (3, 4):
        assert owner(start(seats), "rome") is None
        assert all("rome" not in domain(start(seats), c) for c in COLOURS[:seats])
    assert owner(start(5), "rome") == "white"
    assert domain(start(5), "white") == {"rome": "available", "civitavecchia": "available"}


@pytest.mark.rule("V-108")
def test_the_characters_on_sale() -> None:
    for seats in (3, 5):
        supply = start(seats).dump()["supply"]
        assert [supply[card] for card in CHARACTERS] == [5] * 11 + [1]
        assert CHARACTERS[-1] == "pope"


@pytest.mark.rule("V-109")
def test_the_supply() -> None:
    dump = start(4).dump()
    assert [dump["supply"][title] for title in TITLES] == [5, 5, 2, 2]
    assert dump["supply"]["guild"] == dump["supply"]["cathedral"] == 5
    assert len(dump["bonuses"]) == 10
    assert dump["indulgences"] == 10


@pytest.mark.rule("V-110", "V-111")
def test_start_cities_tiles_and_troops() -> None:
    board = start(5)
    for seat, colour in enumerate(COLOURS):
        homes = [CITIES[city] for city in BOX.start[seat]]
        assert domain(board, colour) == dict.fromkeys(homes, "available")
        assert len(homes) == 2
        assert [owner(board, home) for home in homes] == [colour, colour]
        assert [troops(board, home, colour) for home in homes] == [1, 1]
        assert player(board, colour)["reserve"] == 4


@pytest.mark.rule("V-112", "V-113")
def test_agents_at_the_start() -> None:
    board = start(5)
    assert [player(board, c)["agents"] for c in COLOURS] == [2, 3, 2, 2, 3]
    assert [player(board, c)["owned_agents"] for c in COLOURS] == [2, 3, 2, 2, 3]


@pytest.mark.rule("V-114")
def test_everyone_starts_with_a_florin() -> None:
    assert [florins(start(5), colour) for colour in COLOURS] == [1] * 5


@pytest.mark.rule("V-115")
def test_tracks_at_the_start() -> None:
    view = GAME.sight.view(start(3), None)
    assert [p["cities"] for p in view["players"]] == [2, 2, 2]
    assert [p["rank"] for p in view["players"]] == [0, 0, 0]
    assert PRINTED.box.city_points[2] == 0


@pytest.mark.rule("V-116")
def test_family_cards_go_to_action_improvement_and_open_cortigiano_spaces() -> None:
    board = play(start(3), "family lorenzo")
    spaces = {f"family_to action{room}" for room in range(1, 6)}
    assert legal(board) == spaces | {f"family_to {s}" for s in ("left1", "right1", "right2")}
    play(board, "family_to action4", "family giuliano")
    assert legal(board) == (spaces - {"family_to action4"}) | {
        "family_to improvement4", "family_to left1", "family_to right1", "family_to right2",
    }  # fmt: skip
    play(board, "family_to improvement4", "family_to right2")
    assert player(board, "red")["rooms"][3]["action"] == "lorenzo"
    assert player(board, "red")["rooms"][3]["improvement"] == "giuliano"
    assert step(board) == ["pick_card", "yellow"]


@pytest.mark.rule("V-117")
def test_family_cards_beside_the_palace_start_available() -> None:
    board = play(start(3), "family lorenzo", "family_to left1")
    assert side(board, "red", "left1") == "lorenzo"


@pytest.mark.rule("V-118")
def test_family_cards_are_hidden_until_all_are_laid_or_open_in_order() -> None:
    for placement, seen in (("simultaneous", False), ("in_order", True)):
        board = start(3, family_placement=placement)
        play(board, "family lorenzo", "family_to left1")
        view = GAME.sight.view(board, 1)["players"][0]
        assert (view["court"] is not None) == seen
        assert GAME.sight.view(board, 0)["players"][0]["court"]["left1"]["card"] == "lorenzo"
    board = start(3)
    while board.year == 0:
        decision = next_decision(board)
        assert decision is not None
        assert GAME.sight.view(board, None)["players"][decision.seat]["rooms"] is None
        play(board, " ".join(map(str, decision.moves(board)[0])))
    assert GAME.sight.view(board, 1)["players"][0]["rooms"] is not None


@pytest.mark.rule("V-119")
def test_the_marker_is_not_in_the_palace_at_first() -> None:
    assert [player(start(3), c)["marker"] for c in COLOURS[:3]] == [None] * 3


@pytest.mark.rule("V-120")
def test_the_table_names_the_first_player_and_the_others_follow() -> None:
    assert start(4, first_player="green").dump()["order"] == ["green", "blue", "red", "yellow"]
    with pytest.raises(BadSetup):
        GAME.start(3, {"first_player": "blue"})


@pytest.mark.rule("V-120")
@pytest.mark.parametrize("seats", GAME.seats)
def test_without_a_choice_the_first_player_is_drawn_evenly(seats: int) -> None:
    rng = Random(f"lot {seats}")
    counts = Counter[str]()
    for _ in range(600):
        board = GAME.start(seats)
        kernel.settle(board, rng)
        order = board.dump()["order"]
        counts[order[0]] += 1
        turned = COLOURS[:seats] * 2
        place = turned.index(order[0])
        assert tuple(order) == turned[place : place + seats]
        assert board.dump()["cities_track"] == order[::-1]
    share = 600 / seats
    assert set(counts) == set(COLOURS[:seats])
    # Ninety-nine of a hundred fair draws stay within 2.6 deviations; these are wider still.
    assert all(abs(count - share) < 4 * share**0.5 for count in counts.values())


def test_no_other_step_is_left_to_chance() -> None:
    chances = {step for step in vocabulary().steps.values() if issubclass(step, Chance)}
    assert chances == {DrawFirst}


@pytest.mark.rule("V-120")
def test_the_draw_is_kept_in_the_record_and_names_somebody_there() -> None:
    match: Match[Any] = Match(Record(GAME, ["Ada", "Bruno", "Carla"]), Random(3))
    match.begin()
    assert match.record.moves[0][0] == "first_player"
    again = read_record(GAME, match.record.dumps()).replay()
    assert again.dump() == match.position.dump()
    board = GAME.start(3)
    with pytest.raises(IllegalMove, match="one of red, yellow, green"):
        kernel.attempt(board, ("first_player", "blue"))


@pytest.mark.rule("V-122")
def test_seats_in_any_order_round_the_table() -> None:
    seating = "green,red,blue,yellow"
    board = start(4, seating=seating, first_player="red")
    assert board.dump()["order"] == ["red", "blue", "yellow", "green"]
    assert board.dump()["patronage_track"] == ["green", "yellow", "blue", "red"]
    assert start(4).dump()["order"] == ["red", "yellow", "green", "blue"]
    for wrong in ("red,yellow,white", "red,yellow", "red,red,green"):
        with pytest.raises(BadSetup, match="3 different ones of red, yellow, green"):
            GAME.start(3, {"seating": wrong})
    drawn = {tuple(order_drawn(seed)) for seed in range(60)}
    assert drawn == {("green", "yellow", "red"), ("yellow", "red", "green"),
                     ("red", "green", "yellow")}  # fmt: skip


def order_drawn(seed: int) -> list[str]:
    """The order of a table that sits the other way round, the first player drawn."""
    board = GAME.start(3, {"seating": "green,yellow,red"})
    kernel.settle(board, Random(seed))
    order: list[str] = board.dump()["order"]
    return order


@pytest.mark.rule("V-121")
def test_discs_are_stacked_with_the_first_player_on_top() -> None:
    dump = start(4, first_player="yellow").dump()
    assert dump["cities_track"] == ["red", "blue", "green", "yellow"]
    assert dump["patronage_track"] == ["red", "blue", "green", "yellow"]


@pytest.mark.rule("V-118", "V-213")
@pytest.mark.parametrize(("placement", "shown"), [("simultaneous", 9), ("in_order", 0)])
def test_all_family_cards_are_shown_at_once_where_they_were_hidden(
    placement: str, shown: int
) -> None:
    board = start(3, family_placement=placement)
    events: list[Event] = []
    while board.year == 0:
        decision = next_decision(board)
        assert decision is not None
        events += told(board, " ".join(map(str, decision.moves(board)[0])))
    seen = [event.args for event in events if event.name == "shows_family"]
    assert len(seen) == shown
    if seen:
        assert seen[0] == {"seat": 0, "card": "lorenzo", "space": "action1"}


@pytest.mark.rule("V-202", "V-206", "V-208", "V-216")
def test_why_a_family_card_cannot_lie_somewhere() -> None:
    board = play(start(3), "family lorenzo", "family_to action4", "family giuliano")
    assert refused(board, "family_to action4") == "V-202"
    assert refused(board, "family_to action3") == ""
    assert refused(board, "family_to improvement4") == ""
    for space in (1, 3):
        assert refused(board, f"family_to improvement{space}") == "V-208"
    assert refused(board, "family_to right2") == ""
    assert refused(board, "family_to right3") == "V-216"
    idle = Virtu(OVERLAY.replace('[cards.lorenzo]\naction = "patronise"',
                                 '[cards.lorenzo]\naction = "none"'))  # fmt: skip
    plain = idle.start(3, {"first_player": "red"})
    kernel.run(plain)
    assert refused(play(plain, "family lorenzo"), "family_to action3") == "V-206"


@pytest.mark.rule("V-116", "V-120")
def test_once_the_first_player_is_drawn_he_lays_his_family() -> None:
    board = GAME.start(3)
    kernel.settle(board, Random(5))
    assert step(board) == ["pick_card", board.dump()["order"][0]]


@pytest.mark.rule("V-118")
@pytest.mark.parametrize(
    ("placement", "event"), [("simultaneous", "lays_in_secret"), ("in_order", "lays_family")]
)
def test_what_is_told_of_a_family_card_that_is_laid(placement: str, event: str) -> None:
    board = play(start(3, family_placement=placement), "family lorenzo")
    assert event in [one.name for one in told(board, "family_to left1")]


@pytest.mark.rule("V-401")
def test_a_year_has_its_parts_in_sequence() -> None:
    board = table("year 3")
    names = [" ".join(map(str, words)) for words in board.dump()["agenda"]]
    assert names[-7:] == ["siege_turn 0", "end_sieges", "retreat_turn 0", "new_order", "winter",
                          "winter_turn 0", "end_year 3"]  # fmt: skip
