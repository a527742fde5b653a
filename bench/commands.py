#!/usr/bin/env python3
"""Compares whole commands of the release build with those of an earlier version.

    bench/commands.py [--by time|instructions] [--rounds N] [--most RATIO] [--only PART-OF-NAME]
                      [--new PROGRAM] [--old PROGRAM] [--against COMMIT]

The other benchmarks measure the libraries, with a profile of their own. This one measures what users run: it builds the
program as `cargo build --release` does, and the one of the commit in `bench/reference` as that commit builds it. Both
answer the same questions in turn, on one thread.

It prints the ratio of instructions, or of user time if the processor does not count instructions: the least of all
rounds. `--by instructions` without such a processor counts with Valgrind, on a twentieth of the puzzles. A ratio above
`--most` (1.1, for time 1.25) makes it fail.

The puzzles come from the program itself (random minimal ones) and from JADE's collection, and from ../shared if it is
there.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "bench/target/commands"
SHARED = ROOT.parent / "shared/data/puzzles"


def build(tree: Path, target: Path) -> Path:
    """Builds the program of a source tree as users do."""
    environment = os.environ | {"CARGO_TARGET_DIR": str(target)}
    subprocess.run(["cargo", "build", "--release", "--locked", "-p", "jade"], cwd=tree, env=environment, check=True)
    return target / "release/jade"


def reference() -> str:
    """The commit in `bench/reference`."""
    lines = (ROOT / "bench/reference").read_text().splitlines()
    return next(line for line in lines if line and not line.startswith("#"))


def build_commit(name: str) -> Path:
    """Builds the program of a commit, once."""
    git = ["git", "-C", str(ROOT)]
    commit = subprocess.run([*git, "rev-parse", "--verify", name + "^{commit}"], capture_output=True, text=True)
    if commit.returncode != 0:
        sys.exit(f"this clone has no commit {name}: git fetch --unshallow --tags")
    program = WORK / f"jade-{commit.stdout.strip()}"
    if not program.exists():
        tree = WORK / "tree"
        subprocess.run([*git, "worktree", "remove", "--force", str(tree)], capture_output=True)
        subprocess.run([*git, "worktree", "add", "--detach", str(tree), commit.stdout.strip()], check=True)
        try:
            shutil.copy(build(tree, WORK / "target"), program)
        finally:
            subprocess.run([*git, "worktree", "remove", "--force", str(tree)], check=True)
            shutil.rmtree(WORK / "target", ignore_errors=True)
    return program


def of_collection() -> list[str]:
    """Every fifth puzzle of JADE's collection, so all levels and techniques. A letter is a run of empty cells."""
    text = (ROOT / "crates/jade-collection/data/collection.txt").read_text()
    cells = [line for line in text.splitlines() if " " not in line and not line.startswith("#")]
    return [re.sub("[a-z]", lambda run: "." * (ord(run[0]) - ord("a") + 1), line) for line in cells[::5]]


def of_file(name: str) -> list[str]:
    """The puzzles of a file of ../shared; none if it is missing."""
    path = SHARED / name
    if not path.exists():
        print(f"skipped: {name} (no {path.parent})", file=sys.stderr)
        return []
    return [line[:81] for line in path.read_text().splitlines() if line and not line.startswith("#")]


def commands(program: Path, share: int) -> list[tuple[str, list[str]]]:
    """The names and arguments of all commands, with a part of the puzzles."""
    random = ["generate", "--minimal", "--seed", "1", "--count", "2000"]
    made = subprocess.run([program, *random], capture_output=True, text=True, check=True).stdout.split()
    random_minimal = [line for line in made if len(line) == 81]
    collection, few_givens, top = of_collection(), of_file("17-clue.txt"), of_file("magictour-top1465.txt")

    def asked(question: list[str], name: str, puzzles: list[str]) -> tuple[str, list[str]] | None:
        if not puzzles:
            return None
        file = WORK / f"{name}.txt"
        part = puzzles[: max(1, len(puzzles) // share)] if share > 1 else puzzles
        file.write_text("".join(line + "\n" for line in part))
        return " ".join([*question, name, f"({len(part)})"]), [*question, str(file)]

    def made_to_order(level: str) -> tuple[str, list[str]]:
        count = str(max(2, 30 // share))
        order = ["generate", "--profile", "classic", "--level", level, "--seed", "1", "--count", count]
        return f"generate {level} ({count})", order

    questions = [
        asked(["rate"], "17-clue", few_givens[:10_000]),
        asked(["rate"], "top1465", top[:400]),
        asked(["rate"], "random-minimal", random_minimal),
        asked(["rate"], "collection", collection),
        asked(["path", "--summary"], "random-minimal-500", random_minimal[:500]),
        asked(["hint"], "collection-500", collection[::4]),
        asked(["solve"], "17-clue-all", few_givens),
        asked(["solve"], "random-minimal-many", random_minimal * 20),
        *map(made_to_order, ["easy", "medium", "hard"]),
    ]
    return [question for question in questions if question is not None]


def user_time(command: list[str]) -> float:
    """The user time of a command, in seconds."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"failed: {' '.join(command)}")
    return usage.ru_utime


def counted_by_processor(command: list[str]) -> float | None:
    """The instructions of a command; `None` if the processor does not count them."""
    if shutil.which("perf") is None:
        return None
    perf = ["perf", "stat", "-x", ",", "-e", "instructions:u", "-o", str(WORK / "perf"), "--", *command]
    subprocess.run(perf, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    counted = re.search(r"^(\d+),,instructions", (WORK / "perf").read_text(), re.MULTILINE)
    return float(counted[1]) if counted else None


def counted_by_valgrind(command: list[str]) -> float:
    """The instructions of a command, as Valgrind counts them."""
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}", *command]
    run = subprocess.run(valgrind, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    counted = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode != 0 or not counted:
        sys.exit(f"failed: {' '.join(valgrind)}\n{run.stderr}")
    return float(counted[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--by", choices=["time", "instructions"])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--most", type=float, help="the largest ratio that passes")
    parser.add_argument("--only", default="", help="only commands whose name contains this")
    parser.add_argument("--new", type=Path, help="measure this program instead of building one")
    parser.add_argument("--old", type=Path, help="compare with this program instead of that of a commit")
    parser.add_argument("--against", default=reference(), help="compare with this commit (bench/reference)")
    options = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    new = options.new or build(ROOT, ROOT / "target")
    old = options.old or build_commit(options.against)

    measure, unit, share, rounds = user_time, "seconds", 1, options.rounds
    if options.by != "time" and counted_by_processor(["true"]) is not None:
        measure, unit, rounds = counted_by_processor, "instructions", 1
    elif options.by == "instructions":
        if shutil.which("valgrind") is None:
            sys.exit("neither the processor nor Valgrind counts instructions: sudo apt install valgrind")
        measure, unit, share, rounds = counted_by_valgrind, "instructions", 20, 1
    most = options.most or (1.25 if measure is user_time else 1.1)

    slower = []
    print(f"{'command (puzzles)':<44} {'old':>14} {'new':>14} {'new / old':>10}   {unit}")
    for name, arguments in commands(new, share):
        if options.only not in name:
            continue
        # In turn, so that what else the machine does affects both.
        pairs = [[measure([str(program), *arguments, "--threads", "1"]) for program in (old, new)] for _ in range(rounds)]
        least_old, least_new = (min(values) for values in zip(*pairs))
        ratio = least_new / max(least_old, 1e-9)
        shown = "{:>14.3f}" if measure is user_time else "{:>14,.0f}"
        print(f"{name:<44} {shown.format(least_old)} {shown.format(least_new)} {ratio:>10.2f}", flush=True)
        if ratio > most:
            slower.append(name)
    if slower:
        sys.exit(f"more than {most} times the {unit} of before: {', '.join(slower)}")


if __name__ == "__main__":
    main()
