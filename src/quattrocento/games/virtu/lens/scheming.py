"""What an agent would do in each city: what it takes, and what it changes for the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quattrocento.games.virtu.board import Board, changed
from quattrocento.games.virtu.lens.annexing import reason
from quattrocento.games.virtu.names import CITIES, CROWN, MASK, NOBODY, RESERVE
from quattrocento.games.virtu.rules.annex import annex_cost
from quattrocento.games.virtu.rules.intrigue import PLACE, Intrigue, SendAgent, masks
from quattrocento.games.virtu.rules.paying import affordable
from quattrocento.games.virtu.rules.sieges import defence_parts
from quattrocento.kernel.step import Refusal

if TYPE_CHECKING:
    from quattrocento.games.virtu.shown import CityAgent


def deeds(
    position: Board, seat: int, usable: int, sending: SendAgent | None
) -> dict[str, CityAgent]:
    """Every city with what a mask could do there, and what would follow from it.

    An agent comes or is moved there; or a rival's is removed, unless one is being sent already.
    """
    found: dict[str, CityAgent] = {}
    for city in range(len(CITIES)):
        agent = position.agents[city]
        if position.owner[city] < NOBODY or agent == seat:
            continue
        removes = agent != NOBODY and sending is None
        refusal = (
            _removing(position, seat, city) if removes else _coming(position, seat, city, sending)
        )
        price = 1 if sending is not None else masks(position, seat)
        if refusal is None and not affordable(position, seat, usable, MASK, price):
            refusal = Refusal("V-1101", "no-mask")
        one: CityAgent = {
            "state": "can",
            "deed": "remove" if removes else "send",
            "masks": price,
        }
        if refusal is not None:
            one["state"] = "lacks" if refusal.reason == "no-mask" else "out"
            one["why"] = reason(refusal)
        now = _terms(position, seat, city)
        agents = position.agents
        position.agents = changed(agents, city, NOBODY if removes else seat)
        then = _terms(position, seat, city)
        position.agents = agents
        if now[0] and now[0] != then[0]:
            one["crowns"] = [now[0], then[0]]
        if now[1] and now[1] != then[1]:
            one["defence"] = [now[1], then[1]]
        found[CITIES[city]] = one
    return found


def _removing(position: Board, seat: int, city: int) -> Refusal | None:
    return Intrigue(seat).barred(position, position.box.places.remove[city])


def _coming(position: Board, seat: int, city: int, sending: SendAgent | None) -> Refusal | None:
    """Why no agent can come to a city: there is none, or the city is closed to it."""
    goal = position.box.places.send[city]
    if sending is not None:
        return sending.why_not(position, goal)
    refusal = Intrigue(seat).barred(position, PLACE)
    # Without one in reserve another one may move.
    if refusal is not None and (refusal.reason != "no-agent-left" or seat not in position.agents):
        return refusal
    return SendAgent(seat, RESERVE).why_not(position, goal)


def _terms(position: Board, seat: int, city: int) -> tuple[int, int]:
    """Crowns for annexing a city and the strength of its defence, none where they do not matter."""
    crowns = 0
    if position.owner[city] == NOBODY and not position.box.pirate[city]:
        crowns = annex_cost(position, seat, city, 0)[CROWN]
    if position.shelters(seat, city):
        return crowns, 0
    return crowns, sum(defence_parts(position, seat, city))
