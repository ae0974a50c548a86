"""What the page is sent: sources that run by themselves, and answers that need no Python."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

from quattrocento.page.levels import LEVELS, player_of
from quattrocento.page.packing import answers, pack
from tests.page.test_play import check

PLAYED = """
import asyncio, json, sys
sys.path.insert(0, sys.argv[1])
from quattrocento.games.registry import RULE_SETS, load_game
from quattrocento.lessons import lessons_of
from quattrocento.page import PageHouse, thinking

class Memory:
    def __init__(self): self.kept = {}
    async def put(self, kind, key, text): self.kept[kind, key] = text
    async def get(self, kind, key): return self.kept.get((kind, key))
    async def all(self, kind):
        return sorted((key, text) for (one, key), text in self.kept.items() if one == kind)
    async def delete(self, kind, key): self.kept.pop((kind, key), None)

async def think(job): return thinking.answer(job)

async def asked(house, method, path, body=None):
    status, text = await house.call(method, path, json.dumps(body) if body else "")
    assert status < 300, text
    return json.loads(text)

async def played():
    house = PageHouse(Memory(), lambda line, text: None, think, pause=0)
    await house.open()
    await asked(house, "POST", "/api/guests", {"name": "Ada", "language": "fr"})
    for name in RULE_SETS:
        assert lessons_of(load_game(name))
        seats = [{"kind": "me"}] + [{"kind": "here"}] * (load_game(name).seats[0] - 1)
        table = (await asked(house, "POST", "/api/tables", {"game": name, "seats": seats}))["table"]
        assert table["name"] == "Table de Ada"
        path = f"/api/tables/{table['id']}"
        await asked(house, "POST", f"{path}/start")
        message = await asked(house, "GET", f"{path}/message")
        body = {"seat": message["seat"], "version": message["version"], "key": "a" * 16}
        await asked(house, "POST", f"{path}/moves", body | {"move": message["moves"][0]["move"]})
        if name == "signorie":
            moves = lessons_of(load_game(name))[0].moves
            job = {"game": name, "seats": ["Ada", "Bea"], "options": {}, "moves": moves}
            assert "analysis" in json.loads(await think(json.dumps(job)))

asyncio.run(played())
print("played")
"""


def test_the_sources_that_are_sent_run_with_nothing_but_python(tmp_path: Path) -> None:
    packed, _ = pack()
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        archive.extractall(tmp_path)
    # Neither other packages nor this checkout can be seen.
    python = [sys.executable, "-I", "-S", "-c", PLAYED, str(tmp_path)]
    ended = subprocess.run(python, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert ended.stdout.strip() == "played", ended.stderr


def test_the_same_sources_make_the_same_archive() -> None:
    assert pack() == pack()


def test_every_address_in_the_list_of_games_has_its_answer() -> None:
    found = answers()
    games = json.loads(found["api/games.json"])
    check("GamesAnswer", games)
    texts = list(games["words"].values())
    for game in games["games"]:
        assert game["levels"] == list(LEVELS)
        texts += game["words"].values()
        check("ComponentsAnswer", json.loads(found[f"{game['components'][1:]}.json"]))
        check("RulesAnswer", json.loads(found[f"api/games/{game['name']}/rules.json"]))
        for level in LEVELS:
            assert player_of(game["name"], level)
    assert all("ui-bot-level" in found[f"{text[1:]}.ftl"] for text in texts)
