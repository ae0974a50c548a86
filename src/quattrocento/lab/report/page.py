"""The whole page: what was played, the players, and each game."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from html import escape
from pathlib import Path
from typing import Any

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.kernel.game import Game
from quattrocento.lab.arena import table
from quattrocento.lab.balance import Balance
from quattrocento.lab.gathering import games_of
from quattrocento.lab.playing import Outcome, rule_set
from quattrocento.lab.report.balance import Section
from quattrocento.lab.report.charts import Mark, marks
from quattrocento.lab.report.html import document, figure, paragraph
from quattrocento.lab.report.ratings import ratings
from quattrocento.lab.report.scale import number
from quattrocento.lab.settled import Duels
from quattrocento.words.catalogues import Words


@dataclass
class Material:
    """All games that count, with a study for each game and number of players.

    >>> from quattrocento.lab.report.page import Material
    >>> material = Material()
    >>> material.outcomes, material.balances
    ([], {})
    """

    outcomes: list[Outcome] = field(default_factory=list)
    balances: dict[tuple[str, int], Balance] = field(default_factory=dict)
    duels: list[tuple[Duels, float]] = field(default_factory=list)
    overlays: dict[str, str | None] = field(default_factory=dict)
    """The component overlay that each game was played with."""

    def add(self, outcome: Outcome) -> None:
        """Count a game; its record is not needed afterwards.

        >>> from quattrocento.lab.playing import Pairing, play_pairing
        >>> from quattrocento.lab.report.page import Material
        >>> material = Material()
        >>> pairing = Pairing("signorie", None, ("random", "random"), (), 0, "7/0")
        >>> material.add(play_pairing(pairing))
        >>> list(material.balances)
        [('signorie', 2)]
        """
        name, seats = outcome.pairing.game, len(outcome.places)
        if self.overlays.setdefault(name, outcome.pairing.overlay) != outcome.pairing.overlay:
            raise QuattrocentoError(
                f"some games of {name} were played with other components than the rest; "
                "make a page of each"
            )
        balance = self.balances.get((name, seats))
        if balance is None:
            balance = self.balances[name, seats] = Balance(self.rules(name), seats)
        balance.add(outcome)
        self.outcomes.append(replace(outcome, record=""))

    def rules(self, name: str) -> Game[Any]:
        """A game of the page, as it was played.

        >>> from quattrocento.lab.report.page import Material
        >>> Material(overlays={"signorie": None}).rules("signorie").seats
        (2, 3, 4)
        """
        return rule_set(name, self.overlays[name])


def report(paths: list[Path], overlay: str | None, title: str) -> str:
    """The page about the games in some folders and records.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from quattrocento.lab.playing import Pairing, play_pairing
    >>> from quattrocento.lab.report.page import report
    >>> pairing = Pairing("signorie", None, ("random", "random"), (), 0, "7/0")
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder) / "mine.jsonl"
    ...     written = path.write_text(play_pairing(pairing).record, "utf-8")
    ...     page = report([path], None, "My game")
    >>> page.splitlines()[0], "<h1>My game</h1>" in page
    ('<!doctype html>', True)
    """
    material = Material()
    for path in paths:
        games, tournament, confidence = games_of(path, overlay)
        for outcome in games:
            material.add(outcome)
        if tournament is not None:
            material.duels.append((tournament.duels, confidence))
    if not material.outcomes:
        raise QuattrocentoError("there is no finished game to tell of")
    return _page(material, title)


def _page(material: Material, title: str) -> str:
    names = list(dict.fromkeys(name for name, _ in sorted(material.balances)))
    players = sorted({who for outcome in material.outcomes for who in outcome.pairing.players})
    parts = [
        f"<h1>{escape(title)}</h1>",
        paragraph(
            f"{len(material.outcomes):,} games, played by {', '.join(players)}. The figures say "
            "how the games are when these players play them; intervals are of 95 %."
        ),
    ]
    met = [outcome for outcome in material.outcomes if len(set(outcome.pairing.players)) > 1]
    parts.append(_links(material, names, rated=bool(met)))
    if met:
        rated = sorted({who for outcome in met for who in outcome.pairing.players})
        parts.append(ratings(table(rated, met), material.duels))
    parts += [_game(material, name) for name in names]
    return document(
        title,
        parts,
        "Made by <code>quattrocento report</code>; values that the publishers' components do not "
        "tell are reconstructed.",
    )


def _links(material: Material, names: list[str], rated: bool) -> str:
    """Ways to the parts of the page, where there are several."""
    groups = [[("ratings", "Ratings")]] if rated else []
    for name in names:
        groups.append([(name, _name(material, name))])
        seats = sorted(seats for each, seats in material.balances if each == name)
        if len(seats) > 1:
            groups[-1] += [(f"{name}-{count}", f"{count} players") for count in seats]
    if sum(map(len, groups)) < 2:
        return ""
    drawn = ["".join(f'<a href="#{to}">{said}</a>' for to, said in group) for group in groups]
    return "<nav>" + "".join(f"<span>{links}</span>" for links in drawn) + "</nav>"


def _game(material: Material, name: str) -> str:
    game = material.rules(name)
    sections = [
        Section(game, material.balances[key].figures())
        for key in sorted(material.balances)
        if key[0] == name
    ]
    counts = ""
    if len(sections) > 1:
        groups: dict[str, list[Mark]] = {}
        for each in sections:
            for side, mark in each.shares().items():
                groups.setdefault(side, []).append(mark)
        ordered = [groups[side] for side in sorted(groups, key=str.casefold)]
        counts = "<h3>By number of players</h3>" + figure(
            marks(ordered, "Games won by what is played and number of players", 1.0, number),
            "Games won as a multiple of a fair share, by what is played and how many play, with "
            "95 % intervals. Dashed: a fair share.",
        )
    told = "".join(each.html() for each in sections)
    return f'<h2 id="{name}">{_name(material, name)}</h2>{counts}{told}'


def _name(material: Material, name: str) -> str:
    return escape(Words(material.rules(name), "en", []).say(f"game-{name}"))
