"""Small changes to a source, one at a time: the mutants that its tests are to notice."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from types import CodeType
from typing import Final, NamedTuple

COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTIONS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
PLUMBING: Final = {"clone", "copy_to", "dump", "__init__"}
"""Not rules: copies, files, and values laid out to be filled."""


class Mutant(NamedTuple):
    """A change: its name is where it is, what stood there and what stands there now."""

    name: str
    line: int
    last: int
    """The lines of the statement it is in."""
    number: int
    """Which change to the source it is, counted from its beginning."""


class _Site(NamedTuple):
    parent: ast.AST
    field: str
    place: int | None
    """In a list."""
    where: str
    statement: ast.stmt

    @property
    def node(self) -> ast.AST:
        found = getattr(self.parent, self.field)
        node: ast.AST = found if self.place is None else found[self.place]
        return node

    def put(self, node: ast.AST) -> None:
        if self.place is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.place] = node


def mutants(source: str, only: frozenset[str] = frozenset()) -> list[Mutant]:
    """Every mutant of a source, or of some of its functions."""
    found = []
    names: Counter[str] = Counter()
    for number, (site, before, after) in enumerate(_changes(ast.parse(source))):
        function = site.where.rpartition(".")[2]
        if function in PLUMBING or (only and function not in only):
            continue
        name = f"{site.where}: {before} → {after}"
        names[name] += 1
        if names[name] > 1:
            name += f" ({names[name]})"
        last = _header_end(site.statement)
        found.append(Mutant(name, site.statement.lineno, last, number))
    return found


def mutated(source: str, number: int, path: str) -> CodeType:
    """The source with one of its changes, compiled."""
    tree = ast.parse(source)
    for count, _ in enumerate(_changes(tree)):
        if count == number:
            return compile(ast.fix_missing_locations(tree), path, "exec")
    raise LookupError(f"{path} has no change {number}")


def _changes(tree: ast.Module) -> Iterator[tuple[_Site, str, str]]:
    """Each change is in the tree while it is given, and is taken back before the next."""
    for site in list(_sites(tree, "module", None)):
        node = site.node
        before = _header(site.statement)
        for variant in _variants(node):
            site.put(ast.copy_location(variant, node))
            if isinstance(node, ast.stmt):
                yield site, before, _header(variant)
            else:
                yield site, before, _header(site.statement)
            site.put(node)


def _sites(parent: ast.AST, where: str, statement: ast.stmt | None) -> Iterator[_Site]:
    for field, value in ast.iter_fields(parent):
        if field in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for place, node in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(node, ast.AST) or _tells(node):
                continue
            inside = node if isinstance(node, ast.stmt) else statement
            if inside is not None:
                at = place if isinstance(value, list) else None
                yield _Site(parent, field, at, where, inside)
            name = where
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                name = node.name if where == "module" else f"{where}.{node.name}"
            yield from _sites(node, name, inside)


def _tells(node: ast.AST) -> bool:
    """The chronicle and the words of a refusal are no rules."""
    if isinstance(node, ast.If):
        return ast.unparse(node.test).endswith(("events is not None", "events is None"))
    if isinstance(node, ast.Call):
        called = ast.unparse(node.func)
        return called.endswith(".tell") or called in ("Refusal", "Event", "impossible")
    # Nor is a check that can never fail: lists zipped with `strict` are of one length.
    return isinstance(node, ast.arg) or (isinstance(node, ast.keyword) and node.arg == "strict")


def _variants(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                changed = copy.copy(node)
                changed.ops = [*node.ops[:place], other(), *node.ops[place + 1 :]]
                yield changed
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
    elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
        yield ast.Pass()
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.Name) and node.id in FUNCTIONS:
        yield ast.Name(FUNCTIONS[node.id], node.ctx)
    elif isinstance(node, ast.Break):
        yield ast.Continue()
    elif isinstance(node, ast.Continue):
        yield ast.Break()
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield ast.Pass()
    elif isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name | ast.Tuple):
        yield ast.Pass()
    elif isinstance(node, ast.Return) and node.value is None:
        yield ast.Pass()
    elif isinstance(node, ast.If | ast.IfExp) and _is_plain(node.test):
        changed_test = copy.copy(node)
        changed_test.test = ast.UnaryOp(ast.Not(), node.test)
        yield changed_test


def _is_plain(test: ast.expr) -> bool:
    """A condition that has no operator of its own to change."""
    return not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp)


def _header(node: ast.AST) -> str:
    """A statement on one line, without its body."""
    if isinstance(node, ast.FunctionDef):
        return f"def {node.name}({ast.unparse(node.args)})"
    if isinstance(node, ast.If | ast.While):
        return f"{'if' if isinstance(node, ast.If) else 'while'} {ast.unparse(node.test)}"
    return ast.unparse(node).split("\n")[0]


def _header_end(statement: ast.stmt) -> int:
    """The last line of a statement, without its body."""
    body: list[ast.stmt] = getattr(statement, "body", [])
    if body:
        return max(statement.lineno, body[0].lineno - 1)
    return statement.end_lineno or statement.lineno
