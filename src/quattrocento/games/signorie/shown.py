"""The shape of what a seat is shown of Signorie, described once; `view` builds it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from quattrocento.describing import each, one_of
from quattrocento.games.signorie.names import CAREERS, CITIES, COLOURS, COLUMNS, ROWS

Colour = Annotated[str, one_of(COLOURS)]
Column = Annotated[str, one_of(COLUMNS)]
Career = Annotated[str, one_of(CAREERS)]
Row = Annotated[str, one_of(ROWS)]
City = Annotated[str, one_of(CITIES)]


class SignoriePlayer(TypedDict):
    """A player's board, plan and stocks."""

    colour: Colour
    florins: int
    men: int
    women: int
    general_men: int
    general_women: int
    threshold_men: int
    threshold_women: int
    brides: int
    """Brides placed; the printed one is not counted."""
    passed: bool
    dice: dict[Column, int]
    helpers: list[str]
    """Like `red top`."""
    careers: Annotated[dict[Career, list[int]], each(CAREERS)]
    tiles: Annotated[dict[Row, list[str]], each(ROWS)]
    """Like `Sforza 3`."""
    face_down: Annotated[dict[Row, int], each(ROWS)]
    points: dict[str, int]
    vp: int
    dice_sum: int
    threshold: int
    initiative: int
    plan: Annotated[dict[Row, list[str]], each(ROWS)]
    coats: Annotated[dict[Row, list[int]], each(ROWS)]
    """The value of the tile on each coat of the plan, 0 where it is open."""
    row_tiles: Annotated[dict[Row, int], each(ROWS)]
    row_vp: Annotated[dict[Row, int], each(ROWS)]


class SignorieCity(TypedDict):
    """A city with its tiles and meeples."""

    marriage: str | None
    mission: str | None
    meeples: list[str]
    """Like `blue woman`, in the order of the spaces."""


class SignorieView(TypedDict):
    """A table of Signorie."""

    me: int | None
    options: dict[str, str]
    round: int
    order: list[Colour]
    players: list[SignoriePlayer]
    initiative: list[list[Colour]]
    """Discs on each step, the lowest of a stack first."""
    cities: dict[City, SignorieCity]
    dice: Annotated[dict[Column, list[int]], each(COLUMNS)]
    mandates: Annotated[dict[Column, list[str]], each(COLUMNS)]
    rewards: list[str | None]
    """The tile of each round; null for one that was used and has left the table."""
    stacks: int
    helpers_left: int
    deciding: int | None
    step: list[str | int] | None
    """The decision to be taken, with its fields: `["choose_city", "blue", "clerical", 6]`."""
    colours: list[Colour]
