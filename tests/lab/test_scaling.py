"""What a cluster costs is measured on the same games, with a machine lost on the way."""

from __future__ import annotations

import pytest

from quattrocento.lab.on_ray import AHEAD
from quattrocento.lab.playing import Pairing
from quattrocento.lab.scaling import cost, measure

pytestmark = pytest.mark.once


def test_a_lost_machine_costs_only_its_unfinished_games() -> None:
    players = ("random",) * 4
    asked = [Pairing("signorie", None, players, (), number, f"9/{number}") for number in range(24)]
    alone, outcomes = cost(asked)
    found = measure(asked, 2, lose=True)
    assert found["outcomes"] == outcomes
    # What is played on a machine of one core, and what waits there, at most.
    assert found["games"] <= found["begun"] <= found["games"] + AHEAD
    assert alone > 0
    assert found["asker"] > 0
