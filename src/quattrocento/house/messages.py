"""The message to a seat: everything its screen draws, built from what that seat may see."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from quattrocento.house.clocks import shown_clocks
from quattrocento.house.table import Table, encode
from quattrocento.kernel.game import Game, verb
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import legal, next_decision, play
from quattrocento.kernel.position import Event, Position
from quattrocento.kernel.step import Decision, Move

CHAT = 200
"""Lines of chat that a newcomer gets."""


def build_message(
    table: Table,
    seat: int | None,
    seats: Sequence[int],
    events: list[bytes],
    chat: int,
    online: Sequence[int],
) -> bytes:
    """The message of a seat (None: a spectator), with these events and the chat after a line."""
    body: dict[str, Any] = {
        "table": table.id,
        "version": table.version,
        "seat": seat,
        "seats": seats,
        "state": table.state,
        "people": [_person(table, index, online) for index in range(len(table.seats))],
        **_of_seat(table, seat),
        "events": msgspec.Raw(_joined(table.game, seat, events)),
        "clocks": shown_clocks(table.clocks, table.pace, time.time()),
        "asked": _asked(table),
        "chat": [line for line in table.chat if line.index > chat],
        "result": table.result,
        "rematch": table.rematch,
        "over": table.state == "finished",
    }
    return encode(body)


def moment(game: Game[Any], match: Match[Any], seat: int | None, deciding: bool) -> dict[str, Any]:
    """The part of a message that the game alone decides: view, prompt and choices."""
    position = match.position
    decision = next_decision(position)
    mine = deciding and decision is not None and decision.seat == seat
    return {
        "view": game.view(position, seat),
        "prompt": _prompt(game, position, decision),
        "moves": _moves(game, position, decision) if mine and decision is not None else [],
        "blocked": _blocked(game, position, decision) if mine and decision is not None else [],
        "standing": _standing(game, position),
    }


def _of_seat(table: Table, seat: int | None) -> dict[str, Any]:
    """What depends on the seat and the version alone; built once, sent to every tab."""
    known = table.cache.get(seat)
    if known is None:
        known = {key: msgspec.Raw(encode(part)) for key, part in _parts(table, seat).items()}
        table.cache[seat] = known
    return dict(known)


def _parts(table: Table, seat: int | None) -> dict[str, Any]:
    match = table.match
    nothing = {"moves": 0, "turn": False, "confirm": False}
    if match is None:
        none: dict[str, Any] = {
            "view": None,
            "prompt": None,
            "crumbs": [],
            "moves": [],
            "blocked": [],
        }
        return none | {"undo": nothing, "standing": None}
    held = table.held
    playing = table.state == "playing"
    if held is not None and held.seat == seat:
        parts = _held(table, match, held.move)
    else:
        parts = moment(table.game, match, seat, playing and held is None)
    crumbs: list[Move] = []
    if playing and match.seat == seat and match.undoable:
        crumbs = match.record.moves[-match.undoable :]
    if held is not None and held.seat == seat:
        crumbs = [*crumbs, held.move]
    game = table.game
    parts["crumbs"] = [{"move": move, "parts": game.move_parts(move)} for move in crumbs]
    parts["undo"] = nothing | {
        "moves": len(crumbs),
        "turn": bool(crumbs),
        "confirm": held is not None and held.seat == seat,
    }
    return parts


def _held(table: Table, match: Match[Any], move: Move) -> dict[str, Any]:
    """What the mover sees of a held move: the table after it, unless it would show a secret."""
    game = table.game
    position = match.position if game.secrets(match.position) else table.after(move)
    seat = match.seat
    return {
        "view": game.view(position, seat),
        "prompt": {"id": "confirm_turn", "seat": seat, "args": {}, "forced": False},
        "moves": [],
        "blocked": [],
        "standing": _standing(game, position),
    }


def _person(table: Table, index: int, online: Sequence[int]) -> dict[str, Any]:
    seat = table.seats[index]
    return {
        "index": index,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "resigned": seat.resigned,
        "online": index in online,
    }


def _prompt(
    game: Game[Any], position: Position, decision: Decision[Any] | None
) -> dict[str, Any] | None:
    if decision is None:
        return None
    return {
        "id": verb(type(decision)),
        "seat": decision.seat,
        "args": game.prompt_parts(position),
        "forced": len(decision.moves(position)) == 1,
    }


def _moves(game: Game[Any], position: Position, decision: Decision[Any]) -> list[dict[str, Any]]:
    seat = decision.seat
    # Imagined, so that what a choice would bring tells nothing the seat cannot know.
    world: Position = game.imagine(position, seat, Random())
    before = game.holdings(world, seat)
    return [
        {
            "move": move,
            "parts": game.move_parts(move),
            "targets": game.targets(position, move),
            "changes": _changes(game, world, move, seat, before),
        }
        for move in legal(position)
    ]


def _changes(
    game: Game[Any], world: Position, move: Move, seat: int, before: dict[str, int]
) -> dict[str, int]:
    after = world.clone()
    play(after, move)
    now = game.holdings(after, seat)
    return {name: now[name] - value for name, value in before.items() if now[name] != value}


def _blocked(game: Game[Any], position: Position, decision: Decision[Any]) -> list[dict[str, Any]]:
    allowed = set(decision.moves(position))
    blocked = []
    for move in decision.candidates(position):
        refusal = None if move in allowed else decision.why_not(position, move)
        if refusal is not None:
            blocked.append(
                {
                    "move": move,
                    "parts": game.move_parts(move),
                    "targets": game.targets(position, move),
                    "reason": refusal.reason,
                    "args": refusal.args,
                    "rule": refusal.rule,
                }
            )
    return blocked


def _standing(game: Game[Any], position: Position) -> dict[str, Any] | None:
    """The standing, kept back while something is hidden: points can give a secret away."""
    if position.agenda and game.secrets(position):
        return None
    standing = game.standing(position)
    return {
        "scores": standing.scores,
        "sources": standing.sources,
        "places": standing.places,
    }


def _asked(table: Table) -> dict[str, Any] | None:
    asked = table.asked
    if asked is None:
        return None
    people = [i for i, seat in enumerate(table.seats) if seat.person is not None]
    return {
        "what": asked.what,
        "seat": asked.seat,
        "count": asked.count,
        "yes": asked.yes,
        "waiting": [seat for seat in people if seat not in asked.yes],
    }


def _joined(game: Game[Any], seat: int | None, events: list[bytes]) -> bytes:
    """Stored lists of events as one, each event in the form that the seat may see."""
    if type(game).seen_event is Game.seen_event:
        return b"[" + b",".join(part[1:-1] for part in events if len(part) > 2) + b"]"
    seen = []
    for part in events:
        for event in msgspec.json.decode(part):
            told = game.seen_event(Event(event["name"], event["args"]), seat)
            hidden = Event("hidden", {}) if told is None else told
            seen.append(event | {"name": hidden.name, "args": hidden.args})
    return encode(seen)
