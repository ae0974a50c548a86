"""A moment of a game as a seat may see it: view, question, choices, and what is closed to it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from quattrocento.kernel.game import Game, verb
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import ASIDE, attempt, next_decision, play
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Decision, Move

Json = dict[str, Any]
encode = msgspec.json.Encoder().encode


class Moment:
    """One moment; what is the same for everyone is worked out and written once."""

    def __init__(self, game: Game[Any], match: Match[Any]) -> None:
        self._game = game
        self._match = match
        self._decision = next_decision(match.position)
        self._moves = [] if self._decision is None else self._decision.moves(match.position)
        self._standing = Raw(encode(standing_of(game, match.position)))
        self._prompts: dict[bool, Raw] = {}
        self._open_view = b""

    def of(self, seat: int | None, deciding: bool, going: bool = False) -> Json:
        """What a seat sees; its choices if it is the one that may decide now.

        While the game is `going` a seat may act without being asked.
        """
        decision = self._decision
        seen: Json = {
            "view": self._seen(seat),
            "prompt": None,
            "moves": [],
            "blocked": [],
            "proposed": [],
            "asides": asides_of(self._game, self._match, seat) if going else [],
            "standing": self._standing,
        }
        if decision is not None:
            seen["prompt"] = self._prompt(decision, decision.seat == seat)
            if decision.seat == seat and deciding:
                seen["moves"] = self._choices(decision)
                seen["blocked"] = self._blocked(decision)
                seen["proposed"] = self._game.speech.proposed(self._match.position)
        return seen

    def _seen(self, seat: int | None) -> Json | Raw:
        game, position = self._game, self._match.position
        if not game.sight.open:
            return game.sight.view(position, seat)
        if not self._open_view:
            view = game.sight.view(position, seat)
            del view["me"]
            self._open_view = encode(view)[1:]
        me = b"null" if seat is None else str(seat).encode()
        return Raw(b'{"me":' + me + b"," + self._open_view)

    def _prompt(self, decision: Decision[Any], mine: bool) -> Raw:
        # How many choices another seat has can give a secret away; its question is for everybody.
        tell = mine or self._game.sight.open
        known = self._prompts.get(tell)
        if known is None:
            prompt = {
                "id": verb(type(decision)),
                "seat": decision.seat,
                "args": self._game.speech.prompt_parts(self._match.position),
                "forced": tell and len(self._moves) == 1,
            }
            known = self._prompts[tell] = Raw(encode(prompt))
        return known

    def _choices(self, decision: Decision[Any]) -> list[Json]:
        game, position, seat = self._game, self._match.position, decision.seat
        world: Position = game.sight.tried(position, seat, self._match.rng)
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

    def _blocked(self, decision: Decision[Any]) -> list[Json]:
        game, position = self._game, self._match.position
        blocked = []
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


def asides_of(game: Game[Any], match: Match[Any], seat: int | None) -> list[Json]:
    """What a seat may do now although nobody asks it."""
    if seat is None:
        return []
    moves = match.position.asides(seat)
    if not moves:
        return []
    world: Position = game.sight.tried(match.position, seat, match.rng)
    before = game.speech.holdings(world, seat)
    return [
        {
            "move": move,
            "parts": game.speech.move_parts(move),
            "targets": game.speech.targets(match.position, move),
            "changes": _changes(game, world, move, seat, before),
        }
        for move in moves
    ]


def held_moment(game: Game[Any], match: Match[Any], move: Move, going: bool) -> Json:
    """What the mover sees of a held move: the table after it, unless it would show a secret."""
    position = match.position
    if game.sight.open or not game.sight.secrets(position):
        position = position.clone()
        attempt(position, move)
    seat = match.seat
    return {
        "view": game.sight.view(position, seat),
        "prompt": {"id": "confirm_turn", "seat": seat, "args": {}, "forced": False},
        "moves": [],
        "blocked": [],
        "proposed": [],
        "asides": asides_of(game, match, seat) if going else [],
        "standing": standing_of(game, position),
    }


def standing_of(game: Game[Any], position: Position) -> Json | None:
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
