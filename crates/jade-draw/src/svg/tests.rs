use super::*;
use crate::brush::Brush;
use crate::{Marks, sample};
use jade_grid::{Geometry, Puzzle};
use jade_logic::Role;
use proptest::prelude::*;

fn names(sign: Sign) -> String {
    format!("the {} & <more>", sign.name())
}

#[test]
fn pointing_as_svg() {
    let options = SvgOptions { title: "Pointing", ..SvgOptions::default() };
    println!("If the snapshot is stale, run ./update snapshots");
    insta::assert_snapshot!(svg(&sample::pointing(), &options));
}

#[test]
fn a_chain_has_solid_and_dashed_arrows_and_a_legend() {
    let options = SvgOptions { theme: Theme::Dark, title: "", legend: Some(&names) };
    let drawn = svg(&sample::chain(), &options);
    let document = roxmltree::Document::parse(&drawn).unwrap();
    let paths: Vec<_> = document.descendants().filter(|node| node.has_tag_name("path")).collect();
    let dashed = paths.iter().filter(|path| path.has_attribute("stroke-dasharray")).count();
    // Two strong links and a weak one, and one of each kind in the legend.
    assert_eq!((paths.len(), dashed), (5, 2));
    assert!(document.descendants().any(|node| node.text() == Some("the weak-link & <more>")));
}

#[test]
fn a_group_is_framed_as_one() {
    let drawn = svg(&sample::group(), &SvgOptions::default());
    let document = roxmltree::Document::parse(&drawn).unwrap();
    let frames: Vec<_> = document
        .descendants()
        .filter(|node| node.has_tag_name("rect") && node.attribute("stroke-width") == Some("0.035"))
        .collect();
    assert_eq!(frames.len(), 1);
    let number = |name: &str| frames[0].attribute(name).unwrap().parse::<f64>().unwrap();
    // The frame spans two cells, with round ends.
    let round = number("rx");
    assert!(
        (number("width") - 2.0 - 2.0 * round).abs() < 0.01 && (number("height") - 2.0 * round).abs() < 0.01
    );
}

#[test]
fn branches_differ_by_colour_line_and_letter() {
    let picture = sample::branches();
    let names = |sign: Sign| sign.letter().map_or_else(|| names(sign), |letter| format!("way {letter}"));
    for (theme, palette) in [(Theme::Light, Palette::LIGHT), (Theme::Dark, Palette::DARK)] {
        let drawn = svg(&picture, &SvgOptions { theme, title: "", legend: Some(&names) });
        let document = roxmltree::Document::parse(&drawn).unwrap();
        let paths = |width: &str, colour: &str| {
            let found = document.descendants().filter(|node| node.has_tag_name("path"));
            found
                .filter(|path| {
                    path.attribute("stroke-width") == Some(width) && path.attribute("stroke") == Some(colour)
                })
                .count()
        };
        let letters = |letter: &str| {
            document
                .descendants()
                .filter(|node| node.has_tag_name("text") && node.text() == Some(letter))
                .count()
        };
        let [a, b] = [0, 1].map(Brush::branch);
        // The branches have three links and two, and one each in the legend. Those of the second are double. The signs
        // for strong and weak are as in a chain without branches.
        assert_eq!(paths("0.05", palette.tone(a.hue)), 3 + 1 + 2);
        assert_eq!((paths("0.1", palette.tone(b.hue)), paths("0.04", palette.paper)), (3, 3));
        assert_eq!((letters("a"), letters("b")), (4, 3));
        assert_eq!((letters("way a"), letters("way b")), (1, 1));
        // The start is gold, and the target is crossed out.
        assert!(drawn.contains(palette.tone(Brush::of(Role::Start).hue)));
        let struck = document.descendants().filter(|node| {
            node.has_tag_name("line") && node.attribute("stroke") == Some(palette.tone(Brush::ELIMINATION))
        });
        assert_eq!(struck.count(), 2, "the candidate and its sign in the legend");
    }
}

#[test]
fn eliminations_are_crossed_out_and_placements_ringed() {
    let count = |drawn: &str, tag: &str, colour: &str| {
        let document = roxmltree::Document::parse(drawn).unwrap();
        document
            .descendants()
            .filter(|node| node.has_tag_name(tag) && node.attribute("stroke") == Some(colour))
            .count()
    };
    let picture = sample::pointing();
    let struck = count(&svg(&picture, &SvgOptions::default()), "line", Brush::ELIMINATION.light());
    assert_eq!(struck, picture.scene().eliminations().len());
    let drawn = svg(&sample::hidden_single(), &SvgOptions::default());
    assert_eq!(count(&drawn, "circle", Brush::PLACEMENT.light()), 1);
}

#[test]
fn every_geometry_is_well_formed_with_all_its_candidates() {
    for side in [4, 6, 8, 9, 10, 12, 16] {
        let position = jade_grid::Position::blank(Geometry::standard(side).unwrap());
        let picture = Picture::of_board(&position.snapshot()).with_marks(Marks::All);
        let drawn = svg(&picture, &SvgOptions::default());
        let document = roxmltree::Document::parse(&drawn).unwrap();
        let texts = document.descendants().filter(|node| node.has_tag_name("text")).count();
        assert_eq!(texts, side * side * side + 2 * side);
    }
    for side in [25, 100] {
        let picture = Picture::of_puzzle(&Puzzle::empty(Geometry::standard(side).unwrap()));
        roxmltree::Document::parse(&svg(&picture, &SvgOptions::default())).unwrap();
    }
}

#[test]
fn every_role_is_drawn() {
    let plain = svg(&sample::candidates(), &SvgOptions::default()).len();
    for role in Role::ALL {
        let board = Geometry::standard(9).unwrap();
        let cell = jade_logic::PartValue::Cell(board.cell_at(0, 2));
        let house = jade_logic::PartValue::House(board.row_house(4));
        let drawn = svg(&sample::parts(vec![(role, cell), (role, house)]), &SvgOptions::default());
        roxmltree::Document::parse(&drawn).unwrap();
        assert!(drawn.len() > plain + 200, "{role:?}");
        assert!(drawn.contains(Brush::of(role).hue.light()));
    }
}

proptest! {
    /// The document stays well formed and complete, whatever text is in a title or a name.
    #[test]
    fn any_text_is_escaped(title in any::<String>()) {
        let name = |_: Sign| title.clone();
        let options = SvgOptions { title: &title, legend: Some(&name), theme: Theme::Light };
        let drawn = svg(&sample::pointing(), &options);
        let document = roxmltree::Document::parse(&drawn).unwrap();
        if !title.is_empty() && !title.chars().any(|c| c.is_control() || c >= '\u{fffe}') {
            let found = document.descendants().find(|node| node.has_tag_name("title")).unwrap();
            prop_assert_eq!(found.text(), Some(title.as_str()));
        }
    }
}
