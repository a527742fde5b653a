//! [`Reading`]: what was read of a board, and how sure it is.

use crate::cell::cut;
use crate::correct::{Beliefs, Standing, are_proper, correct, is_proper, most_probable};
use crate::find::{self, Found};
use crate::lattice::Lattice;
use crate::marks;
use crate::network::{CLASSES, Network};
use crate::picture::{Colours, Grey, Picture, Sums};
use crate::screen;
use crate::shape::Point;
use jade_grid::{Digit, DigitSet};
use std::fmt;

/// The most that a cell is believed which has lines along only one of its edges or none: it may not be where it should.
const WITHOUT_FRAME: f32 = 0.9;

/// The most that a cell is believed if the whole board is no proper puzzle as it was read: something is wrong somewhere.
const UNCONFIRMED: f32 = 0.9;

/// The probability below which a cell is doubtful.
pub const DOUBTFUL_BELOW: f32 = 0.97;

/// What a cell holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Nothing.
    Empty,
    /// A printed digit: a given.
    Printed,
    /// A digit that is handwritten, or on a screenshot in another colour than the givens: an entry.
    Handwritten,
    /// Small digits: candidates.
    Candidates,
}

/// How probable each content of a cell is by its looks, given how much handwriting and how many candidates the board has;
/// all together are 1. The rules of Sudoku are not considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Probabilities([f32; CLASSES]);

impl Probabilities {
    /// The cell is empty.
    pub fn empty(&self) -> f32 {
        self.0[0]
    }

    /// The digit is printed. 0 for digits above 9.
    pub fn printed(&self, digit: Digit) -> f32 {
        if digit.get() <= 9 { self.0[usize::from(digit.get())] } else { 0.0 }
    }

    /// The digit is handwritten. 0 for digits above 9.
    pub fn handwritten(&self, digit: Digit) -> f32 {
        if digit.get() <= 9 { self.0[9 + usize::from(digit.get())] } else { 0.0 }
    }

    /// There are candidates.
    pub fn candidates(&self) -> f32 {
        self.0[19]
    }
}

/// What was read of a cell.
#[derive(Clone, PartialEq, Debug)]
pub struct CellReading {
    /// What the cell holds.
    pub kind: Kind,
    /// Its digit, if it is printed or handwritten.
    pub digit: Option<Digit>,
    /// Its candidates, if it has some.
    pub candidates: DigitSet,
    /// How sure kind and digit are, from 0 to 1, after the whole board has been considered.
    pub confidence: f32,
    /// Whether a person should look: the confidence is below [`DOUBTFUL_BELOW`].
    pub doubtful: bool,
    /// Whether it looks more like something else, and was changed since only so is the puzzle a proper one.
    pub changed: bool,
    /// How probable each content is by its looks alone.
    pub probabilities: Probabilities,
}

/// A board that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// Its corners in the picture, clockwise, beginning with the one at the first cell.
    pub corners: [Point; 4],
    /// The 81 cells in reading order.
    pub cells: Vec<CellReading>,
    /// How the givens stand as they are reported.
    pub standing: Standing,
    /// How they stood before cells were changed.
    pub before: Standing,
    /// The share of the edges of cells along which a line was found, from 0 to 1.
    pub lines: f32,
}

impl Reading {
    /// The givens in one line of 81 signs, with a dot for every other cell.
    pub fn line(&self) -> String {
        let sign = |cell: &CellReading| match cell.digit {
            Some(digit) if cell.kind == Kind::Printed => char::from(b'0' + digit.get()),
            _ => '.',
        };
        self.cells.iter().map(sign).collect()
    }

    /// Whether this is a board and not some other grid.
    fn is_credible(&self) -> bool {
        let digits = self.cells.iter().filter(|cell| cell.digit.is_some()).count();
        self.standing == Standing::Proper || self.lines >= find::CLEAR && digits >= 10
    }

    /// The cells, numbered in reading order from 0, that a person should look at.
    pub fn doubtful(&self) -> impl Iterator<Item = usize> + '_ {
        self.cells.iter().enumerate().filter(|(_, cell)| cell.doubtful).map(|(index, _)| index)
    }
}

/// Why no board was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// Nothing in the picture looks like a board.
    NoBoard,
    /// A board was found, but part of it lies outside the picture.
    PartOfBoard,
    /// The corners do not form a quadrilateral that can be straightened.
    Corners,
}

impl ReadError {
    /// Returns the reason as a name for programs.
    pub fn code(self) -> &'static str {
        match self {
            ReadError::NoBoard => "no-board",
            ReadError::PartOfBoard => "part-of-board",
            ReadError::Corners => "bad-corners",
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ReadError::NoBoard => "no board of nine by nine cells was found in the picture",
            ReadError::PartOfBoard => "part of the board lies outside the picture",
            ReadError::Corners => "the corners do not form a quadrilateral with a board in it",
        })
    }
}

impl std::error::Error for ReadError {}

/// Finds and reads every board in a picture; the most prominent one comes first.
///
/// # Errors
/// If there is no board, or only part of one.
///
/// ```
/// use jade_vision::{Picture, ReadError, read};
/// let blank = Picture::grey(640, 480, &vec![255; 640 * 480]).unwrap();
/// assert_eq!(read(&blank), Err(ReadError::NoBoard));
/// ```
pub fn read(picture: &Picture) -> Result<Vec<Reading>, ReadError> {
    let network = Network::new();
    let is_proper = |read: &Result<Vec<Reading>, ReadError>| {
        read.as_ref().is_ok_and(|all| all.iter().any(|one| one.standing == Standing::Proper))
    };
    let mut best = read_dark_on_light(picture, &picture.grey, &network);
    // Light lines on dark ground; lines that are lost in noise.
    for other in [Grey::inverted, Grey::softened] {
        if is_proper(&best) {
            break;
        }
        let other = read_dark_on_light(picture, &other(&picture.grey), &network);
        let better = match (&best, &other) {
            (Ok(_), other) => is_proper(other),
            (Err(_), Ok(_)) => true,
            (Err(error), Err(_)) => *error == ReadError::NoBoard,
        };
        if better {
            best = other;
        }
    }
    best
}

/// Reads every board with dark lines on light ground.
fn read_dark_on_light(picture: &Picture, grey: &Grey, network: &Network) -> Result<Vec<Reading>, ReadError> {
    let places = find::find(grey, picture.colours.is_some());
    let mut readings: Vec<(Found, Reading)> = Vec::new();
    let mut error = ReadError::NoBoard;
    for place in places {
        let found = place[0].clone();
        let lattice = &found.lattice;
        if lattice.lines < find::CLEAR
            && lattice.lines_one_way() >= find::CLEAR
            && reaches_edge(grey, lattice)
        {
            // All its rows but not all its columns, or the reverse.
            error = ReadError::PartOfBoard;
        }
        if lattice.lines < find::LEAST {
            continue;
        }
        if readings.iter().any(|(other, _)| other.overlaps(&found)) {
            continue;
        }
        if outside(grey, &found.lattice) {
            error = ReadError::PartOfBoard;
            continue;
        }
        let best = Looked::best(grey, picture.colours.as_ref(), &place, network);
        if let Some(looked) = best {
            readings.push((found, looked.reading(picture, grey, network)));
        }
    }
    let mut readings: Vec<Reading> = readings.into_iter().map(|(_, reading)| reading).collect();
    // Next to a board, another grid is hardly one: a crossword, a table.
    let proper = readings.iter().any(|reading| reading.standing == Standing::Proper);
    let mut first = true;
    readings.retain(|reading| {
        let alone = std::mem::take(&mut first) && !proper;
        reading.is_credible() || alone && reading.lines >= find::CLEAR
    });
    if readings.is_empty() { Err(error) } else { Ok(readings) }
}

/// Reads the board between four corners, given clockwise in pixels of the picture, the one at the first cell first.
///
/// # Errors
/// If the corners do not form a quadrilateral in which a board is found.
///
/// ```
/// use jade_vision::{Picture, Point, ReadError, read_at};
/// let blank = Picture::grey(640, 480, &vec![255; 640 * 480]).unwrap();
/// let nowhere = [Point { x: 1.0, y: 1.0 }; 4];
/// assert_eq!(read_at(&blank, nowhere), Err(ReadError::Corners));
/// ```
pub fn read_at(picture: &Picture, corners: [Point; 4]) -> Result<Reading, ReadError> {
    let corners = corners.map(|corner| picture.working(corner));
    let fit = |grey: &Grey| find::fit(grey, &Sums::new(grey), corners, &mut find::Inks::default());
    let inverted = picture.grey.inverted();
    let dark = fit(&picture.grey).map(|found| (found, &picture.grey));
    let light = fit(&inverted).map(|found| (found, &inverted));
    // Whatever has more lines.
    let lines = |found: &(Found, &Grey)| found.0.lattice.lines;
    let best = dark.into_iter().chain(light).max_by(|a, b| lines(a).total_cmp(&lines(b)));
    let (found, grey) = best.ok_or(ReadError::Corners)?;
    let network = Network::new();
    let looked =
        Looked::best(grey, picture.colours.as_ref(), &[found], &network).ok_or(ReadError::Corners)?;
    Ok(looked.reading(picture, grey, &network))
}

/// Whether a board comes close to the edge of the picture.
fn reaches_edge(grey: &Grey, lattice: &Lattice) -> bool {
    let (width, height) = (grey.width as f32, grey.height as f32);
    let corners = lattice.corners();
    // A row or column that is cut has no line at its end.
    let near = corners[0].distance(corners[1]).max(corners[0].distance(corners[3])) / 9.0;
    let close =
        |point: &Point| point.x < near || point.y < near || point.x > width - near || point.y > height - near;
    corners.iter().filter(|corner| close(corner)).count() >= 2
}

/// Whether more than a sliver of a board is beyond the edge of the picture.
fn outside(grey: &Grey, lattice: &Lattice) -> bool {
    let cell = lattice.point(0, 0).distance(lattice.point(9, 9)) / 9.0 / 1.41;
    let (width, height) = (grey.width as f32, grey.height as f32);
    lattice.points.iter().any(|point| {
        let beyond = (-point.x).max(-point.y).max(point.x - width).max(point.y - height);
        beyond > 0.45 * cell
    })
}

/// The fewest givens that a proper puzzle has.
const LEAST_GIVENS: f32 = 16.5;

/// How many givens of a screenshot may be misread if their colour is to be recognised.
const MENDED: usize = 2;

/// How much clearer a board must be on its side or upside down than upright, if neither is a proper puzzle.
const UPRIGHT: f32 = 0.1;

/// A board as the network sees it.
struct Looked {
    lattice: Lattice,
    shares: Vec<[f32; CLASSES]>,
    beliefs: Box<Beliefs>,
    /// Whether the most probable givens are a proper puzzle.
    proper: bool,
    /// The mean logarithm of the highest probability of each cell.
    clarity: f32,
    /// The cells in colour, if this is a screenshot.
    screen: Option<Vec<screen::Cell>>,
}

impl Looked {
    /// Looks at a board whose lines may run in several ways, and from all sides if upright it makes no sense.
    fn best(grey: &Grey, colours: Option<&Colours>, ways: &[Found], network: &Network) -> Option<Looked> {
        let mut best: Option<Looked> = None;
        for way in ways {
            let looked = Looked::once(grey, colours, way.lattice.clone(), network);
            if looked.proper {
                return Some(looked);
            }
            best = Some(match best {
                Some(best) => best.better(looked),
                None => looked,
            });
        }
        let mut upright = best?;
        let lattice = upright.lattice.clone();
        upright.clarity += UPRIGHT;
        let turned = (1..4).map(|quarters| Looked::once(grey, colours, lattice.turned(quarters), network));
        Some(turned.fold(upright, Looked::better))
    }

    fn better(self, other: Looked) -> Looked {
        let key = |looked: &Looked| (looked.proper, looked.clarity);
        if key(&other) > key(&self) { other } else { self }
    }

    fn once(grey: &Grey, colours: Option<&Colours>, lattice: Lattice, network: &Network) -> Looked {
        let cells = cut(grey, &lattice);
        let shares: Vec<[f32; CLASSES]> = cells.iter().map(|cell| network.classify(cell)).collect();
        let most = |shares: &[f32; CLASSES]| {
            let digit = (1..10).map(|d| shares[d] + shares[d + 9]).fold(0.0_f32, f32::max);
            digit.max(shares[0]).max(shares[19]).max(1e-4).ln()
        };
        let clarity = shares.iter().map(most).sum::<f32>() / 81.0;
        let mut shares = with_prior(&shares);
        let printed: f32 = shares.iter().map(|cell| cell[1..10].iter().sum::<f32>()).sum();
        if printed < LEAST_GIVENS {
            // What looks handwritten is how the givens look.
            for cell in &mut shares {
                for digit in 1..10 {
                    cell[digit] += std::mem::take(&mut cell[digit + 9]);
                }
            }
        }
        let screen = colours.map(|colours| screen::cells(colours, &lattice));
        if let Some(cells) = &screen {
            tell_apart(&mut shares, cells);
        }
        let mut beliefs: Box<Beliefs> = Box::new([[0.0; 10]; 81]);
        for (belief, shares) in beliefs.iter_mut().zip(&shares) {
            belief[0] = shares[0] + shares[10..].iter().sum::<f32>();
            belief[1..].copy_from_slice(&shares[1..10]);
        }
        let proper = is_proper(&beliefs);
        Looked { lattice, shares, beliefs, proper, clarity, screen }
    }

    fn reading(&self, picture: &Picture, grey: &Grey, network: &Network) -> Reading {
        let (shares, beliefs) = (&self.shares, &self.beliefs);
        let (corrected, least) = (correct(beliefs), most_probable(beliefs));
        let screen = self.screen.as_ref().map(|cells| {
            let open = std::array::from_fn(|cell| {
                corrected.values[cell] == 0 && shares[cell][10..19].iter().sum::<f32>() < 0.5
            });
            screen::marks(cells, &open, network)
        });
        let cells = (0..81)
            .map(|cell| {
                let (shares, value) = (&shares[cell], corrected.values[cell]);
                let on_screen = screen.as_ref().map(|marks| marks[cell].as_ref());
                let most_believed = match corrected.standing {
                    Standing::Proper if self.lattice.frame(cell / 9, cell % 9) >= 2 => 1.0,
                    Standing::Proper => WITHOUT_FRAME,
                    _ => UNCONFIRMED,
                };
                let changed = value != least[cell];
                let (kind, digit, confidence) = if value != 0 {
                    (Kind::Printed, Digit::new(value), corrected.confidence[cell])
                } else {
                    // No given: empty, handwritten or candidates, whatever is most probable.
                    let none = beliefs[cell][0].max(1e-6);
                    let best = std::iter::once(0)
                        .chain(10..CLASSES)
                        .max_by(|a, b| shares[*a].total_cmp(&shares[*b]));
                    let best = best.unwrap_or(0);
                    let confidence = corrected.confidence[cell] * shares[best] / none;
                    match (best, on_screen) {
                        (0 | 19, Some(Some(marks))) if !marks.digits.is_empty() => {
                            (Kind::Candidates, None, corrected.confidence[cell])
                        }
                        // Something is there that is no candidate.
                        (_, Some(Some(_))) if best == 0 || best == 19 => {
                            (Kind::Empty, None, confidence.min(UNCONFIRMED))
                        }
                        (19, Some(None)) => (Kind::Empty, None, confidence.min(UNCONFIRMED)),
                        (0, _) => (Kind::Empty, None, confidence),
                        (19, _) => (Kind::Candidates, None, confidence),
                        (hand, _) => (Kind::Handwritten, Digit::new(hand as u8 - 9), confidence),
                    }
                };
                let mut confidence = confidence.min(most_believed);
                let mut candidates = DigitSet::EMPTY;
                if kind == Kind::Candidates {
                    let corners = self.lattice.cell(cell / 9, cell % 9);
                    let marks = match on_screen {
                        Some(Some(marks)) => *marks,
                        _ => marks::read(grey, corners, network),
                    };
                    candidates = marks.digits;
                    confidence = confidence.min(marks.confidence);
                }
                CellReading {
                    kind,
                    digit,
                    candidates,
                    confidence,
                    doubtful: confidence < DOUBTFUL_BELOW,
                    changed,
                    probabilities: Probabilities(self.shares[cell]),
                }
            })
            .collect();
        let corners = self.lattice.corners().map(|corner| picture.original(corner));
        Reading {
            corners,
            cells,
            standing: corrected.standing,
            before: corrected.before,
            lines: self.lattice.lines,
        }
    }
}

/// On a screenshot, what is too small for a digit is none, and digits in another colour than the givens are entries. Which
/// colour is that of the givens follows from the rules: alone they are a proper puzzle. If those of several colours are, the
/// ones that stand out most are the givens.
fn tell_apart(shares: &mut [[f32; CLASSES]], cells: &[screen::Cell]) {
    let best = |shares: &[f32; CLASSES]| -> usize {
        let digit = |d: usize| shares[d] + shares[d + 9];
        (1..10).max_by(|a, b| digit(*a).total_cmp(&digit(*b))).unwrap_or(1)
    };
    let all = |shares: &[f32; CLASSES]| shares[1..19].iter().sum::<f32>();
    let seeming: Vec<usize> = (0..81).filter(|cell| all(&shares[*cell]) > 0.5).collect();
    let digits = screen::with_digit(cells, &seeming);
    for cell in seeming.iter().filter(|cell| !digits.contains(cell)) {
        shares[*cell][19] += all(&shares[*cell]);
        shares[*cell][1..19].fill(0.0);
    }
    let groups = screen::by_colour(cells, &digits);
    if groups.len() < 2 {
        return;
    }
    // If one digit or two are misread, the rules still say which colour it is.
    let mended = |group: &[usize]| {
        let mut beliefs: Box<Beliefs> = Box::new([[0.0; 10]; 81]);
        for (cell, belief) in beliefs.iter_mut().enumerate() {
            let seen = group.contains(&cell);
            (1..10)
                .filter(|_| seen)
                .for_each(|digit| belief[digit] = shares[cell][digit] + shares[cell][digit + 9]);
            belief[0] = 1.0 - belief[1..].iter().sum::<f32>();
        }
        let (corrected, least) = (correct(&beliefs), most_probable(&beliefs));
        let changes = (0..81).filter(|cell| corrected.values[*cell] != least[*cell]).count();
        corrected.standing == Standing::Proper && changes <= MENDED
    };
    let proper = groups.iter().filter(|(group, _)| {
        let mut values = [0; 81];
        group.iter().for_each(|cell| values[*cell] = best(&shares[*cell]) as u8);
        are_proper(&values)
    });
    let most = |a: &&(Vec<usize>, f32), b: &&(Vec<usize>, f32)| a.1.total_cmp(&b.1);
    let large = || groups.iter().filter(|(group, _)| group.len() as f32 > LEAST_GIVENS - MENDED as f32);
    let Some((givens, _)) =
        proper.max_by(most).or_else(|| large().filter(|(group, _)| mended(group)).max_by(most))
    else {
        return;
    };
    for cell in digits {
        let given = givens.contains(&cell);
        for digit in 1..10 {
            let sum = shares[cell][digit] + shares[cell][digit + 9];
            (shares[cell][digit], shares[cell][digit + 9]) = if given { (sum, 0.0) } else { (0.0, sum) };
        }
    }
}

/// The shares of handwriting in digits, and of candidates in all cells, among the pictures that the network learnt from.
const LEARNT: (f32, f32) = (0.2, 0.07);

/// Adapts the probabilities to how much handwriting and how many candidates this board has (Saerens, Latinne,
/// Decaestecker 2002): a board without any would otherwise have some now and then.
fn with_prior(shares: &[[f32; CLASSES]]) -> Vec<[f32; CLASSES]> {
    let mut adapted = shares.to_vec();
    for _ in 0..8 {
        let sum = |range: std::ops::Range<usize>| -> f32 {
            adapted.iter().map(|cell| cell[range.clone()].iter().sum::<f32>()).sum()
        };
        let (printed, candidates) = (sum(1..10), sum(19..20));
        // Only what is rather handwritten than not speaks for handwriting: a font with odd digits is none.
        let written: f32 =
            adapted.iter().map(|cell| (2.0 * cell[10..19].iter().sum::<f32>() - 1.0).max(0.0)).sum();
        let hand = ((written + 0.02) / (printed + written + 1.0)).clamp(0.002, 0.98);
        let marks = ((candidates + 0.02) / 81.0).clamp(0.0005, 0.98);
        for (cell, shares) in adapted.iter_mut().zip(shares) {
            for (class, share) in cell.iter_mut().enumerate() {
                let factor = match class {
                    1..10 => (1.0 - hand) / (1.0 - LEARNT.0),
                    10..19 => hand / LEARNT.0,
                    19 => marks / LEARNT.1,
                    _ => 1.0,
                };
                *share = shares[class] * factor;
            }
            let sum: f32 = cell.iter().sum();
            cell.iter_mut().for_each(|share| *share /= sum);
        }
    }
    adapted
}
