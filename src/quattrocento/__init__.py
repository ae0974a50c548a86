"""The table at which Renaissance board games are played and studied."""
