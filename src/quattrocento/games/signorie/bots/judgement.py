"""How bots judge Signorie: points in hand, what is still to come, and where points come from."""

from __future__ import annotations

from collections.abc import Mapping

from quattrocento.games.signorie.board import Board
from quattrocento.games.signorie.bots.evaluation import judge
from quattrocento.games.signorie.names import FROM_ALLIANCES, FROM_CAREERS, SOURCES
from quattrocento.games.signorie.rules.scoring import alliances_vp, careers_vp
from quattrocento.players.judgement import Judgement


class SignorieJudgement(Judgement[Board]):
    """Points in hand and a guess at what the rest of the table is still worth."""

    levels: Mapping[str, str] = {"hard": "learned:3000/1000"}

    def evaluate(self, position: Board) -> list[float]:
        return [judge(position, seat) for seat in range(len(position.players))]

    def worth(self, position: Board, seat: int) -> float:
        return judge(position, seat)

    def sources(self, position: Board) -> list[dict[str, int]] | None:
        found = [dict(zip(SOURCES, player.points, strict=True)) for player in position.players]
        if position.agenda:
            for player, points in zip(position.players, found, strict=True):
                points[SOURCES[FROM_CAREERS]] += careers_vp(position, player)
                points[SOURCES[FROM_ALLIANCES]] += alliances_vp(position, player)
        return found
