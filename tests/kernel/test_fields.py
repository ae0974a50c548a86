"""Tables of fields: written in the order of the table, read back, refused with the path."""

from __future__ import annotations

from typing import Any

import pytest

from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.fields import (
    Bit,
    ByName,
    Cell,
    Each,
    Field,
    FieldTable,
    Part,
    Piles,
    Row,
    Rows,
    RowsByName,
    Value,
)
from quattrocento.kernel.kinds import Mask, Maybe, Name, Truth, Whole, numbered

COLOURS = ("blue", "red", "white")


class Shelf:
    """A thing with everything that a field can be kept in."""

    def __init__(self) -> None:
        self.books = 3
        self.dusty = False
        self.owner = -1
        self.paint = 0b101
        self.marks: list[int] = [0, 2]
        self.order: tuple[int, ...] = (2, 0)
        self.prices: tuple[int, ...] = (0, 7, 0)
        self.heights: tuple[int, ...] = (0, 2, 1, 0)
        self.boxes: list[int] = [-1, 1]
        self.lids = 0b10
        self.sale = -1
        self.shelves: list[Shelf] = []


INNER = FieldTable([Value("books", Whole())])
CELLS: list[Field] = [Cell("box", Maybe(Name(COLOURS)), "boxes"), Bit("lid", "lids")]
TABLE = FieldTable(
    [
        Value("books", Whole(0, 9)),
        Value("dusty", Truth()),
        Value("owner", Maybe(Name(COLOURS))),
        Value("paint", Mask(COLOURS)),
        Row("order", Name(COLOURS)),
        ByName("prices", COLOURS, Whole(), sparse=True),
        Piles("heights", ("low", "high"), 2, Whole(1, 2)),
        Rows("boxes", FieldTable(CELLS, [Cell("mark", Whole(), "marks")], "marks"), 2, "two boxes"),
        RowsByName("lids", numbered(("left", "right")), FieldTable(CELLS)),
        Part("sale", FieldTable([Value("price", Whole(), "sale")]), "sale"),
        Part("again", INNER),
        Each("shelves", [INNER], lambda place: Shelf()),
    ]
)


def written(shelf: Shelf) -> dict[str, Any]:
    return TABLE.write({}, shelf, shelf, 0)


def full() -> dict[str, Any]:
    shelf = Shelf()
    shelf.shelves = [Shelf()]
    return written(shelf)


def test_every_field_is_written_in_words() -> None:
    assert full() == {
        "books": 3,
        "dusty": False,
        "owner": None,
        "paint": ["blue", "white"],
        "order": ["white", "blue"],
        "prices": {"red": 7},
        "heights": {"low": [2, 2], "high": [1]},
        "boxes": [{"box": None, "lid": False}, {"box": "red", "lid": True, "mark": 2}],
        "lids": {"left": {"box": None, "lid": False}, "right": {"box": "red", "lid": True}},
        "sale": None,
        "again": {"books": 3},
        "shelves": [{"books": 3}],
    }


def test_what_is_written_comes_back_and_tuples_stay_tuples() -> None:
    words = full() | {"books": 5, "again": {"books": 5}, "sale": {"price": 4}, "owner": "white"}
    shelf = Shelf()
    TABLE.read(words, shelf, shelf, 0)
    assert written(shelf) == words
    assert isinstance(shelf.order, tuple)
    assert isinstance(shelf.heights, tuple)


@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        ({"books": 10}, "books", "from 0 to 9, not 10"),
        ({"dusty": 1}, "dusty", "true or false"),
        ({"owner": "green"}, "owner", "'green' is none of blue, red, white"),
        ({"owner": ["red"]}, "owner", "is none of"),
        ({"paint": ["red", "red"]}, "paint", "red is there twice"),
        ({"paint": ["red", 3]}, "paint[1]", "3 is none of"),
        ({"paint": "red"}, "paint", "must be a list"),
        ({"order": ["red", "grey"]}, "order[1]", "'grey' is none of"),
        ({"prices": {"grey": 1}}, "prices.grey", "is unknown here"),
        ({"prices": {"red": -1}}, "prices.red", "from 0 to 99"),
        ({"prices": []}, "prices", "must be an object"),
        ({"heights": {"low": []}}, "heights.high", "is missing"),
        ({"heights": {"low": [], "high": [3]}}, "heights.high[0]", "from 1 to 2"),
        ({"boxes": [{"box": None, "lid": 0}, {}]}, "boxes[0].lid", "true or false"),
        ({"boxes": [{"box": None, "lid": False, "mark": "x"}, {}]}, "boxes[0].mark", "whole"),
        ({"boxes": []}, "boxes", "two boxes"),
        ({"lids": {"left": {"box": None}}}, "lids.left.lid", "is missing"),
        ({"sale": {"price": None}}, "sale.price", "whole number"),
        ({"again": None}, "again", "must be an object"),
        ({"shelves": [{"books": 1}, {"books": 1, "pages": 2}]}, "shelves[1].pages", "unknown"),
        ({"colour": "red"}, "colour", "is unknown here"),
    ],
)
def test_what_cannot_be_is_refused_with_its_path(
    change: dict[str, Any], field: str, reason: str
) -> None:
    shelf = Shelf()
    with pytest.raises(BadPosition) as caught:
        TABLE.read(full() | change, shelf, shelf, 0)
    assert caught.value.field == field
    assert reason in caught.value.reason
