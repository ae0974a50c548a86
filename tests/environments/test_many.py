"""Many games at once are the same games as one after the other."""

from __future__ import annotations

from random import Random

import pytest

import quattrocento
from quattrocento.environments.encoding import many as encoded
from quattrocento.environments.encoding.many import Games
from quattrocento.environments.encoding.outcome import outcome
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.play import play, settle


def games(
    name: str = "signorie", count: int = 3, longest: int = 10_000, again: bool = True
) -> Games:
    rules = quattrocento.load_game(name)
    made = Games(rules, rules.seats[0], count, None, longest, again)
    made.reset(5)
    return made


def row(many: Games, game: int) -> list[int]:
    size = many.observer.size
    return [int(many.sheet.values[game * size + i]) for i in range(size)]


@pytest.mark.parametrize("name", quattrocento.GAMES)
def test_what_is_written_is_what_the_rules_say(name: str) -> None:
    many = games(name, count=1)
    rules = many.game
    size = len(many.actions)
    alone = rules.start(many.seats)
    rng = Random(5)
    settle(alone, rng)
    for _ in range(40):
        actions = many.random_actions()
        play(alone, many.actions.moves[actions[0]])
        settle(alone, rng)
        many.step(actions)
        if not alone.agenda:
            break
        assert many.positions[0].dump() == alone.dump()
        seat = int(many.deciding[0])
        assert row(many, 0) == many.observer.row(alone, seat)
        mask = many.actions.mask(alone)
        assert [int(many.masks[i]) for i in range(size)] == list(mask)
        assert sorted(many.legal(0)) == [i for i in range(size) if mask[i]]


def test_what_is_left_standing_is_what_would_be_written() -> None:
    """Into the second game, so that seats, rounds and games have followed each other."""
    many = games(count=2)
    ends = 0
    while ends < 3:
        many.step(many.random_actions())
        ends += int(many.ended[0]) + int(many.ended[1])
        for game, position in enumerate(many.positions):
            assert row(many, game) == many.observer.row(position, int(many.deciding[game]))


def test_no_number_of_legal_actions_is_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the source says it; compiled, the number is where it is."""
    monkeypatch.setattr(encoded, "KEPT", 2)
    many = games(count=3)
    for _ in range(50):
        many.step(many.random_actions())
        for game, position in enumerate(many.positions):
            first = game * len(many.actions)
            mask = [int(many.masks[first + i]) for i in range(len(many.actions))]
            assert mask == list(many.actions.mask(position))


def test_a_game_that_ends_begins_anew_with_its_rewards_told_once() -> None:
    many = games(count=2)
    ends = 0
    for _ in range(500):
        many.step(many.random_actions())
        for game in range(2):
            won = [many.rewards[game * 2 + seat] for seat in range(2)]
            if many.ended[game]:
                ends += 1
                assert won in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])
                assert many.decisions[game] == 0
                assert many.positions[game].agenda
            else:
                assert won == [0.0, 0.0]
    assert ends >= 2


def test_a_game_that_is_too_long_is_cut_off_and_judged() -> None:
    many = games("virtu", count=1, longest=5)
    for _ in range(5):
        assert not many.cut_off[0]
        many.step(many.random_actions())
    assert many.cut_off[0]
    assert not many.ended[0]
    places = many.game.standing(many.game.start(3)).places
    assert len(places) == 3
    assert abs(sum(many.rewards[seat] for seat in range(3))) < 1e-9


def test_without_beginning_anew_the_end_stays() -> None:
    many = games("virtu", count=1, longest=2, again=False)
    for _ in range(2):
        many.step(many.random_actions())
    end = many.positions[0].dump()
    assert many.random_actions() == [0]
    many.step([0])
    assert many.positions[0].dump() == end
    assert many.cut_off[0]


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = games(), games()
    for _ in range(30):
        actions = one.random_actions()
        one.step(actions)
        two.step(actions)
    assert [p.dump() for p in one.positions] == [p.dump() for p in two.positions]


def test_what_is_not_legal_is_refused_and_nothing_changes() -> None:
    many = games(count=2)
    before = [position.dump() for position in many.positions]
    good = many.random_actions()
    illegal = next(n for n in range(len(many.actions)) if n not in many.legal(1))
    for bad in (illegal, -1, len(many.actions)):
        with pytest.raises(IllegalMove, match=f"action {bad} is not legal in game 1 now"):
            many.step([good[0], bad])
    with pytest.raises(IllegalMove, match="2 games need as many actions, not 1"):
        many.step([good[0]])
    assert [position.dump() for position in many.positions] == before


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ([2, 1], [-1.0, 1.0]),
        ([1, 1], [0.0, 0.0]),
        ([1, 2, 3], [1.0, 0.0, -1.0]),
        ([1, 2, 2], [1.0, -0.5, -0.5]),
        ([1, 4, 2, 2], [1.0, -1.0, 0.0, 0.0]),
    ],
)
def test_places_are_worth(places: list[int], worth: list[float]) -> None:
    assert outcome(places) == worth
