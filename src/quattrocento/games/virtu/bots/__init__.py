"""How bots judge Virtù."""
