"""War bonuses by what they add and cost: what a seat could still add in a siege."""

from __future__ import annotations

from quattrocento.games.virtu.board import Board
from quattrocento.games.virtu.box import SYMBOL_COUNT
from quattrocento.games.virtu.names import FIRST_COURT, FLORIN
from quattrocento.games.virtu.rules.bonuses import HELPS, help_barred, help_of, war_symbols
from quattrocento.games.virtu.rules.palace import COURT_SPACES
from quattrocento.games.virtu.rules.reliefs import BONUS, drawable, florins_of, may_ask

Arm = tuple[int, int, int, int]
"""How many there are; what each adds and costs; the florins that using any of them gives up."""


def court_arms(position: Board, seat: int, spaces: int) -> list[Arm]:
    """War symbols of the cortigiani on some spaces, a bit each; one in use pays nothing."""
    box = position.box
    cards = position.players[seat].cards
    found: list[Arm] = []
    for space in range(COURT_SPACES):
        symbols = war_symbols(position, seat, space) if spaces >> space & 1 else 0
        if symbols:
            card = cards[FIRST_COURT + space]
            lost = box.reliefs[card * SYMBOL_COUNT + FLORIN]
            if position.players[seat].exhausted >> space & 1:
                lost = 0
            found.append((symbols, box.war_token, box.war_price[card], lost))
    return found


def helps(position: Board, seat: int, city: int) -> list[Arm]:
    """Leonardo, Cannons and France, as far as they can help a seat at a city."""
    found: list[Arm] = []
    for move in HELPS:
        if help_barred(position, seat, city, move) is None:
            strength, price = help_of(position.box, move)
            found.append((1, strength, price, 0))
    return found


def tokens(position: Board, seat: int) -> list[Arm]:
    """War tokens that the seat has."""
    count = position.players[seat].tokens
    return [(count, position.box.war_token, 0, 0)] if count else []


def price_of(arms: list[Arm]) -> int:
    """What using all of them takes in florins: more are of no use."""
    return sum([count * price + lost for count, _, price, lost in arms])


def strongest(arms: list[Arm], florins: int) -> list[int]:
    """The most that bonuses add for 0, 1, 2 … florins."""
    best = [0] * (florins + 1)
    for count, strength, price, lost in arms:
        more = best[:]
        for used in range(1, count + 1):
            cost = used * price + lost
            for had in range(cost, florins + 1):
                more[had] = max(more[had], best[had - cost] + used * strength)
        best = more
    return best


def answer(position: Board, seat: int, city: int) -> int:
    """The most a defender could add, an indulgence counted where one can be had in sieges."""
    arms = court_arms(position, seat, (1 << COURT_SPACES) - 1) + helps(position, seat, city)
    if position.options.defender_tokens:
        arms += tokens(position, seat)
    florins = florins_of(position, seat, drawable(position, seat, BONUS))
    if position.options.ask_any_time and may_ask(position, seat):
        florins += position.box.indulgence_florins
    florins = min(florins, price_of(arms))
    return strongest(arms, florins)[florins]
