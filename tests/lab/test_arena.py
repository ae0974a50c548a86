"""Tournaments: everybody sits everywhere, honest verdicts, the same table after any break."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random

import pytest

from quattrocento.cli import main
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.arena import table
from quattrocento.lab.keeping import LINES, Folder
from quattrocento.lab.many import Hands
from quattrocento.lab.meetings import Meeting, cycles, gauntlet, meetings_of, round_robin
from quattrocento.lab.plan import Plan, Played, carry_out, read_plan
from quattrocento.lab.playing import Outcome, Pairing
from quattrocento.lab.ratings import rate
from quattrocento.lab.settled import Duels, evidence, lead


def outcome(players: tuple[str, ...], places: list[int], number: int = 0) -> Outcome:
    pairing = Pairing("signorie", None, players, (), number, f"1/{number}")
    return Outcome(pairing, [{"x": 9 - place} for place in places], places, 1, 7, "")


def test_a_round_robin_seats_everybody_with_everybody_as_often() -> None:
    assert round_robin(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert round_robin(["a", "b"], 4) == [("a", "b", "a", "b")]
    for players, seats in product((["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]), (3, 5, 6)):
        seatings = Counter(player for table in round_robin(players, seats) for player in table)
        assert len(seatings) == len(players)
        assert len(set(seatings.values())) == 1


def test_a_gauntlet_seats_the_first_with_one_of_the_others() -> None:
    assert gauntlet(["a", "b", "c"], 2) == [("a", "b"), ("a", "c")]
    assert gauntlet(["a", "b"], 3) == [("a", "b", "a"), ("a", "b", "b")]


def test_in_a_cycle_everybody_sits_everywhere_and_orders_differ() -> None:
    meeting = Meeting("princes", None, ("a", "b", "c", "d"), ())
    found = cycles([meeting], 5, games=40)
    assert len(found) == 10
    for cycle in found:
        for player in meeting.players:
            assert sorted(pairing.players.index(player) for pairing in cycle) == [0, 1, 2, 3]
    assert len({cycle[0].players for cycle in found}) > 3
    assert cycles([meeting], 5, games=80)[:10] == found, "a longer run begins alike"


def test_the_evidence_is_a_fair_bet() -> None:
    """Were both as strong, what the bet is worth after any trial is on average what it was."""
    for won, lost in ((0, 0), (3, 1), (1, 4)):
        after = (evidence(won + 1, lost) + evidence(won, lost + 1)) / 2
        assert after == evidence(won, lost)
    assert evidence(0, 0) == 1
    assert evidence(8, 0) == Fraction(511, 9)


def test_a_verdict_is_seldom_wrong_though_it_is_asked_for_after_every_cycle() -> None:
    wrong = 0
    for seed in range(400):
        rng = Random(seed)
        duels = Duels(["a", "b"], False, 0.8)
        for _ in range(60):
            first = rng.random() < 0.5
            duels.add([outcome(("a", "b"), [1, 2] if first else [2, 1])])
            if duels.settled():
                wrong += 1
                break
    assert 10 < wrong < 80, "at most a fifth of 400, and not so few that nothing is ever settled"


def test_who_is_ahead_counts_every_pair_of_seats() -> None:
    cycle = [outcome(("a", "b", "a"), [1, 2, 3]), outcome(("b", "a", "c"), [1, 2, 2])]
    assert lead(cycle, "a", "b") == -1
    assert lead(cycle, "a", "c") == 0


def test_ratings_know_who_wins_and_how_sure_that_is() -> None:
    few = [outcome(("a", "b", "b"), [1, 2, 3]) for _ in range(3)]
    many = few * 20
    sure, unsure = rate(["a", "b"], many), rate(["a", "b"], few)
    assert sure["a"].low > sure["b"].high
    assert sure["a"].sigma < unsure["a"].sigma


def test_who_plays_against_himself_is_not_known_better() -> None:
    met = [outcome(("a", "b"), [1, 2])] * 4
    alone = [outcome(("a", "a"), [1, 2])] * 40
    assert rate(["a", "b"], [*alone, *met, *alone]) == rate(["a", "b"], met)


def plan(**changes: object) -> Plan:
    given: dict[str, object] = {
        "kind": "round-robin", "games": ["signorie"], "players": ["greedy", "random"],
        "seed": 3, "options": {},
    }  # fmt: skip
    return Plan(**(given | changes))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Played]:
    """A tournament played in one go."""
    folder = tmp_path_factory.mktemp("arena") / "whole"
    return folder, carry_out(SURE, 40, Hands(1), folder)


SURE = plan(confidence=0.6)


def test_a_tournament_stops_when_the_order_is_settled(played: tuple[Path, Played]) -> None:
    folder, found = played
    assert found.complete
    assert found.tournament is not None
    assert [duel.verdict for duel in found.tournament.duels.duels()] == ["greedy"]
    # Four cycles of two games, all won: 31/5 is over the bound of 5, and 15/4 is not.
    assert len(found.outcomes) == 8
    assert read_plan(Folder(folder)) == SURE


def test_a_tournament_that_was_killed_goes_on_to_the_same_table(
    played: tuple[Path, Played], tmp_path: Path
) -> None:
    folder, found = played
    broken = tmp_path / "broken"
    shutil.copytree(folder, broken)
    lines = (broken / LINES).read_text("utf-8").splitlines(keepends=True)
    # Killed while a line was written; the sixth game had been quicker than the fifth.
    (broken / LINES).write_text("".join([*lines[:4], *lines[5:7], lines[7][:30]]), "utf-8")
    for number in (4, 7):
        (broken / f"signorie-{number:05}.jsonl").unlink()
    again = carry_out(SURE, 40, Hands(2), broken)
    assert table(SURE.players, again.outcomes) == table(SURE.players, found.outcomes)
    assert [one.pairing for one in again.outcomes] == [one.pairing for one in found.outcomes]
    for one in found.outcomes:
        name = f"signorie-{one.pairing.number:05}.jsonl"
        assert (broken / name).read_text("utf-8") == (folder / name).read_text("utf-8")
    finished = [one.pairing.number for one in Folder(broken).outcomes(records=True)]
    assert finished[:8] == list(range(8))


def test_a_folder_of_another_plan_is_refused(tmp_path: Path) -> None:
    with Folder(tmp_path).take_up(plan().written()):
        pass
    with pytest.raises(QuattrocentoError, match=r"another plan \(seed was 3, now 4\)"):
        carry_out(plan(seed=4), 2, Hands(1), tmp_path)


def test_a_tournament_may_be_over_several_games_and_numbers_of_players() -> None:
    meetings = meetings_of(
        ["signorie", "princes"], None, [3], ["a", "b"], {"tiles": "optional"}, False
    )
    assert [(m.game, m.players, dict(m.options)) for m in meetings] == [
        ("signorie", ("a", "b", "a"), {"tiles": "optional"}),
        ("signorie", ("a", "b", "b"), {"tiles": "optional"}),
        ("princes", ("a", "b", "a"), {}),
        ("princes", ("a", "b", "b"), {}),
    ]
    with pytest.raises(QuattrocentoError, match="none of these games has an option 'wind'"):
        meetings_of(["signorie"], None, None, ["a", "b"], {"wind": "north"}, False)
    with pytest.raises(QuattrocentoError, match="is for 2, 3, 4 players, not 5"):
        meetings_of(["signorie"], None, [5], ["a", "b"], {}, False)


def test_baselines_find_the_player_in_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    words = "baselines signorie --players random,greedy --games 3 --jobs 1 --json"
    assert main(words.split()) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["seats"], row["player"]) for row in rows] == [
        (seats, player) for player in ("random", "greedy") for seats in (2, 3, 4)
    ]
    for row in rows[:3]:
        # Random is last among greedy ones, wherever it sits.
        assert (row["wins"], row["reward"]) == (0.0, -1.0)
    assert main("baselines signorie --players random --games 1 --jobs 1".split()) == 0
    assert "place reward" in capsys.readouterr().out


def test_a_player_that_a_level_means_plays_its_games_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A time that is spent at once leaves a game in every seat."""
    words = "baselines signorie --players greedy,easy --games 40 --minutes 0 --jobs 1 --json"
    assert main(words.split()) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["player"], row["seats"], row["games"]) for row in rows] == [
        (player, seats, seats) for player in ("greedy", "easy") for seats in (2, 3, 4)
    ]
    assert [row["wins"] for row in rows[:3]] == [row["wins"] for row in rows[3:]]


def test_the_page_of_baselines_tells_every_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = "baselines signorie --players random,easy --games 1 --jobs 1 --page"
    assert main(words.split()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith("#")] == [
        "# Baselines",
        *(f"## signorie, {seats} seats" for seats in (2, 3, 4)),
    ]
    for player in ("random", "easy (`greedy`)"):
        assert sum(line.startswith(f"| {player} | 1 |") for line in lines) == 3
