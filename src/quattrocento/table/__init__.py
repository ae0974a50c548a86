"""The game at a table: seats, moves, undo, questions, lessons, and what each seat is told.

Plain Python, without a database, a network or a clockwork of its own: a house and a page are its
hosts. They ask who somebody is, keep what is changed, and then tell it.
"""
