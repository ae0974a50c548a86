"""The rule sets, one folder each."""
