"""Canaries: recognisable words planted as secrets, each with the people who may read it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random

from tests.storm.received import Frame

WORD = re.compile(rb"[A-Za-z0-9_.\-]{12,}")
HASHES = (b"$argon2", b"pbkdf2")


class Canaries:
    """Secret words, what each is, and who may read it."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._known: dict[bytes, tuple[str, set[str]]] = {}

    def plant(self, what: str, *people: str) -> str:
        """A new secret word."""
        word = f"canary-{self._rng.getrandbits(64):016x}"
        self.guard(word, what, people)
        return word

    def guard(self, word: str, what: str, people: Iterable[str]) -> None:
        """A word that the house made is a secret too; whoever is named may read it."""
        _, allowed = self._known.setdefault(word.encode(), (what, set()))
        allowed.update(people)

    def __len__(self) -> int:
        return len(self._known)

    def found(self, frames: Iterable[Frame]) -> Iterator[str]:
        """Every secret that somebody received who may not read it."""
        told: set[tuple[str, bytes]] = set()
        for frame in frames:
            for mark in HASHES:
                if mark in frame.body:
                    yield f"{frame.person} received the hash of a password from {frame.where}"
            for match in WORD.finditer(frame.body):
                word = match.group()
                what, allowed = self._known.get(word, ("", set()))
                if what and frame.person not in allowed and (frame.person, word) not in told:
                    told.add((frame.person, word))
                    yield f"{frame.person} received {what} ({word.decode()}) from {frame.where}"
