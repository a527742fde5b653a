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
                One of the two sets loses { $restricted }, and the digits that are left to it are as many as its cells: it has them all. { $digits-count ->
                    [one] Among them is { $digits } in either case. So one of the sets has { $digits }, and a cell that sees all its places in both sets cannot be { $digits }.
                   *[other] Among them are { $digits } in either case. So one of the sets has them, and a cell that sees all places of such a digit in both sets cannot have it.
                }
           *[other] Neither set can do without both of { $restricted }: it would have too few digits for its cells. So each has one of them, the first set the one and the second the other, and each has all of its other digits as well. A cell that sees all the places which such a digit has left cannot have it.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

als-xy-wing = ALS-XY-Wing
    .where = Look at { $pivot-house }.
    .about = This is an { als-xy-wing }: an XY-Wing of almost locked sets, which are cells of a house that have just one digit more than there are cells. The set in the middle, the pivot, can take a digit from each of the other two, but it cannot leave both alone. A set that loses a digit must have all its others.
    .cells = The set in the middle is { $pivot }. The second set is { $first }, the third is { $second }.
    .seen = The set in the middle, { $pivot }, has just one digit more than cells, and so have the second, { $first }, and the third, { $second }. Of the set in the middle and the second, only one can have { $first-digit }; of the set in the middle and the third, only one can have { $second-digit }: all places in one see all those in the other.
    .why =
        The set in the middle cannot do without both { $first-digit } and { $second-digit }: it would have too few digits for its cells. If it has { $first-digit }, the second set loses that; if it has { $second-digit }, the third set loses that one. { $digits-count ->
            [one] Whichever of them loses a digit must have all its others, { $digits } among them. So { $digits } is in one of these two sets, and a cell that sees all its places in both cannot be { $digits }.
           *[other] Whichever of them loses a digit must have all its others, { $digits } among them. So one of these two sets has them, and a cell that sees all places of such a digit in both cannot have it.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

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

als-chain = ALS-Chain
    .where = Look at { $first-house } and { $last-house }.
    .about = This is an { als-chain }: almost locked sets, which are cells of a house that have just one digit more than there are cells, hand on from one to the next that a digit is missing. A set that loses a digit must have all its others, so it takes one from the next set, and so on. What the first set does not have, the last one has.
    .cells = The chain begins with the set { $first } and ends with the set { $last }. Between them it goes over { $between }.
    .seen = A chain of sets with just one digit more than cells leads from { $first } over { $between } to { $last }.{ $chain-count ->
        [0] {""}
       *[other] {" "}{ $chain }
    }
    .why =
        { $digits-count ->
            [one] So if { $digits } is not in the first set, it is in the last one: one of the two has it. A cell that sees all its places in both cannot be { $digits }.
           *[other] What holds for the digit that the chain was told with holds for each of { $digits }: if it is not in the first set, it is in the last one. A cell that sees all places of such a digit in both cannot have it.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

death-blossom = Death Blossom
    .where = Look at { $stem-box } and at { $stem }.
    .about = This is a { death-blossom }: a cell, the stem, and for each of its candidates a petal, which is an almost locked set (cells of a house with just one digit more than cells) that loses this digit if the stem has it. A petal that loses a digit must have all its others, and there is a digit that all petals have.
    .cells = The stem is { $stem }; the petals are made of { $petals }.
    .seen = The stem, { $stem }, can only be { $stem-digits-or }. For each of these digits there is a petal among { $petals } whose places for it all see the stem.
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
