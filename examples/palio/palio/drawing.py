"""The Palio drawn in letters: a lane for each horse, the bends marked."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from quattrocento.terminal.plain import PlainDrawing


class PalioDrawing(PlainDrawing):
    """The plain drawing with a board of its own."""

    def board(self, view: dict[str, Any], width: int) -> Text:
        return Text("\n").join(self._lane(view, seat) for seat in range(len(view["players"])))

    def _lane(self, view: dict[str, Any], seat: int) -> Text:
        finish = view["finish"]
        lane = ["┊" if stretch in view["bends"] else "·" for stretch in range(finish + 1)]
        here = min(view["players"][seat]["run"], finish)
        return Text.assemble("".join(lane[:here]), self.mark(seat), "".join(lane[here + 1 :]), "|")
