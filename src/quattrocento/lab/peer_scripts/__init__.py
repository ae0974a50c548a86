"""Scripts that run in an environment of their own, one a peer."""
