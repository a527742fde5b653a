# Techniques with almost locked sets and their relatives, as in techniques.ftl.

als-xz = ALS-XZ
    .where = Look at { $first-house } and { $second-house }.
    .about = This is an { als-xz }, with two almost locked sets: cells of a house that have just one digit more than there are cells. A set that loses one of its digits must have all the others. One digit can be in only one of the two sets, so the other set loses it.
    .cells = One set is { $first }, the other is { $second }. Each has just one digit more than cells, and there is a digit that only one of them can have.
    .seen =
        One set, { $first }, can only have the digits { $first-digits }; the other, { $second }, only { $second-digits }: each has one digit more than cells. { $restricted-count ->
            [one] All places for { $restricted } in one see all its places in the other, so only one of the sets has it.
           *[other] For each of { $restricted }, all places in one see all places in the other, so each of these digits is in only one of the sets.
        }
    .why =
        { $restricted-count ->
            [one]
                One of the two sets loses { $restricted }, and then has only as many digits as cells: it must have them all. { $digits-count ->
                    [one] Among them is { $digits } in either case. So one of the sets has { $digits }, and a cell that sees all its places in both sets cannot be { $digits }.
                   *[other] Among them are { $digits } in either case. So one of the sets has them, and a cell that sees all places of such a digit in both sets cannot have it.
                }
           *[other] Neither set can do without both of { $restricted }: it would have too few digits for its cells. So each set has one of them, and all of its other digits as well. A cell that sees all the remaining places of such a digit cannot have it.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-set-a = first set
    .legend-set-b = second set
    .legend-shared = X: in only one of the sets
    .legend-on = Z: in one of the sets in any case

als-xy-wing = ALS-XY-Wing
    .where = Look at { $pivot-house }.
    .about = This is an { als-xy-wing }: an XY-Wing of almost locked sets, which are cells of a house that have just one digit more than there are cells. The set in the middle, the pivot, can take a digit from each of the other two, and it takes one from at least one of them. A set that loses a digit must have all its others.
    .cells = The set in the middle is { $pivot }. The second set is { $first }, the third is { $second }.
    .seen = The set in the middle, { $pivot }, has just one digit more than cells, and so have the second, { $first }, and the third, { $second }. Of the set in the middle and the second, only one can have { $first-digit }; of the set in the middle and the third, only one can have { $second-digit }: all places in one see all those in the other.
    .why =
        The set in the middle cannot do without both { $first-digit } and { $second-digit }: it would have too few digits for its cells. If it has { $first-digit }, the second set loses that; if it has { $second-digit }, the third set loses that one. { $digits-count ->
            [one] Whichever of them loses a digit must have all its others, { $digits } among them. So { $digits } is in one of these two sets, and a cell that sees all its places in both cannot be { $digits }.
           *[other] Whichever of them loses a digit must have all its others, { $digits } among them. So one of these two sets has them, and a cell that sees all places of such a digit in both cannot have it.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-pivot = set in the middle
    .legend-set-a = first set
    .legend-set-b = second set

als-w-wing = ALS-W-Wing
    .where = Look at { $house }.
    .about = This is an { als-w-wing }: a W-Wing of almost locked sets, which are cells of a house that have just one digit more than there are cells. For one of their digits, a house has just two places left, and each of these can take it from one of the sets. A set that loses a digit must have all its others.
    .cells = One set is { $first }, the other is { $second }. { $house-in }, { $link } join them.
    .seen = Both { $first } on one side and { $second } on the other are sets with just one digit more than cells. { $house-in }, the only places for { $shared } are { $link }; each of them sees all places for it in one of the sets.
    .why =
        { $house } needs its { $shared }, in one of { $link }, and so one of the sets loses it and must have all its other digits. { $digits-count ->
            [one] Both have { $digits } among these. So { $digits } is in one of the two sets, and a cell that sees all its places in both cannot be { $digits }.
           *[other] Both have { $digits } among these. So one of the two sets has them, and a cell that sees all places of such a digit in both cannot have it.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-base = house of the bridge
    .legend-pivot = bridge
    .legend-set-a = first set
    .legend-set-b = second set

als-chain = ALS-Chain
    .where = Look at { $first-house } and { $last-house }.
    .about = This is an { als-chain }: a chain of almost locked sets, which are cells of a house that have just one digit more than there are cells. A set that loses a digit must have all its others, so it takes one from the next set, and so on. A digit that the first set does not have is in the last one.
    .cells = The chain begins with the set { $first } and ends with the set { $last }. Between them it passes through { $between }.
    .seen = A chain of sets with just one digit more than cells leads from { $first } through { $between } to { $last }.{ $chain-count ->
        [0] {""}
       *[other] {" "}{ $chain }
    }
    .why =
        { $digits-count ->
            [one] So if { $digits } is not in the first set, it is in the last one: one of the two has it. A cell that sees all its places in both cannot be { $digits }.
           *[other] What holds for the digit in this chain holds for each of { $digits }: if it is not in the first set, it is in the last one. A cell that sees all places of such a digit in both cannot have it.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-set-a = first set
    .legend-set-b = last set
    .legend-shared = sets in the middle

# One petal of a Death Blossom: the stem is $digit, so the petal loses it. $left: the digit that all petals have.
petal =
    { $cells-count ->
        [one] If { $stem } is { $digit }, { $cells } is not, and only { $left } remains there.
       *[other] If { $stem } is { $digit }, the petal { $cells } loses { $digit }. It has just as many digits left as cells, so one of its cells is { $left }.
    }
petal-cells = { $cells }

death-blossom = Death Blossom
    .where = Look at { $stem-box } and at { $stem }.
    .about = This is a { death-blossom }: a cell, the stem, and for each of its candidates a petal, which is an almost locked set (cells of a house with just one digit more than cells) that loses this digit if the stem has it. A petal that loses a digit must have all its others, and there is a digit that all petals have.
    .cells =
        The stem is { $stem }; { $chain-count ->
            [0] the petals are made of { $petals }.
           *[other] its petals are: { $petal-list }.
        }
    .seen = The stem, { $stem }, can only be { $stem-digits-or }. For each of these digits there is a petal whose places for it all see the stem.
    .why =
        { $chain-count ->
            [0] Whichever digit the stem has, one of the petals loses it and must have all its others.
           *[other] { $chain }
        } { $digits-count ->
            [one] So in any case a petal has { $digits }, and a cell that sees all the places for it in all petals cannot be { $digits }.
           *[other] So in any case a petal has { $digits }, and a cell that sees all places of such a digit in all petals cannot have it.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-pivot = stem
    .legend-pincer = petal

wxyz-wing = WXYZ-Wing
    .where = Look at { $hinge-box } and at { $hinge }.
    .about = This is a { wxyz-wing }: a cell, the hinge, sees three others, its wings, and the four have only four different digits between them. Three of these digits can each be there only once, so the four cells cannot do without the last one.
    .cells = The hinge is { $hinge }; its wings are { $wings }.
    .seen = The hinge, { $hinge }, and the wings { $wings } have only four digits between them: { $restricted }, and { $digit }. For each of { $restricted }, all its places in these four cells see each other.
    .why = So each of { $restricted } is there once at most. That is three cells at most, and the fourth is { $digit }. A cell that sees all the places for { $digit } among the four cannot be { $digit }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-pivot = hinge

vwxyz-wing = VWXYZ-Wing
    .where = Look at { $hinge-box } and at { $hinge }.
    .about = This is a { vwxyz-wing }: a cell, the hinge, sees four others, its wings, and the five have only five different digits between them. Four of these digits can each be there only once, so the five cells cannot do without the last one.
    .cells = The hinge is { $hinge }; its wings are { $wings }.
    .seen = The hinge, { $hinge }, and the wings { $wings } have only five digits between them: { $restricted }, and { $digit }. Wherever { $restricted } are in these five cells, all places for one and the same digit see each other.
    .why = So each of { $restricted } is there once at most. That is four cells at most, and the fifth is { $digit }. A cell that sees all the places for { $digit } among the five cannot be { $digit }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-pivot = hinge

almost-locked-candidates = almost locked candidates
    .where = Look at { $cover } and { $base }.
    .about = These are { almost-locked-candidates }: where a box and a line meet, a few cells of one, outside the other, have just one digit more than cells. In the other house, these digits have only as many cells outside the crossing. So all of these cells are taken, and the digit that is left over goes where the box and the line meet.
    .cells =
        Compare { $cells }, which { $cells-count ->
            [one] lies
           *[other] lie
        } { $cover-in }, with { $places }, which { $places-count ->
            [one] lies
           *[other] lie
        } { $base-in }.
    .seen =
        { $cover-in }, { $cells } can only have { $digits }, one digit more than cells. { $base-in }, outside { $cover }, these digits fit only in { $places }.
    .why =
        { $cells-count ->
            [one] Whether { $cells } is { $digits-or }, { $base } needs this digit outside { $cover }, so in { $places }.
           *[other] Since { $cells } take all but one of { $digits }, { $base } needs these outside { $cover }, so in { $places }.
        } The one that is left goes where { $base } and { $cover } meet. So { $places } can only be { $digits-or }, and { $cover-in }, outside { $base }, only { $cells } can have any of them.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-set-a = cells of one house
    .legend-set-b = their places in the other house

sue-de-coq = Sue de Coq
    .where = Look where { $box } and { $line } meet.
    .about = This is a { sue-de-coq }: two or three cells where a box and a line meet have several digits too many. Cells of the line use up some of these and cells of the box use up others, until all these cells together have just as many digits as cells. Then each of the digits is among them.
    .cells = { $box } and { $line } meet in { $cells }. Compare these with { $line-cells } in the line and { $box-cells } in the box.
    .seen = Where { $box } and { $line } meet, { $cells } can have { $digits }. { $line-in }, { $line-cells } can only have { $line-digits }; { $box-in }, { $box-cells } can only have { $box-digits }.
    .why = None of { $digits } is in both of these last groups, so each of them has room only once among all these cells, in the line or in the box; a digit that only the two groups have, if there is one, has room once in each. Counted in this way, there are just as many digits as cells, so none of them may be missing. The digits of the group in the line, then, can be nowhere else in { $line }, those of the group in the box nowhere else in { $box }, and those that neither group has in neither.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-set-a = cells of the line, and their digits
    .legend-set-b = cells of the box, and their digits
    .legend-shared = crossing

aligned-pair-exclusion = Aligned Pair Exclusion
    .where = Look at { $cells-house }.
    .about = This is an { aligned-pair-exclusion }: try all the ways to fill two cells of a house together. Two equal digits are out; so are two digits that would leave some other cells, which see these, fewer digits than there are cells. A candidate that is in none of the remaining ways can be removed.
    .cells = Try the ways to fill { $cells }, and what each leaves to { $sets }.
    .seen = { $cells-house-in }, { $cells } are to be filled together. Around them, in { $sets }, there are sets of cells of a house (single cells among them, or only these) with just one digit more than cells.
    .why = The two cells can take one digit from such a set, but not two: it would have fewer digits than cells. Nor can they have the same digit. Go through the ways to fill { $cells } in which a candidate to be removed takes part: each of them has one of these faults.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-pivot = cells that are filled together
    .legend-set-a = would be left with too few digits

aligned-triple-exclusion = Aligned Triple Exclusion
    .where = Look at { $cells-house }.
    .about = This is an { aligned-triple-exclusion }: try all the ways to fill three cells of a house together. Equal digits are out; so are digits that would leave some other cells, which see these, fewer digits than there are cells. A candidate that is in none of the remaining ways can be removed.
    .cells = Try the ways to fill { $cells }, and what each leaves to { $sets }.
    .seen = { $cells-house-in }, { $cells } are to be filled together. Around them, in { $sets }, there are sets of cells of a house with just one digit more than cells, or cells with three candidates.
    .why = Two of the three cells cannot both take a digit of such a set, and the three cannot take all the candidates of such a cell: there would be fewer digits than cells. Nor can two of them have the same digit. Go through the ways to fill { $cells } in which a candidate to be removed takes part: each of them has one of these faults.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-pivot = cells that are filled together
    .legend-set-a = would be left with too few digits
