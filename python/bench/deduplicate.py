"""Measures the deduplication of `jade_sudoku.folder` on one machine: seconds and peak memory.

    pip install pyarrow duckdb
    python python/bench/deduplicate.py --rows 10000000 [--memory 2GB] [--folder FOLDER]

Rows are made of minimal puzzles, each with up to four digits of its solution added, so that all are different; every tenth row
is another one in disguise, and the second half of the files is the first half in disguise. Their forms are real. To rate all of
them would take hours, so the columns of ratings repeat those of a few puzzles: they are as wide as real ones. `--folder` keeps
the rows for the next time.
"""

import argparse
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

import pyarrow
import pyarrow.parquet

import jade_sudoku as jade
from jade_sudoku import folder

ADDED = 5
EVERY = 10
RATED = 2_000


def puzzles(count, seed):
    """This number of different puzzles, and then disguises of the first of them."""
    made = jade.generate((count - count // EVERY) // ADDED + 1, seed=seed)["puzzle"]
    solutions = pyarrow.table(jade.solve(pyarrow.array(made)))["solution"].to_pylist()
    rows = []
    for puzzle, solution in zip(made, solutions):
        rows.append(puzzle)
        empty = [cell for cell in range(81) if puzzle[cell] in ".0"]
        for cell in empty[1 : len(empty) : len(empty) // (ADDED - 1)][: ADDED - 1]:
            puzzle = puzzle[:cell] + solution[cell] + puzzle[cell + 1 :]
            rows.append(puzzle)
    rows = rows[: count - count // EVERY]
    return rows + [disguised(row) for row in rows[: count // EVERY]]


def disguised(row):
    return row.translate(str.maketrans("123456789", "234567891"))[::-1]


def make(root, count, per_file):
    rated, source = root / "out" / "rated", root / "in"
    rated.mkdir(parents=True, exist_ok=True)
    source.mkdir(exist_ok=True)
    batch = next(folder._with_order(pyarrow.table({"puzzle": puzzles(RATED, 0)}).to_batches(), "0.parquet"))
    few = folder.answers(batch, "puzzle", None)
    half = -(-count // per_file // 2)
    for number, begin in enumerate(range(0, count, per_file)):
        size = min(per_file, count - begin)
        name, target = f"{number:06}.parquet", rated / f"part-{number:06}.parquet"
        # The rows are rated already, so nothing reads this file.
        (source / name).touch()
        if target.exists():
            continue
        table = few.take([row % RATED for row in range(size)])
        if number < half:
            rows = pyarrow.array(puzzles(size, number + 1))
            forms = pyarrow.table(jade.min_lex(rows))["min_lex"].cast(table.schema.field("form").type)
        else:
            first = pyarrow.parquet.read_table(rated / f"part-{number - half:06}.parquet", columns=["puzzle", "form"])
            rows = pyarrow.array([disguised(row) for row in first["puzzle"].to_pylist()[:size]])
            forms = first["form"].slice(0, size)
        own = {"puzzle": rows, "form": forms, folder.ORDER[0]: [name] * size, folder.ORDER[1]: list(range(size))}
        for column, values in own.items():
            at = table.column_names.index(column)
            table = table.set_column(at, table.schema.field(at), [values] if isinstance(values, list) else values)
        pyarrow.parquet.write_table(table, target, compression="zstd")
        print(f"{begin + size:,} rows made", file=sys.stderr, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rows", type=int, default=10_000_000)
    parser.add_argument("--per-file", type=int, default=500_000)
    parser.add_argument("--memory")
    parser.add_argument("--folder")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(options.folder or name)
        make(root, options.rows, options.per_file)
        for done in (root / "out" / "unique").glob("*"):
            done.unlink()
        more = ["--memory", options.memory] if options.memory else []
        begun = time.perf_counter()
        command = [sys.executable, "-m", "jade_sudoku.folder", str(root / "in"), str(root / "out"), *more]
        subprocess.run(command, check=True)
        seconds = time.perf_counter() - begun
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 2**20
        print(f"{options.rows:,} rows, memory {options.memory or 'not limited'}: {seconds:.0f} s, at most {peak:.2f} GiB")


if __name__ == "__main__":
    main()
