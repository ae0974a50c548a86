"""Signorie as the terminal draws it."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from quattrocento.components import Components
from quattrocento.games.signorie.drawing.board import board, needing
from quattrocento.games.signorie.drawing.columns import columns, taken
from quattrocento.games.signorie.drawing.marks import CLIMB, FLORIN, ROMAN, SEXES, disc
from quattrocento.games.signorie.drawing.mat import mat, others
from quattrocento.kernel.step import Move
from quattrocento.terminal.bargain import Bargain
from quattrocento.words.catalogues import Words

EXPLAINED = {
    "take_die": "concept-die-text",
    "pass": "concept-pass-text",
    "hire": "concept-helper-text",
    "skip": "concept-helper-text",
    "again": "concept-helper-text",
    "train": "concept-career-text",
    "advance": "concept-career-text",
    "initiative": "concept-initiative-text",
    "stop": "concept-career-text",
    "send": "concept-mission-text",
    "to": "concept-mission-text",
    "marry": "concept-marriage-text",
    "dowry": "concept-dowry-text",
    "take_tile": "concept-tile-text",
    "leave_tile": "concept-tile-text",
    "row": "concept-row-text",
    "fetch": "concept-reserve-text",
    "florins": "concept-reward-text",
    "bride": "concept-bride-text",
    "no_bride": "concept-bride-text",
    "buy": "concept-reward-text",
    "decline": "concept-reward-text",
}
"""The idea behind a choice; what a tile or a helper does is explained by its own text."""
SIGNS = {
    "florins": FLORIN,
    "men": SEXES["man"],
    "women": SEXES["woman"],
    "initiative": CLIMB,
}


class SignorieDrawing:
    """Draws Signorie from a view, in the words of one language."""

    def __init__(
        self, components: Components, view: dict[str, Any], words: Words, names: list[str]
    ) -> None:
        self._components = components
        self._colours = view["colours"]
        self._words = words
        self._names = names
        self.bargain: Bargain | None = None

    def mark(self, seat: int) -> Text:
        return disc(self._colours[seat])

    def table(self, view: dict[str, Any], width: int) -> RenderableType:
        rest = others(view, self._names, self._words)
        return Group(rest, self.board(view, width), self._mat(view, view["me"], False))

    def board(self, view: dict[str, Any], width: int) -> RenderableType:
        drawn = board(view, self._words, self._components, width)
        return Group(drawn, columns(view, self._words, self._components))

    def mats(self, view: dict[str, Any], width: int) -> RenderableType:
        return Group(*(self._mat(view, seat, True) for seat in range(len(self._names))))

    def _mat(self, view: dict[str, Any], seat: int, helpers: bool) -> RenderableType:
        return mat(view, seat, self._names[seat], self._words, self._components, helpers)

    def changes(self, gains: dict[str, int]) -> Text:
        signs = SIGNS | {"vp": self._words.say("thing-vp")}
        parts = [f"{gain:+d} {signs[what]}" for what, gain in gains.items() if gain]
        return Text(", ".join(parts).replace("-", "−"), style="italic")

    def note(self, view: dict[str, Any], move: Move) -> str:
        verb = move[0]
        if verb == "to":
            return self._tile(view, str(move[1]), "mission")
        if verb == "marry":
            return ", ".join(
                filter(
                    None,
                    [self._dowry(view, str(move[1])), self._tile(view, str(move[1]), "marriage")],
                )
            )
        if verb == "mandate":
            return self._spent(view, str(move[1]))
        if verb in ("send", "advance"):
            space = int(move[2]) - (verb == "send")
            vp = self._components.wholes(f"careers.{move[1]}")[space]
            rank = ROMAN[self._components.wholes("careers.rank")[space]]
            return f"{self._words.say('thing-rank')} {rank}, {vp} {self._words.say('thing-vp')}"
        if verb == "row":
            tiles = view["players"][view["me"]]["row_tiles"][move[1]]
            return f"{tiles}/{self._components.whole('tiles.fewest')}"
        return ""

    def _spent(self, view: dict[str, Any], mandate: str) -> str:
        """Whom a mandate asks for that can take several; of one the changes tell enough."""
        column, zone = next(pair for pair in view["mandates"].items() if mandate in pair[1])
        sex = SEXES[self._components.words(f"zones.{column}")[zone.index(mandate)]]
        takes = taken(mandate, self._components)
        return f"{takes}{sex}" if takes else ""

    def _dowry(self, view: dict[str, Any], city: str) -> str:
        """The dowries a city takes: from the value of its lowest empty space."""
        least = self._components.wholes(f"cities.{city}")[len(view["cities"][city]["meeples"])]
        most = self._components.whole("dowry.most")
        return f"{least}–{most} {FLORIN}" if least < most else f"{most} {FLORIN}"

    def _tile(self, view: dict[str, Any], city: str, kind: str) -> str:
        """The tile that goes with a mission or marriage in a city, if my plan needs it."""
        tile = view["cities"][city][kind]
        if tile is None:
            return ""
        house, value = tile.split(" ")
        rows = needing(view, house, kind)
        if kind == "mission":
            rows = [row for row in rows if row == view["step"][2]]
        return f"{self._words.say(f'house-{house}')} {value}" if rows else ""

    def explain(self, view: dict[str, Any], move: Move) -> str:
        verb = str(move[0])
        if verb == "signoria":
            return f"action-{view['step'][2]}-text"
        if verb == "mandate":
            return f"mandate-{move[1]}-text"
        if verb == "spend":
            return f"mandate-{view['step'][3]}-text"
        if verb in ("place_helper", "activate"):
            return f"helper-{move[1]}-{move[2]}-text"
        if verb == "bonus":
            return f"bonus-{view['rewards'][view['round'] - 1]}-text"
        return EXPLAINED[verb]
