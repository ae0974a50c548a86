"""The whole page: what was played, the players, and each game."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from html import escape
from importlib.resources import files
from pathlib import Path

from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.arena import table
from quattrocento.lab.balance import Study
from quattrocento.lab.gathering import games_of
from quattrocento.lab.playing import Outcome, rule_set
from quattrocento.lab.report.balance import Section
from quattrocento.lab.report.charts import marks
from quattrocento.lab.report.html import figure, paragraph
from quattrocento.lab.report.ratings import ratings
from quattrocento.lab.report.scale import number
from quattrocento.lab.settled import Duels
from quattrocento.words import Words


@dataclass
class Material:
    """All games that count, with a study for each game and number of players.

    >>> from quattrocento.lab.report.page import Material
    >>> material = Material()
    >>> material.outcomes, material.studies
    ([], {})
    """

    outcomes: list[Outcome] = field(default_factory=list)
    studies: dict[tuple[str, int], Study] = field(default_factory=dict)
    duels: list[tuple[Duels, float]] = field(default_factory=list)
    overlay: str | None = None

    def add(self, outcome: Outcome) -> None:
        """Count a game; its record is not needed afterwards.

        >>> from quattrocento.lab.playing import Pairing, play_pairing
        >>> from quattrocento.lab.report.page import Material
        >>> material = Material()
        >>> pairing = Pairing("signorie", None, ("random", "random"), (), 0, "7/0")
        >>> material.add(play_pairing(pairing))
        >>> list(material.studies)
        [('signorie', 2)]
        """
        name, seats = outcome.pairing.game, len(outcome.places)
        study = self.studies.get((name, seats))
        if study is None:
            study = self.studies[name, seats] = Study(rule_set(name, self.overlay), seats)
        study.add(outcome)
        self.outcomes.append(replace(outcome, record=""))


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
    material = Material(overlay=overlay)
    for path in paths:
        games, tournament, confidence = games_of(path, overlay)
        for outcome in games:
            material.overlay = outcome.pairing.overlay
            material.add(outcome)
        if tournament is not None:
            material.duels.append((tournament.duels, confidence))
    if not material.outcomes:
        raise QuattrocentoError("there is no finished game to tell of")
    return _page(material, title)


def _page(material: Material, title: str) -> str:
    names = list(dict.fromkeys(name for name, _ in sorted(material.studies)))
    players = sorted({who for outcome in material.outcomes for who in outcome.pairing.players})
    parts = [
        f"<h1>{escape(title)}</h1>",
        paragraph(
            f"{len(material.outcomes):,} games, played by {', '.join(players)}. The figures say "
            "how the games are when these players play them; intervals are of 95 %."
        ),
    ]
    links = [(name, _name(material, name)) for name in names]
    if len(players) > 1:
        links.insert(0, ("ratings", "Ratings"))
    parts.append("<nav>" + "".join(f'<a href="#{to}">{said}</a>' for to, said in links) + "</nav>")
    if len(players) > 1:
        parts.append(ratings(table(players, material.outcomes), material.duels))
    parts += [_game(material, name) for name in names]
    style = files("quattrocento.lab.report").joinpath("style.css").read_text("utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>\n<body><main>"
        + "\n".join(parts)
        + "\n<footer>Made by <code>quattrocento report</code>; values that the publishers' "
        "components do not tell are reconstructed.</footer></main></body></html>\n"
    )


def _game(material: Material, name: str) -> str:
    game = rule_set(name, material.overlay)
    sections = [
        Section(game, material.studies[key].figures())
        for key in sorted(material.studies)
        if key[0] == name
    ]
    counts = ""
    if len(sections) > 1:
        rows = sorted([row for each in sections for row in each.shares()], key=lambda r: r.label)
        counts = "<h3>By number of players</h3>" + figure(
            marks(rows, "Games won by what is played and number of players", 1.0, number),
            "Games won as a multiple of a fair share, by what is played and how many play.",
        )
    told = "".join(each.html() for each in sections)
    return f'<h2 id="{name}">{_name(material, name)}</h2>{counts}{told}'


def _name(material: Material, name: str) -> str:
    return escape(Words(rule_set(name, material.overlay), "en", []).say(f"game-{name}"))
