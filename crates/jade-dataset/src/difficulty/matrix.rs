//! [`Matrix`]: the rank correlations of all pairs of measures of a sample.

use super::lists::OWN_PREFIX;
use super::{Measure, Numbers, Ratings, Sample, SampleRow};
use jade_explore::rank_correlation;
use jade_text::{Args, Texts};

/// The rank correlations of all pairs of measures.
pub struct Matrix<'a> {
    sample: &'a Sample,
    rows: Vec<&'a SampleRow>,
    measures: Vec<Measure>,
    /// The numbers of each measure, one for each row.
    columns: Vec<Numbers>,
}

/// What is known of two measures.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pair<'a> {
    /// The two measures.
    pub measures: [&'a Measure; 2],
    /// The number of puzzles that have both.
    pub puzzles: usize,
    /// The rank correlation of these; `None` if they are too few, or one measure is the same for all of them.
    pub correlation: Option<f64>,
}

impl<'a> Matrix<'a> {
    /// Takes a sample, what JADE [measured](super::measured) of its puzzles, and the ratings of others.
    pub fn new(
        sample: &'a Sample,
        measured: Vec<(&'a SampleRow, Numbers)>,
        ratings: &[(Measure, Ratings)],
    ) -> Matrix<'a> {
        let (rows, own): (Vec<&SampleRow>, Vec<Numbers>) = measured.into_iter().unzip();
        let own = Measure::OWN.into_iter().enumerate().map(|(at, measure)| {
            let column = own.iter().map(|numbers| numbers.get(at).copied().flatten());
            (measure, column.collect::<Vec<_>>())
        });
        let others = ratings.iter().map(|(measure, ratings)| {
            (measure.clone(), rows.iter().map(|row| ratings.of(&row.puzzle)).collect())
        });
        let more = sample.columns.iter().enumerate().map(|(at, name)| {
            let column = rows.iter().map(|row| row.numbers.get(at).copied().flatten());
            (Measure::Column(name.clone()), column.collect())
        });
        let mut all: Vec<(Measure, Numbers)> = own.chain(others).chain(more).collect();
        all.sort_by_key(|(measure, _)| measure.place());
        let (measures, columns) = all.into_iter().unzip();
        Matrix { sample, rows, measures, columns }
    }

    /// Returns the sample.
    pub fn sample(&self) -> &Sample {
        self.sample
    }

    /// Returns the number of puzzles.
    pub fn puzzles(&self) -> usize {
        self.rows.len()
    }

    /// Returns the measures, each with the number of puzzles that have it.
    pub fn measures(&self) -> impl Iterator<Item = (&Measure, usize)> {
        (0..self.measures.len()).map(|at| (&self.measures[at], self.count(at)))
    }

    /// Returns all pairs of different measures.
    pub fn pairs(&self) -> impl Iterator<Item = Pair<'_>> {
        (0..self.measures.len()).flat_map(move |other| (0..other).map(move |one| self.pair(one, other)))
    }

    fn count(&self, measure: usize) -> usize {
        self.columns[measure].iter().flatten().count()
    }

    fn pair(&self, one: usize, other: usize) -> Pair<'_> {
        let both = self.columns[one].iter().zip(&self.columns[other]);
        let both: Vec<(f64, f64)> = both.filter_map(|(one, other)| Some(((*one)?, (*other)?))).collect();
        let measures = [&self.measures[one], &self.measures[other]];
        Pair { measures, puzzles: both.len(), correlation: rank_correlation(&both) }
    }

    /// Returns the matrix as a table.
    ///
    /// The correlations are below the diagonal. If a puzzle lacks a measure, the diagonal says how many puzzles have each,
    /// and above it is the number of puzzles with both.
    pub fn table(&self, texts: &Texts) -> String {
        let args = Args::none().text("name", self.sample.name.clone()).number("puzzles", self.puzzles());
        let mut out = texts.plain("difficulty-title", &args) + "\n\n";
        let has_gaps = (0..self.measures.len()).any(|at| self.count(at) < self.puzzles());
        let names: Vec<String> = self.measures.iter().map(|measure| measure.name(texts)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        // The last column has nothing below the diagonal.
        let columns = if has_gaps { names.len() } else { names.len() - 1 };
        out.extend(std::iter::repeat_n(' ', width + 3));
        out.extend((1..=columns).map(|number| format!("{number:>COLUMN_WIDTH$}")));
        out.push('\n');
        for (row, name) in names.iter().enumerate() {
            let mut line = format!("{:>2} {name}{}", row + 1, " ".repeat(width - name.chars().count()));
            for column in 0..columns {
                let cell = match column.cmp(&row) {
                    std::cmp::Ordering::Less => said(self.pair(row, column).correlation, texts),
                    _ if !has_gaps => String::new(),
                    std::cmp::Ordering::Equal => self.count(row).to_string(),
                    std::cmp::Ordering::Greater => self.pair(row, column).puzzles.to_string(),
                };
                line += &format!("{cell:>COLUMN_WIDTH$}");
            }
            out += line.trim_end();
            out.push('\n');
        }
        out.push('\n');
        if let Some(chance) = chance(self.puzzles()) {
            let args =
                Args::none().text("limit", said(Some(chance), texts)).number("puzzles", self.puzzles());
            out += &(texts.plain("difficulty-chance", &args) + "\n");
        }
        if has_gaps {
            out += &(texts.plain("difficulty-gaps", &Args::none()) + "\n");
        }
        out
    }
}

/// Returns a table of all numbers of all puzzles, for other programs: tabs between the columns, a line for each puzzle.
/// JADE's own columns have names that a sample's file can keep.
pub fn table(matrices: &[Matrix<'_>]) -> String {
    let mut measures: Vec<&Measure> = Vec::new();
    for measure in matrices.iter().flat_map(|matrix| &matrix.measures) {
        if !measures.contains(&measure) {
            measures.push(measure);
        }
    }
    let head = |measure: &&Measure| match measure {
        Measure::Column(name) => name.replace(['\t', '"'], " "),
        own => format!("{OWN_PREFIX}{}", own.id()),
    };
    let heads: Vec<String> =
        ["set", "puzzle"].map(str::to_owned).into_iter().chain(measures.iter().map(head)).collect();
    let mut out = heads.join("\t") + "\n";
    for matrix in matrices {
        for (at, row) in matrix.rows.iter().enumerate() {
            let number = |measure: &&Measure| {
                let column = matrix.measures.iter().position(|other| other == *measure)?;
                matrix.columns[column][at].map(|number| number.to_string())
            };
            let name = matrix.sample.id.replace(['\t', '"'], " ");
            let cells = measures.iter().map(|measure| number(measure).unwrap_or_default());
            let cells: Vec<String> = [name, row.puzzle.to_string()].into_iter().chain(cells).collect();
            out += &(cells.join("\t") + "\n");
        }
    }
    out
}

/// The width of a column.
const COLUMN_WIDTH: usize = 6;

/// The absolute value that the correlation of so many puzzles exceeds by chance in one of twenty samples if there is none.
fn chance(puzzles: usize) -> Option<f64> {
    // With fewer, the normal distribution is too far off.
    (puzzles >= 10).then(|| 1.96 / (puzzles as f64 - 1.0).sqrt())
}

/// A correlation with two decimal places.
fn said(correlation: Option<f64>, texts: &Texts) -> String {
    let Some(correlation) = correlation else { return "–".to_owned() };
    let hundredths = (100.0 * correlation.abs()).round() as u32;
    let args = Args::none().text("whole", (hundredths / 100).to_string());
    let number = texts.plain("learning-decimal", &args.text("tenth", format!("{:02}", hundredths % 100)));
    if correlation < 0.0 && hundredths > 0 { format!("−{number}") } else { number }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_search::nine::Board;
    use jade_text::Language;

    /// A sample with these numbers as a column of its file.
    fn sample(column: &[Option<f64>]) -> Sample {
        let row =
            |number: &Option<f64>| SampleRow { numbers: vec![*number], ..SampleRow::drawn(Board::EMPTY) };
        let columns = vec!["mine".to_owned()];
        Sample {
            id: "few".to_owned(),
            name: "a few".to_owned(),
            columns,
            rows: column.iter().map(row).collect(),
        }
    }

    /// Its matrix, with the same numbers for several measures of JADE.
    fn matrix<'a>(sample: &'a Sample, own: &[&[f64]]) -> Matrix<'a> {
        let numbers = |at: usize| own.iter().map(|column| Some(column[at])).collect();
        Matrix::new(sample, sample.rows.iter().enumerate().map(|(at, row)| (row, numbers(at))).collect(), &[])
    }

    #[test]
    fn puzzles_without_a_number_are_left_out_of_its_pairs_alone() {
        let sample = sample(&[Some(9.0), None, Some(7.0), Some(8.0)]);
        let matrix = matrix(&sample, &[&[1.0, 2.0, 3.0, 4.0], &[2.0, 1.0, 4.0, 3.0], &[5.0; 4]]);
        let table = matrix.table(Texts::of(Language::English));
        let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(rows[2], ["1", "2", "3", "4", "5", "6", "7", "8"]);
        assert_eq!(rows[3], ["1", "givens", "4", "4", "4", "0", "0", "0", "0", "3"]);
        assert_eq!(rows[4], ["2", "level", "0.60", "4", "4", "0", "0", "0", "0", "3"]);
        // A measure that is the same everywhere, and one that no puzzle has.
        assert_eq!(rows[5], ["3", "score", "–", "–", "4", "0", "0", "0", "0", "3"]);
        assert_eq!(rows[6], ["4", "openness", "–", "–", "–", "0", "0", "0", "0", "0"]);
        assert_eq!(rows[10], ["8", "mine", "−0.50", "−1.00", "–", "–", "–", "–", "–", "3"]);
        let spanish = matrix.table(Texts::of(Language::Spanish));
        assert!(spanish.contains("−0,50"), "{spanish}");
        let last = matrix.pairs().last().unwrap();
        assert_eq!((last.measures[1].id(), last.correlation), ("mine", None));
        assert_eq!(matrix.measures().nth(7).unwrap().1, 3);
        assert_eq!(matrix.pairs().next().unwrap().puzzles, 4);
    }

    #[test]
    fn a_table_of_the_usual_measures_fits_into_eighty_columns() {
        let sample = sample(&[Some(-1.0), None, Some(2.0)]);
        let column: &[f64] = &[3.0, 2.0, 1.0];
        let mut matrix = matrix(&sample, &[column; 7]);
        for measure in [Measure::Hodoku, Measure::Times] {
            matrix.measures.insert(4, measure);
            matrix.columns.insert(4, vec![Some(1.0), Some(2.0), Some(3.0)]);
        }
        matrix.measures.pop();
        for language in Language::ALL {
            let table = matrix.table(Texts::of(language));
            assert!(table.lines().all(|line| line.chars().count() <= 80), "{table}");
            assert!(table.contains("−1") && table.lines().count() > 12, "{table}");
        }
    }
}
