"""Calls about the games: what can be played, their words, components and rules."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from quattrocento.house.calls import JSON, Calls, Request, Response
from quattrocento.house.responses import (
    ComponentRow,
    ComponentsAnswer,
    GameInfo,
    GamesAnswer,
    RulesAnswer,
)
from quattrocento.kernel.game import Game
from quattrocento.lessons import lessons_of
from quattrocento.table.errors import Refused
from quattrocento.words.catalogues import LANGUAGES, catalogue, common_catalogue, version_of
from quattrocento.words.rules import rules as numbered_rules
from quattrocento.words.rules import rulings as numbered_rulings

TEXT = "text/plain; charset=utf-8"
FOR_EVER = ("cache-control", "public, max-age=31536000, immutable")
KEPT = ("cache-control", "max-age=300")
games_calls = Calls()


@games_calls.get("/api/games", GamesAnswer)
async def games(request: Request) -> GamesAnswer:
    """What can be played."""
    played = tuple(request.house.games.values())
    common = {
        language: f"/api/words/{language}/{packed_common(played, language).version}"
        for language in LANGUAGES
    }
    levels = request.house.config.levels
    return GamesAnswer([game_info(game, levels) for game in played], common)


@games_calls.get("/api/words/{language}/{version}", kind="text/plain")
async def common_words(request: Request, language: str, version: str) -> Response:
    """What is said at no table, in Fluent: the program's words, and what the games are called."""
    played = tuple(request.house.games.values())
    return packed_common(played, _language(language)).answer(request, TEXT, version)


@games_calls.get("/api/games/{game}/words/{language}", kind="text/plain")
async def words(request: Request, game: str, language: str) -> Response:
    """The Fluent catalogues of the program and of a game."""
    return packed_words(_game(request, game), _language(language)).answer(request, TEXT)


@games_calls.get("/api/games/{game}/words/{language}/{version}", kind="text/plain")
async def lasting_words(request: Request, game: str, language: str, version: str) -> Response:
    """The same at an address that changes with the words, to be kept for ever."""
    return packed_words(_game(request, game), _language(language)).answer(request, TEXT, version)


@games_calls.get("/api/games/{game}/components", ComponentsAnswer)
async def components(request: Request, game: str) -> Response:
    """Every component value with its source."""
    return packed_components(_game(request, game)).answer(request, JSON)


@games_calls.get("/api/games/{game}/components/{version}", ComponentsAnswer)
async def lasting_components(request: Request, game: str, version: str) -> Response:
    """The same at an address that changes with the values, to be kept for ever."""
    return packed_components(_game(request, game)).answer(request, JSON, version)


@games_calls.get("/api/games/{game}/board", kind="text/javascript")
async def board(request: Request, game: str) -> Response:
    """The board that an added game brings for the browser, a module built beforehand."""
    found = _game(request, game)
    if found.board is None:
        raise Refused(404, "no-board", f"{found.name} has no board of its own.")
    body = files(found.home).joinpath(found.board).read_bytes()
    return Response(body, "text/javascript; charset=utf-8", headers=[KEPT])


@games_calls.get("/api/games/{game}/rules", RulesAnswer)
async def rules(request: Request, game: str) -> Response:
    """The numbered rules, and the rulings that they name."""
    return packed_rules(_game(request, game)).answer(request, JSON)


class Packed:
    """A text that every visitor gets, compressed once."""

    def __init__(self, plain: bytes, version: str = "") -> None:
        self.plain = plain
        self._packed = gzip.compress(plain, 9, mtime=0)
        self.version = version or hashlib.sha256(plain).hexdigest()[:12]

    def answer(self, request: Request, kind: str, version: str | None = None) -> Response:
        """It, to be kept for ever where it is asked for by its version.

        A page that was opened before the house was renewed gets what is true today, unkept.
        """
        headers = [("vary", "Accept-Encoding")]
        if version is None:
            headers.append(KEPT)
        elif version == self.version:
            headers.append(FOR_EVER)
        if "gzip" not in request.header(b"accept-encoding"):
            return Response(self.plain, kind, headers=headers)
        return Response(self._packed, kind, headers=[*headers, ("content-encoding", "gzip")])


@lru_cache(64)
def packed_words(game: Game[Any], language: str) -> Packed:
    return Packed(catalogue(game, language).encode(), _version(game, language))


@lru_cache(64)
def _version(game: Game[Any], language: str) -> str:
    return version_of(game, language)


@lru_cache(16)
def packed_common(played: tuple[Game[Any], ...], language: str) -> Packed:
    return Packed(common_catalogue(played, language).encode())


@lru_cache(16)
def packed_components(game: Game[Any]) -> Packed:
    rows = [ComponentRow(*row) for row in game.components.rows()]
    return Packed(msgspec.json.encode(ComponentsAnswer(rows)))


@lru_cache(16)
def packed_rules(game: Game[Any]) -> Packed:
    found = RulesAnswer(
        list(numbered_rules(game.home, game.builds_on).values()),
        list(numbered_rulings(game.home, game.builds_on).values()),
    )
    return Packed(msgspec.json.encode(found))


def _language(name: str) -> str:
    if name not in LANGUAGES:
        raise Refused(404, "no-language", f"There are words in {', '.join(LANGUAGES)}.")
    return name


def _game(request: Request, name: str) -> Game[Any]:
    game = request.house.games.get(name)
    if game is None:
        raise Refused(404, "no-game", f"No game is called {name!r}.")
    return game


def game_info(game: Game[Any], levels: list[str]) -> GameInfo:
    return {
        "name": game.name,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "options": [
            {
                "name": option.name,
                "choices": list(option.choices),
                "per_seat": option.per_seat,
                "of_seats": option.of_seats,
                "by_lot": option.by_lot,
                "rule": option.rule,
            }
            for option in game.options
        ],
        "presets": {name: dict(chosen) for name, chosen in game.presets.items()},
        "levels": levels,
        "lessons": [lesson.pages for lesson in lessons_of(game)],
        "words": {
            language: f"/api/games/{game.name}/words/{language}/{_version(game, language)}"
            for language in LANGUAGES
        },
        "components": f"/api/games/{game.name}/components/{packed_components(game).version}",
        "board": None if game.board is None else f"/api/games/{game.name}/board",
    }
