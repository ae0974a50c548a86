"""Passwords: hashed in threads of their own, so that nothing else makes a login wait."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import argon2

AT_ONCE = 2
"""Hashing takes memory on purpose: a few at a time."""
HASHER = argon2.PasswordHasher()


class Passwords:
    """Hashes passwords and compares them."""

    def __init__(self) -> None:
        self._hasher = HASHER
        self._threads = ThreadPoolExecutor(AT_ONCE, "password")

    async def hash(self, password: str) -> str:
        """What is stored instead of a password."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, password)

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether it is the one that was hashed; false, as slowly, where there is none."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._fits, hashed, password)

    def close(self) -> None:
        """Nobody waits for what was not begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _fits(self, hashed: str | None, password: str) -> bool:
        if hashed is None:
            # As slow as a wrong password: how long it takes tells nothing about names.
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(hashed, password)
        except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
            return False
