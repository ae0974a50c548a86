"""Games as environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Each module needs the extra of its name; nothing else in Quattrocento imports them.
"""
