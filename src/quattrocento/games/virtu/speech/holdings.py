"""What a player of Virtù can count of his own."""

from __future__ import annotations

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.rules.scoring import prestige


def holdings(board: Board, seat: int) -> dict[str, int]:
    """Prestige, florins, land, people, and the place on the patronage track."""
    player = board.players[seat]
    return {
        "prestige": sum(prestige(board)[seat]),
        "florins": player.florins,
        "cities": board.cities_of(seat),
        "troops": board.troops_on_map(seat),
        "agents": player.owned_agents,
        "rank": player.rank,
    }
