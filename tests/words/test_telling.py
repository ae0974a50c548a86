"""Whole games told in every language: no message is missing, no argument is left open."""

from __future__ import annotations

from random import Random

import pytest

from quattrocento.games.registry import load_game
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.position import Event
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Refusal
from quattrocento.words.catalogues import LANGUAGES, Words
from tests.words.strictly import speak_strictly

NAMES = ["Ginevra", "Lorenzo", "Ada", "Ottaviano"]


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    speak_strictly(monkeypatch)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_told_in_every_language(seats: int) -> None:
    game = load_game("signorie")
    match = Match(Record(game, NAMES[:seats], {"tiles": "optional"}), Random(seats))
    every = [Words(game, lang, NAMES[:seats], you) for lang in LANGUAGES for you in (0, None)]
    rng = Random(seats)
    events = match.begin()
    while not match.over:
        decision = next_decision(match.position)
        assert decision is not None
        blocked = [decision.why_not(match.position, m) for m in decision.candidates(match.position)]
        for words in every:
            said = [words.event(event) for event in events]
            said += [words.why(refusal) for refusal in blocked if refusal is not None]
            said += [words.move(move, match.position) for move in match.legal()]
            said.append(words.prompt(match.position))
            assert all(said)
            assert not any("_" in text or text.startswith(("why-", "prompt-")) for text in said)
        events = match.play(rng.choice(match.legal()))
    assert all(words.event(event) for words in every for event in events)
    assert every[0].prompt(match.position) == ""


def test_the_reader_is_spoken_to_and_the_others_are_named() -> None:
    game = load_game("signorie")
    event = Event("takes_die", {"seat": 1, "column": "red", "value": 1, "florins": 1})
    assert Words(game, "en", NAMES, 1).event(event) == "You take the red 1 for 1 florin."
    assert Words(game, "en", NAMES, 0).event(event) == "Lorenzo takes the red 1 for 1 florin."
    assert Words(game, "fr", NAMES).event(event) == (
        "Lorenzo prend le dé rouge de valeur 1 pour 1 florin."
    )
    assert Words(game, "de", NAMES, 1).event(event) == "Du nimmst den Würfel Rot 1 für 1 Florin."
    assert Words(game, "it", NAMES, 1).event(event) == "Prendi il dado rosso da 1 per 1 fiorino."
    assert Words(game, "pt", NAMES, 1).event(event) == (
        "Você pega o dado vermelho de valor 1 por 1 florim."
    )


def test_lists_of_things_and_of_seats_are_named_one_by_one() -> None:
    words = Words(load_game("signorie"), "it", NAMES)
    left_out = Event("leave_out", {"cities": ["Roma", "Napoli"]})
    assert words.event(left_out) == "Fuori da questa partita: Roma, Napoli."
    assert words.event(Event("new_order", {"order": [2, 0, 1]})) == (
        "Nuovo ordine di turno: Ada, Ginevra, Lorenzo."
    )


def test_a_refusal_names_its_rule() -> None:
    words = Words(load_game("signorie"))
    refusal = Refusal("S-405", "not-enough-florins", {"florins": 3})
    assert words.why(refusal) == "3 florins needed (S-405)"


def test_money_is_counted_as_each_language_counts() -> None:
    game = load_game("princes")
    args = {"seat": 0, "family": "Este", "rival": 1, "gold": 1, "influence": 0}
    offer = Event("offers", args | {"for_gold": 0, "for_influence": 2})
    told = {
        "en": "You offer Lorenzo 1 gold for 2 influence.",
        "fr": "Vous offrez 1 Or à Lorenzo contre 2 Influences.",
        "de": "Du bietest Lorenzo 1 Gold gegen 2 Einfluss an.",
        "pt": "Você oferece 1 de ouro a Lorenzo por 2 de influência.",
        "it": "Proponi 1 oro a Lorenzo per 2 punti influenza.",
    }
    assert {lang: Words(game, lang, NAMES, 0).event(offer) for lang in LANGUAGES} == told
    gift = Event("offers", args | {"gold": 3, "for_gold": 0, "for_influence": 0})
    assert Words(game, "fr", NAMES).event(gift) == ("Ginevra offre 3 Ors à Lorenzo contre rien.")


def test_what_is_owed_is_said_in_words() -> None:
    args = {"seat": 0, "purpose": "rome", "owed": "2 crown_or_cross, 1 ship"}
    told = Words(load_game("virtu"), "en", NAMES, 0).say("prompt-pay", args)
    assert "2 crown or cross, 1 ship" in told
    assert "crown_or_cross" not in told
    assert "2 Krone oder Kreuz" in Words(load_game("virtu"), "de", NAMES, 0).say("prompt-pay", args)


def test_an_accepted_gift_costs_nothing() -> None:
    accepts = Event(
        "accepts",
        {
            "seat": 1,
            "family": "Este",
            "rival": 2,
            "gold": 0,
            "influence": 0,
            "for_gold": 3,
            "for_influence": 1,
        },
    )
    assert Words(load_game("princes"), "en", NAMES).event(accepts) == (
        "Lorenzo accepts the offer of Ada: 3 gold and 1 influence for nothing."
    )
