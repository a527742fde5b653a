"""Rates, canonicalises and deduplicates a folder of Parquet files, on one machine or with Spark.

    python -m jade_sudoku.folder PUZZLES OUT                  one machine: pyarrow reads and writes, DuckDB deduplicates
    python -m jade_sudoku.folder PUZZLES OUT --engine spark   Spark: mapInArrow over this package

``OUT/rated`` gets every row with its rating, its form (min-lex, or JADE's canonical one if it is not 9×9) and its error;
``OUT/unique`` gets the first row of each form, without the rows that have an error. A run that was stopped goes on where
it was: on one machine file by file, with Spark stage by stage (within a stage, Spark repeats the tasks that failed).

The folder may change between runs. On one machine a result is known by the name, the size and the SHA-256 of its file, by
the column and by the version of this package: files that are new, changed or renamed are rated, and the results of files that
are gone are removed. With Spark all files are rated again if one of them has another name, size or time.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import pathlib
import re
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import pyarrow
import pyarrow.compute
import pyarrow.parquet

from . import __version__, canonical, min_lex, rate

MADE_OF = "jade_made_of"
"""The key in the Parquet file of the unique rows that says of which results it is made."""

ORDER = ("source_file", "source_row")
"""Where a row comes from: added to the rows, so that the first one of a form is always the same."""


def _signed(kind: pyarrow.DataType) -> pyarrow.DataType:
    """The type with signed numbers, since Spark has no others."""
    wider = {pyarrow.uint8(): pyarrow.int16(), pyarrow.uint16(): pyarrow.int32(), pyarrow.uint32(): pyarrow.int64()}
    if pyarrow.types.is_list(kind):
        return pyarrow.list_(_signed(kind.value_type))
    if pyarrow.types.is_struct(kind):
        return pyarrow.struct([(field.name, _signed(field.type)) for field in kind])
    if kind == pyarrow.uint64():
        return pyarrow.int64()
    return wider.get(kind, kind)


def answers(batch: Any, column: str, threads: int | None) -> pyarrow.Table:
    """A batch with the columns of its ratings, and `form`: the min-lex form, or JADE's canonical form if not 9×9."""
    puzzles = pyarrow.table(batch).select([column])
    table = pyarrow.table(rate(batch, column=column, threads=threads))
    forms = pyarrow.table(min_lex(puzzles, column=column, threads=threads))["min_lex"].combine_chunks()
    other = forms.is_null()
    if forms.null_count:
        others = pyarrow.table(canonical(puzzles.filter(other), column=column, threads=threads))["canonical"]
        forms = pyarrow.compute.replace_with_mask(forms, other, others.combine_chunks())
    table = table.add_column(table.column_names.index("error"), "form", forms)
    schema = pyarrow.schema([(field.name, _signed(field.type)) for field in table.schema])
    return table.cast(schema)


def _files(folder: pathlib.Path) -> list[pathlib.Path]:
    files = sorted(folder.rglob("*.parquet")) if folder.is_dir() else [folder]
    if not files:
        raise FileNotFoundError(f"{folder}: there are no Parquet files")
    return files


def _digest(*parts: object) -> str:
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:32]


def _stamp(file: pathlib.Path) -> tuple[int, int]:
    status = file.stat()
    return status.st_size, status.st_mtime_ns


def _contents(file: pathlib.Path) -> str:
    digest = hashlib.sha256()
    with file.open("rb") as opened:
        while piece := opened.read(1 << 20):
            digest.update(piece)
    return digest.hexdigest()


def on_one_machine(
    source: str, out: str, column: str = "puzzle", threads: int | None = None, memory: str | None = None
) -> dict[str, int]:
    """Rates and deduplicates on this machine. Returns the number of files done now and before, of results that were
    removed because their files are gone or have changed, and of rows.

    ``memory``, such as ``"2GB"``, limits what DuckDB takes; beyond it works on disk, in the folder of the results.
    Raises ``ValueError``, which names the file, if one is no Parquet file or changes meanwhile.
    """
    import duckdb

    root = pathlib.Path(source)
    rated = pathlib.Path(out) / "rated"
    rated.mkdir(parents=True, exist_ok=True)
    done = {"files": 0, "before": 0, "removed": 0}
    results = set()
    for file in _files(root):
        name = file.relative_to(root).as_posix() if root.is_dir() else file.name
        stamp = _stamp(file)
        target = rated / f"part-{_digest(name, stamp[0], _contents(file), column, __version__)}.parquet"
        results.add(target)
        if target.exists():
            done["before"] += 1
            continue
        _rate_file(file, name, target, column, threads)
        if _stamp(file) != stamp:
            target.unlink()
            raise ValueError(f"{file}: the file was changed while it was rated; start again")
        done["files"] += 1
    for result in set(rated.glob("part-*.parquet")) - results:
        result.unlink()
        done["removed"] += 1
    made_of = _digest(sorted(result.name for result in results))
    unique = pathlib.Path(out) / "unique"
    unique.mkdir(exist_ok=True)
    target, unfinished = unique / "part-000000.parquet", unique / "part-000000.unfinished"
    database = duckdb.connect()
    database.execute("set preserve_insertion_order = false")
    database.execute(f"set temp_directory = {_quoted(unique / 'temporary')}")
    if memory is not None:
        database.execute(f"set memory_limit = {_quoted(memory)}")
    if not target.exists() or pyarrow.parquet.read_metadata(target).metadata.get(MADE_OF.encode()) != made_of.encode():
        database.execute(f"""
            copy (
                select * from read_parquet({_quoted(rated / '*.parquet')}) where error is null
                qualify row_number() over (partition by form order by {', '.join(ORDER)}) = 1
                order by {', '.join(ORDER)}
            ) to {_quoted(unfinished)} (
                format parquet, compression zstd, kv_metadata {{ {MADE_OF}: {_quoted(made_of)} }}
            )""")
        os.replace(unfinished, target)
    for name, files in (("rows", rated), ("unique", unique)):
        counted = database.sql(f"select count(*) from read_parquet({_quoted(files / '*.parquet')})").fetchall()
        done[name] = counted[0][0]
    return done


def _quoted(text: pathlib.Path | str) -> str:
    return "'" + str(text).replace("'", "''") + "'"


def _rate_file(
    file: pathlib.Path, name: str, target: pathlib.Path, column: str, threads: int | None
) -> None:
    """Writes the answers about a file."""
    try:
        parquet = pyarrow.parquet.ParquetFile(file)
    except pyarrow.ArrowInvalid as error:
        raise ValueError(f"{file}: {error}") from error
    with parquet:
        batches = parquet.iter_batches(65_536) if parquet.metadata.num_rows else _no_rows(parquet.schema_arrow)
        _write_batches(_with_order(batches, name), target, column, threads)


def _no_rows(schema: pyarrow.Schema) -> list[pyarrow.RecordBatch]:
    """One batch without rows: an empty file has a result, too."""
    return [pyarrow.RecordBatch.from_pylist([], schema=schema)]


def _with_order(batches: Iterable[pyarrow.RecordBatch], name: str) -> Iterator[pyarrow.Table]:
    row = 0
    for batch in batches:
        rows = batch.num_rows
        table = pyarrow.Table.from_batches([batch])
        table = table.append_column(ORDER[0], pyarrow.array([name] * rows, pyarrow.string()))
        yield table.append_column(ORDER[1], pyarrow.array(range(row, row + rows), pyarrow.int64()))
        row += rows


def _write_batches(
    batches: Iterable[pyarrow.Table], path: pathlib.Path, column: str, threads: int | None
) -> None:
    """Writes the answers about a file, one batch at a time; the file is there as a whole or not at all."""
    unfinished = path.with_suffix(".unfinished")
    writer = None
    try:
        for batch in batches:
            table = answers(batch, column, threads)
            if writer is None:
                writer = pyarrow.parquet.ParquetWriter(unfinished, table.schema, compression="zstd")
            writer.write_table(table)
    finally:
        if writer is not None:
            writer.close()
    if writer is not None:
        os.replace(unfinished, path)


def with_spark(spark: Any, source: str, out: str, column: str = "puzzle") -> dict[str, int]:
    """Rates and deduplicates with a session of Spark. Returns the numbers of rows."""
    from pyspark.sql import functions
    from pyspark.sql.pandas.types import from_arrow_schema, to_arrow_schema

    def in_arrow(batches: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        # Spark runs as many tasks as there are cores: each works alone.
        for batch in batches:
            yield from answers(batch, column, 1).to_batches()

    def hadoop(path: str) -> Any:
        return spark._jvm.org.apache.hadoop.fs.Path(path)

    def system(path: str) -> Any:
        return hadoop(path).getFileSystem(spark._jsc.hadoopConfiguration())

    def listing() -> list[list[object]]:
        files, found = system(source).listFiles(hadoop(source), True), []
        while files.hasNext():
            file = files.next()
            found.append([file.getPath().toString(), file.getLen(), file.getModificationTime()])
        return sorted(found)

    # Spark deletes the folder of a stage before it writes it, and with it the file that names the source.
    mark = f"_source-{_digest(listing(), column, __version__)}"

    def written(path: str) -> bool:
        return all(bool(system(path).exists(hadoop(f"{path}/{name}"))) for name in ("_SUCCESS", mark))

    def done(path: str) -> None:
        system(path).create(hadoop(f"{path}/{mark}")).close()

    rated, unique = f"{out}/rated", f"{out}/unique"
    if not written(rated):
        rows = spark.read.parquet(source)
        rows = rows.withColumn(ORDER[0], functions.input_file_name())
        rows = rows.withColumn(ORDER[1], functions.monotonically_increasing_id())
        empty = to_arrow_schema(rows.schema).empty_table()
        schema = from_arrow_schema(answers(empty, column, 1).schema)
        rows.mapInArrow(in_arrow, schema).write.mode("overwrite").option("compression", "gzip").parquet(rated)
        done(rated)
    if not written(unique):
        rows = spark.read.parquet(rated)
        first = functions.min_by(functions.struct("*"), functions.struct(*ORDER)).alias("row")
        rows = rows.where("error is null").groupBy("form").agg(first).select("row.*")
        rows.write.mode("overwrite").option("compression", "gzip").parquet(unique)
        done(unique)
    return {"rows": spark.read.parquet(rated).count(), "unique": spark.read.parquet(unique).count()}


def _persistent(master: str) -> str:
    """The master with which tasks that fail are tried four times in all. On a cluster Spark does so by itself, but with
    ``local[8]`` the first worker that is lost ends the job."""
    local = re.fullmatch(r"local(?:\[(\*|\d+)\])?", master)
    return f"local[{local[1] or 1},4]" if local else master


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m jade_sudoku.folder", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("source", help="a Parquet file or a folder of them")
    parser.add_argument("out", help="the folder for the results")
    parser.add_argument("--engine", choices=["duckdb", "spark"], default="duckdb")
    parser.add_argument("--master", help="where Spark runs, such as local[8] or spark://host:7077")
    parser.add_argument("--column", default="puzzle", help="the column of the puzzles")
    parser.add_argument("--threads", type=int, help="the number of threads on one machine; all cores without it")
    parser.add_argument("--memory", help="what DuckDB may take, such as 2GB; without it four fifths of the machine's")
    options = parser.parse_args(arguments)
    if options.engine == "spark":
        from pyspark.sql import SparkSession

        builder = SparkSession.builder.appName("jade-sudoku")
        spark = (builder.master(_persistent(options.master)) if options.master else builder).getOrCreate()
        done = with_spark(spark, options.source, options.out, options.column)
        spark.stop()
    else:
        try:
            done = on_one_machine(options.source, options.out, options.column, options.threads, options.memory)
        except (OSError, ValueError) as error:
            print(f"{parser.prog}: {error}", file=sys.stderr)
            return 1
    print(", ".join(f"{name}: {count}" for name, count in done.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
