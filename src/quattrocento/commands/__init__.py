"""The subcommands, in the order of `--help`; each file has an `add` that declares one."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from quattrocento.commands import (
    announce,
    arena,
    audit,
    backup,
    balance,
    bench,
    components,
    export,
    log,
    mail,
    outbox,
    people,
    play,
    purge,
    register,
    replay,
    report,
    restore,
    scale,
    serve,
    show,
    simulate,
    tables,
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
    serve.add,
    worker.add,
    outbox.add,
    mail.add,
    people.add,
    tables.add,
    announce.add,
    register.add,
    purge.add,
    log.add,
    audit.add,
    backup.add,
    restore.add,
]
