"""Training a game's learned judge: games against itself, a network, a contest with the last one."""
