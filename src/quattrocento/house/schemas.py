"""The schemas of all that is said: made from its types and from what is written beside them."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import Any, is_typeddict

import msgspec

from quattrocento.games.italian_wars import shown as italian_wars
from quattrocento.games.princes import shown as princes
from quattrocento.games.signorie import shown as signorie
from quattrocento.games.virtu import shown as virtu
from quattrocento.games.virtu.winter import shown as winter
from quattrocento.house import paces, responses, sending
from quattrocento.table import listed, shown

Json = dict[str, Any]
REF = "#/components/schemas/"
VIEWS = (
    signorie.SignorieView, princes.PrincesView, virtu.VirtuView, italian_wars.WarsView,
)  # fmt: skip
OF_GAMES = {
    ("Message", "view"): VIEWS,
    ("Whole", "view"): VIEWS,
    ("LensAnswer", "lens"): (virtu.Lens,),
    ("PlanAnswer", "plan"): (winter.WinterSheet,),
}
"""Fields in which a game says its own; a game of another package may say whatever it likes."""
ALSO = (
    *VIEWS, virtu.PalacePlayer, virtu.PalaceTable, virtu.Lens, winter.WinterSheet,
    shown.Whole, shown.Delta, shown.Refusal, shown.Presence, shown.Waits,
    sending.MoveSent, sending.UndoSent, sending.RedoSent, sending.ConfirmSent,
)  # fmt: skip
"""What no call takes or answers: views, what they share, plans, what is said on a line."""
WRITTEN = (responses, sending, shown, listed, signorie, princes, virtu, winter, italian_wars)


def schemas_of(kinds: Iterable[Any]) -> tuple[dict[Any, Json], Json]:
    """The schema of each of these types, and all those that they refer to by name."""
    wanted = [*dict.fromkeys((*kinds, *ALSO, paces.Pace))]
    found, named = msgspec.json.schema_components(wanted, ref_template=REF + "{name}")
    for module in WRITTEN:
        for name, kind in vars(module).items():
            if name in named and inspect.isclass(kind):
                _complete(named[name], kind)
    for (name, field), shapes in OF_GAMES.items():
        own = [{"$ref": REF + shape.__name__} for shape in shapes]
        named[name]["properties"][field]["anyOf"][:0] = own
    schemas = dict(zip(wanted, found, strict=True))
    # It is shown as somebody asked for it.
    del named["Pace"]
    named["Summary"]["properties"]["pace"] = schemas[paces.Pace]
    spelt: Json = {name: _spelt_out(schema) for name, schema in sorted(named.items())}
    return schemas, spelt


def _complete(schema: Json, kind: type) -> None:
    """Nothing else is in a dictionary of ours; a field is what is said of it."""
    if is_typeddict(kind):
        schema["additionalProperties"] = False
    for base in (*getattr(kind, "__orig_bases__", ()), kind):
        for field, said in _said(inspect.getmodule(base)).get(base.__name__, {}).items():
            schema["properties"][field]["description"] = said


@cache
def _said(module: ModuleType | None) -> dict[str, dict[str, str]]:
    """What is written under the fields of a module's classes."""
    if module not in WRITTEN:
        return {}
    return {
        one.name: {
            field.target.id: inspect.cleandoc(text.value.value)
            for field, text in pairwise(one.body)
            if isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
            and isinstance(text.value.value, str)
        }
        for one in ast.parse(inspect.getsource(module)).body
        if isinstance(one, ast.ClassDef)
    }


def _spelt_out(schema: Any) -> Any:
    """A property for each key where keys have known names; elsewhere anything may be a key."""
    if isinstance(schema, list):
        return [_spelt_out(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made: Json = {key: _spelt_out(value) for key, value in schema.items()}
    if "enum" in made.get("propertyNames", {}):
        value = made.pop("additionalProperties")
        made["properties"] = dict.fromkeys(made.pop("propertyNames")["enum"], value)
        made["additionalProperties"] = False
    elif made.get("type") == "object" and "properties" not in made:
        made.setdefault("additionalProperties", {})
    return made
