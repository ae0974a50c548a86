"""Text files as a person keeps them: read and written with errors that say what is wrong."""

from __future__ import annotations

from pathlib import Path

from quattrocento.kernel.errors import QuattrocentoError


def read_text(path: Path) -> str:
    """A file's text; an error says what is wrong with it in one line."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise QuattrocentoError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise QuattrocentoError(f"cannot read {path}: it is not a text file") from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all: a full disk leaves the old one as it was."""
    if path.exists() and not path.is_file():
        # Putting a new file in its place would do away with a folder's or a device's name.
        raise QuattrocentoError(f"cannot write {path}: it is not a plain file")
    draft = path.with_name(path.name + ".new")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise QuattrocentoError(f"cannot write {path}: {error.strerror}") from None
