//! What the tutor says, pointed out on a drawing: spans and steps of the contract become parts of a [`Scene`].

use jade_contract::contract::{
    CandidateJson, HouseJson, HouseKindJson, LinkJson, NodeJson, PartJson, SpanJson, StepJson, StrengthJson,
    ValueJson,
};
use jade_draw::{Scene, Sign};
use jade_grid::{Candidate, Cell, Digit, Geometry, HouseId, HouseKind, Position};
use jade_logic::techniques::technique;
use jade_logic::{Link, LinkReason, Node, Part, PartValue, Role, Step, Strength, TechniqueId};
use jade_text::{Args, Texts};

/// What a legend calls a sign, where this technique is drawn: the same words as under the page's drawings.
pub fn sign_name(sign: Sign, technique: Option<TechniqueId>, texts: &Texts) -> String {
    if let Some(letter) = sign.letter() {
        return texts.plain("sign-branch", &Args::none().text("letter", letter.to_string()));
    }
    let technique = technique.map_or(String::new(), |id| id.to_string());
    texts.plain(&format!("legend-{}", sign.name()), &Args::none().choice("technique", technique))
}

/// What sentences speak of; what they name without a role has the role `otherwise`.
pub fn scene_of_words<'a>(
    spans: impl IntoIterator<Item = &'a SpanJson>,
    otherwise: Role,
    geometry: &Geometry,
) -> Scene {
    let spans = spans
        .into_iter()
        .filter_map(|span| Some((span.role.map(Role::from), value(geometry, span.value.as_ref()?)?)));
    let words: Vec<(Option<Role>, PartValue)> = spans.collect();
    Scene::of_words(words.iter().map(|(role, value)| (*role, value)), otherwise)
}

/// A whole step.
pub fn scene_of_step(step: &StepJson, position: &Position) -> Scene {
    let geometry = position.geometry();
    let part = |part: &PartJson| {
        Some(Part { name: "part", role: part.role.into(), value: value(geometry, &part.value)? })
    };
    let link = |link: &LinkJson| {
        let strength = match link.strength {
            StrengthJson::Strong => Strength::Strong,
            StrengthJson::Weak => Strength::Weak,
        };
        Some(Link { from: node(&link.from)?, to: node(&link.to)?, strength, reason: LinkReason::Set })
    };
    let Ok(technique) = technique(&step.technique) else { return Scene::default() };
    let parts = step.parts.iter().filter_map(part).collect();
    let (placements, eliminations) = (candidates(&step.placements), candidates(&step.eliminations));
    let links = step.links.iter().filter_map(link).collect();
    let step = Step::new(technique.id(), parts, placements, eliminations).with_links(links);
    Scene::of_step(&step, position)
}

fn candidates(list: &[CandidateJson]) -> Vec<Candidate> {
    let one = |c: &CandidateJson| Some(Candidate::new(Cell::new(c.cell), Digit::new(c.digit)?));
    list.iter().filter_map(one).collect()
}

fn house(geometry: &Geometry, house: &HouseJson) -> Option<HouseId> {
    let kind = match house.kind {
        HouseKindJson::Row => HouseKind::Row,
        HouseKindJson::Column => HouseKind::Column,
        HouseKindJson::Box => HouseKind::Box,
        HouseKindJson::Region => HouseKind::Region,
    };
    geometry.find_house(kind, house.number)
}

fn value(geometry: &Geometry, value: &ValueJson) -> Option<PartValue> {
    Some(match value {
        ValueJson::Digit { digit } => PartValue::Digit(Digit::new(*digit)?),
        ValueJson::Digits { digits } => {
            PartValue::Digits(digits.iter().copied().filter_map(Digit::new).collect())
        }
        ValueJson::Cell { cell } => PartValue::Cell(Cell::new(*cell)),
        ValueJson::Cells { cells } => PartValue::Cells(cells.iter().copied().map(Cell::new).collect()),
        ValueJson::Candidates { candidates: list } => PartValue::Candidates(candidates(list)),
        ValueJson::House { house: one } => PartValue::House(house(geometry, one)?),
        ValueJson::Houses { houses } => {
            PartValue::Houses(houses.iter().filter_map(|one| house(geometry, one)).collect())
        }
    })
}

fn node(node: &NodeJson) -> Option<Node> {
    let digit = Digit::new(node.digit)?;
    Some(match node.cells.as_slice() {
        [cell] => Node::Candidate(Candidate::new(Cell::new(*cell), digit)),
        cells => Node::Group { digit, cells: cells.iter().copied().map(Cell::new).collect() },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_logic::techniques::ALL;
    use jade_text::Language;

    #[test]
    fn a_sign_is_called_as_in_the_technique_that_is_drawn() {
        let called = |role, technique| sign_name(Sign::Role(role), technique, Texts::of(Language::English));
        assert_eq!(called(Role::Pincer, None), "wing");
        assert_eq!(called(Role::Pincer, Some(jade_logic::techniques::XY_WING.id())), "wing");
        assert_eq!(called(Role::Pincer, Some(jade_logic::techniques::DEATH_BLOSSOM.id())), "petal");
        for language in Language::ALL {
            for (sign, technique) in Sign::all().flat_map(|sign| ALL.iter().map(move |one| (sign, one))) {
                let name = sign_name(sign, Some(technique.id()), Texts::of(language));
                assert!(!name.is_empty() && !name.contains('$'), "{language}: {sign:?}: {name}");
            }
        }
    }

    /// A name with a slip would never be chosen.
    #[test]
    fn legends_tell_techniques_apart_by_their_ids() {
        for page in
            [include_str!("../../../locales/en/page.ftl"), include_str!("../../../locales/es/page.ftl")]
        {
            let legends =
                page.split("\nlegend-subject").nth(1).and_then(|rest| rest.split("\nlegend-branch").next());
            let named =
                legends.unwrap().lines().filter_map(|line| line.strip_prefix("        [")?.split(']').next());
            let mut count = 0;
            for id in named {
                assert!(technique(id).is_ok(), "{id}");
                count += 1;
            }
            assert!(count > 50, "{count}");
        }
    }
}
