"""Playing: who decides, what is legal, doing it, and letting the rest happen by itself."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from quattrocento.kernel.errors import IllegalMove
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import AnyStep, Chance, Decision, Move, spell

ASIDE: Final = "aside"
"""The first word of what a seat does without being asked: `("aside", seat, verb, …)`."""
FOREVER: Final = 1 << 60


def run(position: Position) -> None:
    """Do every task on top of the agenda, until someone or the dice must decide, or the end."""
    agenda: list[AnyStep] = position.agenda
    while agenda:
        step = agenda[-1]
        if not step.by_itself():
            return
        agenda.pop()
        step.run(position)


def settle(position: Position, rng: Random, drawn: list[Move] | None = None) -> None:
    """Run tasks and chance until a seat must decide; `drawn` collects what fell.

    >>> import quattrocento
    >>> from random import Random
    >>> position = quattrocento.load_game("signorie").start(2)
    >>> quattrocento.settle(position, Random(7))
    >>> quattrocento.legal(position)[0]
    ('take_die', 'yellow', 4)
    """
    agenda: list[AnyStep] = position.agenda
    while agenda:
        step = agenda[-1]
        if step.by_itself():
            agenda.pop()
            step.run(position)
        elif isinstance(step, Chance):
            move: Move = step.sample(position, rng)
            if drawn is not None:
                drawn.append(move)
            agenda.pop()
            step.play(position, move)
        else:
            return


def is_over(position: Position) -> bool:
    """Nothing is left to be done.

    >>> import quattrocento
    >>> quattrocento.is_over(quattrocento.start("signorie", seats=2, seed=7).position)
    False
    """
    return not position.agenda


def next_decision(position: Position) -> Decision[Any] | None:
    """The decision someone must take now; None at the end of the game or before a draw.

    >>> import quattrocento
    >>> position = quattrocento.start("signorie", seats=2, seed=7).position
    >>> decision = quattrocento.next_decision(position)
    >>> type(decision).__name__, decision.seat
    ('TakeDie', 1)
    """
    if position.agenda:
        step = position.agenda[-1]
        if isinstance(step, Decision):
            return step
    return None


def next_chance(position: Position) -> Chance[Any] | None:
    """The draw that must happen now, if it is one."""
    if position.agenda:
        step = position.agenda[-1]
        if isinstance(step, Chance):
            return step
    return None


def legal(position: Position) -> list[Move]:
    """Every legal move of the seat that must decide; empty when nobody must.

    >>> import quattrocento
    >>> quattrocento.legal(quattrocento.start("signorie", seats=2, seed=7).position)[0]
    ('take_die', 'yellow', 4)
    """
    step = next_decision(position)
    return [] if step is None else step.moves(position)


def play(position: Position, move: Move) -> None:
    """Do a move taken from `legal`, and everything up to the next decision or draw.

    The move is trusted: search lives on this. Whoever gets moves from outside calls `attempt`.

    >>> import quattrocento
    >>> position = quattrocento.start("signorie", seats=2, seed=7).position
    >>> quattrocento.play(position, ("take_die", "red", 4))
    >>> quattrocento.legal(position)
    [('signoria',), ('mandate', 'M8'), ('hire',)]
    """
    step = position.agenda.pop()
    if isinstance(step, Decision):
        step.play(position, move)
    elif isinstance(step, Chance):
        step.play(position, move)
    else:
        position.agenda.append(step)
        raise IllegalMove("nobody has to decide now: run the position first")
    run(position)


def attempt(position: Position, move: Move) -> None:
    """Do a move from outside: refused with a reason, and nothing changed, unless it is legal.

    An aside never touches the agenda: it happens between two moves, while someone decides.

    >>> import quattrocento
    >>> position = quattrocento.start("signorie", seats=2, seed=7).position
    >>> quattrocento.attempt(position, ("marry", "Roma"))
    Traceback (most recent call last):
        ...
    quattrocento.kernel.errors.IllegalMove: marry Roma is not a choice now; choose for...
    """
    if not _is_move(move):
        raise IllegalMove("a move is a tuple: a verb, then names and whole numbers")
    if move[0] == ASIDE:
        if next_decision(position) is None:
            raise IllegalMove(f"{spell(move)}: nobody can act between these two moves")
        position.aside(move)
        return
    step = position.agenda[-1] if position.agenda else None
    if isinstance(step, Chance):
        step.check(position, move)
    elif isinstance(step, Decision):
        if move not in step.moves(position):
            raise IllegalMove(refuse(step, position, move))
    else:
        raise IllegalMove(f"{spell(move)}: the game is over, nobody can move any more")
    play(position, move)


def _is_move(move: tuple[Any, ...]) -> bool:
    # 1.0 and True equal 1, yet neither may get into a record.
    if not isinstance(move, tuple) or not move:
        return False
    return all(type(part) in (str, int) for part in move)


def refuse(step: Decision[Any], position: Position, move: Move) -> str:
    """One line on why a move is refused, with its rule where the game knows one."""
    known = step.candidates(position)
    refusal = step.why_not(position, move) if move in known else None
    if refusal is not None:
        return f"{spell(move)} is not legal now: {refusal.reason} ({refusal.rule})"
    choices = ", ".join(spell(m) for m in step.moves(position)[:6])
    return f"{spell(move)} is not a choice now; choose for instance: {choices}"


def play_out(position: Position, rng: Random, most: int = FOREVER) -> int:
    """Random moves to the end of the game, or `most` of them; gives the number of decisions.

    >>> import quattrocento
    >>> from random import Random
    >>> position = quattrocento.start("signorie", seats=2, seed=7).position
    >>> quattrocento.play_out(position, Random(1), most=100)
    100
    """
    decisions = 0
    random = rng.random
    settle(position, rng)
    agenda: list[AnyStep] = position.agenda
    while agenda and decisions < most:
        step = agenda[-1]
        # Most steps are tasks, at least in long games.
        if step.by_itself():
            agenda.pop()
            step.run(position)
        elif isinstance(step, Decision):
            moves: list[Move] = step.moves(position)
            decisions += 1
            move = moves[int(random() * len(moves))]
            agenda.pop()
            step.play(position, move)
        elif isinstance(step, Chance):
            drawn: Move = step.sample(position, rng)
            agenda.pop()
            step.play(position, drawn)
    return decisions
