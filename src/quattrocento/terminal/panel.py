"""The frame that every part of the table is drawn in, and text that flows without breaking."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console, ConsoleOptions, RenderableType
from rich.panel import Panel
from rich.text import Text


def panel(title: str | Text, content: RenderableType) -> Panel:
    # The title would take the frame's faint style with it.
    clear = title.copy() if isinstance(title, Text) else Text(title)
    clear.stylize_before("not dim")
    return Panel(content, title=clear, title_align="left", border_style="dim", padding=(0, 1))


class Flow:
    """Pieces of text side by side, as many on a line as fit; a piece itself is never broken."""

    def __init__(self, parts: Iterable[Text], between: str) -> None:
        self._parts = list(parts)
        self._between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = Text()
        for part in self._parts:
            if (
                line.plain
                and line.cell_len + len(self._between) + part.cell_len > options.max_width
            ):
                yield line
                line = Text()
            if line.plain:
                line.append(self._between, style="dim")
            line.append(part)
        yield line
