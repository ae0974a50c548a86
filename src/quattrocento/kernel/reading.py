"""Reading position files: every value checked, and every complaint with its field."""

from __future__ import annotations

from typing import Any

from quattrocento.kernel.errors import BadPosition


class Reader:
    """One object or list of a position file; knows its own path for error messages."""

    def __init__(self, data: Any, path: str = "") -> None:
        self._data = data
        self._path = path

    def path(self, key: str | int) -> str:
        if isinstance(key, int):
            return f"{self._path}[{key}]"
        return f"{self._path}.{key}" if self._path else key

    def get(self, key: str | int) -> Any:
        if isinstance(key, int):
            return self._data[key]
        if not isinstance(self._data, dict):
            raise BadPosition(self._path or "file", "must be an object")
        if key not in self._data:
            raise BadPosition(self.path(key), "is missing")
        return self._data[key]

    def at(self, key: str | int) -> Reader:
        value = self.get(key)
        if not isinstance(value, dict | list):
            raise BadPosition(self.path(key), "must be an object or a list")
        return Reader(value, self.path(key))

    def only(self, *known: str) -> None:
        """Refuse fields that nobody reads: a misspelt name would go unnoticed."""
        if not isinstance(self._data, dict):
            raise BadPosition(self._path or "file", "must be an object")
        for key in self._data:
            if key not in known:
                raise BadPosition(self.path(str(key)), "is unknown here")

    def keys(self, known: tuple[str, ...]) -> list[str]:
        """The fields of an object, all out of a list of names."""
        self.only(*known)
        return list(self._data)

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str):
            raise BadPosition(self.path(key), "must be a text")
        return value

    def truth(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise BadPosition(self.path(key), "must be true or false")
        return value

    def whole(self, key: str | int, low: int = 0, high: int = 99) -> int:
        return self._whole(self.get(key), self.path(key), low, high)

    def items(self, key: str | int) -> list[Any]:
        value = self.get(key)
        if not isinstance(value, list):
            raise BadPosition(self.path(key), "must be a list")
        return value

    def wholes(self, key: str | int, low: int = 0, high: int = 99) -> list[int]:
        items = self.items(key)
        return [
            self._whole(item, f"{self.path(key)}[{i}]", low, high) for i, item in enumerate(items)
        ]

    def name(self, key: str | int, known: tuple[str, ...]) -> int:
        """One of a list of names, as its number."""
        value = self.get(key)
        if value not in known:
            raise BadPosition(self.path(key), f"{value!r} is none of {', '.join(known)}")
        return known.index(value)

    def names(self, key: str | int, known: tuple[str, ...]) -> list[int]:
        """A list of names out of a list of names, as their numbers."""
        for index, value in enumerate(self.items(key)):
            if value not in known:
                raise BadPosition(
                    f"{self.path(key)}[{index}]", f"{value!r} is none of {', '.join(known)}"
                )
        return [known.index(value) for value in self.items(key)]

    def _whole(self, value: Any, path: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadPosition(path, f"must be a whole number from {low} to {high}, not {value!r}")
        return value
