"""What lies in the box: the component values in the shape the rules read them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from quattrocento.components import OWN, Components
from quattrocento.games.signorie.names import (
    BONUSES,
    CAREER,
    CAREERS,
    CITIES,
    COLOURS,
    COLUMNS,
    CRITERIA,
    EFFECTS,
    FLORINS,
    HOUSES,
    INITIATIVE,
    MANDATES,
    PLACES,
    PLACES_OF,
    ROWS,
    SEXES,
    THRESHOLD,
    TILE,
    TRACKS,
    VICTORY_POINTS,
)
from quattrocento.kernel.errors import BadComponents

Wholes = tuple[int, ...]


class Box:
    """Every printed value, read once. Positions share it and never change it."""

    def __init__(self, components: Components) -> None:
        read = components
        self.components: Final[Components] = components
        self.overlay: Final[str | None] = components.overlay
        # Index: number of players.
        self.dice: Final[Wholes] = _by_players(read, "dice", 1, 9)
        self.cities: Final[Wholes] = _by_players(read, "cities", 1, len(CITIES))
        self.removed: Final[Wholes] = _by_players(read, "removed", 0, 8)

        self.rounds: Final[int] = read.whole("game.rounds", 1, 14)
        self.bonus_rounds: Final[int] = read.whole("game.bonus_rounds", 0, len(BONUSES))
        self.most_dice: Final[int] = read.whole("game.most_dice", 1, 5)
        self.threshold: Final[int] = read.whole("game.threshold")
        self.helper_discs: Final[int] = read.whole("game.helper_discs")
        self.progeny_dice: Final[int] = read.whole("game.progeny_dice", 1, 9)
        self.highest_woman: Final[int] = read.whole("game.highest_woman", 0, 6)
        self.high_die: Final[int] = read.whole("game.high_die", 1, 7)
        vp_rounds = self.rounds - self.bonus_rounds
        if not 0 <= vp_rounds <= len(VICTORY_POINTS):
            raise BadComponents("game.bonus_rounds", "the VP tiles do not fill the other rounds")

        self.florins: Final[int] = read.whole("start.florins")
        self.extra: Final[Wholes] = read.wholes("start.extra", 4)
        self.men: Final[int] = read.whole("start.men")
        self.women: Final[int] = read.whole("start.women")
        self.general_men: Final[int] = read.whole("start.general_men")
        self.general_women: Final[int] = read.whole("start.general_women")

        # Index: column.
        self.value: Final[Wholes] = tuple(
            read.whole(f"columns.{column}.value", 0, 6) for column in COLUMNS
        )
        self.action: Final[Wholes] = tuple(
            read.name(f"columns.{column}.action", EFFECTS[:5]) for column in COLUMNS
        )
        self.amount: Final[Wholes] = tuple(_amount(read, action) for action in self.action)
        self.ring: Final[Wholes] = tuple(
            read.name(f"columns.{column}.ring", COLUMNS) for column in COLUMNS
        )

        # Index: helper space, column after column from top to bottom.
        costs = [_costs(read, column) for column in COLUMNS]
        spaces = [
            (number, place)
            for number in range(len(COLUMNS))
            for place in PLACES_OF[len(costs[number])]
        ]
        self.helper_column: Final[Wholes] = tuple(column for column, _ in spaces)
        self.helper_place: Final[Wholes] = tuple(PLACES.index(place) for _, place in spaces)
        self.cost: Final[Wholes] = tuple(cost for column in costs for cost in column)
        helpers = [
            _effect(read, f"helpers.{COLUMNS[column]}.{place}", 3, _HELPER_EFFECTS)
            for column, place in spaces
        ]
        self.helper: Final[Wholes] = tuple(effect[0] for effect in helpers)
        self.helper_amount: Final[Wholes] = tuple(effect[1] for effect in helpers)
        self.helper_high: Final[Wholes] = tuple(effect[2] for effect in helpers)
        self.helpers: Final[int] = len(helpers)
        # Index: column; the first helper space of the next one last.
        self.first_helper: Final[Wholes] = tuple(
            sum(map(len, costs[:number])) for number in range(len(COLUMNS) + 1)
        )
        # Index: column * 7 + place; -1 where the column has no such place.
        self.helper_at: Final[Wholes] = tuple(
            spaces.index((column, place)) if (column, place) in spaces else -1
            for column in range(len(COLUMNS))
            for place in PLACES
        )

        # Index: column * 2 + mandate space.
        self.mandate_sex: Final[Wholes] = tuple(
            sex for column in COLUMNS for sex in read.names(f"zones.{column}", SEXES, 2)
        )
        # Index: mandate.
        mandates = [
            _effect(read, f"mandates.{mandate}.effect", 2, _MANDATE_EFFECTS) for mandate in MANDATES
        ]
        self.mandate: Final[Wholes] = tuple(effect[0] for effect in mandates)
        self.mandate_amount: Final[Wholes] = tuple(effect[1] for effect in mandates)
        if self.mandate.count(THRESHOLD) > 1:
            raise BadComponents("mandates", "no more than one of them raises the threshold")
        takes = [
            _takes(read, f"mandates.{mandate}", effect[0] in _REPEATED)
            for mandate, effect in zip(MANDATES, mandates, strict=True)
        ]
        self.mandate_fewest: Final[Wholes] = tuple(fewest for fewest, _ in takes)
        self.mandate_most: Final[Wholes] = tuple(most for _, most in takes)

        # Index: bonus reward, victory-point reward.
        bonuses = [_effect(read, f"bonuses.{bonus}", 2, _BONUS_EFFECTS) for bonus in BONUSES]
        self.bonus: Final[Wholes] = tuple(effect[0] for effect in bonuses)
        self.bonus_amount: Final[Wholes] = tuple(effect[1] for effect in bonuses)
        criteria = [_entry(read, f"victory_points.{tile}", 2, CRITERIA) for tile in VICTORY_POINTS]
        self.criterion: Final[Wholes] = tuple(criterion[0] for criterion in criteria)
        self.criterion_vp: Final[Wholes] = tuple(criterion[1] for criterion in criteria)

        self.reward_florins: Final[int] = read.whole("rewards.florins")
        self.bride_florins: Final[int] = read.whole("rewards.bride_florins")
        self.bride_florins_from: Final[int] = read.whole("rewards.bride_florins_from", 1)
        self.purchase_florins: Final[int] = read.whole("rewards.purchase_florins")
        self.purchase_vp: Final[int] = read.whole("rewards.purchase_vp")
        self.bride_vp: Final[Wholes] = read.wholes("brides.vp", 4)

        # Index: space, the lowest 0; of the points career * spaces + space.
        self.rank: Final[Wholes] = read.wholes("careers.rank", None, 1, 4)
        self.spaces: Final[int] = len(self.rank)
        self.career_vp: Final[Wholes] = tuple(
            vp for career in CAREERS for vp in _track(read, career, self.spaces)
        )
        self.florins_space: Final[int] = read.whole("careers.florins_space", 1)
        self.career_florins: Final[int] = read.whole("careers.florins")
        self.initiative_space: Final[int] = read.whole("careers.initiative_space", 1)
        self.career_initiative: Final[int] = read.whole("careers.initiative")
        if not 2 <= self.spaces <= 15:
            raise BadComponents("careers.rank", "a career has 2 to 15 spaces")
        if list(self.rank) != sorted(self.rank):
            raise BadComponents("careers.rank", "ranks never fall on the way up")

        self.initiative_vp: Final[Wholes] = read.wholes("initiative.vp")
        self.cap: Final[int] = len(self.initiative_vp) - 1
        if self.cap < 1:
            raise BadComponents("initiative.vp", "the track has a start and at least one step")

        # Index: city; each the values of its spaces, the lowest first.
        self.city_spaces: Final[tuple[Wholes, ...]] = tuple(_city(read, city) for city in CITIES)
        self.widest_city: Final[int] = max(map(len, self.city_spaces))
        # Nobody in any city: -1 for each space, as many for every city as the widest one has.
        self.nobody: Final[Wholes] = (-1,) * (len(CITIES) * self.widest_city)
        self.dowry_most: Final[int] = read.whole("dowry.most", 1)
        self.dowry_vp: Final[int] = read.whole("dowry.vp")
        if self.dowry_most < max(map(max, self.city_spaces)):
            raise BadComponents("dowry.most", "must reach the value of every city space")

        self.fronts: Final[Wholes] = read.wholes("tiles.fronts", 9, 1, 9)
        self.back: Final[int] = read.whole("tiles.back")
        self.fewest: Final[int] = read.whole("tiles.fewest", 1)

        # Index: colour, then row; each row the houses of its coats, doubled ones together.
        self.plans: Final[tuple[tuple[Wholes, ...], ...]] = tuple(
            tuple(_row(read, colour, row) for row in ROWS) for colour in COLOURS
        )


WIDEST: Final = 24
"""Spaces that a city may have."""
_FURTHER: Final = {
    f"helpers.{column}.{place}": f"helpers.{column}.top" for column in COLUMNS for place in PLACES
}
"""What an overlay may add: helper spaces that the printed columns do not have."""
_HELPER_EFFECTS: Final = EFFECTS[:2] + EFFECTS[3:12]
_MANDATE_EFFECTS: Final = (
    "initiative", "threshold", "tile", "florins", "career", "marriage", "mission",
    "progeny", "hire", "helper",
)  # fmt: skip
_BONUS_EFFECTS: Final = (
    "mission", "tile", "marriage", "progeny", "tracks", "hire", "florins", "family", "column",
)  # fmt: skip

# Done once whatever is written, so nothing but 1 may be written.
_ONCE: Final = (
    "mission", "marriage", "half_die", "woman", "meeple", "helper", "family", "column",
)  # fmt: skip
_REPEATED: Final = (INITIATIVE, THRESHOLD, TILE, FLORINS, CAREER)
"""What a mandate can do once for each of several meeples."""


def _by_players(read: Components, what: str, low: int, high: int) -> Wholes:
    counts = tuple(read.whole(f"players.{players}.{what}", low, high) for players in (2, 3, 4))
    return (0, 0, *counts)


def _amount(read: Components, action: int) -> int:
    """How much a Signoria action gives, in whichever column it lies."""
    return read.whole(f"actions.{EFFECTS[action]}", 1, 9) if action in (FLORINS, TRACKS) else 0


def _costs(read: Components, column: str) -> Wholes:
    """What the helper spaces of a column cost, one for each of them."""
    costs = read.wholes(f"helpers.{column}.cost")
    if len(costs) >= len(PLACES_OF):
        most = len(PLACES_OF) - 1
        raise BadComponents(f"helpers.{column}.cost", f"a column has 1 to {most} helper spaces")
    places = PLACES_OF[len(costs)]
    for place in PLACES:
        path = f"helpers.{column}.{place}"
        given = read.has(path) and (place in places or read.source(path) == OWN)
        if given != (place in places):
            named = ", ".join(places)
            raise BadComponents(path, f"by its costs this column has {len(costs)} spaces: {named}")
    return costs


def _takes(read: Components, path: str, repeated: bool) -> tuple[int, int]:
    """How many meeples a mandate takes: up to three for an effect each, or an exact number."""
    fewest, most = read.whole(f"{path}.fewest", 1, 9), read.whole(f"{path}.most", 1, 9)
    if fewest != most and (fewest > 1 or most > 3):
        raise BadComponents(f"{path}.most", "takes 1 to 2 or 3, or exactly as many as `fewest`")
    if fewest != most and not repeated:
        raise BadComponents(f"{path}.most", "what is done once takes exactly as many as `fewest`")
    return fewest, most


def _track(read: Components, career: str, spaces: int) -> Wholes:
    vp = read.wholes(f"careers.{career}")
    if len(vp) != spaces:
        raise BadComponents(f"careers.{career}", f"has {spaces} spaces, as careers.rank has")
    return vp


def _city(read: Components, city: str) -> Wholes:
    spaces = read.wholes(f"cities.{city}", None, 1, 4)
    if len(spaces) > WIDEST or list(spaces) != sorted(spaces):
        raise BadComponents(f"cities.{city}", f"at most {WIDEST} spaces, written from low to high")
    return spaces


def _entry(read: Components, path: str, length: int, known: tuple[str, ...]) -> Wholes:
    """A name out of a list, as its number in it, and the numbers after it: `["bride", 2]`."""
    words = read.words(path)
    if len(words) != length or words[0] not in known:
        raise BadComponents(
            path, f"begins with one of {', '.join(known)}, then {length - 1} numbers"
        )
    amounts = tuple(words[1:])
    for amount in amounts:
        if not isinstance(amount, int) or isinstance(amount, bool) or not 0 <= amount <= 99:
            raise BadComponents(path, "each number must be from 0 to 99")
    return (known.index(words[0]), *amounts)


def _effect(read: Components, path: str, length: int, known: tuple[str, ...]) -> Wholes:
    """An effect as its number and its amounts: `["florins", 1, 2]`."""
    entry = _entry(read, path, length, known)
    name, amounts = known[entry[0]], entry[1:]
    for amount in amounts:
        if (name in _ONCE and amount != 1) or (name == "tile" and amount == 0):
            raise BadComponents(path, f"{name} cannot be done {amount} times")
    return (EFFECTS.index(name), *amounts)


def _row(read: Components, colour: str, row: str) -> Wholes:
    path = f"plans.{colour}.{row}"
    coats = read.names(path, HOUSES, 6 if row == "marriage" else 4)
    if row == "marriage" and len(set(coats)) != 6:
        raise BadComponents(path, "shows each of the six houses once")
    if row != "marriage" and len(set(coats)) != 3:
        raise BadComponents(path, "shows one house twice and two houses once")
    return tuple(sorted(coats, key=lambda house: (-coats.count(house), coats.index(house))))


@cache
def _standard() -> Box:
    return Box(Components(_text()))


def _text() -> str:
    return files("quattrocento.games.signorie").joinpath("components.toml").read_text("utf-8")


def load_box(overlay: str | None = None) -> Box:
    """The box as printed, or with an owner's corrections (the text of an overlay file)."""
    return _standard() if overlay is None else Box(Components(_text(), overlay, further=_FURTHER))
