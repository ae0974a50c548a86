"""What a seat of Virtù may see."""
