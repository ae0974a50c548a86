"""Words: what the program and its games say, in five languages, and the numbered rules."""
