"""Where the program draws: names are shown as they are written, and give a terminal no orders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import IO

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from quattrocento.cleaning import clean


class CleanConsole(Console):
    """Draws styles of its own, never those that a file brings along."""

    def __init__(self, file: IO[str] | None = None, *, stderr: bool = False) -> None:
        super().__init__(file=file, stderr=stderr, highlight=False, markup=False, emoji=False)

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control:
                yield segment
            else:
                yield Segment(clean(segment.text), segment.style)
