"""The core needs no package; a command that needs one says which line installs it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import quattrocento
from quattrocento.cli import main
from quattrocento.extras import EXTRAS

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "quattrocento"
ALONE = f"""
import sys
missing = {sorted(package for brought in EXTRAS.values() for package in brought)!r}
sys.modules.update(dict.fromkeys(missing))
"""
"""None for a module is what Python takes for one that is not installed."""


def alone(program: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """A program where nothing is installed that an extra brings."""
    command = [sys.executable, "-c", ALONE + program]
    return subprocess.run(command, input=answers, capture_output=True, text=True)


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name.partition(".")[0] for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module.partition(".")[0]


def test_every_package_that_is_imported_is_in_an_extra() -> None:
    files = [path for path in SOURCES.rglob("*.py") if path.parent.name != "peer_scripts"]
    found = {name for path in files for name in imported(path)}
    others = found - set(sys.stdlib_module_names) - {"quattrocento"}
    assert others <= {package for brought in EXTRAS.values() for package in brought}
    described = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert described["dependencies"] == []
    assert set(EXTRAS) <= set(described["optional-dependencies"])


def test_a_game_is_played_and_searched_and_kept_without_any_package() -> None:
    done = alone(
        """
import quattrocento
match = quattrocento.start("virtu", seats=3, seed=7)
for spec in ("greedy", "search:2", "random"):
    me = quattrocento.Perspective(match.record.game, match.position, match.seat)
    match.play(quattrocento.read_player(spec, seed=1).choose(me))
print(quattrocento.read_record(match.record.dumps()).replay().dump() == match.position.dump())
"""
    )
    assert (done.stdout, done.stderr) == ("True\n", "")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--help", "study games:\n  arena "),
        ("simulate signorie --games 1 --jobs 1", "1 games, "),
        ("balance signorie --games 1 --jobs 1 --players random", "points from"),
        ("components virtu --source reconstructed", "reconstructed"),
    ],
)
def test_these_commands_need_none(words: str, told: str) -> None:
    done = alone(f"from quattrocento.cli import main\nmain({words.split()!r})")
    assert told in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("serve --no-browser", "play"),
        ("replay game.jsonl", "play"),
        ("arena signorie --players random,random --games 1 --jobs 1", "play"),
        ("export nothing --to there", "data"),
        ("bench env --seconds 0.01", "learn"),
        ("simulate signorie --games 1 --on ray", "ray"),
    ],
)
def test_the_others_say_what_installs_it(words: str, extra: str, tmp_path: Path) -> None:
    words = words.replace("nothing", str(ROOT / "tests/records/games"))
    words = words.replace("there", str(tmp_path / "there"))
    done = alone(f"from quattrocento.cli import main\nsys.exit(main({words.split()!r}))")
    assert done.stderr.endswith(f"is not installed: pip install 'quattrocento[{extra}]'\n")
    assert done.returncode == 2


def test_a_game_is_played_at_a_terminal_and_told_in_bare_words(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = f"play signorie --seats 2 --seed 7 --name Ada --bots greedy --save {file}"
    answers = "1\nb\nfly\nu\ntake_die red 5\nq\n"
    program = f"from quattrocento.cli import main\nsys.exit(main({words.split()!r}))"
    played = alone(program, answers)
    assert played.returncode == 0, played.stderr
    assert "pip install 'quattrocento[play]'" in played.stderr
    assert "Ada, your choices" in played.stdout
    assert "round: 1" in played.stdout
    told = alone(f"from quattrocento.cli import main\nmain(['show', {str(file)!r}])")
    assert "Ada: take_die red 5" in told.stdout, told.stderr
    assert re.search(r"^1\. \w+: \d+ \(", told.stdout, re.MULTILINE)


def test_a_house_on_postgresql_says_what_installs_its_driver() -> None:
    done = alone(
        """
for name in [name for name, module in sys.modules.items() if module is None]:
    if name != "psycopg":
        del sys.modules[name]
from quattrocento.cli import main
main(["serve", "--no-browser", "--database", "postgresql://house@localhost/house"])
"""
    )
    assert "pip install 'quattrocento[postgres]'" in done.stderr


def test_importing_the_library_loads_nothing_else() -> None:
    program = """
import sys
before = set(sys.modules)
import quattrocento
print(sorted(set(sys.modules) - before))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "['__future__', 'quattrocento']\n"


def test_a_game_is_loaded_alone() -> None:
    done = alone(
        """
import quattrocento
quattrocento.start("signorie", 2)
print([name for name in sys.modules if name.endswith("games.virtu")])
"""
    )
    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("pley signorie", "no command is called 'pley'; did you mean play or replay?"),
        ("simulate signore", "no 'signore' here; did you mean signorie?"),
        ("simulate signorie --sead 3", "no '--sead' here; did you mean --seed"),
    ],
)
def test_a_mistyped_word_gets_a_suggestion(
    words: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words.split())
    assert told in capsys.readouterr().err


def test_everything_public_is_there_and_nothing_else() -> None:
    assert all(hasattr(quattrocento, name) for name in quattrocento.__all__)
    named = {name for names in quattrocento.PUBLIC.values() for name in names}
    assert named | {"__version__"} == set(quattrocento.__all__) == set(dir(quattrocento))


def test_python_runs_the_package() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "quattrocento", "--version"], capture_output=True, text=True
    )
    assert done.stdout == f"quattrocento {quattrocento.__version__}\n"
