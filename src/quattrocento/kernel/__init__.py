"""The machinery of rules: positions, steps, moves and records, without a word of any game."""
