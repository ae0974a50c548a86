"""Files that nobody means well with: nested without end, or full of orders to the terminal."""

from __future__ import annotations

import gzip
import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import quattrocento
from quattrocento.cleaning import clean
from quattrocento.cli import main
from quattrocento.games.registry import RULE_SETS
from quattrocento.house.store import Store, sqlite_url
from quattrocento.lab.data.writing import write_data
from quattrocento.lab.gathering import Found

DEEP = 100_000
NESTED = {
    "lists": "[" * DEEP,
    "closed lists": "[" * DEEP + "]" * DEEP,
    "some lists": "[" * 900 + "]" * 900,
    "objects": '{"a":' * DEEP + "1" + "}" * DEEP,
    "some objects": '{"game":"signorie","round":' + '{"a":' * 900 + "1" + "}" * 901,
    "a long number": "1" * 10_000,
    "not a number": '{"game":"signorie","round":NaN}',
    "without end": '{"game":"princes","decade":1e999}',
}
ORDERS = "\x1b[31mAda\x1b]52;c;aGk=\x07\x9b2J\u202eevil\u2066\r\x08\ud800"
"""Colours, the clipboard, an erased screen, text from right to left, a line begun anew."""
MARKUP = "[red]Bea[/red] :smile:"


@pytest.mark.parametrize("text", NESTED.values(), ids=NESTED.keys())
@pytest.mark.parametrize(
    "command",
    [
        "show {file}",
        "replay {file}",
        "play signorie --load {file}",
        "report {file} --to {folder}/page.html",
        "export {file} --to {folder}/data",
        "export {folder} --to {folder}/data",
        "report {folder} --to {folder}/page.html",
        "components signorie --components {file}",
        "restore {file} --data {folder}/house",
        "restore {packed} --data {folder}/house",
    ],
)
def test_deep_nesting_is_one_line(
    command: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, packed = tmp_path / "file.json", tmp_path / "file.gz"
    (tmp_path / "plan.json").write_text(text)
    file.write_text(text)
    packed.write_bytes(gzip.compress(text.encode(), 1))
    words = command.format(file=file, packed=packed, folder=tmp_path).split()
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("quattrocento: ")
    assert err.count("\n") == 1
    assert len(err) < 1000


@pytest.mark.parametrize("line", ['{"number": 1}', "7", "[" * DEEP, '{"number": [[]]}'])
def test_a_folder_with_nonsense_in_it_is_one_line(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "plan.json").write_text('{"overlay": null, "unknown": 1}')
    (tmp_path / "outcomes.jsonl").write_text(f"{line}\n")
    for command in ("report", "export"):
        assert main([command, str(tmp_path), "--to", str(tmp_path / "there")]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_nested_overlay_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    overlay = tmp_path / "overlay.toml"
    lists, key = "a = " + "[\n" * 2000, "a" + ".a" * 990 + " = 1"
    heading, large = "[" + "a." * 990 + "a]\nx = 1", "#\n" * (DEEP + 1)
    for text in (lists, key, heading, large, "a" + ".a" * 50_000 + " = 1"):
        overlay.write_text(text)
        assert main(["components", "signorie", "--components", str(overlay)]) == 2
        err = capsys.readouterr().err
        assert err.startswith("quattrocento: ")
        assert err.count("\n") == 1


def hostile(game: str, tmp_path: Path) -> Path:
    """A record whose players have names that would do something to a terminal."""
    seats = quattrocento.load_game(game).seats[0]
    match = quattrocento.start(game, seats=seats, seed=7)
    names = [ORDERS, MARKUP, *[f"{ORDERS}{seat}" for seat in range(2, seats)]]
    match.record.seats = names[:seats]
    for _ in range(12):
        match.play(match.legal()[0])
    lines = match.record.dumps().splitlines()
    header = json.dumps(match.record.header())
    path = tmp_path / "hostile.jsonl"
    path.write_text("\n".join([header, *lines[1:], ""]))
    return path


def on_a_terminal(*arguments: str) -> str:
    """What a command writes onto a terminal, colours and all."""
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "quattrocento.cli", *arguments]
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "100"}
    with subprocess.Popen(command, stdout=follower, stderr=follower, env=environment) as process:
        os.close(follower)
        written = b""
        while True:
            try:
                part = os.read(leader, 65_536)
            except OSError:
                break
            if not part:
                break
            written += part
    os.close(leader)
    assert process.returncode == 0, written.decode()
    return written.decode()


def check(said: str) -> None:
    """Nothing but the program's own colours, and names as they are written."""
    for order in ("\x1b[31mAda", "\x1b]52", "\x9b", "\u202e", "\u2066", "\x07", "\x08", "\ud800"):
        assert order not in said, f"{order!r} was obeyed"
    plain = "".join(said.split())
    assert "[31mAda" in plain
    assert "[red]Bea[/red]:smile:" in plain


@pytest.mark.parametrize("game", RULE_SETS)
def test_names_give_a_terminal_no_orders(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = hostile(game, tmp_path)
    for command in (["show", str(path)], ["replay", str(path)]):
        assert main(command) == 0
        out = capsys.readouterr().out
        check(out)
        assert "\x1b" not in out


@pytest.mark.parametrize("command", ["show", "replay"])
def test_on_a_real_terminal_too(command: str, tmp_path: Path) -> None:
    said = on_a_terminal(command, str(hostile("signorie", tmp_path)))
    check(said)
    assert "\x1b[" in said, "the program's own colours are there"


def test_errors_give_a_terminal_no_orders(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file's name, a game's name, an overlay's note, what a database holds."""
    assert main(["show", f"{tmp_path}/\x1b[31m.jsonl"]) == 2
    header = {"quattrocento": 1, "game": ORDERS, "version": 1, "seats": [], "options": {}}
    odd = tmp_path / os.fsdecode(b"\xff\x1b.jsonl")
    odd.write_text(json.dumps(header | {"overlay": None, "moves": None}) + "\n")
    assert main(["show", str(odd)]) == 2
    overlay = tmp_path / "overlay.toml"
    overlay.write_text('[x]\n"a\\u001b[31m" = 1\n')
    assert main(["components", "signorie", "--components", str(overlay)]) == 2
    store = Store(sqlite_url(tmp_path))
    store.open()
    with store.writing.begin() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        row = {"id": "\x1b[2J", "game": "\x9b31m", "name": "", "rules": 1, "options": "{}"}
        row |= {"private": 0, "invite": "", "host": "", "pace": "{}", "confirm_turn": 0}
        row |= {"state": "playing", "version": 1, "moves": 1, "events": 0, "created": 0}
        row |= {"changed": 0, "orders_given": 0, "sealed_given": 0, "lesson": 0}
        names, marks = ", ".join(row), ", ".join("?" * len(row))
        insert = f"INSERT INTO tables ({names}) VALUES ({marks})"
        connection.exec_driver_sql(insert, tuple(row.values()))
        person = "INSERT INTO people (id, name, epoch, language, notices, created) VALUES "
        connection.exec_driver_sql(f"{person} ('ada', ?, 0, 'en', '{{}}', 0)", ("\x1b[31mAda",))
        letter = "INSERT INTO outbox (id, person, table_id, channel, kind, due, tries, why, dead) "
        letter += "VALUES ('one', 'ada', '', 'webhook', 'turn', 0, 4, ?, 1)"
        connection.exec_driver_sql(letter, ("\x9b2J\r\nforged: \u202e",))
    store.close()
    assert main(["audit", "--data", str(tmp_path)]) == 1
    for more in ([], ["--json"]):
        assert main(["outbox", "--data", str(tmp_path), *more]) == 0
    out, err = capsys.readouterr()
    assert "\nforged" not in out
    assert err.count("\n") == 3
    for text in (out, err):
        assert clean(text) == text
    assert "is not installed" in out


def test_a_table_s_row_cannot_be_written_outside_its_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Parquet tables from somebody else name the files that they are written back to."""
    record = quattrocento.start("signorie", seats=2, seed=7).record.dumps()
    for name in ("../outside.jsonl", str(tmp_path / "outside.jsonl"), ".."):
        data = tmp_path / f"data{len(name)}"
        write_data([Found(name, record, None, [])], data, positions=False)
        assert main(["export", str(data), "--back", "--to", str(tmp_path / "back")]) == 2
        assert "is not the name of a record" in capsys.readouterr().err
    assert not (tmp_path / "outside.jsonl").exists()
