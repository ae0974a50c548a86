"""How good a table looks for each player: what the greedy player and the search lean on."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.actions import END
from quattrocento.games.virtu.board import NOBODY, SEATS, Board, Player
from quattrocento.games.virtu.box import SYMBOL_COUNT, TILE_RELIEFS
from quattrocento.games.virtu.buying import Buy
from quattrocento.games.virtu.names import (
    ALL_SPACES,
    CITIES,
    FIRST_COURT,
    FIRST_POWER_PLACE,
    FIRST_ROOM_PLACE,
    POWERS,
    ROOMS,
    TILES,
)
from quattrocento.games.virtu.palace import extra_spaces
from quattrocento.games.virtu.patronage import PlaceCard
from quattrocento.games.virtu.paying import Pay
from quattrocento.games.virtu.proposing import propose
from quattrocento.games.virtu.scoring import prestige, symbols_owned
from quattrocento.kernel.play import next_decision, play

# What one symbol brings over the rest of a game: florin, crown, cross, cavalry, ship, mask, war,
# arrow.
_WORTH: Final[tuple[float, ...]] = (0.22, 0.55, 0.5, 0.3, 0.28, 0.3, 0.25, 0.2)
_SYMBOLS: Final = 8


def evaluate(board: Board) -> list[float]:
    """Prestige as it stands, and a guess at what means and positions are still worth, per seat.

    What somebody has begun is judged as if it were done: a payment as the program proposes it,
    chosen wares as bought and laid down.
    """
    if _begun(board):
        board = foresee(board)
    points = prestige(board)
    if not board.agenda:
        crowns = [symbols_owned(board, player, 1) for player in board.players]
        return [sum(points[seat]) + crowns[seat] * 0.01 for seat in range(len(points))]
    left = 0.3 if board.last_year else 1.0
    return [sum(points[seat]) + left * _means(board, seat) for seat in range(len(board.players))]


def foresee(board: Board) -> Board:
    """The table once the payment or purchase in progress is over, on a copy."""
    other = board.clone()
    while _begun(other):
        step = next_decision(other)
        if isinstance(step, Pay):
            play(other, propose(other)[0])
        elif isinstance(step, PlaceCard):
            play(other, step.moves(other)[0])
        else:
            play(other, END)
    return other


def _begun(board: Board) -> bool:
    """Somebody is paying, laying down what he got, or has wares in the basket."""
    step = next_decision(board)
    return isinstance(step, Pay | PlaceCard) or (isinstance(step, Buy) and board.basket != 0)


def _means(board: Board, seat: int) -> float:
    player = board.players[seat]
    worth = 0.18 * min(player.florins, 12) + 0.05 * max(player.florins - 12, 0)
    worth += _domain(board, player)
    worth += _palace(board, player)
    worth += 0.25 * extra_spaces(board, seat)
    worth += 0.35 * player.rank
    worth += 0.12 * player.owned_agents + 0.05 * player.tokens
    worth += _troops(board, seat)
    worth += _agents(board, seat)
    for power in range(len(POWERS)):
        if board.allies[power] == seat and board.powers_ready >> power & 1:
            worth += 0.3
    return worth


def _relief(board: Board, relief: int) -> float:
    """The best type of a relief counts most, since one payment takes only one."""
    reliefs = board.box.reliefs
    best = total = 0.0
    for symbol in range(_SYMBOLS):
        value = reliefs[relief * SYMBOL_COUNT + symbol] * _WORTH[symbol]
        total += value
        if value > best:
            best = value
    return 0.7 * best + 0.3 * total


def _domain(board: Board, player: Player) -> float:
    worth = 0.0
    for tile in range(len(TILES)):
        if player.tiles >> tile & 1:
            value = _relief(board, TILE_RELIEFS + tile)
            worth += value if player.ready >> tile & 1 else 0.55 * value
    return worth


def _palace(board: Board, player: Player) -> float:
    """Cards in rooms pay every time, those beside them once between two visits."""
    worth = 0.0
    for space in range(ALL_SPACES):
        card = player.cards[space]
        if card == NOBODY:
            continue
        value = _relief(board, card)
        if space < FIRST_COURT:
            room = space % ROOMS
            lost = player.indulgences >> room & 1
            worth += 0.4 * value if lost else 0.9 * value
        elif player.exhausted >> (space - FIRST_COURT) & 1:
            worth += 0.6 * value
        else:
            worth += value
    return worth


def _troops(board: Board, seat: int) -> float:
    """Two troops cost nothing to keep; those before a city promise it, rivals' threaten it."""
    count = board.troops_on_map(seat)
    worth = 0.25 * min(count, 2) + 0.12 * max(count - 2, 0)
    for city in range(len(CITIES)):
        troops = board.troops[city * SEATS + seat]
        owner = board.owner[city]
        if owner == seat:
            for rival in range(len(board.players)):
                if rival != seat and board.troops[city * SEATS + rival]:
                    worth -= 0.6
        elif troops:
            worth += _promise(board, seat, city, troops)
    return worth


def _promise(board: Board, seat: int, city: int, troops: int) -> float:
    """What troops before a city may win."""
    strength = troops + board.players[seat].tokens + board.attack
    owner = board.owner[city]
    need = board.box.value[city] + (board.troops[city * SEATS + owner] if owner >= 0 else 0)
    if board.agents[city] == seat:
        need -= 1
    return 1.6 if strength > need else 0.25 * strength / (need + 1)


def _agents(board: Board, seat: int) -> float:
    """An agent on a neutral city or in a rival's room helps; a rival's in an own room hurts."""
    worth = 0.0
    for city in range(len(CITIES)):
        if board.agents[city] == seat and board.owner[city] != seat:
            worth += 0.2
    for place in range(FIRST_ROOM_PLACE, FIRST_POWER_PLACE):
        agent = board.agents[place]
        if agent != NOBODY:
            owner = (place - FIRST_ROOM_PLACE) // ROOMS
            if owner == seat and agent != seat:
                worth -= 0.45
            elif agent == seat and owner != seat:
                worth += 0.2
    return worth
