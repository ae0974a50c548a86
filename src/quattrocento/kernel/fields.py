"""Position files by tables: a field's name in the file, where it is kept, and what it may be.

A game has a table for each class of its position. What a field cannot say alone, such as how
many pieces there are in all, a game checks once everything is read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.kinds import (
    Kind,
    Names,
    entry,
    keyed,
    known,
    listed,
    numbered,
    values,
    within,
)
from quattrocento.subclassing import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field: written from the thing `of` the board that has it, and read back onto it.

    Where things are rows of arrays and no objects, `place` is the row.
    """

    __slots__ = ("attribute", "key")

    def __init__(self, key: str, attribute: str = "") -> None:
        self.key: Final = key
        self.attribute: Final = attribute or key

    def write(self, board: Any, of: Any, place: int) -> Any:
        """The words of the file."""
        raise NotImplementedError

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        """Keep what the words say, or refuse them."""
        raise NotImplementedError


class FieldTable:
    """The fields of a class in the order of the file; the `rest` are left out where empty.

    They are all empty in a row whose number in the array `traces` is zero.
    """

    __slots__ = ("fields", "keys", "rest", "traces")

    def __init__(
        self, fields: list[Field], rest: list[Field] | None = None, traces: str = ""
    ) -> None:
        self.fields: Final = fields
        self.rest: Final[list[Field]] = rest or []
        self.traces: Final = traces
        self.keys: Final = {field.key: 0 for field in [*fields, *self.rest]}

    def write(self, words: dict[str, Any], board: Any, of: Any, place: int) -> dict[str, Any]:
        """Add the fields to an object of the file."""
        for field in self.fields:
            words[field.key] = field.write(board, of, place)
        if self.traces:
            traces: Any = getattr(of, self.traces)
            if traces[place]:
                for field in self.rest:
                    word = field.write(board, of, place)
                    if word:
                        words[field.key] = word
        return words

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        """Keep what an object of the file says; refused with the path of a field."""
        words = keyed(word)
        for field in self.fields:
            key = field.key
            if key not in words:
                raise BadPosition(key, "is missing")
            try:
                field.read(words[key], board, of, place)
            except BadPosition as error:
                raise within(key, error) from None
        for field in self.rest:
            key = field.key
            if key in words:
                try:
                    field.read(words[key], board, of, place)
                except BadPosition as error:
                    raise within(key, error) from None
        known(words, self.keys)


class Value(Field):
    """An attribute."""

    __slots__ = ("kind",)

    def __init__(self, key: str, kind: Kind, attribute: str = "") -> None:
        super().__init__(key, attribute)
        self.kind: Final = kind

    def write(self, board: Any, of: Any, place: int) -> Any:
        value = getattr(of, self.attribute)
        return value if self.kind.plain else self.kind.write(value)

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        setattr(of, self.attribute, self.kind.read(word))


class Cell(Field):
    """A number of an array, at the row's place after `first`; `on_board`, in one of the board's."""

    __slots__ = ("first", "kind", "on_board")

    def __init__(
        self, key: str, kind: Kind, attribute: str, first: int = 0, on_board: bool = False
    ) -> None:
        super().__init__(key, attribute)
        self.kind: Final = kind
        self.first: Final = first
        self.on_board: Final = on_board

    def write(self, board: Any, of: Any, place: int) -> Any:
        row: Any = getattr(board if self.on_board else of, self.attribute)
        return self.kind.write(row[self.first + place])

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        owner = board if self.on_board else of
        row = as_list(owner, self.attribute)
        row[self.first + place] = self.kind.read(word)
        keep(owner, self.attribute, row)


class Bit(Field):
    """True or false, kept as the row's bit of a number."""

    __slots__ = ()

    def write(self, board: Any, of: Any, place: int) -> Any:
        mask: int = getattr(of, self.attribute)
        return mask >> place & 1 == 1

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        if not isinstance(word, bool):
            raise BadPosition("", "must be true or false")
        if word:
            mask: int = getattr(of, self.attribute)
            setattr(of, self.attribute, mask | 1 << place)


class Row(Field):
    """A list of values, of a certain size if one is given."""

    __slots__ = ("complaint", "kind", "size")

    def __init__(
        self, key: str, kind: Kind, attribute: str = "", size: int = -1, complaint: str = ""
    ) -> None:
        super().__init__(key, attribute)
        self.kind: Final = kind
        self.size: Final = size
        self.complaint: Final = complaint

    def write(self, board: Any, of: Any, place: int) -> Any:
        kind = self.kind
        return [kind.write(value) for value in getattr(of, self.attribute)]

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        keep(of, self.attribute, values(listed(word, self.size, self.complaint), self.kind))


class ByName(Field):
    """An array as an object, a name for each number; `sparse`, zeros are left out.

    Where each row has as many numbers, they follow each other in one array.
    """

    __slots__ = ("kind", "names", "numbers", "rows", "sparse")

    def __init__(
        self,
        key: str,
        names: Names,
        kind: Kind,
        attribute: str = "",
        sparse: bool = False,
        rows: int = 0,
    ) -> None:
        super().__init__(key, attribute)
        self.names: Final = names
        self.numbers: Final = numbered(names)
        self.kind: Final = kind
        self.sparse: Final = sparse
        self.rows: Final = rows

    def write(self, board: Any, of: Any, place: int) -> Any:
        row: Any = getattr(of, self.attribute)
        kind, words = self.kind, {}
        index = place * self.rows
        for name in self.names:
            value = row[index]
            if value or not self.sparse:
                words[name] = value if kind.plain else kind.write(value)
            index += 1
        return words

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        words = keyed(word)
        known(words, self.numbers)
        row = as_list(of, self.attribute)
        first = place * self.rows
        for name in list(words) if self.sparse else self.names:
            row[first + self.numbers[name]] = entry(words, name, self.kind)
        keep(of, self.attribute, row)


class Named(Field):
    """An object with an entry for each of some names; `sparse`, some of them may be missing."""

    __slots__ = ("numbers", "sparse")

    def __init__(
        self, key: str, numbers: dict[str, int], attribute: str = "", sparse: bool = False
    ) -> None:
        super().__init__(key, attribute)
        self.numbers: Final = numbers
        self.sparse: Final = sparse

    def write(self, board: Any, of: Any, place: int) -> Any:
        return {name: self.tell(board, of, number) for name, number in self.numbers.items()}

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        words = keyed(word)
        known(words, self.numbers)
        for name, number in self.numbers.items():
            if name in words:
                try:
                    self.take(words[name], board, of, number)
                except BadPosition as error:
                    raise within(name, error) from None
            elif not self.sparse:
                raise BadPosition(name, "is missing")

    def tell(self, board: Any, of: Any, number: int) -> Any:
        """The words of one entry."""
        raise NotImplementedError

    def take(self, word: Any, board: Any, of: Any, number: int) -> None:
        """Keep one entry."""
        raise NotImplementedError


class RowsByName(Named):
    """Objects by name, each a row of arrays."""

    __slots__ = ("table",)

    def __init__(
        self, key: str, numbers: dict[str, int], table: FieldTable, sparse: bool = False
    ) -> None:
        super().__init__(key, numbers, "", sparse)
        self.table: Final = table

    def write(self, board: Any, of: Any, place: int) -> Any:
        table = self.table
        return {name: table.write({}, board, of, row) for name, row in self.numbers.items()}

    def tell(self, board: Any, of: Any, number: int) -> Any:
        return self.table.write({}, board, of, number)

    def take(self, word: Any, board: Any, of: Any, number: int) -> None:
        self.table.read(word, board, of, number)


class Piles(Named):
    """How many there are of each number, as sorted lists by name: `{"red": [1, 1, 6]}`.

    Each name has `size` counts in one array; the first counts what the file calls `first`.
    """

    __slots__ = ("first", "kind", "size")

    def __init__(self, key: str, names: Names, size: int, kind: Kind, first: int = 1) -> None:
        super().__init__(key, numbered(names))
        self.size: Final = size
        self.kind: Final = kind
        self.first: Final = first

    def tell(self, board: Any, of: Any, number: int) -> Any:
        counts: Any = getattr(of, self.attribute)
        start = number * self.size
        pile: list[int] = []
        for index in range(self.size):
            count: int = counts[start + index]
            while count > 0:
                pile.append(self.first + index)
                count -= 1
        return pile

    def take(self, word: Any, board: Any, of: Any, number: int) -> None:
        counts = [0] * self.size
        for value in values(listed(word), self.kind):
            counts[value - self.first] += 1
        row = as_list(of, self.attribute)
        row[number * self.size : (number + 1) * self.size] = counts
        keep(of, self.attribute, row)


class Part(Field):
    """Fields of the same thing in an object of their own; null while `unless` is `none`."""

    __slots__ = ("none", "table", "unless")

    def __init__(self, key: str, table: FieldTable, unless: str = "", none: int = -1) -> None:
        super().__init__(key)
        self.table: Final = table
        self.unless: Final = unless
        self.none: Final = none

    def write(self, board: Any, of: Any, place: int) -> Any:
        if self.unless and getattr(of, self.unless) == self.none:
            return None
        return self.table.write({}, board, of, place)

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        if word is not None or not self.unless:
            self.table.read(word, board, of, place)


class Each(Field):
    """A list of things, made one by one; there is a table for each, or one for all."""

    __slots__ = ("make", "tables")

    def __init__(self, key: str, tables: list[FieldTable], make: Callable[[int], Any]) -> None:
        super().__init__(key)
        self.tables: Final = tables
        self.make: Final = make

    def write(self, board: Any, of: Any, place: int) -> Any:
        tables = self.tables
        return [
            tables[index if index < len(tables) else 0].write({}, board, thing, index)
            for index, thing in enumerate(getattr(of, self.attribute))
        ]

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        things: list[Any] = getattr(of, self.attribute)
        for index, words in enumerate(listed(word)):
            thing = self.make(index)
            table = self.tables[index if index < len(self.tables) else 0]
            try:
                table.read(words, board, thing, index)
            except BadPosition as error:
                raise within(f"[{index}]", error) from None
            things.append(thing)


class Rows(Field):
    """A list of objects, each a row of arrays."""

    __slots__ = ("complaint", "size", "table")

    def __init__(self, key: str, table: FieldTable, size: int, complaint: str) -> None:
        super().__init__(key)
        self.table: Final = table
        self.size: Final = size
        self.complaint: Final = complaint

    def write(self, board: Any, of: Any, place: int) -> Any:
        table = self.table
        return [table.write({}, board, of, row) for row in range(self.size)]

    def read(self, word: Any, board: Any, of: Any, place: int) -> None:
        for row, words in enumerate(listed(word, self.size, self.complaint)):
            try:
                self.table.read(words, board, of, row)
            except BadPosition as error:
                raise within(f"[{row}]", error) from None


def as_list(of: Any, attribute: str) -> list[Any]:
    """An array as a list, to read or to change before it is kept."""
    found = getattr(of, attribute)
    return found if isinstance(found, list) else list(found)


def keep(of: Any, attribute: str, row: list[Any]) -> None:
    """Keep an array as what it was: a tuple or bytes where clones share it."""
    setattr(of, attribute, type(getattr(of, attribute))(row))
