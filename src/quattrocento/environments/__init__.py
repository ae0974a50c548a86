"""Games as environments for learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

They need `quattrocento[learn]`; nothing else in Quattrocento imports them. They stand on
`encoding`, where every move has a number and every seat's view is a row of whole numbers.
"""
