"""The learned player: its network, when it plays, and that it knows no more than its seat."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from quattrocento.games.registry import RULE_SETS, load_game
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import attempt, legal, next_decision, play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move
from quattrocento.players.judge import Judge
from quattrocento.players.learned.finding import judge_for, own_network, own_networks
from quattrocento.players.learned.judge import LearnedJudge
from quattrocento.players.learned.layout import Layout
from quattrocento.players.learned.network import Network, Tables
from quattrocento.players.learned.weights import PARTS, Weights, read_weights
from quattrocento.players.perspective import Perspective, judgement_of
from quattrocento.players.specs import read_player

EVERY_GAME = list(RULE_SETS)
MOST_BYTES = 2_000_000


def moment(game: Game[Any], seats: int, seed: int, moves: int) -> Position:
    """A table some random moves into a game, at which somebody has a choice."""
    rng = Random(seed)
    position: Position = game.start(seats)
    settle(position, rng)
    while moves > 0 or len(judgement_of(game).choices(position)) < 2:
        choices = legal(position)
        play(position, choices[int(rng.random() * len(choices))])
        settle(position, rng)
        moves -= 1
    return position


def file_of(game: Game[Any], seats: int, folder: Path) -> str:
    """The network of a game as a file, by which plain sources play with it too."""
    path = folder / f"{game.name}-{seats}.net"
    path.write_bytes(own_network(game, seats).dumps())
    return str(path)


def chosen(game: Game[Any], position: Position, spec: str, seed: int = 1) -> Move:
    decision = next_decision(position)
    assert decision is not None
    return read_player(spec, seed).choose(Perspective(game, position, decision.seat))


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_networks_of_a_game_are_small_and_tell_where_they_come_from(name: str) -> None:
    game = load_game(name)
    networks = own_networks(game)
    assert sum(len(weights.dumps()) for weights in networks) <= MOST_BYTES
    assert {seats for weights in networks for seats in weights.told["seats"]} == set(game.seats)
    for weights in networks:
        assert {"games", "commit", "strength"} <= set(weights.told["provenance"])


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_whole_numbers_come_to_what_was_learned_within_rounding(name: str) -> None:
    game = load_game(name)
    layout = Layout(game)
    for weights in own_networks(game):
        tables = Tables(weights)
        step = weights.told["step"]
        assert weights.told["samples"]
        for sample in weights.told["samples"]:
            seats = sample["seats"]
            network = Network(tables, layout, seats)
            seen, looks = sample["row"][:-seats], sample["row"][-seats:]
            network.read(vec[i16](seen), [number * step for number in looks])
            assert network.corrections() == pytest.approx(sample["corrections"], abs=0.5)
            assert network.chances() == pytest.approx(sample["chances"], abs=0.02)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_learned_player_chooses_a_legal_move_by_its_seed_and_changes_nothing(
    name: str, tmp_path: Path
) -> None:
    game = load_game(name)
    seats = game.seats[0]
    spec = f"learned:4@{file_of(game, seats, tmp_path)}"
    position = moment(game, seats, seed=3, moves=20)
    before = position.dump()
    move = chosen(game, position, spec)
    attempt(position.clone(), move)
    assert position.dump() == before
    assert chosen(game, position, spec) == move


@pytest.mark.parametrize("name", ["signorie", "princes"])
def test_what_looks_the_same_from_a_seat_is_answered_the_same(name: str, tmp_path: Path) -> None:
    game = load_game(name)
    spec = f"learned:6@{file_of(game, 3, tmp_path)}"
    position = moment(game, 3, seed=5, moves=30)
    decision = next_decision(position)
    assert decision is not None
    others = [game.sight.imagine(position, decision.seat, Random(seed)) for seed in range(3)]
    assert {chosen(game, other, spec) for other in others} == {chosen(game, position, spec)}


def test_a_judge_looks_through_the_eyes_of_the_seat_that_decides(tmp_path: Path) -> None:
    """What the others hide makes no difference to the network itself."""
    game = load_game("princes")
    judge = judge_for(game, 3, file_of(game, 3, tmp_path))
    assert isinstance(judge, LearnedJudge)
    position = moment(game, 3, seed=8, moves=40)
    decision = next_decision(position)
    assert decision is not None
    looks = [0.0, 0.0, 0.0]
    found = []
    for seed in range(4):
        world = game.sight.imagine(position, decision.seat, Random(seed))
        found.append(judge.infer(world, decision.seat, looks).corrections())
    assert found.count(found[0]) == len(found)


def test_corrections_move_leads_by_as_much_as_the_network_says(tmp_path: Path) -> None:
    game = load_game("signorie")
    judge = judge_for(game, 4, file_of(game, 4, tmp_path))
    assert isinstance(judge, LearnedJudge)
    position = moment(game, 4, seed=2, moves=60)
    decision = next_decision(position)
    assert decision is not None
    plain = Judge(judgement_of(game)).values(position)
    network = judge.infer(position, decision.seat, list(plain))
    changes = [new - old for new, old in zip(judge.values(position), plain, strict=True)]
    turned = changes[decision.seat :] + changes[: decision.seat]
    assert turned == pytest.approx([0.75 * one for one in network.corrections()])
    assert sum(judge.chances(position)) == pytest.approx(1)


def test_the_end_of_a_game_is_judged_by_its_points(tmp_path: Path) -> None:
    game = load_game("signorie")
    judge = judge_for(game, 2, file_of(game, 2, tmp_path))
    assert judge is not None
    position = game.start(2)
    rng = Random(1)
    settle(position, rng)
    while position.agenda:
        play(position, legal(position)[0])
        settle(position, rng)
    assert judge.values(position) == [float(score) for score in game.standing(position).scores]


def refused(weights: Weights, folder: Path, changes: dict[str, Any], seats: int = 2) -> str:
    path = folder / "other.net"
    path.write_bytes(Weights(weights.told | changes, weights.parts).dumps())
    with pytest.raises(QuattrocentoError) as error:
        judge_for(load_game("signorie"), seats, str(path))
    return str(error.value)


def test_a_network_that_does_not_fit_is_refused_with_words(tmp_path: Path) -> None:
    weights = own_network(load_game("signorie"), 2)
    assert "made for princes" in refused(weights, tmp_path, {"game": "princes"})
    assert "not made for 4 players" in refused(weights, tmp_path, {}, seats=4)
    for part in ("observation", "actions", "components"):
        changes = {"fingerprint": weights.told["fingerprint"] | {part: "0"}}
        assert f"made for other {part}" in refused(weights, tmp_path, changes)


def test_a_damaged_file_is_refused_with_words() -> None:
    data = own_network(load_game("signorie"), 2).dumps()
    for broken in (b"", b"net", data[:-100], data[:2000], data[:200] + b"\n"):
        with pytest.raises(QuattrocentoError, match="network"):
            read_weights(broken)
    whole = read_weights(data)
    assert [len(whole.parts[name]) for name, _ in PARTS] == [whole.told[name] for name, _ in PARTS]
    json.dumps(whole.told)


def test_with_corrected_components_search_plays_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = load_game("signorie", "game.bonus_rounds = 4")
    position = moment(game, 2, seed=4, moves=10)
    with caplog.at_level(logging.WARNING, "quattrocento.players"):
        move = chosen(game, position, "learned:90/6", seed=7)
    assert move == chosen(game, position, "search:6", seed=7)
    assert "signorie: no learned judge, search plays instead" in caplog.text


@pytest.mark.parametrize(
    "spec", ["learned:0", "learned:2/", "learned:0.1s/5", "learned:-1", "search:5@x.net"]
)
def test_a_budget_that_is_none_is_refused(spec: str) -> None:
    with pytest.raises(QuattrocentoError, match="no player is called"):
        read_player(spec, 1)
