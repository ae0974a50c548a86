"""Section 4: Annex / Influence."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.virtu.names import CITIES
from tests.rules.italian_wars.table import TIRED_FRANCE, TIRED_NAPLES, domain, marker, table
from tests.rules.virtu.table import legal, pay, play, refused, step


def annexing(*cards: str, **changes: Any) -> Italy:
    """France annexes with nothing but these cortigiani."""
    spaces = ("left1", "right1", "right2", "left2")
    court = dict(zip(spaces, cards, strict=False))
    blue = {"marker": 3, "court": court, "domain": TIRED_FRANCE} | changes.pop("blue", {})
    return table("annex blue 0 0", "end_action blue", blue=blue, **changes)


@pytest.mark.rule("W-401", "W-402")
def test_one_action_annexes_and_influences_several() -> None:
    cards = ("consigliere", "consigliere", "consigliere", "podesta")
    board = annexing(*cards)
    pay(play(board, "influence venice"))
    pay(play(board, "annex parma"))
    pay(play(board, "influence florence"))
    assert board.owner[CITIES.index("parma")] == 0
    assert marker(board, "venice") == ("blue", 1)
    assert marker(board, "florence") == ("blue", 2)
    assert step(board) == ["annex", "blue", 1, 3]
    # Four crowns, no more; and one city an action.
    assert refused(board, "influence rome") == "W-404"
    assert refused(board, "annex nice") == "V-901"


@pytest.mark.rule("W-403")
def test_a_crown_is_one_influence() -> None:
    board = annexing("consigliere")
    play(board, "influence venice")
    assert board.dump()["turn"]["owed"] == {"crown": 1}
    pay(board)
    assert marker(board, "venice") == ("blue", 1)
    assert refused(board, "influence venice") == "W-403"


@pytest.mark.rule("W-404")
def test_crosses_count_for_rome_alone() -> None:
    board = annexing("cardinal", "consigliere", rome=("yellow", 1))
    play(board, "influence rome", "pay left1 cross", "influence rome", "pay right1 crown")
    assert marker(board, "rome") == ("blue", 1)
    crosses = {"marker": 3, "court": {"left1": "savonarola"}, "domain": TIRED_FRANCE}
    other = table("annex blue 0 0", blue=crosses, florence="blue", cities={
        "florence": "yellow", "pisa": "yellow",
    })  # fmt: skip
    assert refused(other, "influence venice") == "W-403"
    play(other, "influence rome", "pay left1 cross")
    # The second cross of the card is not lost in between.
    play(other, "influence rome")
    assert marker(other, "rome") == ("blue", 1)


@pytest.mark.rule("W-405")
def test_only_neutral_cities_are_annexed() -> None:
    cards = ["consigliere"] * 4
    cities = {"parma": "yellow", "genoa": {"agent": "blue"}}
    board = annexing(*cards, cities=cities, florence=("blue", 6))
    assert refused(board, "annex parma") == "W-405"
    assert refused(board, "annex pisa") == "W-405"
    assert "annex genoa" in legal(board)


@pytest.mark.rule("W-406")
def test_influencing_needs_no_neighbourhood() -> None:
    # Turin and Milan are far from Rome and from Venice.
    assert {"influence rome", "influence venice"} <= legal(annexing("consigliere"))


@pytest.mark.rule("W-407")
def test_a_city_is_annexed_from_an_ally_s_city() -> None:
    assert refused(annexing(*["consigliere"] * 4), "annex siena") == "V-907"
    tired = TIRED_FRANCE | {"florence": "exhausted", "pisa": "exhausted"}
    board = annexing(*["consigliere"] * 4, florence="blue", blue={"domain": tired})
    pay(play(board, "annex siena"))
    assert board.dump()["cities"]["siena"]["owner"] == "blue"
    assert domain(board, "blue")["siena"] == "available"


@pytest.mark.rule("W-408")
def test_a_favourable_city_is_no_base() -> None:
    board = annexing(*["consigliere"] * 4, florence=("blue", 6))
    assert refused(board, "annex siena") == "V-907"


@pytest.mark.rule("W-409")
def test_allied_and_eliminated_are_influenced_no_more() -> None:
    allied = annexing("consigliere", florence="yellow", yellow={"domain": TIRED_NAPLES})
    assert refused(allied, "influence florence") == "W-409"
    assert refused(allied, "conclude florence") == "W-409"
    cities = {"rome": {"owner": "yellow", "troops": {}}, "civitavecchia": {"owner": None}}
    gone = annexing("consigliere", rome={"influence": None}, cities=cities)
    assert refused(gone, "influence rome") == "W-409"


@pytest.mark.rule("W-410")
def test_the_crown_of_an_indulgence_influences() -> None:
    board = annexing(blue={"asked": False})
    play(board, "influence venice", "pay indulgence crown", "end")
    assert marker(board, "venice") == ("blue", 1)
    assert board.players[0].indulgences == 1 << 2
