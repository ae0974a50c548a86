"""Position files: the whole table as readable JSON, and back, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from quattrocento.games.signorie.board import (
    CITY_SPACES,
    FACES,
    NO_TILE,
    NOBODY,
    Board,
    Player,
    added,
    changed,
    tile_house,
    tile_value,
)
from quattrocento.games.signorie.box import Box
from quattrocento.games.signorie.files.checks import check_board
from quattrocento.games.signorie.names import (
    BONUSES,
    CAREERS,
    CITIES,
    COLOURS,
    COLUMNS,
    GIVERS,
    HOUSES,
    MANDATES,
    PLACES,
    ROWS,
    SEXES,
    SOURCES,
    VICTORY_POINTS,
)
from quattrocento.games.signorie.rules import (
    alliances,
    dice,
    effects,
    helpers,
    mandates,
    marriages,
    missions,
    progeny,
    rewards,
    scoring,
    setup,
)
from quattrocento.games.signorie.rules.careers import Points
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.game import Vocabulary
from quattrocento.kernel.reading import Reader
from quattrocento.kernel.step import AnyStep

_STEPS: Final[list[type[AnyStep]]] = [
    setup.Sequence,
    setup.Round,
    setup.DrawOrder,
    setup.LeaveOut,
    setup.DrawRewards,
    setup.DrawTiles,
    setup.RollDice,
    setup.DealMandates,
    dice.NextTurn,
    dice.TakeDie,
    dice.ChooseAction,
    mandates.Spend,
    Points,
    missions.SendMan,
    missions.ChooseCity,
    marriages.Marry,
    marriages.Dowry,
    alliances.TakeTile,
    alliances.LayFaceDown,
    progeny.Progeny,
    effects.Fetch,
    helpers.PlaceHelper,
    helpers.Helpers,
    helpers.AskHelper,
    helpers.UseHelper,
    helpers.ColumnAgain,
    rewards.ScoreInitiative,
    rewards.NewOrder,
    rewards.Rewards,
    rewards.Reward,
    rewards.TakeReward,
    rewards.OfferBride,
    rewards.PlaceBride,
    rewards.Purchase,
    rewards.ClearUp,
    scoring.FinalScoring,
]
_PLACE_SETS: Final = tuple(
    " ".join(place for bit, place in enumerate(PLACES) if places >> bit & 1) or "none"
    for places in range(8)
)
_HELPERS: Final = tuple(f"{column} {place}" for column in COLUMNS for place in PLACES)


_VOCABULARIES: Final[dict[tuple[str, ...], Vocabulary]] = {}


def vocabulary(colours: list[str]) -> Vocabulary:
    """The words for the fields of steps; a seat is called by its colour."""
    known = _VOCABULARIES.get(tuple(colours))
    if known is None:
        known = _new_vocabulary(colours)
        _VOCABULARIES[tuple(colours)] = known
    return known


def _new_vocabulary(colours: list[str]) -> Vocabulary:
    return Vocabulary(
        _STEPS,
        {
            "seat": tuple(colours),
            "column": COLUMNS,
            "ring": (*COLUMNS, "any"),
            "place": PLACES,
            "places": _PLACE_SETS,
            "sex": SEXES,
            "career": CAREERS,
            "row": ROWS,
            "city": CITIES,
            "mandate": MANDATES,
            "giver": GIVERS,
        },
    )


def dump_board(board: Board) -> dict[str, Any]:
    """Everything on the table in component names; `agenda` lists what comes next first."""
    words = vocabulary([COLOURS[player.colour] for player in board.players])
    return {
        "game": "signorie",
        "overlay": board.box.overlay,
        **dump_open(board),
        "unseen": {
            house: [value for value in range(10) for _ in range(board.unseen[index * 10 + value])]
            for index, house in enumerate(HOUSES)
        },
        "agenda": [words.write(step) for step in reversed(board.agenda)],
    }


def dump_open(board: Board) -> dict[str, Any]:
    """What lies open on the table, for everyone to see."""
    colours = [COLOURS[player.colour] for player in board.players]
    bonus_rounds = board.box.bonus_rounds
    return {
        "options": {"tiles": "optional" if board.choose_tiles else "compulsory"},
        "round": board.round,
        "order": [colours[seat] for seat in board.order],
        "players": [_dump_player(board, player) for player in board.players],
        "initiative": [[colours[seat] for seat in stack] for stack in initiative_stacks(board)],
        "cities": {CITIES[city]: _dump_city(board, city, colours) for city in board.cities},
        "dice": {
            column: [
                value + 1
                for value in range(FACES)
                for _ in range(board.dice[index * FACES + value])
            ]
            for index, column in enumerate(COLUMNS)
        },
        "mandates": {
            column: [MANDATES[tile] for tile in board.mandates[index * 2 : index * 2 + 2]]
            for index, column in enumerate(COLUMNS)
        },
        "rewards": [
            (BONUSES if place < bonus_rounds else VICTORY_POINTS)[tile]
            for place, tile in enumerate(board.rewards)
        ],
        "stacks": board.stack,
    }


def initiative_stacks(board: Board) -> list[list[int]]:
    """The seats on each initiative space, the lowest disc of a stack first."""
    stacks: list[list[int]] = [[] for _ in board.box.initiative_vp]
    for seat in sorted(range(len(board.heights)), key=lambda seat: board.heights[seat]):
        stacks[board.initiative[seat]].append(seat)
    return stacks


def _dump_player(board: Board, player: Player) -> dict[str, Any]:
    spaces = board.box.spaces
    return {
        "colour": COLOURS[player.colour],
        "florins": player.florins,
        "men": player.men,
        "women": player.women,
        "general_men": player.general_men,
        "general_women": player.general_women,
        "threshold_men": player.threshold_men,
        "threshold_women": player.threshold_women,
        "brides": player.brides,
        "passed": player.passed,
        "dice": {column: die for column, die in zip(COLUMNS, player.dice, strict=True) if die},
        "helpers": [name for bit, name in enumerate(_HELPERS) if player.helpers >> bit & 1],
        "careers": {
            career: [
                space + 1
                for space in range(spaces)
                for _ in range(player.careers[index * spaces + space])
            ]
            for index, career in enumerate(CAREERS)
        },
        "tiles": {
            row: [
                f"{HOUSES[house]} {player.tiles[index * 4 + coat]}"
                for coat, house in enumerate(board.box.plans[player.colour][index])
                if player.tiles[index * 4 + coat]
            ]
            for index, row in enumerate(ROWS)
        },
        "face_down": dict(zip(ROWS, player.face_down, strict=True)),
        "points": dict(zip(SOURCES, player.points, strict=True)),
    }


def _dump_city(board: Board, city: int, colours: list[str]) -> dict[str, Any]:
    meeples = board.meeples[city * CITY_SPACES : city * CITY_SPACES + board.filled[city]]
    return {
        "marriage": tile_name(board.marriage_tiles[city]),
        "mission": tile_name(board.mission_tiles[city]),
        "meeples": [f"{colours[meeple // 2]} {SEXES[meeple % 2]}" for meeple in meeples],
    }


def tile_name(tile: int) -> str | None:
    """`"Sforza 3"`, or None for an empty tile space."""
    return None if tile == NO_TILE else f"{HOUSES[tile_house(tile)]} {tile_value(tile)}"


def load_board(data: Mapping[str, Any], box: Box) -> Board:
    """The table a file describes; refused, with the field named, where it cannot be."""
    read = Reader(data)
    if read.text("game") != "signorie":
        raise BadPosition("game", "this file is not a position of signorie")
    if data.get("overlay") != box.overlay:
        raise BadPosition("overlay", "give the same component overlay with --components")
    board = Board(box, False)
    options = read.at("options")
    options.only("tiles")
    board.choose_tiles = options.name("tiles", ("compulsory", "optional")) == 1
    players = read.items("players")
    if not 2 <= len(players) <= 4:
        raise BadPosition("players", "a game has 2 to 4 players")
    board.players = [_load_player(read.at("players").at(i), box) for i in range(len(players))]
    colours = [COLOURS[player.colour] for player in board.players]
    if len(set(colours)) != len(colours):
        raise BadPosition("players", "each player has a different colour")
    board.round = read.whole("round", 0, box.rounds)
    words = vocabulary(colours)
    agenda = [words.read(step, f"agenda[{i}]") for i, step in enumerate(read.items("agenda"))]
    board.agenda = list(reversed(agenda))
    board.order = tuple(read.names("order", tuple(colours)))
    _load_initiative(read, board, colours)
    _load_cities(read.at("cities"), board, colours)
    _load_dice(read.at("dice"), board)
    board.mandates = _load_mandates(read.at("mandates"))
    rewards = read.names("rewards", (*BONUSES, *VICTORY_POINTS))
    board.rewards = tuple(
        tile if place < box.bonus_rounds else tile - len(BONUSES)
        for place, tile in enumerate(rewards)
    )
    unseen = read.at("unseen")
    unseen.only(*HOUSES)
    for house, name in enumerate(HOUSES):
        for value in unseen.wholes(name, 1, 9):
            board.unseen[house * 10 + value] += 1
    board.stack = read.whole("stacks")
    board.discs = box.helper_discs - sum(
        helpers.helper_count(player.helpers) for player in board.players
    )
    read.only(
        "game", "overlay", "options", "round", "order", "players", "initiative", "cities",
        "dice", "mandates", "rewards", "stacks", "unseen", "agenda",
    )  # fmt: skip
    check_board(board)
    return board


def _load_player(read: Reader, box: Box) -> Player:
    player = Player(read.name("colour", COLOURS), False)
    player.florins = read.whole("florins", 0, 9999)
    player.men = read.whole("men")
    player.women = read.whole("women")
    player.general_men = read.whole("general_men")
    player.general_women = read.whole("general_women")
    player.threshold_men = read.whole("threshold_men")
    player.threshold_women = read.whole("threshold_women")
    player.brides = read.whole("brides", 0, len(box.bride_vp))
    player.passed = read.truth("passed")
    for column in read.at("dice").keys(COLUMNS):
        player.dice[COLUMNS.index(column)] = read.at("dice").whole(column, 1, FACES)
    for helper in read.names("helpers", _HELPERS):
        if player.helpers >> helper & 1:
            raise BadPosition(read.path("helpers"), f"{_HELPERS[helper]} is there twice")
        player.helpers |= 1 << helper
    careers = read.at("careers")
    careers.only(*CAREERS)
    player.careers = (0,) * (3 * box.spaces)
    for index, career in enumerate(CAREERS):
        for space in careers.wholes(career, 1, box.spaces):
            player.careers = added(player.careers, index * box.spaces + space - 1, 1)
    tiles, face_down, points = read.at("tiles"), read.at("face_down"), read.at("points")
    tiles.only(*ROWS)
    face_down.only(*ROWS)
    points.only(*SOURCES)
    for index, row in enumerate(ROWS):
        for place, name in enumerate(tiles.items(row)):
            tile = _tile(name, tiles.path(f"{row}[{place}]"))
            plan = box.plans[player.colour][index]
            coats = [
                index * 4 + coat
                for coat, house in enumerate(plan)
                if house == tile_house(tile) and not player.tiles[index * 4 + coat]
            ]
            if not coats:
                raise BadPosition(tiles.path(row), f"the plan does not ask for {name}")
            player.tiles = changed(player.tiles, coats[0], tile_value(tile))
    player.face_down = tuple([face_down.whole(row) for row in ROWS])
    player.points = tuple([points.whole(source, 0, 9999) for source in SOURCES])
    read.only(
        "colour", "florins", "men", "women", "general_men", "general_women", "threshold_men",
        "threshold_women", "brides", "passed", "dice", "helpers", "careers", "tiles",
        "face_down", "points",
    )  # fmt: skip
    return player


def _load_initiative(read: Reader, board: Board, colours: list[str]) -> None:
    stacks = read.items("initiative")
    if len(stacks) != len(board.box.initiative_vp):
        raise BadPosition("initiative", f"the track has {len(board.box.initiative_vp)} spaces")
    count = len(colours)
    initiative = [NOBODY] * count
    heights = [0] * count
    for step in range(len(stacks)):
        for height, seat in enumerate(read.at("initiative").names(step, tuple(colours))):
            if initiative[seat] != NOBODY:
                raise BadPosition("initiative", f"the disc of {colours[seat]} lies twice")
            initiative[seat] = step
            heights[seat] = height
    if NOBODY in initiative and board.order:
        raise BadPosition("initiative", "every player has a disc on the track")
    board.initiative = tuple([max(step, 0) for step in initiative])
    board.heights = tuple(heights)


def _load_cities(read: Reader, board: Board, colours: list[str]) -> None:
    board.cities = tuple(sorted(CITIES.index(name) for name in read.keys(CITIES)))
    meeples = tuple(f"{colour} {sex}" for colour in colours for sex in SEXES)
    for city in board.cities:
        here = read.at(CITIES[city])
        marriage = _tile(here.get("marriage"), here.path("marriage"))
        mission = _tile(here.get("mission"), here.path("mission"))
        board.marriage_tiles = changed(board.marriage_tiles, city, marriage)
        board.mission_tiles = changed(board.mission_tiles, city, mission)
        people = here.names("meeples", meeples)
        if len(people) > CITY_SPACES:
            raise BadPosition(here.path("meeples"), "a city has eight spaces")
        for meeple in people:
            board.move_in(city, meeple // 2, meeple % 2)
        here.only("marriage", "mission", "meeples")


def _load_mandates(read: Reader) -> tuple[int, ...]:
    """The mandates in every zone; none of them before they are dealt."""
    read.only(*COLUMNS)
    mandates: list[int] = []
    for column in COLUMNS:
        zone = read.names(column, MANDATES)
        if len(zone) not in (0, 2):
            raise BadPosition(read.path(column), "two mandates lie in a zone")
        mandates += zone
    return tuple(mandates)


def _load_dice(read: Reader, board: Board) -> None:
    read.only(*COLUMNS)
    for column, name in enumerate(COLUMNS):
        for value in read.wholes(name, 1, FACES):
            board.dice[column * FACES + value - 1] += 1


def _tile(name: object, field: str) -> int:
    if name is None:
        return NO_TILE
    parts = name.split(" ") if isinstance(name, str) else []
    if len(parts) == 2 and parts[0] in HOUSES and parts[1] in tuple("123456789"):
        return HOUSES.index(parts[0]) * 10 + int(parts[1])
    raise BadPosition(field, f'a tile is a house and a value like "Sforza 3", not {name!r}')
