//! The techniques, one per file (kinds of fish share one), and the list of all of them.

pub mod fish;

use crate::{Technique, TechniqueId};
use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// Declares the modules of techniques and lists their records. `mod` declares a file with one technique, `use` adds one
/// from a file that is declared above.
macro_rules! catalogue {
    ($($how:tt $module:ident::$name:ident;)*) => {
        $(catalogue!(@ $how $module);)*
        $(pub use $module::$name;)*

        /// Every technique, simplest first. This is the order of the catalogue, in which profiles try them.
        pub static ALL: &[&Technique] = &[$(&$module::$name),*];
    };
    (@ mod $module:ident) => { pub mod $module; };
    (@ use $module:ident) => {};
}

catalogue! {
    mod full_house::FULL_HOUSE;
    mod hidden_single::HIDDEN_SINGLE;
    mod naked_single::NAKED_SINGLE;
    mod sum_combinations::SUM_COMBINATIONS;
    mod clue_combinations::CLUE_COMBINATIONS;
    mod pointing::POINTING;
    mod claiming::CLAIMING;
    mod common_exclusion::COMMON_EXCLUSION;
    mod rule_of_45::RULE_OF_45;
    mod law_of_leftovers::LAW_OF_LEFTOVERS;
    mod locked_pair::LOCKED_PAIR;
    mod locked_triple::LOCKED_TRIPLE;
    mod naked_pair::NAKED_PAIR;
    mod naked_triple::NAKED_TRIPLE;
    mod hidden_pair::HIDDEN_PAIR;
    mod hidden_triple::HIDDEN_TRIPLE;
    use fish::X_WING;
    use fish::SWORDFISH;
    mod remote_pair::REMOTE_PAIR;
    mod naked_quad::NAKED_QUAD;
    mod hidden_quad::HIDDEN_QUAD;
    mod skyscraper::SKYSCRAPER;
    mod two_string_kite::TWO_STRING_KITE;
    mod turbot_fish::TURBOT_FISH;
    mod empty_rectangle::EMPTY_RECTANGLE;
    mod simple_coloring::SIMPLE_COLORING;
    mod xy_wing::XY_WING;
    mod xyz_wing::XYZ_WING;
    mod w_wing::W_WING;
    mod unique_rectangle_1::UNIQUE_RECTANGLE_1;
    mod unique_rectangle_2::UNIQUE_RECTANGLE_2;
    mod unique_rectangle_3::UNIQUE_RECTANGLE_3;
    mod unique_rectangle_4::UNIQUE_RECTANGLE_4;
    mod unique_rectangle_5::UNIQUE_RECTANGLE_5;
    mod unique_rectangle_6::UNIQUE_RECTANGLE_6;
    mod hidden_rectangle::HIDDEN_RECTANGLE;
    mod avoidable_rectangle_1::AVOIDABLE_RECTANGLE_1;
    mod avoidable_rectangle_2::AVOIDABLE_RECTANGLE_2;
    mod bug_plus_one::BUG_PLUS_ONE;
    use fish::FINNED_X_WING;
    use fish::SASHIMI_X_WING;
    use fish::JELLYFISH;
    use fish::FINNED_SWORDFISH;
    use fish::SASHIMI_SWORDFISH;
    use fish::FINNED_JELLYFISH;
    use fish::SASHIMI_JELLYFISH;
    mod wxyz_wing::WXYZ_WING;
    mod vwxyz_wing::VWXYZ_WING;
    mod unique_loop::UNIQUE_LOOP;
    mod extended_rectangle::EXTENDED_RECTANGLE;
    mod bug_type_2::BUG_TYPE_2;
    mod bug_type_3::BUG_TYPE_3;
    mod bug_type_4::BUG_TYPE_4;
    mod guardian::GUARDIAN;
    mod almost_locked_candidates::ALMOST_LOCKED_CANDIDATES;
    mod multi_colors::MULTI_COLORS;
    mod x_chain::X_CHAIN;
    mod xy_chain::XY_CHAIN;
    mod dual_implication_chain::DUAL_IMPLICATION_CHAIN;
    mod medusa_3d::MEDUSA_3D;
    mod continuous_nice_loop::CONTINUOUS_NICE_LOOP;
    mod discontinuous_nice_loop::DISCONTINUOUS_NICE_LOOP;
    mod aic::AIC;
    mod sue_de_coq::SUE_DE_COQ;
    mod als_xz::ALS_XZ;
    mod als_xy_wing::ALS_XY_WING;
    mod als_w_wing::ALS_W_WING;
    mod als_chain::ALS_CHAIN;
    mod death_blossom::DEATH_BLOSSOM;
    mod grouped_continuous_nice_loop::GROUPED_CONTINUOUS_NICE_LOOP;
    mod grouped_discontinuous_nice_loop::GROUPED_DISCONTINUOUS_NICE_LOOP;
    mod grouped_aic::GROUPED_AIC;
    mod aligned_pair_exclusion::ALIGNED_PAIR_EXCLUSION;
    mod aligned_triple_exclusion::ALIGNED_TRIPLE_EXCLUSION;
    use fish::FRANKEN_X_WING;
    use fish::FINNED_FRANKEN_X_WING;
    use fish::FRANKEN_SWORDFISH;
    use fish::FINNED_FRANKEN_SWORDFISH;
    use fish::SQUIRMBAG;
    use fish::WHALE;
    use fish::LEVIATHAN;
    use fish::FINNED_SQUIRMBAG;
    use fish::FINNED_WHALE;
    use fish::FINNED_LEVIATHAN;
    use fish::SASHIMI_SQUIRMBAG;
    use fish::SASHIMI_WHALE;
    use fish::SASHIMI_LEVIATHAN;
    use fish::FRANKEN_JELLYFISH;
    use fish::FRANKEN_SQUIRMBAG;
    use fish::FRANKEN_WHALE;
    use fish::FRANKEN_LEVIATHAN;
    use fish::FINNED_FRANKEN_JELLYFISH;
    use fish::FINNED_FRANKEN_SQUIRMBAG;
    use fish::FINNED_FRANKEN_WHALE;
    use fish::FINNED_FRANKEN_LEVIATHAN;
    use fish::MUTANT_SWORDFISH;
    use fish::MUTANT_JELLYFISH;
    use fish::MUTANT_SQUIRMBAG;
    use fish::MUTANT_WHALE;
    use fish::MUTANT_LEVIATHAN;
    use fish::FINNED_MUTANT_X_WING;
    use fish::FINNED_MUTANT_SWORDFISH;
    use fish::FINNED_MUTANT_JELLYFISH;
    use fish::FINNED_MUTANT_SQUIRMBAG;
    use fish::FINNED_MUTANT_WHALE;
    use fish::FINNED_MUTANT_LEVIATHAN;
    mod kraken_fish_1::KRAKEN_FISH_1;
    mod kraken_fish_2::KRAKEN_FISH_2;
    mod junior_exocet::JUNIOR_EXOCET;
    mod senior_exocet::SENIOR_EXOCET;
    mod multi_sector_locked_sets::MULTI_SECTOR_LOCKED_SETS;
    mod sk_loop::SK_LOOP;
    mod fireworks::FIREWORKS;
    mod tridagon::TRIDAGON;
    mod forcing_chain_contradiction::FORCING_CHAIN_CONTRADICTION;
    mod forcing_chain_verity::FORCING_CHAIN_VERITY;
    mod forcing_net_contradiction::FORCING_NET_CONTRADICTION;
    mod forcing_net_verity::FORCING_NET_VERITY;
    mod template_set::TEMPLATE_SET;
    mod template_delete::TEMPLATE_DELETE;
    mod nested_forcing::NESTED_FORCING;
}

/// Returns the technique with this id.
///
/// ```
/// use jade_logic::techniques::technique;
/// assert_eq!(technique("naked-pair").unwrap().id().as_str(), "naked-pair");
/// let unknown = technique("nacked pair").err().unwrap();
/// assert_eq!(unknown.nearest.unwrap().as_str(), "naked-pair");
/// ```
///
/// # Errors
/// [`UnknownTechnique`] if there is none, with the id that has the most similar spelling.
pub fn technique(id: &str) -> Result<&'static Technique, UnknownTechnique> {
    BY_NAME.get(id).copied().ok_or_else(|| UnknownTechnique {
        asked: id.to_owned(),
        nearest: nearest(id, ALL.iter().map(|technique| technique.id().as_str())).map(TechniqueId::new),
    })
}

static BY_NAME: LazyLock<HashMap<&str, &Technique>> =
    LazyLock::new(|| ALL.iter().map(|technique| (technique.id().as_str(), *technique)).collect());

/// Parses the id of a technique.
impl FromStr for TechniqueId {
    type Err = UnknownTechnique;

    fn from_str(id: &str) -> Result<TechniqueId, UnknownTechnique> {
        technique(id).map(Technique::id)
    }
}

impl TechniqueId {
    /// Returns the technique with this id; `None` for a move without pencil marks and for the last resort, which are
    /// not techniques.
    pub fn technique(self) -> Option<&'static Technique> {
        BY_NAME.get(self.as_str()).copied()
    }
}

/// The error for an id that no technique has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTechnique {
    /// The requested id.
    pub asked: String,
    /// The id with the most similar spelling; `None` if none is similar.
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

/// Returns the name with the smallest edit distance, if that is at most a third of the letters; ties go to the first.
/// Ignores case.
///
/// ```
/// use jade_logic::techniques::nearest;
/// assert_eq!(nearest("Clasic", ["full", "classic"]), Some("classic"));
/// assert_eq!(nearest("mine", ["full", "classic"]), None);
/// ```
pub fn nearest<'n>(asked: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    // Skip absurd input, since the comparison takes quadratic time.
    if asked.len() > 100 {
        return None;
    }
    let asked = asked.trim().to_lowercase();
    let distances = names.into_iter().map(|name| (strsim::levenshtein(&asked, name), name));
    distances
        .min_by_key(|(distance, _)| *distance)
        .filter(|(d, name)| d * 3 <= name.len())
        .map(|(_, name)| name)
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
    fn nonsense_is_near_to_no_id() {
        assert_eq!(technique("zzzzzzzzzzzzzz").err().unwrap().nearest, None);
        assert_eq!(technique("").err().unwrap().nearest, None);
        assert_eq!(technique(&"x".repeat(1 << 20)).err().unwrap().nearest, None);
        assert_eq!(technique("Hidden-Pairs").err().unwrap().nearest, Some(TechniqueId::new("hidden-pair")));
    }
}
