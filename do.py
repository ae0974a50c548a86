#!/usr/bin/env python3
"""Do something with a clone of Quattrocento; needs nothing but Python 3.11 or newer.

    python3 do.py play        play in the browser against bots or with friends
    python3 do.py test        everything that must hold: style, types, rules, fuzz, browser;
                              with --quick what one runs before every commit
    python3 do.py soak        the tests' long run: the fuzz loop for hours, then a storm
    python3 do.py storm       the house tortured for minutes: killed, paused, cut off, attacked
    python3 do.py mutate      do the rules' tests notice small changes to the rules? A game may
                              follow, and `--sample N`
    python3 do.py pages       what the browser's pages weigh, and how soon they answer
    python3 do.py bench       how fast it is; takes the options of `quattrocento bench`
    python3 do.py run …       any `quattrocento` command, for instance: run show game.jsonl
    python3 do.py install     only install: .venv/bin/quattrocento, with compiled rules
    python3 do.py wheel       only build the package, compiled, into build/wheel
    python3 do.py documents   the documents as pages, into build/documents, their links checked
    python3 do.py site        the whole program as files that need no server of their own, and
                              the documents beside it, into build/site
    python3 do.py wheels      packages for others, into dist, each tried in an environment that
                              has nothing else; Pythons may follow
    python3 do.py trial       those packages as their users have them: installed without a
                              compiler, played in a browser, an environment run; with --train
                              learned with for a minute

What it needs it installs into .venv the first time; later runs start at once.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable

from making.installing import (
    build_wheel,
    dependencies,
    described,
    extra,
    install,
    installed,
    make_venv,
    prepare,
    tools,
)
from making.shell import HERE, PYTHON, call, command, leisure, meanwhile, pip, say, stop, waiting
from making.testing import mutate, test
from making.trying import try_packages
from making.wheels import build_packages


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):
        print("Quattrocento needs Python 3.11 or newer; this is", sys.version.split()[0])
        return 2
    tasks: dict[str, Callable[[list[str]], int]] = {
        "play": play,
        "test": test,
        "soak": soak,
        "storm": storm,
        "mutate": mutate,
        "pages": pages,
        "bench": bench,
        "run": run,
        "install": only_install,
        "wheel": only_wheel,
        "wheels": wheels,
        "trial": trial,
        "documents": documents,
        "site": site,
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
        return plainly(*arguments)
    finally:
        stop(compiling)


def plainly(*arguments: str) -> int:
    """A command on the plain sources."""
    pure = os.environ | {"PYTHONPATH": str(HERE / "src")}
    return call(PYTHON, "-m", "quattrocento.cli", *arguments, env=pure)


def only_install(arguments: list[str]) -> int:
    install(dev="--dev" in arguments)
    return 0


def only_wheel(arguments: list[str]) -> int:
    make_venv()
    prepare(*tools())
    build_wheel()
    return 0


def wheels(arguments: list[str]) -> int:
    make_venv()
    prepare(*tools())
    return build_packages(arguments)


def trial(arguments: list[str]) -> int:
    """What is in dist, installed and used without a compiler; Pythons may follow."""
    make_venv()
    prepare(*tools(dev=True))
    pythons = [one for one in arguments if one != "--train"]
    return try_packages(pythons, train="--train" in arguments)


def documents(arguments: list[str]) -> int:
    """The documents as pages, every link checked."""
    make_venv()
    with waiting("installing what the documents need"):
        pip("install", "--quiet", *described("dependency-groups", "documents"))
    return call(PYTHON, "-m", "mkdocs", "build", "--strict", "--quiet")


def site(arguments: list[str]) -> int:
    """What a host of files serves: the pages with all they need, and the documents."""
    make_venv()
    prepare()
    folder = HERE / "build" / "site"
    # Earlier versions wrote other things there.
    shutil.rmtree(folder, ignore_errors=True)
    failed = plainly("site", str(folder)) or documents([])
    if not failed:
        shutil.copytree(HERE / "build" / "documents", folder / "documents", dirs_exist_ok=True)
    return failed


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
        pip("install", "--quiet", *extra("learn"))
    return command("bench", *arguments)


def pages(arguments: list[str]) -> int:
    """The pages weighed and timed in the machine's own Chromium."""
    install(dev=True)
    return call(PYTHON, "-m", "tests.browser.pages", *arguments)


def soak(arguments: list[str]) -> int:
    """The tests' long run: many more fuzzed games, whose number may follow, and then a storm."""
    install(dev=True)
    os.environ["QUATTROCENTO_FUZZ"] = arguments[0] if arguments else "500"
    at_random = ("tests/fuzz", "tests/house/test_names.py", "tests/house/test_princes_secrets.py")
    return call(PYTHON, "-m", "pytest", *at_random, "-n", "auto") or storm([])


def storm(arguments: list[str]) -> int:
    """Both kinds of house in a storm of faults; seconds may follow, and `--seed N`."""
    install(dev=True)
    return call(PYTHON, "-m", "tests.storm", *arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
