"""What lies in the box: the component values in the shape the rules read them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from quattrocento.components import Components
from quattrocento.games.signorie.names import (
    BONUSES,
    CAREER,
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

        # Index: column * 3 + place.
        self.cost: Final[Wholes] = tuple(
            cost for column in COLUMNS for cost in read.wholes(f"helpers.{column}.cost", 3)
        )
        helpers = [
            _effect(read, f"helpers.{column}.{place}", 3, _HELPER_EFFECTS)
            for column in COLUMNS
            for place in PLACES
        ]
        self.helper: Final[Wholes] = tuple(effect[0] for effect in helpers)
        self.helper_amount: Final[Wholes] = tuple(effect[1] for effect in helpers)
        self.helper_high: Final[Wholes] = tuple(effect[2] for effect in helpers)

        # Index: mandate.
        self.mandate_sex: Final[Wholes] = read.names("mandates.spaces", SEXES, 2)
        mandates = [
            _effect(read, f"mandates.{mandate}.effect", 2, _MANDATE_EFFECTS) for mandate in MANDATES
        ]
        self.mandate: Final[Wholes] = tuple(effect[0] for effect in mandates)
        self.mandate_amount: Final[Wholes] = tuple(effect[1] for effect in mandates)
        self.mandate_most: Final[Wholes] = tuple(
            read.whole(f"mandates.{mandate}.most", 1, 3 if effect[0] in _REPEATED else 1)
            for mandate, effect in zip(MANDATES, mandates, strict=True)
        )

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

        self.career_vp: Final[Wholes] = read.wholes("careers.vp")
        self.rank: Final[Wholes] = read.wholes("careers.rank", len(self.career_vp), 1, 4)
        self.spaces: Final[int] = len(self.career_vp)
        self.florins_space: Final[int] = read.whole("careers.florins_space", 1)
        self.career_florins: Final[int] = read.whole("careers.florins")
        self.initiative_space: Final[int] = read.whole("careers.initiative_space", 1)
        self.career_initiative: Final[int] = read.whole("careers.initiative")
        if not 2 <= self.spaces <= 15:
            raise BadComponents("careers.vp", "a career has 2 to 15 spaces")
        if list(self.rank) != sorted(self.rank):
            raise BadComponents("careers.rank", "ranks never fall on the way up")

        self.initiative_vp: Final[Wholes] = read.wholes("initiative.vp")
        self.cap: Final[int] = len(self.initiative_vp) - 1
        if self.cap < 1:
            raise BadComponents("initiative.vp", "the track has a start and at least one step")

        self.city_spaces: Final[Wholes] = read.wholes("cities.spaces", 8, 1, 4)
        if list(self.city_spaces) != sorted(self.city_spaces):
            raise BadComponents("cities.spaces", "write the spaces from low to high")
        self.dowry_most: Final[int] = read.whole("dowry.most", 1)
        self.dowry_vp: Final[int] = read.whole("dowry.vp")
        if self.dowry_most < max(self.city_spaces):
            raise BadComponents("dowry.most", "must reach the value of every city space")

        self.fronts: Final[Wholes] = read.wholes("tiles.fronts", 9, 1, 9)
        self.back: Final[int] = read.whole("tiles.back")
        self.fewest: Final[int] = read.whole("tiles.fewest", 1)

        # Index: colour, then row; each row the houses of its coats, doubled ones together.
        self.plans: Final[tuple[tuple[Wholes, ...], ...]] = tuple(
            tuple(_row(read, colour, row) for row in ROWS) for colour in COLOURS
        )


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
    return _standard() if overlay is None else Box(Components(_text(), overlay))
