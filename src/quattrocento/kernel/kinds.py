"""What a value of a position file may be: written in words, read back, refused with the reason."""

from __future__ import annotations

from typing import Any, Final

from quattrocento.kernel.errors import BadPosition
from quattrocento.subclassing import mypyc_attr

Names = tuple[str, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """One kind of value. Complaints name places inside the value; fields put theirs before."""

    __slots__ = ("plain",)

    def __init__(self, plain: bool = False) -> None:
        # Written as it is kept, which tables need not ask for each value.
        self.plain: Final = plain

    def write(self, value: Any) -> Any:
        """The words for a value."""
        return value

    def read(self, word: Any) -> Any:
        """The value for some words."""
        raise NotImplementedError


class Whole(Kind):
    """A whole number between bounds; `ahead`, the file says so many more than is kept."""

    __slots__ = ("ahead", "high", "low")

    def __init__(self, low: int = 0, high: int = 99, ahead: int = 0) -> None:
        super().__init__(ahead == 0)
        self.low: Final = low
        self.high: Final = high
        self.ahead: Final = ahead

    def write(self, value: Any) -> Any:
        number: int = value
        return number + self.ahead

    def read(self, word: Any) -> Any:
        low, high = self.low, self.high
        if not isinstance(word, int) or isinstance(word, bool) or not low <= word <= high:
            raise BadPosition("", f"must be a whole number from {low} to {high}, not {word!r}")
        return word - self.ahead


class Truth(Kind):
    """True or false."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(True)

    def read(self, word: Any) -> Any:
        if not isinstance(word, bool):
            raise BadPosition("", "must be true or false")
        return word


class Name(Kind):
    """One of a list of names, kept as its number; the first one's is `first`."""

    __slots__ = ("first", "names", "numbers")

    def __init__(self, names: Names, first: int = 0) -> None:
        super().__init__()
        self.names: Final = names
        self.first: Final = first
        self.numbers: Final = numbered(names, first)

    def write(self, value: Any) -> Any:
        number: int = value
        return self.names[number - self.first]

    def read(self, word: Any) -> Any:
        return number_of(word, self.numbers, "")


class Maybe(Kind):
    """A value, or null for the number that stands for none."""

    __slots__ = ("kind", "none")

    def __init__(self, kind: Kind, none: int = -1) -> None:
        super().__init__()
        self.kind: Final = kind
        self.none: Final = none

    def write(self, value: Any) -> Any:
        number: int = value
        return None if number == self.none else self.kind.write(value)

    def read(self, word: Any) -> Any:
        return self.none if word is None else self.kind.read(word)


class Mask(Kind):
    """Some of a list of names, each of them once, kept as bits."""

    __slots__ = ("names", "numbers")

    def __init__(self, names: Names) -> None:
        super().__init__()
        self.names: Final = names
        self.numbers: Final = numbered(names)

    def write(self, value: Any) -> Any:
        mask: int = value
        if mask == 0:
            return []
        return [name for bit, name in enumerate(self.names) if mask >> bit & 1]

    def read(self, word: Any) -> Any:
        mask = 0
        for index, name in enumerate(listed(word)):
            bit = number_of(name, self.numbers, f"[{index}]")
            if mask >> bit & 1:
                raise BadPosition("", f"{name} is there twice")
            mask |= 1 << bit
        return mask


def numbered(names: Names, first: int = 0) -> dict[str, int]:
    """The number of each name."""
    return {name: first + index for index, name in enumerate(names)}


def number_of(word: Any, numbers: dict[str, int], field: str) -> int:
    """The number of a name."""
    if isinstance(word, str) and word in numbers:
        return numbers[word]
    raise BadPosition(field, f"{word!r} is none of {', '.join(numbers)}")


def listed(word: Any, size: int = -1, complaint: str = "") -> list[Any]:
    """Words that must be a list, of a certain size if one is given."""
    if not isinstance(word, list):
        raise BadPosition("", "must be a list")
    if size >= 0 and len(word) != size:
        raise BadPosition("", complaint)
    return word


def values(words: list[Any], kind: Kind) -> list[Any]:
    """The values of a list of words."""
    found: list[Any] = []
    for word in words:
        try:
            found.append(kind.read(word))
        except BadPosition as error:
            raise within(f"[{len(found)}]", error) from None
    return found


def entry(words: dict[str, Any], key: str, kind: Kind) -> Any:
    """The value of one field of an object."""
    if key not in words:
        raise BadPosition(key, "is missing")
    try:
        return kind.read(words[key])
    except BadPosition as error:
        raise within(key, error) from None


def keyed(word: Any) -> dict[str, Any]:
    """Words that must be an object."""
    if not isinstance(word, dict):
        raise BadPosition("", "must be an object")
    return word


def known(words: dict[str, Any], names: dict[str, int]) -> None:
    """Refuse fields that nobody reads: a misspelt name would go unnoticed."""
    for key in words:
        if key not in names:
            raise BadPosition(str(key), "is unknown here")


def within(key: str, error: BadPosition) -> BadPosition:
    """The complaint of a part, with its field as seen from outside."""
    inner = error.field
    nested = bool(inner) and inner[0] != "["
    return BadPosition(f"{key}.{inner}" if nested else f"{key}{inner}", error.reason)
