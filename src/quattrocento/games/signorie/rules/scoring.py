"""The end of the game: final scoring and the places."""

from __future__ import annotations

from quattrocento.games.signorie.board import Board, Player
from quattrocento.games.signorie.names import FROM_ALLIANCES, FROM_CAREERS, ROWS
from quattrocento.games.signorie.rules.alliances import row_vp
from quattrocento.kernel.step import Task


class FinalScoring(Task[Board]):
    """Men still on a career and the rows of the plans score; nobody decides (S-1902 to S-1908)."""

    __slots__ = ()

    def run(self, position: Board) -> None:
        for seat in position.order:
            player = position.players[seat]
            careers = careers_vp(position, player)
            position.score(seat, FROM_CAREERS, careers)
            position.score(seat, FROM_ALLIANCES, alliances_vp(position, player))
            if position.events is not None:
                position.tell("final_careers", seat=seat, vp=careers)
                for row in range(4):
                    vp = row_vp(position, player, row)
                    position.tell("final_row", seat=seat, row=ROWS[row], vp=vp)


def alliances_vp(position: Board, player: Player) -> int:
    """What the rows of a plan bring (S-1903 to S-1906)."""
    vp = 0
    for row in range(4):
        vp += row_vp(position, player, row)
    return vp


def careers_vp(position: Board, player: Player) -> int:
    """Half the points of each man's space, rounded down for each man on his own (S-1902)."""
    box = position.box
    vp = 0
    for index, men in enumerate(player.careers):
        if men:
            vp += men * (box.career_vp[index] // 2)
    return vp
