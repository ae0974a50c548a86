"""What a player of Princes can count of his own."""

from __future__ import annotations

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.box import count_bits


def holdings(board: Board, seat: int) -> dict[str, int]:
    """Money, and how many things of each kind lie before a player."""
    player = board.players[seat]
    return {
        "gold": player.gold,
        "influence": player.influence,
        "wages": player.wages,
        "tokens": player.tokens,
        "tiles": count_bits(player.tiles),
        "troops": count_bits(player.troops),
        "treachery": count_bits(player.hand),
    }
