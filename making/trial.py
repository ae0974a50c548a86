"""What a built wheel must do, in an environment that has nothing else: needs no package.

Run by cibuildwheel for every wheel, and by `python3 do.py wheels`.
"""

from __future__ import annotations

import inspect
import pickle
from importlib.resources import files

import quattrocento
from quattrocento.cli import main
from quattrocento.kernel import play

match = quattrocento.start("virtu", seats=3, seed=7)
for _ in range(5):
    seat = match.seat
    assert seat is not None
    seen = quattrocento.Perspective(match.record.game, match.position, seat)
    match.play(quattrocento.read_player("greedy", seed=1).choose(seen))
again = quattrocento.read_record(match.record.dumps()).replay()
assert again.dump() == match.position.dump() == pickle.loads(pickle.dumps(again)).dump()
assert "Do a legal move" in (quattrocento.Match.play.__doc__ or "")
assert main(["simulate", "signorie", "--games", "2", "--jobs", "1"]) == 0
assert "Nobody has to decide" in (inspect.getdoc(quattrocento.Match.over) or "")
for page in ("index.html", "favicon.svg"):
    assert files("quattrocento.house").joinpath("static", page).is_file(), f"{page} is not there"
how = "plain" if play.__file__.endswith(".py") else "compiled"
print(f"quattrocento {quattrocento.__version__}, {how}: plays, keeps, searches, has its pages")
