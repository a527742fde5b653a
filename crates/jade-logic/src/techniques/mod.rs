//! The techniques, one file each (kinds of fish share one), and the one list of them.

pub mod aic;
pub mod aligned_pair_exclusion;
pub mod aligned_triple_exclusion;
pub mod almost_locked_candidates;
pub mod als_chain;
pub mod als_w_wing;
pub mod als_xy_wing;
pub mod als_xz;
pub mod avoidable_rectangle_1;
pub mod avoidable_rectangle_2;
pub mod bug_plus_one;
pub mod bug_type_2;
pub mod bug_type_3;
pub mod bug_type_4;
pub mod claiming;
pub mod continuous_nice_loop;
pub mod death_blossom;
pub mod discontinuous_nice_loop;
pub mod dual_implication_chain;
pub mod empty_rectangle;
pub mod extended_rectangle;
pub mod fireworks;
pub mod fish;
pub mod forcing_chain_contradiction;
pub mod forcing_chain_verity;
pub mod forcing_net_contradiction;
pub mod forcing_net_verity;
pub mod full_house;
pub mod grouped_aic;
pub mod grouped_continuous_nice_loop;
pub mod grouped_discontinuous_nice_loop;
pub mod guardian;
pub mod hidden_pair;
pub mod hidden_quad;
pub mod hidden_rectangle;
pub mod hidden_single;
pub mod hidden_triple;
pub mod junior_exocet;
pub mod kraken_fish_1;
pub mod kraken_fish_2;
pub mod locked_pair;
pub mod locked_triple;
pub mod medusa_3d;
pub mod multi_colors;
pub mod multi_sector_locked_sets;
pub mod naked_pair;
pub mod naked_quad;
pub mod naked_single;
pub mod naked_triple;
pub mod pointing;
pub mod remote_pair;
pub mod senior_exocet;
pub mod simple_coloring;
pub mod sk_loop;
pub mod skyscraper;
pub mod sue_de_coq;
pub mod template_delete;
pub mod template_set;
pub mod tridagon;
pub mod turbot_fish;
pub mod two_string_kite;
pub mod unique_loop;
pub mod unique_rectangle_1;
pub mod unique_rectangle_2;
pub mod unique_rectangle_3;
pub mod unique_rectangle_4;
pub mod unique_rectangle_5;
pub mod unique_rectangle_6;
pub mod w_wing;
pub mod wxyz_wing;
pub mod x_chain;
pub mod xy_chain;
pub mod xy_wing;
pub mod xyz_wing;

pub use aic::Aic;
pub use aligned_pair_exclusion::AlignedPairExclusion;
pub use aligned_triple_exclusion::AlignedTripleExclusion;
pub use almost_locked_candidates::AlmostLockedCandidates;
pub use als_chain::AlsChain;
pub use als_w_wing::AlsWWing;
pub use als_xy_wing::AlsXyWing;
pub use als_xz::AlsXz;
pub use avoidable_rectangle_1::AvoidableRectangle1;
pub use avoidable_rectangle_2::AvoidableRectangle2;
pub use bug_plus_one::BugPlusOne;
pub use bug_type_2::BugType2;
pub use bug_type_3::BugType3;
pub use bug_type_4::BugType4;
pub use claiming::Claiming;
pub use continuous_nice_loop::ContinuousNiceLoop;
pub use death_blossom::DeathBlossom;
pub use discontinuous_nice_loop::DiscontinuousNiceLoop;
pub use dual_implication_chain::DualImplicationChain;
pub use empty_rectangle::EmptyRectangle;
pub use extended_rectangle::ExtendedRectangle;
pub use fireworks::Fireworks;
pub use forcing_chain_contradiction::ForcingChainContradiction;
pub use forcing_chain_verity::ForcingChainVerity;
pub use forcing_net_contradiction::ForcingNetContradiction;
pub use forcing_net_verity::ForcingNetVerity;
pub use full_house::FullHouse;
pub use grouped_aic::GroupedAic;
pub use grouped_continuous_nice_loop::GroupedContinuousNiceLoop;
pub use grouped_discontinuous_nice_loop::GroupedDiscontinuousNiceLoop;
pub use guardian::Guardian;
pub use hidden_pair::HiddenPair;
pub use hidden_quad::HiddenQuad;
pub use hidden_rectangle::HiddenRectangle;
pub use hidden_single::HiddenSingle;
pub use hidden_triple::HiddenTriple;
pub use junior_exocet::JuniorExocet;
pub use kraken_fish_1::KrakenFish1;
pub use kraken_fish_2::KrakenFish2;
pub use locked_pair::LockedPair;
pub use locked_triple::LockedTriple;
pub use medusa_3d::Medusa3d;
pub use multi_colors::MultiColors;
pub use multi_sector_locked_sets::MultiSectorLockedSets;
pub use naked_pair::NakedPair;
pub use naked_quad::NakedQuad;
pub use naked_single::NakedSingle;
pub use naked_triple::NakedTriple;
pub use pointing::Pointing;
pub use remote_pair::RemotePair;
pub use senior_exocet::SeniorExocet;
pub use simple_coloring::SimpleColoring;
pub use sk_loop::SkLoop;
pub use skyscraper::Skyscraper;
pub use sue_de_coq::SueDeCoq;
pub use template_delete::TemplateDelete;
pub use template_set::TemplateSet;
pub use tridagon::Tridagon;
pub use turbot_fish::TurbotFish;
pub use two_string_kite::TwoStringKite;
pub use unique_loop::UniqueLoop;
pub use unique_rectangle_1::UniqueRectangle1;
pub use unique_rectangle_2::UniqueRectangle2;
pub use unique_rectangle_3::UniqueRectangle3;
pub use unique_rectangle_4::UniqueRectangle4;
pub use unique_rectangle_5::UniqueRectangle5;
pub use unique_rectangle_6::UniqueRectangle6;
pub use w_wing::WWing;
pub use wxyz_wing::WxyzWing;
pub use x_chain::XChain;
pub use xy_chain::XyChain;
pub use xy_wing::XyWing;
pub use xyz_wing::XyzWing;

use crate::{Technique, TechniqueId};
use std::fmt;

/// Every technique, the simplest first: the order of the catalogue, in which profiles try them.
pub static ALL: &[&dyn Technique] = &[
    &FullHouse,
    &HiddenSingle,
    &NakedSingle,
    &Pointing,
    &Claiming,
    &LockedPair,
    &LockedTriple,
    &NakedPair,
    &NakedTriple,
    &HiddenPair,
    &HiddenTriple,
    &fish::X_WING,
    &fish::SWORDFISH,
    &RemotePair,
    &NakedQuad,
    &HiddenQuad,
    &Skyscraper,
    &TwoStringKite,
    &TurbotFish,
    &EmptyRectangle,
    &SimpleColoring,
    &XyWing,
    &XyzWing,
    &WWing,
    &UniqueRectangle1,
    &UniqueRectangle2,
    &UniqueRectangle3,
    &UniqueRectangle4,
    &UniqueRectangle5,
    &UniqueRectangle6,
    &HiddenRectangle,
    &AvoidableRectangle1,
    &AvoidableRectangle2,
    &BugPlusOne,
    &fish::FINNED_X_WING,
    &fish::SASHIMI_X_WING,
    &fish::JELLYFISH,
    &fish::FINNED_SWORDFISH,
    &fish::SASHIMI_SWORDFISH,
    &fish::FINNED_JELLYFISH,
    &fish::SASHIMI_JELLYFISH,
    &WxyzWing,
    &UniqueLoop,
    &ExtendedRectangle,
    &BugType2,
    &BugType3,
    &BugType4,
    &Guardian,
    &AlmostLockedCandidates,
    &MultiColors,
    &XChain,
    &XyChain,
    &DualImplicationChain,
    &Medusa3d,
    &ContinuousNiceLoop,
    &DiscontinuousNiceLoop,
    &Aic,
    &SueDeCoq,
    &AlsXz,
    &AlsXyWing,
    &AlsWWing,
    &AlsChain,
    &DeathBlossom,
    &GroupedContinuousNiceLoop,
    &GroupedDiscontinuousNiceLoop,
    &GroupedAic,
    &AlignedPairExclusion,
    &AlignedTripleExclusion,
    &fish::FRANKEN_X_WING,
    &fish::FINNED_FRANKEN_X_WING,
    &fish::FRANKEN_SWORDFISH,
    &fish::FINNED_FRANKEN_SWORDFISH,
    &fish::SQUIRMBAG,
    &fish::WHALE,
    &fish::LEVIATHAN,
    &fish::FINNED_SQUIRMBAG,
    &fish::FINNED_WHALE,
    &fish::FINNED_LEVIATHAN,
    &fish::SASHIMI_SQUIRMBAG,
    &fish::SASHIMI_WHALE,
    &fish::SASHIMI_LEVIATHAN,
    &fish::FRANKEN_JELLYFISH,
    &fish::FRANKEN_SQUIRMBAG,
    &fish::FRANKEN_WHALE,
    &fish::FRANKEN_LEVIATHAN,
    &fish::FINNED_FRANKEN_JELLYFISH,
    &fish::FINNED_FRANKEN_SQUIRMBAG,
    &fish::FINNED_FRANKEN_WHALE,
    &fish::FINNED_FRANKEN_LEVIATHAN,
    &fish::MUTANT_SWORDFISH,
    &fish::MUTANT_JELLYFISH,
    &fish::MUTANT_SQUIRMBAG,
    &fish::MUTANT_WHALE,
    &fish::MUTANT_LEVIATHAN,
    &fish::FINNED_MUTANT_X_WING,
    &fish::FINNED_MUTANT_SWORDFISH,
    &fish::FINNED_MUTANT_JELLYFISH,
    &fish::FINNED_MUTANT_SQUIRMBAG,
    &fish::FINNED_MUTANT_WHALE,
    &fish::FINNED_MUTANT_LEVIATHAN,
    &KrakenFish1,
    &KrakenFish2,
    &JuniorExocet,
    &SeniorExocet,
    &MultiSectorLockedSets,
    &SkLoop,
    &Fireworks,
    &Tridagon,
    &ForcingChainContradiction,
    &ForcingChainVerity,
    &ForcingNetContradiction,
    &ForcingNetVerity,
    &TemplateSet,
    &TemplateDelete,
];

/// The technique with this id.
///
/// ```
/// use jade_logic::techniques::technique;
/// assert_eq!(technique("naked-pair").unwrap().id().as_str(), "naked-pair");
/// let unknown = technique("nacked pair").err().unwrap();
/// assert_eq!(unknown.nearest.unwrap().as_str(), "naked-pair");
/// ```
///
/// # Errors
/// [`UnknownTechnique`] if there is none, with the id that is spelt most like it.
pub fn technique(id: &str) -> Result<&'static dyn Technique, UnknownTechnique> {
    ALL.iter().copied().find(|technique| technique.id().as_str() == id).ok_or_else(|| UnknownTechnique {
        asked: id.to_owned(),
        nearest: nearest(id, ALL.iter().map(|technique| technique.id().as_str())).map(TechniqueId::new),
    })
}

/// An id that no technique has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTechnique {
    /// What was asked for.
    pub asked: String,
    /// The id that is spelt most like it, unless all are very different.
    pub nearest: Option<TechniqueId>,
}

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no technique is called {:?}", self.asked)?;
        match self.nearest {
            Some(nearest) => write!(f, "; the nearest is {nearest}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for UnknownTechnique {}

/// The name that takes the fewest changed letters, if that is at most a third of them; of equals the first.
/// Case does not count.
///
/// ```
/// use jade_logic::techniques::nearest;
/// assert_eq!(nearest("Clasic", ["full", "classic"]), Some("classic"));
/// assert_eq!(nearest("mine", ["full", "classic"]), None);
/// ```
pub fn nearest<'n>(asked: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    // Cuts off absurd input before the quadratic part.
    if asked.len() > 100 {
        return None;
    }
    let asked = asked.trim().to_lowercase();
    let distances = names.into_iter().map(|name| (distance(&asked, name), name));
    distances
        .min_by_key(|(distance, _)| *distance)
        .filter(|(d, name)| d * 3 <= name.len())
        .map(|(_, name)| name)
}

/// How many letters must be put in, left out or changed to turn one text into the other (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let changed = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_unique_and_well_formed() {
        let mut ids: Vec<_> = ALL.iter().map(|technique| technique.id().as_str()).collect();
        assert!(ids.iter().all(|id| id.split('-').all(|word| {
            !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        })));
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), ALL.len());
    }

    #[test]
    fn distances_are_those_of_levenshtein() {
        for (a, b, expected) in [("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("ab", "ba", 2)] {
            assert_eq!((distance(a, b), distance(b, a)), (expected, expected));
        }
    }

    #[test]
    fn nothing_is_near_to_nonsense() {
        assert_eq!(technique("zzzzzzzzzzzzzz").err().unwrap().nearest, None);
        assert_eq!(technique("").err().unwrap().nearest, None);
        assert_eq!(technique(&"x".repeat(1 << 20)).err().unwrap().nearest, None);
        assert_eq!(technique("Hidden-Pairs").err().unwrap().nearest, Some(TechniqueId::new("hidden-pair")));
    }
}
