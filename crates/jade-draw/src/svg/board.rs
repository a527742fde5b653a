//! Draws the board: lines, numbers, digits, candidates and marks.

use super::canvas::Canvas;
use super::writer::num;
use crate::brush::{Brush, Outline};
use crate::grid_lines::grid_lines;
use crate::picture::Picture;
use jade_grid::{Candidate, Cell, Digit};
use jade_logic::Role;

/// Draws the tints of houses and cells, below the lines of the board.
pub(super) fn draw_tints(canvas: &mut Canvas, picture: &Picture) {
    let tint = |canvas: &mut Canvas, cell: Cell, role: Role, opacity: &str| {
        let tone = canvas.palette.tone(Brush::of(role).hue);
        let look = [("fill", tone.into()), ("fill-opacity", opacity.to_owned())];
        canvas.rect(canvas.corner(cell), (1.0, 1.0), &look);
    };
    for &(house, role) in picture.scene().houses() {
        for &cell in picture.geometry().house(house).cells() {
            tint(canvas, cell, role, "0.09");
        }
    }
    for &(cell, role) in picture.scene().cells() {
        tint(canvas, cell, role, if role == Role::Witness { "0.16" } else { "0.22" });
    }
}

/// Draws the lines of the board and the numbers beside it, with this room for clues between them.
pub(super) fn draw_grid(canvas: &mut Canvas, room: f64) {
    let geometry = canvas.geometry;
    let lines = grid_lines(geometry);
    for boxes in [false, true] {
        let palette = canvas.palette;
        let (colour, width) = if boxes { (palette.line, 0.06) } else { (palette.hairline, 0.02) };
        let look = [
            ("stroke", colour.to_owned()),
            ("stroke-width", num(width)),
            ("stroke-linecap", "square".into()),
        ];
        canvas.out.open("g", &look);
        for line in lines.iter().filter(|line| line.of_box == boxes) {
            let point = |(x, y): (usize, usize)| (x as f64, y as f64);
            canvas.line(point(line.from), point(line.to), &[]);
        }
        canvas.out.close("g");
    }
    canvas.out.open("g", &[("fill", canvas.palette.mark.into())]);
    for index in 0..geometry.side() {
        let (at, number) = (index as f64 + 0.5, (index + 1).to_string());
        canvas.text((at, -0.3 - room), 0.28, &number, &[]);
        canvas.text((-0.3 - room, at), 0.28, &number, &[]);
    }
    canvas.out.close("g");
}

/// Draws the outlines of houses.
pub(super) fn draw_houses(canvas: &mut Canvas, picture: &Picture) {
    for (index, &(house, role)) in picture.scene().houses().iter().enumerate() {
        let cells = picture.geometry().house(house).cells();
        let brush = Brush::of(role);
        // Draw the outlines of houses that share an edge side by side.
        let inset = 0.05 + 0.05 * (index % 3) as f64;
        let mut look = vec![
            ("fill", "none".to_owned()),
            ("stroke", canvas.palette.tone(brush.hue).into()),
            ("stroke-width", "0.07".into()),
        ];
        match brush.outline {
            Outline::Solid => {}
            Outline::Dashed => look.push(("stroke-dasharray", "0.26 0.14".into())),
            Outline::Dotted => {
                look.extend([("stroke-dasharray", "0 0.15".to_owned()), ("stroke-linecap", "round".into())])
            }
        }
        draw_outline(canvas, cells, inset, look);
    }
}

/// Draws the outline of cells: a rectangle if they form one, otherwise along all edges to other cells.
fn draw_outline(canvas: &mut Canvas, cells: &[Cell], inset: f64, mut look: Vec<(&str, String)>) {
    let places: Vec<(f64, f64)> = cells.iter().map(|cell| canvas.corner(*cell)).collect();
    let left = places.iter().map(|(x, _)| *x).fold(f64::INFINITY, f64::min);
    let top = places.iter().map(|(_, y)| *y).fold(f64::INFINITY, f64::min);
    let right = places.iter().map(|(x, _)| x + 1.0).fold(0.0, f64::max);
    let bottom = places.iter().map(|(_, y)| y + 1.0).fold(0.0, f64::max);
    if (right - left) * (bottom - top) == cells.len() as f64 {
        look.insert(3, ("rx", "0.08".into()));
        let size = (right - left - 2.0 * inset, bottom - top - 2.0 * inset);
        return canvas.rect((left + inset, top + inset), size, &look);
    }
    let has = |place: (f64, f64)| places.contains(&place);
    let mut edges = String::new();
    for (x, y) in &places {
        for (right, down) in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
            if has((x + right, y + down)) {
                continue;
            }
            // From the middle of the cell to the edge, and along it as far as the outline goes on.
            let edge = (x + 0.5 + (0.5 - inset) * right, y + 0.5 + (0.5 - inset) * down);
            for (start, way) in [("M", -1.0), ("L", 1.0)] {
                let next = (x - way * down, y + way * right);
                let length = match (has(next), has((next.0 + right, next.1 + down))) {
                    (false, _) => 0.5 - inset,
                    (true, false) => 0.5,
                    (true, true) => 0.5 + inset,
                };
                let (x, y) = (edge.0 - way * length * down, edge.1 + way * length * right);
                edges += &format!("{start}{} {}", num(x), num(y));
            }
        }
    }
    look.push(("d", edges));
    canvas.out.empty("path", &look);
}

/// Draws the contents of the cells.
pub(super) fn draw_cells(canvas: &mut Canvas, picture: &Picture) {
    let scene = picture.scene();
    for cell in picture.geometry().cells() {
        let (x, y) = canvas.corner(cell);
        let centre = (x + 0.5, y + 0.5);
        let size = canvas.places.digit;
        let role = scene.cell_role(cell);
        if let Some(digit) = scene.placement(cell) {
            let tone = canvas.palette.tone(Brush::PLACEMENT);
            let look = [
                ("fill", canvas.palette.paper.to_owned()),
                ("stroke", tone.into()),
                ("stroke-width", "0.06".into()),
            ];
            canvas.circle(centre, 0.4, &look);
            draw_digit(canvas, centre, size * 0.86, digit, tone, true);
        } else if let Some(digit) = picture.digit(cell) {
            if let Some(role) = role {
                canvas.shape(Brush::of(role), centre, 0.4, 0.035);
            }
            let given = picture.is_given(cell);
            let ink = if given { canvas.palette.given } else { canvas.palette.entry };
            draw_digit(canvas, centre, size, digit, ink, given);
        } else if picture.shown(cell).is_empty() {
            if let Some(role) = role {
                canvas.shape(Brush::of(role), centre, 0.26, 0.04);
            }
        } else {
            for digit in picture.shown(cell) {
                draw_candidate(canvas, picture, Candidate::new(cell, digit));
            }
        }
    }
}

fn draw_candidate(canvas: &mut Canvas, picture: &Picture, candidate: Candidate) {
    let at = canvas.spot(candidate);
    let (radius, size) = (canvas.places.radius(), canvas.places.mark);
    let role = picture.scene().candidate_role(candidate);
    let eliminated = picture.scene().is_eliminated(candidate);
    if let Some(role) = role {
        canvas.shape(Brush::of(role), at, radius, 0.025);
    }
    let ink = match (eliminated, role) {
        (true, _) => canvas.palette.tone(Brush::ELIMINATION),
        (false, Some(_)) => canvas.palette.given,
        (false, None) => canvas.palette.mark,
    };
    draw_digit(canvas, at, size, candidate.digit, ink, eliminated || role.is_some());
    if eliminated {
        let (dx, dy) = (radius * 0.9, radius * 0.75);
        let look =
            [("stroke", ink.into()), ("stroke-width", "0.04".into()), ("stroke-linecap", "round".into())];
        canvas.line((at.0 - dx, at.1 + dy), (at.0 + dx, at.1 - dy), &look);
    }
}

fn draw_digit(canvas: &mut Canvas, at: (f64, f64), size: f64, digit: Digit, ink: &str, bold: bool) {
    let large = canvas.geometry.side() > 61;
    let text = if large { digit.get().to_string() } else { digit.symbol().to_string() };
    let mut look = vec![("fill", ink.to_owned())];
    if bold {
        look.push(("font-weight", "700".into()));
    }
    canvas.text(at, size, &text, &look);
}
