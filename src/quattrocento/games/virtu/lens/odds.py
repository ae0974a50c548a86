"""What a siege of each city would come to: troops that get there, bonuses, defence, the outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.lens.annexing import Worth, reason
from quattrocento.games.virtu.lens.arms import answer, helps
from quattrocento.games.virtu.lens.musters import Muster, most_cavalry, musters
from quattrocento.games.virtu.lens.routes import Column, columns
from quattrocento.games.virtu.names import CITIES, NOBODY
from quattrocento.games.virtu.rules.reliefs import may_ask
from quattrocento.games.virtu.rules.sieges import conquer, defence_parts, victors_losses
from quattrocento.kernel.step import Refusal

if TYPE_CHECKING:
    from quattrocento.games.virtu.shown import CityOdds

ALONE: Final = Column(0, 0, ())
"""Nobody is sent: only troops that stand there already fight."""


class SiegePlan:
    """A siege as it could be laid: who goes, with how many bonuses."""

    __slots__ = ("begs", "bonus", "column", "troops")

    def __init__(self, column: Column, troops: int, bonus: int, begs: bool) -> None:
        self.column: Final = column
        self.troops: Final = troops
        self.bonus: Final = bonus
        self.begs: Final = begs


def odds(position: Board, seat: int, usable: int, room: bool, worth: Worth) -> dict[str, CityOdds]:
    """Every foreign city with the odds of the seat's siege; `usable` are sources outside the room.

    As things stand: rivals may still march, and the defender's bonuses are told apart.
    """
    ways = musters(position, seat, usable, room)
    sent = columns(position, seat, most_cavalry(ways))
    now = worth(position, seat)
    found: dict[str, CityOdds] = {}
    for city in range(len(CITIES)):
        if position.owner[city] < NOBODY or position.shelters(seat, city):
            continue
        value, agent, garrison, _, bastion = defence_parts(position, seat, city)
        defence = value + agent + garrison + bastion
        here = position.army(seat, city)
        plans = _plans(position, seat, city, ways, sent.get(city, [[ALONE]]))
        one: CityOdds = {
            "state": "out",
            "here": here,
            "troops": here,
            "bonus": 0,
            "defence": {
                "value": value,
                "agent": agent,
                "troops": garrison,
                "bastion": bastion,
                "sum": defence,
            },
            "answer": _answer(position, city),
        }
        found[CITIES[city]] = one
        if not position.has_disc(seat):
            one["why"] = reason(Refusal("V-325", "no-disc-left"))
        elif not plans:
            one["why"] = reason(Refusal("V-1001", "no-troop-gets-there"))
        else:
            _tell(position, seat, city, one, _chosen(plans, defence))
            one["prestige"] = _conquered(position, seat, city, worth) - now
    return found


def _plans(
    position: Board, seat: int, city: int, ways: list[Muster], columns: list[list[Column]]
) -> list[SiegePlan]:
    """Every siege that can be laid, each with the most bonuses, without an indulgence and with."""
    here = position.army(seat, city)
    further = helps(position, seat, city)
    begged = position.box.indulgence_florins if may_ask(position, seat) else 0
    plans: list[SiegePlan] = []
    for count, some in enumerate(columns):
        if not here + count:
            continue
        for column in some:
            for way in ways:
                if way.most(column.ships) < column.cavalry:
                    continue
                if way.gift[2] and not count and not position.done:
                    # Florins of the room are there only once the action has had an effect.
                    continue
                bonus = way.bonus(column.cavalry, column.ships, further, 0)
                plans.append(SiegePlan(column, here + count, bonus, False))
                if begged:
                    more = way.bonus(column.cavalry, column.ships, further, begged)
                    if more > bonus:
                        plans.append(SiegePlan(column, here + count, more, True))
    return plans


def _chosen(plans: list[SiegePlan], defence: int) -> SiegePlan:
    """Troops alone where they win, else the greatest strength; an indulgence only where it wins."""
    best = plans[0]
    for plan in plans:
        if _rank(plan, defence) > _rank(best, defence):
            best = plan
    return best


def _rank(plan: SiegePlan, defence: int) -> tuple[bool, bool, bool, int, int, int]:
    strength = plan.troops + plan.bonus
    fare = plan.column.cavalry + plan.column.ships
    alone = plan.troops > defence
    return strength > defence, not plan.begs, alone, strength, plan.troops, -fare


def _tell(position: Board, seat: int, city: int, one: CityOdds, plan: SiegePlan) -> None:
    """What a plan comes to."""
    defence, more = one["defence"]["sum"], one["answer"]
    attack = plan.troops + plan.bonus
    one["troops"], one["bonus"] = plan.troops, plan.bonus
    one["cavalry"], one["ships"] = plan.column.cavalry, plan.column.ships
    one["indulgence"] = plan.begs
    origins = plan.column.origins
    one["origins"] = {CITIES[origin]: origins.count(origin) for origin in origins}
    rivals = [r for r in position.order if r != seat and position.besieges(r, city)]
    if rivals:
        one["rivals"] = rivals
    if attack <= defence:
        one["state"] = "lacks"
        one["verdict"] = "draw" if attack == defence else "lose"
    else:
        one["state"] = "can" if plan.troops > defence else "extra"
        one["verdict"] = "win" if attack > defence + more else "unless"
    least = min(victors_losses(position, city, defence), plan.troops)
    most = min(victors_losses(position, city, defence + more), plan.troops)
    if one["verdict"] == "win":
        one["losses"] = [least, most]
    elif one["verdict"] == "unless":
        one["losses"] = [min(least, 1), max(least, 1)]
    else:
        one["losses"] = [1, 1]


def _answer(position: Board, city: int) -> int:
    defender = position.defender(city)
    return 0 if defender == NOBODY else answer(position, defender, city)


def _conquered(position: Board, seat: int, city: int, worth: Worth) -> int:
    """The seat's prestige once the city is taken."""
    after = position.clone()
    after.events = None
    conquer(after, seat, city, 0)
    return worth(after, seat)
