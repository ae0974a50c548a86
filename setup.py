"""Builds the wheel: the kernel and the rules compiled by mypyc where a C compiler works.

Without one the same sources are installed as they are, and the program says so.
`QUATTROCENTO_PURE=1` asks for the plain sources, `QUATTROCENTO_COMPILE=must` for nothing but
compiled ones, `QUATTROCENTO_OPTIMISE=g` for a quick compilation.

Every module is a C file of its own, and every game a library of its own: the files are compiled on
all cores at once, and what has not changed since the last build is not compiled again.
"""

from __future__ import annotations

import ast
import gc
import os
import re
import shutil
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, PlatformError
from setuptools.modified import newer_group

LIBRARIES = {
    # What bots ask of a game is part of every game.
    "kernel": ("kernel/**/*.py", "players/judgement.py"),
    "players": ("players/**/*.py",),
    "signorie": ("games/signorie/**/*.py",),
    "princes": ("games/princes/**/*.py",),
    # The Italian Wars are played by many of Virtù's rules.
    "virtu": ("games/virtu/**/*.py", "games/italian_wars/**/*.py"),
    # What a screen is told of a table: a house draws it for everybody after every move.
    "table": ("table/**/*.py",),
    # Apart from the games, which are played without the arrays' run-time too.
    "arrays": ("environments/encoding/**/*.py", "games/*/arrays.py", "players/learned/*.py"),
}
"""What is compiled, and which modules become one library; calls between libraries cost more.

A module that a pattern without `**` names belongs to that library alone.
"""
PLAIN = (
    "**/__init__.py",
    "games/*/drawing/*.py",
    "games/*/study.py",
    "games/*/files/restock.py",
    "games/**/shown.py",
    # Shapes, and what is written as it is.
    "table/shown.py",
    "table/listed.py",
    "table/rows.py",
    "table/clocks.py",
    "table/pending.py",
    "table/errors.py",
    "table/plans.py",
    "table/going_back.py",
    "table/replays.py",
)
"""What is left as it is: no processor waits for it, and shapes would lose their types."""
COLD = (
    "___files___",
    "___speech___",
    "___box.",
    "___game.",
    "___options.",
    "___orders.",
)
"""Compiled with little optimisation, by parts of the names of C files: no bot waits for it."""
UNIX = os.name == "posix"
MUST = os.environ.get("QUATTROCENTO_COMPILE") == "must"
"""A wheel for others is compiled, or there is none."""
REPOSITORY = "https://github.com/quattrocento/quattrocento"
LEVEL = os.environ.get("QUATTROCENTO_OPTIMISE", "3")
LITTLE = "-O1" if LEVEL.isdigit() and LEVEL > "1" else "-O0"
ASKED = {"egg_info", "dist_info", "sdist"}
"""Commands that ask about the package, or pack its sources, and build nothing."""
WORKS = Path("build", f"{sys.implementation.cache_tag}-mypyc-{metadata.version('mypy')}-O{LEVEL}")
"""Where C files and objects stay for the next build with the same tools."""


def libraries() -> list[tuple[list[str], str]]:
    """Every library with its files."""
    root = Path("src/quattrocento")
    found: dict[Path, str] = {}
    patterns = [(pattern, name) for name, some in LIBRARIES.items() for pattern in some]
    for pattern, name in sorted(patterns, key=lambda one: "**" not in one[0]):
        found.update(dict.fromkeys(root.glob(pattern), name))
    for path in [path for pattern in PLAIN for path in root.glob(pattern)]:
        found.pop(path, None)
    return [(sorted(str(p) for p in found if found[p] == name), name) for name in LIBRARIES]


def compiled() -> list[Any]:
    """The modules worth compiling: everything that rules are made of."""
    if os.environ.get("QUATTROCENTO_PURE") or ASKED & set(sys.argv) or not can_compile():
        return []
    from mypyc.build import mypycify

    # Most of what mypyc makes lives until the end; looking through it again and again takes long.
    gc.disable()
    made = libraries()
    extensions = mypycify(
        # From its cache mypyc forgets what a library includes.
        ["--cache-dir=/dev/null", *(path for paths, _ in made for path in paths)],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,
        separate=[(paths, f"quattrocento_{name}") for paths, name in made],
        target_dir=str(WORKS / "generated"),
    )
    for extension in extensions:
        # Each file of a library names the other libraries' tables: they are one thing, which
        # Microsoft's compiler takes for granted.
        common = ["-fcommon"] if UNIX else []
        if sys.platform == "linux":
            # Nobody puts functions of his own in place of these: they may call each other directly.
            common.append("-fno-semantic-interposition")
        extension.extra_compile_args = [*extension.extra_compile_args, *common]
        extension.sources = [documented(str(source)) for source in extension.sources]
    gc.freeze()
    return extensions


def can_compile() -> bool:
    """Whether a C compiler is there; Windows has its own, which no path leads to."""
    if UNIX:
        compiler = os.environ.get("CC", "cc").split()[0]
        return bool(shutil.which(compiler) or shutil.which("gcc")) or MUST
    from setuptools._distutils.ccompiler import new_compiler

    try:
        new_compiler().initialize()
    except PlatformError:
        return MUST
    return True


def readme() -> str:
    """The first page for an index of packages, where links lead to the repository."""
    text = Path("README.md").read_text("utf-8")
    shown = re.sub(r"!\[([^\]]*)\]\((?!http)", rf"![\1]({REPOSITORY}/raw/main/", text)
    return re.sub(r"(?<!!)\[([^\]]*)\]\((?!http)", rf"[\1]({REPOSITORY}/blob/main/", shown)


FUNCTION = re.compile(r"\(PyCFunction\)CPyPy_(\w+),[^\"]*PyDoc_STR\((\"(?:[^\"\\]|\\.)*\")")
CLASS = re.compile(r"\.tp_doc = PyDoc_STR\((\"(\w+)\((?:[^\"\\]|\\.)*\")")
PROPERTY = re.compile(
    r"(\{\"(\w+)\",\s*\(getter\)(\w+)_get_\2,\s*(?:\(setter\)\w+|NULL),\s*)NULL, NULL\}"
)
NATIVE = "__native_"


def documented(source: str) -> str:
    """The same C file with the docstrings of its module: mypyc writes signatures only.

    It lies beside what mypyc wrote, which stays as it is so that it is not compiled again.
    """
    path = Path(source)
    if not path.name.startswith(NATIVE):
        return source
    module = path.stem.removeprefix(NATIVE).replace("___", ".")
    if not Path("src", *module.split(".")).with_suffix(".py").exists():
        return source
    told = docstrings(module)
    named = {f"{module}.{name}".replace(".", "___"): text for name, text in told.items()}

    def ended(found: re.Match[str], signature: str, text: str | None) -> str:
        # Both are C strings, which C joins.
        return found[0] if text is None else found[0].replace(signature, f"{signature} {text}")

    def property_told(found: re.Match[str]) -> str:
        text = named.get(f"{found[3]}___{found[2]}")
        return found[0] if text is None else f"{found[1]}PyDoc_STR({text}), NULL}}"

    written = path.read_text("utf-8")
    written = FUNCTION.sub(lambda found: ended(found, found[2], named.get(found[1])), written)
    written = CLASS.sub(lambda found: ended(found, found[1], told.get(found[2])), written)
    written = PROPERTY.sub(property_told, written)
    beside = path.with_name(f"documented_{path.name}")
    if not beside.exists() or beside.read_text("utf-8") != written:
        beside.write_text(written, "utf-8")
    return str(beside)


@cache
def docstrings(module: str) -> dict[str, str]:
    """The docstrings of a module's classes, methods, properties and functions, as C strings."""
    from mypyc.codegen.cstring import c_string_initializer

    path = Path("src", *module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    found: dict[str, str] = {}
    waiting: list[tuple[str, ast.AST]] = [("", ast.parse(file.read_text("utf-8")))]
    while waiting:
        above, node = waiting.pop()
        for below in ast.iter_child_nodes(node):
            if isinstance(below, ast.ClassDef | ast.FunctionDef):
                name = above + below.name
                told = ast.get_docstring(below)
                if told is not None:
                    found[name] = c_string_initializer(told.encode())
                waiting.append((f"{name}.", below))
    return found


class Build(build_ext):
    """Compiles on all cores, and only what has changed; the objects stay for the next build."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.build_temp = str(WORKS / "objects")
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        """Compile the files of all extensions, then link each; all of them or none."""
        ccache = shutil.which("ccache")
        if ccache and self.compiler.compiler_type == "unix":
            self.compiler.set_executable("compiler_so", [ccache, *self.compiler.compiler_so])
        try:
            self._compile_all()
            super().build_extensions()
        except CCompilerError as error:
            if MUST:
                raise
            self.warn(f"the rules are not compiled: {error}")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def _compile_all(self) -> None:
        # The largest first, so that no core is left with it at the end.
        units = sorted(self._units(), key=lambda unit: -os.path.getsize(unit[1]))
        with ThreadPoolExecutor(self.parallel) as pool:
            list(pool.map(lambda unit: self._compile(*unit), units))
        for extension in self.extensions:
            made = self.compiler.object_filenames(extension.sources, output_dir=self.build_temp)
            extension.sources, extension.extra_objects, extension.depends = [], made, made

    def _units(self) -> Iterable[tuple[Any, str]]:
        """Each C file once, with an extension it belongs to: libraries share the run-time's."""
        return {
            source: (extension, source)
            for extension in self.extensions
            for source in extension.sources
        }.values()

    def _compile(self, extension: Any, source: str) -> None:
        """Compile a file, unless its object is newer than all that it includes."""
        [made] = self.compiler.object_filenames([source], output_dir=self.build_temp)
        little = [LITTLE] if any(part in source for part in COLD) and UNIX else []
        pipe = ["-pipe"] if UNIX else []
        if newer_group([source, *extension.depends], made):
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=[*extension.extra_compile_args, *pipe, *little],
            )


setup(
    ext_modules=compiled(),
    cmdclass={"build_ext": Build},
    long_description=readme(),
    long_description_content_type="text/markdown",
)
