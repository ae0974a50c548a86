"""Position files of The Italian Wars: written, read, checked."""
