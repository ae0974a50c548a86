"""A judge that learned from games: a small network over what a seat sees."""
