"""What the seats of a table have chosen ahead, each for itself: nobody else ever hears of it.

While several people may choose at once, everybody is asked. An answer can be changed until all
have chosen; then each is played when its place in the record comes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from quattrocento.kernel.position import Position
from quattrocento.kernel.sealed import choosers
from quattrocento.kernel.step import Move
from quattrocento.table.rows import SealedRow
from quattrocento.table.writing import encode


@dataclass(slots=True)
class Answer:
    """All that a seat has chosen so far, as it is stored; `given` where nothing more is to come.

    Each change of it has the next `number`. Kept in its row, the key of a request makes sure that
    one sent again does nothing twice.
    """

    number: int
    key: str
    moves: list[Move]
    given: bool
    undone: list[Move] = field(default_factory=list)
    """What was taken back and may be done again, the next one first."""


NOTHING = Answer(0, "", [], False)


class Answers:
    """The sealed answers of one table."""

    def __init__(self, rows: Iterable[tuple[int, Answer]] = ()) -> None:
        self._last = dict(rows)
        self._touched: set[int] = set()

    def of(self, seat: int) -> Answer:
        """What a seat has chosen so far."""
        return self._last.get(seat, NOTHING)

    def choosing(self, position: Position, people: Sequence[str | None]) -> list[int]:
        """The seats of people who choose at once.

        One person alone waits for nobody but bots, and need not choose ahead.
        """
        together = choosers(position)
        if not together:
            return []
        seats = [seat for seat in together if people[seat] is not None]
        alone = len({people[seat] for seat in seats}) < 2
        return [] if alone and not any(self.of(seat).moves for seat in seats) else seats

    def keep(self, seat: int, answer: Answer) -> None:
        """What a seat has chosen now."""
        self._last[seat] = answer
        self._touched.add(seat)

    def drop(self, seat: int) -> list[Move]:
        """What a seat has chosen is kept no longer: it is played, or its player has gone."""
        answer = self.of(seat)
        if not answer.moves and not answer.undone:
            return []
        self._last[seat] = replace(answer, moves=[], given=False, undone=[])
        self._touched.add(seat)
        return answer.moves

    def drop_all(self) -> None:
        """Everybody chooses anew."""
        for seat in list(self._last):
            self.drop(seat)

    def touched(self, table: str) -> list[SealedRow]:
        """The rows that have changed since they were stored."""
        rows = [sealed_row(table, seat, self._last[seat]) for seat in sorted(self._touched)]
        self._touched.clear()
        return rows


def sealed_row(table: str, seat: int, answer: Answer) -> SealedRow:
    """An answer as a row of the database."""
    return {
        "table_id": table,
        "seat": seat,
        "number": answer.number,
        "key": answer.key,
        "moves": encode(answer.moves).decode(),
        "given": int(answer.given),
        "undone": encode(answer.undone).decode(),
    }
