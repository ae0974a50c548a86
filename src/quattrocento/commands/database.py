"""The house's database, as several commands ask for it."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from quattrocento.kernel.errors import QuattrocentoError

if TYPE_CHECKING:
    from quattrocento.house.store import Store


def add_database(command: argparse.ArgumentParser) -> None:
    """Where the house keeps its tables."""
    command.add_argument("--data", metavar="DIR", help="folder of the house's files")
    command.add_argument("--database", metavar="URL", help="database instead of a file in --data")


def open_store(options: argparse.Namespace, *, new: bool = False) -> Store:
    """The database of the house that is meant; a new one may still be empty."""
    from quattrocento.house.config import read_config
    from quattrocento.house.files import make_folder
    from quattrocento.house.store import Store

    config = read_config(vars(options), os.environ)
    store = Store(config.database_url)
    if new:
        if not config.database:
            make_folder(config.folder)
        return store
    if store.file is not None and not store.file.exists():
        raise QuattrocentoError(f"there is no house in {store.file.parent}")
    store.check_schema()
    return store
