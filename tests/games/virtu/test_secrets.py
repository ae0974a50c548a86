"""The opening placement is hidden, and nothing of it leaks."""

from __future__ import annotations

from random import Random

from quattrocento.games.virtu.game import Virtu
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import legal
from quattrocento.kernel.position import Event
from quattrocento.kernel.record import Record
from quattrocento.words.catalogues import Words

GAME = Virtu()


def test_others_learn_only_that_a_card_was_laid() -> None:
    match = Match(Record(GAME, ["Ada", "Bea", "Cid"], {"first_player": "red"}))
    match.begin()
    events = match.play(("family", "lorenzo")) + match.play(("family_to", "left1"))
    (laid,) = events
    assert GAME.sight.seen_event(laid, 0) is laid
    for seat in (1, 2, None):
        seen = GAME.sight.seen_event(laid, seat)
        assert isinstance(seen, Event)
        assert seen.args == {"seat": 0}
    assert GAME.sight.seen_move(("family", "lorenzo"), 0, 0) == ("family", "lorenzo")
    assert GAME.sight.seen_move(("family_to", "left1"), 0, 1) is None
    assert GAME.sight.seen_move(("move", 1), 0, 1) == ("move", 1)


def test_the_question_does_not_name_the_card() -> None:
    match = Match(Record(GAME, ["Ada", "Bea", "Cid"], {"first_player": "red"}))
    match.begin()
    match.play(("family", "lorenzo"))
    assert "card" not in GAME.speech.prompt_parts(match.position)
    assert "Lorenzo" not in Words(GAME).prompt(match.position)
    assert GAME.sight.view(match.position, 1)["step"] == ["pick_card", "red"]
    assert GAME.sight.view(match.position, 0)["step"] == ["lay_family", "red", "lorenzo"]


def test_imagined_worlds_differ_where_nothing_is_seen() -> None:
    match = Match(Record(GAME, ["Ada", "Bea", "Cid"], {"first_player": "red"}))
    match.begin()
    for _ in range(7):
        match.play(match.legal()[0])
    worlds = [GAME.sight.imagine(match.position, 2, Random(seed)) for seed in range(20)]
    assert len({str(world.dump()["players"][0]) for world in worlds}) > 5
    assert all(GAME.sight.view(w, 2) == GAME.sight.view(match.position, 2) for w in worlds)
    mine = [GAME.sight.imagine(match.position, 1, Random(seed)) for seed in range(20)]
    assert all(legal(world) == match.legal() for world in mine)


def test_undo_does_not_reach_behind_what_was_revealed() -> None:
    match = Match(Record(GAME, ["Ada", "Bea", "Cid"], {"first_player": "red"}))
    match.begin()
    match.play(match.legal()[0])
    assert match.undoable == 1
    while match.position.year == 0:
        match.play(match.legal()[0])
    assert match.undoable == 0
    assert GAME.sight.secrets(match.position) == {}


def test_the_standing_says_nothing_of_cards_being_laid() -> None:
    match = Match(Record(GAME, ["Ada", "Bea", "Cid", "Dan", "Eve"]))
    match.begin()
    before = GAME.standing(match.position)
    while match.seat != 4 or ("family", "alexander") not in match.legal():
        match.play(match.legal()[0])
    match.play(("family", "alexander"))
    match.play(("family_to", "left1"))
    after = GAME.standing(match.position)
    assert (after.sources, after.places) == (before.sources, before.places)
