"""What is packed for others: one version everywhere, and a source package with all it needs."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest
from making.pythons import of_version, works

ROOT = Path(__file__).parents[1]
PACK = "from setuptools.build_meta import build_sdist; import sys; print(build_sdist(sys.argv[1]))"
NEEDED = (
    "CHANGELOG.md", "CITATION.cff", "LICENSE", "NOTICE", "README.md", "SECURITY.md", "do.py",
    "mkdocs.yml", "pyproject.toml", "setup.py", "docs/index.md", "docs/rules/virtu.md",
    "docs/pictures/signorie-desktop.png", "examples/write_a_bot.py",
    "examples/palio/pyproject.toml", "making/__init__.py", "making/trial.py", "making/fences.py",
    "src/quattrocento/py.typed", "src/quattrocento/house/static/index.html",
    "src/quattrocento/games/signorie/components.toml",
)  # fmt: skip


def described() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])


def test_the_version_is_one() -> None:
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {described()}\n" in cited
    released = re.search(r"^date-released: (\S+)$", cited, re.MULTILINE)
    assert released is not None
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    first = re.search(r"^## (\d.*)$", changes, re.MULTILINE)
    assert first is not None
    assert first[1] == f"{described()} ({released[1]})"


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files of a source package, below its folder."""
    folder = tmp_path_factory.mktemp("sdist")
    command = [sys.executable, "-c", PACK, str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        files = [one.name for one in archive.getmembers() if not one.isdir()]
    return {name.partition("/")[2] for name in files}


def test_a_source_package_has_what_it_needs(packed: set[str]) -> None:
    assert set(NEEDED) - packed == set()
    scripts = [name for name in packed if name.startswith("src/quattrocento/house/static/assets/")]
    assert any(name.endswith(".js") for name in scripts)


def test_a_source_package_has_nothing_else(packed: set[str]) -> None:
    folders = {name.partition("/")[0] for name in packed if "/" in name}
    assert folders == {"docs", "examples", "making", "src"}
    stray = re.compile(r"(^|/)(tests?|__pycache__|node_modules|build)/|\.(pyc|so|pyd)$|/test_")
    assert not [name for name in packed if stray.search(name)]


def test_cibuildwheel_tries_what_is_in_the_source_package() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    command = config["tool"]["cibuildwheel"]["test-command"]
    # Its project is where it was started, its package where the source package was unpacked.
    assert command == "python {package}/making/trial.py"


def test_a_shim_that_fails_is_no_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shim = tmp_path / "python3.12"
    shim.write_text("#!/bin/sh\necho 'pyenv: python3.12: command not found' >&2\nexit 127\n")
    shim.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    assert of_version(12) == [str(shim)]
    assert not works(str(shim), 12)
    assert works(sys.executable, sys.version_info.minor)
