"""What the evaluation of The Italian Wars prefers, and what its bots look at."""

from __future__ import annotations

from random import Random

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.bots.survey import Survey
from quattrocento.games.italian_wars.rules.scoring import prestige
from quattrocento.games.virtu.names import CITIES
from quattrocento.kernel.play import next_decision, play
from quattrocento.players.perspective import judgement_of
from tests.fuzz.test_italian_wars import GAME, begin, wilful
from tests.rules.italian_wars.table import table
from tests.rules.virtu.table import play as do


def worth(board: Italy, seat: int = 0) -> float:
    return judgement_of(GAME).evaluate(board)[seat]


def test_favour_and_alliances_are_worth_having() -> None:
    far = table("annex blue 0 0", florence=("blue", 1))
    near = table("annex blue 0 0", florence=("blue", 5))
    lost = table("annex blue 0 0", florence=("yellow", 5))
    allied = table("annex blue 0 0", florence="blue")
    assert worth(lost) < worth(far) < worth(near) < worth(allied)
    assert worth(lost, 1) > worth(far, 1) > worth(near, 1)


def test_a_payment_begun_is_judged_as_if_it_were_done() -> None:
    before = table("annex blue 0 0")
    begun = do(table("annex blue 0 0"), "influence venice")
    assert worth(begun) != worth(before)
    assert begun.dump() == do(table("annex blue 0 0"), "influence venice").dump()


def test_a_victory_at_once_counts_more_than_any_points() -> None:
    cities = {name: {"owner": "yellow", "troops": {}} for name in ("milan", "turin")}
    won = table("end_spring", cities=cities, blue={"trophies": 30})
    assert worth(won, 1) > worth(won, 0)


def test_it_can_be_asked_at_any_moment_and_looks_at_legal_moves() -> None:
    for seed in range(4):
        position, rng = begin(seed), Random(seed)
        while (decision := next_decision(position)) is not None:
            moves = decision.moves(position)
            looked = judgement_of(GAME).considered(position, moves)
            assert looked
            assert set(looked) <= set(moves)
            france, naples = judgement_of(GAME).evaluate(position)
            lead = france - naples
            assert [judgement_of(GAME).worth(position, seat) for seat in range(2)] == [lead, -lead]
            assert set(GAME.speech.proposed(position)[:1]) <= set(moves)
            play(position, wilful(position, moves, rng))


def test_a_survey_finds_what_the_rules_find_one_by_one() -> None:
    every = range(len(CITIES))
    for seed in range(2):
        position, rng = begin(seed), Random(seed)
        while (decision := next_decision(position)) is not None:
            survey = Survey(position)
            points = [sum(sources) for sources in prestige(position)]
            assert [survey.points(position, seat) for seat in range(2)] == points
            for seat in range(2):
                held = [city for city in every if survey.held[seat] >> city & 1]
                home = [city for city in every if survey.home[seat] >> city & 1]
                camps = [city for city in every if survey.camps[seat] >> city & 1]
                assert held == [city for city in every if position.controls(seat, city)]
                assert home == [city for city in every if position.shelters(seat, city)]
                assert camps == [city for city in every if position.army(seat, city)]
            play(position, wilful(position, decision.moves(position), rng))
