"""A guided first race."""
