"""Reading position files: each complaint names its field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quattrocento.kernel.errors import BadPosition
from quattrocento.kernel.reading import Reader

DATA: dict[str, Any] = {
    "name": "Ada",
    "old": 41,
    "here": True,
    "purse": {"coins": [1, 2, 30], "kind": "red"},
    "friends": [{"name": "Bea"}, {"name": 3}],
    "colours": ["red", "blue", "green"],
}
COLOURS = ("blue", "red", "white")


def test_values_are_read_by_their_path() -> None:
    read = Reader(DATA)
    assert read.text("name") == "Ada"
    assert read.whole("old") == 41
    assert read.truth("here") is True
    purse = read.at("purse")
    assert purse.wholes("coins") == [1, 2, 30]
    assert purse.name("kind", COLOURS) == 1
    assert purse.path("coins") == "purse.coins"
    assert read.at("friends").at(0).path("name") == "friends[0].name"
    assert read.at("friends").at(0).text("name") == "Bea"
    assert purse.keys(("coins", "kind", "more")) == ["coins", "kind"]
    assert Reader({"them": ["white", "blue"]}).names("them", COLOURS) == [2, 0]


@pytest.mark.parametrize(
    ("ask", "field", "words"),
    [
        (lambda r: r.text("nome"), "nome", "is missing"),
        (lambda r: r.text("old"), "old", "must be a text"),
        (lambda r: r.truth("old"), "old", "must be true or false"),
        (lambda r: r.whole("name"), "name", "from 0 to 99, not 'Ada'"),
        (lambda r: r.whole("here"), "here", "not True"),
        (lambda r: r.whole("old", 0, 40), "old", "from 0 to 40, not 41"),
        (lambda r: r.whole("old", 42), "old", "from 42 to 99"),
        (lambda r: r.items("name"), "name", "must be a list"),
        (lambda r: r.at("name"), "name", "must be an object or a list"),
        (lambda r: r.at("purse").wholes("coins", 1, 9), "purse.coins[2]", "from 1 to 9, not 30"),
        (lambda r: r.at("purse").wholes("kind"), "purse.kind", "must be a list"),
        (lambda r: r.at("purse").name("kind", ("blue",)), "purse.kind", "'red' is none of blue"),
        (lambda r: r.names("colours", COLOURS), "colours[2]", "'green' is none of"),
        (lambda r: r.name("purse", COLOURS), "purse", "none of"),
        (lambda r: r.at("friends").at(1).text("name"), "friends[1].name", "must be a text"),
        (lambda r: r.at("friends").text("name"), "friends", "must be an object"),
        (lambda r: r.at("purse").only("coins"), "purse.kind", "is unknown here"),
        (lambda r: r.at("purse").keys(("kind",)), "purse.coins", "is unknown here"),
        (lambda r: r.at("friends").keys(("name",)), "friends", "must be an object"),
        (lambda r: r.at("friends").only("name"), "friends", "must be an object"),
    ],
)
def test_what_is_wrong_is_named(ask: Callable[[Reader], object], field: str, words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        ask(Reader(DATA))
    assert caught.value.field == field
    assert words in caught.value.reason
    assert str(caught.value) == f"{field}: {caught.value.reason}"


@pytest.mark.parametrize("data", [None, 3, "x", [1]])
def test_a_file_that_is_no_object_is_refused(data: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        Reader(data).text("name")
    assert caught.value.field == "file"
