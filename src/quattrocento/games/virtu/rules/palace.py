"""The palace: its rooms, its cortigiano spaces, and who may lie where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quattrocento.games.virtu.board import Board, changed, room_place
from quattrocento.games.virtu.box import bits, lowest
from quattrocento.games.virtu.names import (
    ACTIONS,
    ALL_SPACES,
    COPERNICUS,
    FIRST_COURT,
    FIRST_IMPROVEMENT,
    NO_ACTION,
    NOBODY,
    PRINCE,
    ROOMS,
    SPACES,
    TILES,
)
from quattrocento.games.virtu.player import Player
from quattrocento.kernel.step import Move

if TYPE_CHECKING:
    from mypy_extensions import i64

COURT_SPACES: Final = 6
SIDE: Final = 3

SPACE_INDEX: Final[dict[str | int, int]] = {name: i for i, name in enumerate(SPACES)}
TO_SPACE: Final[tuple[Move, ...]] = tuple(("to", space) for space in SPACES)
DISCARD: Final[tuple[Move, ...]] = tuple(("discard", space) for space in SPACES)


def room_action(position: Board, player: Player, room: int) -> int:
    """The action a room has at present: its action card's, else the printed one (V-207)."""
    card = player.cards[room]
    if card == NOBODY:
        return position.box.palaces[player.colour][room]
    return position.box.action[card]


def action_there(position: Board, seat: int, room: int) -> str:
    """The same by its name."""
    action = room_action(position, position.players[seat], room)
    return "none" if action == NO_ACTION else ACTIONS[action]


def enemy_in_room(position: Board, seat: int, room: int) -> bool:
    """Another player's agent lies in the room (V-1208, V-1209)."""
    agent = position.agents[room_place(seat, room)]
    return agent != NOBODY and agent != seat


def extra_spaces(position: Board, seat: int) -> int:
    """Extra cortigiano spaces from titles, cards, patronage, five cities; three at most (V-219)."""
    box = position.box
    player = position.players[seat]
    extra = 0
    tiles: i64 = player.tiles & box.space_tiles
    while tiles:
        extra += box.tile_spaces[lowest(tiles)]
        tiles &= tiles - 1
    if player.has(COPERNICUS):
        extra += 1
    if player.has(PRINCE):
        extra += 1
    if extra >= box.extra:
        return box.extra
    opening: i64 = box.space_mask
    if opening:
        card: i64
        for card in player.cards:
            if card >= 0 and opening >> card & 1:
                extra += 1
        if extra >= box.extra:
            return box.extra
    return extra + 1 if position.cities_of(seat) >= box.cities_for_space else extra


def greyed_allowed(position: Board, seat: int) -> int:
    """How many greyed spaces may be occupied: a lost original space leaves one more (V-222)."""
    return extra_spaces(position, seat) + bits(position.players[seat].closed)


def greyed_occupied(position: Board, player: Player) -> int:
    count = 0
    for space in range(COURT_SPACES):
        if not position.box.open_court >> space & 1 and player.cards[FIRST_COURT + space] >= 0:
            count += 1
    return count


def court_size(position: Board, seat: int) -> int:
    """Open cortigiano spaces, occupied or not."""
    return position.box.open_spaces + extra_spaces(position, seat)


def free_court(position: Board, seat: int) -> list[int]:
    """Free cortigiano spaces as spaces of the palace (V-218, V-222, V-223)."""
    player = position.players[seat]
    cards = player.cards
    open_court = position.box.open_court
    # Until a greyed space lies empty nobody needs to know how many may be occupied.
    asked = greyed = False
    free: list[int] = []
    for space in range(COURT_SPACES):
        if cards[FIRST_COURT + space] >= 0:
            continue
        if open_court >> space & 1:
            if not player.closed >> space & 1:
                free.append(FIRST_COURT + space)
            continue
        if not asked:
            asked = True
            greyed = greyed_occupied(position, player) < greyed_allowed(position, seat)
        if greyed:
            free.append(FIRST_COURT + space)
    return free


def has_free_court(position: Board, seat: int) -> bool:
    """Whether any cortigiano space is free: mostly an original one is, and little is asked."""
    player = position.players[seat]
    open_court = position.box.open_court & ~player.closed
    for space in range(COURT_SPACES):
        if open_court >> space & 1 and player.cards[FIRST_COURT + space] < 0:
            return True
    greyed = greyed_occupied(position, player)
    all_taken = greyed + position.box.open_spaces == COURT_SPACES
    return not all_taken and greyed < greyed_allowed(position, seat)


def discardable(position: Board, seat: int, but: int) -> list[int]:
    """Cortigiani, all but one, of which any may make room for a card on its way (V-228)."""
    cards = position.players[seat].cards
    return [s for s in range(FIRST_COURT, ALL_SPACES) if cards[s] != NOBODY and s != but]


def reopen(position: Board, seat: int) -> None:
    """An extra space that finds no greyed place opens a lost original space again."""
    player = position.players[seat]
    while player.closed and greyed_allowed(position, seat) > COURT_SPACES - bits(
        position.box.open_court
    ):
        player.closed &= player.closed - 1


def fits_room(position: Board, player: Player, card: int, space: int) -> bool:
    """A card may lie on a space of a room as things are (V-202, V-206, V-208, V-210)."""
    if player.cards[space] != NOBODY:
        return False
    if space < FIRST_IMPROVEMENT:
        return position.box.action[card] != NO_ACTION
    return player.cards[space - ROOMS] != NOBODY


def lay(position: Board, seat: int, card: int, space: int) -> None:
    """A card arrives on a cortigiano space, available side up."""
    player = position.players[seat]
    player.cards[space] = card
    if position.events is not None:
        name = position.box.pieces.cards[card]
        position.tell("lays_card", seat=seat, card=name, space=SPACES[space])


def forget(player: Player, space: int) -> None:
    """A cortigiano space that was left has given nothing, whatever card comes to lie there."""
    if player.gave:
        player.gave = changed(player.gave, len(TILES) + space - FIRST_COURT, 0)


def refresh(position: Board, seat: int, left: bool) -> None:
    """The exhausted cortigiani of one side turn available (V-413)."""
    player = position.players[seat]
    side = 7 if left else 7 << SIDE
    if player.exhausted & side:
        player.exhausted &= ~side
        if position.events is not None:
            position.tell("refreshes", seat=seat, side="left" if left else "right")
