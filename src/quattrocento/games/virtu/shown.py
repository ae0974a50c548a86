"""The shape of what a seat is shown of Virtù, described once; `view` builds it."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from quattrocento.describing import VERB_FIRST, each, one_of
from quattrocento.games.virtu.names import (
    ACTIONS,
    COLOURS,
    COSTS,
    COURT,
    POWERS,
    SEASONS,
    SYMBOLS,
)

Colour = Annotated[str, one_of(COLOURS)]
Symbol = Annotated[str, one_of(SYMBOLS)]
Action = Annotated[str, one_of(ACTIONS)]
CourtName = Annotated[str, one_of(COURT)]
Amounts = dict[Annotated[str, one_of(COSTS)], int]
"""Numbers by symbol; what is not there is nothing."""
AtHand = Annotated[dict[Symbol, int], each(SYMBOLS)]
Written = Annotated[list[str | int], VERB_FIRST]
"""A move."""


class PalaceRoom(TypedDict):
    """A room of a palace and what lies in it."""

    action: str | None
    improvement: str | None
    indulgence: bool
    agent: Colour | None


class CourtSpace(TypedDict):
    """A space of the court and its card."""

    card: str | None
    exhausted: bool


class PalacePlayer(TypedDict):
    """A player's palace, Domain and stocks, as every game with palaces has them."""

    colour: Colour
    faction: str
    florins: int
    marker: int | None
    """The room with the marker, counted from 1."""
    rooms: list[PalaceRoom] | None
    """Null while the family cards lie hidden."""
    court: Annotated[dict[CourtName, CourtSpace], each(COURT)] | None
    free_spaces: list[str] | None
    lost_spaces: list[str]
    domain: dict[str, Annotated[str, one_of(("available", "exhausted"))]]
    asked: bool
    agents: int
    owned_agents: int
    reserve: int
    tokens: int
    war_left: dict[str, int]
    """War symbols of cortigiani in use that may still be announced in this siege."""
    gave: dict[str, Symbol]
    printed: list[Action | None]
    """Null is a room without action."""
    actions: list[Action | None] | None
    to_lay: int
    cities: int
    court_size: int
    extra_spaces: int
    points: dict[str, int]
    prestige: int
    at_hand: AtHand | None
    """The most of each symbol for what is to be paid now, without an indulgence."""
    indulgence: Amounts | None
    """What an indulgence would add to it, one or the other; null where none can be asked for."""


class Dynasty(PalacePlayer):
    """A dynasty of Virtù."""

    rank: int
    rank_cost: Amounts | None
    """What the next rank of patronage costs; null on the last."""
    bonuses: list[str]
    trophies: list[Colour]
    """Discs of rivals."""
    crosses: int


class MapCity(TypedDict):
    """A city of the map."""

    owner: Colour | None
    troops: dict[Colour, int]
    agent: Colour | None
    cathedral: bool
    fled: NotRequired[list[Colour]]
    victors: NotRequired[list[Colour]]
    leonardo: NotRequired[list[Colour]]


class ForeignPower(TypedDict):
    """A power beyond Italy and its ally."""

    ally: Colour | None
    ready: bool
    agent: Colour | None


class Strength(TypedDict):
    """One side of a siege or battle: the sum and its parts."""

    troops: int
    sum: int
    bonuses: NotRequired[int]
    value: NotRequired[int]
    agent: NotRequired[int]
    bastion: NotRequired[int]


class Siege(TypedDict):
    """Who attacks, who defends, and both strengths."""

    city: str
    kind: NotRequired[Annotated[str, one_of(("siege", "battle"))]]
    attacker: int
    defender: int | None
    optional: NotRequired[bool]
    """The besieger may leave the city alone."""
    attack: Strength
    defence: Strength


class Payment(TypedDict):
    """What the payment in progress still owes."""

    owed: Amounts
    missing: Amounts
    lacking: Amounts
    """What of it only an indulgence can give."""
    treasury: int


class Source(TypedDict):
    """Something to pay with, and what it gives: one type of symbol."""

    source: str
    gives: Amounts


class RoomPlan(TypedDict):
    """What a room would let me do if the marker went there."""

    action: Action | None
    barred: bool
    deeds: list[Written]
    by_asking: list[Written]
    """Those of them that only an indulgence could pay for."""
    at_hand: AtHand
    indulgence: Amounts | None


_From = TypedDict("_From", {"from": str})


class Way(_From):
    """What annexing a city costs, and from where."""

    crowns: int
    ships: int


class TurnUnderWay(TypedDict):
    """What the turn has done so far."""

    crossed: list[int]
    done: int
    paid: list[str]
    turned: list[str]
    half: int
    begging: bool
    basket: list[str]
    fresh: list[str]
    attack: int
    defence: int
    pool: Amounts
    owed: Amounts
    used: list[Symbol | None]
    taken: list[int]


class AtMarket(TypedDict):
    """What I could buy in Winter, and with what."""

    wares: dict[str, str | None]
    """Why each ware of the market cannot be mine now; null where I could pay it, `by-asking` where
    only an indulgence could."""
    purse: list[Source]
    """What I could buy with, without an indulgence."""
    indulgence: Amounts | None
    """What an indulgence would add to it."""


class PalaceTable(TypedDict):
    """A table of any game with palaces and the map of Italy."""

    me: int | None
    options: dict[str, str]
    season: Annotated[str, one_of(SEASONS)]
    colours: list[Colour]
    cities: dict[str, MapCity]
    supply: dict[str, int]
    indulgences: int
    turn: TurnUnderWay
    deciding: int | None
    step: list[str | int] | None
    payment: Payment | None
    siege: Siege | None
    """The sum of the siege or battle in which somebody announces bonuses now."""
    sieges: list[Siege]
    basket: Amounts
    annexable: NotRequired[dict[str, Way]]
    reach: NotRequired[dict[str, RoomPlan]]
    market: NotRequired[AtMarket]
    by_asking: NotRequired[list[Written]]
    """My moves that only an indulgence could pay for."""


class VirtuView(PalaceTable):
    """A table of Virtù."""

    players: list[Dynasty]
    year: int
    last_year: bool
    order: list[Colour]
    cities_track: list[Colour]
    patronage_track: list[Colour]
    powers: Annotated[dict[Annotated[str, one_of(POWERS)], ForeignPower], each(POWERS)]
    bonuses: list[str]
    sites: NotRequired[list[str]]
