"""Measures what Spark costs beside the package's own batch: the same rows, one worker and two.

    pip install 'pyspark>=4' 'pandas<3' pyarrow psutil        # and a Java
    python python/bench/spark.py --rows 1000000 --rate-rows 20000

The batch is `jade_sudoku.folder.answers` over the same files, one process for each worker with one thread. Both read Parquet
and write Parquet, without deduplication. Seconds are processor time of Java and of Python's workers, without the start of Spark:
the best of some rounds in which both alternate. Rows a second are those of a core. Rating all rows would take long:
`--rate-rows` are rated and get their form; `--rows` only get their form, so that hardly anything but transport is left.
"""

import argparse
import concurrent.futures
import os
import pathlib
import shutil
import sys
import tempfile
import time

import psutil
import pyarrow
import pyarrow.parquet

import jade_sudoku as jade
from jade_sudoku import folder

BATCH = 65_536


def rate_file(paths):
    begun = time.process_time()
    source, target = paths
    with pyarrow.parquet.ParquetFile(source) as file:
        tables = [folder.answers(batch, "puzzle", 1) for batch in file.iter_batches(BATCH)]
    pyarrow.parquet.write_table(pyarrow.concat_tables(tables), target, compression="gzip")
    return time.process_time() - begun


def form_file(paths):
    begun = time.process_time()
    source, target = paths
    table = pyarrow.table(jade.min_lex(pyarrow.parquet.read_table(source), threads=1))
    pyarrow.parquet.write_table(table, target, compression="gzip")
    return time.process_time() - begun


def with_batches(pool, work, source, out):
    out.mkdir()
    jobs = [(file, out / file.name) for file in sorted(source.glob("*.parquet"))]
    return sum(pool.map(work, jobs))


def session(workers):
    from pyspark.sql import SparkSession

    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.builder.master(f"local[{workers}]").config("spark.ui.enabled", "false")
    builder = builder.config("spark.driver.host", "127.0.0.1").config("spark.driver.memory", "2g")
    spark = builder.config("spark.sql.execution.arrow.maxRecordsPerBatch", str(BATCH)).getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    # The first job starts the workers.
    spark.range(10).mapInArrow(lambda batches: batches, "id long").count()
    return spark


def rate_in_arrow(batches):
    for batch in batches:
        yield from folder.answers(batch, "puzzle", 1).to_batches()


def form_in_arrow(batches):
    for batch in batches:
        yield from pyarrow.table(jade.min_lex(batch, threads=1)).to_batches()


def java_seconds():
    """The processor time of Java, which this process has started."""
    java = [child for child in psutil.Process().children() if "java" in child.name()]
    return sum(sum(child.cpu_times()[:2]) for child in java)


def with_spark(spark, work, columns, source, out):
    from pyspark.sql.pandas.types import from_arrow_schema

    python_seconds = spark.sparkContext.accumulator(0.0)

    def measured(batches):
        begun = time.process_time()
        yield from work(batches)
        python_seconds.add(time.process_time() - begun)

    begun = java_seconds()
    rows = spark.read.parquet(str(source)).mapInArrow(measured, from_arrow_schema(columns))
    rows.write.option("compression", "gzip").parquet(str(out))
    return java_seconds() - begun + python_seconds.value


def write(puzzles, target, files):
    target.mkdir()
    for number in range(files):
        table = pyarrow.table({"puzzle": puzzles[number::files]})
        pyarrow.parquet.write_table(table, target / f"{number}.parquet", compression="gzip")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--rate-rows", type=int, default=20_000)
    parser.add_argument("--files", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    made = jade.generate(20_000, seed=1)["puzzle"]
    jobs = (
        ("rate and form", options.rate_rows, rate_file, rate_in_arrow),
        ("form alone", options.rows, form_file, form_in_arrow),
    )
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name)
        for number, (_, count, _, _) in enumerate(jobs):
            write((made * (count // len(made) + 1))[:count], root / f"in-{number}", options.files)
        for workers in (1, 2):
            spark = session(workers)
            with concurrent.futures.ProcessPoolExecutor(workers) as pool:
                for number, (what, count, batch, arrow) in enumerate(jobs):
                    source, native, distributed = root / f"in-{number}", [], []
                    few = pyarrow.table({"puzzle": made[:2]})
                    columns = next(iter(arrow(few.to_batches()))).schema
                    for _ in range(options.rounds):
                        out = root / "out"
                        native.append(with_batches(pool, batch, source, out))
                        shutil.rmtree(out)
                        distributed.append(with_spark(spark, arrow, columns, source, out))
                        shutil.rmtree(out)
                    cost = 100 * (min(distributed) / min(native) - 1)
                    print(
                        f"{what:14} {count:9,} rows, {workers} worker(s): batch {count / min(native):10,.0f} rows/s, "
                        f"Spark {count / min(distributed):10,.0f} rows/s, transport {cost:+.0f} %",
                        flush=True,
                    )
            spark.stop()


if __name__ == "__main__":
    main()
