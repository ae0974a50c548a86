"""Calls about the games: what can be played, their words, components and rules."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from litestar import Response, get
from litestar.datastructures import CacheControlHeader

from quattrocento.house.api_people import Asked, Language
from quattrocento.house.asking import house_of
from quattrocento.house.bots import LEVELS
from quattrocento.house.errors import Refused
from quattrocento.kernel.game import Game
from quattrocento.words import catalogue
from quattrocento.words.rules import rules as numbered_rules

MINUTES = {"signorie": [60, 120]}
_CACHED = CacheControlHeader(max_age=300)


@get("/api/games")
async def games(request: Asked) -> dict[str, Any]:
    return {"games": [_shown(game) for game in house_of(request).games.values()]}


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain")
async def words(request: Asked, game: str, language: Language) -> Response[str]:
    text = catalogue(_game(request, game), language)
    return Response(text, media_type="text/plain")


@get("/api/games/{game:str}/components", cache_control=_CACHED)
async def components(request: Asked, game: str) -> dict[str, Any]:
    rows = _game(request, game).components.rows()
    names = ("path", "value", "source", "note")
    return {"rows": [dict(zip(names, row, strict=True)) for row in rows]}


@get("/api/games/{game:str}/rules", cache_control=_CACHED)
async def rules(request: Asked, game: str) -> dict[str, Any]:
    name = _game(request, game).name
    return {"rules": [asdict(rule) for rule in numbered_rules(name).values()]}


def _game(request: Asked, name: str) -> Game[Any]:
    game = house_of(request).games.get(name)
    if game is None:
        raise Refused(404, "no-game", f"No game is called {name!r}.")
    return game


def _shown(game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "seats": list(game.seats),
        "minutes": MINUTES.get(game.name),
        "options": [
            {"name": option.name, "choices": list(option.choices), "rule": option.rule}
            for option in game.options
        ],
        "levels": list(LEVELS),
    }


HANDLERS = [games, words, components, rules]
