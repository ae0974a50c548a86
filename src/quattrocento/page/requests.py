"""What is asked of the page's house: a path, a query and a body, read and checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import parse_qsl

from quattrocento.kernel.step import Move
from quattrocento.table.errors import Refused
from quattrocento.table.writing import decode

LONGEST = 8 * 1024 * 1024
"""Characters of a body: a record of a long game is one."""
KEY = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-")
MOST_SEATS = 12
FAR = 2**31 - 1
MOVE = 64
"""Parts of a move."""
_NEEDED: Any = object()


class Query:
    """What an address asks for after its question mark."""

    def __init__(self, text: str) -> None:
        self._fields = dict(parse_qsl(text))

    def word(self, name: str) -> str | None:
        return self._fields.get(name)

    def number(self, name: str) -> int | None:
        text = self._fields.get(name)
        if text is None:
            return None
        try:
            return int(text)
        except ValueError:
            raise unfit(name) from None

    def flag(self, name: str) -> bool:
        return self._fields.get(name) == "true"


class Body:
    """A JSON object that was sent; what does not fit is refused by name."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.fields = fields

    @classmethod
    def read(cls, text: str) -> Body:
        if len(text) > LONGEST:
            raise Refused(413, "too-large", f"A request has at most {LONGEST} characters.")
        try:
            fields = decode(text) if text else {}
        except (ValueError, RecursionError):
            fields = None
        if not isinstance(fields, dict):
            raise Refused(400, "bad-request", "The body is not JSON as it should be.")
        return cls(fields)

    def word(self, name: str, longest: int, otherwise: str = _NEEDED) -> str:
        found = self.fields.get(name, otherwise)
        if not isinstance(found, str) or len(found) > longest:
            raise unfit(name)
        return found

    def number(self, name: str, least: int = 0, most: int = FAR, otherwise: int = _NEEDED) -> int:
        found = self.fields.get(name, otherwise)
        if type(found) is not int or not least <= found <= most:
            raise unfit(name)
        return found

    def maybe(self, name: str, most: int = FAR) -> int | None:
        return None if self.fields.get(name) is None else self.number(name, 0, most)

    def flag(self, name: str) -> bool:
        found = self.fields.get(name, False)
        if not isinstance(found, bool):
            raise unfit(name)
        return found

    def one_of(self, name: str, choices: Sequence[str], otherwise: str = _NEEDED) -> str:
        found = self.word(name, 40, otherwise)
        if found not in choices:
            raise unfit(name)
        return found

    def parts(self, name: str) -> list[Body]:
        """A list of objects."""
        found = self.fields.get(name)
        if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
            raise unfit(name)
        return [Body(one) for one in found]

    def part(self, name: str) -> Body | None:
        found = self.fields.get(name)
        if found is None:
            return None
        if not isinstance(found, dict):
            raise unfit(name)
        return Body(found)

    def texts(self, name: str) -> dict[str, str]:
        """Texts by name; none where nothing is said."""
        found = self.fields.get(name, {})
        if not isinstance(found, dict) or not all(isinstance(one, str) for one in found.values()):
            raise unfit(name)
        return found

    def move(self, name: str) -> Move:
        return _move(name, self.fields.get(name))

    def moves(self, name: str) -> list[Move]:
        found = self.fields.get(name)
        if not isinstance(found, list) or len(found) > MOVE:
            raise unfit(name)
        return [_move(name, one) for one in found]

    # Of whatever a seat does

    @property
    def seat(self) -> int:
        return self.number("seat", 0, MOST_SEATS - 1)

    @property
    def version(self) -> int:
        return self.number("version")

    @property
    def key(self) -> str:
        key = self.word("key", 64)
        if len(key) < 8 or not KEY.issuperset(key):
            raise unfit("key")
        return key


def _move(name: str, found: object) -> Move:
    if not isinstance(found, list) or not 0 < len(found) <= MOVE or type(found[0]) is not str:
        raise unfit(name)
    if not all(type(one) in (str, int) for one in found):
        raise unfit(name)
    return tuple(found)


def unfit(name: str) -> Refused:
    """A field that cannot be."""
    return Refused(400, "bad-request", f"{name!r} is missing, or not as it should be.")
