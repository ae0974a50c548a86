"""Reading the command line: one command is loaded, and a mistyped word gets a suggestion."""

from __future__ import annotations

import argparse
from typing import Any

from quattrocento.suggesting import unknown


class Parser(argparse.ArgumentParser):
    """Says what a word that it does not know was perhaps meant to be."""

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            known = [str(choice) for choice in action.choices]
            raise argparse.ArgumentError(action, f"no {value!r} here; {unknown(str(value), known)}")

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        found, left = self.parse_known_args(args, namespace)
        if left:
            word = left[0].partition("=")[0]
            self.error(f"no {word!r} here; {unknown(word, self._flags(found))}")
        return found

    def _flags(self, found: argparse.Namespace) -> list[str]:
        """What may be given to the command that was named."""
        flags = [f"--{name.replace('_', '-')}" for name in vars(found) if name != "run"]
        return [*flags, "--help"]
