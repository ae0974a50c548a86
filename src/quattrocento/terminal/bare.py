"""The table in bare words: what a seat sees and may do, with no package but Python's own.

Things go by the names they have in records, which are English.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from quattrocento.cleaning import say
from quattrocento.cli import STOPPED
from quattrocento.kernel.errors import IllegalMove, QuattrocentoError
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import attempt, next_decision
from quattrocento.kernel.step import Move, spell
from quattrocento.players.perspective import Perspective
from quattrocento.players.player import Player
from quattrocento.terminal.files import Opened, fresh_path, written
from quattrocento.textfiles import write_text

UNTOLD = ("me", "deciding", "agenda", "step")
"""What the question says already."""
HELP = "a number or a move; b the table, u undo, save FILE, q leave"


def lines(fields: dict[str, Any], path: str = "") -> Iterator[str]:
    """What a view holds, a line a thing."""
    for name, value in fields.items():
        here = f"{path}{name}"
        if isinstance(value, dict):
            yield from lines(value, f"{here} ")
        elif isinstance(value, list):
            yield f"{here}: {', '.join(map(str, value)) or '–'}"
        else:
            yield f"{here}: {'–' if value is None else value}"


def tell(opened: Opened) -> None:
    """Every move of a record with whoever made it, and the score."""
    record, sight = opened.match.record, opened.game.sight
    position = record.start()
    for number, move in enumerate(record.moves, start=1):
        decision = next_decision(position)
        seat = None if decision is None else decision.seat
        who = "" if seat is None else f"{record.seats[seat]}: "
        # A finished game has no secrets left.
        seen = move if opened.match.over else sight.seen_move(move, seat, None)
        say(f"{number:>5}  {who}{'something hidden' if seen is None else spell(seen)}")
        attempt(position, move)
    tell_score(opened.game, opened.match.position, record.seats)


def tell_score(game: Game[Any], position: Any, names: list[str]) -> None:
    """Who stands where, the leader first, and where the points are from."""
    standing = game.standing(position)
    for seat in sorted(range(len(names)), key=lambda seat: standing.places[seat]):
        sources = ", ".join(f"{name} {count}" for name, count in standing.sources[seat].items())
        say(f"{standing.places[seat]}. {names[seat]}: {standing.scores[seat]} ({sources})")


class Left(Exception):
    """The person leaves the table before the end."""


class BareTable:
    """One person's seat at a table of bots, without colours or sentences."""

    def __init__(
        self, opened: Opened, me: int, bots: Mapping[int, Player], path: Path | None
    ) -> None:
        self._opened = opened
        self._match = opened.match
        self._names = opened.match.record.seats
        self._me = me
        self._bots = bots
        self._path = path

    def run(self) -> int:
        """Play to the end, or until there is no more input."""
        self._match.begin()
        try:
            while (seat := self._match.seat) is not None:
                if seat == self._me:
                    self._play(self._ask())
                else:
                    seen = Perspective(self._opened.game, self._match.position, seat)
                    self._play(self._bots[seat].choose(seen))
        except Left:
            self._save(None)
            return 0
        except KeyboardInterrupt:
            self._save(None)
            return STOPPED
        tell_score(self._opened.game, self._match.position, self._names)
        if self._path is not None:
            self._save(self._path)
        return 0

    def _play(self, move: Move) -> None:
        seat = self._match.seat
        self._match.play(move)
        if seat is not None and seat != self._me:
            shown = self._opened.game.sight.seen_move(move, seat, self._me)
            say(f"{self._names[seat]}: {'something hidden' if shown is None else spell(shown)}")

    def _ask(self) -> Move:
        """The person's move; everything else that may be typed is done on the way."""
        self._question()
        while True:
            print("> ", end="", flush=True)
            typed = sys.stdin.readline()
            if not typed:
                raise Left
            answer = typed.strip()
            legal = self._match.legal()
            if answer.isdecimal() and 1 <= int(answer) <= len(legal):
                return legal[int(answer) - 1]
            for move in legal:
                if spell(move) == answer:
                    return move
            self._do(answer)

    def _question(self) -> None:
        say(f"{self._names[self._me]}, your choices ({HELP}):")
        for number, move in enumerate(self._match.legal(), start=1):
            say(f"{number:>4}  {spell(move)}")

    def _do(self, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        if word == "q":
            raise Left
        if word == "b":
            self._show()
        elif word == "u":
            try:
                self._match.undo()
            except IllegalMove as error:
                say(str(error))
            else:
                self._question()
        elif word == "save":
            self._save(Path(rest) if rest else None)
        else:
            say(HELP)

    def _show(self) -> None:
        """What lies in the middle, and what lies before each player."""
        view = self._opened.game.sight.view(self._match.position, self._me)
        for line in lines({name: view[name] for name in view if name not in (*UNTOLD, "players")}):
            say(line)
        for name, player in zip(self._names, view["players"], strict=True):
            say(f"{name}: {', '.join(lines(player))}")

    def _save(self, path: Path | None) -> None:
        file = path or self._path or fresh_path(self._opened, datetime.now())
        try:
            write_text(file, written(self._opened, file))
        except QuattrocentoError as error:
            say(str(error))
        else:
            say(f"saved: {file}")
