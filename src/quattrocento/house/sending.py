"""What a screen sends on the line of its table: moves, and whatever else is done to them."""

from __future__ import annotations

import logging

import msgspec

from quattrocento.house import playing
from quattrocento.house.asking import acted
from quattrocento.house.bodies import Key
from quattrocento.house.calls import read_json
from quattrocento.house.errors import TooMany
from quattrocento.house.house import House
from quattrocento.house.live import Listener
from quattrocento.house.table import Table
from quattrocento.table.errors import Refused, Stale, no_person
from quattrocento.table.shown import Refusal
from quattrocento.table.writing import encode

log = logging.getLogger(__name__)


class MoveSent(playing.MoveBody, tag_field="do", tag="move"):
    """Play a move."""


class UndoSent(playing.UndoBody, tag_field="do", tag="undo"):
    """Take the last move back, or the turn."""


class RedoSent(playing.RedoBody, tag_field="do", tag="redo"):
    """Do the last move again that was taken back."""


class ConfirmSent(playing.ConfirmBody, tag_field="do", tag="confirm"):
    """End the turn."""


Sent = MoveSent | UndoSent | RedoSent | ConfirmSent


class _Named(msgspec.Struct):
    """As much of something that cannot be read as an answer to it has to name."""

    key: Key


_decode = msgspec.json.Decoder(Sent).decode
_name = msgspec.json.Decoder(_Named).decode


async def carry_out(house: House, listener: Listener, text: str) -> None:
    """Do what was sent, once; the line's next message says that it is done, or why it is not."""
    try:
        await _do(house, listener, text)
    except Refused as error:
        _refuse(house, listener, text, error)
    except Exception as error:
        log.error("what was sent on a line failed", exc_info=error, extra={"table": listener.table})
        words = "The house made a mistake; it has been written down."
        _refuse(house, listener, text, Refused(500, "mistake", words))
    house.hub.ring(listener.table)


async def _do(house: House, listener: Listener, text: str) -> None:
    house.limits.take("calls", listener.address)
    body: Sent = read_json(_decode, text.encode())
    person = listener.person
    if person is None:
        raise no_person()

    async def once(table: Table) -> None:
        if not await playing.is_done(house, table, person, body):
            await _act(house, table, body)

    await acted(house, listener.table, once, body.version)
    listener.done.append(body.key)


async def _act(house: House, table: Table, body: Sent) -> None:
    match body:
        case MoveSent():
            await playing.move(house, table, body)
        case UndoSent():
            await playing.undo(house, table, body)
        case RedoSent():
            await playing.redo(house, table, body)
        case ConfirmSent():
            await playing.confirm(house, table, body)


def _refuse(house: House, listener: Listener, text: str, error: Refused) -> None:
    house.metrics.refused(error.code)
    try:
        key = _name(text).key
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        key = None
    refusal: Refusal = {
        "refused": key, "status": error.status, "error": error.code, "message": str(error),
    }  # fmt: skip
    if isinstance(error, TooMany):
        refusal["wait"] = error.wait
    if isinstance(error, Stale):
        # The screen has not seen what it was made on, or has forgotten: all of it, first.
        listener.base, listener.due = None, True
    listener.refused.append(encode(refusal))
