"""Which lines of a procedure's file run: how exploring finds a ruling that no answers reach.

A procedure without source, such as one typed at a prompt, cannot be watched.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import sys
from collections.abc import Callable, Iterator
from functools import cache
from types import CodeType, FrameType
from typing import Any, Self

__all__ = ["Watch"]


class Watch:
    """Notes the lines that run, in this thread, of the file in which the function stands."""

    def __init__(self, run: Callable[..., object]) -> None:
        self._code = _code(run)
        self._lines: dict[CodeType, set[int]] = {}

    def __enter__(self) -> Self:
        self._before = sys.gettrace()
        sys.settrace(self._called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self._before)

    def watches(self, run: Callable[..., object]) -> bool:
        """Whether the function stands in the watched file."""
        return _code(run).co_filename == self._code.co_filename

    def unreached(self) -> list[tuple[str, int]]:
        """The `return`s that did not run, in functions that did: the function's name and the line.

        Beside the watched function that concerns those that are declared to return a ruling.
        """
        return [
            (code.co_name, first)
            for code, ran in self._lines.items()
            for first, last in _returns(code, whatever=code is self._code)
            if not any(first <= line <= last for line in ran)
        ]

    def _called(self, frame: FrameType, event: str, arg: object) -> Any:
        if frame.f_code.co_filename != self._code.co_filename:
            return None
        ran = self._lines.setdefault(frame.f_code, set())

        def step(frame: FrameType, event: str, arg: object) -> Any:
            if event == "line":
                ran.add(frame.f_lineno)
            return step

        return step


def _code(run: Callable[..., object]) -> CodeType:
    code = inspect.unwrap(run).__code__
    assert isinstance(code, CodeType)
    return code


def _returns(code: CodeType, *, whatever: bool) -> Iterator[tuple[int, int]]:
    """The first and last lines of the function's own returns, those of nested functions left out."""
    function = _functions(code.co_filename).get((code.co_name, code.co_firstlineno))
    if function is None or not (whatever or "Ruling" in ast.unparse(function.returns or ast.Constant(None))):
        return
    stack: list[ast.AST] = list(function.body)
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Return):
            yield node.lineno, node.end_lineno or node.lineno
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)):
            stack.extend(ast.iter_child_nodes(node))


@cache
def _functions(file: str) -> dict[tuple[str, int], ast.FunctionDef]:
    """The functions of a source file by name and first line; none where there is no source."""
    return {
        (node.name, min([node.lineno, *(mark.lineno for mark in node.decorator_list)])): node
        for node in ast.walk(ast.parse("".join(linecache.getlines(file))))
        if isinstance(node, ast.FunctionDef)
    }
