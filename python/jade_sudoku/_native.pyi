"""The types of jade_sudoku; the functions are explained in README.md."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from os import PathLike
from typing import Any, Literal, Protocol, TypeAlias, overload

__version__: str

class _ArrowArray(Protocol):
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...

class _ArrowStream(Protocol):
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

class _NumberArray(Protocol):
    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def dtype(self) -> Any: ...
    def tolist(self) -> Any: ...

Puzzle: TypeAlias = str | bytes | Board | _NumberArray | Sequence[int] | Sequence[Sequence[int | None]]
"""One puzzle: text with a board in any layout, or a list (or an array of NumPy) of its cells or of its rows, 0 if empty."""

Puzzles: TypeAlias = _ArrowArray | _ArrowStream | _NumberArray | Iterable[Puzzle | None]
"""A batch: a table with a column of puzzles, an array of them (of NumPy: boards × cells, or boards × rows × columns), or any
iterable."""

Progress: TypeAlias = Callable[[int, int | None], object]
"""Called some times a second with the number of rows done and of all rows, if that is known."""

Techniques: TypeAlias = Literal["full", "classic"] | Sequence[str]
"""The name of a profile, or the ids of techniques in the order of trying."""

Language: TypeAlias = Literal["en", "es"]

class PuzzleError(ValueError):
    """A single puzzle has no answer."""

    code: str
    """Why, such as ``several-solutions``."""

class Board:
    """A board of any size. In a notebook it draws itself."""

    def __init__(self, line: str) -> None: ...
    def __len__(self) -> int: ...
    def __getitem__(self, cell: int, /) -> int:
        """The digit of a cell, numbered in reading order from 0; 0 if it is empty."""
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @property
    def side(self) -> int:
        """The number of rows."""
    @property
    def givens(self) -> int:
        """The number of filled cells."""
    def _repr_svg_(self) -> str: ...

class Step:
    """One application of a technique. In a notebook it draws itself; as text it is its one-line notation."""

    @property
    def technique(self) -> str:
        """The id of the technique, such as ``x-wing``."""
    @property
    def placements(self) -> list[tuple[int, int]]:
        """The digits placed: pairs of the cell, in reading order from 0, and the digit."""
    @property
    def eliminations(self) -> list[tuple[int, int]]:
        """The candidates removed: pairs of the cell, in reading order from 0, and the digit."""
    @property
    def cells(self) -> list[int]:
        """The cells of the pattern, in reading order from 0."""
    @property
    def before(self) -> Board:
        """The board before the step."""
    @property
    def after(self) -> Board:
        """The board after the step."""
    @property
    def candidates(self) -> list[list[int]]:
        """The candidates of each cell before the step; none if it is filled."""
    def text(self, lang: Language = "en") -> str:
        """The step in words."""
    def _repr_svg_(self) -> str: ...

class Path:
    """All steps from a puzzle to its solution, in order."""

    @overload
    def __getitem__(self, index: int, /) -> Step: ...
    @overload
    def __getitem__(self, index: slice, /) -> list[Step]: ...
    def __iter__(self) -> Iterator[Step]: ...
    def __len__(self) -> int: ...
    @property
    def puzzle(self) -> Board:
        """The puzzle."""
    @property
    def end(self) -> Board:
        """The last board: the solution, unless the path is stuck."""
    @property
    def outcome(self) -> Literal["solved", "stuck"]:
        """How the path ends."""
    @property
    def rating(self) -> Rating:
        """The rating of the path."""
    def _repr_svg_(self) -> str: ...

class PictureBoard:
    """A board that was read in a picture."""

    @property
    def line(self) -> str:
        """The printed digits in one line of 81 signs, with a dot for every other cell."""
    @property
    def board(self) -> Board:
        """The printed digits as a board."""
    @property
    def standing(self) -> Literal["proper", "several-solutions", "no-solution", "breaks-rules"]:
        """How the printed digits stand."""
    @property
    def doubtful(self) -> list[int]:
        """The cells, in reading order from 0, that a person should look at."""
    @property
    def changed(self) -> list[int]:
        """The cells that look more like something else, and were changed since only so is the puzzle a proper one."""
    @property
    def corners(self) -> list[tuple[float, float]]:
        """The corners of the board in the picture, as x and y in pixels, clockwise from the first cell."""
    @property
    def cells(self) -> list[dict[str, Any]]:
        """The 81 cells: dicts with ``kind``, ``digit``, ``candidates``, ``confidence``, ``doubtful`` and ``changed``."""
    def _repr_svg_(self) -> str: ...

class Rating:
    """How hard a puzzle is."""

    @property
    def givens(self) -> int:
        """The number of givens."""
    @property
    def outcome(self) -> Literal["solved", "stuck"]:
        """How the path ends."""
    @property
    def level(self) -> str | None:
        """The level, such as ``hard``; ``None`` if the path is stuck or the board is full."""
    @property
    def score(self) -> int:
        """The sum of the points of all steps."""
    @property
    def hardest(self) -> str | None:
        """The hardest technique; ``None`` if there are no steps."""
    @property
    def step_count(self) -> int:
        """The number of steps."""
    @property
    def openness(self) -> float | None:
        """The mean number of cells that a single fills; ``None`` if the path is stuck or the board is full."""
    @property
    def techniques(self) -> dict[str, int]:
        """How often each technique is used, in the order of the profile."""
    def keys(self) -> list[str]:
        """The names of the values, so that ``dict(rating)`` has them."""
    def __getitem__(self, name: str, /) -> Any: ...

class ExplainerRating:
    """How hard the Sudoku Explainer 1.2.1 finds a puzzle. All are 0 for a full board."""

    @property
    def er(self) -> float:
        """The rating of the hardest step."""
    @property
    def ep(self) -> float:
        """The highest rating up to the first step that places a digit."""
    @property
    def ed(self) -> float:
        """The rating of the first step."""
    @property
    def step_count(self) -> int:
        """The number of steps."""

class Hint:
    """What to do next. In a notebook it draws its step."""

    @property
    def rungs(self) -> list[str]:
        """The words, from the vaguest to the most explicit."""
    @property
    def step(self) -> Step | None:
        """The step that the hint leads to; ``None`` if something must be corrected first, or nothing is left to do."""
    def _repr_svg_(self) -> str: ...

class JudgedStep:
    """What a referee says of a claimed step."""

    @property
    def claim(self) -> str:
        """The step as it was written."""
    @property
    def line(self) -> int:
        """The line of the text, from 1."""
    @property
    def conclusions(self) -> str:
        """What was read as its conclusions, in one-line notation."""
    @property
    def verdict(self) -> Literal["good", "known", "unfounded", "false"]:
        """``good``, ``known``, ``unfounded`` or ``false``."""
    @property
    def good(self) -> bool:
        """Whether the verdict is ``good``."""
    @property
    def basis(self) -> Literal["cited", "named", "board"] | None:
        """Why a good step follows; ``None`` if it is not good."""
    @property
    def technique(self) -> str | None:
        """The id of the technique that JADE calls it."""
    @property
    def step(self) -> str | None:
        """JADE's step, in one-line notation."""
    @property
    def named(self) -> str | None:
        """The id of the technique that it names."""
    @property
    def named_right(self) -> bool | None:
        """Whether the technique that it names concludes this here."""
    @property
    def faults(self) -> list[str]:
        """The kinds of what is wrong, the most telling first."""
    @property
    def text(self) -> str:
        """All of it in words."""
    @property
    def progress(self) -> float:
        """How much it has added to the progress of the puzzle, from 0 to 1."""

class Referee:
    """Judges what is claimed about a puzzle, step by step."""

    def __init__(self, puzzle: Puzzle, *, techniques: Techniques = "full", lang: Language = "en") -> None: ...
    def judge(self, claim: str | dict[str, Any]) -> list[JudgedStep]:
        """Judges the steps of a text, or a step that is a ``dict``, on the board that those before have left."""
    def judge_answer(self, answer: Puzzle) -> bool:
        """Judges an answer: any text with a full board, or a board. Returns whether it is the solution."""
    @property
    def board(self) -> Board:
        """The board that the true steps have left."""
    @property
    def candidates(self) -> list[list[int]]:
        """The candidates of each cell; none if it is filled."""
    @property
    def solution(self) -> Board:
        """The solution."""
    @property
    def score(self) -> float:
        """Quality times progress, from 0 to 1."""
    @property
    def quality(self) -> float:
        """The share of the steps that are good, with the answer as one more, without those that are known."""
    @property
    def progress(self) -> float:
        """The share of the candidates that are not in the solution and are gone."""
    @property
    def solved(self) -> bool:
        """Whether the answer is right; without an answer, whether the steps leave only the solution."""
    @property
    def good_at_first(self) -> int:
        """The number of good steps before the first that is unfounded or false."""
    @property
    def verdicts(self) -> dict[str, int]:
        """The number of steps with each verdict."""

class Table:
    """Answers: the columns of the input, those of the answers, and ``error``. It has the Arrow PyCapsule interface."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...
    def __len__(self) -> int: ...
    def __getitem__(self, column: str, /) -> list[Any]:
        """The values of a column."""
    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    def to_pylist(self) -> list[dict[str, Any]]:
        """A dictionary for every row."""
    def to_arrow(self) -> Any:
        """The same as a ``pyarrow.Table``."""
    def to_polars(self) -> Any:
        """The same as a ``polars.DataFrame``."""
    def to_pandas(self) -> Any:
        """The same as a ``pandas.DataFrame``, by way of pyarrow."""

class Reader:
    """Answers that are made as they are asked for, one record batch at a time. It can be read once."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...
    def __iter__(self) -> Iterator[Table]: ...
    def __next__(self) -> Table: ...
    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""

@overload
def solve(puzzles: Puzzle) -> str:  # type: ignore[overload-overlap]
    """The only solution. Batch: ``solution``."""

@overload
def solve(puzzles: Puzzles, *, stream: Literal[False] = False, column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Table: ...
@overload
def solve(puzzles: Puzzles, *, stream: Literal[True], column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Reader: ...

@overload
def count(puzzles: Puzzle, *, limit: int = 1_000_000) -> int:  # type: ignore[overload-overlap]
    """The number of solutions, at most ``limit``. Batch: ``count``."""

@overload
def count(puzzles: Puzzles, *, limit: int = 1_000_000, stream: Literal[False] = False, column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Table: ...
@overload
def count(puzzles: Puzzles, *, limit: int = 1_000_000, stream: Literal[True], column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Reader: ...

def judge(puzzle: Puzzle, attempt: str, *, techniques: Techniques = "full", lang: Language = "en") -> tuple[list[JudgedStep], Referee]:
    """Judges an attempt: the steps of a text, and its answer if it has one. Returns the steps and the referee with the score."""

@overload
def is_proper(puzzles: Puzzle) -> bool:  # type: ignore[overload-overlap]
    """Whether there is exactly one solution. Batch: ``proper``."""

@overload
def is_proper(puzzles: Puzzles, *, stream: Literal[False] = False, column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Table: ...
@overload
def is_proper(puzzles: Puzzles, *, stream: Literal[True], column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Reader: ...

@overload
def rate(puzzles: Puzzle, *, techniques: Techniques = "full") -> Rating:  # type: ignore[overload-overlap]
    """How hard it is. Batch: a column for each property of ``Rating``."""

@overload
def rate(puzzles: Puzzles, *, techniques: Techniques = "full", stream: Literal[False] = False, column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Table: ...
@overload
def rate(puzzles: Puzzles, *, techniques: Techniques = "full", stream: Literal[True], column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Reader: ...

def read(picture: str | PathLike[str] | bytes) -> list[PictureBoard]:
    """The boards in a picture, the most prominent one first: a JPEG, PNG or WebP file, by its path or as bytes.

    Raises ``PuzzleError`` with a code such as ``no-board`` if there is none. Nothing leaves the computer."""

def read_codes(picture: str | PathLike[str] | bytes) -> list[str]:
    """What the QR codes in a picture say, such as links with a board: a JPEG, PNG or WebP file, by its path or as bytes.

    Nothing leaves the computer."""

@overload
def explainer(puzzles: Puzzle) -> ExplainerRating:  # type: ignore[overload-overlap]
    """How hard the Sudoku Explainer 1.2.1 finds it. Batch: ``er``, ``ep``, ``ed``, ``step_count``."""

@overload
def explainer(puzzles: Puzzles, *, stream: Literal[False] = False, column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Table: ...
@overload
def explainer(puzzles: Puzzles, *, stream: Literal[True], column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Reader: ...

@overload
def path(puzzles: Puzzle, *, techniques: Techniques = "full") -> Path:  # type: ignore[overload-overlap]
    """All steps to the solution, as a person finds them. Batch: the columns of ``rate``, ``end`` and ``steps``."""

@overload
def path(puzzles: Puzzles, *, techniques: Techniques = "full", words: Sequence[Language] = (), stream: Literal[False] = False, column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Table: ...
@overload
def path(puzzles: Puzzles, *, techniques: Techniques = "full", words: Sequence[Language] = (), stream: Literal[True], column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Reader: ...

@overload
def steps(puzzles: Puzzle, *, techniques: Techniques = "full") -> list[Step]:  # type: ignore[overload-overlap]
    """The steps that are available now. Batch: ``steps``."""

@overload
def steps(puzzles: Puzzles, *, techniques: Techniques = "full", words: Sequence[Language] = (), stream: Literal[False] = False, column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Table: ...
@overload
def steps(puzzles: Puzzles, *, techniques: Techniques = "full", words: Sequence[Language] = (), stream: Literal[True], column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Reader: ...

@overload
def hint(puzzles: Puzzle, filled: Puzzle | None = None, *, lang: Language = "en", with_marks: bool = False, techniques: Techniques = "full") -> Hint:  # type: ignore[overload-overlap]
    """What to do next; ``filled`` is the board as it is now. Batch: ``technique``, ``step`` and ``rungs``."""

@overload
def hint(puzzles: Puzzles, *, lang: Language = "en", with_marks: bool = False, techniques: Techniques = "full", stream: Literal[False] = False, column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Table: ...
@overload
def hint(puzzles: Puzzles, *, lang: Language = "en", with_marks: bool = False, techniques: Techniques = "full", stream: Literal[True], column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Reader: ...

@overload
def canonical(puzzles: Puzzle) -> str:  # type: ignore[overload-overlap]
    """JADE's canonical form, for boards of every size. Batch: ``canonical``."""

@overload
def canonical(puzzles: Puzzles, *, stream: Literal[False] = False, column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Table: ...
@overload
def canonical(puzzles: Puzzles, *, stream: Literal[True], column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Reader: ...

@overload
def min_lex(puzzles: Puzzle) -> str:  # type: ignore[overload-overlap]
    """The min-lex form of 9×9 puzzles and grids. Batch: ``min_lex``."""

@overload
def min_lex(puzzles: Puzzles, *, stream: Literal[False] = False, column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Table: ...
@overload
def min_lex(puzzles: Puzzles, *, stream: Literal[True], column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Reader: ...

@overload
def automorphisms(puzzles: Puzzle) -> int:  # type: ignore[overload-overlap]
    """The number of automorphisms of 9×9 puzzles and grids. Batch: ``automorphisms``."""

@overload
def automorphisms(puzzles: Puzzles, *, stream: Literal[False] = False, column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Table: ...
@overload
def automorphisms(puzzles: Puzzles, *, stream: Literal[True], column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Reader: ...

@overload
def verify(puzzles: Puzzle, answers: Puzzle | None) -> bool:
    """Whether an answer solves a puzzle. Batch: a table with both columns; ``correct``."""

@overload
def verify(puzzles: Puzzles, *, answer_column: str = "solution", stream: Literal[False] = False, column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Table: ...
@overload
def verify(puzzles: Puzzles, *, answer_column: str = "solution", stream: Literal[True], column: str = "puzzle", threads: int | None = None, progress: Progress | None = None) -> Reader: ...

def generate(
    count: int = 1,
    *,
    level: str | None = None,
    technique: str | None = None,
    er: str | None = None,
    size: int = 9,
    rules: str | None = None,
    givens: int | None = None,
    symmetry: str | None = None,
    minimal: bool = False,
    collection: bool = False,
    techniques: Techniques = "full",
    seed: int | None = None,
    patience: float = 60.0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Table:
    """Makes puzzles to order. They depend only on the order, the seed and the version.

    ``rules`` are those of a variant, such as ``"killer"`` or ``"x; anti-king"``; a puzzle then begins with them, in
    brackets, and all functions that take any board take it so. ``er`` is a range of ratings of the Sudoku Explainer, such as ``"7.0..7.5"``; the table then has the columns ``er``,
    ``ep`` and ``ed``.
    """

def are_isomorphic(one: Puzzle, other: Puzzle) -> bool:
    """Whether two 9×9 puzzles or grids are essentially the same."""

def redundant_givens(puzzle: Puzzle) -> list[int]:
    """The givens that follow from the others: cells in reading order from 0."""

def neighbours(puzzle: Puzzle, *, count: int = 1, minimal: bool = False) -> list[str]:
    """The proper puzzles with one other given, or with ``count`` others."""

def minimal_puzzles(puzzle: Puzzle, *, limit: int = 1000) -> list[str]:
    """The minimal puzzles within a puzzle, at most ``limit``."""

def unavoidable_sets(grid: Puzzle, *, size: int = 10) -> list[list[int]]:
    """The minimal unavoidable sets of a full grid up to ``size`` cells."""

def techniques(techniques: Techniques = "full") -> tuple[tuple[str, str], ...]:
    """The ids of all techniques of a profile, in the order of trying, each with its level."""
