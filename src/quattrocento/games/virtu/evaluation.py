"""How good a table looks for each player: what the greedy player and the search lean on."""

from __future__ import annotations

from typing import Final

from quattrocento.games.virtu.actions import END
from quattrocento.games.virtu.annex import Annex
from quattrocento.games.virtu.board import NOBODY, SEATS, Board, Player, bits
from quattrocento.games.virtu.box import SYMBOL_COUNT, TILE_RELIEFS
from quattrocento.games.virtu.buying import Buy
from quattrocento.games.virtu.considering import considered
from quattrocento.games.virtu.govern import Govern
from quattrocento.games.virtu.intrigue import Intrigue, SendAgent
from quattrocento.games.virtu.names import (
    CITIES,
    CROWN,
    FIRST_COURT,
    FIRST_POWER_PLACE,
    FIRST_ROOM_PLACE,
    POWERS,
    ROOMS,
)
from quattrocento.games.virtu.palace import COURT_SPACES, extra_spaces, free_court
from quattrocento.games.virtu.patronage import ChooseBonus, Patronise, PlaceCard
from quattrocento.games.virtu.paying import Pay
from quattrocento.games.virtu.proposing import propose
from quattrocento.games.virtu.prospects import CITY_WORTH, FLORIN_WORTH, best_way, room_worths
from quattrocento.games.virtu.reorganising import MoveCard
from quattrocento.games.virtu.retreats import is_last_year
from quattrocento.games.virtu.scoring import prestige, symbols_owned
from quattrocento.games.virtu.scouting import agent_worth, bonus_strength, city_defence
from quattrocento.games.virtu.setup import LayFamily
from quattrocento.games.virtu.spring import NoAction
from quattrocento.games.virtu.trade import Trade
from quattrocento.games.virtu.war import War
from quattrocento.kernel.play import next_decision, play
from quattrocento.kernel.step import Move

# What one symbol beside the rooms brings: florin, crown, cross, cavalry, ship, mask, war, arrow.
_WORTH: Final[tuple[float, ...]] = (0.19, 0.45, 0.42, 0.16, 0.14, 0.14, 0.16, 0.1)
_PLAN: Final = 0.5
"""The share of what the best way round the palace promises that is believed."""
_LONG: Final = 10
"""Years after which means are worth less and less."""
_LATE: Final = 0.25
"""The share of a seat's own means that still counts in the last year."""
_VICTORY: Final = 8.0
"""What it is worth to be first at the end, beside the points."""
_FOOTHOLD: Final = 0.45
"""A city beside its point and its tile: a base for the next ones."""
_COVERED: Final = 0.7
"""A room under an indulgence, beside the point it costs: it does nothing until it is freed."""
_ROOMY: Final = 0.25
"""A free cortigiano space, where the next card can go."""
_RICH: Final = 8
"""Florins beyond which more are of little use."""


def evaluate(board: Board) -> list[float]:
    """Prestige as it stands, and a guess at what means and positions are still worth, per seat.

    What somebody has begun is judged as if it were done: a payment as the program proposes it,
    chosen wares as bought and laid down, a lifted card where it does most.
    """
    if _begun(board):
        board = foresee(board)
    points = [sum(sources) for sources in prestige(board)]
    return [_judge(board, seat, points) for seat in range(len(points))]


def worth(board: Board, seat: int) -> float:
    """The same for one seat."""
    if _begun(board):
        board = foresee(board)
    return worth_now(board, seat)


def worth_now(board: Board, seat: int) -> float:
    """A seat's worth as things lie, whatever has been begun."""
    return _judge(board, seat, [sum(sources) for sources in prestige(board)])


def foresee(board: Board) -> Board:
    """The table once what somebody has begun is over, on a copy."""
    other = board.clone()
    while _begun(other):
        play(other, _likely(other))
    return other


def _begun(board: Board) -> bool:
    """Somebody is paying, laying down what he got, or has wares in the basket."""
    step = next_decision(board)
    if isinstance(step, Buy):
        return board.basket != 0
    return isinstance(step, Pay | PlaceCard | MoveCard | SendAgent | ChooseBonus | LayFamily)


def _likely(board: Board) -> Move:
    """How the one who has begun something goes on."""
    step = next_decision(board)
    if isinstance(step, Pay):
        return propose(board)[0]
    if isinstance(step, Buy) or step is None:
        return END
    moves = considered(board, step.moves(board))
    best, chosen = -1e9, moves[0]
    if len(moves) > 1:
        for move in moves:
            after = board.clone()
            play(after, move)
            while isinstance(next_decision(after), Pay):
                play(after, propose(after)[0])
            value = worth_now(after, step.seat)
            if value > best:
                best, chosen = value, move
    return chosen


def _judge(board: Board, seat: int, points: list[int]) -> float:
    """Near the end means count little; who leads then is glad of it, the others are not."""
    found = float(points[seat])
    ahead = all(other == seat or points[other] < points[seat] for other in range(len(points)))
    if not board.agenda:
        found += 0.01 * symbols_owned(board, board.players[seat], CROWN)
        return found + _VICTORY if ahead else found
    if not is_last_year(board):
        return found + _patience(board) * _means(board, seat)
    total = 0.0
    for other in range(len(points)):
        total += _means(board, other)
    found += _LATE * _means(board, seat) + (1.0 - _LATE) * total / len(points)
    return found + 0.6 * _VICTORY if ahead else found


def _patience(board: Board) -> float:
    """The longer a game has lasted, the less means count against points: it wants to end."""
    late = board.year - _LONG
    return 1.0 if late <= 0 else max(1.0 - 0.06 * late, _LATE)


def _means(board: Board, seat: int) -> float:
    player = board.players[seat]
    worths = room_worths(board, seat)
    found = _PLAN * best_way(board, seat, worths) + 0.06 * sum(worths)
    if _about_to_act(board, seat):
        found += 0.25 * worths[player.marker]
    found += FLORIN_WORTH * min(player.florins, _RICH) + 0.03 * max(player.florins - _RICH, 0)
    found += _domain(board, player) + _court(board, player)
    found += 0.2 * extra_spaces(board, seat) + _ROOMY * min(len(free_court(board, seat)), 2)
    found += 0.1 * player.owned_agents - _COVERED * bits(player.indulgences)
    found += _FOOTHOLD * board.cities_of(seat) + _troops(board, seat)
    found += _agents(board, seat)
    for power in range(len(POWERS)):
        if board.allies[power] == seat and board.powers_ready >> power & 1:
            found += 0.25
    return found


def _about_to_act(board: Board, seat: int) -> bool:
    """The marker has moved and the room's action has had no effect yet."""
    step = next_decision(board)
    if step is None or step.seat != seat or board.done:
        return False
    return isinstance(step, Annex | Patronise | War | Govern | Intrigue | Trade | NoAction)


def _relief(board: Board, relief: int) -> float:
    """The best type of a relief counts most, since one payment takes only one."""
    reliefs = board.box.reliefs
    best = total = 0.0
    for symbol in range(SYMBOL_COUNT):
        amount = reliefs[relief * SYMBOL_COUNT + symbol]
        if amount:
            value = amount * _WORTH[symbol]
            total += value
            if value > best:
                best = value
    return 0.7 * best + 0.3 * total


def _domain(board: Board, player: Player) -> float:
    found = 0.0
    tiles = player.tiles
    while tiles:
        tile = (tiles & -tiles).bit_length() - 1
        tiles &= tiles - 1
        value = _relief(board, TILE_RELIEFS + tile)
        found += value if player.ready >> tile & 1 else 0.45 * value
    return found


def _court(board: Board, player: Player) -> float:
    """Cortigiani pay once between two visits of their arrow."""
    found = 0.0
    for space in range(COURT_SPACES):
        card = player.cards[FIRST_COURT + space]
        if card != NOBODY:
            value = _relief(board, card)
            found += 0.75 * value if player.exhausted >> space & 1 else value
    return found


def _troops(board: Board, seat: int) -> float:
    """Two troops cost nothing to keep; those before a city promise it, rivals' threaten it."""
    count = board.troops_on_map(seat)
    found = 0.2 * min(count, 2) + 0.08 * max(count - 2, 0)
    for city in range(len(CITIES)):
        owner = board.owner[city]
        if owner == seat:
            found -= _threat(board, seat, city)
        elif board.troops[city * SEATS + seat]:
            found += _promise(board, seat, city)
    return found


def _promise(board: Board, seat: int, city: int) -> float:
    """What troops before a city may win, against what its owner can still bring up."""
    strength = board.troops[city * SEATS + seat] + bonus_strength(board, seat) + board.attack
    defence = city_defence(board, seat, city) + board.defence
    owner = board.owner[city]
    answer = bonus_strength(board, owner) if owner >= 0 else 0
    gain = CITY_WORTH + (2.0 if owner >= 0 and not _has_trophy(board, seat, owner) else 0.0)
    if strength > defence + answer:
        return 0.8 * gain
    return 0.35 * gain if strength > defence else -0.15


def _has_trophy(board: Board, seat: int, owner: int) -> bool:
    return board.players[seat].trophies >> owner & 1 == 1


def _threat(board: Board, seat: int, city: int) -> float:
    """What rivals' troops before an own city, or next to it, may take."""
    found = 0.0
    for rival in range(len(board.players)):
        if rival == seat:
            continue
        before = board.troops[city * SEATS + rival]
        if before:
            strength = before + bonus_strength(board, rival) + board.attack
            defence = city_defence(board, rival, city) + board.defence
            found += 1.5 if strength > defence + bonus_strength(board, seat) else 0.3
            continue
        near = 0
        for neighbour in board.neighbours(city):
            if board.owner[neighbour] == rival:
                near += board.troops[neighbour * SEATS + rival]
        if near and near + 1 > city_defence(board, rival, city):
            found += 0.2
    return found


def _agents(board: Board, seat: int) -> float:
    """An own agent does what its place is good for; a rival's in an own room hurts."""
    found = 0.0
    for place in range(FIRST_POWER_PLACE + len(POWERS)):
        agent = board.agents[place]
        if agent == seat:
            found += agent_worth(board, seat, place)
        elif agent != NOBODY and FIRST_ROOM_PLACE <= place < FIRST_POWER_PLACE:
            if (place - FIRST_ROOM_PLACE) // ROOMS == seat:
                found -= 0.3
    return found
