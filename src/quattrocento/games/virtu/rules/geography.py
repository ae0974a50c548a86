"""Roads and seas: which cities are neighbours, and how many seas lie between two ports."""

from __future__ import annotations

Wholes = tuple[int, ...]
FAR = 99


def joined(
    cities: int, roads: list[tuple[int, int]], there: tuple[bool, ...]
) -> tuple[Wholes, ...]:
    """The neighbours of each city by road; a road to a city that is not there does not exist."""
    neighbours: list[list[int]] = [[] for _ in range(cities)]
    for one, other in roads:
        if there[one] and there[other]:
            neighbours[one].append(other)
            neighbours[other].append(one)
    return tuple(tuple(sorted(cities)) for cities in neighbours)


def sea_ways(seas: tuple[Wholes, ...], beside: list[tuple[int, int]]) -> tuple[Wholes, ...]:
    """Seas on the shortest way from port to port, both ends counted; 0 where there is none.

    Two ports on one sea are one sea apart; a port on two seas may use either (V-909, V-910).
    """
    count = 1 + max((sea for port in seas for sea in port), default=0)
    count = max(count, 1 + max((sea for pair in beside for sea in pair), default=0))
    steps = [[0 if a == b else FAR for b in range(count)] for a in range(count)]
    for a, b in beside:
        steps[a][b] = steps[b][a] = 1
    for middle in range(count):
        for a in range(count):
            for b in range(count):
                way = steps[a][middle] + steps[middle][b]
                if way < steps[a][b]:
                    steps[a][b] = way
    table: list[Wholes] = []
    for city, here in enumerate(seas):
        row: list[int] = []
        for other, there in enumerate(seas):
            ways = [steps[a][b] + 1 for a in here for b in there if steps[a][b] < FAR]
            row.append(min(ways) if ways and other != city else 0)
        table.append(tuple(row))
    return tuple(table)
