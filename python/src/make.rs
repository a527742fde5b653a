//! [`make()`]: puzzles to order, on several threads.

use crate::capsule;
use crate::table::Table;
use crate::work;
use arrow_array::{ArrayRef, Float64Array, RecordBatch, StringArray, UInt16Array, UInt32Array, UInt64Array};
use arrow_schema::{DataType, Field, Schema};
use jade_collection::{Origin, PuzzleSource};
use jade_generate::{FoundPuzzle, Goal, Run, RunEvent, RunProgress, Tally};
use jade_tutor::PuzzleOrder;
use pyo3::exceptions::{PyTimeoutError, PyUserWarning, PyValueError};
use pyo3::prelude::*;
use std::ffi::CStr;
use std::ops::{ControlFlow, Range};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// The number of blocks for each thread between two looks at what is finished.
const BLOCKS_PER_THREAD: usize = 4;

/// Makes the puzzles of an order. They depend only on the order, not on the number of threads.
///
/// # Errors
/// If no puzzle fulfils the order, its patience ends before there are enough, on Ctrl-C, or the error of `progress`.
pub fn make(
    py: Python<'_>,
    order: &PuzzleOrder,
    threads: usize,
    progress: Option<&Py<PyAny>>,
) -> PyResult<Table> {
    let Goal::Count(count) = order.goal else {
        return Err(PyValueError::new_err("only a count can be made"));
    };
    let source = order.source().map_err(|error| PyValueError::new_err(error.to_string()))?;
    let (begun, state) = (Instant::now(), RunProgress::default());
    let mut run = Run::new(order.run(&source), &state);
    let most = run.most_of_block();
    let idle = Mutex::new(vec![source]);
    let mut found: Vec<FoundPuzzle> = Vec::new();
    let tick = |_: usize| {
        Python::attach(|py| {
            py.check_signals()?;
            progress.map_or(Ok(()), |said| said.call1(py, (state.puzzles(), count)).map(drop))
        })
    };
    py.detach(|| {
        while !state.is_over(begun.elapsed()) {
            let blocks: Vec<Range<u64>> =
                (0..threads * BLOCKS_PER_THREAD).map_while(|_| run.next_block()).collect();
            if blocks.is_empty() {
                break;
            }
            let block = |numbers: Range<u64>, stop: &dyn Fn() -> bool| {
                let take = || idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
                let Some(mut source) = take().or_else(|| order.source().ok()) else {
                    return (Vec::new(), (Tally::default(), true));
                };
                let tried =
                    attempts(&mut source, numbers, most, &|| stop() || state.is_over(begun.elapsed()));
                idle.lock().unwrap_or_else(PoisonError::into_inner).push(source);
                tried
            };
            for (made, tried) in work::each(threads, blocks, block, &mut { tick })? {
                for one in made {
                    let taken = run.take(one, begun.elapsed(), &mut |event| {
                        if let RunEvent::Puzzle(puzzle) = event {
                            found.push(puzzle.clone());
                        }
                        Ok::<(), PyErr>(())
                    })?;
                    if taken.is_break() {
                        break;
                    }
                }
                run.add(tried);
            }
            tick(0)?;
        }
        Ok::<(), PyErr>(())
    })?;
    let made = table(&found, order.seed)?;
    if found.len() as u64 >= count {
        return Ok(made);
    }
    if order.origin == Origin::Collection && begun.elapsed() < order.patience {
        let said = format!("the collection has only {} such puzzles, fewer than {count}\0", found.len());
        let said = CStr::from_bytes_with_nul(said.as_bytes()).unwrap_or_default();
        PyErr::warn(py, &py.get_type::<PyUserWarning>(), said, 1)?;
        return Ok(made);
    }
    let seconds = order.patience.as_secs();
    let error = PyTimeoutError::new_err(format!(
        "{} of {count} puzzles: no further one was found in {seconds} s (see patience)",
        found.len()
    ));
    // What was made is not lost.
    error.value(py).setattr("found", Bound::new(py, made)?)?;
    Err(error)
}

fn attempts(
    source: &mut PuzzleSource,
    numbers: Range<u64>,
    most: u64,
    stop: &dyn Fn() -> bool,
) -> (Vec<FoundPuzzle>, (Tally, bool)) {
    let mut made = Vec::new();
    let tried = source.attempts(numbers, stop, &mut |one| {
        made.push(one);
        if (made.len() as u64) < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    (made, tried)
}

/// Puts puzzles into a table. Level, score and technique are known only if the order is about them, and so are the figures of
/// the Sudoku Explainer, which have columns only then.
pub fn table(found: &[FoundPuzzle], seed: u64) -> PyResult<Table> {
    let texts = |of: &dyn Fn(&FoundPuzzle) -> Option<String>| -> ArrayRef {
        Arc::new(found.iter().map(of).collect::<StringArray>())
    };
    let rating = |one: &FoundPuzzle| one.rating.clone();
    let mut columns: Vec<(Field, ArrayRef)> = vec![
        (Field::new("puzzle", DataType::Utf8, false), texts(&|one| Some(one.puzzle.to_string()))),
        (Field::new("solution", DataType::Utf8, false), texts(&|one| Some(one.solution.to_string()))),
        (
            Field::new("givens", DataType::UInt16, false),
            Arc::new(found.iter().map(|one| Some(one.puzzle.filled_count() as u16)).collect::<UInt16Array>()),
        ),
        (
            Field::new("level", DataType::Utf8, true),
            texts(&|one| Some(rating(one)?.level?.as_str().to_owned())),
        ),
        (
            Field::new("score", DataType::UInt32, true),
            Arc::new(found.iter().map(|one| Some(rating(one)?.score)).collect::<UInt32Array>()),
        ),
        (
            Field::new("hardest", DataType::Utf8, true),
            texts(&|one| Some(rating(one)?.hardest?.as_str().to_owned())),
        ),
        (Field::new("seed", DataType::UInt64, false), Arc::new(UInt64Array::from(vec![seed; found.len()]))),
        (
            Field::new("attempt", DataType::UInt64, false),
            Arc::new(found.iter().map(|one| one.attempt).collect::<UInt64Array>()),
        ),
    ];
    if found.iter().any(|one| one.explainer.is_some()) {
        let tenths = |one: &FoundPuzzle, which: usize| {
            one.explainer.as_ref().map(|rating| [rating.er, rating.ep, rating.ed][which].tenths())
        };
        for (which, name) in ["er", "ep", "ed"].into_iter().enumerate() {
            let all = found.iter().map(|one| tenths(one, which).map(|tenths| f64::from(tenths) / 10.0));
            let column: ArrayRef = Arc::new(all.collect::<Float64Array>());
            columns.push((Field::new(name, DataType::Float64, true), column));
        }
    }
    let (fields, columns): (Vec<_>, Vec<_>) = columns.into_iter().unzip();
    let schema = Arc::new(Schema::new(fields));
    let batch = RecordBatch::try_new(schema.clone(), columns).map_err(capsule::error)?;
    Ok(Table { schema, batches: vec![batch] })
}
