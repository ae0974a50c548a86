"""A game without a drawing of its own: what a seat sees, told line by line."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from quattrocento.components import Components
from quattrocento.kernel.step import Move
from quattrocento.terminal.bare import UNTOLD, lines
from quattrocento.terminal.bargain import Bargain
from quattrocento.words.catalogues import Words

MARKS = ("★", "■", "◆", "●", "▲", "♥")


class PlainDrawing:
    """Lists a view's fields: enough to play while a game's own drawing is still to be made."""

    def __init__(
        self, components: Components, view: dict[str, Any], words: Words, names: list[str]
    ) -> None:
        self._words = words
        self._names = names
        self.bargain: Bargain | None = None

    def mark(self, seat: int) -> Text:
        return Text(MARKS[seat % len(MARKS)])

    def table(self, view: dict[str, Any], width: int) -> RenderableType:
        return Text("\n").join([self.board(view, width), self.mats(view, width)])

    def board(self, view: dict[str, Any], width: int) -> Text:
        told = {name: value for name, value in view.items() if name not in UNTOLD}
        told.pop("players", None)
        return Text("\n".join(lines(told)))

    def mats(self, view: dict[str, Any], width: int) -> Text:
        mats: list[Text] = []
        for seat, player in enumerate(view["players"]):
            line = Text.assemble(self.mark(seat), " ", (self._names[seat], "bold"), ": ")
            mats.append(line.append(", ".join(lines(player))))
        return Text("\n").join(mats)

    def changes(self, gains: dict[str, int]) -> Text:
        parts = [
            f"{gain:+d} {self._words.say(f'ui-change-{what}')}"
            for what, gain in gains.items()
            if gain
        ]
        return Text(", ".join(parts).replace("-", "−"), style="italic")

    def note(self, view: dict[str, Any], move: Move) -> str:
        return ""

    def explain(self, view: dict[str, Any], move: Move) -> str:
        return f"move-{move[0]}"
