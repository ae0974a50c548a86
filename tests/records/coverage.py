"""What happens in a recorded game: so that the recordings together show everything a game has."""

from __future__ import annotations

from typing import Any

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.virtu.names import NOBODY
from quattrocento.kernel.game import verb
from quattrocento.kernel.play import ASIDE, attempt, next_decision
from quattrocento.kernel.position import Event
from quattrocento.kernel.record import Record
from tests.records.wars import how_it_ended, in_the_war

THINGS = (
    "mandate", "bonus", "reward", "action", "column", "city", "house", "row", "family",
    "card", "ware", "power", "tile", "means", "source", "rank",
)  # fmt: skip
"""Arguments of events that name a piece: each of them must turn up in some recording."""


def happenings(record: Record[Any]) -> set[str]:
    """Choices of the table, events, pieces, decisions and verbs of a record, as short names."""
    study = record.game.study
    assert study is not None
    position = record.start()
    found = {f"option {name}={value}" for name, value in record.options.items()}
    for move in record.moves:
        decision = next_decision(position)
        if move[0] == ASIDE:
            found.add(f"aside {move[2]}")
        elif decision is not None:
            found.add(f"move {move[0]}")
            found.add(f"decision {verb(type(decision))}")
        events: list[Event] = []
        position.events = events
        attempt(position, move)
        position.events = None
        for event in events:
            found.add(f"event {event.name}")
            if event.name == "activates":
                found.add(f"helper {event.args['helper']}")
            if event.name == "last_year":
                found |= endings(position)
            found |= {f"{thing} {event.args[thing]}" for thing in THINGS if thing in event.args}
            found |= {f"{c.group}: {c.thing}" for c in study.tally(position, event)}
        if isinstance(position, Italy):
            found |= in_the_war(position, events)
    return found | how_it_ended(position) if isinstance(position, Italy) else found


def endings(position: Any) -> set[str]:
    """Which conditions have made this year of Virtù the last one."""
    box = position.box
    found = set()
    if NOBODY not in position.owner:
        found.add("ending map")
    for seat, player in enumerate(position.players):
        if position.cities_of(seat) >= box.last_city_space:
            found.add("ending cities")
        if player.rank >= box.ranks:
            found.add("ending patronage")
    return found
