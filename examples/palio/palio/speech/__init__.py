"""What the Palio says, in every language."""
