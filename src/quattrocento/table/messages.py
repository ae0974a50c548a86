"""The message to a seat: everything its screen draws, built from what that seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from quattrocento.kernel.game import Game
from quattrocento.kernel.match import Match
from quattrocento.kernel.position import Event, Position
from quattrocento.kernel.sealed import ahead, is_complete
from quattrocento.kernel.step import Move
from quattrocento.table import awaited, hints, learning
from quattrocento.table.askable import claims_of, take_backs, unanswered
from quattrocento.table.clocks import shown_clocks
from quattrocento.table.drawn import Cache, Drawn, ForSeat
from quattrocento.table.moments import (
    Fields,
    Moment,
    after_held,
    asides_of,
    held_moment,
    looked_at,
    standing_of,
    view_of,
)
from quattrocento.table.numbers import Numbers
from quattrocento.table.steady import now
from quattrocento.table.table import Table
from quattrocento.table.writing import decode, encode

if TYPE_CHECKING:
    from quattrocento.table.shown import (
        AskedShown,
        ChoosingShown,
        Crumb,
        EventShown,
        OfMoment,
        OfSeat,
        OfTable,
        PersonAtTable,
        Prompt,
        StandingShown,
    )

CHAT = 200
"""Lines of chat that a newcomer gets."""
NO_CHAT = b"[]"
UNDONE = b'"undone"'


def build_message(
    table: Table,
    seat: int | None,
    seats: Sequence[int],
    events: list[bytes],
    chat: int,
    online: Sequence[int],
    patience: float,
) -> bytes:
    """The message of a seat (None: a spectator), with these events and the chat after a line."""
    drawn = draw(table, seat, seats, online, patience)
    return whole(drawn, joined_events(table.game, seat, events), chat_after(table, chat))


def whole(drawn: Drawn, events: bytes, chat: bytes, done: bytes = b"") -> bytes:
    """A message with nothing left out."""
    return b"".join(
        (encode(drawn.head)[:-1], b',"chat":', chat, b',"events":', events, b",",
         drawn.for_seat.whole, done, b"}")
    )  # fmt: skip


def delta(
    cache: Cache,
    before: Drawn,
    now: Drawn,
    numbers: Mapping[str, Numbers],
    events: bytes,
    chat: bytes,
    done: bytes = b"",
) -> bytes:
    """The same for a screen that has the message before, and was told things by these numbers."""
    return b"".join(
        (b'{"after":%d,"version":%d,"changes":' % (before.version, now.version),
         cache.delta(before, now, numbers), b',"events":', events,
         b"" if chat == NO_CHAT else b',"chat":' + chat, done, b"}")
    )  # fmt: skip


def follows(before: Drawn, now: Drawn, events: bytes) -> bool:
    """Whoever has the one message needs only the changes; after an undo all is told anew."""
    return before.seat == now.seat and before.version <= now.version and UNDONE not in events


def draw(
    table: Table, seat: int | None, seats: Sequence[int], online: Sequence[int], patience: float
) -> Drawn:
    """What a seat is shown now; all but the clocks is drawn once a version."""
    key = tuple(online)
    shared = table.cache.heads.get(key)
    if shared is None:
        shared = table.cache.heads[key] = _of_all(table, online, patience)
    head = {**shared, "seat": seat, "seats": seats, "choosing": _choosing(table, seat)}
    if table.clocks is not None:
        head["clocks"] = shown_clocks(table.clocks, table.pace, now())
    for_seat = table.cache.by_seat.get(seat)
    if for_seat is None:
        for_seat = table.cache.by_seat[seat] = _for_seat(table, seat)
    return Drawn(table.version, seat, head, for_seat)


def chat_after(table: Table, line: int) -> bytes:
    """What was said after a line."""
    chat = table.chat
    if not chat or chat[-1]["index"] <= line:
        return NO_CHAT
    return encode([said for said in chat if said["index"] > line])


def _of_all(table: Table, online: Sequence[int], patience: float) -> OfTable:
    """What is said of the table to everybody, and a place for the rest."""
    return {
        "table": table.id,
        "version": table.version,
        "seat": None,
        "seats": [],
        "state": table.state,
        "people": [_person(table, index, online) for index in range(len(table.seats))],
        "clocks": None,
        "asked": _asked(table, online),
        "claims": claims_of(table, patience),
        "choosing": None,
        "result": table.result,
        "rematch": table.rematch,
        "over": table.state == "finished",
        "unsaid": [said["index"] for said in table.chat if not said["text"]],
    }


def _for_seat(table: Table, seat: int | None) -> ForSeat:
    """What depends on the seat and the version alone; every tab gets it."""
    view, standing, parts = _parts(table, seat)
    return ForSeat(view, {"standing": standing, **parts})


def _parts(table: Table, seat: int | None) -> tuple[Fields | None, StandingShown | None, OfSeat]:
    """What the seat sees of the position, written, the points, and the rest."""
    match = table.match
    if match is None:
        return None, None, unmoved(looked_at())
    if awaited.choosing(table):
        return _at_once(table, match, seat)
    held = table.held if table.held is not None and table.held.seat == seat else None
    playing = table.state == "playing"
    going = playing and not table.paused
    if held is not None:
        after = after_held(table.game, match, held.move)
        view = view_of(table.game, after, seat)
        standing = standing_of(table.game, after)
        moment = held_moment(table.game, match, held.seat, going)
    else:
        here = table.cache.moment
        if here is None:
            here = table.cache.moment = Moment(table.game, match.position, match.rng)
        view, standing = here.view(seat), here.standing
        moment = here.of(seat, going and table.held is None, going)
    parts = unmoved(moment)
    if seat is not None:
        parts["orders"] = table.orders.shown(table.game, table.asking, seat)
    crumbs: list[Move] = []
    if playing and match.seat == seat and match.undoable:
        crumbs = match.record.moves[-match.undoable :]
    if held is not None:
        crumbs = [*crumbs, held.move]
    game = table.game
    parts["crumbs"] = _crumbs(game, crumbs)
    parts["undo"] = {
        "moves": len(crumbs),
        "redo": len(table.redo) if playing and match.seat == seat else 0,
        "turn": bool(crumbs),
        "confirm": held is not None,
    }
    if playing and seat is not None:
        parts["take_back"] = take_backs(table, seat)
    parts["since"] = None if seat is None else table.since(seat)
    parts["hints"] = hints.open_to(table, seat)
    learning.teach(table, seat, parts)
    return view, standing, parts


def _at_once(
    table: Table, match: Match[Any], seat: int | None
) -> tuple[Fields, StandingShown | None, OfSeat]:
    """The same where people choose at once: as if each of them were the first to do so."""
    game, going = table.game, not table.paused
    answer = table.sealed.of(-1 if seat is None else seat)
    position: Position = match.position
    choice = seat is not None and seat in awaited.choosing(table)
    if seat is not None and choice:
        position = ahead(position, seat, answer.moves)
    open_ = seat is not None and choice and not is_complete(match.position, seat, answer.moves)
    if open_:
        moment = Moment(game, position, match.rng).of(seat, going, going)
    else:
        held = choice and not answer.given
        asked = seat if held and seat is not None else awaited.seats(table)[0]
        prompt: Prompt = {
            "id": "confirm_turn" if held else "choose_at_once",
            "seat": asked, "args": {}, "forced": False,
        }  # fmt: skip
        asides = asides_of(game, match.position, match.rng, seat) if going else []
        moment = looked_at(prompt, asides)
    parts = unmoved(moment)
    if choice:
        parts["crumbs"] = _crumbs(game, answer.moves)
        parts["undo"] = {
            "moves": len(answer.moves),
            "redo": len(answer.undone),
            "turn": bool(answer.moves),
            "confirm": not open_ and not answer.given,
        }
    if seat is not None:
        parts["take_back"] = take_backs(table, seat)
    parts["since"] = None if seat is None else table.since(seat)
    return view_of(game, position, seat), standing_of(game, position), parts


def _crumbs(game: Game[Any], moves: list[Move]) -> list[Crumb]:
    return [{"move": move, "parts": game.speech.move_parts(move)} for move in moves]


def unmoved(moment: OfMoment) -> OfSeat:
    """A moment as it is shown to a seat that has done nothing and has nothing to do."""
    return {
        **moment,
        "orders": [],
        "crumbs": [],
        "undo": {"moves": 0, "redo": 0, "turn": False, "confirm": False},
        "take_back": [],
        "since": None,
        "lesson": None,
        "hints": "none",
    }


def _person(table: Table, index: int, online: Sequence[int]) -> PersonAtTable:
    seat = table.seats[index]
    return {
        "index": index,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "resigned": seat.resigned,
        "online": index in online,
        "account": seat.account,
    }


def _asked(table: Table, online: Sequence[int]) -> AskedShown | None:
    asked = table.asked
    if asked is None:
        return None
    return {
        "what": asked.what,
        "seat": asked.seat,
        "count": asked.count,
        "moves": asked.moves,
        "of": asked.of,
        "word": asked.word,
        "yes": asked.yes,
        "waiting": unanswered(table, asked, online),
        "until": None if asked.until is None else round(asked.until, 3),
    }


def _choosing(table: Table, seat: int | None) -> ChoosingShown | None:
    seats = awaited.choosing(table)
    if not seats:
        return None
    step = 0 if seat is None else table.sealed.of(seat).number
    return {"seats": seats, "chosen": awaited.chosen(table), "step": step}


def joined_events(game: Game[Any], seat: int | None, events: list[bytes]) -> bytes:
    """Stored lists of events as one, each event in the form that the seat may see."""
    if game.sight.open:
        return b"[" + b",".join(part[1:-1] for part in events if len(part) > 2) + b"]"
    seen = [seen_event(game, seat, event) for part in events for event in read_events(part)]
    return encode(seen)


def read_events(text: bytes | str) -> list[EventShown]:
    """A list of events as it is stored."""
    found: list[EventShown] = decode(text)
    return found


def seen_event(game: Game[Any], seat: int | None, event: EventShown) -> EventShown:
    """An event in the form that a seat may see."""
    told = game.sight.seen_event(Event(event["name"], event["args"]), seat)
    seen = Event("hidden", {}) if told is None else told
    return {**event, "name": seen.name, "args": seen.args}
