"""What a player of Signorie can count of his own."""

from __future__ import annotations

from quattrocento.games.signorie.board import Board


def holdings(board: Board, seat: int) -> dict[str, int]:
    """Points, florins, people at home and the place on the initiative track."""
    player = board.players[seat]
    return {
        "vp": sum(player.points),
        "florins": player.florins,
        "men": player.men,
        "women": player.women,
        "initiative": board.initiative[seat],
    }
