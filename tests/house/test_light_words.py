"""Words and components: sent small, and kept for ever by the browser."""

from __future__ import annotations

from tests.house.houses import RunningHouse

LIMIT = 45_000
"""Bytes at most of a game's words in one language as they are sent."""
LANGUAGES = {"en", "fr", "de", "pt", "it"}


def test_words_and_components_are_sent_small_and_kept_for_ever(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    found = ada.get("/api/games")
    addresses = list(found["words"].values())
    assert set(found["words"]) == LANGUAGES
    for game in found["games"]:
        assert set(game["words"]) == LANGUAGES
        addresses += [*game["words"].values(), game["components"]]
    assert len(set(addresses)) == len(addresses) == 5 + 6 * len(found["games"])
    for address in addresses:
        answer = ada.http.get(address)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert int(answer.headers["content-length"]) < LIMIT
        plain = ada.http.get(address, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == answer.text
        # The same without a version is not kept for long, and with another one not at all.
        stem = address.rpartition("/")[0]
        old = ada.http.get(f"{stem}/000000000000")
        assert old.text == plain.text
        assert old.headers["cache-control"] == "no-store"
        if not stem.startswith("/api/words"):
            today = ada.http.get(stem)
            assert today.text == plain.text
            assert today.headers["cache-control"] == "max-age=300"


def test_what_is_said_at_no_table_names_every_game(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    found = ada.get("/api/games")
    for language in LANGUAGES:
        words = ada.http.get(found["words"][language]).text
        for game in found["games"]:
            whole = ada.http.get(game["words"][language]).text
            assert f"game-{game['name']} =" in words
            assert f"ui-tagline-{game['name']} =" in words
            assert f"game-{game['name']} =" in whole
        assert "ui-welcome-name =" in words
        assert "prompt-take_die =" not in words
    assert ada.http.get("/api/words/xx/000000000000").status_code == 404
    assert ada.http.get("/api/games/signorie/words/xx/000000000000").status_code == 404


def test_a_long_list_of_tables_is_sent_small(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    for _ in range(8):
        ada.post("/api/tables", {"game": "signorie", "seats": [{"kind": "me"}, {"kind": "open"}]})
    address = "/api/tables?list=open"
    packed = ada.http.get(address)
    plain = ada.http.get(address, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < len(plain.content) / 3
    assert packed.json() == plain.json()
