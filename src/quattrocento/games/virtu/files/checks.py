"""What every table must satisfy: nothing is lost, nothing is there twice."""

from __future__ import annotations

from quattrocento.games.virtu.board import SEATS, Board
from quattrocento.games.virtu.box import bits
from quattrocento.games.virtu.names import (
    BONUSES,
    CANNONS,
    CANNONS_BONUS,
    CHARACTERS,
    CITIES,
    DUCHY,
    FIRST_CATHEDRAL,
    FIRST_COURT,
    FIRST_FAMILY,
    FIRST_IMPROVEMENT,
    FIRST_TITLE,
    GUILD,
    IN_SETUP,
    MARKET,
    MARKET_CATHEDRAL,
    NO_ACTION,
    NOBODY,
    ROOMS,
    SPACES,
    TILES,
)
from quattrocento.games.virtu.rules.bonuses import NO_RIVAL
from quattrocento.games.virtu.rules.buying import ChooseSite
from quattrocento.games.virtu.rules.control import LoseSpace, Rehouse
from quattrocento.games.virtu.rules.palace import greyed_allowed, greyed_occupied
from quattrocento.games.virtu.rules.patronage import PlaceCard
from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.step import Decision


def check_board(board: Board) -> None:
    """Refuse a table with impossible counts, the field named."""
    seats = list(range(len(board.players)))
    tracks = (
        ("order", board.order),
        ("cities_track", board.arrivals),
        ("patronage_track", board.patrons),
    )
    for name, discs in tracks:
        if sorted(discs) != seats:
            raise BadPosition(name, "names every player once")
    for seat in seats:
        _check_pieces(board, seat)
        check_palace(board, seat, list(board.box.pieces.family[seat]))
        _check_domain(board, seat)
    check_cards(board)
    _check_tiles(board)
    _check_bonuses(board)
    laid = sum(bits(player.indulgences) for player in board.players) + board.begging
    if laid + board.indulgences != board.box.indulgences:
        raise BadPosition("indulgences", f"there are {board.box.indulgences} of them")
    for power, ally in enumerate(board.allies):
        if ally == NOBODY and board.powers_ready >> power & 1:
            raise BadPosition("powers", "a bonus is ready only for an ally")


def check_agenda(board: Board) -> None:
    """Refuse steps of seats nobody has, or a decision without a legal move."""
    count = len(board.players)
    colours = board.box.pieces.colours
    for index, step in enumerate(reversed(board.agenda)):
        for field in ("seat", "rival"):
            seat = getattr(step, field, 0) if field in type(step).fields else 0
            if seat >= count and not (field == "rival" and seat == NO_RIVAL):
                raise BadPosition(f"agenda[{index}]", f"{colours[seat]} does not play")
    top = board.agenda[-1] if board.agenda else None
    if isinstance(top, Decision) and not top.moves(board):
        raise BadPosition("agenda[0]", "nothing can be chosen here")


def _check_pieces(board: Board, seat: int) -> None:
    player = board.players[seat]
    box = board.box
    where = f"players[{seat}]"
    troops = sum(board.troops[city * SEATS + seat] for city in range(len(CITIES)))
    colour = box.pieces.colours[seat]
    if troops + player.reserve != box.troops:
        raise BadPosition(f"{where}.reserve", f"{colour} has {box.troops} troops in all")
    placed = board.agents.count(seat)
    if player.agents + placed != player.owned_agents or player.owned_agents > box.agents:
        raise BadPosition(f"{where}.agents", "agents are placed or at hand, five at most")
    if board.season != IN_SETUP and player.marker == NOBODY and board.year > 1:
        raise BadPosition(f"{where}.marker", "is in the palace after the first Spring")
    if player.trophies >> seat & 1:
        raise BadPosition(f"{where}.trophies", "are won from others")


def check_palace(board: Board, seat: int, family: list[int]) -> None:
    """Cards lie where they may, and only those of the families that the seat may have."""
    player = board.players[seat]
    names = board.box.pieces.cards
    where = f"players[{seat}]"
    for room in range(ROOMS):
        card = player.cards[room]
        if card != NOBODY and board.box.action[card] == NO_ACTION:
            raise BadPosition(f"{where}.rooms[{room}]", f"{names[card]} shows no action")
        if card == NOBODY and player.cards[FIRST_IMPROVEMENT + room] != NOBODY:
            raise BadPosition(f"{where}.rooms[{room}]", "an improvement lies under an action card")
    for space, card in enumerate(player.cards):
        if card >= FIRST_FAMILY and card not in family:
            raise BadPosition(f"{where}", f"{names[card]} belongs to another family")
        if space >= FIRST_COURT:
            bit = 1 << (space - FIRST_COURT)
            if card == NOBODY and player.exhausted & bit:
                raise BadPosition(f"{where}.court.{SPACES[space]}", "no card is there")
    if player.closed & ~board.box.open_court:
        raise BadPosition(f"{where}.lost_spaces", "are spaces open from the start")
    rehousing = any(isinstance(step, LoseSpace | Rehouse) for step in board.agenda)
    if not rehousing and greyed_occupied(board, player) > greyed_allowed(board, seat):
        raise BadPosition(f"{where}.court", "more greyed spaces are taken than are open")


def _check_domain(board: Board, seat: int) -> None:
    player = board.players[seat]
    where = f"players[{seat}].domain"
    for city, owner in enumerate(board.owner):
        if (owner == seat) != bool(player.tiles >> city & 1):
            raise BadPosition(where, f"the tile of {CITIES[city]} lies with who controls the city")
    if bool(player.tiles >> CANNONS & 1) != player.has(CANNONS_BONUS):
        raise BadPosition(where, "cannons are a patronage bonus")


def check_cards(board: Board) -> None:
    """Every card is there as often as it is printed."""
    names = board.box.pieces.cards
    count = [0] * len(names)
    for player in board.players:
        for card in player.cards:
            if card != NOBODY:
                count[card] += 1
    # A card that waits to be laid down is neither in its pile nor in a palace.
    for step in board.agenda:
        if isinstance(step, PlaceCard):
            count[step.card] += 1
    for card in range(len(CHARACTERS)):
        if count[card] + board.supply[card] != board.box.copies[card]:
            copies = board.box.copies[card]
            raise BadPosition(f"supply.{names[card]}", f"there are {copies} of them in all")
    for card in range(len(CHARACTERS), len(names)):
        if count[card] > 1:
            raise BadPosition("players", f"{names[card]} is there once")


def _check_tiles(board: Board) -> None:
    for tile in range(len(TILES)):
        owners = sum(1 for player in board.players if player.tiles >> tile & 1)
        if owners > 1 and not DUCHY <= tile <= GUILD:
            raise BadPosition("players", f"two players have the same tile {TILES[tile]}")
        if DUCHY <= tile <= GUILD:
            ware = tile - DUCHY + FIRST_TITLE
            if owners + board.supply[ware] != board.box.copies[ware]:
                raise BadPosition(f"supply.{MARKET[ware]}", "does not fit the tiles in Domains")
    built = sum(bits(player.tiles >> FIRST_CATHEDRAL) for player in board.players)
    waiting = sum(1 for step in board.agenda if isinstance(step, ChooseSite))
    if built + waiting + board.supply[MARKET_CATHEDRAL] != board.box.copies[MARKET_CATHEDRAL]:
        raise BadPosition("supply.cathedral", "does not fit the tiles in Domains")
    for seat, player in enumerate(board.players):
        cities = [c for c in range(len(CITIES)) if board.owner[c] == seat]
        standing = sum(board.cathedrals >> city & 1 for city in cities)
        if standing != player.cathedrals():
            field = f"players[{seat}].domain"
            raise BadPosition(field, "has a cathedral tile for each cathedral in own cities")
    if built != bits(board.cathedrals):
        raise BadPosition("cities", "a cathedral stands in a player's city")


def _check_bonuses(board: Board) -> None:
    for bonus, name in enumerate(BONUSES):
        owners = sum(1 for player in board.players if player.has(bonus))
        if owners + (board.bonuses >> bonus & 1) != 1:
            raise BadPosition("bonuses", f"{name} is there once")
