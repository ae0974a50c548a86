"""What happens in a recorded game of The Italian Wars alone: postures, alliances, its ends."""

from __future__ import annotations

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.game import ItalianWars
from quattrocento.games.italian_wars.names import KINGS, MAJORS
from quattrocento.games.italian_wars.sight import posture
from quattrocento.games.virtu.names import CROWN, NOBODY
from quattrocento.games.virtu.rules.scoring import symbols_owned
from quattrocento.kernel.position import Event


def in_the_war(table: Italy, events: list[Event]) -> set[str]:
    """Whose friends the Major Cities are, and what a move has done to them."""
    found = {
        f"posture {posture(table, seat, major)}"
        for seat in range(len(KINGS))
        for major in range(len(MAJORS))
    }
    for event in events:
        if event.name == "concludes":
            found.add(f"alliance {event.args['major']} {KINGS[event.args['seat']]}")
        elif event.name == "eliminates":
            ally = table.sides[MAJORS.index(event.args["major"])]
            found.add(f"elimination {event.args['major']}")
            found.add(
                "elimination of nobody's ally" if ally == NOBODY else "elimination of an ally"
            )
        elif event.name == "wins_at_once":
            found.add(f"victory {KINGS[event.args['seat']]}")
    return found


def how_it_ended(table: Italy) -> set[str]:
    """Which comparison has decided the game, and for whom."""
    end = ItalianWars().standing(table)
    winner = KINGS[end.places.index(1)]
    if table.victor != NOBODY:
        return {"ending victory at once"}
    if end.scores[0] != end.scores[1]:
        return {f"ending points {winner}"}
    crowns = [symbols_owned(table, player, CROWN) for player in table.players]
    return {"ending shared" if crowns[0] == crowns[1] else "ending crowns"}
