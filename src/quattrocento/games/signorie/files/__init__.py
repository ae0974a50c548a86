"""Position files of Signorie: written, read, checked."""
