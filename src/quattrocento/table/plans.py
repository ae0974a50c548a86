"""What bots mean to do next: the rest of a turn that one of them has planned.

Kept in the memory of the process that has played the turn so far. A plan is for one version of a
table: whatever else happens there, an undo too, makes it void, and so does a choice that was not
foreseen. Then the bot thinks anew, as it does in any other process that plays on.
"""

from __future__ import annotations

from typing import NamedTuple

from quattrocento.kernel.play import legal
from quattrocento.kernel.step import Move
from quattrocento.players.player import TurnPlan
from quattrocento.table.table import Table

MOST = 1_000
"""Plans that are kept; the oldest one goes first."""


class Planned(NamedTuple):
    """A plan, whose it is, and the version of the table that it begins at."""

    version: int
    seat: int
    plan: TurnPlan


class Plans:
    """The plans of bots that are in the middle of a turn, by table."""

    def __init__(self) -> None:
        self._plans: dict[str, Planned] = {}

    def keep(self, table: Table, seat: int, plan: TurnPlan) -> None:
        """A bot has just played, and this is what is to follow."""
        self._plans.pop(table.id, None)
        if plan:
            self._plans[table.id] = Planned(table.version, seat, plan)
            if len(self._plans) > MOST:
                del self._plans[next(iter(self._plans))]

    def went_on(self, table: Table, seat: int, move: Move) -> None:
        """A move was played without thinking; where it was meant, the rest of the plan is next."""
        found = self._plans.get(table.id)
        if found is not None:
            version, whose, [(_, meant), *rest] = found
            foreseen = (version + 1, whose, meant) == (table.version, seat, move)
            self.keep(table, seat, rest if foreseen else [])

    def move(self, table: Table, seat: int) -> Move | None:
        """What a bot means to do now; None where it has to think."""
        found = self._plans.get(table.id)
        if found is None or table.match is None:
            return None
        choices, move = found.plan[0]
        if (found.version, found.seat) == (table.version, seat):
            if legal(table.match.position) == choices:
                return move
        return None
