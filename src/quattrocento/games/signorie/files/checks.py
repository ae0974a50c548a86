"""What every table must satisfy: nothing is lost, nothing is there twice."""

from __future__ import annotations

from quattrocento.games.signorie.board import FACES, NO_REWARD, NO_TILE, NOBODY, Board
from quattrocento.games.signorie.files.agenda import check_agenda, pending
from quattrocento.games.signorie.names import (
    BONUSES,
    CITIES,
    COLOURS,
    COLUMNS,
    HOUSES,
    MAN,
    MANDATES,
    WOMAN,
)
from quattrocento.games.signorie.rules.rewards import ClearUp
from quattrocento.games.signorie.rules.setup import (
    DealMandates,
    DrawOrder,
    DrawRewards,
    LeaveOut,
    RollDice,
)
from quattrocento.kernel.errors import BadPosition


def check_board(board: Board) -> None:
    """Refuse a table that cannot be, the field named."""
    _check_order(board)
    _check_draws(board)
    _check_meeples(board)
    _check_dice(board)
    _check_tiles(board)
    if board.discs < 0:
        raise BadPosition("players", f"more than {board.box.helper_discs} helpers are hired")
    check_agenda(board)
    _check_used(board)


def _check_order(board: Board) -> None:
    if pending(board, DrawOrder):
        if board.order:
            raise BadPosition("order", "is empty until it is drawn")
    elif sorted(board.order) != list(range(len(board.players))):
        raise BadPosition("order", "names every player once")


def _check_draws(board: Board) -> None:
    """What was drawn lies there, and what is still to be drawn does not."""
    box = board.box
    cities = 0 if pending(board, LeaveOut) else box.cities[len(board.players)]
    if len(board.cities) != cities:
        raise BadPosition("cities", f"{cities} cities are in play, not {len(board.cities)}")
    rewards = board.rewards
    if len(rewards) != (0 if pending(board, DrawRewards) else box.rounds):
        raise BadPosition("rewards", f"there is one for each of {box.rounds} rounds, once drawn")
    bonuses = [tile for tile in rewards[: box.bonus_rounds] if tile != NO_REWARD]
    points = [tile for tile in rewards[box.bonus_rounds :] if tile != NO_REWARD]
    if any(tile >= len(BONUSES) for tile in bonuses) or len(set(bonuses)) != len(bonuses):
        raise BadPosition("rewards", f"the first {box.bonus_rounds} are different bonus tiles")
    if len(set(points)) != len(points):
        raise BadPosition("rewards", "the last ones are different VP tiles")
    if not board.mandates and (board.round == 0 or pending(board, DealMandates)):
        return
    if sorted(board.mandates) != list(range(len(MANDATES))):
        raise BadPosition("mandates", "each of the ten mandates lies on one space")


def _check_used(board: Board) -> None:
    """The reward of a round leaves the table when the round is cleared up, and not before."""
    used = max(board.round - pending(board, ClearUp), 0)
    if any((tile == NO_REWARD) != (turn < used) for turn, tile in enumerate(board.rewards)):
        raise BadPosition("rewards", f"null for {used} that were used, the others are still there")


def _check_meeples(board: Board) -> None:
    box = board.box
    for seat, player in enumerate(board.players):
        colour = COLOURS[player.colour]
        men = player.men + player.general_men + player.threshold_men + sum(player.careers)
        women = player.women + player.general_women + player.threshold_women
        for meeple in board.meeples:
            if meeple != NOBODY and meeple // 2 == seat:
                men += meeple % 2 == MAN
                women += meeple % 2 == WOMAN
        if men != box.men + box.general_men:
            raise BadPosition(
                f"players[{seat}]", f"{colour} has {men} men, not {box.men + box.general_men}"
            )
        if women != box.women + box.general_women:
            raise BadPosition(
                f"players[{seat}]",
                f"{colour} has {women} women, not {box.women + box.general_women}",
            )


def _check_dice(board: Board) -> None:
    each = board.box.dice[len(board.players)]
    for index, player in enumerate(board.players):
        if player.dice_taken() > board.box.most_dice:
            raise BadPosition(f"players[{index}].dice", "a player takes at most four dice")
    rolled = board.round > 0 and not pending(board, RollDice)
    for column, name in enumerate(COLUMNS):
        count = sum(board.dice[column * FACES : column * FACES + FACES])
        taken = sum(1 for player in board.players if player.dice[column])
        if taken and not rolled:
            raise BadPosition(f"dice.{name}", "no die is taken before they are rolled")
        count += taken
        if count != each and (count or rolled):
            raise BadPosition(f"dice.{name}", f"there are {each} dice of this colour, not {count}")


def _check_tiles(board: Board) -> None:
    fronts = [0] * len(board.unseen)
    for house in range(len(HOUSES)):
        for value in board.box.fronts:
            fronts[house * 10 + value] += 1
    seen = board.unseen[:]
    for city in range(len(CITIES)):
        for tile in (board.marriage_tiles[city], board.mission_tiles[city]):
            if tile != NO_TILE:
                seen[tile] += 1
    for player in board.players:
        plan = [house for row in board.box.plans[player.colour] for house in row]
        for coat, value in enumerate(player.tiles):
            if value:
                seen[plan[coat] * 10 + value] += 1
    for tile, count in enumerate(seen):
        if count != fronts[tile]:
            name = f"{HOUSES[tile // 10]} {tile % 10}"
            raise BadPosition("unseen", f"there are {fronts[tile]} tiles {name}, not {count}")
    removed = board.box.removed[len(board.players)]
    hidden = sum(sum(player.face_down) for player in board.players)
    left = sum(board.unseen) - removed * len(HOUSES) - hidden
    if board.stack != left:
        raise BadPosition("stacks", f"{left} tiles are left in the stacks, not {board.stack}")
    for house, name in enumerate(HOUSES):
        if sum(board.unseen[house * 10 : house * 10 + 10]) < removed:
            raise BadPosition("unseen", f"{removed} tiles of {name} are out of the game")
