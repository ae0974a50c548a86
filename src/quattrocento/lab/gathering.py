"""Games to be looked at: folders that a run kept, folders of records, and single records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.play import ASIDE, attempt, is_over, next_decision
from quattrocento.kernel.record import read_header, read_record
from quattrocento.lab.keeping import LINES, PLAN, Folder
from quattrocento.lab.plan import TOURNAMENTS, read_plan
from quattrocento.lab.playing import Outcome, Pairing, rule_set
from quattrocento.lab.tournament import Tournament
from quattrocento.textfiles import read_text


@dataclass(frozen=True)
class Found:
    """A record, where it was found, and how long its decisions took if that is known.

    >>> import quattrocento
    >>> from quattrocento.lab.gathering import Found
    >>> text = quattrocento.start("signorie", seats=2, seed=7).record.dumps()
    >>> Found("mine.jsonl", text, overlay=None, times=[]).name
    'mine.jsonl'
    """

    name: str
    record: str
    overlay: str | None
    times: list[int]


def gather(paths: list[Path], overlay: str | None) -> Iterator[Found]:
    """Every game of the files and folders, in order; the overlay is that of loose records.

    No two have the same name: a second `a.jsonl` is called `a-2.jsonl`.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> import quattrocento
    >>> from quattrocento.lab.gathering import gather
    >>> text = quattrocento.start("signorie", seats=2, seed=7).record.dumps()
    >>> with TemporaryDirectory() as folder:
    ...     written = (Path(folder) / "mine.jsonl").write_text(text, "utf-8")
    ...     [found.name for found in gather([Path(folder), Path(folder)], None)]
    ['mine.jsonl', 'mine-2.jsonl']
    """
    names: Counter[str] = Counter()
    for path in paths:
        for found in _gather(path, overlay):
            names[found.name] += 1
            again = names[found.name]
            stem = found.name.removesuffix(".jsonl")
            yield found if again == 1 else replace(found, name=f"{stem}-{again}.jsonl")


def _gather(path: Path, overlay: str | None) -> Iterator[Found]:
    """The games of a run's folder, of a folder of records, or of one record."""
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


def games_of(path: Path, overlay: str | None) -> tuple[Iterator[Outcome], Tournament | None, float]:
    """The games of a folder or file that count, the tournament they are of, its confidence.

    Records of games that are not over do not count.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from quattrocento.lab.gathering import games_of
    >>> from quattrocento.lab.many import Hands
    >>> from quattrocento.lab.plan import Plan, carry_out
    >>> plan = Plan("gauntlet", ["signorie"], ["random", "search:1"], seed=7, options={})
    >>> with TemporaryDirectory() as folder:
    ...     played = carry_out(plan, 2, Hands(jobs=1), Path(folder))
    ...     games, tournament, confidence = games_of(Path(folder), None)
    ...     list(games) == played.outcomes, tournament.over, confidence
    (True, True, 0.95)
    """
    if not (path / PLAN).exists():
        found = (_outcome(each, number) for number, each in enumerate(_gather(path, overlay)))
        return (outcome for outcome in found if outcome.ended), None, 0.0
    folder = Folder(path)
    plan = read_plan(folder)
    outcomes = folder.outcomes()
    if plan.kind not in TOURNAMENTS or not outcomes:
        return map(folder.with_record, outcomes), None, 0.0
    tournament = plan.tournament(outcomes[-1].pairing.number + 1)
    for outcome in outcomes:
        tournament.hear(outcome)
    return map(folder.with_record, tournament.counted), tournament, plan.confidence


def _outcome(found: Found, number: int) -> Outcome:
    """What came of a record that nobody kept the outcome of."""
    header = read_header(found.record)
    game = rule_set(header["game"], found.overlay)
    record = read_record(game, found.record)
    position = record.start()
    decisions = 0
    for move in record.moves:
        decisions += next_decision(position) is not None and move[0] != ASIDE
        attempt(position, move)
    standing = game.standing(position)
    pairing = Pairing(
        game.name, found.overlay, tuple(record.seats), tuple(record.options.items()), number, ""
    )
    return Outcome(
        pairing,
        standing.sources,
        standing.places,
        decisions,
        game.rounds(position),
        found.record,
        is_over(position),
    )
