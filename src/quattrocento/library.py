"""Where a program begins: a new game, or the record of one."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from quattrocento.games.registry import load_game
from quattrocento.kernel.errors import OtherRules
from quattrocento.kernel.game import Game
from quattrocento.kernel.match import Match
from quattrocento.kernel.record import Record, read_header
from quattrocento.kernel.record import read_record as read_record_of


def start(
    game: str,
    seats: int,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    overlay: str | None = None,
) -> Match[Any]:
    """A new game, set up and waiting for its first decision; a seed fixes what is drawn.

    `options` are the choices of the table, `overlay` the text of a component overlay.

    >>> import quattrocento
    >>> match = quattrocento.start("signorie", seats=2, seed=7)
    >>> match.seat, len(match.legal()), match.legal()[0]
    (1, 9, ('take_die', 'yellow', 4))
    """
    names = [f"seat {seat}" for seat in range(seats)]
    match: Match[Any] = Match(Record(load_game(game, overlay), names, options), Random(seed))
    match.begin()
    return match


def read_record(text: str, overlay: str | None = None) -> Record[Any]:
    """The record in a file's text, of whichever game it is.

    Where it was played with a component overlay, that one's text must be given too.

    >>> import quattrocento
    >>> text = quattrocento.start("princes", seats=3, seed=7).record.dumps()
    >>> record = quattrocento.read_record(text)
    >>> record.game.name, record.seats
    ('princes', ['seat 0', 'seat 1', 'seat 2'])
    """
    game: Game[Any] = load_game(read_header(text)["game"], overlay)
    try:
        return read_record_of(game, text)
    except OtherRules as error:
        hint = "read_moves gives its moves as they were recorded"
        raise OtherRules(error.line, f"{error.reason}; {hint}") from None
