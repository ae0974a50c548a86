"""`quattrocento bench env`: the figures of the environments, for people."""

from __future__ import annotations

from typing import Any


def print_environments(found: dict[str, Any]) -> None:
    """Steps a second, how near many at once come to the bare rules, and ratios to the peers."""
    how = "compiled" if found["compiled"] else "plain sources (not compiled)"
    print(f"steps a second of one core, random play, with observation and mask; {how}")
    for game, rates in found["games"].items():
        bare = rates["rules"]
        print(f"  {game}, bare rules     {bare:>12,.0f}")
        for name, label in (("vector", "many at once"), ("pettingzoo", "PettingZoo")):
            share = bare / rates[name]
            print(f"    {label:<20} {rates[name]:>12,.0f}   the rules take 1/{share:.2f} of it")
            for peer, rate in found["peers"].items():
                print(f"      {rates[name] / rate:>8.1f} times {peer}")
    for peer, rate in found["peers"].items():
        print(f"  {peer:<24} {rate:>10,.0f}")
