"""What a king can count of his own."""

from __future__ import annotations

from quattrocento.games.italian_wars.board import Italy
from quattrocento.games.italian_wars.names import MAJORS
from quattrocento.games.italian_wars.rules.scoring import prestige
from quattrocento.games.virtu.names import CITIES


def holdings(table: Italy, seat: int) -> dict[str, int]:
    """Prestige, florins, land, people, and how far the markers of the tracks lean to him."""
    player = table.players[seat]
    tracks = [major for major in range(len(MAJORS)) if table.on_track(major)]
    return {
        "prestige": sum(prestige(table)[seat]),
        "florins": player.florins,
        "cities": sum(1 for city in range(len(CITIES)) if table.controls(seat, city)),
        "troops": table.troops_on_map(seat),
        "agents": player.owned_agents,
        "influence": sum(table.leaning(seat, major) for major in tracks),
    }
