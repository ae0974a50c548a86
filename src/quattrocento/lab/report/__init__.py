"""One self-contained page about many games, with pictures."""
