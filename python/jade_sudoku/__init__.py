"""JADE for Python: solve, rate, explain and make Sudokus, one or millions.

Every function takes one puzzle (``str``, ``bytes``, ``Board``) and returns its answer, or raises ``PuzzleError``; or it
takes a batch and returns a ``Table``, with the faults of single rows in the column ``error``. A batch is anything with
the Arrow PyCapsule interface (pyarrow, Polars, pandas, DuckDB) or any iterable of puzzles. With ``stream=True`` the answer
is a ``Reader``, which takes and gives one record batch at a time.
"""

from ._native import (
    Board,
    Hint,
    Path,
    PuzzleError,
    Rating,
    Reader,
    Step,
    Table,
    __version__,
    are_isomorphic,
    automorphisms,
    canonical,
    count,
    generate,
    hint,
    is_proper,
    min_lex,
    minimal_puzzles,
    neighbours,
    path,
    rate,
    redundant_givens,
    solve,
    steps,
    techniques,
    unavoidable_sets,
    verify,
)

__all__ = [
    "Board",
    "Hint",
    "Path",
    "PuzzleError",
    "Rating",
    "Reader",
    "Step",
    "Table",
    "__version__",
    "are_isomorphic",
    "automorphisms",
    "canonical",
    "count",
    "generate",
    "hint",
    "is_proper",
    "min_lex",
    "minimal_puzzles",
    "neighbours",
    "path",
    "rate",
    "redundant_givens",
    "solve",
    "steps",
    "techniques",
    "unavoidable_sets",
    "verify",
]
