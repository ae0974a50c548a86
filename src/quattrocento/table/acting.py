"""What a seat does when it is its turn; each gives the change that is then to be stored."""

from __future__ import annotations

from quattrocento.kernel.step import Move
from quattrocento.table import learning, refusing
from quattrocento.table.change import Change
from quattrocento.table.errors import Refused, not_your_seat
from quattrocento.table.pending import Held
from quattrocento.table.table import Table


def move(table: Table, seat: int, key: str, chosen: Move, *, confirm: bool) -> Change:
    """Do a move, or hold it where it ends a turn that is to be confirmed."""
    learning.check(table, chosen)
    table.check_turn(seat)
    if table.held is not None:
        raise Refused(409, "held", "Confirm your turn, or take the last choice back.")
    if (table.confirm_turn or confirm) and table.ends_turn(chosen):
        change = table.change("hold", seat, key)
        table.held, table.redo = Held(seat, chosen), []
    else:
        change = table.change("move", seat, key)
        number, alone = table.moves, len(table.check_playing().legal()) == 1
        table.play(change, seat, chosen)
        (table.forced.add if alone else table.forced.discard)(number)
        refusing.played_on(table, change, seat)
    return change


def redo(table: Table, seat: int, key: str, *, confirm: bool) -> Change:
    """Do again what was taken back last, as long as nothing else has happened since."""
    table.check_turn(seat)
    if not table.redo:
        raise Refused(409, "no-redo", "Nothing was taken back that could be done again.")
    chosen, *rest = table.redo
    change = move(table, seat, key, chosen, confirm=confirm)
    table.redo = rest
    return change


def check_aside(table: Table, seat: int, chosen: Move) -> None:
    """Refuse what cannot be done beside the moves, or not for this seat."""
    learning.check(table, chosen)
    table.check_going()
    if chosen[1:2] != (seat,):
        raise not_your_seat()


def aside(table: Table, seat: int, key: str, chosen: Move) -> Change:
    """What a seat does without being asked; it was checked that it speaks for itself alone."""
    change = table.change("aside", seat, key)
    table.aside(change, seat, chosen)
    refusing.played_on(table, change, seat)
    return change


def undo(table: Table, seat: int, key: str, *, turn: bool) -> Change:
    """Take back as far as the barrier: what was newly seen cannot be unseen."""
    match = table.check_turn(seat)
    if table.held is None and not match.undoable:
        raise Refused(
            409, "no-undo", "Nothing can be taken back: the last move showed something new."
        )
    change = table.change("undo", seat, key)
    back = match.undoable if turn else int(table.held is None)
    undone = match.record.moves[-back:] if back else []
    if table.held is not None:
        undone.append(table.held.move)
    table.held, table.redo = None, [*undone, *table.redo]
    if back:
        match.undo(back)
        table.cut_back(change, len(match.record.moves), seat)
        refusing.cut_below(table, change)
    return change


def confirm(table: Table, seat: int, key: str) -> Change:
    """Play the held move: the turn is over."""
    table.check_turn(seat)
    if table.held is None:
        raise Refused(409, "nothing-held", "There is nothing to confirm.")
    change = table.change("move", seat, key)
    table.play(change, seat, table.held.move)
    refusing.played_on(table, change, seat)
    return change


def skip(table: Table, seat: int, key: str) -> Change:
    """End the lesson; the game goes on."""
    table.check_playing()
    if not table.lesson:
        raise Refused(409, "no-lesson", "There is no lesson at this table.")
    change = table.change("skip", seat, key)
    table.lesson = 0
    return change
