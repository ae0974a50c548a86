"""Calls for figures: of a game, and of a person."""

from __future__ import annotations

from sqlalchemy import select

from quattrocento.house import schema
from quattrocento.house.calls import Calls, Request
from quattrocento.house.figures import Cached
from quattrocento.house.house import House
from quattrocento.house.responses import PersonStatistics, StatisticsAnswer
from quattrocento.table.errors import Refused

calls = Calls()


@calls.get("/api/games/{game}/statistics", StatisticsAnswer)
async def of_game(request: Request, game: str) -> StatisticsAnswer:
    """How often each seat and family wins: between people, against bots and among bots."""
    return (await _counted(request.house, game)).answer


@calls.get("/api/people/{person}/statistics", PersonStatistics)
async def of_person(request: Request, person: str) -> PersonStatistics:
    """What somebody has played: games, wins, rating and favourite, game by game."""
    house = request.house
    p = schema.people.c
    query = select(p.name).where(p.id == person)
    name = await house.store.read(lambda connection: connection.execute(query).scalar())
    if name is None:
        raise Refused(404, "nobody", "Nobody here has this address.")
    found = {}
    for game in house.games:
        player = (await _counted(house, game)).statistics.players.get(f"person {person}")
        if player is not None:
            found[game] = player.shown(name)
    return PersonStatistics(name, found)


async def _counted(house: House, game: str) -> Cached:
    if game not in house.games:
        raise Refused(404, "no-game", f"No game is called {game!r}.")
    return await house.figures.of(game)
