"""Values of JSON and what makes one of the other, for the browser's tests.

`python -m tests.house.delta_cases` writes them to web/tests/deltas.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from quattrocento.table.deltas import change_of

FILE = Path(__file__).parents[2] / "web" / "tests" / "deltas.json"
COUNT = 120
NAMES = ("vp", "men", "tiles", "10", "2", "of the seat", "città")
PLAIN = (None, True, False, 0, 7, -2, 512.25, "", "red", "Medici", "[]")


def value(rng: Random, depth: int = 3) -> Any:
    """Something that could stand in a view."""
    kind = rng.random()
    if depth == 0 or kind < 0.3:
        return rng.choice(PLAIN)
    if kind < 0.65:
        return [value(rng, depth - 1) for _ in range(rng.randrange(5))]
    names = rng.sample(NAMES, rng.randrange(5))
    return {name: value(rng, depth - 1) for name in names}


def moved(rng: Random, old: Any) -> Any:
    """The same with a few things changed, come or gone."""
    if isinstance(old, dict) and old and rng.random() < 0.9:
        new = dict(old)
        name = rng.choice([*old, *NAMES])
        if name in new and rng.random() < 0.3:
            del new[name]
        else:
            new[name] = moved(rng, new.get(name))
        return new
    if isinstance(old, list) and old and rng.random() < 0.9:
        items = list(old)
        at = rng.randrange(len(items))
        what = rng.random()
        if what < 0.2:
            del items[at]
        elif what < 0.4:
            items.insert(at, value(rng, 1))
        elif what < 0.5:
            items.append(value(rng, 2))
        else:
            items[at] = moved(rng, items[at])
        return items
    return value(rng, 2)


def cases() -> list[dict[str, Any]]:
    rng = Random(1494)
    made: list[dict[str, Any]] = []
    while len(made) < COUNT:
        old = value(rng)
        new = old
        for _ in range(rng.randrange(1, 4)):
            new = moved(rng, new)
        # A thing is of one kind: where `true` becomes 1, both would be equal here.
        if json.dumps(old) != json.dumps(new) and old != new:
            made.append({"old": old, "change": change_of(old, new), "new": new})
    return made


def written() -> str:
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
