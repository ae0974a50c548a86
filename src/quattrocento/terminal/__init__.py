"""The table in a terminal: a board in letters, choices by number, plain text through a pipe."""
