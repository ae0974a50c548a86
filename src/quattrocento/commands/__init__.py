"""The subcommands, in the order of `--help`; each file has an `add` that declares one."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from quattrocento.commands import (
    arena,
    audit,
    backup,
    balance,
    bench,
    components,
    export,
    mail,
    outbox,
    play,
    replay,
    report,
    restore,
    scale,
    serve,
    show,
    simulate,
    train,
    worker,
)

COMMANDS: list[Callable[[argparse._SubParsersAction[argparse.ArgumentParser]], None]] = [
    play.add,
    components.add,
    show.add,
    replay.add,
    arena.add,
    simulate.add,
    balance.add,
    report.add,
    export.add,
    bench.add,
    scale.add,
    train.add,
    serve.add,
    worker.add,
    outbox.add,
    mail.add,
    audit.add,
    backup.add,
    restore.add,
]
