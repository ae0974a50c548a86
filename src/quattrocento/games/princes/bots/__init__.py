"""How bots judge Princes."""
