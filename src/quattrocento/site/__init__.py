"""The pages as files: for browsers that keep them, and for hosts that serve nothing but files."""
