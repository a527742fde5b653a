# One message per technique, by its id. The value is its name within a sentence. The attributes are
#   .where   rung 1: a house to look at; no technique, no digit
#   .about   rung 2: the technique and what it is in general
#   .cells   rung 3: the cells of the pattern; still no digit (before it, step-digit names the digit if there is only one)
#   .seen .why .does   rung 4, joined: what there is to see, why the conclusion follows, and the conclusion
#   .apply   rung 5: the conclusion as an instruction
#   .legend-ROLE   what a role means in its drawing, if the words for all techniques (in tutor.ftl) do not fit
# The arguments are the parts that the technique declares, $eliminations and $placements.

step-reasoning = { $seen } { $why } { $does }
step-digit = It is about one digit, { $digit }: look only at where it is and where it can still go.
step-paragraph = { $name }. { $reasoning }

full-house = full house
    .where = Look at { $house }.
    .about = This is a { full-house }: all cells of a house (a row, column or box) but one are filled, so the digit that is missing goes into the last one.
    .cells = Only { $cell } is still open { $house-in }.
    .seen = { $house } has only one open cell left, { $cell }.
    .why = Every other digit is already { $house-in }; the only one missing is { $digit }.
    .does = So { $cell } must be { $digit }.
    .apply = Enter { $digit } in { $cell }.

hidden-single = hidden single
    .where = Look at { $house }.
    .about = This is a { hidden-single }: a house (a row, column or box) needs a digit, and only one of its cells can still take it, whatever other candidates that cell may have.
    .cells =
        { $house-in } { $digit-the } fits only in { $cell }.{ $witnesses-count ->
            [0] {""}
            [one] {" "}Look at the { $digit } in { $witnesses }.
           *[other] {" "}Look at the { $digit-many } in { $witnesses }.
        }
    .seen = { $house-in } there is only one cell left for { $digit }: { $cell }.
    .why =
        { $witnesses-count ->
            [0] { $house } needs { $digit-a }, and no other open cell there still has it among its candidates.
            [one] { $house } needs { $digit-a }. The { $digit } in { $witnesses } rules it out in every cell that it sees, and no other open cell { $house-of } can take it.
           *[other] { $house } needs { $digit-a }. The { $digit-many } in { $witnesses } rule it out in every cell that they see, and no other open cell { $house-of } can take it.
        }
    .does = So { $cell } must be { $digit }.
    .apply = Enter { $digit } in { $cell }.

naked-single = naked single
    .where = Look at { $cell-box }.
    .about = This is a { naked-single }: every digit but one is ruled out for a cell, so that one goes into it.
    .cells =
        { $witnesses-count ->
            [0] Only one digit is still possible in { $cell }.
            [one] Only one digit is still possible in { $cell }; { $witnesses } helps to see which.
           *[other] Only one digit is still possible in { $cell }: compare it with the { $witnesses-filled } in its row, column and box.
        }
    .seen = The only digit still possible in { $cell } is { $digit }.
    .why =
        { $unseen ->
            [0] Each of the other digits is already in one of the { $witnesses-filled } that share a row, column or box with { $cell }.
           *[other]
                { $witnesses-count ->
                    [0] All other candidates of { $cell } have already been ruled out.
                    [one] The digit in { $witnesses } is excluded for { $cell }, which sees it. The rest were ruled out before; only { $digit-the } is left.
                   *[other] The { $witnesses-filled } that share a row, column or box with { $cell } exclude the digits they hold. The rest were ruled out before; only { $digit-the } is left.
                }
        }
    .does = So { $cell } must be { $digit }.
    .apply = Enter { $digit } in { $cell }.

pointing = locked candidates (pointing)
    .where = Look at { $box }.
    .about = These are { pointing }: all places left for a digit in a box lie in the same row or column, so the digit can go nowhere else in that row or column.
    .cells =
        { $box-in } { $digit-the } fits only in { $cells }, and { $cells-count ->
            [2] both
           *[other] all
        } of these lie { $line-in }.
    .seen =
        The { $digit } { $box-of } can only go in { $cells }, which { $cells-count ->
            [2] both
           *[other] all
        } lie { $line-in }.
    .why = Whichever of these cells takes it, { $line } has its { $digit } there, inside { $box }. No other cell { $line-of } can have a second one.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

claiming = locked candidates (claiming)
    .where = Look at { $line }.
    .about = These are { claiming }: all places left for a digit in a row or column lie in the same box, so the digit can go nowhere else in that box.
    .cells =
        { $line-in } { $digit-the } fits only in { $cells }, and { $cells-count ->
            [2] both
           *[other] all
        } of these lie { $box-in }.
    .seen =
        The { $digit } { $line-of } can only go in { $cells }, which { $cells-count ->
            [2] both
           *[other] all
        } lie { $box-in }.
    .why = Whichever of these cells takes it, { $box } has its { $digit } there, { $line-in }. No other cell { $box-of } can have a second one.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

locked-pair = locked pair
    .where = Look at { $box } and { $line }.
    .about = This is a { locked-pair }: two cells that lie in the same box and in the same row or column have only two different candidates between them, so those digits can go nowhere else in that box, nor in that row or column.
    .cells = Compare { $cells }: between them they have only two different candidates, and they lie both { $box-in } and { $line-in }.
    .seen = Between them, { $cells } have only the candidates { $digits }. These cells lie both { $box-in } and { $line-in }.
    .why = The two cells take the two digits, one each. Whichever way round, both are used up { $box-in } and, by the same cells, { $line-in }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

locked-triple = locked triple
    .where = Look at { $box } and { $line }.
    .about = This is a { locked-triple }: three cells that lie in the same box and in the same row or column have only three different candidates between them, so those digits can go nowhere else in that box, nor in that row or column.
    .cells = Compare { $cells }: between them they have only three different candidates, and they lie both { $box-in } and { $line-in }.
    .seen = Between them, { $cells } have only the candidates { $digits }. These cells lie both { $box-in } and { $line-in }.
    .why = The three cells take the three digits, one each. Whatever the order, all three are used up { $box-in } and, by the same cells, { $line-in }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

naked-pair = naked pair
    .where = Look at { $houses }.
    .about = This is a { naked-pair }: two cells of a house (a row, column or box) have the same two candidates and no others, so those digits can go nowhere else in that house.
    .cells = Compare { $cells }: they have the same two candidates, and no others.
    .seen = The only candidates in { $cells } are { $digits }.
    .why = One of the two cells takes one of these digits, and the other cell takes the other. Whichever way round, both digits are used up { $houses-in }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

naked-triple = naked triple
    .where = Look at { $houses }.
    .about = This is a { naked-triple }: three cells of a house (a row, column or box) have only three different candidates between them, so those digits can go nowhere else in that house.
    .cells = Compare { $cells }: between them they have only three different candidates.
    .seen = Between them, { $cells } have only the candidates { $digits }.
    .why = Each of the three cells takes a different one of these three digits. Whatever the order, all three are used up { $houses-in }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

hidden-pair = hidden pair
    .where = Look at { $house }.
    .about = This is a { hidden-pair }: two digits fit only in the same two cells of a house (a row, column or box), so those cells have no room for anything else.
    .cells = There are two digits that fit nowhere { $house-in } but in { $cells }.
    .seen = The digits { $digits } fit nowhere { $house-in } but in { $cells }.
    .why = Both must go somewhere { $house-in }, so each of them takes one of these two cells, and no other digit has room there.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

hidden-triple = hidden triple
    .where = Look at { $house }.
    .about = This is a { hidden-triple }: three digits fit only in the same three cells of a house (a row, column or box), so those cells have no room for anything else.
    .cells = There are three digits that fit nowhere { $house-in } but in { $cells }.
    .seen = The digits { $digits } fit nowhere { $house-in } but in { $cells }.
    .why = All three must go somewhere { $house-in }, and there are just three cells for them. So each of these cells takes one of them, and no other digit has room there.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

remote-pair = remote pair
    .where = Look at { $start-box } and { $end-box }.
    .about = This is a { remote-pair }: a series of cells, each seeing the next, all with the same two candidates. The two digits alternate along it, so two cells an odd number of steps apart have one each, however far apart they are.
    .cells =
        { $chain-count ->
            [0] The cells { $cells } have the same two candidates. A path leads over all of them, from { $start } to { $end }.
           *[other] Follow the cells with the same two candidates: { $path }. Each sees the next.
        }
    .seen =
        { $chain-count ->
            [0] The cells { $cells } can only be { $digits-or }. A path leads over all of them, from { $start } to { $end }, on which each sees the next.
           *[other] The cells { $path } can only be { $digits-or }, and each sees the next.
        }
    .why = From one cell to the next, { $digits } alternate, and the path from { $start } to { $end } has an odd number of steps. So one of these two cells has one of the digits and the other cell has the other, and a cell that sees both can have neither.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-set-a = one end
    .legend-set-b = the other end

naked-quad = naked quad
    .where = Look at { $houses }.
    .about = This is a { naked-quad }: four cells of a house (a row, column or box) have only four different candidates between them, so those digits can go nowhere else in that house.
    .cells = Compare { $cells }: between them they have only four different candidates.
    .seen = Between them, { $cells } have only the candidates { $digits }.
    .why = Each of the four cells takes a different one of these four digits. Whatever the order, all four are used up { $houses-in }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

hidden-quad = hidden quad
    .where = Look at { $house }.
    .about = This is a { hidden-quad }: four digits fit only in the same four cells of a house (a row, column or box), so those cells have no room for anything else.
    .cells = There are four digits that fit nowhere { $house-in } but in { $cells }.
    .seen = The digits { $digits } fit nowhere { $house-in } but in { $cells }.
    .why = All four must go somewhere { $house-in }, and there are just four cells for them. So each of these cells takes one of them, and no other digit has room there.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

skyscraper = skyscraper
    .where = Look at { $base }.
    .about = This is a { skyscraper }: in two rows (or two columns) a digit has just two places each. Two of the places share a column (or row), the ground floor. So at least one of the other two, the roofs, has the digit.
    .cells = The { $digit } has just two places in each of { $base }. The ends on the ground floor, { $line-in }, are { $near }; the roofs are { $far }.
    .seen = In each of { $base }, { $digit } has just two places. One of each is { $line-in }: { $near }. The others are { $far }.
    .why = { $line } has only one { $digit }, so { $near } do not both have it. Whichever lacks it, the other end of its pair has it: at least one of { $far } is { $digit }. A cell that sees both of these cannot be { $digit }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-base = tower
    .legend-cover = ground of the towers
    .legend-set-a = roof
    .legend-set-b = foot of a tower

two-string-kite = two-string kite
    .where = Look at { $box }.
    .about = This is a { two-string-kite }: a digit has just two places in a row and two in a column, and one end of each of these strings lies in the same box. So at least one of the other two ends has the digit.
    .cells =
        The { $digit } has just two places in each of { $base }. The strings are tied together { $box-in }, in { $near }; the other ends are { $far }.{ $other-far-count ->
            [0] {""}
           *[other] {" "}There are two such strings in { $other-base } too; their other ends are { $other-far }.
        }
    .seen =
        In each of { $base }, { $digit } has just two places. One of each lies { $box-in }: { $near }. The others are { $far }.{ $other-far-count ->
            [0] {""}
           *[other] {" "}In each of { $other-base } it has just two places as well, one of each again among { $near }. The others are { $other-far }.
        }
    .why =
        { $box } has only one { $digit }, so { $near } do not both have it. Whichever lacks it, the other end of its string has it: at least one of { $far } is { $digit }. A cell that sees both of these cannot be { $digit }.{ $other-far-count ->
            [0] {""}
           *[other] {" "}By the same argument, at least one of { $other-far } is { $digit }, and a cell that sees both of these cannot be { $digit } either.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-base = string
    .legend-cover = knot
    .legend-set-a = loose end
    .legend-set-b = end tied in the knot

turbot-fish = turbot fish
    .where = Look at { $base }.
    .about = This is a { turbot-fish }: a digit has just two places in each of two houses (one of them mostly a box), and an end of one pair sees an end of the other. So at least one of the other two ends has the digit.
    .cells = The { $digit } has just two places in each of { $base }. Of these, { $near } see each other { $joint-in }; the other ends are { $far }.
    .seen = In each of { $base }, { $digit } has just two places. One of each, { $near }, see each other { $joint-in }. The others are { $far }.
    .why = { $joint } has only one { $digit }, so { $near } do not both have it. Whichever lacks it, the other end of its pair has it: at least one of { $far } is { $digit }. A cell that sees both of these cannot be { $digit }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-cover = where the two pairs meet
    .legend-set-a = far end
    .legend-set-b = end that meets the other pair

empty-rectangle = empty rectangle
    .where = Look at { $box }.
    .about = This is an { empty-rectangle }: in a box, a digit has places in only one row and one column. Whichever of the two has it, the same cell cannot have the digit: in one case it sees it directly, in the other by way of a pair in another line.
    .cells =
        The { $digit } fits { $box-in } only in { $cells }, which lie { $through-in } or { $across-in }. And { $pair-in } it has just two places: { $near } and { $far }.{ $other-far-count ->
            [0] {""}
           *[other] {" "}For the second conclusion: { $other-pair-in } it has just two places as well, { $other-near } and { $other-far }.
        }
    .seen =
        The places for { $digit } { $box-in } are { $cells }, and all of these lie { $through-in } or { $across-in }. { $pair-in } it has just two places: { $near } and { $far }.{ $other-far-count ->
            [0] {""}
           *[other] {" "}Or, seen differently, they lie { $other-through-in } or { $other-across-in }; and { $other-pair-in } there are just two places as well: { $other-near } and { $other-far }.
        }
    .why =
        If { $box } has its { $digit } { $through-in }, it cannot be in { $near }, so it is in { $far }. Otherwise { $box } has it { $across-in }. So the cell { $across-in } that sees { $far } loses the digit both ways.{ $other-far-count ->
            [0] {""}
           *[other] {" "}Likewise, if { $box } has its { $digit } { $other-through-in }, it cannot be in { $other-near }, so it is in { $other-far }; if not, it is { $other-across-in }. So the cell { $other-across-in } that sees { $other-far } loses it too.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-set-a = far end of the line outside
    .legend-set-b = end in line with the brace

guardian = guardian (broken wing)
    .where = Look at { $houses }.
    .about = This is a { guardian }: a loop of an odd number of cells, each sharing a house with the next. In each of these houses a digit would have just two places, two neighbours in the loop, if it were not for its other places, the guardians. Such a loop is impossible, so one of the guardians has the digit.
    .cells = The only places for { $digit }, in each of { $houses }, are two neighbours of the loop { $cells }, apart from the { $guardians-count ->
        [one] guardian
       *[other] guardians
    } { $guardians }.
    .seen = In each of { $houses }, { $digit } has two places among { $cells }, which make a loop of an odd number of cells. { $guardians-count ->
        [one] The only other place there is the guardian
       *[other] The only other places there are the guardians
    } { $guardians }.
    .why = Suppose that { $guardians-count ->
        [one] the guardian is not { $digit }
       *[other] no guardian is { $digit }
    }. Then of every two neighbours in the loop just one is { $digit }: all the way round, one is and the next is not. With an odd number of cells that is impossible. So { $guardians-count ->
        [one] the guardian is { $digit }.
       *[other] one of the guardians is { $digit }, and a cell that sees all of them is not.
    }
    .does = { $placements-count ->
        [0] So you can remove { $eliminations-from }.
       *[other] So { $placements-cells } is { $placements-digits }.
    }
    .apply = { $placements-count ->
        [0] Remove { $eliminations-from }.
       *[other] Enter { $placements-digits-the } in { $placements-cells }.
    }
    .legend-base = house of the loop
    .legend-extra = guardian

simple-coloring = simple colouring
    .where = Look at { $start-box }, and at the cells linked to it.
    .about =
        This is { simple-coloring }: places for a digit that are joined in pairs, each pair being all that a house has left for it, take two colours in turn. One colour has the digit everywhere, the other nowhere. { $clash-count ->
            [0] A cell that sees both colours cannot have it.
           *[other] If two cells of one colour see each other, it is the other colour that has it.
        }
    .cells =
        The places for { $digit } are joined in pairs. Colour them in turn: { $first } with one colour, { $second } with the other.{ $clash-count ->
            [0] {""}
           *[other] {" "}Then compare { $clash }.
        }
    .seen = The places for { $digit } in { $first } and in { $second } are joined by pairs: each pair is all that some house has left for { $digit }. Coloured in turn, { $first } have one colour and { $second } the other.
    .why =
        Of each pair just one is { $digit }, so either all cells of one colour are { $digit }, or all cells of the other. { $clash-count ->
            [0] Whichever colour it is, a cell that sees both colours sees { $digit-a }.
           *[other] But { $clash } have the same colour and see each other, so they cannot both be { $digit }: none of their colour is { $digit }.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-deadly = two of one colour that see each other

xy-wing = XY-Wing
    .where = Look at { $pivot-box } and at { $pivot }.
    .about = This is an { xy-wing }: a cell with two candidates, the pivot, sees two more such cells, its wings. Each wing shares one digit with the pivot, and the wings share a third digit. Whatever the pivot is, one of the wings takes that third digit.
    .cells = The pivot is { $pivot }; its wings are { $first } and { $second }.
    .seen = The pivot, { $pivot }, can only be { $first-digit } or { $second-digit }. It sees { $first }, which can only be { $first-digit } or { $digit }, and { $second }, which can only be { $second-digit } or { $digit }.
    .why = If { $pivot } is { $first-digit }, then { $first } is { $digit }. If { $pivot } is { $second-digit }, then { $second } is { $digit }. So one of the two wings is { $digit } in any case, and a cell that sees both cannot be { $digit }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

xyz-wing = XYZ-Wing
    .where = Look at { $pivot-box } and at { $pivot }.
    .about = This is an { xyz-wing }: a cell with three candidates, the pivot, sees two cells, its wings, that have two of those three each. One digit is in all three cells. Whatever the pivot is, one of the three takes that digit.
    .cells = The pivot is { $pivot }; its wings are { $first } and { $second }.
    .seen = The pivot, { $pivot }, can only be { $first-digit }, { $second-digit } or { $digit }. It sees { $first }, which can only be { $first-digit } or { $digit }, and { $second }, which can only be { $second-digit } or { $digit }.
    .why = If { $pivot } is { $first-digit }, then { $first } is { $digit }. If { $pivot } is { $second-digit }, then { $second } is { $digit }. Otherwise { $pivot } itself is { $digit }. So in any case one of the three has that digit, and a cell that sees all three cannot have it.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

w-wing = W-Wing
    .where = Look at { $house }.
    .about = This is a { w-wing }: two cells that do not see each other have the same two candidates. For one of these digits, a house has just two places left, and each of them sees one of the two cells. So the two cells cannot both have that digit, and one of them has the other.
    .cells = The cells { $first } and { $second } have the same two candidates. { $house-in }, { $link } join them.
    .seen = Both { $first } and { $second } can only be { $digits-or }. { $house-in }, the only places for { $shared } are { $link }, and each of these sees one of the two cells.
    .why = If { $shared } were in both { $first } and { $second }, it could be in neither of { $link }, and { $house } would have no place left for it. So one of the two cells is { $digit }, and a cell that sees both cannot be { $digit }.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-base = house of the bridge
    .legend-pivot = bridge
    .legend-pincer = one of the two equal cells

multi-colors = multi-colours
    .where = Look at { $start-box }, and at the cells linked to it.
    .about =
        This is { multi-colors }: places for a digit form two separate clusters. In each of them two colours alternate, one of which has the digit everywhere. { $touch-count ->
            [2] Where a colour of one cluster sees a colour of the other, they cannot both have it, so one of their opposites has it.
           *[other] A colour that sees both colours of the other cluster cannot have it.
        }
    .cells =
        The places for { $digit } form two clusters. In one, colour { $first } and { $first-opposite }; in the other, { $second } and { $second-opposite }. Then compare { $touch }.{ $also-touch-count ->
            [0] {""}
           *[other] {" "}Compare { $also-touch } too.
        }
    .seen = The places for { $digit } are joined by pairs in two clusters. In one cluster, one colour is on { $first } and its opposite on { $first-opposite }; in the other, one is on { $second } and its opposite on { $second-opposite }.
    .why =
        { $touch-count ->
            [2] As { $touch } see each other, the colours of { $first } and of { $second } are not both { $digit }. So the colour of { $first-opposite } has the { $digit }, or that of { $second-opposite } has it, and a cell that sees one of each cannot be { $digit }.{ $also-touch-count ->
                [0] {""}
               *[other] {" "}Likewise { $also-touch } see each other, so the colour of { $also-first } or that of { $also-second } has the { $digit }, and a cell that sees one of each of these cannot be { $digit }.
            }
           *[other] As { $touch } show, the colour of { $first } sees both colours of the other cluster. One of these is { $digit } everywhere, so no cell of that colour is { $digit }.
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-pincer = second set, one colour
    .legend-set-a = first set, one colour
    .legend-set-b = first set, the other colour
    .legend-shared = second set, the other colour
    .legend-deadly = where two colours see each other

# Not a technique, and worded that way: the place in a path where no technique of the profile applies any more.
brute-force = brute force
    .where = Look { $cell-box-in }.
    .about = This is { brute-force }, which is not a technique. No technique of the profile goes any further, so a search that tries everything gives the digit of one cell. There is no explanation.
    .cells = Look at { $cell }.
    .seen = No technique of the profile applies.
    .why = A search that tries one digit after another has found that { $cell } is { $digit } in the only solution. That is not reasoning.
    .does = So { $cell } is { $digit }.
    .apply = Enter { $digit } in { $cell }.
