"""What else could be planned: whether it fits, what it would displace, and what it lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.box import COST_COUNT, SYMBOL_COUNT
from quattrocento.games.virtu.lens.annexing import reason
from quattrocento.games.virtu.names import COSTS, FLORIN, MARKET
from quattrocento.games.virtu.rules.buying import BUY, basket_cost, with_ware
from quattrocento.games.virtu.rules.govern import POWER_INDEX
from quattrocento.games.virtu.rules.paying import payable_from
from quattrocento.games.virtu.rules.reliefs import ALLIANCE, PURCHASE, WINTER, drawable, totals
from quattrocento.games.virtu.winter import wishes as steps
from quattrocento.games.virtu.winter.course import Course
from quattrocento.kernel.step import Move, Refusal

if TYPE_CHECKING:
    from quattrocento.games.virtu.winter.shown import Wish

_UNPAID = ("cannot-pay", "not-enough-florins")


def unpaid(refusal: Refusal) -> bool:
    """It is a matter of paying, and of nothing else."""
    return refusal.reason in _UNPAID


def lack_of(board: Board, seat: int, purpose: int, cost: list[int]) -> dict[str, int]:
    """The fewest symbols without which a cost could be paid."""
    codes = drawable(board, seat, purpose)
    most = totals(board, seat, codes)
    least = [0] * COST_COUNT
    for symbol in range(SYMBOL_COUNT):
        least[symbol] = max(cost[symbol] - most[symbol] - board.pool[symbol], 0)
    for more in range(sum(cost) + 1):
        for lack in _spread(least, cost, more, 0):
            rest = [cost[kind] - lack[kind] for kind in range(COST_COUNT)]
            if payable_from(board, seat, codes, rest):
                return {COSTS[kind]: n for kind, n in enumerate(lack) if n}
    return {}


def _spread(lack: list[int], cost: list[int], more: int, first: int) -> list[list[int]]:
    """The same lack with so many symbols more, in every way that the cost allows."""
    if more == 0:
        return [lack]
    found: list[list[int]] = []
    for kind in range(first, COST_COUNT):
        if lack[kind] < cost[kind]:
            grown = lack[:]
            grown[kind] += 1
            found += _spread(grown, cost, more - 1, kind)
    return found


class Draft:
    """A seat's Winter with a plan, and what the plan leaves room for."""

    __slots__ = ("course", "seat", "start", "wishes")

    def __init__(self, start: Board, seat: int, wishes: steps.Wishes) -> None:
        """`start` is a table as `ahead` gives it."""
        self.start: Final = start
        self.seat: Final = seat
        self.wishes: Final = wishes
        self.course: Final = Course(start.clone(), seat, wishes)

    def wares(self) -> dict[str, Wish]:
        if steps.BUY not in self.course.openers:
            return {}
        board = self.course.at(steps.BUY)
        found: dict[str, Wish] = {}
        for ware, name in enumerate(MARKET):
            if board.basket >> ware & 1:
                found[name] = {"state": "planned"}
            else:
                cost = with_ware(board, basket_cost(board, board.basket), ware)
                found[name] = self.state(steps.BUY, BUY[ware], board, PURCHASE, cost)
        return found

    def recruit(self, move: Move, price: int) -> Wish:
        cost = [0] * COST_COUNT
        cost[FLORIN] = price
        return self.state(steps.RECRUIT, move, self.course.at(steps.RECRUIT), WINTER, cost)

    def ally(self, move: Move) -> Wish:
        """One alliance a Winter: another one takes the place of the planned one."""
        if move in self.wishes.of[steps.ALLIANCE] and move not in self.course.missed():
            return {"state": "planned"}
        power = POWER_INDEX[move[1]]
        cost = list(self.start.box.alliance_cost[power])
        board = self.course.at(steps.ALLIANCE)
        return self.state(steps.ALLIANCE, move, board, ALLIANCE, cost)

    def state(self, step: str, move: Move, board: Board, purpose: int, cost: list[int]) -> Wish:
        """Whether a wish fits on top of the plan: what it displaces, or what it lacks."""
        sober = self.course.sober(board)
        refusal = self.course.openers[step].why_not(sober, move)
        if refusal is None:
            return self._fitting(step, move, board)
        if not unpaid(refusal):
            return {"state": "barred", "why": reason(refusal)}
        told: Wish = {
            "state": "lacks",
            "lack": lack_of(sober, self.seat, purpose, cost),
            "why": reason(refusal),
        }
        if not self.wishes.begs and self.course.openers[step].why_not(board, move) is None:
            told["state"] = "extra"
            return told
        for dropped in _drops(step, self.wishes):
            other = Course(self.start.clone(), self.seat, self._but(dropped, step, move))
            if move not in other.missed() and move in other.moves:
                told["state"] = "instead"
                told["instead"] = dropped
                break
        return told

    def _fitting(self, step: str, move: Move, board: Board) -> Wish:
        """It can be done; what is planned for later may go no more."""
        later = list(steps.STEPS[steps.STEPS.index(step) + 1 :])
        if not any(self.wishes.of[name] for name in later):
            return {"state": "fits"}
        known = self.course.missed()
        other = Course(self.start.clone(), self.seat, self._but([], step, move))
        lost = [one.step for one in other.left_out if one.move not in known]
        # As many of one kind may be wished as of another: what is missed more often is lost, too.
        if not lost and len(other.left_out) > len(self.course.left_out):
            lost = [one.step for one in other.left_out[len(self.course.left_out) :]]
        if not lost:
            return {"state": "fits"}
        return {"state": "instead", "instead": sorted(set(lost), key=steps.STEPS.index)}

    def _but(self, dropped: list[str], step: str, move: Move) -> steps.Wishes:
        """The plan with one wish more; an alliance takes the place of another."""
        if step == steps.ALLIANCE:
            return self.wishes.but([*dropped, step], [move])
        return self.wishes.but(dropped, [move])


def _drops(step: str, wishes: steps.Wishes) -> list[list[str]]:
    """What could be dropped so that a wish can be paid: little first."""
    earlier = steps.STEPS[steps.STEPS.index(steps.BUY) : steps.STEPS.index(step)]
    planned = [name for name in reversed(earlier) if wishes.of[name]]
    ways = [[name] for name in planned]
    return [*ways, planned] if len(planned) > 1 else ways
