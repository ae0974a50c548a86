"""Going back by everybody's consent, further than a seat may by itself."""

from __future__ import annotations

from typing import Any

from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record
from quattrocento.lessons import script_of
from quattrocento.table.askable import cut_of, decisions_after
from quattrocento.table.change import Change
from quattrocento.table.pending import Question
from quattrocento.table.table import Table


def want(table: Table, asked: Question, count: int, moves: int | None) -> None:
    """Say in a question what is to be taken back: so many decisions, or all after so many moves."""
    asked.count = count if moves is None else decisions_after(table, moves)
    asked.moves = cut_of(table, asked.count)


def shortened(table: Table, moves: int) -> Record[Any]:
    """The record with so many moves left."""
    record = table.check_playing().record
    return Record(record.game, record.seats, record.options, record.moves[:moves])


def replayed(table: Table, record: Record[Any]) -> Match[Any]:
    """The game as far as a record goes; draws that were cut fall anew when they come again.

    It takes as long as the record does, and changes nothing.
    """
    return Match(record, table.check_playing().rng, script_of(table.game, table.lesson))


def cut(table: Table, change: Change, asked: Question, match: Match[Any]) -> None:
    """Go on from a match that was replayed."""
    table.match = match
    table.held, table.redo = None, []
    table.orders.void_all("undone")
    table.sealed.drop_all()
    table.cut_back(change, asked.moves, asked.seat)
    table.after_move(change)
