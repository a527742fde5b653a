# Chains: the links of all techniques that have some, then the techniques, as in techniques.ftl.
#
# Beside its parts, a technique with links has $chain, its links as sentences, and $chain-count, how many; none where
# a step was stored without them.

# One link: if $source is not $digit (strong) or is (weak), what follows for $target and $other, a digit; the reason is
# $cell or $house.
link-strong-cell = If { $cell } is not { $digit }, it is { $other }: it has no other candidate.
link-weak-cell = If { $cell } is { $digit }, it is not { $other }: a cell has one digit only.
link-strong-house =
    If { $source-count ->
        [one] { $source } is not { $digit }
       *[other] none of { $source } is { $digit }
    }, { $target-count ->
        [one] { $target } is
       *[other] one of { $target } is
    }: { $house } has no other place for it.
link-weak-house =
    If { $source-count ->
        [one] { $source } is { $digit }
       *[other] one of { $source } is { $digit }
    }, { $target-count ->
        [one] { $target } is not
       *[other] none of { $target } is
    }: { $house } has room for one only.
link-weak-sight =
    If { $source-count ->
        [one] { $source } is { $digit }
       *[other] one of { $source } is { $digit }
    }, { $target-count ->
        [one] { $target } is not
       *[other] none of { $target } is
    }: they see each other wherever they can have the digit.
link-strong-set = If none of { $source } is { $digit }, one of them is { $other }: they have only as many digits left as there are cells.
