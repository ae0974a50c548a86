"""The laboratory: many games, what they show, and how fast they go."""
