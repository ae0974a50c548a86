"""How good a table looks for each player: what the greedy player and the search lean on."""

from __future__ import annotations

from quattrocento.games.signorie.board import Board, Player
from quattrocento.games.signorie.names import MARRIAGE_ROW
from quattrocento.games.signorie.rules.alliances import row_end, row_tiles
from quattrocento.games.signorie.rules.helpers import helper_count
from quattrocento.games.signorie.rules.mandates import threshold


def judge(position: Board, seat: int) -> float:
    """Points in hand and a guess at what the rest of the table is still worth."""
    player = position.players[seat]
    box = position.box
    if not position.agenda:
        return float(sum(player.points))
    left = box.rounds - position.round + (0.0 if _round_done(player) else 0.5)
    total = float(sum(player.points))
    total += min(player.florins, 8) * (0.9 if left > 1 else 0.5)
    total += (player.men + player.women) * min(left, 3) * 0.45
    total += player.brides * left * 0.5
    total += helper_count(player.helpers) * left * 1.1
    total += _careers(position, player, left)
    total += _rows(position, player, left)
    total += box.initiative_vp[position.initiative[seat]] * 0.9 + position.initiative[seat] * 0.3
    if player.dice_sum() > threshold(position, player):
        total -= 3.5
    return total


def _round_done(player: Player) -> bool:
    return player.passed


def _careers(board: Board, player: Player, left: float) -> float:
    """A man is worth half his space at the end, and nearly all of it while missions remain."""
    box = board.box
    share = 0.5 if left < 0.5 else 0.75
    worth = 0.0
    for index, men in enumerate(player.careers):
        if men:
            worth += men * (box.career_vp[index] + 0.6) * share
    return worth


def _rows(board: Board, player: Player, left: float) -> float:
    """Tiles beside a row, counted in full once the row scores and in part on the way there."""
    box = board.box
    worth = 0.0
    for row in range(MARRIAGE_ROW + 1):
        tiles = row_tiles(player, row)
        if tiles == 0:
            continue
        vp = player.face_down[row] * box.back
        for coat in range(row * 4, row_end(row)):
            vp += player.tiles[coat]
        if tiles >= box.fewest:
            worth += vp
        elif left > 0:
            worth += vp * tiles * 0.28
    return worth
