"""`quattrocento bench env`: the figures of the environments, for people."""

from __future__ import annotations

from typing import Any


def print_environments(found: dict[str, Any]) -> None:
    """Steps a second, how near many at once come to the bare rules, and ratios to the peers."""
    how = "compiled" if found["compiled"] else "plain sources (not compiled)"
    print(f"steps a second of one core, random play, with observation and mask; {how}")
    for game, rates in found["games"].items():
        print(f"  {game}")
        print(f"    bare rules, in one compiled loop {rates['rules']:>12,.0f}")
        print(f"    bare rules, moves chosen outside {rates['stepped']:>12,.0f}")
        for name, label in (("vector", "many games at once"), ("pettingzoo", "PettingZoo")):
            loop, outside = rates["rules"] / rates[name], rates["stepped"] / rates[name]
            print(
                f"    {label:<32} {rates[name]:>12,.0f}; bare rules are {loop:.2f} and "
                f"{outside:.2f} times as fast"
            )
            for peer, rate in found["peers"].items():
                print(f"      {rates[name] / rate:>8.1f} times {peer}")
    for peer, rate in found["peers"].items():
        print(f"  {peer:<34} {rate:>12,.0f}")
