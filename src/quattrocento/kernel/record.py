"""The record of a game: a header, then every move, chance included. The record is the game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from quattrocento.kernel.errors import BadRecord, BadSetup, IllegalMove, OtherRules
from quattrocento.kernel.game import Game
from quattrocento.kernel.play import attempt, is_over, run
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Move

R = TypeVar("R", bound=Position)

FORMAT = 1
LONGEST_LINE = 10_000


class Record(Generic[R]):
    """What was played: rule set and version, options, seats, overlay, and the moves.

    `seats` are the players' names, in seat order.

    >>> import quattrocento
    >>> record = quattrocento.Record(quattrocento.load_game("signorie"), ["Ada", "Bruno"])
    >>> record.options
    {'colours': 'yellow,red', 'tiles': 'compulsory'}
    """

    __slots__ = ("game", "moves", "options", "seats")

    def __init__(
        self,
        game: Game[R],
        seats: list[str],
        options: Mapping[str, str] | None = None,
        moves: Iterable[Move] = (),
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self.options = game.read_options(len(self.seats), options)
        self.moves = list(moves)

    def __copy__(self) -> Record[R]:
        return Record(self.game, self.seats, self.options, self.moves)

    def __deepcopy__(self, memo: dict[int, Any]) -> Record[R]:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return Record, (self.game, self.seats, self.options, self.moves)

    def start(self) -> R:
        """The position before the first move.

        >>> import quattrocento
        >>> record = quattrocento.start("signorie", seats=2, seed=7).record
        >>> record.start().dump()["round"]
        0
        """
        position = self.game.start(len(self.seats), self.options)
        run(position)
        return position

    def replay(self, at: int | None = None) -> R:
        """The position after the first `at` moves, each of them checked; all of them if None.

        >>> import quattrocento
        >>> match = quattrocento.start("signorie", seats=2, seed=7)
        >>> match.record.replay().dump() == match.position.dump()
        True
        """
        count = len(self.moves) if at is None else at
        if not 0 <= count <= len(self.moves):
            raise BadRecord(1, f"the record has {len(self.moves)} moves, not {count}")
        position = self.start()
        for index in range(count):
            try:
                attempt(position, self.moves[index])
            except IllegalMove as error:
                raise BadRecord(index + 2, str(error)) from None
        return position

    def header(self) -> dict[str, Any]:
        """The first line of the record's file.

        >>> import quattrocento
        >>> header = quattrocento.start("signorie", seats=2, seed=7).record.header()
        >>> header["game"], header["version"], header["moves"]
        ('signorie', 1, 6)
        """
        return {
            "quattrocento": FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": self.options,
            "overlay": self.game.overlay,
            "moves": len(self.moves),
        }

    def dumps(self) -> str:
        """JSON Lines: the header, then one move a line.

        >>> import quattrocento
        >>> match = quattrocento.start("signorie", seats=2, seed=7)
        >>> events = match.play(("take_die", "red", 4))
        >>> match.record.dumps().splitlines()[-1]
        '["take_die", "red", 4]'
        """
        lines = [json.dumps(self.header(), ensure_ascii=False)]
        lines += [json.dumps(move, ensure_ascii=False) for move in self.moves]
        return "\n".join(lines) + "\n"


def read_header(text: str) -> dict[str, Any]:
    """The first line of a record, checked to be one; says which game to load the rest with."""
    first = text.split("\n", 1)[0]
    header = _json(1, first)
    if not isinstance(header, dict) or "quattrocento" not in header:
        raise BadRecord(1, "this is not a Quattrocento record: its first line is no header")
    if header["quattrocento"] != FORMAT:
        raise BadRecord(1, f"record format {header['quattrocento']!r}; this program reads {FORMAT}")
    for key, kind, words in _HEADER:
        value = header.get(key, False)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadRecord(1, f"the header's {key} must be {words}")
    if not all(isinstance(name, str) for name in header["seats"]):
        raise BadRecord(1, "the header's seats must be a list of names")
    if not all(isinstance(value, str) for value in header["options"].values()):
        raise BadRecord(1, "the header's options must be texts")
    return header


_HEADER: list[tuple[str, type | tuple[type, ...], str]] = [
    ("game", str, "the name of a rule set"),
    ("version", int, "a number"),
    ("seats", list, "a list of names"),
    ("options", dict, "an object of options"),
    ("overlay", (str, type(None)), "a content hash or null"),
    ("moves", (int, type(None)), "the number of moves or null"),
]


def read_record(game: Game[R], text: str) -> Record[R]:
    """The record in a file's text; an error names the line and the reason.

    The moves are read, not yet played: `replay` checks them against the rules.
    """
    header = read_header(text)
    if header["game"] != game.name:
        raise BadRecord(1, f"a record of {header['game']}, not of {game.name}")
    if header["version"] != game.version:
        raise OtherRules(
            1,
            f"{game.name} version {header['version']}; this program plays version {game.version}",
        )
    if header["overlay"] != game.overlay:
        if header["overlay"] is None:
            raise BadRecord(1, "played without a component overlay; leave yours out")
        raise BadRecord(
            1, f"played with component overlay {header['overlay']}; give that one (--components)"
        )
    moves = read_moves(text)
    try:
        return Record(game, header["seats"], header["options"], moves)
    except BadSetup as error:
        raise BadRecord(1, str(error)) from None


def read_moves(text: str) -> list[Move]:
    """The moves of a record as they were recorded, whichever rules they were played by.

    >>> import quattrocento
    >>> text = quattrocento.start("signorie", seats=2, seed=7).record.dumps()
    >>> len(quattrocento.read_moves(text.replace('"version": 1', '"version": 0')))
    6
    """
    header = read_header(text)
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    moves = [_move(number, line) for number, line in enumerate(lines[1:], start=2)]
    promised = header["moves"]
    if promised is not None and promised != len(moves):
        found = f"the header promises {promised} moves, the file has {len(moves)}"
        cut = "cut off" if len(moves) < promised else "edited"
        raise BadRecord(len(lines), f"the file was {cut}: {found}")
    return moves


def result_of(record: Record[R]) -> dict[str, Any]:
    """The end of a finished record: places, scores by source, number of moves."""
    position = record.replay()
    standing = record.game.standing(position)
    return {
        "finished": is_over(position),
        "moves": len(record.moves),
        "places": standing.places,
        "scores": standing.scores,
        "sources": standing.sources,
    }


def _json(number: int, line: str) -> Any:
    if len(line) > LONGEST_LINE:
        raise BadRecord(number, f"a line of {len(line)} characters; a move is far shorter")
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord(number, "this line is not JSON; the file was cut off or edited") from None


def _move(number: int, line: str) -> Move:
    parts = _json(number, line)
    if not isinstance(parts, list) or not parts or not isinstance(parts[0], str):
        raise BadRecord(number, 'a move is a list that begins with its verb, like ["pass"]')
    for part in parts:
        if isinstance(part, bool) or not isinstance(part, str | int):
            raise BadRecord(number, f"{part!r} is neither a name nor a whole number")
    return tuple(parts)
