"""Training a game's learned judge: games against itself, a network, a match with the last one."""
