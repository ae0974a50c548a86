"""Signorie: draft dice, train sons, marry daughters, ally with six houses."""
