"""Position files of Virtù: written, read, checked."""
