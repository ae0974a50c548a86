"""The subcommands, in the order of `--help`; each file has an `add` that declares one."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from quattrocento.commands import audit, backup, components, replay, restore, serve, show

COMMANDS: list[Callable[[argparse._SubParsersAction[argparse.ArgumentParser]], None]] = [
    components.add,
    show.add,
    replay.add,
    serve.add,
    audit.add,
    backup.add,
    restore.add,
]
