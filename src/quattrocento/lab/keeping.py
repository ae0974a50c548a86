"""A folder of games: the plan, a line for every finished game, and every game's record.

A run that was killed goes on where it stopped: what the folder holds is not played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from quattrocento.holding import held
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.playing import Outcome, Pairing
from quattrocento.textfiles import read_text, write_text

PLAN = "plan.json"
LINES = "outcomes.jsonl"
LOCK = "lock"
"""A folder belongs to one run at a time: two of them would both play every game."""


class Folder:
    """Games of one plan; a game is finished once its line is written, after its record.

    >>> from pathlib import Path
    >>> from quattrocento.lab.keeping import Folder
    >>> Folder(Path("games")).path.name
    'games'
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    @contextmanager
    def take_up(self, plan: dict[str, Any]) -> Iterator[None]:
        """Begin the plan here or go on with it, alone; another plan's folder is refused.

        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> from quattrocento.lab.keeping import Folder
        >>> from quattrocento.lab.plan import Plan
        >>> plan = Plan("rotated", ["signorie"], ["random", "random"], seed=7, options={})
        >>> with TemporaryDirectory() as path:
        ...     folder = Folder(Path(path))
        ...     for seed in (7, 7, 8):
        ...         with folder.take_up(plan.written() | {"seed": seed}):
        ...             pass
        Traceback (most recent call last):
            ...
        quattrocento.kernel.errors.QuattrocentoError: ... holds games of another plan (seed...)...
        """
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise QuattrocentoError(f"cannot write to {self.path}: {error.strerror}") from None
        with held(self.path / LOCK, self._taken):
            self._begin(plan)
            yield

    def _taken(self, holder: str) -> str:
        return (
            f"another run is playing into {self.path} ({holder}); "
            "let it finish or end it, or name another folder"
        )

    def _begin(self, plan: dict[str, Any]) -> None:
        if not (self.path / PLAN).exists():
            write_text(self.path / PLAN, json.dumps(plan, indent=1) + "\n")
            return
        before = self.plan()
        for name in sorted(before.keys() | plan.keys()):
            if before.get(name) != plan.get(name):
                raise QuattrocentoError(
                    f"{self.path} holds games of another plan ({name} was "
                    f"{before.get(name)!r}, now {plan.get(name)!r}); name another folder"
                )
        self._mend()

    def plan(self) -> dict[str, Any]:
        """What is played here, as it was written.

        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> from quattrocento.lab.keeping import Folder
        >>> from quattrocento.lab.plan import Plan
        >>> plan = Plan("rotated", ["signorie"], ["random", "random"], seed=7, options={})
        >>> with TemporaryDirectory() as path:
        ...     with Folder(Path(path)).take_up(plan.written()):
        ...         Folder(Path(path)).plan()["players"]
        ['random', 'random']
        """
        try:
            found = json.loads(read_text(self.path / PLAN))
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or "overlay" not in found:
            raise QuattrocentoError(f"{self.path / PLAN} is no plan of games")
        return found

    def keep(self, outcome: Outcome) -> None:
        """Write the record of a finished game, then the line that says it is finished.

        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> from quattrocento.lab.keeping import Folder
        >>> from quattrocento.lab.plan import Plan
        >>> from quattrocento.lab.playing import play_pairing
        >>> plan = Plan("rotated", ["signorie"], ["random", "random"], seed=7, options={})
        >>> outcome = play_pairing(plan.pairings(games=1)[0])
        >>> with TemporaryDirectory() as path:
        ...     Folder(Path(path)).keep(outcome)
        ...     (Path(path) / "signorie-00000.jsonl").read_text("utf-8") == outcome.record
        True
        """
        write_text(self._record(outcome.pairing), outcome.record)
        line = json.dumps(_written(outcome), separators=(",", ":"))
        try:
            with (self.path / LINES).open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError as error:
            raise QuattrocentoError(f"cannot write to {self.path}: {error.strerror}") from None

    def outcomes(self, records: bool = False) -> list[Outcome]:
        """The finished games by number, each once; their records only where they are wanted.

        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> from quattrocento.lab.keeping import Folder
        >>> from quattrocento.lab.many import Hands
        >>> from quattrocento.lab.plan import Plan, carry_out
        >>> plan = Plan("rotated", ["signorie"], ["random", "random"], seed=7, options={})
        >>> with TemporaryDirectory() as path:
        ...     played = carry_out(plan, 1, Hands(jobs=1), Path(path))
        ...     Folder(Path(path)).outcomes(records=True) == played.outcomes
        True
        """
        overlay = self.plan()["overlay"]
        found: dict[int, Outcome] = {}
        for number, line in enumerate(self._lines(), start=1):
            try:
                outcome = _read(json.loads(line), overlay)
            except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
                where = f"{self.path / LINES}, line {number}"
                raise QuattrocentoError(f"{where}: this is no outcome of a game") from None
            found[outcome.pairing.number] = outcome
        ordered = [found[number] for number in sorted(found)]
        return [self.with_record(outcome) for outcome in ordered] if records else ordered

    def with_record(self, outcome: Outcome) -> Outcome:
        """The same outcome with the game's record.

        >>> from dataclasses import replace
        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> from quattrocento.lab.keeping import Folder
        >>> from quattrocento.lab.playing import Pairing, play_pairing
        >>> outcome = play_pairing(Pairing("signorie", None, ("random", "random"), (), 0, "7/0"))
        >>> with TemporaryDirectory() as path:
        ...     Folder(Path(path)).keep(outcome)
        ...     Folder(Path(path)).with_record(replace(outcome, record="")) == outcome
        True
        """
        text = read_text(self._record(outcome.pairing))
        return replace(outcome, record=text)

    def _record(self, pairing: Pairing) -> Path:
        return self.path / f"{pairing.game}-{pairing.number:05}.jsonl"

    def _lines(self) -> list[str]:
        """Whole lines only: a process killed while it wrote leaves half a one."""
        if not (self.path / LINES).exists():
            return []
        return read_text(self.path / LINES).split("\n")[:-1]

    def _mend(self) -> None:
        """Take half a line away, or the next one would be glued to it."""
        whole = "".join(f"{line}\n" for line in self._lines())
        if (self.path / LINES).exists() and read_text(self.path / LINES) != whole:
            write_text(self.path / LINES, whole)


def _written(outcome: Outcome) -> dict[str, Any]:
    pairing = outcome.pairing
    return {
        "number": pairing.number,
        "game": pairing.game,
        "players": pairing.players,
        "options": dict(pairing.options),
        "seed": pairing.seed,
        "sources": outcome.sources,
        "places": outcome.places,
        "decisions": outcome.decisions,
        "rounds": outcome.rounds,
        "ended": outcome.ended,
        "microseconds": outcome.times,
    }


def _read(line: dict[str, Any], overlay: str | None) -> Outcome:
    pairing = Pairing(
        line["game"],
        overlay,
        tuple(line["players"]),
        tuple(line["options"].items()),
        line["number"],
        line["seed"],
    )
    return Outcome(
        pairing,
        line["sources"],
        line["places"],
        line["decisions"],
        line["rounds"],
        "",
        line["ended"],
        line["microseconds"],
    )
