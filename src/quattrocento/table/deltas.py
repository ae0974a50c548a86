"""What differs between two values of JSON, and how it is put together again.

A change of a value is `[new]` where it is another one now, `[]` where it is gone, or else an object
with the changes of what is in it, by name or by place in a list. The browser puts it together in
the same way (web/src/shell/delta.ts).
"""

from __future__ import annotations

from typing import Any

from quattrocento.table.numbers import EACH, NUMBERED, Things

Change = Any
"""`[new]`, `[]`, or the changes of what is inside."""
FEW = 4
"""A list of plain values is told anew where more than one of so many differ."""


def change_of(old: Any, new: Any) -> Change:
    """What makes the new value of the old one, which differs from it."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_names(old, new)
    if isinstance(old, list) and isinstance(new, list) and old and new:
        return _of_places(old, new)
    return [new]


def _of_names(old: dict[str, Any], new: dict[str, Any]) -> Change:
    kept = [name for name in old if name in new]
    added = [name for name in new if name not in old]
    if kept + added != list(new):
        # Names stay in the order in which they were told.
        return [new]
    changes = {name: change_of(old[name], new[name]) for name in kept if old[name] != new[name]}
    changes |= {name: [] for name in old if name not in new}
    return changes | {name: [new[name]] for name in added}


def _of_places(old: list[Any], new: list[Any]) -> Change:
    both = range(min(len(old), len(new)))
    changes = {str(i): change_of(old[i], new[i]) for i in both if old[i] != new[i]}
    changes |= {str(i): [] for i in range(len(new), len(old))}
    changes |= {str(i): [new[i]] for i in range(len(old), len(new))}
    if not isinstance(new[0], dict | list) and len(changes) * FEW > len(new):
        return [new]
    return changes


def changed(value: Any, change: Change) -> Any:
    """The value after a change; what is in the old one stays as it was."""
    if isinstance(change, list):
        return change[0]
    if isinstance(value, list):
        return _changed_list(value, change)
    now = dict(value)
    for name, part in change.items():
        if part == []:
            del now[name]
        else:
            now[name] = changed(now.get(name), part)
    return now


def _changed_list(value: list[Any], change: Change) -> list[Any]:
    now = list(value)
    for place, part in change.items():
        i = int(place)
        if part == []:
            # Only the last ones go.
            del now[i:]
        elif i < len(now):
            now[i] = changed(now[i], part)
        else:
            now.append(part[0])
    return now


def put_together(message: dict[str, Any], delta: dict[str, Any], things: Things) -> dict[str, Any]:
    """The message after a delta, with the events and the chat that are new.

    `things` are those that were heard on the same line so far.
    """
    changes = dict(delta["changes"])
    for name in NUMBERED:
        if name in changes:
            changes[name] = [things.changed(name, changes[name][EACH])]
    now: dict[str, Any] = changed(message, changes)
    now["version"] = delta["version"]
    return now | {"events": delta["events"], "chat": delta.get("chat", [])}
