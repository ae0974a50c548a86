"""Bots and standing orders: what the house plays by itself, in which order, and where."""
