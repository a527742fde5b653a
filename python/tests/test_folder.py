"""Folders of Parquet files, on one machine and with Spark."""

import os
import pathlib
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time

import pyarrow
import pyarrow.parquet
import pytest

import jade_sudoku as jade
from conftest import EASY, MINI, SEVERAL
from jade_sudoku import folder


def symmetric(puzzle, number):
    """Another puzzle that is essentially the same."""
    shift = str.maketrans("123456789", "".join(str((digit + number) % 9 + 1) for digit in range(9)))
    turned = puzzle if number % 2 else puzzle[::-1]
    return turned.translate(shift)


@pytest.fixture(scope="module")
def puzzles(made, tmp_path_factory):
    """Six files of 100 rows: 150 puzzles, each in four essentially equal forms, and some bad rows."""
    root = tmp_path_factory.mktemp("puzzles")
    rows = [symmetric(puzzle, number) for number in range(4) for puzzle in made[:150]]
    rows[7], rows[120], rows[333], rows[444] = None, SEVERAL, MINI, MINI
    for number in range(6):
        part = rows[number * 100 : number * 100 + 100]
        table = pyarrow.table({"id": range(number * 100, number * 100 + 100), "puzzle": part})
        pyarrow.parquet.write_table(table, root / f"{number}.parquet", row_group_size=40, compression="gzip")
    return root, rows


def check(out, rows, done):
    """Checks that the results are right, whatever made them."""
    assert (done["rows"], done["unique"]) == (600, 151)
    rated = pyarrow.parquet.read_table(out / "rated").sort_by("id")
    assert rated["id"].to_pylist() == list(range(600)) and rated["puzzle"].to_pylist() == rows
    expected = jade.rate(rows)
    for name in ("level", "score", "hardest", "openness", "error"):
        assert rated[name].to_pylist() == expected[name], name
    unique = pyarrow.parquet.read_table(out / "unique")
    assert len(set(unique["form"].to_pylist())) == unique.num_rows == 151
    assert unique["error"].null_count == 151
    forms = {jade.min_lex(row) for row in rows if row and len(row) == 81 and row != SEVERAL}
    assert {form for form in unique["form"].to_pylist() if len(form) == 81} == forms


def test_one_machine(puzzles, tmp_path):
    root, rows = puzzles
    done = folder.on_one_machine(str(root), str(tmp_path), threads=2)
    assert (done["files"], done["before"]) == (6, 0)
    check(tmp_path, rows, done)
    ids = pyarrow.parquet.read_table(tmp_path / "unique")["id"].to_pylist()
    seen, first = set(), []
    for number, row in enumerate(rows):
        if number not in (7, 120):
            form = jade.canonical(row)
            first += [] if form in seen else [number]
            seen.add(form)
    assert ids == first
    again = folder.on_one_machine(str(root), str(tmp_path))
    assert (again["files"], again["before"]) == (0, 6)
    # With little memory the same rows are kept.
    unique = tmp_path / "unique" / "part-000000.parquet"
    unique.unlink()
    assert folder.main([str(root), str(tmp_path), "--memory", "150MB"]) == 0
    assert pyarrow.parquet.read_table(unique)["id"].to_pylist() == first


def write(path, puzzles):
    """Writes puzzles to a file, always with the same time: only their text tells files of the same size apart."""
    pyarrow.parquet.write_table(pyarrow.table({"puzzle": puzzles}), path, compression="none", use_dictionary=False)
    os.utime(path, ns=(1, 1))


def change(source, made):
    """Changes a folder step by step; after each step yields the puzzles of its files, and how many are new to a run."""
    files = {"a.parquet": made[:3], "c.parquet": made[3:6]}
    for name, puzzles in files.items():
        write(source / name, puzzles)
    yield files, 2
    yield files, 0
    files["b.parquet"] = made[6:9]
    write(source / "b.parquet", files["b.parquet"])
    yield files, 1
    size = (source / "a.parquet").stat().st_size
    files["a.parquet"] = made[9:12]
    write(source / "a.parquet", files["a.parquet"])
    assert (source / "a.parquet").stat().st_size == size
    yield files, 1
    del files["c.parquet"]
    (source / "c.parquet").unlink()
    yield files, 0
    (source / "deeper").mkdir()
    (source / "b.parquet").rename(source / "deeper" / "z.parquet")
    files["deeper/z.parquet"] = files.pop("b.parquet")
    yield files, 1
    # Two files exchange their names.
    (source / "a.parquet").rename(source / "x.parquet")
    (source / "deeper" / "z.parquet").rename(source / "a.parquet")
    (source / "x.parquet").rename(source / "deeper" / "z.parquet")
    files["a.parquet"], files["deeper/z.parquet"] = files["deeper/z.parquet"], files["a.parquet"]
    yield files, 2


def test_files_come_and_go(made, tmp_path):
    source, out = tmp_path / "in", tmp_path / "out"
    source.mkdir()
    for files, new in change(source, made):
        done = folder.on_one_machine(str(source), str(out))
        rows = sum(len(puzzles) for puzzles in files.values())
        assert (done["files"], done["rows"], done["unique"]) == (new, rows, rows), files
        assert done["before"] + done["files"] == len(files)
        for name in ("rated", "unique"):
            found: dict[str, list[str]] = {}
            for row in pyarrow.parquet.read_table(out / name).to_pylist():
                found.setdefault(row["source_file"], []).append(row["puzzle"])
            assert found == files, name
    # Another column is another question, and a run that ends before the last step is finished by the next.
    unique = next((out / "unique").glob("*.parquet"))
    old = unique.read_bytes()
    write(source / "new.parquet", made[12:14])
    folder.on_one_machine(str(source), str(out))
    unique.write_bytes(old)
    done = folder.on_one_machine(str(source), str(out))
    assert (done["files"], done["unique"], done["rows"]) == (0, 8, 8)
    pyarrow.parquet.write_table(pyarrow.table({"puzzle": made[:2], "quiz": made[2:4]}), source / "a.parquet")
    for column in ("puzzle", "quiz", "puzzle"):
        (source / "new.parquet").unlink(missing_ok=True)
        (source / "deeper" / "z.parquet").unlink(missing_ok=True)
        done = folder.on_one_machine(str(source), str(out), column=column)
        assert (done["files"], done["before"], done["rows"]) == (1, 0, 2)
        forms = pyarrow.parquet.read_table(out / "rated")["form"].to_pylist()
        assert forms == [jade.min_lex(puzzle) for puzzle in (made[:2] if column == "puzzle" else made[2:4])]


def test_a_file_that_is_no_parquet_is_named(made, tmp_path, capsys):
    source, out = tmp_path / "in", tmp_path / "out"
    source.mkdir()
    write(source / "a.parquet", made[:2])
    (source / "b.parquet").write_text("puzzle\n")
    assert folder.main([str(source), str(out)]) == 1
    assert "b.parquet" in capsys.readouterr().err
    (source / "b.parquet").unlink()
    assert folder.main([str(source), str(out)]) == 0


def test_bytes_and_empty_files(tmp_path):
    source = tmp_path / "in"
    source.mkdir()
    table = pyarrow.table({"quiz": pyarrow.array([EASY.encode(), b"\xff", MINI.encode()], pyarrow.binary())})
    pyarrow.parquet.write_table(table, source / "a.parquet")
    pyarrow.parquet.write_table(table.slice(0, 0), source / "b.parquet")
    done = folder.on_one_machine(str(source), str(tmp_path / "out"), column="quiz")
    assert (done["files"], done["rows"], done["unique"]) == (2, 3, 2)
    done = folder.on_one_machine(str(source), str(tmp_path / "out"), column="quiz")
    assert (done["files"], done["before"], done["rows"]) == (0, 2, 3)
    with pytest.raises(FileNotFoundError):
        folder.on_one_machine(str(tmp_path / "out" / "unique" / "nothing"), str(tmp_path / "other"))


def test_a_killed_run_goes_on(puzzles, tmp_path):
    root, rows = puzzles
    command = [sys.executable, "-m", "jade_sudoku.folder", str(root), str(tmp_path), "--threads", "1"]
    run = subprocess.Popen(command)
    deadline = time.monotonic() + 120
    while len(list((tmp_path / "rated").glob("*.parquet"))) < 2 and time.monotonic() < deadline:
        time.sleep(0.005)
    os.kill(run.pid, signal.SIGKILL)
    run.wait()
    kept = {path: path.stat().st_mtime_ns for path in (tmp_path / "rated").glob("*.parquet")}
    assert kept
    done = folder.on_one_machine(str(root), str(tmp_path))
    assert done["before"] == len(kept) and done["files"] == 6 - len(kept)
    assert all(path.stat().st_mtime_ns == time for path, time in kept.items())
    check(tmp_path, rows, done)


@pytest.fixture(scope="module")
def spark():
    missing = None
    if not shutil.which("java"):
        missing = "there is no Java"
    try:
        from pyspark.sql import SparkSession
    except ImportError:
        missing = "PySpark is not installed"
    if missing:
        if os.environ.get("JADE_REQUIRE_TOOLCHAINS") == "1":
            pytest.fail(missing)
        pytest.skip(missing)
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.builder.master("local[2,4]").config("spark.ui.enabled", "false")
    builder = builder.config("spark.driver.host", "127.0.0.1").config("spark.sql.shuffle.partitions", "4")
    session = builder.config("spark.driver.memory", "1g").getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    yield session
    session.stop()


def test_spark(puzzles, tmp_path, spark):
    root, rows = puzzles
    done = folder.with_spark(spark, str(root), str(tmp_path))
    check(tmp_path, rows, done)
    written = {path: path.stat().st_mtime_ns for path in pathlib.Path(tmp_path).rglob("*.parquet")}
    shutil.rmtree(tmp_path / "unique")
    assert folder.with_spark(spark, str(root), str(tmp_path)) == done
    assert all(path.stat().st_mtime_ns == time for path, time in written.items() if "rated" in path.parts)


def test_spark_sees_that_files_come_and_go(made, tmp_path, spark):
    source, out = tmp_path / "in", tmp_path / "out"
    source.mkdir()
    for name, puzzles in (("a", made[:3]), ("c", made[3:6])):
        pyarrow.parquet.write_table(pyarrow.table({"puzzle": puzzles}), source / f"{name}.parquet")
    assert folder.with_spark(spark, str(source), str(out)) == {"rows": 6, "unique": 6}
    pyarrow.parquet.write_table(pyarrow.table({"puzzle": made[6:9]}), source / "b.parquet")
    assert folder.with_spark(spark, str(source), str(out)) == {"rows": 9, "unique": 9}
    (source / "c.parquet").unlink()
    pyarrow.parquet.write_table(pyarrow.table({"puzzle": made[9:12]}), source / "a.parquet")
    assert folder.with_spark(spark, str(source), str(out)) == {"rows": 6, "unique": 6}
    for name in ("rated", "unique"):
        assert set(pyarrow.parquet.read_table(out / name)["puzzle"].to_pylist()) == set(made[6:12])


def workers(root):
    """The processes in which Spark runs Python, of all that this process has started: children of its daemon."""
    parents, daemons = {}, set()
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if b"pyspark.daemon" in (folder / "cmdline").read_bytes():
                daemons.add(int(folder.name))
        except OSError:
            pass  # It has ended.

    def is_ours(process):
        while process not in (root, 0, None):
            process = parents.get(process)
        return process == root

    return [process for process, parent in parents.items() if parent in daemons and is_ours(process)]


class Killer(threading.Thread):
    """Kills the first worker that a process starts."""

    def __init__(self, root):
        super().__init__(daemon=True)
        self.root, self.killed, self.ended = root, [], threading.Event()

    def run(self):
        while not self.killed and not self.ended.is_set():
            for process in workers(self.root):
                try:
                    os.kill(process, signal.SIGKILL)
                    self.killed.append(process)
                    return
                except ProcessLookupError:
                    pass
            time.sleep(0.002)

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.ended.set()
        self.join()


in_proc = pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="the workers are found in /proc")


@in_proc
def test_spark_repeats_a_killed_task(puzzles, tmp_path, spark):
    root, rows = puzzles
    with Killer(os.getpid()) as killer:
        done = folder.with_spark(spark, str(root), str(tmp_path))
    assert killer.killed
    check(tmp_path, rows, done)


@in_proc
def test_the_command_of_the_documentation_survives_a_lost_worker(puzzles, tmp_path, spark):
    root, rows = puzzles
    command = "python -m jade_sudoku.folder IN OUT --engine spark --master 'local[8]'"
    assert command in (pathlib.Path(__file__).parents[2] / "docs" / "python.md").read_text()
    words = shlex.split(command.replace("local[8]", "local[2]"))
    words[0], words[words.index("IN")], words[words.index("OUT")] = sys.executable, str(root), str(tmp_path)
    options = "--conf spark.ui.enabled=false --conf spark.sql.shuffle.partitions=4 pyspark-shell"
    environment = {**os.environ, "SPARK_LOCAL_IP": "127.0.0.1", "PYSPARK_SUBMIT_ARGS": options}
    run = subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True)
    with Killer(run.pid) as killer:
        out, _ = run.communicate(timeout=600)
    assert killer.killed
    assert (run.returncode, out.strip()) == (0, "rows: 600, unique: 151")
    check(tmp_path, rows, {"rows": 600, "unique": 151})


def test_local_masters_try_again():
    given = ["local", "local[8]", "local[*]", "local[8,1]", "spark://host:7077"]
    assert [folder._persistent(master) for master in given] == [
        "local[1,4]",
        "local[8,4]",
        "local[*,4]",
        "local[8,1]",
        "spark://host:7077",
    ]
