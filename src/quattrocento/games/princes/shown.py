"""The shape of what a seat is shown of Princes, described once; `view` builds it."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from quattrocento.describing import PAIR, each, one_of
from quattrocento.games.princes.names import (
    CITIES,
    CURRENCIES,
    EFFECTS,
    FAMILIES,
    LOTS,
    SIDES,
    TROOPS,
)

City = Annotated[str, one_of(CITIES)]
Family = Annotated[str, one_of(FAMILIES)]
Troop = Annotated[str, one_of(TROOPS)]
Currency = Annotated[str, one_of(CURRENCIES)]


class Money(TypedDict):
    """Both currencies."""

    gold: int
    influence: int


class TileOnDisplay(TypedDict):
    """City tiles of a kind that can be bought."""

    tile: str
    count: int
    gold: int
    influence: int
    merchant: bool
    once: bool
    within: NotRequired[bool]
    """Limits and means would let me put it up."""


class PrincesCity(TypedDict):
    """A city, its artists and its tiles."""

    status: int
    artists: list[str]
    vp: int
    """What a tile of the city would score if the game ended now."""
    opening: int
    """The lowest first bid for a tile of the city."""
    tiles: list[TileOnDisplay]


class EventTile(TypedDict):
    """An event, and whether it can be bought."""

    event: str
    decade: int
    currency: Currency
    effect: Annotated[str, one_of(EFFECTS)]
    amount: int
    artist: bool
    state: Annotated[str, one_of(("sold", "up", "display", "later"))]


class TroopsForHire(TypedDict):
    """Troops of a kind: how many are left, what they cost and how they fight."""

    stock: int
    gold: int
    attack: int
    defence: int
    influence: int


class ArmyItem(TypedDict):
    """A troop or a modifier of an army."""

    kind: Annotated[str, one_of(("troop", "family", "tile", "neutral", "league"))]
    name: str
    attack: int
    defence: int
    bribed: bool
    printed: NotRequired[Annotated[list[int], PAIR]]
    """Attack and defence of what is bribed."""


class Army(TypedDict):
    """What a seat would bring to a war now."""

    items: list[ArmyItem]
    attack: int
    defence: int


class OwnTile(TypedDict):
    """A city tile of a player."""

    tile: str
    city: City
    used: bool


class Room(TypedDict):
    """How much a player may still buy."""

    tiles: int
    cities: int


class Income(Money):
    """The income of the next decade's end, as things stand."""

    parts: dict[str, Money]


class PrincesPlayer(TypedDict):
    """A family as a seat sees it."""

    seat: int
    family: Family | None
    home: str | None
    gold: int | None
    """Null while totals are hidden from me."""
    influence: int | None
    counters: Money
    """How many counters make up the money: open to all."""
    wages: int
    tokens: int
    tiles: list[OwnTile]
    troops: list[Troop]
    events: list[str]
    hand_size: int
    hand_limit: int
    room: Room
    hand: NotRequired[dict[str, int]]
    """Mine alone: treachery tiles by name."""
    buried: NotRequired[dict[str, int]]
    income: NotRequired[Income]
    army: NotRequired[Army]
    points: NotRequired[dict[str, int]]


_Bidding = TypedDict("_Bidding", {"in": bool})


class Bidder(_Bidding):
    """Who takes part in an auction, and why somebody cannot bid."""

    seat: int
    leads: bool
    frozen: bool
    reason: str | None
    rule: str | None
    discount: int


class Funds(TypedDict):
    """What my highest bid is made of."""

    hand: int
    banking: int
    """What Banking could still add."""
    cardinals: int
    """What Bribe Cardinals are worth."""
    discount: int


class Auction(TypedDict):
    """The auction under way."""

    kind: Annotated[str, one_of(LOTS)]
    lot: str
    currency: Currency
    bid: int | None
    leader: int | None
    least: int
    due: int | None
    bidders: list[Bidder]
    capacity: NotRequired[int]
    """The highest bid that I could pay now."""
    funds: NotRequired[Funds]
    must_open: NotRequired[bool]


class OddsShown(TypedDict):
    """How a war may end: counts out of `of`."""

    attacker: int
    draw: int
    defender: int
    attacker_double: int
    defender_double: int
    of: int


class WarSide(TypedDict):
    """A city at war with its army."""

    city: City
    status: int
    seat: int | None
    items: list[ArmyItem]
    attack: int
    defence: int


class BribeOdds(TypedDict):
    """The troop's side and the odds after a bribe."""

    family: Family
    troop: Troop
    side: Annotated[str, one_of(SIDES)]
    attack: int
    """What the side would attack with."""
    defence: int
    odds: OddsShown


class War(TypedDict):
    """The war under way; sides and odds once the defender is named."""

    attacker: City
    defender: City | None
    extra: bool
    league: int | None
    league_side: Annotated[str, one_of(SIDES)] | None
    counter: bool
    dice: Annotated[list[int], PAIR] | None
    sides: NotRequired[Annotated[list[WarSide], PAIR]]
    """The attacker's, then the defender's."""
    odds: NotRequired[OddsShown]
    bribes: NotRequired[list[BribeOdds]]
    """To whoever may bribe."""


_From = TypedDict("_From", {"from": int})


class Offer(_From):
    """An exchange that somebody offers."""

    to: int
    gold: int
    influence: int
    for_gold: int
    for_influence: int


class Negotiation(TypedDict):
    """Whether gifts and offers are possible, and of how much."""

    open: bool
    gold: NotRequired[int]
    influence: NotRequired[int]


class WarsFought(TypedDict):
    """Wars of this decade."""

    fought: int
    limit: int


class Pope(TypedDict):
    """The Pope's tile."""

    owner: int | None
    league_used: bool
    gold: int
    vp: int


class TreacheryTiles(Money):
    """The pile of treachery tiles, and what one costs."""

    pile: int
    played: dict[str, int]
    buried: int


class PrincesView(TypedDict):
    """A table of Princes of the Renaissance."""

    options: dict[str, str]
    me: int | None
    deciding: int | None
    step: list[str | int] | None
    """The decision to be taken, with its fields: `["bid", 2]`."""
    over: bool
    decade: int
    decades: int
    active: int | None
    idle: int
    forced: bool
    wars: WarsFought
    cities: Annotated[dict[City, PrincesCity], each(CITIES)]
    events: list[EventTile]
    pope: Pope
    troops: Annotated[dict[Troop, TroopsForHire], each(TROOPS)]
    treachery: TreacheryTiles
    players: list[PrincesPlayer]
    auction: Auction | None
    war: War | None
    offers: list[Offer]
    negotiation: Negotiation
