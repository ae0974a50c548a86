"""Position files of Princes: written, read, checked."""
