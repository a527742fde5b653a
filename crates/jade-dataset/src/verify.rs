//! [`verify`] checks a data set from its files alone.

use super::columns::{self, Column, Value, json_line};
use super::distinct::{Keys, Records, merge};
use super::relation::Relation;
use super::row::{Membership, PUZZLE, Row, SOLUTION, columns as columns_of};
use super::shards::{FOLDERS, List, Shard};
use super::{At, DatasetError, LIST, PLAN, Plan, order, read_if_exists};
use jade_batch::Progress;
use jade_batch::in_order;
use jade_batch::interrupt;
use jade_grid::line;
use jade_text::{Args, Texts};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Lines};
use std::path::{Path, PathBuf};

/// The number of rows that are read before they are checked on several threads, and that a thread checks at a time.
const READ: usize = 4096;
const CHECK: usize = 32;
/// After this number of faults, no more are looked for.
const MOST_FAULTS: usize = 100;

/// What is wrong with a file or a row.
#[derive(Clone, PartialEq, Debug)]
pub struct RowFault {
    pub file: String,
    /// The number of the row, from 1; `None` if it is about the file.
    pub row: Option<u64>,
    pub kind: FaultKind,
}

#[derive(Clone, PartialEq, Debug)]
pub enum FaultKind {
    /// The file is not there.
    Missing,
    /// The file does not belong to the data set.
    Foreign,
    /// The list names other files than the plan asks for.
    OtherList,
    /// It cannot be read.
    Unreadable(String),
    /// There are fewer or more rows than this number.
    OtherCount(u64),
    /// The puzzle is not a proper one.
    NotProper,
    /// The puzzle does not belong to the set.
    NotInSet(String),
    /// A column has this value, as JSON, but should have that one.
    Column { name: String, found: String, expected: String },
    /// The line of the JSON file differs from the row of the Parquet file.
    OtherLine,
    /// It is related to this row of that file: isomorphic, or another relation across splits.
    Related { relation: Relation, file: String, row: u64 },
}

impl RowFault {
    /// Returns the fault in words.
    pub fn message(&self, texts: &Texts) -> String {
        let none = Args::none;
        let words = match &self.kind {
            FaultKind::Missing => texts.plain("dataset-fault-missing", &none()),
            FaultKind::Foreign => texts.plain("dataset-fault-foreign", &none()),
            FaultKind::OtherList => texts.plain("dataset-fault-list", &none()),
            FaultKind::Unreadable(reason) => {
                texts.plain("dataset-fault-unreadable", &none().text("reason", reason.clone()))
            }
            FaultKind::OtherCount(rows) => texts.plain("dataset-fault-count", &none().number("rows", *rows)),
            FaultKind::NotProper => texts.plain("dataset-fault-not-proper", &none()),
            FaultKind::NotInSet(set) => {
                texts.plain("dataset-fault-not-in-set", &none().text("set", set.clone()))
            }
            FaultKind::Column { name, found, expected } => {
                let args = none().text("column", name.clone()).text("found", found.clone());
                texts.plain("dataset-fault-column", &args.text("expected", expected.clone()))
            }
            FaultKind::OtherLine => texts.plain("dataset-fault-line", &none()),
            FaultKind::Related { relation, file, row } => {
                let args = none().text("file", file.clone()).text("row", row.to_string());
                match relation {
                    Relation::Form => texts.plain("dataset-fault-isomorphic", &args),
                    Relation::Grid => texts.plain("dataset-fault-grid", &args),
                    Relation::Near(most) => {
                        texts.plain("dataset-fault-near", &args.number("most", *most as u64))
                    }
                }
            }
        };
        let args = none().text("file", self.file.clone()).text("message", words);
        match self.row {
            Some(row) => texts.plain("dataset-fault-in-row", &args.text("row", row.to_string())),
            None => texts.plain("cli-in-file", &args),
        }
    }
}

/// The result of a check.
#[derive(Clone, PartialEq, Debug)]
pub struct Verified {
    pub rows: u64,
    pub faults: Vec<RowFault>,
    /// The version that made the data set, if it is another one: ratings may differ between versions.
    pub other_version: Option<String>,
}

/// Checks a data set: its files, every column of every row in both formats, the sets and their sizes, that no two rows are
/// isomorphic, and that no two rows of different splits have isomorphic solutions or differ by a few givens.
///
/// # Errors
/// [`DatasetError`] if there is no complete data set, or no temporary file can be written.
pub fn verify(folder: &Path, threads: usize, texts: &'static Texts) -> Result<Verified, DatasetError> {
    let incomplete = || DatasetError::Incomplete(folder.to_owned());
    let path = folder.join(PLAN);
    let text = read_if_exists(&path)?.ok_or_else(incomplete)?;
    let plan = Plan::read(&text).map_err(|error| DatasetError::Plan(path, error))?;
    let path = folder.join(LIST);
    let text = read_if_exists(&path)?.ok_or_else(incomplete)?;
    let list: List = serde_json::from_str(&text).map_err(io::Error::from).at(&path)?;
    let ours = List::of(&plan);
    let work = std::env::temp_dir().join(format!("jade-verify-{}", std::process::id()));
    fs::create_dir_all(&work).at(&work)?;
    let relations = Relation::all(&plan);
    let mut verifier = Verifier {
        columns: columns_of(&plan),
        keys: Keys::new(plan.sets.iter().map(|set| set.geometry)),
        memberships: plan.sets.iter().map(|set| Membership::new(set, &plan)).collect(),
        plan: &plan,
        folder,
        work: work.clone(),
        threads,
        texts,
        progress: Progress::new(texts),
        rows: 0,
        faults: Vec::new(),
        runs: vec![Vec::new(); relations.len()],
        relations,
        starts: Vec::new(),
    };
    if list.splits != ours.splits || list.seed != ours.seed {
        verifier.faults.push(RowFault { file: LIST.to_owned(), row: None, kind: FaultKind::OtherList });
    }
    let verified = verifier.check(&ours);
    verifier.progress.clear();
    let removed = fs::remove_dir_all(&work).at(&work);
    verified?;
    removed?;
    let other_version = (list.jade != ours.jade).then_some(list.jade);
    Ok(Verified { rows: verifier.rows, faults: verifier.faults, other_version })
}

struct Verifier<'a> {
    plan: &'a Plan,
    columns: Vec<Column>,
    relations: Vec<Relation>,
    keys: Keys,
    memberships: Vec<Membership<'a>>,
    folder: &'a Path,
    work: PathBuf,
    threads: usize,
    texts: &'static Texts,
    progress: Progress,
    rows: u64,
    faults: Vec<RowFault>,
    /// For each relation the runs of its keys.
    runs: Vec<Vec<PathBuf>>,
    /// The files, each with the number of rows before it and the number of its split.
    starts: Vec<(u64, String, usize)>,
}

/// A row as it is in the files: the set it should be in, its values, and its line of JSON, if it has one.
type Found = (usize, io::Result<Vec<Value>>, Option<io::Result<String>>);

impl Verifier<'_> {
    fn check(&mut self, list: &List) -> Result<(), DatasetError> {
        self.check_folders(list)?;
        let relations = self.relations.clone();
        let mut records: Vec<Records> =
            relations.iter().map(|relation| Records::new(relation.key_len(&self.keys))).collect();
        for (number, (split, shards)) in list.splits.iter().enumerate() {
            let mut sets = order::order(self.plan, split);
            for shard in shards {
                self.starts.push((self.rows, shard.parquet.clone(), number));
                self.check_shard(shard, &mut sets, &mut records)?;
                if self.faults.len() >= MOST_FAULTS {
                    return Ok(());
                }
            }
        }
        for (index, relation) in relations.into_iter().enumerate() {
            self.write_run(index, &mut records[index])?;
            self.check_relation(index, relation)?;
        }
        Ok(())
    }

    /// Compares the files that are there with those that should be.
    fn check_folders(&mut self, list: &List) -> Result<(), DatasetError> {
        let expected: BTreeSet<&str> = list.splits.values().flatten().flat_map(Shard::files).collect();
        for name in FOLDERS {
            let path = self.folder.join(name);
            let files = match fs::read_dir(&path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                files => files.at(&path)?,
            };
            for file in files {
                let name = format!("{name}/{}", file.at(&path)?.file_name().to_string_lossy());
                if !expected.contains(name.as_str()) {
                    self.faults.push(RowFault { file: name, row: None, kind: FaultKind::Foreign });
                }
            }
        }
        Ok(())
    }

    /// Opens a file; notes if that is not possible.
    fn open<T>(&mut self, name: &str, open: impl FnOnce(File) -> io::Result<T>) -> Option<T> {
        match File::open(self.folder.join(name)).and_then(open) {
            Ok(opened) => Some(opened),
            Err(error) => {
                let kind = match error.kind() {
                    io::ErrorKind::NotFound => FaultKind::Missing,
                    _ => FaultKind::Unreadable(self.texts.io_reason(&error)),
                };
                self.faults.push(RowFault { file: name.to_owned(), row: None, kind });
                None
            }
        }
    }

    fn check_shard(
        &mut self,
        shard: &Shard,
        sets: &mut impl Iterator<Item = usize>,
        records: &mut [Records],
    ) -> Result<(), DatasetError> {
        let columns = self.columns.clone();
        let table = self.open(&shard.parquet, |file| columns::read(&columns, file));
        let open_lines = |file| Ok(BufReader::with_capacity(1 << 20, file).lines());
        let lines = shard.jsonl.as_ref().map(|name| self.open(name, open_lines));
        let (Some(mut table), Some(mut lines)) = (table, lines.map_or(Some(None), |lines| lines.map(Some)))
        else {
            sets.take(shard.rows as usize).for_each(drop);
            return Ok(());
        };
        let mut row = 0;
        while row < shard.rows && self.faults.len() < MOST_FAULTS {
            let wanted = READ.min((shard.rows - row) as usize);
            let read = read_rows(&mut table, &mut lines, sets.take(wanted));
            let count = read.len();
            self.check_rows(shard, row, read, records)?;
            row += count as u64;
            if count < wanted {
                break;
            }
        }
        let more_rows = row == shard.rows && table.next().is_some();
        let more_lines = row == shard.rows && lines.as_mut().is_some_and(|lines| lines.next().is_some());
        for (file, more) in shard.files().zip([more_rows, more_lines]) {
            if more || row < shard.rows && self.faults.len() < MOST_FAULTS {
                let kind = FaultKind::OtherCount(shard.rows);
                self.faults.push(RowFault { file: file.to_owned(), row: None, kind });
            }
        }
        Ok(())
    }

    /// Checks rows, the first of which has this number in its file.
    fn check_rows(
        &mut self,
        shard: &Shard,
        first: u64,
        mut rows: Vec<Found>,
        records: &mut [Records],
    ) -> Result<(), DatasetError> {
        let next = || {
            let piece: Vec<Found> = rows.drain(..CHECK.min(rows.len())).collect();
            (!piece.is_empty() && !interrupt::requested()).then_some(piece)
        };
        let mut checked: Vec<Checked> = Vec::new();
        let this = &*self;
        let work = |piece: Vec<Found>| piece.into_iter().map(|row| this.check_row(row)).collect::<Vec<_>>();
        in_order(self.threads, next, work, |piece| {
            checked.extend(piece);
            Ok(())
        })
        .at(self.folder)?;
        if interrupt::requested() {
            return Err(DatasetError::Interrupted);
        }
        for (row, checked) in (first..).zip(checked) {
            if let Some((kind, json)) = checked.fault {
                let file = shard.jsonl.as_ref().filter(|_| json).unwrap_or(&shard.parquet).clone();
                self.faults.push(RowFault { file, row: Some(row + 1), kind });
            }
            for (index, keys) in checked.keys.into_iter().enumerate() {
                let (records, len) = (&mut records[index], self.relations[index].key_len(&self.keys));
                keys.chunks_exact(len).for_each(|key| records.push(key, self.rows));
                if records.are_many() {
                    self.write_run(index, records)?;
                }
            }
            self.rows += 1;
        }
        self.progress.tick_with(|_| {
            let args = Args::none().text("name", shard.parquet.clone()).number("done", self.rows);
            self.texts.plain("dataset-verifying", &args)
        });
        Ok(())
    }

    /// Writes the keys of the relation with this number.
    fn write_run(&mut self, index: usize, records: &mut Records) -> Result<(), DatasetError> {
        if records.is_empty() {
            return Ok(());
        }
        let path = self.work.join(format!("{index}.{}.run", self.runs[index].len()));
        records.write(&path).at(&path)?;
        self.runs[index].push(path);
        Ok(())
    }

    fn check_row(&self, (index, row, line): Found) -> Checked {
        let unreadable = |error: io::Error| FaultKind::Unreadable(self.texts.io_reason(&error));
        let (row, line) = match (row, line) {
            (Err(error), _) => return Checked::fault(unreadable(error), false),
            (_, Some(Err(error))) => return Checked::fault(unreadable(error), true),
            (Ok(row), line) => (row, line.and_then(Result::ok)),
        };
        let set = &self.plan.sets[index];
        let puzzle = match row.get(PUZZLE) {
            Some(Value::Text(text)) => line::read_cells(set.geometry, text).ok(),
            _ => None,
        };
        let Some(expected) = puzzle.clone().and_then(|puzzle| Row::new(puzzle, self.plan)) else {
            return Checked::fault(FaultKind::NotProper, false);
        };
        let values = expected.values(set, self.plan);
        let fault = self.difference(&row, &values).map(|fault| (fault, false));
        let is_other = |line: &String| {
            let chosen =
                self.columns.iter().zip(&row).filter(|(column, _)| self.plan.has_in_jsonl(&column.name));
            *line != json_line(chosen)
        };
        let other_line = || line.as_ref().filter(|line| is_other(line)).map(|_| (FaultKind::OtherLine, true));
        let solution = || match values.get(SOLUTION) {
            Some(Value::Text(solution)) => line::read_cells(set.geometry, solution).ok(),
            _ => None,
        };
        let keys: Option<Vec<Vec<u8>>> = puzzle.as_ref().and_then(|puzzle| {
            self.relations.iter().map(|relation| relation.keys(&self.keys, puzzle, solution)).collect()
        });
        let Some(keys) = keys else { return Checked::fault(FaultKind::NotProper, false) };
        let outside = || {
            let (puzzle, solution) = (puzzle.as_ref()?, solution()?);
            let holds = self.memberships[index].holds(puzzle, solution, self.plan);
            (!holds).then(|| (FaultKind::NotInSet(set.name.clone()), false))
        };
        Checked { fault: fault.or_else(other_line).or_else(outside), keys }
    }

    /// The first column that has another value.
    fn difference(&self, found: &[Value], expected: &[Value]) -> Option<FaultKind> {
        let pairs = self.columns.iter().zip(found.iter().zip(expected));
        let (column, (found, expected)) =
            pairs.into_iter().find(|(_, (found, expected))| found != expected)?;
        let json = |value: &Value| {
            let line = json_line([(column, value)]);
            let value = line[column.name.len() + 4..line.len() - 1].to_owned();
            if value.len() > 200 { "…".to_owned() } else { value }
        };
        Some(FaultKind::Column { name: column.name.clone(), found: json(found), expected: json(expected) })
    }

    /// Finds the rows that have this relation, and must not. Rows that have a closer one are only named for that.
    fn check_relation(&mut self, index: usize, relation: Relation) -> Result<(), DatasetError> {
        let starts = &self.starts;
        let place = |number: u64| -> (&str, u64, usize) {
            let file = starts.partition_point(|(start, ..)| *start <= number).saturating_sub(1);
            starts.get(file).map_or(("", 0, 0), |(start, file, split)| (file, number - start + 1, *split))
        };
        let known: BTreeSet<(String, u64)> = self
            .faults
            .iter()
            .filter(|fault| matches!(fault.kind, FaultKind::Related { .. }))
            .filter_map(|fault| Some((fault.file.clone(), fault.row?)))
            .collect();
        let mut found = BTreeMap::new();
        let len = relation.key_len(&self.keys);
        merge(len, &self.runs[index], &self.work, |_, number, first| {
            if let Some(first) = first.filter(|first| *first != number && found.len() < MOST_FAULTS) {
                let ((file, row, split), (other_file, other_row, other_split)) =
                    (place(number), place(first));
                let wrong = relation == Relation::Form || split != other_split;
                if wrong && !known.contains(&(file.to_owned(), row)) {
                    let kind = FaultKind::Related { relation, file: other_file.to_owned(), row: other_row };
                    let fault = || RowFault { file: file.to_owned(), row: Some(row), kind };
                    found.entry(number).or_insert_with(fault);
                }
            }
            if interrupt::requested() { Err(io::ErrorKind::Interrupted.into()) } else { Ok(()) }
        })
        .at(&self.work)?;
        self.faults.extend(found.into_values());
        Ok(())
    }
}

/// What is known of a row after the check.
struct Checked {
    /// The fault, and whether it is in the file of JSON lines.
    fault: Option<(FaultKind, bool)>,
    /// The keys for each relation; none if the puzzle cannot be read.
    keys: Vec<Vec<u8>>,
}

impl Checked {
    fn fault(kind: FaultKind, json: bool) -> Checked {
        Checked { fault: Some((kind, json)), keys: Vec::new() }
    }
}

/// Reads rows from the files, each for one of these sets, until one of them ends.
fn read_rows(
    table: &mut impl Iterator<Item = io::Result<Vec<Value>>>,
    lines: &mut Option<Lines<BufReader<File>>>,
    sets: impl Iterator<Item = usize>,
) -> Vec<Found> {
    let mut line = || match lines {
        Some(lines) => lines.next().map(Some),
        None => Some(None),
    };
    sets.map_while(|set| Some((set, table.next()?, line()?))).collect()
}
