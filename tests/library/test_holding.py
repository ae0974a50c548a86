"""A folder belongs to one run at a time, wherever its games are played."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quattrocento.cli import main
from quattrocento.holding import held
from quattrocento.kernel.errors import QuattrocentoError
from quattrocento.lab.keeping import PLAN

HOLDING = """
import sys
from pathlib import Path
from quattrocento.holding import held
from multiprocessing import get_context

with held(Path(sys.argv[1]) / "lock", str):
    with get_context("fork").Pool(1) as pool:
        print(pool.apply(int, ("7",)), flush=True)
        sys.stdin.read()
"""


@pytest.fixture
def other_run(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another run that holds the folder, with a process that plays for it."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "7\n"
    yield process
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


@pytest.mark.parametrize("where", ["--jobs 2", "--on ray"])
@pytest.mark.parametrize("command", ["arena", "balance", "simulate"])
def test_a_second_run_is_told_who_plays_there(
    command: str,
    where: str,
    other_run: subprocess.Popen[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = f"{command} signorie --players random,random --games 2 {where} --out {tmp_path}"
    assert main(words.split()) == 2
    out, err = capsys.readouterr()
    assert f"another run is playing into {tmp_path} (process {other_run.pid} on " in err
    assert (out, err.count("\n")) == ("", 1)
    assert not (tmp_path / PLAN).exists(), "nothing was begun"


def test_a_run_that_was_killed_holds_nothing(
    other_run: subprocess.Popen[str], tmp_path: Path
) -> None:
    with pytest.raises(QuattrocentoError), held(tmp_path / "lock", str):
        pass
    # The one that plays for it is still there.
    os.kill(other_run.pid, signal.SIGKILL)
    other_run.wait()
    with held(tmp_path / "lock", str):
        assert (tmp_path / "lock").read_text("utf-8").startswith(f"process {os.getpid()} on ")
