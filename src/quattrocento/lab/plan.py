"""What a run plays: enough to play it again, to go on with it, and to say which games count."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.arena import schedule
from quattrocento.lab.keeping import Folder
from quattrocento.lab.many import Hands, play_many
from quattrocento.lab.meetings import cycles, meetings_of
from quattrocento.lab.playing import Outcome, Pairing
from quattrocento.lab.settled import Duels
from quattrocento.lab.sources import fingerprint
from quattrocento.lab.tournament import Tournament

TOURNAMENTS = ("round-robin", "gauntlet")


@dataclass(frozen=True)
class Plan:
    """Some players at some games. How many games is left open: a longer run begins alike.

    >>> from quattrocento.lab.plan import Plan
    >>> plan = Plan("rotated", ["signorie"], ["greedy", "random"], seed=7, options={})
    >>> plan.seats, plan.confidence
    (None, 0.95)
    """

    kind: str
    """`seated`: one table as it sits; `rotated`: one table, the seats rotated; or a tournament."""
    games: list[str]
    players: list[str]
    seed: int
    options: dict[str, str]
    overlay: str | None = None
    """The text of a component overlay."""
    seats: list[int] | None = None
    """Numbers of players in a tournament; each game's fewest if None."""
    confidence: float = 0.95
    to_the_end: bool = False
    """A tournament goes on though its order is settled."""

    def written(self) -> dict[str, Any]:
        """The plan as JSON, with the rules it is played by.

        >>> from quattrocento.lab.plan import Plan
        >>> plan = Plan("rotated", ["signorie"], ["greedy", "random"], seed=7, options={})
        >>> written = plan.written()
        >>> written["kind"], written["players"], len(written["rules"])
        ('rotated', ['greedy', 'random'], 16)
        """
        return asdict(self) | {"rules": fingerprint()}

    def pairings(self, games: int) -> list[Pairing]:
        """The games of one table.

        >>> from quattrocento.lab.plan import Plan
        >>> for kind in ("seated", "rotated"):
        ...     plan = Plan(kind, ["signorie"], ["greedy", "random"], seed=7, options={})
        ...     print([pairing.players[0] for pairing in plan.pairings(games=3)])
        ['greedy', 'greedy', 'greedy']
        ['greedy', 'random', 'greedy']
        """
        pairings = schedule(
            self.games[0], self.overlay, self.players, self.options, games, self.seed
        )
        if self.kind == "rotated":
            return pairings
        return [replace(pairing, players=tuple(self.players)) for pairing in pairings]

    def tournament(self, games: int) -> Tournament:
        """The cycles of a tournament of at most so many games, and of one cycle at least.

        >>> from quattrocento.lab.plan import Plan
        >>> players = ["easy", "greedy", "random"]
        >>> plan = Plan("round-robin", ["signorie"], players, seed=7, options={}, seats=[2])
        >>> len(plan.tournament(games=20).pairings)
        18
        """
        gauntlets = self.kind == "gauntlet"
        meetings = meetings_of(
            self.games, self.overlay, self.seats, self.players, self.options, gauntlets
        )
        duels = Duels(self.players, gauntlets, self.confidence)
        return Tournament(cycles(meetings, self.seed, games), duels, self.to_the_end)


@dataclass(frozen=True)
class Played:
    """What came of a plan: the games that count, and the tournament they were of, if any.

    >>> from quattrocento.lab.many import Hands
    >>> from quattrocento.lab.plan import Plan, carry_out
    >>> plan = Plan("rotated", ["signorie"], ["random", "random"], seed=7, options={})
    >>> played = carry_out(plan, 2, Hands(jobs=1), path=None)
    >>> len(played.outcomes), played.tournament, played.complete
    (2, None, True)
    """

    outcomes: list[Outcome]
    tournament: Tournament | None
    complete: bool
    """Everything asked for was played; nobody stopped it."""


def carry_out(
    plan: Plan, games: int, hands: Hands, path: Path | None, records: bool = False
) -> Played:
    """Play a plan, keeping every game in a folder and going on with what is there.

    The records of what was there come along only where they are wanted. A folder that another
    run is playing into is refused.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from quattrocento.lab.many import Hands
    >>> from quattrocento.lab.plan import Plan, carry_out
    >>> plan = Plan("rotated", ["signorie"], ["random", "random"], seed=7, options={})
    >>> with TemporaryDirectory() as folder:
    ...     played = carry_out(plan, 1, Hands(jobs=1), Path(folder))
    ...     played = carry_out(plan, 2, Hands(jobs=1), Path(folder))
    ...     print(sorted(path.name for path in Path(folder).iterdir()))
    ['lock', 'outcomes.jsonl', 'plan.json', 'signorie-00000.jsonl', 'signorie-00001.jsonl']
    """
    tournament = plan.tournament(games) if plan.kind in TOURNAMENTS else None
    pairings = plan.pairings(games) if tournament is None else tournament.pairings
    enough = (lambda _: False) if tournament is None else tournament.hear
    if path is None:
        outcomes = play_many(pairings, hands, lambda _: None, enough=enough)
    else:
        folder = Folder(path)
        with folder.take_up(plan.written()):
            done = folder.outcomes(records)
            outcomes = play_many(pairings, hands, folder.keep, done, enough)
    if tournament is None:
        return Played(outcomes, None, len(outcomes) == len(pairings))
    return Played(tournament.counted, tournament, tournament.over)


def read_plan(folder: Folder) -> Plan:
    """The plan that a folder's games are of.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from quattrocento.lab.keeping import Folder
    >>> from quattrocento.lab.many import Hands
    >>> from quattrocento.lab.plan import Plan, carry_out, read_plan
    >>> plan = Plan("rotated", ["signorie"], ["random", "random"], seed=7, options={})
    >>> with TemporaryDirectory() as folder:
    ...     played = carry_out(plan, 1, Hands(jobs=1), Path(folder))
    ...     read_plan(Folder(Path(folder))) == plan
    True
    """
    written = folder.plan()
    written.pop("rules", None)
    try:
        return Plan(**written)
    except TypeError:
        raise QuattrocentoError(
            f"{folder.path} holds a plan that this program cannot read"
        ) from None
