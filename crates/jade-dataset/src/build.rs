//! [`build`] makes a data set, or goes on with one that was stopped.

use super::candidates::{Log, Packing, write_whole};
use super::choice::{Bits, Choice, number, place};
use super::columns::{Column, ParquetFile, Value, json_line};
use super::distinct::{Keys, NUMBER, Records, merge};
use super::relation::Relation;
use super::row::{Membership, Row, columns};
use super::shards::{FOLDERS, List, Shard};
use super::{At, DatasetError, LIST, PLAN, Plan, SUMS, VERSION, WORK, card, order, read_if_exists};
use jade_batch::Progress;
use jade_batch::in_order;
use jade_batch::interrupt;
use jade_collection::{Origin, PuzzleSource};
use jade_generate::Goal;
use jade_grid::Puzzle;
use jade_text::{Args, Texts};
use jade_tutor::{Limits, classify};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The least number of attempts in a block of a log.
const BLOCK: u64 = 32;
/// The numbers of puzzles whose keys, and whose rows, a thread finds at a time.
const KEYS: usize = 64;
const ROWS: usize = 32;
/// A set has no more puzzles if this number of candidates, and three times as many as there are, brought nothing new.
const IN_VAIN: u64 = 1000;

/// What was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Built {
    pub rows: u64,
    /// Whether it was complete before.
    pub before: bool,
}

/// Makes a data set in a folder, or goes on with it. The result depends only on the plan and the version.
///
/// # Errors
/// [`DatasetError`]; what was done so far stays and is used the next time.
pub fn build(
    plan: &Plan,
    text: &str,
    folder: &Path,
    threads: usize,
    texts: &'static Texts,
) -> Result<Built, DatasetError> {
    for set in &plan.sets {
        set.check(&plan.profile).map_err(|why| DatasetError::Impossible(set.name.clone(), why))?;
    }
    let rows = plan.splits().values().sum();
    let work = folder.join(WORK);
    if is_begun(plan, folder)? && folder.join(LIST).exists() {
        if work.exists() {
            fs::remove_dir_all(&work).at(&work)?;
        }
        return Ok(Built { rows, before: true });
    }
    fs::create_dir_all(&work).at(&work)?;
    let lock = work.join("lock");
    let file = File::create(&lock).at(&lock)?;
    file.try_lock().map_err(|_| DatasetError::Busy(folder.to_owned()))?;
    let builder = Builder { plan, folder, work, threads, texts, progress: Progress::new(texts), rows };
    builder.check_version()?;
    builder.write(PLAN, text)?;
    let made = builder.make();
    builder.progress.clear();
    made?;
    // Some systems cannot remove a file that is open.
    drop(file);
    fs::remove_dir_all(&builder.work).at(&builder.work)?;
    Ok(Built { rows, before: false })
}

/// Whether the folder contains a data set of this plan, complete or not.
fn is_begun(plan: &Plan, folder: &Path) -> Result<bool, DatasetError> {
    let Some(text) = read_if_exists(&folder.join(PLAN))? else {
        let foreign = match fs::read_dir(folder) {
            Ok(files) => files.flatten().any(|file| file.file_name() != WORK),
            Err(error) if error.kind() == io::ErrorKind::NotFound => false,
            Err(error) => return Err(DatasetError::File(folder.to_owned(), error)),
        };
        return if foreign { Err(DatasetError::NotEmpty(folder.to_owned())) } else { Ok(false) };
    };
    if !Plan::read(&text).is_ok_and(|theirs| theirs == *plan) {
        return Err(DatasetError::OtherPlan(folder.to_owned()));
    }
    match read_if_exists(&folder.join(LIST))?.map(|text| serde_json::from_str::<List>(&text)) {
        Some(Ok(list)) if list.jade != VERSION => {
            Err(DatasetError::OtherVersion(folder.to_owned(), list.jade))
        }
        Some(Err(_)) => Err(DatasetError::Incomplete(folder.to_owned())),
        Some(Ok(_)) | None => Ok(true),
    }
}

struct Builder<'a> {
    plan: &'a Plan,
    folder: &'a Path,
    work: PathBuf,
    threads: usize,
    texts: &'static Texts,
    progress: Progress,
    rows: u64,
}

/// How far the search is to go. Written before each round, so that a run that was stopped goes on as it would have.
#[derive(Clone, Default, Serialize, Deserialize)]
struct Targets {
    /// The number of candidates of each set.
    candidates: Vec<u64>,
    /// The number of rows that could be chosen before the round, and of all candidates.
    before: Vec<(u64, u64)>,
}

impl Builder<'_> {
    fn check_version(&self) -> Result<(), DatasetError> {
        let path = self.work.join("version");
        match read_if_exists(&path)? {
            Some(theirs) if theirs == VERSION => Ok(()),
            Some(theirs) => Err(DatasetError::OtherVersion(self.folder.to_owned(), theirs)),
            None => write_whole(&path, |file| file.write_all(VERSION.as_bytes())).at(&path),
        }
    }

    /// Writes a file of the data set as a whole.
    fn write(&self, name: &str, text: &str) -> Result<(), DatasetError> {
        let (new, path) = (self.work.join("new"), self.folder.join(name));
        let written = write_whole(&new, |file| file.write_all(text.as_bytes()));
        written.and_then(|()| fs::rename(&new, &path)).at(&path)
    }

    fn make(&self) -> Result<(), DatasetError> {
        let (logs, rows) = self.search()?;
        let list = List::of(self.plan);
        for folder in FOLDERS.iter().take(if self.plan.has_jsonl() { 2 } else { 1 }) {
            let folder = self.folder.join(folder);
            fs::create_dir_all(&folder).at(&folder)?;
        }
        let columns = columns(self.plan);
        let mut written = 0;
        for (index, (split, shards)) in list.splits.iter().enumerate() {
            let mut rows = self.chosen(index, split, &logs, &rows)?;
            for shard in shards {
                self.write_shard(shard, &columns, &mut rows, written)?;
                written += shard.rows;
            }
        }
        for (name, text) in card::cards(self.plan, &columns) {
            self.write(name, &text)?;
        }
        self.write(SUMS, &self.sums(&list)?)?;
        self.write(LIST, &list.to_json().at(self.folder)?)
    }

    /// Returns the sums of all files, as the programs that check such sums write them.
    fn sums(&self, list: &List) -> Result<String, DatasetError> {
        let mut sums = String::new();
        let shards = list.splits.values().flatten().flat_map(Shard::files);
        for name in card::FILES.into_iter().chain([PLAN]).chain(shards) {
            let path = self.folder.join(name);
            let _ = writeln!(sums, "{}  {name}", sum(&path).at(&path)?);
            if interrupt::requested() {
                return Err(DatasetError::Interrupted);
            }
        }
        Ok(sums)
    }

    /// Searches until there are enough puzzles for each set. Returns the logs, and which of their puzzles are the rows of
    /// each set in each split.
    fn search(&self) -> Result<(Vec<Log>, Vec<Vec<Bits>>), DatasetError> {
        let path = self.work.join("targets.json");
        let mut targets = match read_if_exists(&path)? {
            Some(text) => serde_json::from_str(&text).map_err(io::Error::from).at(&path)?,
            None => Targets {
                candidates: self.plan.sets.iter().map(|set| set.total()).collect(),
                before: vec![(0, 0); self.plan.sets.len()],
            },
        };
        loop {
            let mut logs = Vec::new();
            for (index, target) in targets.candidates.iter().enumerate() {
                logs.push(self.gather(index, *target)?);
            }
            let rows = self.choose(&logs)?;
            let next = self.next_targets(&targets, &logs, &rows)?;
            if next.candidates == targets.candidates {
                return Ok((logs, rows));
            }
            targets = next;
            let text = serde_json::to_string(&targets).map_err(io::Error::from).at(&path)?;
            write_whole(&path, |file| file.write_all(text.as_bytes())).at(&path)?;
        }
    }

    /// The targets of the next round: the same if there is enough of everything.
    fn next_targets(&self, now: &Targets, logs: &[Log], rows: &[Vec<Bits>]) -> Result<Targets, DatasetError> {
        let mut next = now.clone();
        for (index, (set, log)) in self.plan.sets.iter().zip(logs).enumerate() {
            let found = rows[index].iter().map(Bits::count).sum();
            let (wanted, all): (u64, u64) = (set.total(), log.puzzles);
            if found >= wanted {
                continue;
            }
            let (found_before, all_before) = now.before[index];
            let in_vain = found <= found_before && all - all_before >= IN_VAIN.max(3 * found);
            let ended = all < now.candidates[index];
            if ended || in_vain {
                let (set, attempts) = (set.name.clone(), log.attempts);
                return Err(DatasetError::Exhausted { set, found, wanted, attempts });
            }
            // As many more as the share of new ones so far lets expect.
            let more = (wanted - found) as f64 * all as f64 / found.max(1) as f64;
            next.candidates[index] = all + (more.ceil() as u64).clamp(1, all.max(IN_VAIN));
            next.before[index] = (found, all);
        }
        Ok(next)
    }

    /// Makes attempts for a set until there are so many candidates.
    fn gather(&self, index: usize, target: u64) -> Result<Log, DatasetError> {
        let set = &self.plan.sets[index];
        let (wish, seed) = (set.wish(&self.plan.profile), self.plan.seed_of(set));
        let source = || {
            let source = PuzzleSource::new(wish.clone(), seed, Origin::New);
            source.map_err(|why| DatasetError::Impossible(set.name.clone(), why))
        };
        let path = self.work.join(format!("{}.log", set.name));
        let mut log = Log::open(&path, Packing::of(set.geometry)).at(&path)?;
        let limit = set.attempts.unwrap_or(u64::MAX);
        if log.puzzles >= target || log.attempts >= limit {
            return Ok(log);
        }
        let first = source()?;
        let block = first.order(Goal::Count(1), 0..1, Duration::ZERO).good_block.max(BLOCK);
        let idle = Mutex::new(vec![(first, Membership::new(set, self.plan))]);
        let lock = || idle.lock().unwrap_or_else(PoisonError::into_inner);
        let (done, found) = (AtomicBool::new(false), AtomicU64::new(log.puzzles));
        let is_over = || {
            self.tell("dataset-searching", &set.name, found.load(Ordering::Relaxed), target);
            done.load(Ordering::Relaxed) || interrupt::requested()
        };
        let mut next = log.attempts;
        let blocks = || {
            let start = next;
            next = next.saturating_add(block).min(limit);
            (start < next && !is_over()).then_some(start..next)
        };
        let work = |numbers: Range<u64>| {
            let taken = lock().pop().or_else(|| Some((source().ok()?, Membership::new(set, self.plan))));
            let (mut source, membership) = taken?;
            let mut puzzles: Vec<Puzzle> = Vec::new();
            let (_, cancelled) = source.attempts(numbers.clone(), &is_over, &mut |one| {
                if membership.has_measures(&one.puzzle, self.plan) {
                    puzzles.push(one.puzzle);
                }
                ControlFlow::Continue(())
            });
            lock().push((source, membership));
            (!cancelled).then_some((numbers, puzzles))
        };
        let put = |made: Option<(Range<u64>, Vec<Puzzle>)>| {
            // After a block that was cancelled, the log must not go on.
            let Some((numbers, puzzles)) = made.filter(|_| !done.load(Ordering::Relaxed)) else {
                done.store(true, Ordering::Relaxed);
                return Ok(());
            };
            log.append(numbers, &puzzles)?;
            found.store(log.puzzles, Ordering::Relaxed);
            done.store(log.puzzles >= target, Ordering::Relaxed);
            Ok(())
        };
        in_order(self.threads, blocks, work, put).at(&path)?;
        if interrupt::requested() { Err(DatasetError::Interrupted) } else { Ok(log) }
    }

    /// Chooses the rows of each set in each split.
    fn choose(&self, logs: &[Log]) -> Result<Vec<Vec<Bits>>, DatasetError> {
        let keys = Keys::new(self.plan.sets.iter().map(|set| set.geometry));
        let folder = self.work.join("runs");
        fs::create_dir_all(&folder).at(&folder)?;
        let mut firsts: Vec<Bits> = logs.iter().map(|log| Bits::new(log.puzzles)).collect();
        let mut marks = Records::new(NUMBER);
        let (mut mark_runs, mut count) = (Vec::new(), 0);
        for relation in Relation::all(self.plan) {
            let mut runs = Vec::new();
            for (index, log) in logs.iter().enumerate() {
                runs.extend(self.sorted(relation, index, log, &keys, &folder)?);
            }
            // The first of the candidates with the same key, and the mark that they have in common.
            let (mut first_of_key, mut mark) = (None, None);
            merge(relation.key_len(&keys), &runs, &folder, |_, number, first| {
                if interrupt::requested() {
                    return Err(io::ErrorKind::Interrupted.into());
                }
                let (set, index) = place(number);
                if first.is_none() {
                    (first_of_key, mark) = (None, None);
                }
                if relation == Relation::Form {
                    first.is_none().then(|| firsts[set].set(index));
                    return Ok(());
                }
                if !firsts[set].get(index) {
                    return Ok(());
                }
                let Some(first) = first_of_key else {
                    first_of_key = Some(number);
                    return Ok(());
                };
                let mark = *mark.get_or_insert_with(|| {
                    marks.push(&u64::to_be_bytes(first), count);
                    count += 1;
                    count - 1
                });
                marks.push(&number.to_be_bytes(), mark);
                if marks.are_many() {
                    write_marks(&mut marks, &mut mark_runs, &folder)?;
                }
                Ok(())
            })
            .at(&folder)?;
        }
        write_marks(&mut marks, &mut mark_runs, &folder).at(&folder)?;
        let candidates = logs.iter().map(|log| log.puzzles).collect();
        let mut choice = Choice::new(self.plan, &firsts, candidates, count);
        let (mut marked, mut its_marks) = (None, Vec::new());
        merge(NUMBER, &mark_runs, &folder, |key, mark, _| {
            let number = u64::from_be_bytes(std::array::from_fn(|byte| key[byte]));
            if let Some(before) = marked.replace(number).filter(|before| *before != number) {
                choice.marked(before, &its_marks);
                its_marks.clear();
            }
            its_marks.push(mark);
            Ok(())
        })
        .at(&folder)?;
        if let Some(last) = marked {
            choice.marked(last, &its_marks);
        }
        Ok(choice.finish())
    }

    /// Returns the runs of the keys of a set, and makes those that are missing. The name of a run says which candidates it
    /// contains.
    fn sorted(
        &self,
        relation: Relation,
        index: usize,
        log: &Log,
        keys: &Keys,
        folder: &Path,
    ) -> Result<Vec<PathBuf>, DatasetError> {
        let set = &self.plan.sets[index];
        let end = relation.as_str();
        let name = |from: u64, to: u64| folder.join(format!("{}.{from}.{to}.{end}", set.name));
        let (mut runs, mut covered) = (Vec::new(), 0);
        let there: Vec<Range<u64>> = fs::read_dir(folder)
            .at(folder)?
            .flatten()
            .filter_map(|file| range(&file.file_name().to_string_lossy(), &set.name, end))
            .collect();
        while let Some(run) = there.iter().find(|run| run.start == covered) {
            runs.push(name(run.start, run.end));
            covered = run.end;
        }
        let packing = Packing::of(set.geometry);
        let mut puzzles = log.read().at(folder)?.skip(covered as usize);
        let mut failed = None;
        let next = || {
            let piece: io::Result<Vec<Vec<u8>>> = puzzles.by_ref().take(KEYS).collect();
            match piece {
                Ok(piece) => (!piece.is_empty() && !interrupt::requested()).then_some(piece),
                Err(error) => {
                    failed = Some(error);
                    None
                }
            }
        };
        let len = relation.key_len(keys);
        let keys_of = |packed: &Vec<u8>| {
            let puzzle = packing.unpack(packed)?;
            relation.keys(keys, &puzzle, || classify(&puzzle, &Limits::default()).solution().cloned())
        };
        let mut records = Records::new(len);
        let mut at = covered;
        let put = |of_puzzles: Vec<Option<Vec<u8>>>| {
            for keys in of_puzzles {
                let keys = keys.ok_or(io::ErrorKind::InvalidData)?;
                keys.chunks_exact(len).for_each(|key| records.push(key, number(index, at)));
                at += 1;
            }
            self.tell("dataset-comparing", &set.name, at, log.puzzles);
            if records.are_many() || at == log.puzzles {
                let run = name(covered, at);
                records.write(&run)?;
                runs.push(run);
                covered = at;
            }
            Ok(())
        };
        in_order(self.threads, next, |piece: Vec<Vec<u8>>| piece.iter().map(keys_of).collect(), put)
            .at(folder)?;
        match failed {
            Some(error) => Err(error).at(folder),
            None if interrupt::requested() => Err(DatasetError::Interrupted),
            None => Ok(runs),
        }
    }

    /// Returns the rows of a split: the set and the packed puzzle of each.
    fn chosen<'a>(
        &'a self,
        index: usize,
        split: &'a str,
        logs: &[Log],
        rows: &'a [Vec<Bits>],
    ) -> Result<Rows<'a>, DatasetError> {
        let mut sources = Vec::new();
        for (log, rows) in logs.iter().zip(rows) {
            let (all, rows) = (log.read().at(&self.work)?.enumerate(), &rows[index]);
            let chosen = all.filter(|(index, puzzle)| puzzle.is_err() || rows.get(*index as u64));
            sources.push(chosen.map(|(_, puzzle)| puzzle));
        }
        let next = move |set: usize| sources[set].next().map(|puzzle| puzzle.map(|puzzle| (set, puzzle)));
        Ok(Box::new(order::order(self.plan, split).filter_map(next)))
    }

    /// Writes the next rows as a shard, unless it is there.
    fn write_shard(
        &self,
        shard: &Shard,
        columns: &[Column],
        rows: &mut Rows<'_>,
        before: u64,
    ) -> Result<(), DatasetError> {
        let parquet = self.folder.join(&shard.parquet);
        let jsonl = shard.jsonl.as_ref().map(|name| self.folder.join(name));
        if parquet.exists() && jsonl.as_ref().is_none_or(|jsonl| jsonl.exists()) {
            return match rows.by_ref().take(shard.rows as usize).find_map(Result::err) {
                Some(error) => Err(error).at(&self.work),
                None => Ok(()),
            };
        }
        let [new_parquet, new_jsonl] = ["new.parquet", "new.jsonl"].map(|name| self.work.join(name));
        let file = File::create(&new_parquet).at(&new_parquet)?;
        let mut table = ParquetFile::new(columns, file).at(&new_parquet)?;
        let new_lines = jsonl.as_ref().map(|_| File::create(&new_jsonl).at(&new_jsonl)).transpose()?;
        let mut lines = new_lines.map(|file| BufWriter::with_capacity(1 << 20, file));
        let (mut left, mut failed, mut written) = (shard.rows as usize, None, 0);
        let next = || {
            let piece: io::Result<Vec<(usize, Vec<u8>)>> = rows.by_ref().take(left.min(ROWS)).collect();
            match piece {
                Ok(piece) => {
                    left -= piece.len();
                    (!piece.is_empty() && !interrupt::requested()).then_some(piece)
                }
                Err(error) => {
                    failed = Some(error);
                    None
                }
            }
        };
        let one = |(index, packed): &(usize, Vec<u8>)| -> Option<(Option<String>, Vec<Value>)> {
            let set = &self.plan.sets[*index];
            let row = Row::new(Packing::of(set.geometry).unpack(packed)?, self.plan)?;
            let values = row.values(set, self.plan);
            let chosen =
                columns.iter().zip(&values).filter(|(column, _)| self.plan.has_in_jsonl(&column.name));
            Some((jsonl.as_ref().map(|_| json_line(chosen)), values))
        };
        let work = |piece: Vec<(usize, Vec<u8>)>| piece.iter().map(one).collect::<Vec<_>>();
        let put = |rows: Vec<Option<(Option<String>, Vec<Value>)>>| {
            for row in rows {
                let (line, values) = row.ok_or(io::ErrorKind::InvalidData)?;
                if let (Some(lines), Some(line)) = (&mut lines, line) {
                    writeln!(lines, "{line}")?;
                }
                table.put(&values)?;
                written += 1;
            }
            self.tell("dataset-writing", &shard.parquet, before + written, self.rows);
            Ok(())
        };
        in_order(self.threads, next, work, put).at(&parquet)?;
        if let Some(error) = failed {
            return Err(error).at(&self.work);
        }
        if interrupt::requested() {
            return Err(DatasetError::Interrupted);
        }
        if written < shard.rows {
            return Err(io::Error::from(io::ErrorKind::UnexpectedEof)).at(&self.work);
        }
        table.finish().and_then(|file| file.sync_all()).at(&parquet)?;
        if let (Some(lines), Some(jsonl)) = (lines, jsonl) {
            let file = lines.into_inner().map_err(io::IntoInnerError::into_error).at(&jsonl)?;
            file.sync_all().and_then(|()| fs::rename(&new_jsonl, &jsonl)).at(&jsonl)?;
        }
        fs::rename(&new_parquet, &parquet).at(&parquet)
    }

    fn tell(&self, id: &str, name: &str, done: u64, of: u64) {
        self.progress.tick_with(|_| {
            let args = Args::none().text("name", name).number("done", done.min(of)).number("of", of);
            self.texts.plain(id, &args)
        });
    }
}

/// Returns the SHA-256 of a file in hexadecimal digits.
fn sum(path: &Path) -> io::Result<String> {
    let (mut file, mut digest, mut block) = (File::open(path)?, Sha256::new(), vec![0; 1 << 20]);
    loop {
        match file.read(&mut block)? {
            0 => return Ok(digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect()),
            count => digest.update(&block[..count]),
        }
    }
}

type Rows<'a> = Box<dyn Iterator<Item = io::Result<(usize, Vec<u8>)>> + Send + 'a>;

/// Writes marks as a run. They are made again in each round, and by a run of the program that goes on.
fn write_marks(marks: &mut Records, runs: &mut Vec<PathBuf>, folder: &Path) -> io::Result<()> {
    if !marks.is_empty() {
        runs.push(folder.join(format!("{}.marks", runs.len())));
        marks.write(&runs[runs.len() - 1])?;
    }
    Ok(())
}

/// The candidates in a run of this set, as its name says.
fn range(name: &str, set: &str, end: &str) -> Option<Range<u64>> {
    let name = name.strip_prefix(set)?.strip_prefix('.')?.strip_suffix(end)?;
    let (from, to) = name.strip_suffix('.')?.split_once('.')?;
    Some(from.parse().ok()?..to.parse().ok()?).filter(|range| !range.is_empty())
}
