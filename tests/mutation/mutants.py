"""Mutants: every small change of a function's code that a rule test should notice."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import CodeType
from typing import NamedTuple, TypeAlias

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
TOLD = ("tell",)
"""Calls that only tell of what happened; their words are tested elsewhere."""
Function: TypeAlias = ast.FunctionDef


class Mutant(NamedTuple):
    """One change: where it is, what it does, and the code of its function with it."""

    path: Path
    function: str
    line: int
    change: str
    code: CodeType
    key: str
    """The same as long as the function is the same: results are kept under it."""

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line} {self.function}: {self.change}"


def mutants(path: Path, source: str, order: bool = False) -> Iterator[Mutant]:
    """Every mutant of every function of a module; for `order` those in which two statements change places."""
    tree = ast.parse(source)
    changes = _swaps if order else _changes
    for prefix, function in _functions(tree):
        name = f"{prefix}{function.name}"
        text = ast.unparse(function)
        seen: dict[str, int] = {}
        for line, change, mutated in changes(function):
            again = seen[change] = seen.get(change, 0) + 1
            key = hashlib.sha256(f"{path.name}\0{name}\0{text}\0{change}\0{again}".encode())
            code = _compiled(mutated, path)
            yield Mutant(path, name, line, change, code, key.hexdigest()[:16])


def _functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield "", node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.", inner


def _compiled(function: Function, path: Path) -> CodeType:
    """The code of a function alone, with the line numbers it has in its module."""
    bare = copy.copy(function)
    bare.decorator_list = []
    module = ast.Module([_future(), bare], [])
    whole = compile(ast.fix_missing_locations(module), str(path), "exec", dont_inherit=True)
    return next(c for c in whole.co_consts if isinstance(c, CodeType) and c.co_name == bare.name)


def _future() -> ast.stmt:
    return ast.parse("from __future__ import annotations").body[0]


def _changes(function: Function) -> Iterator[tuple[int, str, Function]]:
    """Copies of a function, each with one change."""
    for index, node in enumerate(_body_nodes(function)):
        for change in _kinds(node):
            twin = copy.deepcopy(function)
            target = next(n for i, n in enumerate(_body_nodes(twin)) if i == index)
            before = ast.unparse(node)
            _apply(twin, target, change)
            if _yields(function) and not _yields(twin):
                twin.body += ast.parse("if False: yield").body
            shown = target.operand if isinstance(target, ast.UnaryOp) else target
            after = "" if change == "drop" else ast.unparse(shown)
            said = f"{change}: {_short(before)}" + (f" → {_short(after)}" if after else "")
            yield getattr(node, "lineno", function.lineno), said, twin


def _swaps(function: Function) -> Iterator[tuple[int, str, Function]]:
    """Copies of a function in which a statement comes after the one that follows it, if that one can do without it."""
    for index, body in enumerate(_bodies(function)):
        for at, (first, second) in enumerate(pairwise(body)):
            if _acts(first) and _acts(second) and not _stored(first) & _names(second):
                twin = copy.deepcopy(function)
                other = next(b for i, b in enumerate(_bodies(twin)) if i == index)
                other[at], other[at + 1] = other[at + 1], other[at]
                said = f"swap: {_short(ast.unparse(first))} ↔ {_short(ast.unparse(second))}"
                yield first.lineno, said, twin


def _bodies(function: Function) -> Iterator[list[ast.stmt]]:
    """All lists of statements in a function."""
    for node in ast.walk(function):
        for name in ("body", "orelse", "finalbody"):
            found = getattr(node, name, None)
            if isinstance(found, list) and found:
                yield found


def _acts(node: ast.stmt) -> bool:
    """Whether a statement does something that could as well be done a little later."""
    kinds = ast.Expr | ast.Assign | ast.AugAssign | ast.Delete | ast.If | ast.For | ast.While
    return isinstance(node, kinds) and not _is_docstring(node) and not _tells(node)


def _stored(node: ast.stmt) -> set[str]:
    """The names a statement gives a value."""
    found = (x for x in ast.walk(node) if isinstance(x, ast.Name))
    return {x.id for x in found if isinstance(x.ctx, ast.Store)}


def _names(node: ast.stmt) -> set[str]:
    return {x.id for x in ast.walk(node) if isinstance(x, ast.Name)}


def _yields(function: Function) -> bool:
    """Whether it is a generator; a mutant that were none any more would be found by anything."""
    return any(isinstance(n, ast.Yield | ast.YieldFrom) for n in _body_nodes(function))


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 70 else f"{line[:67]}..."


def _body_nodes(function: Function) -> Iterator[ast.AST]:
    """All nodes of a function's body but docstrings, annotations, checks and what is only told."""
    pending: list[ast.AST] = list(reversed(function.body))
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Assert) or _is_docstring(node) or _tells(node):
            continue
        yield node
        if isinstance(node, ast.AnnAssign):
            children: list[ast.AST] = [node.target] + ([node.value] if node.value else [])
        elif isinstance(node, ast.FunctionDef):
            children = list(node.body)
        elif isinstance(node, ast.JoinedStr):
            children = []
        elif isinstance(node, ast.Call):
            checks = [k for k in node.keywords if k.arg == "strict"]
            children = [x for x in ast.iter_child_nodes(node) if x not in checks]
        else:
            children = list(ast.iter_child_nodes(node))
        pending += reversed(children)


def _is_docstring(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _tells(node: ast.AST) -> bool:
    """Whether a statement only tells of what happened."""
    call = node.value if isinstance(node, ast.Expr) else None
    return (
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in TOLD
    )


def _kinds(node: ast.AST) -> Iterator[str]:
    """The changes that make sense for a node."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in COMPARE:
            yield "compare"
        case ast.BoolOp():
            yield "and/or"
        case ast.UnaryOp(op=ast.Not()):
            yield "not"
        case ast.BinOp(op=op) if type(op) in ARITHMETIC and not _is_text(node):
            yield "arithmetic"
        case ast.AugAssign(op=op):
            yield "drop"
            if type(op) in ARITHMETIC:
                yield "arithmetic"
        case ast.Constant(value=bool()):
            yield "flip"
        case ast.Constant(value=int()):
            yield "number"
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield "call"
        case ast.If() | ast.IfExp():
            yield from ("always", "never")
        case ast.Expr() | ast.Assign() | ast.Delete():
            yield "drop"
        case ast.Break() | ast.Continue():
            yield "drop"
        case _:
            return


def _is_text(node: ast.BinOp) -> bool:
    sides = (node.left, node.right)
    return any(isinstance(x, ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple) for x in sides)


def _apply(function: Function, node: ast.AST, change: str) -> None:
    match node, change:
        case ast.Compare(ops=[op]), _:
            node.ops = [COMPARE[type(op)]()]
        case ast.BoolOp(), _:
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        case ast.UnaryOp(), _:
            _replace(function, node, node.operand)
        case ((ast.BinOp() | ast.AugAssign()), "arithmetic"):
            node.op = ARITHMETIC[type(node.op)]()
        case ast.Constant(value=bool()), _:
            node.value = not node.value
        case ast.Constant(value=int(number)), _:
            node.value = number + 1
        case ast.Call(func=ast.Name() as called), _:
            called.id = CALLS[called.id]
        case ((ast.If() | ast.IfExp()), _):
            node.test = ast.copy_location(ast.Constant(change == "always"), node.test)
        case _, "drop":
            _replace(function, node, ast.copy_location(ast.Pass(), node))
        case _:
            raise NotImplementedError(change)


def _replace(function: Function, old: ast.AST, new: ast.AST) -> None:
    """Put a node in the place of another one."""

    class Swap(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            if node is old:
                return new
            return self.generic_visit(node)

    Swap().visit(function)
