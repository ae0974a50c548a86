"""Component tables: every printed value once, with its source, and an owner's corrections."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from quattrocento.kernel.errors import BadComponents

SOURCES = ("rulebook", "public", "inferred", "reconstructed")
OWN = "own box"
"""The source of a value that an overlay gives: somebody looked at the printed game."""
LARGEST, LONGEST_LINE = 200_000, 2_000
"""Characters in a table of components, several times what the greatest one has."""


class Components:
    """The values of one game's box, each with its source; read by path: `columns.red.value`.

    A game that is played with another one's box gives that `base` and says what is different.
    `further` are paths that only an overlay gives, each with the path whose value it looks like.
    """

    def __init__(
        self,
        text: str,
        overlay: str | None = None,
        base: str = "",
        further: Mapping[str, str] | None = None,
    ) -> None:
        self._values: dict[str, Any] = {}
        self._sources: dict[str, str] = {}
        self._notes: dict[str, str] = {}
        self._further = further or {}
        self.overlay: str | None = None
        for part in (base, text):
            for path, leaf in _leaves(_parse(part, "components"), ""):
                self._take(path, leaf)
        if overlay is not None:
            self._lay(overlay)

    def _take(self, path: str, leaf: object) -> None:
        if not isinstance(leaf, dict) or "is" not in leaf:
            raise BadComponents(path, 'a value is written { is = …, source = "…" }')
        source = leaf.get("source")
        if source not in SOURCES:
            raise BadComponents(path, f"its source is one of {', '.join(SOURCES)}")
        self._values[path] = leaf["is"]
        self._sources[path] = source
        self._notes[path] = str(leaf.get("note", ""))

    def _lay(self, text: str) -> None:
        table = _parse(text, "overlay")
        changes: dict[str, Any] = {}
        for path, leaf in _leaves(table, ""):
            model = self._values.get(path, self._values.get(self._further.get(path, "")))
            if model is None:
                raise BadComponents(path, f"unknown; did you mean {self._nearest(path)}?")
            if isinstance(leaf, dict):
                if "is" not in leaf:
                    raise BadComponents(path, "the value is missing: write { is = … }")
                leaf = leaf["is"]
            if not _alike(leaf, model):
                raise BadComponents(path, f"must look like {json.dumps(model)}")
            changes[path] = leaf
        for path, value in changes.items():
            self._values[path] = value
            self._sources[path] = OWN
            self._notes[path] = ""
        written = json.dumps(changes, sort_keys=True, ensure_ascii=False)
        self.overlay = hashlib.sha256(written.encode()).hexdigest()[:16] if changes else None

    def _nearest(self, path: str) -> str:
        parts = set(path.split("."))
        return max(self._values, key=lambda known: len(parts & set(known.split("."))))

    def rows(self) -> Iterator[tuple[str, Any, str, str]]:
        """Every value as path, value, source, note, in the order of the table."""
        for path, value in self._values.items():
            yield path, value, self._sources[path], self._notes[path]

    def has(self, path: str) -> bool:
        return path in self._values

    def source(self, path: str) -> str:
        return self._sources[path]

    def whole(self, path: str, low: int = 0, high: int = 99) -> int:
        """A whole number within bounds."""
        value = self._get(path)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadComponents(path, f"must be a whole number from {low} to {high}")
        return value

    def wholes(
        self, path: str, length: int | None = None, low: int = 0, high: int = 99
    ) -> tuple[int, ...]:
        """A list of whole numbers within bounds."""
        values = self._get(path)
        if not isinstance(values, list) or (length is not None and len(values) != length):
            raise BadComponents(path, f"must be a list of {length or 'some'} whole numbers")
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise BadComponents(path, f"each number must be from {low} to {high}")
        return tuple(values)

    def words(self, path: str) -> list[Any]:
        """A list that mixes names and numbers, as it stands."""
        values = self._get(path)
        if not isinstance(values, list) or not values:
            raise BadComponents(path, "must be a list")
        return list(values)

    def name(self, path: str, known: tuple[str, ...]) -> int:
        """One of a list of names, as its number."""
        value = self._get(path)
        if value not in known:
            raise BadComponents(path, f"must be one of {', '.join(known)}")
        return known.index(value)

    def names(
        self, path: str, known: tuple[str, ...], length: int | None = None
    ) -> tuple[int, ...]:
        """A list of names out of a list of names, as their numbers."""
        values = self._get(path)
        if not isinstance(values, list) or (length is not None and len(values) != length):
            raise BadComponents(path, f"must be a list of {length or 'some'} names")
        for value in values:
            if value not in known:
                raise BadComponents(path, f"each must be one of {', '.join(known)}")
        return tuple(known.index(value) for value in values)

    def _get(self, path: str) -> Any:
        if path not in self._values:
            raise BadComponents(path, "the value is missing")
        return self._values[path]


def _parse(text: str, what: str) -> dict[str, Any]:
    # The parser takes time and memory by the square of a key's parts, which are all on one line.
    if len(text) > LARGEST or any(len(line) > LONGEST_LINE for line in text.split("\n")):
        raise BadComponents(what, f"too large, or a line is longer than {LONGEST_LINE} characters")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(what, f"not TOML: {error}") from None
    except RecursionError:
        raise BadComponents(what, "nested too deeply to be read") from None


def _leaves(table: Mapping[str, Any], path: str) -> Iterator[tuple[str, Any]]:
    """Everything that is a value: a plain one, or a table with `is` or `source` in it."""
    for key, value in table.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, dict) and not {"is", "source"} & set(value):
            yield from _leaves(value, here)
        else:
            yield here, value


def _alike(value: object, model: object) -> bool:
    if isinstance(model, list):
        kinds = {type(one) for one in model}
        return isinstance(value, list) and bool(value) and {type(one) for one in value} <= kinds
    return type(value) is type(model)
