"""`quattrocento bench house`: the figures of the server, for people."""

from __future__ import annotations

from typing import Any


def print_house(found: dict[str, Any]) -> None:
    """What was measured, and how it compares."""
    how = "compiled" if found["compiled"] else "plain sources (not compiled)"
    where = f"{found['processes']} processes" if found["processes"] > 1 else "one process"
    print(f"the house, {where} on {found['storage']}, rules {how}")
    print(f"  {found['tables']} tables of two people, durable writes")
    _print_load("as fast as it goes", found["full"])
    _print_load("a move a second at each table", found["calm"])
    print(f"  memory a table       {found['full']['memory_per_table_kib']:>10,.0f} KiB")
    for game, size in found["sizes"].items():
        print(f"  bytes a move and screen, {game + ':':<14} {size:>8,.0f}")
    print(f"  cold load, finished  {found['cold_load_ms']:>10,.1f} ms")
    peer = found.get("peer")
    if peer is None:
        print("  boardgame.io was not measured: node and npm are missing, or --peers was not given")
        return
    _print_load("boardgame.io, in memory, as fast as it goes", peer)
    print(f"  the house answers {found['ratio']:.2f} times as many moves as boardgame.io")


def _print_load(name: str, load: dict[str, Any]) -> None:
    print(f"  {name}:")
    print(f"    moves a second     {load['moves_per_second']:>10,.0f}")
    waits = f"{load['p50_ms']:.1f} ms, 99 of 100 within {load['p99_ms']:.1f} ms"
    print(f"    to the other screen   half within {waits}")
    if load.get("cpu_us") is not None:
        print(f"    server's time a move {load['cpu_us']:>8,.0f} µs")


def print_pages(found: dict[str, Any]) -> None:
    how = "compiled" if found["compiled"] else "plain sources (not compiled)"
    size = found["size"]
    print(f"a house on {found['storage']}, rules {how}")
    print(
        f"  {size['people']:,} people, {size['tables']:,} tables, {size['active']:,} of them "
        f"waiting or playing; made in {found['made_seconds']:.0f} s"
    )
    print(f"  milliseconds, half and 99 of 100 within; then while {found['played']} more tables")
    print("  move once a second; the house's time of a processor; bytes")
    for name, calm in found["calm"].items():
        busy = found["busy"].get(name)
        beside = "" if busy is None else f"{busy['median_ms']:8.1f} {busy['p99_ms']:8.1f}"
        print(
            f"  {name:<28} {calm['median_ms']:8.1f} {calm['p99_ms']:8.1f}   {beside:<17} "
            f"{calm['cpu_ms']:8.1f} {calm['bytes']:9,.0f}"
        )
