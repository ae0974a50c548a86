"""Tables that stand at a chosen moment: a record is played here and laid into the house's data."""

from __future__ import annotations

import contextlib
import json
import secrets
import sqlite3
from collections.abc import Callable, Collection
from pathlib import Path
from random import Random
from typing import Any

from quattrocento.games.princes.board import Board
from quattrocento.games.princes.game import Princes
from quattrocento.games.princes.names import ATTACKER_LOT, DEFENDER_LOT, KINDS, TROOPS
from quattrocento.kernel.match import Match
from quattrocento.kernel.play import attempt
from quattrocento.kernel.record import Record
from quattrocento.kernel.step import Move
from tests.browser.serving import Serving
from tests.patience import patience

COMMANDS = (ATTACKER_LOT, DEFENDER_LOT)
Until = Callable[[Match[Board]], bool]


def princes_moves(until: Until, plan: Collection[str], seeds: int = 400) -> list[Move]:
    """The moves of a game of Princes for three up to a moment that is looked for.

    Seat 0 buys what the plan names (tiles, troops, `treachery`), and leads armies where it names
    `command`, against seat 1 where it names an `enemy`, with a troop such as `enemy:cavalry`;
    seat 1 begins wars and leads armies otherwise; whoever can pass does.
    """
    for seed in range(seeds):
        random = Random(seed)
        match = Match(Record(Princes(), ["a", "b", "c"], {}), random)
        match.begin()
        for _ in range(400):
            if match.over:
                break
            if until(match):
                return list(match.record.moves)
            match.play(_choose(match, plan))
    raise AssertionError("no game came to that moment")


def random_moves(until: Until, seeds: int = 300) -> list[Move]:
    """The moves of a game of Princes for three, played by lot up to a moment looked for."""
    for seed in range(seeds):
        random = Random(seed)
        match = Match(Record(Princes(), ["a", "b", "c"], {}), random)
        match.begin()
        for _ in range(400):
            if match.over:
                break
            if until(match):
                return list(match.record.moves)
            match.play(random.choice(match.legal()))
    raise AssertionError("no game came to that moment")


def asks(name: str, seat: int = 0, having: str = "") -> Until:
    """The moment at which a seat has to decide something, with a certain verb among its moves."""

    def reached(match: Match[Board]) -> bool:
        step = match.position.agenda[-1]
        return (
            type(step).__name__ == name
            and match.seat == seat
            and (not having or any(move[0] == having for move in match.legal()))
        )

    return reached


def _choose(match: Match[Board], plan: Collection[str]) -> Move:
    legal = match.legal()
    mine = match.seat == 0
    board = match.position
    verbs = {move[0]: move for move in legal}
    if mine:
        for move in legal:
            if move[0] in ("auction", "buy_troop") and move[1] in plan:
                return move
        if "treachery" in plan and "buy_treachery" in verbs and not board.players[0].hand:
            return verbs["buy_treachery"]
    bids = [move for move in legal if move[0] == "bid"]
    if bids:
        leads = 0 if "command" in plan else 1
        if "enemy" in plan and board.lot_kind == DEFENDER_LOT:
            leads = 1
        wanted = match.seat == leads if board.lot_kind in COMMANDS else mine
        return bids[0] if wanted or "pass_bid" not in verbs else verbs["pass_bid"]
    if match.seat == 1:
        for troop in TROOPS if board.players[1].troops else ("pike",):
            hired = troop == "pike" or f"enemy:{troop}" in plan
            if hired and ("buy_troop", troop) in legal:
                return ("buy_troop", troop)
    ready = all(_has(board, name) for name in plan)
    if match.seat == 1 and ready and "war" in verbs:
        return verbs["war"]
    for verb in ("no_veto", "no_league", "no_bribe", "keep", "no_alfonso", "end_turn", "pass"):
        if verb in verbs:
            return verbs[verb]
    return legal[0]


def _has(board: Board, name: str) -> bool:
    """Does seat 0 own what the plan names by now, or seat 1 its troop?"""
    player = board.players[name.startswith("enemy:")]
    name = name.removeprefix("enemy:")
    if name in TROOPS:
        return bool(player.troops >> TROOPS.index(name) & 1)
    if name in KINDS:
        tiles = board.box.kind_tiles[KINDS.index(name)]
        return bool(player.tiles & tiles)
    if name == "pope":
        return board.pope == 0
    return name != "treachery" or player.hand != 0


def lay_out(
    house: Serving,
    table: str,
    moves: list[Move],
    seats: int = 3,
    of: Record[Any] | None = None,
    **columns: Any,
) -> str:
    """A table beside another of an open house, with the same people and another record.

    Nobody has asked the house for it yet, so that it reads what is laid here. `columns` are
    what else its row says.
    """
    game, options = (Princes(), {}) if of is None else (of.game, of.options)
    record: Record[Any] = Record(game, ["a"] * seats, options, moves)
    match, story = Match(record), told_of(record)
    new = f"laid{secrets.token_hex(4)}"
    with contextlib.closing(_data(house)) as data, data:
        # All of it is of one moment: bots may be playing on at the other table.
        data.execute("begin immediate")
        for name, key in (("tables", "id"), ("seats", "table_id"), ("changes", "table_id")):
            rows = data.execute(f"select * from {name} where {key} = ?", (table,)).fetchall()
            for number, row in enumerate(rows):
                copied = dict(row) | {key: new}
                if name == "tables":
                    copied |= {"moves": len(moves), "deciding": match.seat, "invite": new}
                    copied |= {"events": len(story)} | columns
                if name == "changes":
                    copied["events"] = json.dumps(story if number == 0 else [])
                marks = ", ".join("?" * len(copied))
                data.execute(f"insert into {name} values ({marks})", tuple(copied.values()))
        rows = [(new, number, None, json.dumps(list(move))) for number, move in enumerate(moves)]
        data.executemany("insert into moves values (?, ?, ?, ?)", rows)
    return new


def told_of(record: Record[Any]) -> list[dict[str, Any]]:
    """What a table would have told of the moves of a record."""
    position = record.start()
    position.events = []
    story: list[dict[str, Any]] = []
    for number, move in enumerate(record.moves, 1):
        attempt(position, move)
        for event in position.events:
            told = {"name": event.name, "args": event.args}
            story.append({"index": len(story), "move": number} | told)
        position.events = []
    return story


def _data(house: Serving) -> sqlite3.Connection:
    data = sqlite3.connect(Path(house.data) / "house.sqlite3", timeout=patience())
    data.row_factory = sqlite3.Row
    return data
