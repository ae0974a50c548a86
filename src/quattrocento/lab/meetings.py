"""Who meets whom: tables of some of the players, played in cycles with the seats rotated.

A cycle has every table in one order of seats, drawn from the seed, and in each rotation of it:
everybody sits everywhere as often, and before the draw nobody is favoured. Two players who are
equally strong come out of a cycle ahead with equal chances.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random

from quattrocento.kernel.errors import BadSetup
from quattrocento.kernel.game import Option
from quattrocento.lab.drawn import check_options
from quattrocento.lab.playing import Pairing, rule_set


@dataclass(frozen=True)
class Meeting:
    """One table to be played over and over: the rule set, its choices, and who sits there.

    >>> from quattrocento.lab.meetings import Meeting
    >>> Meeting("signorie", None, ("greedy", "random"), ()).players
    ('greedy', 'random')
    """

    game: str
    overlay: str | None
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...]


def round_robin(players: list[str], seats: int) -> list[tuple[str, ...]]:
    """Everybody with everybody: each choice of as many players as there are seats.

    Where there are more seats than players all of them sit down as often as there is room for
    all, and every choice of players has the seats that are left.

    >>> from quattrocento.lab.meetings import round_robin
    >>> round_robin(["a", "b", "c"], seats=2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> round_robin(["a", "b"], seats=3)
    [('a', 'b', 'a'), ('a', 'b', 'b')]
    """
    times, left = divmod(seats, len(players))
    return [(*players * times, *rest) for rest in combinations(players, left)]


def gauntlet(players: list[str], seats: int) -> list[tuple[str, ...]]:
    """The first against each of the others alone, the two having half the seats each.

    An odd seat is the one's at one table and the other's at a second.

    >>> from quattrocento.lab.meetings import gauntlet
    >>> gauntlet(["mine", "easy", "hard"], seats=2)
    [('mine', 'easy'), ('mine', 'hard')]
    """
    first, *others = players
    return [table for other in others for table in round_robin([first, other], seats)]


def cycles_of(meetings: list[Meeting], seed: int) -> Iterator[list[Pairing]]:
    """One cycle after the other, for ever.

    >>> from quattrocento.lab.meetings import Meeting, cycles_of
    >>> cycle = next(cycles_of([Meeting("signorie", None, ("a", "b"), ())], seed=7))
    >>> sorted(pairing.players for pairing in cycle)
    [('a', 'b'), ('b', 'a')]
    """
    number = cycle = 0
    while True:
        games: list[Pairing] = []
        for index, meeting in enumerate(meetings):
            seated = list(meeting.players)
            Random(f"{seed}/{cycle}/{index}").shuffle(seated)
            for turn in range(len(seated)):
                order = tuple(seated[turn:] + seated[:turn])
                name = f"{seed}/{number}"
                games.append(
                    Pairing(meeting.game, meeting.overlay, order, meeting.options, number, name)
                )
                number += 1
        yield games
        cycle += 1


def cycles(meetings: list[Meeting], seed: int, games: int) -> list[list[Pairing]]:
    """As many whole cycles as there are games for, and one at least.

    >>> from quattrocento.lab.meetings import Meeting, cycles
    >>> found = cycles([Meeting("signorie", None, ("a", "b", "c"), ())], seed=7, games=7)
    >>> [len(cycle) for cycle in found]
    [3, 3]
    """
    found: list[list[Pairing]] = []
    count = 0
    for cycle in cycles_of(meetings, seed):
        if found and count + len(cycle) > games:
            return found
        found.append(cycle)
        count += len(cycle)
    return found


def meetings_of(
    games: list[str],
    overlay: str | None,
    seats: list[int] | None,
    players: list[str],
    options: dict[str, str],
    gauntlets: bool,
) -> list[Meeting]:
    """The tables of every game and number of players; each game's fewest if none is said.

    >>> from quattrocento.lab.meetings import meetings_of
    >>> players = ["greedy", "random"]
    >>> meetings = meetings_of(["signorie", "virtu"], None, None, players, {}, gauntlets=False)
    >>> [(meeting.game, meeting.players) for meeting in meetings][:2]
    [('signorie', ('greedy', 'random')), ('virtu', ('greedy', 'random', 'greedy'))]
    """
    if len(set(players)) != len(players):
        raise BadSetup("each player is named once")
    if len(players) < 2:
        raise BadSetup("a tournament takes two players at least")
    found: list[Meeting] = []
    unknown = set(options)
    for name in games:
        game = rule_set(name, overlay)
        for count in seats or [game.seats[0]]:
            chosen = _fitting(game.options, options)
            unknown -= set(chosen)
            check_options(game, count, chosen)
            tables = (gauntlet if gauntlets else round_robin)(players, count)
            found += [Meeting(name, overlay, table, tuple(chosen.items())) for table in tables]
    if unknown:
        raise BadSetup(f"none of these games has an option {sorted(unknown)[0]!r}")
    return found


def _fitting(known: tuple[Option, ...], options: dict[str, str]) -> dict[str, str]:
    """Those of the choices that this game has: a tournament may be over several games."""
    names = {option.name for option in known}
    return {name: value for name, value in options.items() if name in names}
