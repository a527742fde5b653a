//! Digits as hands write them, with forms of their own that the network has not learnt from, bent differently every time.

use jade_grid::Digit;
use jade_vision::{InkError, MOST_POINTS, Point, read_strokes};

type Stroke = Vec<(f32, f32)>;

/// Part of an ellipse, from one angle to another in degrees, clockwise from the right.
fn arc(x: f32, y: f32, rx: f32, ry: f32, from: f32, to: f32) -> Stroke {
    let steps = ((to - from).abs() / 15.0).ceil() as usize;
    let at = |i: usize| (from + (to - from) * i as f32 / steps as f32).to_radians();
    (0..=steps).map(|i| (x + rx * at(i).cos(), y + ry * at(i).sin())).collect()
}

fn joined(parts: &[Stroke]) -> Stroke {
    parts.concat()
}

/// The ways to write a digit, each with its strokes, in a box of 1 by 1.6 or so.
fn forms(digit: u8) -> Vec<Vec<Stroke>> {
    match digit {
        1 => vec![
            vec![vec![(0.5, 0.0), (0.5, 1.6)]],
            vec![vec![(0.1, 0.5), (0.5, 0.0), (0.5, 1.6)]],
            vec![vec![(0.2, 0.35), (0.5, 0.0), (0.48, 1.6)], vec![(0.2, 1.6), (0.8, 1.6)]],
        ],
        2 => vec![
            vec![joined(&[arc(0.5, 0.45, 0.45, 0.45, 190.0, 400.0), vec![(0.0, 1.6), (1.0, 1.6)]])],
            vec![joined(&[
                arc(0.5, 0.4, 0.4, 0.4, 200.0, 380.0),
                vec![(0.65, 0.95), (0.1, 1.55), (0.3, 1.4), (0.6, 1.58), (1.0, 1.5)],
            ])],
        ],
        3 => vec![
            vec![joined(&[arc(0.45, 0.4, 0.4, 0.4, 200.0, 430.0), arc(0.45, 1.15, 0.5, 0.45, 280.0, 510.0)])],
            vec![joined(&[vec![(0.05, 0.0), (0.9, 0.0), (0.4, 0.6)], arc(0.4, 1.1, 0.5, 0.5, 270.0, 500.0)])],
        ],
        4 => vec![
            vec![vec![(0.6, 0.0), (0.0, 1.05), (1.0, 1.05)], vec![(0.75, 0.6), (0.75, 1.6)]],
            vec![vec![(0.1, 0.0), (0.08, 0.75), (0.9, 0.75)], vec![(0.8, 0.0), (0.78, 1.6)]],
            vec![vec![(0.7, 1.6), (0.7, 0.0), (0.0, 1.1), (1.0, 1.1)]],
        ],
        5 => vec![
            vec![
                joined(&[vec![(0.15, 0.0), (0.1, 0.65)], arc(0.45, 1.05, 0.5, 0.5, 235.0, 500.0)]),
                vec![(0.15, 0.0), (0.9, 0.0)],
            ],
            vec![joined(&[
                vec![(0.95, 0.0), (0.2, 0.02), (0.12, 0.7)],
                arc(0.42, 1.1, 0.5, 0.48, 240.0, 510.0),
            ])],
        ],
        6 => vec![
            vec![joined(&[
                vec![(0.8, 0.0), (0.35, 0.4), (0.08, 0.9)],
                arc(0.48, 1.15, 0.43, 0.45, 190.0, -180.0),
            ])],
            vec![joined(&[
                arc(0.75, 1.0, 0.72, 1.0, 285.0, 175.0),
                arc(0.5, 1.15, 0.46, 0.45, 180.0, -170.0),
            ])],
        ],
        7 => vec![
            vec![vec![(0.0, 0.05), (0.95, 0.0), (0.4, 1.6)]],
            vec![vec![(0.05, 0.0), (1.0, 0.03), (0.6, 0.8), (0.45, 1.6)], vec![(0.25, 0.8), (0.9, 0.76)]],
            vec![vec![(0.05, 0.25), (0.05, 0.0), (0.95, 0.0), (0.35, 1.6)]],
        ],
        8 => vec![
            vec![arc(0.5, 0.4, 0.36, 0.4, 90.0, 450.0), arc(0.5, 1.2, 0.46, 0.4, -90.0, 270.0)],
            vec![joined(&[
                arc(0.5, 0.4, 0.38, 0.4, -20.0, -250.0),
                arc(0.5, 1.2, 0.45, 0.4, -70.0, 235.0),
                vec![(0.86, 0.3)],
            ])],
        ],
        _ => vec![
            vec![joined(&[arc(0.48, 0.45, 0.42, 0.45, 0.0, -360.0), vec![(0.88, 0.8), (0.8, 1.6)]])],
            vec![joined(&[
                arc(0.48, 0.45, 0.42, 0.45, -20.0, -370.0),
                arc(0.3, 0.95, 0.6, 0.65, 0.0, 120.0),
            ])],
        ],
    }
}

/// Random numbers (SplitMix64; Steele, Lea and Flood 2014).
struct Random(u64);

impl Random {
    /// From 0 to 1.
    fn share(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// From `-reach` to `reach`, the middle more often.
    fn around(&mut self, reach: f32) -> f32 {
        (self.share() + self.share() - 1.0) * reach
    }
}

/// A digit as it is written this time, in a field of 100: its points are as far apart as those of a moving finger, in whole
/// numbers of pixels.
fn written(digit: u8, random: &mut Random) -> Vec<Vec<Point>> {
    let forms = forms(digit);
    let form = &forms[(random.share() * forms.len() as f32) as usize];
    let (slant, turn) = (random.around(0.35), random.around(0.2));
    let height = 30.0 + 50.0 * random.share();
    let width = height / 1.6 * (0.65 + 0.6 * random.share());
    let (left, top) = (random.share() * (100.0 - width), random.share() * (100.0 - height));
    // Slow bends, the same in all strokes, and a tremor.
    let bends: [f32; 4] = std::array::from_fn(|_| random.around(0.07));
    let tremor = 0.012 * random.share();
    let mut place = |(x, y): (f32, f32)| {
        let (x, y) = (x - 0.5, y / 1.6 - 0.5);
        let (x, y) = (
            x + bends[0] * (5.0 * y).sin() + bends[1] * (9.0 * y).cos(),
            y + bends[2] * (6.0 * x).sin() + bends[3] * (4.0 * y).cos(),
        );
        let (x, y) = (x - slant * y, y);
        let (x, y) = (x * turn.cos() - y * turn.sin(), x * turn.sin() + y * turn.cos());
        let (x, y) = (x + random.around(tremor), y + random.around(tremor));
        Point { x: (left + (x + 0.5) * width).round(), y: (top + (y + 0.5) * height).round() }
    };
    form.iter()
        .map(|stroke| {
            let mut points = vec![stroke[0]];
            for ends in stroke.windows(2) {
                let steps = ((ends[1].0 - ends[0].0).hypot(ends[1].1 - ends[0].1) / 0.08).ceil() as usize;
                points.extend((1..=steps).map(|i| {
                    let share = i as f32 / steps as f32;
                    (ends[0].0 + (ends[1].0 - ends[0].0) * share, ends[0].1 + (ends[1].1 - ends[0].1) * share)
                }));
            }
            points.into_iter().map(&mut place).collect()
        })
        .collect()
}

/// The probability from which the page enters a digit without asking (`SURE` in `web/ink/reader.js`).
const SURE: f32 = 0.9;

#[test]
fn written_digits_are_read_and_hardly_one_is_wrong_unasked() {
    let mut random = Random(38);
    let (mut wrong_though_sure, mut all_sure, mut all_right) = (0, 0, 0);
    for digit in 1..=9_u8 {
        let (mut right, mut sure) = (0, 0);
        for i in 0..250 {
            let ranked = read_strokes(&written(digit, &mut random), 100.0).unwrap().ranked();
            let (first, probability) = ranked[0];
            let is_right = first.get() == digit;
            right += usize::from(is_right);
            sure += usize::from(probability >= SURE);
            wrong_though_sure += usize::from(!is_right && probability >= SURE);
            let choices = &ranked[..3];
            assert!(choices.iter().any(|(one, _)| one.get() == digit), "{digit}, the {i}th: {choices:?}");
        }
        println!("{digit}: {right} of 250 right, {sure} without asking");
        assert!(right >= 244 && sure >= 225, "{digit}: {right} right, {sure} sure");
        (all_right, all_sure) = (all_right + right, all_sure + sure);
    }
    println!("{all_right} of 2250 right, {all_sure} without asking, of which {wrong_though_sure} wrong");
    assert!(wrong_though_sure <= 2);
}

#[test]
fn where_and_how_large_a_digit_is_written_does_not_matter() {
    let two = &forms(2)[0];
    let at = |scale: f32, left: f32, top: f32| {
        let place = |(x, y): &(f32, f32)| Point { x: left + x * scale, y: top + y * scale };
        let strokes: Vec<Vec<Point>> = two.iter().map(|stroke| stroke.iter().map(place).collect()).collect();
        read_strokes(&strokes, 1.0).unwrap()
    };
    let here = at(1.0, 0.0, 0.0);
    for (scale, left, top) in [(1.0, -700.0, 40.0), (0.2, 0.0, 0.0), (300.0, 12.0, -9.0)] {
        let there = at(scale, left, top);
        for digit in Digit::all(9) {
            assert!((here.probability(digit) - there.probability(digit)).abs() < 0.01);
        }
    }
    assert!(here.probability(Digit::new(2).unwrap()) > 0.95);
    assert_eq!(here.probability(Digit::new(10).unwrap()), 0.0);
}

#[test]
fn what_is_no_digit_is_doubtful() {
    let zigzag = (0..12).map(|i| ((i % 2) as f32, i as f32 / 8.0)).collect();
    for (what, strokes) in [
        ("a ring", vec![arc(0.5, 0.8, 0.5, 0.75, 0.0, 360.0)]),
        ("a line", vec![vec![(0.0, 0.5), (1.6, 0.5)]]),
        ("a scribble", vec![zigzag]),
    ] {
        let points = |stroke: &Stroke| stroke.iter().map(|&(x, y)| Point { x, y }).collect();
        let strokes: Vec<Vec<Point>> = strokes.iter().map(points).collect();
        let ranked = read_strokes(&strokes, 2.0).unwrap().ranked();
        assert!(ranked[0].1 < SURE, "{what}: {:?}", &ranked[..3]);
    }
}

#[test]
fn what_cannot_be_read_is_refused() {
    let point = |x: f32, y: f32| Point { x, y };
    let line = vec![point(0.0, 0.0), point(0.0, 50.0)];
    let read = |strokes: &[Vec<Point>], side: f32| read_strokes(strokes, side).map(|_| ());
    assert_eq!(read(std::slice::from_ref(&line), 100.0), Ok(()));
    for nothing in
        [vec![], vec![vec![]], vec![vec![point(3.0, 3.0)]], vec![vec![point(3.0, 3.0), point(9.0, 9.0)]]]
    {
        assert_eq!(read(&nothing, 100.0), Err(InkError::Nothing), "{nothing:?}");
    }
    for side in [0.0, -1.0, f32::NAN, f32::INFINITY] {
        assert_eq!(read(std::slice::from_ref(&line), side), Err(InkError::NoNumber), "{side}");
    }
    for bad in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        assert_eq!(read(&[line.clone(), vec![point(bad, 1.0)]], 100.0), Err(InkError::NoNumber), "{bad}");
    }
    let most = vec![point(1.0, 90.0); MOST_POINTS - 2];
    assert_eq!(read(&[line.clone(), most.clone()], 100.0), Ok(()));
    assert_eq!(
        read(&[line, most, vec![point(0.0, 0.0)]], 100.0),
        Err(InkError::Long { points: MOST_POINTS + 1 })
    );
    // Numbers so far apart that their distance is none.
    let far = vec![point(f32::MIN, f32::MIN), point(f32::MAX, f32::MAX), point(0.0, 0.0)];
    let probabilities = read_strokes(&[far], 100.0).map(|read| read.ranked());
    assert!(probabilities.is_ok_and(|all| all.iter().all(|(_, one)| one.is_finite())));
}
