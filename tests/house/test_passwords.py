"""How passwords are kept: never themselves, and slow to guess."""

from __future__ import annotations

import argon2

# The real one: the other tests have one that is quick.
from quattrocento.house.passwords import HASHER


def test_a_stolen_hash_is_slow_to_guess() -> None:
    advised = argon2.profiles.RFC_9106_LOW_MEMORY
    assert HASHER.memory_cost >= advised.memory_cost
    assert HASHER.time_cost >= advised.time_cost
    assert HASHER.hash("correct horse").startswith("$argon2id$")
