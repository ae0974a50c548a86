"""Calls about the games: what can be played, their words, components and rules."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from quattrocento.house.answers import (
    ComponentRow,
    ComponentsAnswer,
    GameInfo,
    GamesAnswer,
    RulesAnswer,
)
from quattrocento.house.calls import JSON, Calls, Request, Response
from quattrocento.house.errors import Refused
from quattrocento.kernel.game import Game
from quattrocento.lessons import lesson_of
from quattrocento.players.specs import LEVELS
from quattrocento.words.catalogues import LANGUAGES, catalogue
from quattrocento.words.rules import rules as numbered_rules
from quattrocento.words.rules import rulings as numbered_rulings

FOR_EVER = ("cache-control", "public, max-age=31536000, immutable")
KEPT = ("cache-control", "max-age=300")
games_calls = Calls()


@games_calls.get("/api/games", GamesAnswer)
async def games(request: Request) -> GamesAnswer:
    """What can be played."""
    return GamesAnswer([_shown(game) for game in request.house.games.values()])


@games_calls.get("/api/games/{game}/words/{language}", kind="text/plain")
async def words(request: Request, game: str, language: str) -> Response:
    """The Fluent catalogues of the program and of a game."""
    found = _game(request, game)
    if language not in LANGUAGES:
        raise Refused(404, "no-language", f"There are words in {', '.join(LANGUAGES)}.")
    return _words(request, found, language)


@games_calls.get("/api/games/{game}/words/{language}/{version}", kind="text/plain")
async def lasting_words(request: Request, game: str, language: str, version: str) -> Response:
    """The same at an address that changes with the words, to be kept for ever."""
    found = _game(request, game)
    if language not in LANGUAGES:
        raise Refused(404, "no-language", f"There are words in {', '.join(LANGUAGES)}.")
    # A page that was opened before the house was renewed gets the words of today, unkept.
    lasting = version == _catalogue(found, language).version
    return _words(request, found, language, [FOR_EVER] if lasting else [])


@games_calls.get("/api/games/{game}/components", ComponentsAnswer)
async def components(request: Request, game: str) -> Response:
    """Every component value with its source."""
    rows = [ComponentRow(*row) for row in _game(request, game).components.rows()]
    return Response(msgspec.json.encode(ComponentsAnswer(rows)), JSON, headers=[KEPT])


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
    asked_for = _game(request, game)
    found = RulesAnswer(
        list(numbered_rules(asked_for.home, asked_for.builds_on).values()),
        list(numbered_rulings(asked_for.home, asked_for.builds_on).values()),
    )
    return Response(msgspec.json.encode(found), JSON, headers=[KEPT])


class Catalogue:
    """A game's words in one language, ready to be sent."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.plain = catalogue(game, language).encode()
        self.packed = gzip.compress(self.plain, 9, mtime=0)
        self.version = hashlib.sha256(self.plain).hexdigest()[:12]


@lru_cache(64)
def _catalogue(game: Game[Any], language: str) -> Catalogue:
    return Catalogue(game, language)


def _words(
    request: Request, game: Game[Any], language: str, headers: Iterable[tuple[str, str]] = ()
) -> Response:
    found = _catalogue(game, language)
    kind = "text/plain; charset=utf-8"
    told = [*headers, ("vary", "Accept-Encoding")]
    if "gzip" in request.header(b"accept-encoding"):
        return Response(found.packed, kind, headers=[*told, ("content-encoding", "gzip")])
    return Response(found.plain, kind, headers=told)


def _game(request: Request, name: str) -> Game[Any]:
    game = request.house.games.get(name)
    if game is None:
        raise Refused(404, "no-game", f"No game is called {name!r}.")
    return game


def _shown(game: Game[Any]) -> GameInfo:
    lesson = lesson_of(game)
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
        "levels": list(LEVELS),
        "lesson": None if lesson is None else lesson.pages,
        "words": {
            language: f"/api/games/{game.name}/words/{language}/"
            + _catalogue(game, language).version
            for language in LANGUAGES
        },
        "board": None if game.board is None else f"/api/games/{game.name}/board",
    }
