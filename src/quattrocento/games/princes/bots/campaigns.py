"""What a war is likely to bring each seat: wages, victory tokens, cities going up and down."""

from __future__ import annotations

from quattrocento.games.princes.board import NOBODY, NOTHING, Board
from quattrocento.games.princes.bots.forecast import bid_limit, expected_sale
from quattrocento.games.princes.bots.odds import ALL, Odds, odds, war_odds
from quattrocento.games.princes.bots.ranking import expected_points
from quattrocento.games.princes.bots.worth import Worths, price
from quattrocento.games.princes.box import count_bits
from quattrocento.games.princes.names import (
    ATTACKER,
    ATTACKER_LOT,
    CITIES,
    DEFENDER,
    DEFENDER_LOT,
    GOLD,
    INFLUENCE,
)
from quattrocento.games.princes.rules.lots import for_condottiere
from quattrocento.games.princes.rules.money import discount

Fighters = tuple[int, int]


def war_gains(board: Board, worths: Worths) -> list[float]:
    """What the war under way, or about to be named, will bring each seat."""
    if board.attacker != NOTHING and board.defender != NOTHING:
        return Campaign(board, worths).gains()
    # Cities that are not named yet: those the seat that names them is likely to choose.
    attacker, defender = board.attacker, board.defender
    high, low = _likely_cities(board, board.active, attacker)
    board.attacker, board.defender = high, low
    gains = Campaign(board, worths).gains()
    board.attacker, board.defender = attacker, defender
    return gains


def _likely_cities(board: Board, seat: int, named: int) -> tuple[int, int]:
    """The city a seat would have win, and the one it would have lose."""
    others = len(board.players) - 1
    high, low = named, NOTHING
    most, least = -100.0, 100.0
    for city in range(len(CITIES)):
        tiles = board.box.city_tiles[city]
        own = count_bits(board.players[seat].tiles & tiles)
        sold = count_bits(tiles & ~board.tiles_left)
        margin = own - (sold - own) / others
        if named == NOTHING and margin > most:
            most, high = margin, city
        if city != named and margin <= least:
            least, low = margin, city
    if low == high:
        low = (high + 1) % len(CITIES)
    return high, low


class Campaign:
    """One war with both cities named, from the veto to the last throw."""

    __slots__ = ("_board", "_falls", "_rises", "_worths")

    def __init__(self, board: Board, worths: Worths) -> None:
        self._board = board
        self._worths = worths
        # What it is worth to each seat that the attacker wins by a step, and the defender.
        self._rises: list[float] = self._shifts(board.attacker, board.defender)
        self._falls: list[float] = self._shifts(board.defender, board.attacker)

    def gains(self) -> list[float]:
        """What each seat may expect of it, with the condottieri there are or that are likely."""
        board = self._board
        gains = [0.0] * len(board.players)
        before = board.fighters
        paid = self._hire(gains)
        after = board.fighters
        if after != (NOBODY, NOBODY):
            self._fight(odds(board), gains)
            if not paid:
                for side in (ATTACKER, DEFENDER):
                    if after[side] != NOBODY:
                        gains[after[side]] += self._wages(side)
        board.fighters = before
        return gains

    def _hire(self, gains: list[float]) -> bool:
        """Put the likely condottieri in place and count their price; True if wages are paid."""
        board = self._board
        bidding = for_condottiere(board)
        if not bidding and board.fighters != (NOBODY, NOBODY):
            return True
        kind = board.lot_kind
        if bidding:
            side = ATTACKER if kind == ATTACKER_LOT else DEFENDER
            prizes = [self._command(seat, side) for seat in range(len(board.players))]
            winner, paid = expected_sale(board, self._worths, prizes)
            self._place(side, winner, paid, gains)
            if side == DEFENDER:
                return False
        else:
            self._open(ATTACKER, gains)
        self._open(DEFENDER, gains)
        board.lot_kind = kind
        return False

    def _open(self, side: int, gains: list[float]) -> None:
        """The likely condottiere where the auction has not begun: the keenest, at the second's
        limit, and of equally keen ones the first to bid."""
        board = self._board
        board.lot_kind = ATTACKER_LOT if side == ATTACKER else DEFENDER_LOT
        best, second, winner = board.lowest_bid - 1, board.lowest_bid, NOBODY
        for seat in board.round_from(board.active):
            player = board.players[seat]
            if not player.troops or seat == board.fighters[ATTACKER]:
                continue
            less = discount(board, seat)
            prize = self._command(seat, side)
            limit = bid_limit(board, seat, prize, INFLUENCE, self._worths)
            limit = less + (limit if limit < player.influence else player.influence)
            if limit > best:
                best, second, winner = limit, max(best, board.lowest_bid), seat
            elif limit > second:
                second = limit
        if winner != NOBODY:
            paid = second - discount(board, winner)
            self._place(side, winner, paid if paid > 0 else 0, gains)

    def _place(self, side: int, seat: int, paid: int, gains: list[float]) -> None:
        board = self._board
        if seat != NOBODY:
            attacks, defends = board.fighters
            board.fighters = (seat, defends) if side == ATTACKER else (attacks, seat)
            gains[seat] -= price(board, seat, INFLUENCE, paid, self._worths)

    def _fight(self, chances: Odds, gains: list[float]) -> None:
        board = self._board
        up, down = chances[0] / ALL, chances[2] / ALL
        rises, falls = up + chances[3] / ALL, down + chances[4] / ALL
        for seat in range(len(board.players)):
            gains[seat] += rises * self._rises[seat] + falls * self._falls[seat]
        for side, chance in ((ATTACKER, up), (DEFENDER, down)):
            seat = board.fighters[side]
            if seat != NOBODY:
                gains[seat] += chance * (board.players[seat].tokens + 1)

    def _wages(self, side: int) -> float:
        board = self._board
        city = board.attacker if side == ATTACKER else board.defender
        return board.status[city] * self._worths.later[GOLD]

    def _command(self, seat: int, side: int) -> float:
        """What leading one army is worth: wages, a token, and a say in which city wins."""
        board = self._board
        foe = self._foe(seat) if side == ATTACKER else board.fighters[ATTACKER]
        worths = self._worths
        attack, defence = worths.attack[seat], worths.defence[seat]
        neutral = board.box.neutral
        foe_attack, foe_defence = neutral[0], neutral[1]
        if foe != NOBODY:
            foe_attack, foe_defence = worths.attack[foe], worths.defence[foe]
        if side == ATTACKER:
            chances = war_odds(attack, foe_defence, foe_attack, defence)
            without = war_odds(neutral[0], foe_defence, foe_attack, neutral[1])
            token = chances[0]
        else:
            chances = war_odds(foe_attack, defence, attack, foe_defence)
            without = war_odds(foe_attack, neutral[1], neutral[0], foe_defence)
            token = chances[2]
        worth = self._wages(side) + (board.players[seat].tokens + 1) * token / ALL
        worth += (chances[0] - without[0]) / ALL * self._rises[seat]
        return worth + (chances[2] - without[2]) / ALL * self._falls[seat]

    def _foe(self, seat: int) -> int:
        """The strongest of the other armies, which may come to the defence; of equals the first
        to bid for it."""
        board = self._board
        foe, strongest = NOBODY, board.box.neutral[1]
        for other in board.round_from(board.active):
            if other != seat and board.players[other].troops:
                strong = self._worths.defence[other]
                if strong > strongest:
                    foe, strongest = other, strong
        return foe

    def _shifts(self, winner: int, loser: int) -> list[float]:
        """What each seat's tiles gain when one city rises a step and another falls one."""
        board = self._board
        steps = board.box.steps
        up = board.move_status(winner, steps)
        down = board.move_status(loser, -steps)
        after = expected_points(board, self._worths.left)
        board.status[winner] -= up
        board.status[loser] -= down
        now = self._worths.cities
        result: list[float] = []
        for player in board.players:
            shift = 0.0
            for city in range(len(CITIES)):
                if after[city] != now[city]:
                    owned = count_bits(player.tiles & board.box.city_tiles[city])
                    shift += owned * (after[city] - now[city])
            result.append(shift)
        return result
