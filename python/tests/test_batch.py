"""Batches, from anything and to anything."""

import signal
import threading
import time

import duckdb
import pandas
import polars
import pyarrow
import pyarrow.parquet
import pytest

import jade_sudoku as jade
from conftest import EASY, HARD, MINI, SEVERAL, SOLUTION

BAD = [
    ("12", "cell-count"),
    ("x" + EASY[1:], "unknown-symbol"),
    (SEVERAL, "several-solutions"),
    (EASY[:2] + "2" + EASY[3:], "no-solution"),
    (None, "null"),
]


def codes(table):
    return [error and error.split(":")[0] for error in table["error"]]


def test_a_batch_gives_what_single_puzzles_give(made):
    rated = jade.rate(made)
    assert len(rated) == len(made) and rated["puzzle"] == made
    assert rated["error"] == [None] * len(made)
    for row, puzzle in list(zip(rated.to_pylist(), made))[:40]:
        one = jade.rate(puzzle)
        for name in ("givens", "outcome", "level", "score", "hardest", "step_count", "openness"):
            assert row[name] == getattr(one, name)
        assert {use["technique"]: use["times"] for use in row["techniques"]} == one.techniques
    assert jade.solve(made)["solution"] == [jade.solve(puzzle) for puzzle in made]
    assert jade.min_lex(made)["min_lex"] == [jade.min_lex(puzzle) for puzzle in made]
    assert jade.canonical(made[:20])["canonical"] == [jade.canonical(puzzle) for puzzle in made[:20]]
    assert jade.automorphisms(made)["automorphisms"] == [jade.automorphisms(puzzle) for puzzle in made]


def test_threads_change_nothing(made):
    tables = [jade.rate(made, threads=threads).to_pylist() for threads in (1, 2, 7)]
    assert tables[0] == tables[1] == tables[2]
    with pytest.raises(ValueError, match="threads"):
        jade.rate(made, threads=0)


@pytest.mark.parametrize(
    "into",
    [
        list,
        iter,
        tuple,
        pyarrow.array,
        lambda rows: pyarrow.array(rows, pyarrow.large_string()),
        lambda rows: pyarrow.array(rows, pyarrow.string_view()),
        lambda rows: pyarrow.array(rows).dictionary_encode(),
        lambda rows: pyarrow.array([row and row.encode() for row in rows]),
        lambda rows: pyarrow.chunked_array([rows[:2], [], rows[2:]], pyarrow.string()),
        lambda rows: pyarrow.table({"id": range(len(rows)), "puzzle": rows}),
        lambda rows: pyarrow.record_batch({"puzzle": rows}),
        lambda rows: pyarrow.table({"puzzle": rows}).slice(0),
        lambda rows: pyarrow.table({"puzzle": rows}).to_reader(max_chunksize=2),
        polars.Series,
        lambda rows: polars.DataFrame({"puzzle": rows}),
        lambda rows: polars.DataFrame({"puzzle": rows}).with_columns(polars.col("puzzle").cast(polars.Categorical)),
        lambda rows: pandas.Series(rows, dtype="str"),
        lambda rows: pandas.DataFrame({"puzzle": rows}),
    ],
)
def test_every_kind_of_input_gives_the_same(into):
    rows = [EASY, *(text for text, _ in BAD), HARD]
    table = jade.solve(into(rows))
    assert table["solution"] == [SOLUTION, *[None] * len(BAD), jade.solve(HARD)]
    assert codes(table) == [None, *(code for _, code in BAD), None]


def test_duckdb_takes_and_gives():
    relation = duckdb.sql(f"select 7 as id, '{EASY}' as puzzle union all select 8, 'x'")
    solved = jade.solve(relation)
    assert duckdb.sql("select id, solution, error is null from solved order by id").fetchall() == [
        (7, SOLUTION, True),
        (8, None, False),
    ]


def test_bytes_that_are_no_text_are_faults_of_their_rows():
    rows = [EASY.encode(), b"\xff\xfe", None]
    table = jade.rate(pyarrow.array(rows, pyarrow.binary()))
    assert codes(table) == [None, "utf-8", "null"]
    assert codes(jade.rate(rows)) == codes(table)
    fixed = jade.rate(pyarrow.array([EASY.encode(), b"\xff" * 81], pyarrow.binary(81)))
    assert codes(fixed) == [None, "utf-8"]
    assert codes(jade.count([EASY, 5, "\ud800"])) == [None, "type", "utf-8"]


def test_faults_in_every_question():
    rows = [text for text, _ in BAD]
    for question in (jade.solve, jade.rate, jade.path, jade.hint):
        assert codes(question(rows)) == [code for _, code in BAD], question
    assert jade.count(rows)["count"][2] > 1 and jade.count(rows)["count"][3] == 0
    assert jade.is_proper(rows)["proper"] == [None, None, False, False, None]
    assert codes(jade.min_lex([MINI, "55" + EASY[2:]])) == ["not-9x9", "digit-twice"]


def test_columns_of_the_input_stay():
    frame = polars.DataFrame({"id": [1, 2], "puzzle": [EASY, HARD], "level": ["?", "?"]})
    rated = jade.rate(frame).to_polars()
    assert rated.columns[:2] == ["id", "puzzle"] and rated["id"].to_list() == [1, 2]
    assert rated["level"].to_list() == [jade.rate(EASY).level, jade.rate(HARD).level]
    chained = jade.rate(jade.solve(frame))
    assert "solution" in chained.column_names and "score" in chained.column_names
    assert chained.column_names.count("error") == 1
    other = jade.solve(frame.rename({"puzzle": "quiz"}), column="quiz")
    assert other["solution"][0] == SOLUTION
    with pytest.raises(ValueError, match="no column is called 'quiz'|no column is called \"quiz\""):
        jade.solve(frame, column="quiz")
    with pytest.raises(TypeError, match="expected texts"):
        jade.solve(frame, column="id")
    with pytest.raises(TypeError, match="expected a puzzle"):
        jade.solve(5)
    with pytest.raises(TypeError):
        jade.solve(None)


def test_an_empty_batch_has_columns():
    for empty in ([], pyarrow.array([], pyarrow.string()), polars.DataFrame({"puzzle": []}, {"puzzle": polars.String})):
        table = jade.rate(empty)
        assert len(table) == 0 and "level" in table.column_names
        assert pyarrow.table(table).num_rows == 0


def test_paths_are_traces():
    table = pyarrow.table(jade.path([EASY, "x", HARD], words=["en", "es"]))
    easy, bad, _ = table.to_pylist()
    assert bad["steps"] is None and bad["error"].startswith("cell-count")
    assert easy["end"] == SOLUTION and len(easy["steps"]) == easy["step_count"]
    path = jade.path(EASY)
    for row, step in zip(easy["steps"], path):
        assert (row["technique"], row["step"]) == (step.technique, str(step))
        assert [(one["cell"], one["digit"]) for one in row["placements"]] == step.placements
        assert (row["en"], row["es"]) == (step.text("en"), step.text("es"))
    steps = jade.steps([HARD])["steps"][0]
    assert [one["step"] for one in steps] == [str(step) for step in jade.steps(HARD)]
    hint = jade.hint([HARD], lang="es").to_pylist()[0]
    assert hint["rungs"] == jade.hint(HARD, lang="es").rungs


def test_verify_takes_both_columns():
    frame = pandas.DataFrame({"puzzle": [EASY, EASY, EASY, "x"], "solution": [SOLUTION, SOLUTION[::-1], "x", SOLUTION]})
    table = jade.verify(frame)
    assert table["correct"] == [True, False, False, None]
    assert codes(table) == [None, "answer", "answer", "cell-count"]
    place = EASY.index("0")
    shuffled = SOLUTION.translate(str.maketrans("12", "21"))
    lines = "\n".join(SOLUTION[row : row + 9] for row in range(0, 81, 9))
    wrong = {
        SOLUTION[:place] + "." + SOLUTION[place + 1 :]: f"answer: open-cells: r1c{place + 1} is empty",
        EASY: "answer: open-cells: 51 cells are empty, first r1c3",
        shuffled: "answer: other-given: r",
        SOLUTION[:place] + SOLUTION[place - 1] + SOLUTION[place + 1 :]: "answer: digit-twice: r1c",
        lines + "\n\n" + lines[::-1]: "answer: several: the answer has several different boards",
        lines.replace(lines[:9], lines[:8], 1): (
            "answer: row-length: line 1, column 9, read as rows: 9 rows, of which row 1 has 8 cells instead of 9"
        ),
        lines[10:]: "answer: row-count: line 8, column 1, read as rows: 8 rows where 9 were expected",
        f"Here:\n{lines[10:]}\nbye": "answer: nearly: line 2, column 1, read as line: 8 rows of 9 cells are no board",
        SOLUTION[:-1]: "answer: cell-count: line 1, column 81: 80 cells are no board",
        "I do not know.": "answer: no-sudoku: line 1, column 1, read as line: no board",
        MINI: "answer: cell-count: the answer and the puzzle differ in size",
    }
    judged = jade.verify(pandas.DataFrame({"puzzle": [EASY] * len(wrong), "solution": list(wrong)}))
    assert judged["correct"] == [False] * len(wrong)
    for error, expected in zip(judged["error"], wrong.values()):
        assert error.startswith(expected), (error, expected)
    assert jade.verify(jade.solve([EASY]))["correct"] == [True]


def test_a_stream_is_made_as_it_is_read(made):
    taken = []

    def source():
        for number in range(4):
            taken.append(number)
            yield pyarrow.record_batch({"puzzle": made[:50], "number": [number] * 50})

    schema = pyarrow.schema([("puzzle", pyarrow.string()), ("number", pyarrow.int64())])
    reader = jade.solve(pyarrow.RecordBatchReader.from_batches(schema, source()), stream=True)
    assert taken == []
    first = next(reader)
    assert len(first) == 50 and len(taken) <= 2
    assert [table["number"][0] for table in reader] == [1, 2, 3]
    with pytest.raises(StopIteration):
        next(reader)
    with pytest.raises(RuntimeError, match="has been read"):
        pyarrow.RecordBatchReader.from_stream(reader)


def test_a_stream_goes_through_parquet(made, tmp_path):
    pyarrow.parquet.write_table(pyarrow.table({"puzzle": made}), tmp_path / "in.parquet", row_group_size=64)
    batches = pyarrow.parquet.ParquetFile(tmp_path / "in.parquet")
    source = pyarrow.RecordBatchReader.from_batches(batches.schema_arrow, batches.iter_batches(64))
    reader = pyarrow.RecordBatchReader.from_stream(jade.rate(source, stream=True))
    with pyarrow.parquet.ParquetWriter(tmp_path / "out.parquet", reader.schema) as out:
        for batch in reader:
            assert batch.num_rows <= 64
            out.write_batch(batch)
    assert polars.read_parquet(tmp_path / "out.parquet")["score"].to_list() == jade.rate(made)["score"]


def test_large_batches_are_divided(made):
    many = pyarrow.array(made * 500)
    sizes = [len(table) for table in jade.solve(many, stream=True)]
    assert sum(sizes) == 150_000 and max(sizes) == 65_536


def test_progress_is_told_and_can_stop(made):
    said = []
    jade.rate(made, progress=lambda done, total: said.append((done, total)))
    assert said[-1] == (300, 300) and said == sorted(said)
    jade.rate(iter(made), progress=lambda done, total: said.append((done, total)))
    assert said[-1] == (300, None)

    def stop(done, total):
        raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        jade.rate(made * 100, progress=stop)


@pytest.mark.parametrize("threads", [1, 2])
def test_control_c_stops(made, threads):
    # Python leaves the signal alone where it starts with it ignored, as programs in the background do.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    timer.start()
    done = [0]
    with pytest.raises(KeyboardInterrupt):
        jade.rate(made * 1000, threads=threads, progress=lambda rated, _: done.append(rated))
    assert done[-1] < len(made) * 1000
    timer.join()
    signal.signal(signal.SIGINT, before)


def test_python_runs_meanwhile(made):
    ticks = []
    stop = threading.Event()
    thread = threading.Thread(target=lambda: [ticks.append(time.sleep(0.001)) for _ in iter(stop.is_set, True)])
    thread.start()
    jade.rate(made, threads=1)
    stop.set()
    thread.join()
    assert len(ticks) > 3


def test_a_source_that_fails_fails():
    def source():
        yield EASY
        raise OSError("the disk is gone")

    with pytest.raises(OSError, match="the disk is gone"):
        jade.solve(source())
    schema = pyarrow.schema([("puzzle", pyarrow.string())])
    broken = (pyarrow.record_batch({"puzzle": [line]}) for line in source())
    with pytest.raises(Exception, match="the disk is gone"):
        jade.solve(pyarrow.RecordBatchReader.from_batches(schema, broken))


def test_a_table_is_given_as_often_as_wanted():
    table = jade.solve([EASY])
    assert pyarrow.table(table).equals(table.to_arrow())
    assert table.to_polars()["solution"][0] == table.to_pandas()["solution"][0] == SOLUTION
    with pytest.raises(KeyError, match="solutoin"):
        table["solutoin"]
    assert repr(table) == "Table(1 rows: puzzle, solution, error)"
