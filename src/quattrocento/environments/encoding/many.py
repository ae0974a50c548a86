"""Many games of one rule set, stepped together: numbers in, arrays of numbers out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from quattrocento.environments.encoding.actions import Actions
from quattrocento.environments.encoding.arrays import arrays_of, observer_of
from quattrocento.environments.encoding.observer import Observer
from quattrocento.environments.encoding.outcome import reward_by
from quattrocento.environments.encoding.sheet import Sheet
from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.game import Game, Standing
from quattrocento.kernel.play import settle
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Decision, Move

LONGEST: Final = 10_000
"""Decisions after which a game is cut off, and judged as it stands: without any plan a game of
Virtù may never end."""

KEPT: Final = 64
"""Legal actions of a game whose numbers are remembered until the next step; there are seldom
more, and those are looked up again."""


Saved = tuple[
    list[Position],
    tuple[list[int], list[float], list[int], list[int], list[int], list[int]],
    tuple[Any, ...],
    tuple[Any, ...],
]
"""Positions, what is told of them, and the states of both generators."""


@final
class Games:
    """So many games at once; each begins anew by itself when it ends, if `again`.

    What there is to know of game `g` after `reset` and `step` lies in memory that stays where it
    is, so that an array can be laid over it once:

    - `sheet.values`: the observation of the seat that decides, from `g * observer.size` on;
    - `masks`: a byte for each action, 1 where it is legal, from `g * len(actions)` on;
    - `deciding`: the seat that decides; `legal_counts`: how many actions are legal;
    - `rewards`: what the step was worth to each seat, from `g * seats` on;
    - `scores`, `places`: how the game stood at its end, likewise; 0 before;
    - `ended`, `cut_off`: 1 where the step ended the game, or where it grew too long.

    >>> from quattrocento.environments.encoding.many import Games
    >>> import quattrocento
    >>> games = Games(quattrocento.load_game("signorie"), 2, count=3)
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
        options: Mapping[str, str] | None = None,
        longest: int = LONGEST,
        again: bool = True,
        reward: str = "place",
    ) -> None:
        self.game: Final[Game[Any]] = game
        self.seats: Final[int] = seats
        self.count: Final[int] = count
        self.options: Final[dict[str, str]] = game.read_options(seats, options)
        self.longest: Final[int] = longest
        self.again: Final[bool] = again
        self.reward: Final[str] = reward
        self._worth: Final[Callable[[Standing], list[float]]] = reward_by(reward)
        self.actions: Final[Actions] = arrays_of(game).actions
        self.observer: Final[Observer] = observer_of(game, seats)
        self.positions: list[Position] = []
        self.decisions: Final[vec[i32]] = vec[i32]([0] * count)
        self.sheet: Final[Sheet] = self.observer.sheet(count)
        self.masks: Final[vec[u8]] = vec[u8]([0] * (count * len(self.actions)))
        self.deciding: Final[vec[i32]] = vec[i32]([0] * count)
        self.rewards: Final[vec[float]] = vec[float]([0.0] * (count * seats))
        self.scores: Final[vec[i32]] = vec[i32]([0] * (count * seats))
        self.places: Final[vec[i32]] = vec[i32]([0] * (count * seats))
        self.ended: Final[vec[u8]] = vec[u8]([0] * count)
        self.cut_off: Final[vec[u8]] = vec[u8]([0] * count)
        self.legal_counts: Final[vec[i32]] = vec[i32]([0] * count)
        self._kept: Final[vec[i64]] = vec[i64]([0] * (count * KEPT))
        self._legal: Final[list[list[Move]]] = [[] for _ in range(count)]
        # How many games have ended in the last step.
        self._news: i64 = 0
        self._draws = Random(0)
        self._policy = Random(0)

    def reset(self, seed: int) -> None:
        """Begin every game anew; the same seed and the same actions give the same games.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.many import Games
        >>> games = Games(quattrocento.load_game("signorie"), 2, count=2)
        >>> games.reset(7)
        >>> [int(count) for count in games.legal_counts]
        [9, 10]
        """
        self._draws = Random(seed)
        self._policy = Random(f"actions {seed}")
        self.positions = [self._start(game) for game in range(self.count)]
        for game in range(self.count):
            self._quiet(game)
            self._look(game)

    def begin(self, game: int) -> None:
        """Begin one game anew, with the draws that come next.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.many import Games
        >>> games = Games(quattrocento.load_game("signorie"), 2, count=2)
        >>> games.reset(7)
        >>> games.step(games.random_actions())
        >>> games.begin(1)
        >>> [int(number) for number in games.decisions]
        [1, 0]
        """
        self.positions[game] = self._start(game)
        self._quiet(game)
        self._look(game)

    def play(self, game: int, number: int) -> None:
        """An action for one game alone, by number; refused where it is not legal.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.many import Games
        >>> games = Games(quattrocento.load_game("signorie"), 2, count=2)
        >>> games.reset(7)
        >>> games.play(1, games.legal(1)[0])
        >>> [int(number) for number in games.decisions]
        [0, 1]
        """
        if not 0 <= game < self.count:
            raise IllegalMove(f"there is no game {game} among {self.count}")
        self._check(game, number)
        self._play(game, number)

    def step(self, numbers: list[int]) -> None:
        """One action for each game, by number; refused where one is not legal.

        A game that has ended, and does not begin anew, is left as it is.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.many import Games
        >>> games = Games(quattrocento.load_game("signorie"), 2, count=2)
        >>> games.reset(7)
        >>> games.step([games.legal(0)[0], games.legal(1)[0]])
        >>> [int(number) for number in games.decisions]
        [1, 1]
        """
        if len(numbers) != self.count:
            raise IllegalMove(f"{self.count} games need as many actions, not {len(numbers)}")
        for place, number in enumerate(numbers):
            self._check(i64(place), number)
        for place, number in enumerate(numbers):
            self._play(i64(place), number)

    def save(self) -> Saved:
        """Everything from which these games go on in the same way, draws included.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.many import Games
        >>> games = Games(quattrocento.load_game("signorie"), 2, count=2)
        >>> games.reset(7)
        >>> saved = games.save()
        >>> games.step(games.random_actions())
        >>> games.restore(saved)
        >>> [int(number) for number in games.decisions]
        [0, 0]
        """
        positions = [position.clone() for position in self.positions]
        told = (
            list(self.decisions), list(self.rewards), list(self.scores), list(self.places),
            list(self.ended), list(self.cut_off),
        )  # fmt: skip
        return positions, told, self._draws.getstate(), self._policy.getstate()

    def restore(self, saved: Saved) -> None:
        """Go back to what was saved, here or in as many games of the same kind.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.many import Games
        >>> game = quattrocento.load_game("signorie")
        >>> one, other = Games(game, 2, count=1), Games(game, 2, count=1)
        >>> one.reset(7)
        >>> other.restore(one.save())
        >>> one.legal(0) == other.legal(0)
        True
        """
        positions, told, draws, policy = saved
        decisions, rewards, scores, places, ended, cut_off = told
        self._draws.setstate(draws)
        self._policy.setstate(policy)
        self.positions = [position.clone() for position in positions]
        self._news = 0
        for place in range(len(rewards)):
            self.rewards[place] = rewards[place]
            self.scores[place] = i32(scores[place])
            self.places[place] = i32(places[place])
        for game in range(len(positions)):
            self.decisions[game] = i32(decisions[game])
            self.ended[game] = u8(ended[game])
            self.cut_off[game] = u8(cut_off[game])
            self._news += ended[game] + cut_off[game]
            self._look(game)

    def __reduce__(self) -> tuple[Any, ...]:
        how = (self.options, self.longest, self.again, self.reward)
        return _restored, ((self.game, self.seats, self.count, *how), self.save())

    def random_actions(self) -> list[int]:
        """A legal action for each game, each as likely as the others; 0 where it has ended.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.many import Games
        >>> games = Games(quattrocento.load_game("signorie"), 2, count=2)
        >>> games.reset(7)
        >>> zero, one = games.random_actions()
        >>> zero in games.legal(0), one in games.legal(1)
        (True, True)
        """
        chosen: list[int] = []
        random = self._policy.random
        for game, moves in enumerate(self._legal):
            place = int(random() * len(moves))
            if not moves:
                chosen.append(0)
            elif place < KEPT:
                chosen.append(int(self._kept[i64(game * KEPT + place)]))
            else:
                chosen.append(self.actions.number(moves[place]))
        return chosen

    def legal(self, game: int) -> list[int]:
        """The numbers of the legal actions of a game, in the order of the rules.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.many import Games
        >>> games = Games(quattrocento.load_game("signorie"), 2, count=2)
        >>> games.reset(7)
        >>> games.actions.moves[games.legal(0)[0]]
        ('take_die', 'yellow', 4)
        """
        return [self.actions.number(move) for move in self._legal[game]]

    def _check(self, game: i64, number: int) -> None:
        size: i64 = len(self.actions)
        wanted = i64(number)
        if not 0 <= wanted < size or not self.masks[game * size + wanted]:
            if self.legal_counts[game]:
                raise IllegalMove(f"action {number} is not legal in game {game} now")

    def _play(self, game: i64, number: int) -> None:
        if not self.legal_counts[game]:
            return
        position = self.positions[game]
        if self._news:
            self._quiet(game)
        step = position.agenda.pop()
        assert isinstance(step, Decision)
        step.play(position, self.actions.moves[number])
        settle(position, self._draws)
        decisions = i64(self.decisions[game]) + 1
        self.decisions[game] = i32(decisions)
        over = not position.agenda
        if over or decisions >= i64(self.longest):
            self._judge(game, over)
            if self.again:
                self.positions[game] = self._start(game)
        self._look(game)

    def _start(self, game: i64) -> Position:
        position: Position = self.game.start(self.seats, self.options)
        settle(position, self._draws)
        self.decisions[game] = 0
        return position

    def _quiet(self, game: i64) -> None:
        """Nothing was won and nothing has ended yet in this step."""
        if self.ended[game] or self.cut_off[game]:
            self._news -= 1
            self.ended[game] = 0
            self.cut_off[game] = 0
            first = game * self.seats
            for seat in range(self.seats):
                self.rewards[first + seat] = 0.0
                self.scores[first + seat] = 0
                self.places[first + seat] = 0

    def _judge(self, game: i64, over: bool) -> None:
        self._news += 1
        if over:
            self.ended[game] = 1
        else:
            self.cut_off[game] = 1
        standing = self.game.standing(self.positions[game])
        first = game * self.seats
        scores = standing.scores
        for seat, reward in enumerate(self._worth(standing)):
            self.rewards[first + seat] = reward
            self.scores[first + seat] = i32(scores[seat])
            self.places[first + seat] = i32(standing.places[seat])

    def _look(self, game: i64) -> None:
        """Write what whoever decides sees and may do."""
        position = self.positions[game]
        masks = self.masks
        actions = self.actions
        first = game * len(actions)
        kept = self._kept
        start = game * KEPT
        end = start + KEPT
        place = start
        count = i64(self.legal_counts[game])
        stop = start + count if count < KEPT else end
        while place < stop:
            masks[first + kept[place]] = 0
            place += 1
        if count > KEPT:
            for move in self._legal[game][KEPT:]:
                masks[first + i64(actions.number(move))] = 0
        legal: list[Move] = []
        seat = 0
        agenda = position.agenda
        if agenda and self.decisions[game] < self.longest:
            step = agenda[-1]
            assert isinstance(step, Decision)
            seat = step.seat
            legal = step.moves(position)
            place = start
            for move in legal:
                number = i64(actions.number(move))
                masks[first + number] = 1
                if place < end:
                    kept[place] = number
                    place += 1
        self._legal[game] = legal
        self.legal_counts[game] = i32(len(legal))
        self.deciding[game] = i32(seat)
        sheet = self.sheet
        sheet.begin(game)
        self.observer.write(position, seat, sheet)


def _restored(made: tuple[Any, ...], saved: Saved) -> Games:
    """The games that were pickled."""
    game, seats, count, options, longest, again, reward = made
    games = Games(game, seats, count, options, longest, again, reward)
    games.restore(saved)
    return games
