"""Not run but checked by mypy: what the stubs promise."""

from collections.abc import Iterator
from typing import assert_type

import jade_sudoku as jade


def single(puzzle: str) -> None:
    assert_type(jade.solve(puzzle), str)
    assert_type(jade.rate(puzzle).techniques, dict[str, int])
    assert_type([step.text("es") for step in jade.path(puzzle)], list[str])
    assert_type(jade.verify(puzzle, puzzle), bool)
    assert_type(jade.hint(jade.Board(puzzle), lang="es").step, jade.Step | None)


def batch(puzzles: list[str], rows: Iterator[bytes | None], table: jade.Table) -> None:
    assert_type(jade.solve(puzzles), jade.Table)
    assert_type(jade.rate(rows, stream=True), jade.Reader)
    assert_type(jade.path(table, words=["en"], progress=lambda done, total: None), jade.Table)
    assert_type(next(jade.verify(table, stream=True)), jade.Table)
