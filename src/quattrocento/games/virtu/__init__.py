"""Virtù: three to five dynasties of Renaissance Italy and the art of governing."""
