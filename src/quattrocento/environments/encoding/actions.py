"""The fixed action space of a rule set: every move that can ever be legal, and its number."""

from __future__ import annotations

import hashlib
import json
from typing import Final, final

from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.play import legal
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move, spell


@final
class Actions:
    """Moves by number and numbers by move, the same in every game of a rule set.

    >>> from quattrocento.environments.encoding.arrays import actions_of
    >>> actions = actions_of("signorie")
    >>> actions.number(("take_die", "red", 4))
    9
    >>> actions.moves[9]
    ('take_die', 'red', 4)
    """

    __slots__ = ("_met", "game", "moves", "numbers")

    def __init__(self, game: str, moves: list[Move]) -> None:
        self.game: Final = game
        self.moves: Final[tuple[Move, ...]] = tuple(moves)
        self.numbers: Final[dict[Move, int]] = {move: i for i, move in enumerate(moves)}
        # The same, by the very tuples that the rules hand out: those are found at a glance.
        self._met: Final[dict[Move, int]] = {}

    def __len__(self) -> int:
        return len(self.moves)

    def number(self, move: Move) -> int:
        """The number of a move; refused where the rule set has no such move.

        >>> from quattrocento.environments.encoding.arrays import actions_of
        >>> actions_of("princes").number(("bid", 12))
        124
        """
        number = self._met.get(move)
        if number is None:
            number = self.numbers.get(move)
            if number is None:
                raise IllegalMove(f"{spell(move)} is no move of {self.game}")
            self._met[move] = number
        return number

    def legal(self, position: Position) -> list[int]:
        """The numbers of the legal moves of whoever decides, in the order of the rules.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.arrays import actions_of
        >>> match = quattrocento.start("signorie", 2, seed=7)
        >>> actions_of("signorie").legal(match.position)[:3]
        [3, 8, 9]
        """
        return [self.number(move) for move in legal(position)]

    def mask(self, position: Position) -> bytearray:
        """A byte for each action, 1 where it is legal; NumPy reads it with `frombuffer`.

        >>> import quattrocento
        >>> from quattrocento.environments.encoding.arrays import actions_of
        >>> actions = actions_of("signorie")
        >>> mask = actions.mask(quattrocento.start("signorie", 2, seed=7).position)
        >>> len(mask) == len(actions), mask[3], mask[4]
        (True, 1, 0)
        """
        mask = bytearray(len(self.moves))
        for number in self.legal(position):
            mask[number] = 1
        return mask

    def digest(self) -> str:
        """A fingerprint of all moves in their order; it changes if any number does.

        >>> from quattrocento.environments.encoding.arrays import actions_of
        >>> actions_of("signorie").digest()
        '2b26a95e4bd7b722'
        """
        text = json.dumps(self.moves, ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:16]
