"""Which extra brings a package that is not installed."""

from __future__ import annotations

EXTRAS: dict[str, tuple[str, ...]] = {
    "play": (
        "aiosmtplib",
        "argon2",
        "confusable_homoglyphs",
        "cryptography",
        "fluent",
        "h11",
        "itsdangerous",
        "msgspec",
        "openskill",
        "platformdirs",
        "prometheus_client",
        "rich",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "postgres": ("psycopg",),
    "data": ("pyarrow",),
    "ray": ("ray",),
    "train": ("torch",),
    "learn": ("gymnasium", "librt", "mypy_extensions", "numpy", "pettingzoo", "pyspiel"),
}
"""What each extra brings, by the names that are imported."""


def needed(error: ImportError) -> str | None:
    """The line that installs what could not be imported; nothing where no extra brings it.

    >>> from quattrocento.extras import needed
    >>> needed(ModuleNotFoundError("No module named 'rich'", name="rich.table"))
    "this needs rich, which is not installed: pip install 'quattrocento[play]'"
    """
    package = (error.name or "").partition(".")[0]
    for extra, brought in EXTRAS.items():
        if package in brought:
            return f"this needs {package}, which is not installed: {line(extra)}"
    return None


def line(extra: str) -> str:
    """What somebody types to have an extra."""
    return f"pip install 'quattrocento[{extra}]'"
