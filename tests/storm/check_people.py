"""Checks: what people set is stored, nobody honest was turned away, and screens are whole."""

from __future__ import annotations

import json
from typing import Any

import argon2

from tests.storm.history import Fresh, History, Setting
from tests.storm.stored import Row, Stored


def check_settings(history: History, stored: Stored) -> list[str]:
    """Each field has the value that was acknowledged last, or one that was asked for after it."""
    wrong = []
    for (person, field), setting in history.settings.items():
        row = stored.people.get(person)
        if row is None:
            wrong.append(f"person {person} is not stored")
        elif setting.is_acked and not _has(row, field, setting):
            there = "another one" if field == "password" else _value(row, field)
            wrong.append(f"{field} of {row['name']}: {setting.acked} was acknowledged, not {there}")
    return wrong


def check_notes(history: History, stored: Stored) -> list[str]:
    """Each private note is the last one that was acknowledged, or a later one."""
    return [
        f"the note of {person} at {table} is not the one that was acknowledged"
        for (table, person), note in history.notes.items()
        if note.is_acked and stored.notes.get((table, person)) not in [note.acked, *note.pending]
    ]


def _has(row: Row, field: str, setting: Setting) -> bool:
    if field == "password":
        return any(_fits(row["password"], word) for word in [setting.acked, *setting.pending])
    return _value(row, field) in [setting.acked, *setting.pending]


def _value(row: Row, field: str) -> Any:
    head, _, tail = field.partition(".")
    return json.loads(row[head])[tail] if tail else row[head]


def _fits(hashed: str | None, password: str) -> bool:
    try:
        return hashed is not None and argon2.PasswordHasher().verify(hashed, password)
    except argon2.exceptions.VerificationError:
        return False


def check_just(history: History) -> list[str]:
    """Nobody honest was told that they are nobody, or that their own seat is not theirs."""
    return list(dict.fromkeys(history.unjust))


def check_mistakes(history: History) -> list[str]:
    """The house answered no request with a mistake of its own."""
    return list(dict.fromkeys(history.mistakes))


def check_lines(history: History) -> list[str]:
    """A line goes on exactly as long as its person may look at the table."""
    return list(history.wrong_lines)


def check_screens(screens: list[Fresh]) -> list[str]:
    """Every screen has drawn every event once and in order, and ends as a fresh message does."""
    return [
        f"the screen of {one.person} at {one.table} {why}" for one in screens if (why := _why(one))
    ]


def _why(screen: Fresh) -> str:
    wanted = screen.wanted
    count = len(wanted["events"])
    indices = [event["index"] for event in screen.events]
    if screen.version < wanted["version"]:
        return f"stays at version {screen.version}; the table has {wanted['version']}"
    if indices != list(range(len(indices))):
        return f"has drawn events {_gap(indices)}"
    lines = [line["index"] for line in screen.chat]
    if lines != sorted(set(lines)):
        return f"has drawn lines of chat {lines}"
    # One that changed its seat was told some events in another form.
    if screen.seats != [wanted["seat"]]:
        return ""
    if screen.events[:count] != wanted["events"]:
        return "has drawn other events than a fresh message has"
    if screen.version == wanted["version"] and screen.view != wanted["view"]:
        return "shows another view than a fresh message"
    return ""


def _gap(indices: list[int]) -> str:
    at = next(i for i, index in enumerate(indices) if index != i)
    return f"… {indices[max(0, at - 2) : at + 3]} … at place {at}"
