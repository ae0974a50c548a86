"""Checks: nobody received what is not for them, held against the games as they really were."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import msgspec

from tests.storm.canaries import Canaries
from tests.storm.received import Frame
from tests.storm.replay import Replay
from tests.storm.stored import Stored

MOST = 20
"""Differences that are told of one table."""


def check_canaries(frames: Iterable[Frame], canaries: Canaries) -> list[str]:
    """No secret word in bytes of somebody who may not read it."""
    return list(canaries.found(frames))


class Sighting(msgspec.Struct):
    """A message that somebody received."""

    person: str
    where: str
    message: dict[str, Any]


def sightings(frames: Iterable[Frame]) -> dict[str, list[Sighting]]:
    """The messages among all that was received, by table; the same one twice counts once."""
    found: dict[str, list[Sighting]] = {}
    known: set[int] = set()
    for frame in frames:
        if b'"view"' not in frame.body or (same := hash((frame.person, frame.body))) in known:
            continue
        known.add(same)
        # A cookie may follow the body.
        message, _ = json.JSONDecoder().raw_decode(frame.body.decode())
        if isinstance(message, dict) and "view" in message and "replay" not in frame.where:
            seen = Sighting(frame.person, frame.where, message)
            found.setdefault(message["table"], []).append(seen)
    return found


def check_views(frames: Iterable[Frame], stored: Stored) -> list[str]:
    """Every message told its receiver only what their own seat may see at that version."""
    wrong = []
    for name, seen in sightings(frames).items():
        if name not in stored.tables:
            wrong.append(f"a message of table {name}, which is not stored")
            continue
        replay, told = Replay(stored.tables[name]), 0
        for one in sorted(seen, key=lambda one: int(one.message["version"])):
            why = _why(replay, one)
            if why and told < MOST:
                told += 1
                at = f"version {one.message['version']}, seat {one.message['seat']}"
                wrong.append(f"{one.where} to {one.person} at {name} ({at}) {why}")
    return wrong


def _why(replay: Replay, one: Sighting) -> str:
    message = one.message
    replay.go_to(message["version"])
    seat = message["seat"]
    if seat is not None and replay.owner(seat) != one.person:
        return "is the message of somebody else's seat"
    return replay.difference(message)
