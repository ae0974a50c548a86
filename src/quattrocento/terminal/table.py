"""A game at the terminal: the bots play, the person is asked and may look at everything."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from quattrocento.kernel.errors import IllegalMove, QuattrocentoError
from quattrocento.kernel.position import Event
from quattrocento.kernel.step import Move
from quattrocento.players.perspective import Perspective
from quattrocento.players.player import Player
from quattrocento.terminal.bargain import Bargain
from quattrocento.terminal.choices import choices, listed, refused, shortened, typed
from quattrocento.terminal.drawing import Glancing, drawing_of
from quattrocento.terminal.files import Opened, fresh_path, written
from quattrocento.terminal.log import Log, shown
from quattrocento.terminal.scores import final_score, score_table
from quattrocento.terminal.screen import Screen
from quattrocento.textfiles import write_text
from quattrocento.words.catalogues import Words
from quattrocento.words.rules import rules

RECENT = 40
"""How many lines of the log are shown unless more are asked for."""


class Left(Exception):
    """The person leaves the table before the end."""


class Table:
    """One person's seat at a table of bots."""

    def __init__(
        self,
        opened: Opened,
        me: int,
        bots: Mapping[int, Player],
        words: Words,
        screen: Screen,
        path: Path | None,
        again: str,
    ) -> None:
        """`path` is where the game is saved; `again` is the command that goes on with a file."""
        self._opened = opened
        self._match = opened.match
        self._game = opened.game
        self._me = me
        self._bots = bots
        self._words = words
        self._screen = screen
        self._path = path
        self._again = again
        self._names = opened.match.record.seats
        self._drawing = drawing_of(self._game, self._match.position, words, self._names)
        self._bargain = self._drawing.bargain
        self._log = Log(words, lambda event: self._game.sight.seen_event(event, me))
        for number, events in enumerate(opened.told, start=1):
            self._log.tell(events, number)
        self._read = len(self._log.lines)
        self._stale = True

    def run(self) -> int:
        """Play to the end; a person who leaves finds the game saved."""
        welcome = Text(self._words.say("terminal-welcome", {"name": self._names[self._me]}))
        self._screen.show(Text(" ").join([self._drawing.mark(self._me), welcome]))
        try:
            self._tell(self._match.begin())
            self._replies()
            while not self._match.over:
                if self._match.seat == self._me:
                    self._play(self._ask())
                else:
                    self._others()
            self._end()
        except Left:
            self._leave()
        except KeyboardInterrupt:
            self._screen.line()
            self._leave()
            return 130
        return 0

    def _others(self) -> None:
        """Let the bots play until the person must decide, or the game is over."""
        with self._screen.busy(self._words.say("terminal-thinking")):
            while (seat := self._match.seat) not in (None, self._me):
                assert seat is not None
                perspective = Perspective(self._game, self._match.position, seat)
                self._play(self._bots[seat].choose(perspective))
        self._stale = True

    def _replies(self) -> None:
        """Let the bots answer what was offered to them; each knows no more than its seat."""
        judgement = self._game.bots
        if judgement is None:
            return
        for seat in self._bots:
            for _ in range(len(self._names)):
                world = self._game.sight.imagine(self._match.position, seat, self._match.rng)
                move = judgement.reply(world, seat)
                if move is not None:
                    self._play(move)

    def _play(self, move: Move) -> None:
        self._tell(self._match.play(move))

    def _tell(self, events: list[Event]) -> None:
        self._log.tell(events, len(self._match.record.moves))

    def _ask(self) -> Move:
        """The person's move; everything else that may be typed is done on the way."""
        self._question()
        while True:
            found = choices(self._game, self._match.position, self._words, self._drawing)
            answer = self._screen.ask()
            if answer is None:
                raise Left
            if not answer and len(found) == 1:
                return found[0].move
            if answer == "p":
                move = self._propose()
                if move is not None:
                    return move
                continue
            if not answer or answer.isdecimal():
                if answer and 1 <= int(answer) <= len(found):
                    return found[int(answer) - 1].move
                self._say("terminal-choose", count=len(found))
            elif (move := typed(self._match.position, answer)) is not None:
                return move
            else:
                self._command(answer)

    def _propose(self) -> Move | None:
        """Let the program go on for the person: all it proposes but the last move, given back."""
        proposed = self._game.speech.proposed(self._match.position)
        if not proposed:
            self._say("terminal-no-proposal")
            return None
        for move in proposed[:-1]:
            self._play(move)
        return proposed[-1]

    def _question(self) -> None:
        """What happened, the table if others changed it, and the question with its choices."""
        self._screen.show(*shown(self._log.lines[self._read :], self._drawing))
        self._read = len(self._log.lines)
        if self._stale:
            self._screen.show(self._drawing.table(self._view(), self._screen.width))
            self._stale = False
        asked = Text(self._words.prompt(self._match.position), style="bold")
        question = Text(" ").join([self._drawing.mark(self._me), asked])
        around: list[RenderableType] = [Rule(style="dim"), question]
        if self._game.speech.proposed(self._match.position):
            around.append(Text(self._words.say("terminal-proposal"), style="dim"))
        found = choices(self._game, self._match.position, self._words, self._drawing)
        offered = listed(found, self._drawing)
        if self._screen.low and isinstance(self._drawing, Glancing):
            glance = self._drawing.glance(self._view())
            self._screen.show(glance)
            room = self._screen.room(glance, *around)
            offered = shortened(found, self._drawing, self._words, self._screen, room)
        self._screen.show(*around[:2], offered, *around[2:])

    def _command(self, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        rest = rest.strip()
        if word == "?" and rest.isdecimal():
            self._explain(int(rest))
        elif answer == "?":
            self._impossible()
        elif word in ("?", "r", "rule"):
            self._rule(rest)
        elif word in ("u", "undo"):
            self._undo()
        elif word in ("c", "choices"):
            found = choices(self._game, self._match.position, self._words, self._drawing)
            self._screen.show(listed(found, self._drawing))
        elif word in ("b", "board"):
            self._screen.show(self._drawing.board(self._view(), self._screen.width))
        elif word in ("m", "mats"):
            self._screen.show(self._drawing.mats(self._view(), self._screen.width))
        elif word in ("s", "score"):
            standing = self._game.standing(self._match.position)
            self._screen.show(score_table(standing, self._names, self._words, self._drawing))
        elif word in ("l", "log"):
            count = int(rest) if rest.isdecimal() else RECENT
            self._screen.show(*shown(self._log.lines[-count:], self._drawing))
        elif word == "save":
            self._save(Path(rest) if rest else self._file())
        elif word in ("q", "quit"):
            raise Left
        elif word in ("h", "help"):
            self._say("terminal-help", rule=self._example)
            if self._bargain is not None:
                self._say("bargain-help")
        elif self._bargain is not None and word in self._bargain.verbs:
            self._aside(self._bargain, answer)
        else:
            self._say("terminal-unknown")

    def _aside(self, bargain: Bargain, command: str) -> None:
        """Something done out of turn, and what the bots have to say to it."""
        move = bargain.read(self._view(), command)
        if move is None:
            self._say("bargain-unclear")
            return
        refusal = bargain.why_not(self._match.position, move)
        if refusal is not None:
            self._screen.line(self._words.why(refusal))
            return
        self._play(move)
        self._replies()
        self._question()

    def _explain(self, number: int) -> None:
        """What a choice means."""
        found = choices(self._game, self._match.position, self._words, self._drawing)
        if not 1 <= number <= len(found):
            self._say("terminal-choose", count=len(found))
            return
        choice = found[number - 1]
        self._screen.line(choice.label, style="bold")
        self._screen.line(self._words.say(self._drawing.explain(self._view(), choice.move)))

    def _impossible(self) -> None:
        """What cannot be chosen now, and why."""
        blocked = refused(self._match.position, self._words)
        if blocked is None:
            self._say("terminal-all-possible")
        else:
            self._screen.line(self._words.say("terminal-impossible"), style="bold")
            self._screen.show(blocked)
            hint = self._words.say("terminal-rule-hint", {"rule": self._example})
            self._screen.line(hint, style="dim")

    @property
    def _example(self) -> str:
        """What the rules of this game are called, by its first one."""
        return next(iter(rules(self._game.home)))

    def _rule(self, name: str) -> None:
        rule = rules(self._game.home, self._game.builds_on).get(name.upper())
        if rule is None:
            self._say("terminal-no-rule", rule=name, example=self._example)
        else:
            self._screen.line(f"{rule.id} · {rule.section} [{rule.source}]", style="dim")
            self._screen.line(rule.text)

    def _undo(self) -> None:
        try:
            self._match.undo()
        except IllegalMove:
            self._say("terminal-no-undo")
            return
        self._log.forget(len(self._match.record.moves))
        self._read = len(self._log.lines)
        self._say("terminal-undone")
        self._question()

    def _view(self) -> dict[str, object]:
        return self._game.sight.view(self._match.position, self._me)

    def _end(self) -> None:
        """The final score; whoever sits at a terminal may still look around and save."""
        self._screen.show(*shown(self._log.lines[self._read :], self._drawing))
        board, names = self._match.position, self._names
        self._screen.show(final_score(self._game, board, names, self._words, self._drawing))
        if self._path is not None:
            self._save(self._path)
        if self._screen.interactive:
            self._say("terminal-over")
            answer = self._screen.ask()
            while answer is not None and answer not in ("", "q", "quit"):
                if answer[0] in "?u":
                    self._say("terminal-over")
                else:
                    self._command(answer)
                answer = self._screen.ask()

    def _file(self) -> Path:
        return self._path or fresh_path(self._opened, datetime.now())

    def _save(self, path: Path) -> bool:
        try:
            write_text(path, written(self._opened, path))
        except QuattrocentoError as error:
            self._screen.line(str(error))
            return False
        self._say("terminal-saved", file=str(path))
        return True

    def _leave(self) -> None:
        path = self._file()
        if self._save(path):
            command = f"{self._again} --load {shlex.quote(str(path))}"
            self._screen.whole(self._words.say("terminal-resume", {"command": command}))

    def _say(self, message: str, **args: str | int) -> None:
        self._screen.line(self._words.say(message, args))
