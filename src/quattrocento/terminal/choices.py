"""What can be chosen now, by number, and what cannot and why."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quattrocento.kernel.game import Game
from quattrocento.kernel.play import next_decision
from quattrocento.kernel.step import Move, Refusal, spell
from quattrocento.terminal.drawing import Drawing
from quattrocento.terminal.screen import Screen
from quattrocento.words.catalogues import Words

FEW = 6
"""Up to so many choices stand one below the other."""


@dataclass(frozen=True)
class Choice:
    """A legal move with its label, what it changes at once, and a note."""

    move: Move
    label: str
    gains: dict[str, int]
    note: str


def choices(game: Game[Any], position: Any, words: Words, drawing: Drawing) -> list[Choice]:
    """What can be chosen by number. Of a long run of amounts only the least is listed."""
    decision = next_decision(position)
    assert decision is not None
    view = game.sight.view(position, decision.seat)
    world = game.sight.tried(position, decision.seat, Random())
    found: list[Choice] = []
    for run in _runs(decision.moves(position)):
        note = drawing.note(view, run[0])
        if len(run) > 1:
            ends = {"first": spell(run[1]), "last": spell(run[-1])}
            note = words.say("terminal-run", ends)
        label = words.move(run[0], position)
        found.append(Choice(run[0], label, gains(game, world, run[0]), note))
    return found


def _runs(moves: list[Move]) -> list[list[Move]]:
    """The moves one by one, but amounts that follow each other together where they are many."""
    runs: list[list[Move]] = []
    for move in moves:
        last = runs[-1][-1] if runs else ()
        amount = len(move) == len(last) == 2 and isinstance(move[1], int)
        if amount and move[0] == last[0]:
            runs[-1].append(move)
        else:
            runs.append([move])
    return [part for run in runs for part in ([run] if len(run) > FEW else [[one] for one in run])]


def typed(position: Any, answer: str) -> Move | None:
    """The legal move somebody typed out, like `bid 15`."""
    decision = next_decision(position)
    assert decision is not None
    wanted = " ".join(answer.split()).casefold()
    for move in decision.moves(position):
        if spell(move).casefold() == wanted:
            return move
    return None


def gains(game: Game[Any], position: Any, move: Move) -> dict[str, int]:
    """What a move itself changes for its seat, before anything that follows from it."""
    after = position.clone()
    decision = after.agenda.pop()
    before = game.speech.holdings(after, decision.seat)
    decision.play(after, move)
    now = game.speech.holdings(after, decision.seat)
    return {what: now[what] - count for what, count in before.items() if now[what] != count}


def impossible(position: Any) -> list[tuple[Move, Refusal]]:
    """The moves a person may expect here that are not legal, each with the rule against it."""
    decision = next_decision(position)
    assert decision is not None
    legal = set(decision.moves(position))
    blocked = [move for move in decision.candidates(position) if move not in legal]
    reasons = [(move, decision.why_not(position, move)) for move in blocked]
    return [(move, reason) for move, reason in reasons if reason is not None]


def listed(found: list[Choice], drawing: Drawing) -> RenderableType:
    """The choices with their numbers; many short ones stand side by side."""
    entries = [_entry(number, choice, drawing) for number, choice in enumerate(found, start=1)]
    if len(entries) > FEW:
        return Columns(entries, padding=(0, 3), column_first=True, equal=True)
    return Group(*entries)


def shortened(
    found: list[Choice], drawing: Drawing, words: Words, screen: Screen, room: int
) -> RenderableType:
    """As many of the choices as have room in so many lines; the others are counted."""
    whole = listed(found, drawing)
    if screen.lines(whole) <= room:
        return whole
    for count in range(len(found) - 1, 0, -1):
        more = Text(words.say("terminal-more", {"count": len(found) - count}), style="dim")
        short = Group(listed(found[:count], drawing), more)
        if screen.lines(short) <= room:
            return short
    return whole


def _entry(number: int, choice: Choice, drawing: Drawing) -> Text:
    entry = Text.assemble((f"{number:3d} ", "bold"), choice.label)
    if choice.gains:
        entry.append("  ")
        entry.append(drawing.changes(choice.gains))
    if choice.note:
        entry.append(f"  {choice.note}", style="dim")
    return entry


def refused(position: Any, words: Words) -> RenderableType | None:
    """What cannot be chosen now, a line a reason; None when everything can."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 1))
    reasons: dict[str, list[str]] = {}
    for move, refusal in impossible(position):
        reasons.setdefault(words.why(refusal), []).append(words.move(move, position))
    for reason, labels in reasons.items():
        table.add_row(Text(", ".join(labels)), Text(reason, style="italic"))
    return table if reasons else None
