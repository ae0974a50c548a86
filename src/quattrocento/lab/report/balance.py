"""The part of the page about one game with one number of players."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from quattrocento.kernel.game import Game
from quattrocento.lab.report.charts import Mark, bars, lengths, marks, sums
from quattrocento.lab.report.html import figure, key, table
from quattrocento.lab.report.ratings import times
from quattrocento.lab.report.scale import number, percent, share
from quattrocento.lab.study import counted_of
from quattrocento.lab.telling import MOVES
from quattrocento.words.catalogues import Words

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
SIDES = ("faction", "family", "colour")
"""Kinds of words for what a seat plays; each game has one of them."""
ROUNDS = {"concept-round": "round", "concept-decade": "decade", "event-last_year": "year"}
"""What a game calls its rounds, by a message that it has then."""


class Section:
    """Tells the figures of a study in the game's own words."""

    def __init__(self, game: Game[Any], found: dict[str, Any]) -> None:
        self._game = game
        self._words = Words(game, "en", [])
        self._found = found
        self._seats = len(found["seats"])

    def html(self) -> str:
        found = self._found
        return "".join(
            [
                f'<h3 id="{found["game"]}-{self._seats}">',
                f"{self._seats} players, {found['games']:,} games</h3>",
                self._shares("By what is played", self._sides(), "plays"),
                self._shares("By seat", self._numbered("seat", found["seats"]), "seat"),
                self._shares(f"By turn in the first {self._rounds()}", self._turns(), "turn"),
                self._sources(),
                self._lengths(),
                times(found["times"]),
                *[self._group(name) for name in found["groups"]],
            ]
        )

    def shares(self) -> dict[str, Mark]:
        """What is played, each share as a multiple of a fair one."""
        return {
            label: Mark(
                f"{label}, {self._seats} players",
                side["share"] * self._seats,
                side["low"] * self._seats,
                side["high"] * self._seats,
                f"{side['games']} games",
            )
            for label, side in self._sides()
        }

    def _sides(self) -> list[tuple[str, dict[str, Any]]]:
        return [(self._side(name), side) for name, side in self._found["sides"].items()]

    def _side(self, name: str) -> str:
        for kind in SIDES:
            if self._words.has(f"{kind}-{name}"):
                return self._words.say(f"{kind}-{name}")
        return name

    def _numbered(self, word: str, sides: list[dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
        return [(f"{word} {index + 1}", side) for index, side in enumerate(sides)]

    def _turns(self) -> list[tuple[str, dict[str, Any]]]:
        return list(zip(PLACES, self._found["turns"], strict=False))

    def _shares(self, caption: str, sides: list[tuple[str, dict[str, Any]]], head: str) -> str:
        rows = [
            Mark(name, side["share"], side["low"], side["high"], percent(side["share"]))
            for name, side in sides
        ]
        cells = [
            [
                name,
                str(side["games"]),
                str(side["wins"]),
                percent(side["share"]),
                f"{percent(side['low'])} – {percent(side['high'])}",
                f"{side['score']:.1f} ± {side['spread']:.1f}",
            ]
            for name, side in sides
        ]
        picture = marks([rows], f"Games won: {caption.lower()}", fair=1 / self._seats)
        figures = table((head, "games", "wins", "share", "95 %", "score"), cells)
        said = (
            f"{caption}: share of games won, with 95 % intervals. "
            f"Dashed: a fair share, {share(1 / self._seats)}."
        )
        return figure(picture, said, figures)

    def _sources(self) -> str:
        found = self._found["sources"]
        names = [self._source(name) for name in found]
        rows = [
            ("everybody", [source["all"] for source in found.values()]),
            ("winners", [source["winners"] for source in found.values()]),
        ]
        cells = [
            [name, f"{source['all']:.2f}", f"{source['winners']:.2f}"]
            for name, source in zip(names, found.values(), strict=True)
        ]
        picture = sums(rows, "Points by source")
        figures = table(("source", "everybody", "winners"), cells)
        return figure(picture, "Mean points of a seat by source.", figures, key(names))

    def _source(self, name: str) -> str:
        return self._words.say(f"source-{name}") if self._words.has(f"source-{name}") else name

    def _lengths(self) -> str:
        found = self._found
        rounds = sorted(set(found["rounds"]))
        spread = f"{rounds[0]}" if len(rounds) == 1 else f"{rounds[0]} to {rounds[-1]}"
        said = f"{number(fmean(found['lengths']))} on average; {spread} {self._rounds()}s."
        caption = f"Games by length, in decisions: {said}"
        return figure(lengths(found["lengths"], "Length of games"), caption)

    def _rounds(self) -> str:
        """What this game calls its rounds."""
        return next((name for message, name in ROUNDS.items() if self._words.has(message)), "round")

    def _group(self, group: str) -> str:
        pieces = self._found["groups"][group]
        if not pieces:
            return ""
        kinds = {counted.group: counted.kind for counted in counted_of(self._game)}
        names = {thing: self._thing(kinds.get(group, ""), thing) for thing in pieces}
        rows = [(names[thing], piece["per_game"], _said(piece)) for thing, piece in pieces.items()]
        cells = [
            [
                names[thing],
                f"{piece['count']:,}",
                f"{piece['per_game']:.2f}",
                "" if piece["price"] is None else f"{piece['price']:.1f}",
                "" if piece["winners"] is None else percent(piece["winners"]),
            ]
            for thing, piece in pieces.items()
        ]
        headings = (group, "times", "a game", "mean price", "by winners")
        called = ", by the verbs of records" if group == MOVES else ""
        caption = f"{group[:1].upper()}{group[1:]}{called}: times a game"
        if any(piece["winners"] is not None for piece in pieces.values()):
            fair = share(1 / self._seats)
            caption += f" · the part of them by winners, {fair} if it made no difference"
        return figure(bars(rows, f"Use of {group}"), f"{caption}.", table(headings, cells))

    def _thing(self, kind: str, thing: str) -> str:
        if kind not in ("", "move") and self._words.has(f"{kind}-{thing}"):
            said = self._words.say(f"{kind}-{thing}")
            return f"{thing}: {said}" if thing[-1:].isdigit() else said
        return thing.replace("_", " ")


def _said(piece: dict[str, Any]) -> str:
    if not piece["count"]:
        return "never"
    winners = "" if piece["winners"] is None else f" · {100 * piece['winners']:.0f} %"
    return f"{number(piece['per_game'])}{winners}"
