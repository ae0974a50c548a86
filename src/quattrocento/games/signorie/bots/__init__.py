"""How bots judge Signorie."""
