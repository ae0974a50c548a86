"""Many games of one rule set, stepped together: numbers in, arrays of numbers out."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import play, settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Decision, Move
from quattrocento.spaces.actions import Actions, actions_of
from quattrocento.spaces.observer import Observer
from quattrocento.spaces.observers import observer_of
from quattrocento.spaces.outcome import outcome
from quattrocento.spaces.sheet import Sheet

LONGEST: Final = 10_000
"""Decisions after which a game is cut off, and judged as it stands: without any plan a game of
Virtù may never end."""


class Games:
    """So many games at once; each begins anew by itself when it ends, if `again`.

    What there is to know of game `g` after `reset` and `step` lies in memory that stays where it
    is, so that an array can be laid over it once:

    - `sheet.values`: the observation of the seat that decides, from `g * observer.size` on;
    - `masks`: a byte for each action, 1 where it is legal, from `g * len(actions)` on;
    - `deciding`: the seat that decides;
    - `rewards`: what the step was worth to each seat, from `g * seats` on;
    - `ended`, `cut_off`: 1 where the step ended the game, or where it grew too long.

    >>> from quattrocento.spaces.many import Games
    >>> import quattrocento
    >>> games = Games(quattrocento.load_game("signorie"), 2, count=3, seed=7)
    >>> games.reset(7)
    >>> games.step(games.random_actions())
    >>> [int(seat) for seat in games.deciding], [int(end) for end in games.ended]
    ([1, 0, 0], [0, 0, 0])
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        count: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        longest: int = LONGEST,
        again: bool = True,
    ) -> None:
        self.game: Final[Game[Any]] = game
        self.seats: Final[int] = seats
        self.count: Final[int] = count
        self.options: Final[dict[str, str]] = game.read_options(seats, options)
        self.longest: Final[int] = longest
        self.again: Final[bool] = again
        self.actions: Final[Actions] = actions_of(game.name)
        self.observer: Final[Observer] = observer_of(game, seats)
        self.positions: list[Position] = []
        self.decisions: Final[list[int]] = [0] * count
        self.sheet: Final[Sheet] = Sheet(count * self.observer.size)
        self.masks: Final[vec[u8]] = vec[u8]([0] * (count * len(self.actions)))
        self.deciding: Final[vec[i32]] = vec[i32]([0] * count)
        self.rewards: Final[vec[float]] = vec[float]([0.0] * (count * seats))
        self.ended: Final[vec[u8]] = vec[u8]([0] * count)
        self.cut_off: Final[vec[u8]] = vec[u8]([0] * count)
        self._legal: Final[list[list[int]]] = [[] for _ in range(count)]
        self._rngs: list[Random] = []
        self._rng = Random(seed)

    def reset(self, seed: int) -> None:
        """Begin every game anew; the same seed gives the same draws."""
        self._rng = Random(seed)
        self._rngs = [Random(f"{seed} {number}") for number in range(self.count)]
        self.positions = [self._start(number) for number in range(self.count)]
        for number in range(self.count):
            self._quiet(number)
            self._look(number)

    def step(self, numbers: list[int]) -> None:
        """One action for each game, by number; refused where one is not legal.

        A game that has ended, and does not begin anew, is left as it is.
        """
        if len(numbers) != self.count:
            raise IllegalMove(f"{self.count} games need as many actions, not {len(numbers)}")
        size = len(self.actions)
        moves = self.actions.moves
        for game in range(self.count):
            number = numbers[game]
            if not 0 <= number < size or not self.masks[i64(game * size + number)]:
                if self._legal[game]:
                    raise IllegalMove(f"action {number} is not legal in game {game} now")
        for game in range(self.count):
            if not self._legal[game]:
                continue
            position = self.positions[game]
            self._quiet(game)
            play(position, moves[numbers[game]])
            settle(position, self._rngs[game])
            self.decisions[game] += 1
            over = not position.agenda
            if over or self.decisions[game] >= self.longest:
                self._judge(game, over)
                if self.again:
                    self.positions[game] = self._start(game)
            self._look(game)

    def random_actions(self) -> list[int]:
        """A legal action for each game, each as likely as the others; 0 where it has ended."""
        chosen: list[int] = []
        random = self._rng.random
        for numbers in self._legal:
            count = len(numbers)
            chosen.append(numbers[int(random() * count)] if count else 0)
        return chosen

    def legal(self, game: int) -> list[int]:
        """The numbers of the legal actions of a game, in the order of the rules."""
        return self._legal[game]

    def _start(self, game: int) -> Position:
        position: Position = self.game.start(self.seats, self.options)
        settle(position, self._rngs[game])
        self.decisions[game] = 0
        return position

    def _quiet(self, game: int) -> None:
        """Nothing was won and nothing has ended yet in this step."""
        if self.ended[i64(game)] or self.cut_off[i64(game)]:
            self.ended[i64(game)] = 0
            self.cut_off[i64(game)] = 0
            first = game * self.seats
            for seat in range(self.seats):
                self.rewards[i64(first + seat)] = 0.0

    def _judge(self, game: int, over: bool) -> None:
        if over:
            self.ended[i64(game)] = 1
        else:
            self.cut_off[i64(game)] = 1
        standing = self.game.standing(self.positions[game])
        first = game * self.seats
        for seat, reward in enumerate(outcome(standing.places)):
            self.rewards[i64(first + seat)] = reward

    def _look(self, game: int) -> None:
        """Write what whoever decides sees and may do."""
        position = self.positions[game]
        masks = self.masks
        first = i64(game * len(self.actions))
        for number in self._legal[game]:
            masks[first + number] = 0
        legal: list[int] = []
        self._legal[game] = legal
        seat = 0
        agenda = position.agenda
        if agenda and self.decisions[game] < self.longest:
            step = agenda[-1]
            assert isinstance(step, Decision)
            seat = step.seat
            numbers = self.actions.numbers
            moves: list[Move] = step.moves(position)
            for move in moves:
                number = numbers[move]
                legal.append(number)
                masks[first + number] = 1
        self.deciding[i64(game)] = i32(seat)
        self.sheet.at = i64(game * self.observer.size)
        self.observer.write(position, seat, self.sheet)
