"""Games as environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Each module needs the extra of its name; nothing else in Quattrocento imports them. They stand on
`encoding`, where every move has a number and every seat's view is a row of whole numbers.
"""
