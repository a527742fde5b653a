# Chains: first the sentences for the links of any technique, then the techniques themselves, as in techniques.ftl.
#
# Besides its parts, a technique with links has $chain, its links as sentences, and $chain-count, their number, which is
# 0 if a step was stored without links.

# One link: what follows for $target and $other, a digit, if $source is not $digit (strong) or is $digit (weak). The
# reason is $cell or $house.
link-strong-cell = If { $cell } is not { $digit }, it is { $other }: it has no other candidate.
link-weak-cell = If { $cell } is { $digit }, it is not { $other }: a cell has only one digit.
link-strong-house =
    If { $source-count ->
        [one] { $source } is not { $digit }
        [2] neither of { $source } is { $digit }
       *[other] none of { $source } is { $digit }
    }, { $target-count ->
        [one] { $target } is
       *[other] { $target-or } is
    }: { $house } has no other place for it.
link-weak-house =
    If { $source-count ->
        [one] { $source } is { $digit }
       *[other] { $source-or } is { $digit }
    }, { $target-count ->
        [one] { $target } is not
        [2] neither of { $target } is
       *[other] none of { $target } is
    }: { $house } has room for only one.
link-weak-sight =
    If { $source-count ->
        [one] { $source } is { $digit }
       *[other] { $source-or } is { $digit }
    }, { $target-count ->
        [one] { $target } is not
        [2] neither of { $target } is
       *[other] none of { $target } is
    }: they see each other wherever they can have the digit.
link-weak-peers = If { $source } is { $digit }, { $target } is not: the two cells see each other.
link-weak-rule = If { $source } is { $digit }, { $target } is not { $other }: a rule of this board excludes it.
link-weak-lemma = If { $source } is { $digit }, { $target } is not { $other }: both together lead to a contradiction.
link-strong-set = If none of { $source } is { $digit }, one of them is { $other }: they have only as many digits left as there are cells.

# What follows from a chain: one of its ends is true. $ends: all the cells of both; $source and $target: those of each, which
# are { $digit } and { $other }.
chain-ends-alike =
    So { $ends-count ->
        [2] { $ends-or }
       *[other] one of { $ends }
    } is { $digit }, and a cell that sees { $ends-count ->
        [2] both
       *[other] all of them
    } cannot be { $digit }.
chain-ends-in-cell = So { $source } is { $digit } or { $other }, and nothing else.
chain-ends-apart =
    So { $source-count ->
        [one] { $source }
       *[other] one of { $source }
    } is { $digit }, or { $target-count ->
        [one] { $target }
       *[other] one of { $target }
    } is { $other }, and what both exclude is false.
# … if it is not known which they are.
chain-ends = So one of the two ends of the chain is true, and what both exclude is false.

# The lines of a proof: the assumption about { $digit } in { $cell }, what remains there or in { $house }, what is
# impossible, and what follows.
proof-assumed-on = Suppose that { $cell } is { $digit }.
proof-assumed-off = Suppose that { $cell } is not { $digit }.
# A second assumption inside the first. $label: its letter.
proof-lemma = Lemma { $label }: suppose also that { $cell } is { $digit }.
proof-last-in-cell = Then { $cell } can only be { $digit }.
proof-last-in-house = Then { $cell } is the only place left for { $digit } { $house-in }.
# $out: the cells that cannot have the digit.
proof-locked-in = Then { $digit } { $house-in } can only be in { $cells-or }, so { $out-count ->
        [one] { $out } is not { $digit }
       *[other] { $digit } cannot be in { $out-or }
    }.
proof-locked-set =
    { $lost-count ->
        [0] Then { $cells } must hold { $digits }
       *[other] Then { $cells } { $cells-count ->
            [one] has
           *[other] have
        } lost { $lost } and { $cells-count ->
            [one] is left with
           *[other] must hold
        } { $digits }
    }, so { $out-count ->
        [one] { $out } is not { $digit }
       *[other] { $digit } cannot be in { $out-or }
    }.
proof-excluded = Then { $cell } is not { $digit }.
proof-empty-cell = Then no digit is left for { $cell }.
proof-no-place = Then { $house } has no place for { $digit }.
proof-clash = Then { $cell } would have to be { $digit }, and yet it cannot be.
proof-refuted-on = That is impossible, so { $cell } is { $digit }.
proof-refuted-off = That is impossible, so { $cell } is not { $digit }.
proof-every-on = In every case { $cell } is { $digit }.
proof-every-off = In every case { $cell } is not { $digit }.

# If the chain returns to its start, $end contains no cell. $sets: the almost locked sets that the chain passes through.

x-chain = X-Chain
    .where = Look { $start-box-in }.
    .about = This is an { x-chain }: places for one digit in a chain, each of them one of the only two in a house, and linked so that if the first does not have the digit, the last one does. One of the two ends has it, so a cell that sees both ends cannot.
    .cells =
        { $chain-count ->
            [0] There is a digit whose places { $off-cells } and { $on-cells } alternate along a chain, from { $start } to { $end }.
           *[other] There is a digit whose places { $path } make a chain: if it is not in { $start }, it is in { $end }.
        }
    .seen = A chain of places for { $digits } leads from { $start } to { $end }.
    .why =
        { $chain-count ->
            [0] If { $start } is not { $digits }, link by link it follows that { $end } is.
           *[other] { $chain }
        } So { $digits } is in { $start } or in { $end }, and a cell that sees both cannot have it.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

xy-chain = XY-Chain
    .where = Look { $start-box-in }.
    .about = This is an { xy-chain }: a chain of cells with two candidates each. Every cell sees the next and shares a digit with it. If the first is not a certain digit, the last one is. So a cell that sees both ends cannot have that digit.
    .cells =
        Follow the cells with two candidates from { $start } to { $end }: { $chain-count ->
            [0] { $on-cells }. Each sees the next in the chain.
           *[other] { $path }. Each sees the next.
        }
    .seen = Cells of two candidates make a chain from { $start } to { $end }, and its two ends share a digit.
    .why =
        { $chain-count ->
            [0] If { $start } is not that digit, it is its other one; that decides the next cell, and so on to { $end }, which then is that digit.
           *[other] { $chain }
        } So one of the two ends has the digit, and a cell that sees both cannot have it.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

dual-implication-chain = dual implication chain
    .where = Look { $cell-box-in }.
    .about = This is a { dual-implication-chain }: a cell has two candidates. Assuming one of them decides other cells one after another, through cells with two candidates and houses with two places for a digit, until it contradicts the assumption. So it is the other one.
    .cells = There are two candidates in { $cell }. Try one of them and see what it decides in { $on-cells }.
    .seen = The cell { $cell } has only { $digit-the } and { $other-the } as candidates. Suppose that it is { $other-the }.
    .why =
        { $chain-count ->
            [0] From cell to cell it follows that it cannot be { $other-the } after all.
           *[other] { $chain }
        } That is impossible, so { $cell } is not { $other-the }.
    .does = So { $cell } is { $digit-the }.
    .apply = Enter { $digit-the } in { $cell }.

continuous-nice-loop = continuous nice loop
    .where = Look { $start-box-in }.
    .about = This is a { continuous-nice-loop }: candidates in a ring, where each false one makes the next one true, and each true one makes the next one false. So of any two neighbours exactly one is true, and whatever both of them exclude is false.
    .cells =
        { $chain-count ->
            [0] Candidates of { $off-cells } and of { $on-cells } alternate round a loop that begins and ends in { $start }.
           *[other] Go round the loop { $path }. It ends where it begins, in { $start }.
        }
    .seen = A chain begins in { $start } and comes back to it.
    .why =
        { $chain-count ->
            [0] Its links are alternately strong and weak, all the way round.
           *[other] { $chain }
        } The ring can be read in both directions, so of two neighbours one is always true and the other false. What two neighbours both exclude is false.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

discontinuous-nice-loop = discontinuous nice loop
    .where = Look { $start-box-in }.
    .about = This is a { discontinuous-nice-loop }: a chain in which each false candidate makes the next one true, and each true one makes the next one false. It shows that a candidate is true, or that one of its two ends is; a candidate that both ends exclude would lead round to its own opposite.
    .cells =
        { $chain-count ->
            [0] A chain begins in { $start } and runs through { $on-cells }.
           *[other] Follow the chain { $path }.
        } { $end-count ->
            [0] It comes back to where it begins, { $start }.
           *[other] Its ends are { $start } and { $end }: one of the two must be true.
        }
    .seen =
        { $end-count ->
            [0] A chain begins with a candidate of { $start } and comes back to it.
           *[other] A chain leads from a candidate of { $start } to one of { $end }.
        }
    .why =
        { $chain-count ->
            [0] Its links are alternately strong and weak.
           *[other] { $chain }
        } { $end-count ->
            [0] So if the candidate were false, it would be true. It is true, and what it excludes is false.
           *[other] { $ends }
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

aic = alternating inference chain
    .where = Look { $start-box-in }.
    .about = This is an { aic } (AIC): a chain in which each false candidate makes the next one true, and each true one makes the next one false. So one of its two ends is true, and whatever both ends exclude is false.
    .cells =
        { $chain-count ->
            [0] A chain runs through { $off-cells } and { $on-cells }.
           *[other] Follow the chain { $path }.
        } Its ends are { $start } and { $end }: one of the two must be true.
    .seen = A chain leads from a candidate of { $start } to one of { $end }.
    .why =
        { $chain-count ->
            [0] Its links are alternately strong and weak: if the first is false, the last is true.
           *[other] { $chain }
        } { $ends }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

grouped-continuous-nice-loop = grouped continuous nice loop
    .where = Look { $start-box-in }.
    .about = This is a { grouped-continuous-nice-loop }: a ring in which each false member makes the next one true, and each true one makes the next one false. Some of them are groups, several cells of a box and a line taken as one, or almost locked sets, which without one of their digits hold all the others. Whatever two neighbours both exclude is false.
    .cells =
        { $chain-count ->
            [0] Candidates of { $off-cells } and of { $on-cells } alternate round a loop that begins and ends in { $start }.
           *[other] Go round the loop { $path }. It ends where it begins.
        }
    .seen = A chain begins in { $start } and comes back to it.
    .why =
        { $chain-count ->
            [0] Its links are alternately strong and weak, all the way round.
           *[other] { $chain }
        } The ring can be read in both directions, so of two neighbours one is always true and the other false. What two neighbours both exclude is false.{ $sets-count ->
            [0] {""}
           *[other] {" "}And where the ring runs through an almost locked set, exactly one of the two digits is in the set, so all its other digits are in it too and nowhere that sees them all.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-set-a = almost locked set

grouped-discontinuous-nice-loop = grouped discontinuous nice loop
    .where = Look { $start-box-in }.
    .about = This is a { grouped-discontinuous-nice-loop }: a chain that shows that its beginning is true, or that one of its two ends is. Some of its links run through groups, several cells of a box and a line taken as one, or through almost locked sets, which without one of their digits hold all the others.
    .cells =
        { $chain-count ->
            [0] A chain begins in { $start } and runs through { $on-cells }.
           *[other] Follow the chain { $path }.
        } { $end-count ->
            [0] It comes back to where it begins, { $start }.
           *[other] One of its two ends must be true.
        }
    .seen =
        { $end-count ->
            [0] A chain begins with a candidate of { $start } and comes back to it.
           *[other] A chain leads from a candidate of { $start } to one of { $end }.
        }
    .why =
        { $chain-count ->
            [0] Its links are alternately strong and weak.
           *[other] { $chain }
        } { $end-count ->
            [0] So if the candidate were false, it would be true. It is true, and what it excludes is false.
           *[other] { $ends }
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-set-a = almost locked set

grouped-aic = grouped alternating inference chain
    .where = Look { $start-box-in }.
    .about = This is a { grouped-aic } (grouped AIC): a chain, one of whose two ends is true. Some of its links run through groups, several cells of a box and a line taken as one, or through almost locked sets, which without one of their digits hold all the others. Whatever both ends exclude is false.
    .cells =
        { $chain-count ->
            [0] A chain runs through { $off-cells } and { $on-cells }.
           *[other] Follow the chain { $path }.
        } One of its two ends must be true.
    .seen = A chain leads from a candidate of { $start } to one of { $end }.
    .why =
        { $chain-count ->
            [0] Its links are alternately strong and weak: if the first is false, the last is true.
           *[other] { $chain }
        } { $ends }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-set-a = almost locked set

forcing-chain-contradiction = forcing chain with a contradiction
    .where = Look { $cell-box-in }.
    .about = This is a { forcing-chain-contradiction }: suppose that a candidate is true, or that it is false, and follow single chains from there, in which each link follows from the one before. If they leave a cell without a digit or a digit without a place in a house, or make a candidate both true and false, the assumption is wrong.
    .cells = Take one of the candidates of { $cell }, and ask what would follow if it were true, or if it were not.{ $on-count ->
        [0] {""}
        [1] {""}
       *[other] {" "}The argument runs through { $on-cells }.
    }
    .seen = Try the { $digit } of { $cell }.
    .why =
        { $proof-count ->
            [0] The assumption leads, step by step, to a contradiction.
           *[other] { $proof }
        }
    .does =
        { $eliminations-count ->
            [0] So { $placements-cells } is { $placements-digits }.
           *[other] So you can remove { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Enter { $placements-digits-the } in { $placements-cells }.
           *[other] Remove { $eliminations-from }.
        }

forcing-chain-verity = forcing chain of all cases
    .where = Look { $cells-house-in }.
    .about = This is a { forcing-chain-verity }: one of several cases is true (the candidates of a cell, the places of a digit in a house, or one candidate that is true or not), and from each of them a chain leads to the same conclusion. So it is true in any case.
    .cells = Look at what may be in { $cells }, one case after the other, and see what each case decides.
    .seen =
        { $houses-count ->
            [0] { $digits-count ->
                [one] Either { $cells } is { $digits } or it is not.
               *[other] One of the candidates { $digits } is true in { $cells }.
            }
           *[other] Either { $cells-or } is { $digits }, because { $houses } has no other place for it.
        }
    .why =
        { $proof-count ->
            [0] Every case leads, step by step, to the same conclusion.
           *[other] { $proof }
        }
    .does =
        { $eliminations-count ->
            [0] So { $placements-cells } is { $placements-digits }.
           *[other] So you can remove { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Enter { $placements-digits-the } in { $placements-cells }.
           *[other] Remove { $eliminations-from }.
        }

forcing-net-contradiction = forcing net with a contradiction
    .where = Look { $cell-box-in }.
    .about = This is a { forcing-net-contradiction }: suppose that a candidate is true, or that it is false, and note everything that follows, even from several conclusions together. If that leads to a contradiction, the assumption is wrong.
    .cells = Take one of the candidates of { $cell }, and ask what would follow if it were true, or if it were not.{ $on-count ->
        [0] {""}
        [1] {""}
       *[other] {" "}The argument runs through { $on-cells }.
    }
    .seen = Try the { $digit } of { $cell }.
    .why =
        { $proof-count ->
            [0] The assumption leads, step by step, to a contradiction.
           *[other] { $proof }
        }
    .does =
        { $eliminations-count ->
            [0] So { $placements-cells } is { $placements-digits }.
           *[other] So you can remove { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Enter { $placements-digits-the } in { $placements-cells }.
           *[other] Remove { $eliminations-from }.
        }

forcing-net-verity = forcing net of all cases
    .where = Look { $cells-house-in }.
    .about = This is a { forcing-net-verity }: one of several cases is true (the candidates of a cell, the places of a digit in a house, or one candidate that is true or not). Note everything that follows from each, even from several conclusions together. What follows in every case is true.
    .cells = Look at what may be in { $cells }, one case after the other, and see what each case decides.
    .seen =
        { $houses-count ->
            [0] { $digits-count ->
                [one] Either { $cells } is { $digits } or it is not.
               *[other] One of the candidates { $digits } is true in { $cells }.
            }
           *[other] Either { $cells-or } is { $digits }, because { $houses } has no other place for it.
        }
    .why =
        { $proof-count ->
            [0] Every case leads, step by step, to the same conclusion.
           *[other] { $proof }
        }
    .does =
        { $eliminations-count ->
            [0] So { $placements-cells } is { $placements-digits }.
           *[other] So you can remove { $eliminations-from }.
        }
    .apply =
        { $eliminations-count ->
            [0] Enter { $placements-digits-the } in { $placements-cells }.
           *[other] Remove { $eliminations-from }.
        }

nested-forcing = nested forcing
    .where = Look { $cell-box-in }.
    .about = This is { nested-forcing }: suppose that a candidate is true, and note everything that follows. Where you get stuck, suppose a second candidate, too. If that is soon impossible, the second one is false whenever the first is true: that is a lemma. With its lemmas, the first assumption becomes impossible as well, so it is wrong.
    .cells = Take one of the candidates of { $cell }, and ask what would follow if it were true.{ $lemmas-count ->
        [0] {""}
        [one] {" "}You need one lemma.
       *[other] {" "}You need several lemmas.
    }
    .seen = Try the { $digit } of { $cell }.
    .why =
        { $proof-count ->
            [0] The assumption leads, with the help of lemmas, to a contradiction.
           *[other] { $proof }
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-extra = refuted by a lemma
