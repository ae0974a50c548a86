"""The words of one game in one language: sent small, and kept for ever by the browser."""

from __future__ import annotations

from tests.house.houses import RunningHouse

LIMIT = 32_000
"""Bytes at most of a game's words in one language as they are sent."""


def test_words_are_sent_small_and_kept_for_ever(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    for game in ada.get("/api/games")["games"]:
        assert set(game["words"]) == {"en", "fr", "de", "pt", "it"}
        for language, address in game["words"].items():
            answer = ada.http.get(address)
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["vary"] == "Accept-Encoding"
            assert int(answer.headers["content-length"]) < LIMIT
            plain = ada.http.get(address, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.text == answer.text
            assert f"game-{game['name']} =" in plain.text
            assert ada.http.get(f"/api/games/{game['name']}/words/{language}").text == plain.text


def test_an_address_of_other_words_is_not_kept(small_house: RunningHouse) -> None:
    ada = small_house.guest()
    addresses = {
        address for game in ada.get("/api/games")["games"] for address in game["words"].values()
    }
    assert len(addresses) == 5 * len(ada.get("/api/games")["games"])
    old = ada.http.get("/api/games/signorie/words/en/000000000000")
    assert "game-signorie =" in old.text
    assert old.headers["cache-control"] == "no-store"
    assert ada.http.get("/api/games/signorie/words/xx/000000000000").status_code == 404
