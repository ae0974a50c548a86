"""Fields of position files that only Signorie has: tiles, cities, tracks."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.games.signorie.board import (
    NO_REWARD,
    NO_TILE,
    NOBODY,
    Board,
    Player,
    changed,
    tile_house,
    tile_value,
)
from quattrocento.games.signorie.names import (
    BONUSES,
    CITIES,
    COLUMNS,
    HOUSES,
    MANDATES,
    ROWS,
    SEXES,
    VICTORY_POINTS,
)
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.fields import Field, FieldTable, Named, RowsByName
from quattrocento.kernel.kinds import Kind, Name, Names, listed, numbered, values, within


class Tile(Kind):
    """A tile like `"Sforza 3"`; null for an empty tile space."""

    __slots__ = ()

    def write(self, value: Any) -> Any:
        tile: int = value
        return None if tile == NO_TILE else f"{HOUSES[tile_house(tile)]} {tile_value(tile)}"

    def read(self, word: Any) -> Any:
        if word is None:
            return NO_TILE
        parts = word.split(" ") if isinstance(word, str) else []
        if len(parts) == 2 and parts[0] in HOUSES and parts[1] in tuple("123456789"):
            return HOUSES.index(parts[0]) * 10 + int(parts[1])
        raise BadPosition("", f'a tile is a house and a value like "Sforza 3", not {word!r}')


class Fronts(Named):
    """The tiles beside a player's plan, row by row."""

    __slots__ = ()

    def __init__(self, key: str) -> None:
        super().__init__(key, numbered(ROWS))

    def tell(self, board: Any, of: Any, number: int) -> Any:
        table: Board = board
        player: Player = of
        return [
            f"{HOUSES[house]} {player.tiles[number * 4 + coat]}"
            for coat, house in enumerate(table.box.plans[player.colour][number])
            if player.tiles[number * 4 + coat]
        ]

    def take(self, word: Any, board: Any, of: Any, number: int) -> None:
        table: Board = board
        player: Player = of
        plan = table.box.plans[player.colour][number]
        for tile in values(listed(word), Tile()):
            coats = [
                number * 4 + coat
                for coat, house in enumerate(plan)
                if house == tile_house(tile) and not player.tiles[number * 4 + coat]
            ]
            if not coats:
                raise BadPosition("", f"the plan does not ask for {Tile().write(tile)}")
            player.tiles = changed(player.tiles, coats[0], tile_value(tile))


class Initiative(Field):
    """The seats on each space of the track, the lowest disc of a stack first."""

    __slots__ = ("seats",)

    def __init__(self, key: str, colours: Names) -> None:
        super().__init__(key)
        self.seats: Final = Name(colours)

    def write(self, board: Any, of: Any, place: int) -> Any:
        table: Board = of
        stacks: list[list[str]] = [[] for _ in table.box.initiative_vp]
        for seat in sorted(range(len(table.heights)), key=lambda seat: table.heights[seat]):
            stacks[table.initiative[seat]].append(self.seats.names[seat])
        return stacks

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        table: Board = of
        spaces = len(table.box.initiative_vp)
        stacks = listed(word, spaces, f"the track has {spaces} spaces")
        initiative = [NOBODY] * len(self.seats.names)
        heights = [0] * len(initiative)
        for step, stack in enumerate(stacks):
            try:
                seats = values(listed(stack), self.seats)
            except BadPosition as error:
                raise within(f"[{step}]", error) from None
            for height, seat in enumerate(seats):
                if initiative[seat] != NOBODY:
                    raise BadPosition("", f"the disc of {self.seats.names[seat]} lies twice")
                initiative[seat] = step
                heights[seat] = height
        if NOBODY in initiative and table.order:
            raise BadPosition("", "every player has a disc on the track")
        table.initiative = tuple([max(step, 0) for step in initiative])
        table.heights = tuple(heights)


class CityTile(Field):
    """The tile on a tile space of a city."""

    __slots__ = ("tile",)

    def __init__(self, key: str, attribute: str) -> None:
        super().__init__(key, attribute)
        self.tile: Final = Tile()

    def write(self, board: Any, of: Any, place: int) -> Any:
        return self.tile.write(getattr(of, self.attribute)[place])

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        tiles = getattr(of, self.attribute)
        setattr(of, self.attribute, changed(tiles, place, self.tile.read(word)))


class Meeples(Field):
    """Who stands in a city, the lowest space first."""

    __slots__ = ("people",)

    def __init__(self, key: str, colours: Names) -> None:
        super().__init__(key)
        self.people: Final = Name(tuple([f"{colour} {sex}" for colour in colours for sex in SEXES]))

    def write(self, board: Any, of: Any, place: int) -> Any:
        table: Board = of
        first = place * table.box.widest_city
        names = self.people.names
        return [names[one] for one in table.meeples[first : first + table.filled[place]]]

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        table: Board = of
        people = values(listed(word), self.people)
        spaces = len(table.box.city_spaces[place])
        if len(people) > spaces:
            raise BadPosition("", f"{CITIES[place]} has {spaces} spaces")
        for meeple in people:
            table.move_in(place, meeple // 2, meeple % 2)


class Cities(RowsByName):
    """The cities in play, by name."""

    __slots__ = ()

    def __init__(self, key: str, colours: Names) -> None:
        table = FieldTable(
            [
                CityTile("marriage", "marriage_tiles"),
                CityTile("mission", "mission_tiles"),
                Meeples("meeples", colours),
            ]
        )
        super().__init__(key, numbered(CITIES), table, True)

    def write(self, board: Any, of: Any, place: int) -> Any:
        table: Board = of
        return {CITIES[city]: self.tell(board, of, city) for city in table.cities}

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        super().read(word, board, of, place)
        table: Board = of
        table.cities = tuple([city for city, name in enumerate(CITIES) if name in word])


class Mandates(Named):
    """The mandates in every zone; none of them before they are dealt."""

    __slots__ = ("tile",)

    def __init__(self, key: str) -> None:
        super().__init__(key, numbered(COLUMNS))
        self.tile: Final = Name(MANDATES)

    def tell(self, board: Any, of: Any, number: int) -> Any:
        table: Board = of
        return [MANDATES[tile] for tile in table.mandates[number * 2 : number * 2 + 2]]

    def take(self, word: Any, board: Any, of: Any, number: int) -> None:
        table: Board = of
        zone = values(listed(word), self.tile)
        if len(zone) not in (0, 2):
            raise BadPosition("", "two mandates lie in a zone")
        table.mandates = (*table.mandates, *zone)


class RewardTile(Kind):
    """A reward by name; null for one that was used and has left the table."""

    __slots__ = ("tiles",)

    def __init__(self, tiles: Names) -> None:
        super().__init__()
        self.tiles: Final = Name(tiles)

    def write(self, value: Any) -> Any:
        return None if value == NO_REWARD else self.tiles.write(value)

    def read(self, word: Any) -> Any:
        return NO_REWARD if word is None else self.tiles.read(word)


class RewardTiles(Field):
    """The rewards of the rounds: bonus tiles first, then those of victory points."""

    __slots__ = ("tile",)

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.tile: Final = RewardTile((*BONUSES, *VICTORY_POINTS))

    def write(self, board: Any, of: Any, place: int) -> Any:
        table: Board = of
        first_points = table.box.bonus_rounds
        return [
            self.tile.write(
                tile if turn < first_points or tile == NO_REWARD else tile + len(BONUSES)
            )
            for turn, tile in enumerate(table.rewards)
        ]

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        table: Board = of
        first_points = table.box.bonus_rounds
        tiles = values(listed(word), self.tile)
        if any(NO_REWARD < tile < len(BONUSES) for tile in tiles[first_points:]):
            raise BadPosition("", f"VP tiles follow the first {first_points}")
        table.rewards = tuple(
            [
                tile if turn < first_points or tile == NO_REWARD else tile - len(BONUSES)
                for turn, tile in enumerate(tiles)
            ]
        )
