//! Rules as anybody would check them on a board that is partly filled, and a search that tries every digit: what all engines
//! are compared with. Nothing here uses houses, peers or pairs of a geometry.

use super::Random;
use jade_grid::{Cell, Geometry, Puzzle, Regions, Rule, RuleKind, Rules};

/// A board as rows of numbers, 0 for an empty cell.
pub struct Grid {
    pub side: usize,
    pub digits: Vec<i32>,
}

impl Grid {
    fn at(&self, row: usize, column: usize) -> i32 {
        self.digits[row * self.side + column]
    }

    fn of(&self, cell: Cell) -> i32 {
        self.digits[cell.index()]
    }

    /// Whether no digit occurs twice among these places.
    fn differ(&self, places: impl IntoIterator<Item = (usize, usize)>) -> bool {
        let mut seen = 0_u64;
        places.into_iter().map(|(row, column)| self.at(row, column)).filter(|d| *d != 0).all(|digit| {
            let fresh = seen & 1 << digit == 0;
            seen |= 1 << digit;
            fresh
        })
    }

    /// Whether all pairs of filled cells at one of these distances meet the condition.
    fn apart(&self, distances: &[(i32, i32)], meet: impl Fn(i32, i32) -> bool) -> bool {
        let n = self.side as i32;
        (0..n).all(|row| {
            (0..n).all(|column| {
                distances.iter().all(|(down, right)| {
                    let (r, c) = (row + down, column + right);
                    if !(0..n).contains(&r) || !(0..n).contains(&c) {
                        return true;
                    }
                    let (a, b) = (self.at(row as usize, column as usize), self.at(r as usize, c as usize));
                    a == 0 || b == 0 || meet(a, b)
                })
            })
        })
    }

    /// Whether all filled neighbours meet the condition, but for those with a sign of these kinds between them.
    fn without_sign(&self, rules: &[Rule], kinds: &[&str], meet: impl Fn(i32, i32) -> bool) -> bool {
        let n = self.side;
        let signed = |a: usize, b: usize| {
            rules.iter().any(|rule| {
                kinds.contains(&rule.kind().id())
                    && rule.cells().iter().all(|cell| cell.index() == a || cell.index() == b)
            })
        };
        (0..n * n).all(|cell| {
            let right = (cell % n + 1 < n).then_some(cell + 1);
            let below = (cell + n < n * n).then_some(cell + n);
            right.into_iter().chain(below).all(|other| {
                let (a, b) = (self.digits[cell], self.digits[other]);
                a == 0 || b == 0 || signed(cell, other) || meet(a, b)
            })
        })
    }

    /// Whether the filled cells break none of these rules.
    pub fn obeys(&self, rules: &Rules) -> bool {
        let n = self.side;
        (0..n).all(|i| self.differ((0..n).map(|j| (i, j))) && self.differ((0..n).map(|j| (j, i))))
            && match rules.regions() {
                Regions::Boxes { rows, columns } => (0..n).all(|i| {
                    let (top, left) = (i / (n / columns) * rows, i % (n / columns) * columns);
                    self.differ((0..n).map(|j| (top + j / columns, left + j % columns)))
                }),
                Regions::Irregular(regions) => (0..n).all(|i| {
                    let cells = (0..n * n).filter(|cell| usize::from(regions[*cell]) == i);
                    self.differ(cells.map(|cell| (cell / n, cell % n)))
                }),
                Regions::None => true,
            }
            && rules.added().iter().all(|rule| self.obeys_one(rule, rules))
    }

    /// Whether the filled cells can still add up to the total.
    fn reaches(&self, line: &[i32], total: i32) -> bool {
        let (open, sum) = (line.iter().filter(|digit| **digit == 0).count() as i32, line.iter().sum::<i32>());
        sum + open <= total && total <= sum + open * self.side as i32
    }

    fn obeys_one(&self, rule: &Rule, rules: &Rules) -> bool {
        let (n, all) = (self.side, rules.added());
        let value = rule.value().map(i32::from);
        let line: Vec<i32> = rule.cells().iter().map(|cell| self.of(*cell)).collect();
        // Every two filled cells of the line, with their distance along it.
        let pairs = |meet: &dyn Fn(i32, i32, i32) -> bool| {
            (0..line.len()).all(|i| {
                (i + 1..line.len())
                    .all(|j| line[i] == 0 || line[j] == 0 || meet(line[i], line[j], (j - i) as i32))
            })
        };
        // The pieces of the line with so many cells, if they are filled; the whole line if it is shorter.
        let windows = |size: usize| {
            let pieces = line.windows(size.min(line.len()));
            pieces.filter(|window| !window.contains(&0))
        };
        let different = |all: &mut dyn Iterator<Item = i32>| {
            let all: Vec<i32> = all.collect();
            (1..all.len()).all(|i| !all[..i].contains(&all[i]))
        };
        let sum = |digits: &[i32]| digits.iter().sum::<i32>();
        let knight = [(1, 2), (2, 1), (-1, 2), (-2, 1)];
        let king = [(0, 1), (1, 0), (1, 1), (1, -1)];
        let (high, wide) =
            (2..=n).rev().find(|h| h * h <= n && n.is_multiple_of(*h)).map_or((1, n), |h| (h, n / h));
        match rule.kind().id() {
            "main-diagonal" => self.differ((0..n).map(|i| (i, i))),
            "antidiagonal" => self.differ((0..n).map(|i| (i, n - 1 - i))),
            "windows" => {
                let mut tops = vec![];
                let mut top = 1;
                while top + high < n {
                    tops.push(top);
                    top += high + 1;
                }
                let mut lefts = vec![];
                let mut left = 1;
                while left + wide < n {
                    lefts.push(left);
                    left += wide + 1;
                }
                tops.iter().all(|top| {
                    lefts.iter().all(|left| self.differ((0..n).map(|j| (top + j / wide, left + j % wide))))
                })
            }
            "disjoint-groups" => (0..high).all(|down| {
                (0..wide).all(|right| {
                    self.differ(
                        (0..n / high)
                            .flat_map(|i| (0..n / wide).map(move |j| (i * high + down, j * wide + right))),
                    )
                })
            }),
            "centre-dot" => {
                let size = (1..=n).find(|size| size * size >= n).unwrap();
                self.differ((0..n).map(|i| (i / size * size + size / 2, i % size * size + size / 2)))
            }
            "extra-region" => {
                self.differ(rule.cells().iter().map(|cell| (cell.index() / n, cell.index() % n)))
            }
            "anti-knight" => self.apart(&knight, |a, b| a != b),
            "anti-king" => self.apart(&king, |a, b| a != b),
            "non-consecutive" => self.apart(&[(0, 1), (1, 0)], |a, b| (a - b).abs() != 1),
            "even" => line.iter().all(|digit| digit % 2 == 0),
            "odd" => line.iter().all(|digit| *digit == 0 || digit % 2 == 1),
            "thermometer" => pairs(&|a, b, apart| b - a >= apart),
            "slow-thermometer" => pairs(&|a, b, _| a <= b),
            "greater-than" => pairs(&|a, b, _| a > b),
            "whisper" => {
                let least = value.unwrap_or((n as i32 + 1) / 2);
                pairs(&|a, b, apart| apart > 1 || (a - b).abs() >= least)
            }
            "renban" => {
                let filled: Vec<i32> = line.iter().copied().filter(|digit| *digit != 0).collect();
                let (low, top) = (filled.iter().min(), filled.iter().max());
                pairs(&|a, b, _| a != b)
                    && low.zip(top).is_none_or(|(low, top)| top - low < line.len() as i32)
            }
            "nabner" => pairs(&|a, b, _| (a - b).abs() > 1),
            "entropic" => {
                let third = |digit: i32| {
                    if 3 * digit <= n as i32 {
                        1
                    } else if 3 * digit <= 2 * n as i32 {
                        2
                    } else {
                        3
                    }
                };
                windows(3).all(|window| different(&mut window.iter().map(|digit| third(*digit))))
            }
            "modular" => {
                let number = value.unwrap_or(3);
                windows(number as usize)
                    .all(|window| different(&mut window.iter().map(|digit| digit % number)))
            }
            "palindrome" => (0..line.len()).all(|i| {
                let other = line[line.len() - 1 - i];
                line[i] == 0 || other == 0 || line[i] == other
            }),
            "clone" => {
                let half = line.len() / 2;
                (0..half).all(|i| line[i] == 0 || line[half + i] == 0 || line[i] == line[half + i])
            }
            "difference" => pairs(&|a, b, _| (a - b).abs() == value.unwrap_or(1)),
            "ratio" => pairs(&|a, b, _| {
                let ratio = value.unwrap_or(2);
                a == ratio * b || b == ratio * a
            }),
            "pair-sum" => pairs(&|a, b, _| a + b == value.unwrap()),
            "all-differences" => {
                self.without_sign(all, &["difference", "ratio"], |a, b| (a - b).abs() != value.unwrap_or(1))
            }
            "all-ratios" => self.without_sign(all, &["difference", "ratio"], |a, b| {
                let ratio = value.unwrap_or(2);
                a != ratio * b && b != ratio * a
            }),
            "all-pair-sums" => self.without_sign(all, &["pair-sum"], |a, b| match value {
                Some(sum) => a + b != sum,
                None => a + b != 5 && a + b != 10,
            }),
            "cage" => pairs(&|a, b, _| a != b) && value.is_none_or(|total| self.reaches(&line, total)),
            "sum" | "little-killer" => self.reaches(&line, value.unwrap()),
            "arrow" => {
                let (circle, shaft) = line.split_at(value.unwrap_or(1) as usize);
                line.contains(&0)
                    || circle.iter().fold(0, |number, digit| 10 * number + digit) == shaft.iter().sum::<i32>()
            }
            "region-sum" => {
                let region = |cell: Cell| match rules.regions() {
                    Regions::Boxes { rows, columns } => (cell.index() / n / rows, cell.index() % n / columns),
                    Regions::Irregular(regions) => (usize::from(regions[cell.index()]), 0),
                    Regions::None => (0, 0),
                };
                // Where a cell is in another region than the one before, a new segment begins.
                let mut sums: Vec<i32> = Vec::new();
                for (i, cell) in rule.cells().iter().enumerate() {
                    if i == 0 || region(*cell) != region(rule.cells()[i - 1]) {
                        sums.push(0);
                    }
                    *sums.last_mut().unwrap() += line[i];
                }
                line.contains(&0) || sums.iter().all(|sum| *sum == sums[0])
            }
            "zipper" => {
                let last = line.len() - 1;
                let middle =
                    if last.is_multiple_of(2) { line[last / 2] } else { line[last / 2] + line[last / 2 + 1] };
                line.contains(&0) || (0..line.len() / 2).all(|i| line[i] + line[last - i] == middle)
            }
            "double-arrow" => line.contains(&0) || 2 * (line[0] + line[line.len() - 1]) == sum(&line),
            "lockout" => {
                let (one, other) = (line[0], line[line.len() - 1]);
                let (low, high) = (one.min(other), one.max(other));
                low == 0
                    || (high - low >= value.unwrap_or(n as i32 / 2)
                        && line[1..line.len() - 1]
                            .iter()
                            .all(|digit| *digit == 0 || *digit < low || *digit > high))
            }
            "sum-line" => {
                // Every way to cut the line, one bit for each place between two cells.
                let total = value.unwrap_or(10);
                line.contains(&0)
                    || (0..1_usize << (line.len() - 1)).any(|cuts| {
                        let mut pieces = vec![line[0]];
                        for (i, digit) in line[1..].iter().enumerate() {
                            match cuts >> i & 1 {
                                1 => pieces.push(*digit),
                                _ => *pieces.last_mut().unwrap() += digit,
                            }
                        }
                        pieces.iter().all(|piece| *piece == total)
                    })
            }
            "between" => {
                let (low, high) = (line[0].min(line[line.len() - 1]), line[0].max(line[line.len() - 1]));
                low == 0
                    || line[1..line.len() - 1]
                        .iter()
                        .all(|digit| *digit == 0 || (low < *digit && *digit < high))
            }
            "quadruple" => {
                let named = value.unwrap().to_string().into_bytes();
                line.contains(&0)
                    || (1..=9).all(|digit| {
                        let count = named.iter().filter(|sign| i32::from(**sign - b'0') == digit).count();
                        line.iter().filter(|other| **other == digit).count() >= count
                    })
            }
            "sandwich" => {
                let ends: Vec<usize> = (0..n).filter(|i| line[*i] == 1 || line[*i] == n as i32).collect();
                line.contains(&0) || line[ends[0] + 1..ends[1]].iter().sum::<i32>() == value.unwrap()
            }
            "x-sum" => line.contains(&0) || line[..line[0] as usize].iter().sum::<i32>() == value.unwrap(),
            "skyscraper" => {
                let is_seen = |i: &usize| line[..*i].iter().all(|before| *before < line[*i]);
                line.contains(&0) || (0..n).filter(is_seen).count() as i32 == value.unwrap()
            }
            other => panic!("say here what {other} means"),
        }
    }

    /// Passes every way to fill the board to `found`, until it says no.
    pub fn fill(&mut self, rules: &Rules, found: &mut dyn FnMut(&[i32]) -> bool) -> bool {
        if !self.obeys(rules) {
            return true;
        }
        let Some(cell) = self.digits.iter().position(|digit| *digit == 0) else { return found(&self.digits) };
        for digit in 1..=self.side as i32 {
            self.digits[cell] = digit;
            if !self.fill(rules, found) {
                return false;
            }
        }
        self.digits[cell] = 0;
        true
    }
}

impl From<&Puzzle> for Grid {
    fn from(puzzle: &Puzzle) -> Grid {
        let digits = puzzle.values().iter().map(|value| i32::from(*value)).collect();
        Grid { side: puzzle.geometry().side(), digits }
    }
}

/// Returns a random rule of this kind in JADE's notation; `None` if there is none on a board of this side.
pub fn random_rule(kind: &RuleKind, side: usize, random: &mut Random) -> Option<String> {
    let cell = |at: (usize, usize)| format!("r{}c{}", at.0 + 1, at.1 + 1);
    let neighbours = |random: &mut Random| {
        let (row, column) = (random.below(side), random.below(side - 1));
        let pair = [(row, column), (row, column + 1)];
        if random.below(2) == 0 { pair } else { pair.map(|(row, column)| (column, row)) }
    };
    // A walk by king's moves that does not cross itself.
    let walk = |length: usize, random: &mut Random| loop {
        let mut cells = vec![(random.below(side), random.below(side))];
        while cells.len() < length {
            let (row, column) = cells[cells.len() - 1];
            let next = (row + random.below(3), column + random.below(3));
            let on = |line: usize| (1..=side).contains(&line);
            if !on(next.0) || !on(next.1) || cells.contains(&(next.0 - 1, next.1 - 1)) {
                break;
            }
            cells.push((next.0 - 1, next.1 - 1));
        }
        if cells.len() == length {
            return cells;
        }
    };
    let listed = |cells: &[(usize, usize)]| cells.iter().map(|at| cell(*at)).collect::<Vec<_>>().join(" ");
    let id = kind.id();
    let size = (1..=side).find(|size| size * size >= side).unwrap();
    Some(match id {
        "centre-dot" if size * size != side || size % 2 == 0 => return None,
        "entropic" if !side.is_multiple_of(3) => return None,
        _ if kind.is_global() => id.to_owned(),
        "even" | "odd" => {
            let count = 1 + random.below(side);
            let mut cells: Vec<_> = (0..side * side).map(|i| (i / side, i % side)).collect();
            random.shuffle(&mut cells);
            format!("{id} {}", listed(&cells[..count]))
        }
        "extra-region" => {
            let mut cells: Vec<_> = (0..side * side).map(|i| (i / side, i % side)).collect();
            random.shuffle(&mut cells);
            format!("{id} {}", listed(&cells[..side]))
        }
        "thermometer" | "slow-thermometer" | "renban" | "nabner" | "palindrome" => {
            let length = 2 + random.below(3);
            format!("{id} {}", listed(&walk(length, random)))
        }
        "whisper" => {
            let length = 2 + random.below(3);
            let least =
                if random.below(2) == 0 { String::new() } else { format!(" {}", 2 + random.below(2)) };
            format!("{id}{least} {}", listed(&walk(length, random)))
        }
        "clone" => loop {
            let (down, right) = (random.below(side), random.below(side));
            let one = walk(2, random);
            let other: Vec<_> = one.iter().map(|(row, column)| (row + down, column + right)).collect();
            let fits = other.iter().all(|at| at.0 < side && at.1 < side && !one.contains(at));
            if fits {
                break format!("{id} {} {}", listed(&one), listed(&other));
            }
        },
        "greater-than" => format!("{id} {}", listed(&neighbours(random))),
        "difference" => format!("{id} {} {}", 1 + random.below(2), listed(&neighbours(random))),
        "ratio" => format!("{id} {}", listed(&neighbours(random))),
        "pair-sum" => format!("{id} {} {}", 3 + random.below(side), listed(&neighbours(random))),
        "cage" => {
            let length = 2 + random.below(3);
            // The sum of different digits, so that there is often a solution.
            let mut digits: Vec<usize> = (1..=side).collect();
            random.shuffle(&mut digits);
            let total = match random.below(4) {
                0 => String::new(),
                _ => format!(" {}", digits[..length].iter().sum::<usize>()),
            };
            format!("{id}{total} {}", listed(&walk(length, random)))
        }
        "sum" => {
            let length = 2 + random.below(3);
            let total: usize = (0..length).map(|_| 1 + random.below(side)).sum();
            format!("{id} {total} {}", listed(&walk(length, random)))
        }
        "arrow" => match random.below(4) {
            0 if side > 4 => format!("{id} 2 {}", listed(&walk(5, random))),
            _ => format!("{id} {}", listed(&walk(2 + random.below(2), random))),
        },
        "little-killer" => {
            let start = random.below(side);
            let cells: Vec<_> = (0..side - start).map(|i| (i, start + i)).collect();
            let total: usize = cells.iter().map(|_| 1 + random.below(side)).sum();
            format!("{id} {total} {}", listed(&cells))
        }
        "between" | "zipper" | "double-arrow" => {
            format!("{id} {}", listed(&walk(3 + random.below(3), random)))
        }
        "entropic" => format!("{id} {}", listed(&walk(2 + random.below(4), random))),
        "modular" | "lockout" => {
            let number =
                if random.below(2) == 0 { String::new() } else { format!(" {}", 2 + random.below(2)) };
            format!("{id}{number} {}", listed(&walk(2 + random.below(4), random)))
        }
        "region-sum" => {
            // From one box into the next, past what is its border on every board.
            let (high, wide) = (2..=side)
                .rev()
                .find(|h| h * h <= side && side.is_multiple_of(*h))
                .map_or((1, side), |h| (h, side / h));
            let (start, row) = (random.below(high), random.below(side - 1));
            match high {
                1 => format!("{id} {}", listed(&[(row, wide - 1), (row + 1, wide - 1), (row + 1, wide - 2)])),
                _ => {
                    let cells: Vec<_> = (start..high + 1 + random.below(high)).map(|i| (i, row)).collect();
                    format!("{id} {}", listed(&cells))
                }
            }
        }
        "sum-line" => {
            let length = 2 + random.below(3);
            let total: usize = (0..length).map(|_| 1 + random.below(side)).sum();
            format!("{id} {total} {}", listed(&walk(length * (1 + random.below(2)), random)))
        }
        "quadruple" => {
            let (row, column) = (random.below(side - 1), random.below(side - 1));
            let digits: String =
                (0..1 + random.below(3)).map(|_| (1 + random.below(side)).to_string()).collect();
            let cells = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)];
            format!("{id} {digits} {}", listed(&cells))
        }
        "sandwich" | "x-sum" | "skyscraper" => {
            let (line, turned) = (random.below(side), random.below(2) == 0);
            let mut ends = [(line, 0), (line, side - 1)];
            if random.below(2) == 0 {
                ends = ends.map(|(row, column)| (column, row));
            }
            if turned {
                ends.reverse();
            }
            // What a random line has, so that there is often a solution.
            let mut digits: Vec<usize> = (1..=side).collect();
            random.shuffle(&mut digits);
            let total: usize = match id {
                "sandwich" => {
                    let inside = digits.iter().skip_while(|digit| ![1, side].contains(digit)).skip(1);
                    inside.take_while(|digit| ![1, side].contains(digit)).sum()
                }
                "x-sum" => digits[..digits[0]].iter().sum(),
                _ => (0..side).filter(|i| digits[..*i].iter().all(|before| *before < digits[*i])).count(),
            };
            format!("{id} {total} {}", listed(&ends))
        }
        other => panic!("say here what {other} names"),
    })
}

/// Returns the board of some random rules of these kinds that still has a solution, with one of them.
pub fn random_board(
    side: usize,
    kinds: &[&RuleKind],
    random: &mut Random,
) -> Option<(&'static Geometry, Puzzle)> {
    let plain = Geometry::standard(side).or_else(|| Geometry::with_boxes(1, side).ok())?;
    let mut texts = Vec::new();
    for kind in kinds {
        for _ in 0..if kind.is_global() { 1 } else { 1 + random.below(2) } {
            texts.push(random_rule(kind, side, random)?);
        }
    }
    let rules = Rules::read(plain, &texts.join("; ")).ok()?;
    let board = Geometry::of(&rules).unwrap();
    let mut grid = Grid { side, digits: vec![0; side * side] };
    // A random first row makes the solution a random one.
    let mut first: Vec<i32> = (1..=side as i32).collect();
    random.shuffle(&mut first);
    grid.digits[..side].copy_from_slice(&first);
    let mut solution = None;
    let mut left = 200_000_u32;
    grid.fill(&rules, &mut |digits| {
        solution = Some(digits.to_vec());
        left = left.saturating_sub(1);
        random.below(4) > 0 && left > 0
    });
    let digits = solution?.into_iter().map(|digit| jade_grid::Digit::new(digit as u8));
    Some((board, Puzzle::from_digits(board, digits)?))
}
