"""What a seat of Princes may see."""
