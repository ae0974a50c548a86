"""Calls about the games: what can be played, their words, components and rules."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from quattrocento.house.answers import READING
from quattrocento.house.api_people import Language
from quattrocento.house.asking import Asked, GameName, house_of
from quattrocento.house.errors import Refused
from quattrocento.kernel.game import Game
from quattrocento.players.specs import LEVELS
from quattrocento.words import catalogue
from quattrocento.words.rules import rules as numbered_rules

MINUTES = {"signorie": [60, 120]}
_CACHED = CacheControlHeader(max_age=300)


@get("/api/games", responses=READING)
async def games(request: Asked) -> dict[str, Any]:
    return {"games": [_shown(game) for game in house_of(request).games.values()]}


@get("/api/games/{game:str}/words/{language:str}", media_type="text/plain", responses=READING)
async def words(request: Asked, game: GameName, language: FromPath[Language]) -> Response[str]:
    text = catalogue(_game(request, game), language)
    return Response(text, media_type="text/plain")


@get("/api/games/{game:str}/components", cache_control=_CACHED, responses=READING)
async def components(request: Asked, game: GameName) -> dict[str, Any]:
    rows = _game(request, game).components.rows()
    names = ("path", "value", "source", "note")
    return {"rows": [dict(zip(names, row, strict=True)) for row in rows]}


@get("/api/games/{game:str}/rules", cache_control=_CACHED, responses=READING)
async def rules(request: Asked, game: GameName) -> dict[str, Any]:
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
            {
                "name": option.name,
                "choices": list(option.choices),
                "per_seat": option.per_seat,
                "rule": option.rule,
            }
            for option in game.options
        ],
        "levels": list(LEVELS),
    }


HANDLERS = [games, words, components, rules]
