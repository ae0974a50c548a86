"""Secrets: only the opening placement is hidden, until everyone has laid the family cards."""

from __future__ import annotations

from random import Random

from quattrocento.games.virtu.board import NOBODY, Board
from quattrocento.games.virtu.names import ALL_SPACES, IN_SETUP
from quattrocento.games.virtu.palace import SPACE_INDEX
from quattrocento.games.virtu.setup import LayFamily, unplaced
from quattrocento.kernel.position import Event
from quattrocento.kernel.step import Move


def hidden(position: Board) -> bool:
    """The family cards are being laid by all at once (V-118)."""
    return position.season == IN_SETUP and position.options.hidden_placement


def secrets(position: Board) -> dict[str, int]:
    """Each player's palace, known to its owner alone."""
    if not hidden(position):
        return {}
    colours = position.box.pieces.colours
    return {f"palace {colours[seat]}": 1 << seat for seat in range(len(position.players))}


def seen_event(event: Event, seat: int | None) -> Event:
    """Of a card laid in secret the others learn only whose it is."""
    if event.name == "lays_in_secret" and event.args["seat"] != seat:
        return Event("lays_hidden", {"seat": event.args["seat"]})
    return event


def seen_move(move: Move, mover: int | None, seat: int | None) -> Move | None:
    """Of the placement of family cards a record in progress shows a seat its own moves only."""
    return None if move[0] in ("family", "family_to") and mover != seat else move


def imagine(position: Board, seat: int, rng: Random) -> Board:
    """The same table with the palaces that the seat cannot see laid out anew."""
    other = position.clone()
    if not hidden(position):
        return other
    for rival in range(len(other.players)):
        if rival != seat:
            _lay_anew(other, rival, rng)
    return other


def _lay_anew(position: Board, seat: int, rng: Random) -> None:
    player = position.players[seat]
    family = position.box.pieces.family[player.colour]
    laid = len(family) - len(unplaced(position, seat))
    for space in range(ALL_SPACES):
        player.cards[space] = NOBODY
    for _ in range(laid):
        step = LayFamily(seat, rng.choice(unplaced(position, seat)))
        space = SPACE_INDEX[rng.choice(step.moves(position))[1]]
        player.cards[space] = step.card
    top = position.agenda[-1] if position.agenda else None
    if isinstance(top, LayFamily) and top.seat == seat:
        position.agenda[-1] = LayFamily(seat, rng.choice(unplaced(position, seat)))
