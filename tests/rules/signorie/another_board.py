"""An overlay that is unlike the usual board in everything that an overlay can say."""

from __future__ import annotations

from typing import Final

from quattrocento.games.signorie.game import Signorie

PRINTED: Final = """
[mandates]
M4 = { fewest = 2, most = 2 }
M2 = { fewest = 2, most = 2 }
M5 = { fewest = 3, most = 3 }
M3 = { fewest = 1, most = 2 }
M1 = { fewest = 2, most = 2 }
M6 = { fewest = 2, most = 2 }

[zones]
red = ["woman", "woman"]
purple = ["woman", "man"]
turquoise = ["man", "man"]

[careers]
political = [1, 1, 2, 3, 5, 6, 8, 9, 10]
military = [2, 3, 4, 5, 6, 8, 9, 10, 13]

[cities]
Milano = [1, 2, 4]
Roma = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
Napoli = [3]

[helpers.yellow]
cost = [1, 2, 3, 4]
second = ["vp", 1, 2]
third = ["woman", 1, 1]
[helpers.red]
cost = [5]
[helpers.grey]
cost = [0, 3]
[helpers.turquoise]
cost = [1, 2, 3, 4, 5, 6]
second = ["tile", 1, 1]
third = ["vp", 2, 2]
fourth = ["meeple", 1, 1]
fifth = ["florins", 1, 4]
"""
ANOTHER: Final = Signorie(PRINTED)
