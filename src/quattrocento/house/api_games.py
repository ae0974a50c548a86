"""Calls about the games: what can be played, their words, components and rules."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from litestar import Response, get
from litestar.datastructures import CacheControlHeader

from quattrocento.house.api_people import Asked, Language
from quattrocento.house.asking import house_of
from quattrocento.house.bots import LEVELS
from quattrocento.house.errors import Refused
from quattrocento.kernel.game import Game

MINUTES = {"signorie": [60, 120]}
_CACHED = CacheControlHeader(max_age=300)


@get("/api/games")
async def games(request: Asked) -> dict[str, Any]:
    return {"games": [_shown(game) for game in house_of(request).games.values()]}


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain")
async def words(request: Asked, game: str, language: Language) -> Response[str]:
    _game(request, game)
    texts = []
    for package in ("quattrocento.words", f"quattrocento.games.{game}.words"):
        catalogue = files(package).joinpath(f"{language}.ftl")
        if catalogue.is_file():
            texts.append(catalogue.read_text("utf-8"))
    return Response("\n".join(texts), media_type="text/plain; charset=utf-8")


@get("/api/games/{game:str}/components", cache_control=_CACHED)
async def components(request: Asked, game: str) -> dict[str, Any]:
    rows = _game(request, game).components.rows()
    names = ("path", "value", "source", "note")
    return {"rows": [dict(zip(names, row, strict=True)) for row in rows]}


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


HANDLERS = [games, words, components]
