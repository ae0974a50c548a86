"""A moment of a game as a seat may see it: view, question, choices, and what is closed to it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from quattrocento.kernel.game import Game, verb
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import ASIDE, attempt, next_decision, play
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Decision, Move
from quattrocento.table.writing import encode

if TYPE_CHECKING:
    from quattrocento.table.shown import Blocked, Choice, OfMoment, Prompt, StandingShown

Fields = dict[str, bytes]
"""Fields of a message or of a view, as JSON."""


class Moment:
    """One moment; what is the same for everyone is worked out and written once."""

    def __init__(self, game: Game[Any], position: Position, rng: Random) -> None:
        self._game = game
        self._position = position
        self._rng = rng
        self._decision = next_decision(position)
        self._moves = [] if self._decision is None else self._decision.moves(position)
        self._prompts: dict[bool, Prompt] = {}
        self.standing = standing_of(game, position)
        self._open: Fields = {}

    def view(self, seat: int | None) -> Fields:
        """What a seat sees of the position."""
        game, position = self._game, self._position
        if not game.sight.open:
            return view_of(game, position, seat)
        if not self._open:
            # Nothing but `me` differs.
            self._open = view_of(game, position, None)
        return {**self._open, "me": encode(seat)}

    def of(self, seat: int | None, deciding: bool, going: bool = False) -> OfMoment:
        """What a seat is asked; its choices if it is the one that may decide now.

        While the game is `going` a seat may act without being asked.
        """
        decision = self._decision
        prompt = None if decision is None else self._prompt(decision, decision.seat == seat)
        asides = asides_of(self._game, self._position, self._rng, seat) if going else []
        seen = looked_at(prompt, asides)
        if decision is not None and decision.seat == seat and deciding:
            seen["moves"] = self._choices(decision)
            seen["blocked"] = self._blocked(decision)
            seen["proposed"] = self._game.speech.proposed(self._position)
        return seen

    def _prompt(self, decision: Decision[Any], mine: bool) -> Prompt:
        # How many choices another seat has can give a secret away; its question is for everybody.
        tell = mine or self._game.sight.open
        known = self._prompts.get(tell)
        if known is None:
            known = self._prompts[tell] = {
                "id": verb(type(decision)),
                "seat": decision.seat,
                "args": self._game.speech.prompt_parts(self._position),
                "forced": tell and len(self._moves) == 1,
            }
        return known

    def _choices(self, decision: Decision[Any]) -> list[Choice]:
        game, position, seat = self._game, self._position, decision.seat
        world: Position = game.sight.tried(position, seat, self._rng)
        before = game.speech.holdings(world, seat)
        return [
            {
                "move": move,
                "parts": game.speech.move_parts(move),
                "targets": game.speech.targets(position, move),
                "changes": _changes(game, world, move, seat, before),
            }
            for move in self._moves
        ]

    def _blocked(self, decision: Decision[Any]) -> list[Blocked]:
        game, position = self._game, self._position
        blocked: list[Blocked] = []
        for move in decision.candidates(position):
            refusal = None if move in self._moves else decision.why_not(position, move)
            if refusal is not None:
                blocked.append(
                    {
                        "move": move,
                        "parts": game.speech.move_parts(move),
                        "targets": game.speech.targets(position, move),
                        "reason": refusal.reason,
                        "args": refusal.args,
                        "rule": refusal.rule,
                    }
                )
        return blocked


def looked_at(
    prompt: Prompt | None = None,
    asides: Sequence[Choice] = (),
) -> OfMoment:
    """A moment at which nothing is to be decided by whoever looks at it."""
    return {
        "prompt": prompt,
        "moves": [],
        "blocked": [],
        "proposed": [],
        "asides": list(asides),
    }


def asides_of(game: Game[Any], position: Position, rng: Random, seat: int | None) -> list[Choice]:
    """What a seat may do now although nobody asks it."""
    if seat is None:
        return []
    moves = position.asides(seat)
    if not moves:
        return []
    world: Position = game.sight.tried(position, seat, rng)
    before = game.speech.holdings(world, seat)
    return [
        {
            "move": move,
            "parts": game.speech.move_parts(move),
            "targets": game.speech.targets(position, move),
            "changes": _changes(game, world, move, seat, before),
        }
        for move in moves
    ]


def after_held(game: Game[Any], match: Match[Any], move: Move) -> Position:
    """What the mover sees of a held move: the table after it, unless it would show a secret."""
    position: Position = match.position
    if game.sight.open or not game.sight.secrets(position):
        position = position.clone()
        attempt(position, move)
    return position


def held_moment(game: Game[Any], match: Match[Any], seat: int, going: bool) -> OfMoment:
    """The moment at which a seat may confirm its turn, or take the held move back."""
    prompt: Prompt = {"id": "confirm_turn", "seat": seat, "args": {}, "forced": False}
    return looked_at(prompt, asides_of(game, match.position, match.rng, seat) if going else [])


def view_of(game: Game[Any], position: Position, seat: int | None) -> Fields:
    """What a seat sees of a position, field by field."""
    view = game.sight.view(position, seat)
    return {name: encode(value) for name, value in view.items()}


def standing_of(game: Game[Any], position: Position) -> StandingShown | None:
    """The standing, kept back while something is hidden: points can give a secret away."""
    if position.agenda and not game.sight.open and game.sight.secrets(position):
        return None
    standing = game.standing(position)
    return {
        "scores": standing.scores,
        "sources": standing.sources,
        "places": standing.places,
    }


def _changes(
    game: Game[Any], world: Position, move: Move, seat: int, before: dict[str, int]
) -> dict[str, int]:
    """What a choice costs and gives at once."""
    after = world.clone()
    if move[0] == ASIDE:
        after.aside(move)
    else:
        play(after, move)
    now = game.speech.holdings(after, seat)
    return {name: now[name] - value for name, value in before.items() if now[name] != value}
