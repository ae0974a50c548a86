"""What lies in the box: the component values in the shape the rules read them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from quattrocento.components import Components
from quattrocento.games.princes.names import (
    CITIES,
    CURRENCIES,
    EFFECTS,
    EVENTS,
    FAMILIES,
    HOMES,
    KINDS,
    MERCHANT,
    STATUS,
    TREACHERY,
    TROOPS,
)
from quattrocento.kernel.errors import BadComponents

Wholes = tuple[int, ...]
Worth = tuple[tuple[int, int], ...]
"""City tiles as a bit mask, with what each of them is worth for one purpose."""

DECADES: Final = 3
COPIES: Final = 6
"""City tiles of each city."""

# Abilities of families and city tiles that are no bonus for a troop.
_ABILITIES: Final = (
    "none", "merchant", "reroll", "veto", "bank", "steal", "draw", "defence", "limit", "pope",
    "condottiere", "artist",
)  # fmt: skip


class Box:
    """Every printed value, read once. Positions share it and never change it.

    A city tile, an event and a treachery tile are numbers; sets of them are bit masks.
    """

    def __init__(self, components: Components) -> None:
        read = components
        self.components: Final[Components] = components
        self.overlay: Final[str | None] = components.overlay

        self.gold: Final[int] = read.whole("start.gold")
        self.influence: Final[int] = read.whole("start.influence")
        # Index: currency; what its counters are worth, the largest first.
        self.counters: Final[tuple[Wholes, ...]] = tuple(
            _counters(read, currency) for currency in CURRENCIES
        )
        self.lowest_status: Final[int] = read.whole("limits.lowest_status", 1)
        self.highest_status: Final[int] = read.whole(
            "limits.highest_status", self.lowest_status + 1
        )
        self.status: Final[Wholes] = tuple(
            read.whole(f"start.status.{city}", self.lowest_status, self.highest_status)
            for city in CITIES
        )
        # Index: number of players.
        wars = tuple(read.whole(f"limits.wars_{players}") for players in range(3, 7))
        self.wars: Final[Wholes] = (0, 0, 0, *wars)
        self.most_tiles: Final[int] = read.whole("limits.tiles", 1)
        self.most_cities: Final[int] = read.whole("limits.cities", 1)
        self.hand: Final[int] = read.whole("limits.hand", 0, 9)
        self.treachery_gold: Final[int] = read.whole("prices.treachery_gold")
        self.treachery_influence: Final[int] = read.whole("prices.treachery_influence")
        self.opening: Final[int] = read.whole("prices.opening")
        self.neutral: Final[Wholes] = (
            read.whole("war.neutral_attack"),
            read.whole("war.neutral_defence"),
        )
        self.steps: Final[int] = read.whole("war.steps")
        self.double_steps: Final[int] = read.whole("war.double_steps")
        self.cardinal: Final[int] = read.whole("treachery.cardinal_influence", 1)
        self.stolen: Final[int] = read.whole("treachery.stolen_influence", 1)
        self.raided: Final[int] = read.whole("treachery.raided_gold", 1)
        self.pope_gold: Final[int] = read.whole("pope.gold")
        self.pope_influence: Final[int] = read.whole("pope.influence")
        self.pope_vp: Final[int] = read.whole("pope.vp")
        self.ranks: Final[Wholes] = read.wholes("scoring.ranks", 3)
        self.lower_ranks: Final[Wholes] = read.wholes("scoring.lower_ranks", 2)
        self.most_gold: Final[int] = read.whole("scoring.most_gold")
        self.second_gold: Final[int] = read.whole("scoring.second_gold")
        self.most_influence: Final[int] = read.whole("scoring.most_influence")
        self.merchant_gold: Final[int] = read.whole("scoring.merchant_gold")
        self.merchant_vp: Final[int] = read.whole("scoring.merchant_vp")

        # Index: family.
        self.home: Final[Wholes] = tuple(
            read.name(f"families.{family}.home", HOMES) for family in FAMILIES
        )
        self.family_gold: Final[Wholes] = _column(read, "families", FAMILIES, "gold")
        self.family_influence: Final[Wholes] = _column(read, "families", FAMILIES, "influence")
        powers = [_ability(read, f"families.{family}.ability") for family in FAMILIES]
        self.family_condottiere: Final[Wholes] = _amounts(powers, "condottiere")
        self.family_artist: Final[Wholes] = _amounts(powers, "artist")
        self.family_limit: Final[Wholes] = _amounts(powers, "limit")
        self.family_attack: Final[Wholes] = _bonuses(powers, 1)
        self.family_defence: Final[Wholes] = _bonuses(powers, 2)

        # Index: troop type.
        self.troop_count: Final[Wholes] = _column(read, "troops", TROOPS, "count")
        self.troop_gold: Final[Wholes] = _column(read, "troops", TROOPS, "gold")
        self.attack: Final[Wholes] = _column(read, "troops", TROOPS, "attack")
        self.defence: Final[Wholes] = _column(read, "troops", TROOPS, "defence")
        self.troop_influence: Final[Wholes] = _column(read, "troops", TROOPS, "influence")

        # Index: kind of city tile; then city tile, copies of a kind side by side.
        self.kind_city: Final[Wholes] = tuple(
            read.name(f"tiles.{kind}.city", CITIES) for kind in KINDS
        )
        self.kind_count: Final[Wholes] = _column(read, "tiles", KINDS, "count")
        for city, name in enumerate(CITIES):
            here = sum(
                count
                for count, place in zip(self.kind_count, self.kind_city, strict=True)
                if place == city
            )
            if here != COPIES:
                raise BadComponents("tiles", f"{name} has {COPIES} tiles, not {here}")
        self.tile_kind: Final[Wholes] = tuple(
            kind for kind, count in enumerate(self.kind_count) for _ in range(count)
        )
        self.tile_count: Final[int] = len(self.tile_kind)
        self.all_tiles: Final[int] = (1 << self.tile_count) - 1
        self.kind_tiles: Final[Wholes] = tuple(
            _mask(self.tile_kind, kind) for kind in range(len(KINDS))
        )
        self.city_tiles: Final[Wholes] = tuple(
            _mask(tuple(self.kind_city[kind] for kind in self.tile_kind), city)
            for city in range(len(CITIES))
        )
        kind_gold = _column(read, "tiles", KINDS, "gold")
        kind_influence = _column(read, "tiles", KINDS, "influence")
        self.tile_gold: Final[Wholes] = tuple(kind_gold[kind] for kind in self.tile_kind)
        self.tile_influence: Final[Wholes] = tuple(kind_influence[kind] for kind in self.tile_kind)
        kinds = [_ability(read, f"tiles.{kind}.ability") for kind in KINDS]
        abilities = [kinds[kind] for kind in self.tile_kind]
        self.merchants: Final[int] = _having(abilities, "merchant")
        self.rerolls: Final[int] = _having(abilities, "reroll")
        self.vetoes: Final[int] = _having(abilities, "veto")
        self.banks: Final[int] = _having(abilities, "bank")
        self.thefts: Final[int] = _having(abilities, "steal")
        self.draws: Final[int] = _having(abilities, "draw")
        self.once: Final[int] = self.rerolls | self.vetoes | self.banks | self.thefts | self.draws
        amounts = _worth(abilities, "bank")
        if len(amounts) > 1:
            raise BadComponents("tiles", "all Banking tiles exchange the same amount")
        self.bank: Final[int] = amounts[0][1] if amounts else 0
        thefts = _worth(abilities, "steal")
        self.theft: Final[int] = thefts[0][1] if thefts else 0
        self.tile_limit: Final[Worth] = _worth(abilities, "limit")
        self.tile_pope: Final[Worth] = _worth(abilities, "pope")
        self.tile_condottiere: Final[Worth] = _worth(abilities, "condottiere")
        self.tile_defence: Final[Worth] = _worth(abilities, "defence")
        # A bonus for a troop: tiles, troop, attack, defence.
        self.tile_bonuses: Final[tuple[tuple[int, int, int, int], ...]] = tuple(
            (_having(abilities, troop), index, *_bonus(kinds, troop))
            for index, troop in enumerate(TROOPS)
            if _having(abilities, troop)
        )

        # Index: event.
        self.event_decade: Final[Wholes] = tuple(
            read.whole(f"events.{event}.decade", 1, DECADES) for event in EVENTS
        )
        self.event_currency: Final[Wholes] = tuple(
            read.name(f"events.{event}.currency", CURRENCIES) for event in EVENTS
        )
        effects = [_effect(read, f"events.{event}.effect") for event in EVENTS]
        self.event_effect: Final[Wholes] = tuple(effect[0] for effect in effects)
        self.event_amount: Final[Wholes] = tuple(effect[1] for effect in effects)
        self.artist: Final[tuple[bool, ...]] = tuple(effect[0] <= STATUS for effect in effects)
        # Index: decade; nothing lies on display in decade 0.
        self.decade_events: Final[Wholes] = tuple(
            _mask(self.event_decade, decade) for decade in range(DECADES + 1)
        )
        for decade in range(1, DECADES + 1):
            if not self.decade_events[decade]:
                raise BadComponents("events", f"decade {decade} has no event")
        self.merchant_events: Final[int] = _mask(self.event_effect, MERCHANT)

        # Treachery tiles, those of a kind side by side.
        counts = [read.whole(f"treachery.{name}", 0, 20) for name in TREACHERY]
        self.treachery_kind: Final[Wholes] = tuple(
            kind for kind, count in enumerate(counts) for _ in range(count)
        )
        self.treachery_count: Final[int] = len(self.treachery_kind)
        self.treachery_tiles: Final[Wholes] = tuple(
            _mask(self.treachery_kind, kind) for kind in range(len(TREACHERY))
        )
        # Six players, each with a full hand, two families and all tiles that raise the limit.
        most = 6 * self.hand + sum(sorted(self.family_limit)) + 2
        most += sum(count_bits(tiles) * worth for tiles, worth in self.tile_limit)
        if not most <= self.treachery_count <= 60:
            raise BadComponents("treachery", f"{most} to 60 tiles, or a draw may fail")


def count_bits(mask: int) -> int:
    """How many things a bit mask holds."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The first thing in a bit mask."""
    return (mask & -mask).bit_length() - 1


def _mask(values: Wholes, wanted: int) -> int:
    mask = 0
    for index, value in enumerate(values):
        if value == wanted:
            mask |= 1 << index
    return mask


def _counters(read: Components, currency: str) -> Wholes:
    path = f"counters.{currency}"
    worths = read.wholes(path)
    if list(worths) != sorted(set(worths), reverse=True) or worths[-1:] != (1,):
        raise BadComponents(path, "what the counters are worth, the largest first and 1 last")
    return worths


def _column(read: Components, table: str, names: tuple[str, ...], what: str) -> Wholes:
    return tuple(read.whole(f"{table}.{name}.{what}") for name in names)


def _ability(read: Components, path: str) -> dict[str, Wholes]:
    """`["pike", 1, 1, "condottiere", 1]`: each word with the numbers that follow it."""
    words = read.words(path)
    found: dict[str, Wholes] = {}
    index = 0
    while index < len(words):
        word = words[index]
        if word not in _ABILITIES and word not in TROOPS:
            raise BadComponents(path, f"{word!r} is no ability")
        length = 2 if word in TROOPS else 1
        numbers = words[index + 1 : index + 1 + length]
        if len(numbers) != length or not all(
            isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= 9
            for number in numbers
        ):
            raise BadComponents(path, f"{word} is followed by {length} numbers from 0 to 9")
        found[str(word)] = tuple(numbers)
        index += 1 + length
    return found


def _effect(read: Components, path: str) -> Wholes:
    words = read.words(path)
    if len(words) != 2 or words[0] not in EFFECTS or not isinstance(words[1], int):
        raise BadComponents(path, f"is one of {', '.join(EFFECTS)} and a number")
    return (EFFECTS.index(words[0]), words[1])


def _amounts(powers: list[dict[str, Wholes]], word: str) -> Wholes:
    return tuple(power[word][0] if word in power else 0 for power in powers)


def _bonuses(powers: list[dict[str, Wholes]], place: int) -> Wholes:
    """What each family adds to each troop type: family * types + type."""
    return tuple(
        power[troop][place - 1] if troop in power else 0 for power in powers for troop in TROOPS
    )


def _bonus(kinds: list[dict[str, Wholes]], troop: str) -> tuple[int, int]:
    found = [kind[troop] for kind in kinds if troop in kind]
    if len(found) > 1:
        raise BadComponents("tiles", f"two kinds of tile help the {troop}")
    return found[0][0], found[0][1]


def _having(abilities: list[dict[str, Wholes]], word: str) -> int:
    mask = 0
    for tile, ability in enumerate(abilities):
        if word in ability:
            mask |= 1 << tile
    return mask


def _worth(abilities: list[dict[str, Wholes]], word: str) -> Worth:
    worths: dict[int, int] = {}
    for tile, ability in enumerate(abilities):
        if word in ability:
            amount = ability[word][0]
            worths[amount] = worths.get(amount, 0) | 1 << tile
    return tuple((mask, amount) for amount, mask in worths.items())


@cache
def _standard() -> Box:
    return Box(Components(_text()))


def _text() -> str:
    return files("quattrocento.games.princes").joinpath("components.toml").read_text("utf-8")


def load_box(overlay: str | None = None) -> Box:
    """The box as printed, or with an owner's corrections (the text of an overlay file)."""
    return _standard() if overlay is None else Box(Components(_text(), overlay))
