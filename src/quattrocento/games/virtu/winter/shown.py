"""The shape of the Winter sheet, described once; `sheet.py` builds it."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from quattrocento.describing import one_of
from quattrocento.games.virtu.shown import Amounts, Reason, Written

WISH_STATES = ("planned", "fits", "instead", "extra", "lacks", "barred")


class Wish(TypedDict):
    """Something that may be planned for a Winter, given all that is planned already."""

    state: Annotated[str, one_of(WISH_STATES)]
    """`instead`: only if what is planned in other steps is dropped; `extra`: only with an
    indulgence; `lacks`: not even so."""
    instead: NotRequired[list[str]]
    """The steps of which something would have to be dropped."""
    lack: NotRequired[Amounts]
    """The fewest symbols that are lacking."""
    why: NotRequired[Reason]


class WishedMove(Wish):
    """A move that may be planned: a troop to recruit, an alliance."""

    move: Written
    cost: Amounts


class WagesPlan(TypedDict):
    """A sum that may be paid as wages, and the troops it keeps on the map."""

    move: Written
    keeps: int
    planned: bool
    can: bool


class CardWay(TypedDict):
    """A card of the palace that may be moved, and where to; what makes room for it is left out."""

    move: Written
    goals: list[Written]


class AccountLine(TypedDict):
    """Florins spent or gained in a step, or other symbols that a source gives for it."""

    step: str
    florins: int
    left: int
    """The treasury afterwards."""
    source: NotRequired[str]
    card: NotRequired[str]
    """What the source is, where it is a card."""
    gives: NotRequired[Amounts]


class LeftOutWish(TypedDict):
    """A wish that cannot be carried out."""

    step: str
    move: Written
    lack: Amounts
    why: Reason


class WinterSheet(TypedDict):
    """A seat's Winter as it is planned: what it comes to, and what else could be planned."""

    steps: list[str]
    """The steps still to come."""
    moves: list[Written]
    """What the plan comes to: legal one after the other, to the end of this seat's Winter."""
    treasury: int
    left: int
    account: list[AccountLine]
    left_out: list[LeftOutWish]
    wages: list[WagesPlan]
    dismissed: list[Written]
    dismissible: list[Written]
    """Other troops that could go instead."""
    ways: list[CardWay]
    planned: list[Written]
    """Cards that are moved, with their goals, as they were wished."""
    wares: dict[str, Wish]
    spaces: int
    """Free court spaces when everything planned is bought."""
    discarded: list[str]
    """Cards that make room for those bought."""
    sites: list[Written]
    """Where a cathedral that is bought may be built, the planned one first."""
    recruits: list[WishedMove]
    reserve: int
    """Troops left in the reserve."""
    powers: list[WishedMove]
    troops: int
    """On the map after this Winter."""
    indulgence: Annotated[str, one_of(("none", "may", "planned", "used"))]
    """Whether one can be asked for this Winter."""
    prestige: int
    """What the plan changes of it."""
