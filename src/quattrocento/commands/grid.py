"""Figures in columns, as several commands print them; needs no package."""

from __future__ import annotations

from quattrocento.cleaning import say


class Grid:
    """Rows below headings: the first column begins at the left, the others end at the right.

    >>> from quattrocento.commands.grid import Grid
    >>> grid = Grid("player", "games")
    >>> grid.add("greedy", "12")
    >>> grid.print()
    player  games
    greedy     12
    """

    def __init__(self, *headings: str) -> None:
        self._rows = [headings]

    def add(self, *cells: str) -> None:
        self._rows.append(cells)

    def print(self) -> None:
        widths = [max(map(len, column)) for column in zip(*self._rows, strict=True)]
        for first, *others in self._rows:
            cells = [first.ljust(widths[0])]
            cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
            say("  ".join(cells).rstrip())
