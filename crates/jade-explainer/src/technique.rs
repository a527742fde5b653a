//! [`Technique`]: the techniques of the Sudoku Explainer.

/// A technique of the Sudoku Explainer. The order is that of a first idea of difficulty; which is tried first is in the
/// [module docs](crate).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names are the docs")]
pub enum Technique {
    HiddenSingle,
    DirectPointing,
    DirectClaiming,
    DirectHiddenPair,
    NakedSingle,
    DirectHiddenTriplet,
    Pointing,
    Claiming,
    NakedPair,
    XWing,
    HiddenPair,
    NakedTriplet,
    Swordfish,
    HiddenTriplet,
    XyWing,
    XyzWing,
    UniqueRectangle,
    UniqueLoop,
    NakedQuad,
    Jellyfish,
    HiddenQuad,
    BivalueUniversalGrave,
    AlignedPairExclusion,
    XCycle,
    YCycle,
    ForcingCycle,
    XChain,
    ForcingChain,
    AlignedTripletExclusion,
    NishioForcing,
    CellForcing,
    HouseForcing,
    DynamicContradiction,
    DynamicDouble,
    DynamicCell,
    DynamicHouse,
}

impl Technique {
    /// All techniques, in order.
    pub const ALL: [Technique; 36] = {
        use Technique::*;
        [
            HiddenSingle,
            DirectPointing,
            DirectClaiming,
            DirectHiddenPair,
            NakedSingle,
            DirectHiddenTriplet,
            Pointing,
            Claiming,
            NakedPair,
            XWing,
            HiddenPair,
            NakedTriplet,
            Swordfish,
            HiddenTriplet,
            XyWing,
            XyzWing,
            UniqueRectangle,
            UniqueLoop,
            NakedQuad,
            Jellyfish,
            HiddenQuad,
            BivalueUniversalGrave,
            AlignedPairExclusion,
            XCycle,
            YCycle,
            ForcingCycle,
            XChain,
            ForcingChain,
            AlignedTripletExclusion,
            NishioForcing,
            CellForcing,
            HouseForcing,
            DynamicContradiction,
            DynamicDouble,
            DynamicCell,
            DynamicHouse,
        ]
    };

    /// Returns the id, which never changes.
    ///
    /// ```
    /// assert_eq!(jade_explainer::Technique::DirectHiddenPair.id(), "direct-hidden-pair");
    /// ```
    pub const fn id(self) -> &'static str {
        match self {
            Technique::HiddenSingle => "hidden-single",
            Technique::DirectPointing => "direct-pointing",
            Technique::DirectClaiming => "direct-claiming",
            Technique::DirectHiddenPair => "direct-hidden-pair",
            Technique::NakedSingle => "naked-single",
            Technique::DirectHiddenTriplet => "direct-hidden-triplet",
            Technique::Pointing => "pointing",
            Technique::Claiming => "claiming",
            Technique::NakedPair => "naked-pair",
            Technique::XWing => "x-wing",
            Technique::HiddenPair => "hidden-pair",
            Technique::NakedTriplet => "naked-triplet",
            Technique::Swordfish => "swordfish",
            Technique::HiddenTriplet => "hidden-triplet",
            Technique::XyWing => "xy-wing",
            Technique::XyzWing => "xyz-wing",
            Technique::UniqueRectangle => "unique-rectangle",
            Technique::UniqueLoop => "unique-loop",
            Technique::NakedQuad => "naked-quad",
            Technique::Jellyfish => "jellyfish",
            Technique::HiddenQuad => "hidden-quad",
            Technique::BivalueUniversalGrave => "bivalue-universal-grave",
            Technique::AlignedPairExclusion => "aligned-pair-exclusion",
            Technique::XCycle => "x-cycle",
            Technique::YCycle => "y-cycle",
            Technique::ForcingCycle => "forcing-cycle",
            Technique::XChain => "x-chain",
            Technique::ForcingChain => "forcing-chain",
            Technique::AlignedTripletExclusion => "aligned-triplet-exclusion",
            Technique::NishioForcing => "nishio-forcing",
            Technique::CellForcing => "cell-forcing",
            Technique::HouseForcing => "house-forcing",
            Technique::DynamicContradiction => "dynamic-contradiction",
            Technique::DynamicDouble => "dynamic-double",
            Technique::DynamicCell => "dynamic-cell",
            Technique::DynamicHouse => "dynamic-house",
        }
    }
}
