"""Games to be looked at: folders that a run kept, folders of records, and single records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.keeping import LINES, PLAN, Folder
from quattrocento.textfiles import read_text


@dataclass(frozen=True)
class Found:
    """A record, where it was found, and how long its decisions took if that is known."""

    name: str
    record: str
    overlay: str | None
    times: list[int]


def gather(paths: list[Path], overlay: str | None) -> Iterator[Found]:
    """Every game of the files and folders, in order; the overlay is that of loose records.

    No two have the same name: a second `a.jsonl` is called `a-2.jsonl`.
    """
    names: Counter[str] = Counter()
    for path in paths:
        for found in _gather(path, overlay):
            names[found.name] += 1
            again = names[found.name]
            stem = found.name.removesuffix(".jsonl")
            yield found if again == 1 else replace(found, name=f"{stem}-{again}.jsonl")


def _gather(path: Path, overlay: str | None) -> Iterator[Found]:
    if (path / PLAN).exists():
        for outcome in Folder(path).outcomes(records=True):
            pairing = outcome.pairing
            name = f"{pairing.game}-{pairing.number:05}.jsonl"
            yield Found(name, outcome.record, pairing.overlay, outcome.times)
        return
    files = [path]
    if path.is_dir():
        files = sorted(file for file in path.glob("*.jsonl") if file.name != LINES)
        if not files:
            raise QuattrocentoError(f"{path} holds no records (*.jsonl)")
    for file in files:
        yield Found(file.name, read_text(file), overlay, [])
