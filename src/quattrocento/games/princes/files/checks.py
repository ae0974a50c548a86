"""What every table must satisfy: nothing is lost, nothing is there twice."""

from __future__ import annotations

from quattrocento.games.princes.board import NOBODY, NOTHING, Board
from quattrocento.games.princes.box import count_bits
from quattrocento.games.princes.names import BRIBE_CARDINAL, CITIES, TROOPS
from quattrocento.games.princes.rules.money import committed, funds
from quattrocento.games.princes.rules.treachery import Discard, Draw, DrawTreachery, KeepLimit
from quattrocento.kernel.errors import BadPosition


def check_board(board: Board) -> None:
    """Refuse a table with impossible counts, the field named."""
    _check_players(board)
    _check_tiles(board)
    _check_troops(board)
    _check_treachery(board)
    _check_events(board)
    _check_auction(board)
    _check_war(board)
    if board.marker > board.box.wars[len(board.players)]:
        raise BadPosition("marker", "is beyond the limit of wars")
    for offer in board.offers:
        if offer[0] == offer[1] or not any(offer[2:6]):
            raise BadPosition("offers", "an offer goes to another player and moves something")


def _check_players(board: Board) -> None:
    families = [player.family for player in board.players if player.family != NOBODY]
    if len(set(families)) != len(families):
        raise BadPosition("players", "each player has a different family")
    if board.decade:
        if len(families) != len(board.players):
            raise BadPosition("players", "every player has a family")
        if board.active == NOBODY and board.agenda:
            raise BadPosition("active", "is the player whose turn it is")


def _check_tiles(board: Board) -> None:
    seen = board.tiles_left
    for seat, player in enumerate(board.players):
        field = f"players[{seat}].tiles"
        if seen & player.tiles:
            raise BadPosition(field, "a city tile lies in two places")
        seen |= player.tiles
        if count_bits(player.tiles) > board.box.most_tiles:
            raise BadPosition(field, f"at most {board.box.most_tiles} city tiles")
        if board.cities_of(player.tiles) > board.box.most_cities:
            raise BadPosition(field, f"from at most {board.box.most_cities} cities")
        if player.used & ~(player.tiles & board.box.once):
            raise BadPosition(f"players[{seat}].used", "only own tiles used once a decade")
    if seen != board.box.all_tiles:
        raise BadPosition("tiles", "every city tile is on display or owned")


def _check_troops(board: Board) -> None:
    for troop, name in enumerate(TROOPS):
        owned = sum([player.troops >> troop & 1 for player in board.players])
        total = board.box.troop_count[troop]
        if board.stock[troop] + owned != total:
            raise BadPosition(f"stock.{name}", f"there are {total} of them with the owned ones")


def _check_treachery(board: Board) -> None:
    seen = board.pile
    places = [("treachery.played", board.played)]
    for seat, player in enumerate(board.players):
        places += [
            (f"players[{seat}].hand", player.hand),
            (f"players[{seat}].buried", player.buried),
        ]
        if player.proved > count_bits(board.holds(seat, BRIBE_CARDINAL)):
            raise BadPosition(f"players[{seat}].proved", "no more than are in hand")
        acting = any(
            isinstance(step, DrawTreachery | Draw | KeepLimit | Discard) and step.seat == seat
            for step in board.agenda
        )
        if not acting and count_bits(player.hand) > board.hand_limit(seat):
            raise BadPosition(f"players[{seat}].hand", f"at most {board.hand_limit(seat)} tiles")
    for field, tiles in places:
        if seen & tiles:
            raise BadPosition(field, "a treachery tile lies in two places")
        seen |= tiles
    if seen != (1 << board.box.treachery_count) - 1:
        raise BadPosition("treachery.pile", "every treachery tile is somewhere")


def _check_events(board: Board) -> None:
    if board.events_left & ~board.box.decade_events[board.decade]:
        raise BadPosition("events", "only events of the decade are on display")
    seen = board.events_left
    places = [(f"players[{seat}].events", p.events) for seat, p in enumerate(board.players)]
    places += [(f"artists.{city}", board.artists[i]) for i, city in enumerate(CITIES)]
    for field, events in places:
        if seen & events:
            raise BadPosition(field, "an event lies in two places")
        seen |= events


def _check_auction(board: Board) -> None:
    if board.lot_kind == NOTHING:
        return
    if (board.bid == NOTHING) != (board.leader == NOBODY):
        raise BadPosition("auction.leader", "there is a leader exactly where there is a bid")
    if board.leader != NOBODY:
        if not board.bidding >> board.leader & 1:
            raise BadPosition("auction.bidding", "the high bidder is in the auction")
        if funds(board, board.leader) < committed(board, board.leader):
            raise BadPosition("auction.bid", "the high bidder cannot pay it")


def _check_war(board: Board) -> None:
    if board.attacker != NOTHING and board.attacker == board.defender:
        raise BadPosition("war.defender", "two different cities fight")
    for side, seat in enumerate(board.fighters):
        if seat != NOBODY and not board.players[seat].troops:
            raise BadPosition(f"war.condottieri[{side}]", "a condottiere owns a troop")
