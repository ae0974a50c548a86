"""Position files: the whole table as readable JSON, and back, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from quattrocento.games.princes.board import NOBODY, NOTHING, Board, Player
from quattrocento.games.princes.box import Box
from quattrocento.games.princes.files.agenda import check_agenda
from quattrocento.games.princes.files.checks import check_board
from quattrocento.games.princes.names import (
    CITIES,
    EVENTS,
    FAMILIES,
    KINDS,
    LOTS,
    POPE,
    SIDES,
    TREACHERY,
    TROOPS,
)
from quattrocento.games.princes.options import OPTIONS, options_of, set_options
from quattrocento.games.princes.rules import (
    auctions,
    awards,
    battle,
    decades,
    paying,
    scoring,
    setup,
    treachery,
    turn,
    war,
)
from quattrocento.games.princes.rules.lots import lot_name
from quattrocento.games.princes.rules.treachery import SEAT_BITS
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.game import Vocabulary
from quattrocento.kernel.reading import Reader
from quattrocento.kernel.step import AnyStep

_STEPS: Final[list[type[AnyStep]]] = [
    setup.Sequence,
    setup.DrawChooser,
    setup.DealFamilies,
    setup.NextFamily,
    setup.ChooseFamily,
    setup.PutUpFamily,
    setup.DrawFirst,
    decades.Decade,
    decades.EndDecade,
    turn.Turn,
    turn.TakeAction,
    turn.AfterAction,
    turn.FinishTurn,
    turn.CloseTurn,
    treachery.DrawTreachery,
    treachery.Draw,
    treachery.KeepLimit,
    treachery.Discard,
    auctions.Bidding,
    auctions.Bid,
    paying.Sale,
    paying.Pay,
    awards.Award,
    awards.DrawNow,
    awards.PlaceArtist,
    awards.Invade,
    war.NameAttacker,
    war.NameDefender,
    war.Vetoes,
    war.AskVeto,
    war.Hire,
    war.Wages,
    war.CallLeague,
    war.AskLeague,
    war.Bribery,
    war.Bribe,
    battle.Round,
    battle.Throw,
    battle.OfferReroll,
    battle.AskReroll,
    battle.Fight,
    scoring.FinalScoring,
]
SEATS: Final = tuple(f"player {number}" for number in range(1, 7))
_NOBODY: Final = "nobody"
_ROLES: Final = ("attacker", "defender", "league")
_BRIBED: Final = tuple(f"{role} {troop}" for role in _ROLES for troop in TROOPS)


def vocabulary(seats: int) -> Vocabulary:
    """The words for the fields of steps; a seat is called `player 1` and so on."""
    return Vocabulary(
        _STEPS,
        {
            "seat": SEATS[:seats],
            "event": EVENTS,
            "side": SIDES,
            "role": (*_ROLES, "done"),
            "asked": tuple(str(count) for count in range(seats + 1)),
            "extra": ("counted", "extra"),
            "decade": ("0", "1", "2", "3"),
        },
    )


def tile_names(box: Box) -> tuple[str, ...]:
    """Every city tile by name; copies are numbered: `banking 2`."""
    return _numbered(KINDS, box.tile_kind)


def treachery_names(box: Box) -> tuple[str, ...]:
    """Every treachery tile by name, numbered where there are several: `freeze_bid 3`."""
    return _numbered(TREACHERY, box.treachery_kind)


def _numbered(names: tuple[str, ...], kinds: tuple[int, ...]) -> tuple[str, ...]:
    numbered: list[str] = []
    for index, kind in enumerate(kinds):
        copy = kinds[: index + 1].count(kind)
        several = kinds.count(kind) > 1
        numbered.append(f"{names[kind]} {copy}" if several else names[kind])
    return tuple(numbered)


def dump_board(board: Board) -> dict[str, Any]:
    """Everything on the table in component names; `agenda` lists what comes next first."""
    words = vocabulary(len(board.players))
    tiles = treachery_names(board.box)
    return {
        "game": "princes",
        "overlay": board.box.overlay,
        "options": options_of(board),
        "decade": board.decade,
        "active": _seat(board.active),
        "idle": board.idle,
        "idle_turn": board.idle_turn,
        "marker": board.marker,
        "pope": _seat(board.pope),
        "league_used": board.league_used,
        "status": dict(zip(CITIES, board.status, strict=True)),
        "artists": {city: _chosen(board.artists[i], EVENTS) for i, city in enumerate(CITIES)},
        "stock": dict(zip(TROOPS, board.stock, strict=True)),
        "tiles": _chosen(board.tiles_left, tile_names(board.box)),
        "events": _chosen(board.events_left, EVENTS),
        "players": [_dump_player(board, player) for player in board.players],
        "treachery": {
            "pile": _chosen(board.pile, tiles),
            "played": _chosen(board.played, tiles),
            "renewals": board.epoch,
            "drawn": {tile: epoch for tile, epoch in zip(tiles, board.drawn, strict=True) if epoch},
            "since": {
                tile: [since >> seat * SEAT_BITS & 7 for seat in range(len(board.players))]
                for tile, since in zip(tiles, board.since, strict=True)
                if since
            },
        },
        "auction": _dump_auction(board),
        "war": _dump_war(board),
        "offers": [
            {
                "from": SEATS[offer[0]],
                "to": SEATS[offer[1]],
                "gold": offer[2],
                "influence": offer[3],
                "for_gold": offer[4],
                "for_influence": offer[5],
                "in_auction": offer[6] == 1,
            }
            for offer in board.offers
        ],
        "agenda": [words.write(step) for step in reversed(board.agenda)],
    }


def _seat(seat: int) -> str | None:
    return None if seat == NOBODY else SEATS[seat]


def _chosen(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for index, name in enumerate(names) if mask >> index & 1]


def _dump_player(board: Board, player: Player) -> dict[str, Any]:
    tiles = tile_names(board.box)
    treacheries = treachery_names(board.box)
    return {
        "family": None if player.family == NOBODY else FAMILIES[player.family],
        "gold": player.gold,
        "influence": player.influence,
        "tiles": _chosen(player.tiles, tiles),
        "used": _chosen(player.used, tiles),
        "troops": _chosen(player.troops, TROOPS),
        "events": _chosen(player.events, EVENTS),
        "tokens": player.tokens,
        "wages": player.wages,
        "hand": _chosen(player.hand, treacheries),
        "buried": _chosen(player.buried, treacheries),
        "proved": player.proved,
    }


def _dump_auction(board: Board) -> dict[str, Any] | None:
    if board.lot_kind == NOTHING:
        return None
    return {
        "kind": LOTS[board.lot_kind],
        "lot": lot_name(board),
        "bid": None if board.bid == NOTHING else board.bid,
        "leader": _seat(board.leader),
        "bidding": _chosen(board.bidding, SEATS),
        "frozen": _chosen(board.frozen, SEATS),
        "due": None if board.due == NOTHING else board.due,
    }


def _dump_war(board: Board) -> dict[str, Any] | None:
    if board.attacker == NOTHING:
        return None
    return {
        "attacker": CITIES[board.attacker],
        "defender": None if board.defender == NOTHING else CITIES[board.defender],
        "extra": board.extra,
        "condottieri": [_seat(seat) for seat in board.fighters],
        "league": _seat(board.league),
        "league_side": SIDES[board.league_side],
        "bribed": _chosen(board.bribed, _BRIBED),
        "counter": board.counter,
        "dice": [board.black, board.white],
    }


def load_board(data: Mapping[str, Any], box: Box) -> Board:
    """The table a file describes; refused, with the field named, where it cannot be."""
    read = Reader(data)
    if read.text("game") != "princes":
        raise BadPosition("game", "this file is not a position of princes")
    if data.get("overlay") != box.overlay:
        raise BadPosition("overlay", "give the same component overlay with --components")
    board = Board(box, False)
    _load_options(read.at("options"), board)
    count = len(read.items("players"))
    if not 3 <= count <= 6:
        raise BadPosition("players", "a game has 3 to 6 players")
    board.players = [_load_player(read.at("players").at(seat), box) for seat in range(count)]
    board.decade = read.whole("decade", 0, 3)
    board.active = _load_seat(read, "active", count)
    board.idle = read.whole("idle")
    board.idle_turn = read.truth("idle_turn")
    board.marker = read.whole("marker")
    board.pope = _load_seat(read, "pope", count)
    board.league_used = read.truth("league_used")
    for index, city in enumerate(CITIES):
        board.status[index] = read.at("status").whole(city, box.lowest_status, box.highest_status)
        board.artists[index] = _mask(read.at("artists"), city, EVENTS)
    for index, troop in enumerate(TROOPS):
        board.stock[index] = read.at("stock").whole(troop)
    board.tiles_left = _mask(read, "tiles", tile_names(box))
    board.events_left = _mask(read, "events", EVENTS)
    _load_treachery(read.at("treachery"), board)
    if read.get("auction") is not None:
        _load_auction(read.at("auction"), board)
    if read.get("war") is not None:
        _load_war(read.at("war"), board)
    offers = read.at("offers")
    board.offers = tuple(
        _load_offer(offers.at(index), count) for index in range(len(read.items("offers")))
    )
    words = vocabulary(count)
    agenda = [words.read(step, f"agenda[{i}]") for i, step in enumerate(read.items("agenda"))]
    board.agenda = list(reversed(agenda))
    read.only(
        "game", "overlay", "options", "decade", "active", "idle", "idle_turn", "marker", "pope",
        "league_used", "status", "artists", "stock", "tiles", "events", "players", "treachery",
        "auction", "war", "offers", "agenda",
    )  # fmt: skip
    check_board(board)
    check_agenda(board)
    return board


def _load_options(read: Reader, board: Board) -> None:
    chosen = {
        option.name: option.choices[read.name(option.name, option.choices)] for option in OPTIONS
    }
    read.only(*chosen)
    set_options(board, chosen)


def _load_seat(read: Reader, key: str, count: int) -> int:
    return NOBODY if read.get(key) is None else read.name(key, SEATS[:count])


def _mask(read: Reader, key: str, names: tuple[str, ...]) -> int:
    mask = 0
    for index in read.names(key, names):
        if mask >> index & 1:
            raise BadPosition(read.path(key), f"{names[index]} is there twice")
        mask |= 1 << index
    return mask


def _load_player(read: Reader, box: Box) -> Player:
    player = Player()
    player.family = NOBODY if read.get("family") is None else read.name("family", FAMILIES)
    player.gold = read.whole("gold", 0, 999)
    player.influence = read.whole("influence", 0, 999)
    player.tiles = _mask(read, "tiles", tile_names(box))
    player.used = _mask(read, "used", tile_names(box))
    player.troops = _mask(read, "troops", TROOPS)
    player.events = _mask(read, "events", EVENTS)
    player.tokens = read.whole("tokens")
    player.wages = read.whole("wages", 0, 999)
    player.hand = _mask(read, "hand", treachery_names(box))
    player.buried = _mask(read, "buried", treachery_names(box))
    player.proved = read.whole("proved")
    read.only(
        "family", "gold", "influence", "tiles", "used", "troops", "events", "tokens", "wages",
        "hand", "buried", "proved",
    )  # fmt: skip
    return player


def _load_treachery(read: Reader, board: Board) -> None:
    names = treachery_names(board.box)
    board.pile = _mask(read, "pile", names)
    board.played = _mask(read, "played", names)
    board.epoch = read.whole("renewals")
    drawn = list(board.drawn)
    since = list(board.since)
    for tile in read.at("drawn").keys(names):
        drawn[names.index(tile)] = read.at("drawn").whole(tile, 0, board.epoch)
    for tile in read.at("since").keys(names):
        for seat, mark in enumerate(read.at("since").wholes(tile, 0, 7)):
            since[names.index(tile)] |= mark << seat * SEAT_BITS
    board.drawn = tuple(drawn)
    board.since = tuple(since)
    read.only("pile", "played", "renewals", "drawn", "since")


def _load_auction(read: Reader, board: Board) -> None:
    lots = (KINDS, EVENTS, (POPE,), CITIES, CITIES, FAMILIES)
    seats = SEATS[: len(board.players)]
    board.lot_kind = read.name("kind", LOTS)
    board.lot = read.name("lot", lots[board.lot_kind])
    board.bid = NOTHING if read.get("bid") is None else read.whole("bid", 0, 999)
    board.leader = _load_seat(read, "leader", len(seats))
    board.bidding = _mask(read, "bidding", seats)
    board.frozen = _mask(read, "frozen", seats)
    board.due = NOTHING if read.get("due") is None else read.whole("due", 0, 999)
    read.only("kind", "lot", "bid", "leader", "bidding", "frozen", "due")


def _load_war(read: Reader, board: Board) -> None:
    count = len(board.players)
    board.attacker = read.name("attacker", CITIES)
    board.defender = NOTHING if read.get("defender") is None else read.name("defender", CITIES)
    board.extra = read.truth("extra")
    fighters = [
        NOBODY if seat is None else read.at("condottieri").name(side, SEATS[:count])
        for side, seat in enumerate(read.items("condottieri"))
    ]
    if len(fighters) != 2:
        raise BadPosition(read.path("condottieri"), "one for each side")
    board.fighters = (fighters[0], fighters[1])
    board.league = _load_seat(read, "league", count)
    board.league_side = read.name("league_side", SIDES)
    board.bribed = _mask(read, "bribed", _BRIBED)
    board.counter = read.truth("counter")
    dice = read.wholes("dice", 0, 6)
    if len(dice) != 2:
        raise BadPosition(read.path("dice"), "a black and a white die")
    board.black, board.white = dice[0], dice[1]
    read.only(
        "attacker", "defender", "extra", "condottieri", "league", "league_side", "bribed",
        "counter", "dice",
    )  # fmt: skip


def _load_offer(read: Reader, count: int) -> tuple[int, int, int, int, int, int, int]:
    read.only("from", "to", "gold", "influence", "for_gold", "for_influence", "in_auction")
    return (
        read.name("from", SEATS[:count]),
        read.name("to", SEATS[:count]),
        read.whole("gold"),
        read.whole("influence"),
        read.whole("for_gold"),
        read.whole("for_influence"),
        1 if read.truth("in_auction") else 0,
    )
