"""Computer players: they get a view and imagined positions, never the real one."""
