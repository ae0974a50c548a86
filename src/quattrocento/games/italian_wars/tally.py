"""What a study of balance counts here beyond Virtù's things: friends, trophies, and the ends."""

from __future__ import annotations

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.virtu import tally as virtu
from quattrocento.kernel.game import Count
from quattrocento.kernel.position import Event


def tally(table: Italy, event: Event) -> list[Count]:
    """What an event adds to a study, told on a table where it has just happened."""
    name = event.name
    args = event.args
    if name == "concludes":
        return [Count("alliances", str(args["major"]), args["seat"])]
    if name == "eliminates":
        return [Count("Major Cities eliminated", str(args["major"]), args["seat"])]
    if name == "influence" and args["spaces"] > 0:
        return [Count("influence", str(args["major"]), args["seat"])]
    if name == "wins_trophy":
        return [Count("deeds", "trophies", args["seat"])]
    if name == "wins_at_once":
        return [Count("ends", "victory at once", args["seat"])]
    return virtu.tally(table, event)
