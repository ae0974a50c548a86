"""How bots judge The Italian Wars."""
