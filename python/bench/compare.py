"""Measures the package against the native program and other packages, all on the same puzzles in one run.

    pip install pyarrow hodoku-py py-sudoku        # the last two if they are to be compared
    python python/bench/compare.py --jade target/release/jade --rows 1000000 --rate-rows 20000

Build both from the same commit: `cargo build --release` and `maturin build --profile wheel`. Times are processor seconds of
the whole work (for the program, of its process, with reading and writing), with one thread; the best of some rounds.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time

import pyarrow

import jade_sudoku as jade


def best(rounds, work):
    """The least processor time of some rounds, in seconds."""
    times = []
    for _ in range(rounds):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return min(times)


def program(rounds, command, puzzles):
    """The same for the program, as the difference of its children's times."""
    times = []
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(puzzles) + "\n")
        file.flush()
        for _ in range(rounds):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([*command, file.name], stdout=subprocess.DEVNULL, check=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)


def say(what, rows, seconds, reference=None):
    ratio = f"  {reference / seconds:6.2f} × native" if reference else ""
    print(f"{what:34} {rows:9,} rows {seconds:9.3f} s {rows / seconds:13,.0f} rows/s{ratio}", flush=True)


def batches(options, puzzles):
    many = (puzzles * (options.rows // len(puzzles) + 1))[: options.rows]
    some = puzzles[: options.rate_rows]
    for name, rows in (("solve", many), ("rate", some)):
        native = program(options.rounds, [options.jade, name, "--threads", "1"], rows)
        say(f"{name}: program", len(rows), native)
        array = pyarrow.array(rows)
        question = getattr(jade, name)
        say(f"{name}: pyarrow array", len(rows), best(options.rounds, lambda: question(array, threads=1)), native)
        say(f"{name}: list of str", len(rows), best(options.rounds, lambda: question(rows, threads=1)), native)
        stream = lambda: sum(map(len, question(array, threads=1, stream=True)))
        say(f"{name}: stream", len(rows), best(options.rounds, stream), native)
    array = pyarrow.array(some)
    say("min_lex: pyarrow array", len(some), best(options.rounds, lambda: jade.min_lex(array, threads=1)))


def single(options, puzzles):
    rows = puzzles[: min(20_000, len(puzzles))]
    array = pyarrow.array(rows)
    batch = best(options.rounds, lambda: [jade.solve(puzzle) for puzzle in rows])
    # The native single solve has no command of its own: what a call costs beside it is that of a puzzle already solved.
    solved = jade.solve(rows)["solution"]
    call = best(options.rounds, lambda: [jade.solve(puzzle) for puzzle in solved])
    print(f"one call of solve: {batch / len(rows) * 1e6:.2f} µs, of which {call / len(rows) * 1e6:.2f} µs are not search")
    assert len(array) == len(rows)


def others(puzzles):
    try:
        import sudoku
    except ImportError:
        print("py-sudoku is not installed")
    else:
        rows = puzzles[:5]
        grids = [[[int(c) if c not in ".0" else None for c in row[i : i + 9]] for i in range(0, 81, 9)] for row in rows]
        theirs = best(1, lambda: [sudoku.Sudoku(3, 3, board=grid).solve() for grid in grids]) / len(rows)
        ours = best(5, lambda: [jade.solve(row) for row in puzzles[:2000]]) / min(2000, len(puzzles))
        print(f"py-sudoku: one solve {theirs * 1e6:,.0f} µs, jade.solve {ours * 1e6:.2f} µs: {theirs / ours:,.0f} times")
    try:
        from hodoku.api import Solver
    except ImportError:
        print("hodoku-py is not installed")
    else:
        rows = puzzles[:20]
        solver = Solver()
        theirs = best(1, lambda: [solver.rate(row) for row in rows]) / len(rows)
        ours = best(3, lambda: [jade.rate(row) for row in rows]) / len(rows)
        print(f"hodoku-py: one rating {theirs * 1e6:,.0f} µs, jade.rate {ours * 1e6:,.0f} µs: {theirs / ours:,.0f} times")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jade", help="the native program; without it only the package is measured")
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--rate-rows", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    print(f"jade-sudoku {jade.__version__}, Python {sys.version.split()[0]}, {os.cpu_count()} cores")
    puzzles = jade.generate(max(options.rate_rows, 20_000), seed=1, minimal=True)["puzzle"]
    if options.jade:
        batches(options, puzzles)
    single(options, puzzles)
    others(puzzles)


if __name__ == "__main__":
    main()
