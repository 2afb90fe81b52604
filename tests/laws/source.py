"""Forbidden in the engine's source, because it could make two runs differ."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests import trees

FORBIDDEN_MODULES = frozenset(
    [
        "asyncio",
        "datetime",
        "logging",
        "os",
        "pathlib",
        "random",
        "secrets",
        "socket",
        "subprocess",
        "sys",
        "threading",
        "time",
        "uuid",
    ]
)
FORBIDDEN_CALLS = frozenset(["open", "hash", "id", "float", "input", "print", "globals", "eval", "exec"])
ORDERING = frozenset(["list", "tuple", "iter", "enumerate", "zip", "map", "filter", "reversed", "join", "fromkeys"])
"""Calls that put their argument in an order; over a set it would be a different one each time."""
SETS = frozenset(["set", "frozenset"])


def faults(source: str) -> list[str]:
    """Every fault of a module's source as "line: fault"."""
    tree = trees.tree(source)
    named = set(_names_of_sets(tree))
    return [f"{line}: {what}" for node in ast.walk(tree) for line, what in _faults(node, named)]


def _faults(node: ast.AST, named: set[str]) -> Iterator[tuple[int, str]]:
    match node:
        case ast.Import(names=names):
            for alias in names:
                if alias.name.split(".")[0] in FORBIDDEN_MODULES:
                    yield node.lineno, f"imports {alias.name}"
        case ast.ImportFrom(module=str(module)) if module.split(".")[0] in FORBIDDEN_MODULES:
            yield node.lineno, f"imports from {module}"
        case ast.Constant(value=float() | complex()):
            yield node.lineno, f"a number that is not whole: {node.value!r}"
        case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
            yield node.lineno, "a division that is not whole"
        case ast.Call(func=ast.Name(id=name)) if name in FORBIDDEN_CALLS:
            yield node.lineno, f"calls {name}"
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args) if name in ORDERING:
            if any(_is_set(arg, named) for arg in args):
                yield node.lineno, f"{name} over a set"
        case ast.For(iter=over) | ast.comprehension(iter=over) | ast.Starred(value=over):
            if _is_set(over, named):
                yield over.lineno, "goes through a set"


def _is_set(node: ast.AST, named: set[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in SETS
        case ast.BinOp(left=left, right=right, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return _is_set(left, named) or _is_set(right, named)
        case ast.Name() | ast.Attribute():
            return ast.unparse(node) in named
    return False


def _names_of_sets(tree: ast.AST) -> Iterator[str]:
    """Names and attributes that hold a set somewhere in the module."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=targets, value=value) if _is_set(value, set()):
                yield from map(ast.unparse, targets)
            case ast.AnnAssign(target=target, annotation=annotation):
                if ast.unparse(annotation).split("[")[0] in SETS:
                    yield ast.unparse(target)
            case ast.arg(arg=name, annotation=ast.expr() as annotation):
                if ast.unparse(annotation).split("[")[0] in SETS:
                    yield name
