# Fish, with the attributes of techniques.ftl. The texts common to all fish with fins come first: fish-with-fins for
# rows against columns, fish-of-houses and finned-fish-of-houses for fish with boxes among their houses.
#
# A fish with fins also has $other-cover and $other-fins, which are empty unless two fish are explained as one.

fish-with-fins = fish with fins
    .cells =
        { $base-in } { $digit-the } fits only in { $cells }, apart from the { $fins-count ->
            [one] fin
           *[other] fins
        } { $fins }. Look along { $cover }.{ $other-fins-count ->
            [0] {""}
            [one] {" "}Then look along { $other-cover }, where { $other-fins } is the fin.
           *[other] {" "}Then look along { $other-cover }, where { $other-fins } are the fins.
        }
    .seen =
        The places for { $digit } { $base-in } are { $cells }, which lie { $cover-in }, and { $fins-count ->
            [one] an extra one, the fin
           *[other] extra ones, the fins
        } { $fins }.
    .why =
        If { $fins-count ->
            [one] { $fins } is not { $digit }
           *[other] none of { $fins } is { $digit }
        }, the base lines have their { $digit-many } in { $cover }, one in each, and the rest of these lose it. If { $fins-count ->
            [one] { $fins } is { $digit }, every cell that it sees loses it.
           *[other] one of them is, every cell that it sees loses it.
        } So the cells of these lines that see { $fins-count ->
            [one] { $fins }
           *[other] all the fins
        } lose it either way.{ $other-fins-count ->
            [0] {""}
            [one] {" "}The same places make another fish with { $other-cover }; then the fin is { $other-fins }. By the same argument, the cells that lie in these lines and see it lose the digit too.
           *[other] {" "}The same places make another fish with { $other-cover }; then the fins are { $other-fins }. By the same argument, the cells that lie in these lines and see them all lose the digit too.
        }

fish-of-houses = fish of houses
    .cells = { $base-in } { $digit-the } fits only in { $cells }. Compare with { $cover }.
    .seen = The only places for { $digit } { $base-in } are { $cells }. All of these lie { $cover-in } too, and none lies in more of the first houses than of the second.
    .why = Each of the first houses needs { $digit-a }, and each of the second has room for only one; there are as many of one kind as of the other. So the first use up all the room in the second, and a cell that is in more of { $cover } than of the first houses cannot be { $digit }.

finned-fish-of-houses = fish of houses with fins
    .cells =
        { $base-in } { $digit-the } fits only in { $cells }, apart from the { $fins-count ->
            [one] fin
           *[other] fins
        } { $fins }. Compare with { $cover }.{ $other-fins-count ->
            [0] {""}
            [one] {" "}Then compare with { $other-cover }, where { $other-fins } is the fin.
           *[other] {" "}Then compare with { $other-cover }, where { $other-fins } are the fins.
        }
    .seen =
        The places for { $digit } { $base-in } are { $cells }, which lie { $cover-in } too, and { $fins-count ->
            [one] an extra one, the fin { $fins }, which lies
           *[other] extra ones, the fins { $fins }, which lie
        } in more of the first houses than of the second.
    .why =
        Each of the first houses needs { $digit-a }, and each of the second, of which there are as many, has room for only one. If { $fins-count ->
            [one] the fin is not { $digit }
           *[other] no fin is { $digit }
        }, the first use up all the room in the second, and a cell that is in more of { $cover } than of the first houses cannot be { $digit }. If { $fins-count ->
            [one] the fin is
           *[other] one of the fins is
        } { $digit }, all cells that it sees lose the digit. Such a cell that sees { $fins-count ->
            [one] the fin
           *[other] every fin
        } loses it in both cases.{ $other-fins-count ->
            [0] {""}
            [one] {" "}The same holds with { $other-cover } as second houses; then the fin is { $other-fins }.
           *[other] {" "}The same holds with { $other-cover } as second houses; then the fins are { $other-fins }.
        }

x-wing = X-Wing
    .where = Look at { $base }.
    .about = This is an { x-wing }: in two rows a digit can only go in the same two columns (or in two columns only in the same two rows). Those columns (or rows) are used up, and the rest of them loses the digit.
    .cells = { $base-in } { $digit-the } fits only in { $cells }. Look along { $cover }.
    .seen = The only places for { $digit } { $base-in } are { $cells }, and all of these lie { $cover-in }.
    .why = The two lines need { $digit-a } each, and { $cover } have room for only one each. So there are just two ways: two cells that are diagonally opposite have it. Either way { $cover } have their { $digit } in two of these cells.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-x-wing = finned X-Wing
    .where = Look at { $base }.
    .about = This is a { finned-x-wing }: two lines come close to an X-Wing, except for the fins: extra places for the digit, all in one box. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

sashimi-x-wing = sashimi X-Wing
    .where = Look at { $base }.
    .about = This is a { sashimi-x-wing }: two lines come close to an X-Wing, except for the fins: extra places for the digit, all in one box, and one of the two lines has at most one place besides the fins. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

franken-x-wing = Franken X-Wing
    .where = Look at { $base }.
    .about = This is a { franken-x-wing }: all places for a digit in two houses lie in two others. There are boxes among them, with rows on one side and columns on the other. The first houses use up the second, so the rest of the second loses the digit.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-franken-x-wing = finned Franken X-Wing
    .where = Look at { $base }.
    .about = This is a { finned-franken-x-wing }: all places for a digit in two houses lie in two others, except for a few, the fins. There are boxes among them, with rows on one side and columns on the other. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-mutant-x-wing = finned mutant X-Wing
    .where = Look at { $base }.
    .about = This is a { finned-mutant-x-wing }: all places for a digit in two houses lie in two others, except for a few, the fins. Rows, columns and boxes may be on either side. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

swordfish = swordfish
    .where = Look at { $base }.
    .about = This is a { swordfish }: in three rows a digit can only go in the same three columns (or in three columns only in the same three rows). Those columns (or rows) are used up, and the rest of them loses the digit.
    .cells = { $base-in } { $digit-the } fits only in { $cells }. Look along { $cover }.
    .seen = The only places for { $digit } { $base-in } are { $cells }, and all of these lie { $cover-in }.
    .why = Each of the three lines needs { $digit-a } of its own, and { $cover } have room for only one each. So they use these up, and each of them has its { $digit } in one of the cells of the pattern.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-swordfish = finned swordfish
    .where = Look at { $base }.
    .about = This is a { finned-swordfish }: three lines come close to a swordfish, except for the fins: extra places for the digit, all in one box. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

sashimi-swordfish = sashimi swordfish
    .where = Look at { $base }.
    .about = This is a { sashimi-swordfish }: three lines come close to a swordfish, except for the fins: extra places for the digit, all in one box, and one of the three lines has at most one place besides the fins. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

franken-swordfish = Franken swordfish
    .where = Look at { $base }.
    .about = This is a { franken-swordfish }: all places for a digit in three houses lie in three others. There are boxes among them, with rows on one side and columns on the other. The first houses use up the second, so the rest of the second loses the digit.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-franken-swordfish = finned Franken swordfish
    .where = Look at { $base }.
    .about = This is a { finned-franken-swordfish }: all places for a digit in three houses lie in three others, except for a few, the fins. There are boxes among them, with rows on one side and columns on the other. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

mutant-swordfish = mutant swordfish
    .where = Look at { $base }.
    .about = This is a { mutant-swordfish }: all places for a digit in three houses lie in three others. Rows, columns and boxes may be on either side. The first houses use up the second, so the rest of the second loses the digit.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-mutant-swordfish = finned mutant swordfish
    .where = Look at { $base }.
    .about = This is a { finned-mutant-swordfish }: all places for a digit in three houses lie in three others, except for a few, the fins. Rows, columns and boxes may be on either side. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

jellyfish = jellyfish
    .where = Look at { $base }.
    .about = This is a { jellyfish }: in four rows a digit can only go in the same four columns (or in four columns only in the same four rows). Those columns (or rows) are used up, and the rest of them loses the digit.
    .cells = { $base-in } { $digit-the } fits only in { $cells }. Look along { $cover }.
    .seen = The only places for { $digit } { $base-in } are { $cells }, and all of these lie { $cover-in }.
    .why = Each of the four lines needs { $digit-a } of its own, and { $cover } have room for only one each. So they use these up, and each of them has its { $digit } in one of the cells of the pattern.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-jellyfish = finned jellyfish
    .where = Look at { $base }.
    .about = This is a { finned-jellyfish }: four lines come close to a jellyfish, except for the fins: extra places for the digit, all in one box. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

sashimi-jellyfish = sashimi jellyfish
    .where = Look at { $base }.
    .about = This is a { sashimi-jellyfish }: four lines come close to a jellyfish, except for the fins: extra places for the digit, all in one box, and one of the four lines has at most one place besides the fins. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

franken-jellyfish = Franken jellyfish
    .where = Look at { $base }.
    .about = This is a { franken-jellyfish }: all places for a digit in four houses lie in four others. There are boxes among them, with rows on one side and columns on the other. The first houses use up the second, so the rest of the second loses the digit.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-franken-jellyfish = finned Franken jellyfish
    .where = Look at { $base }.
    .about = This is a { finned-franken-jellyfish }: all places for a digit in four houses lie in four others, except for a few, the fins. There are boxes among them, with rows on one side and columns on the other. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

mutant-jellyfish = mutant jellyfish
    .where = Look at { $base }.
    .about = This is a { mutant-jellyfish }: all places for a digit in four houses lie in four others. Rows, columns and boxes may be on either side. The first houses use up the second, so the rest of the second loses the digit.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-mutant-jellyfish = finned mutant jellyfish
    .where = Look at { $base }.
    .about = This is a { finned-mutant-jellyfish }: all places for a digit in four houses lie in four others, except for a few, the fins. Rows, columns and boxes may be on either side. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

squirmbag = squirmbag
    .where = Look at { $base }.
    .about = This is a { squirmbag }: in five rows a digit can only go in the same five columns (or in five columns only in the same five rows). Those columns (or rows) are used up, and the rest of them loses the digit.
    .cells = { jellyfish.cells }
    .seen = { jellyfish.seen }
    .why = Each of the five lines needs { $digit-a } of its own, and { $cover } have room for only one each. So they use these up, and each of them has its { $digit } in one of the cells of the pattern.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-squirmbag = finned squirmbag
    .where = Look at { $base }.
    .about = This is a { finned-squirmbag }: five lines come close to a squirmbag, except for the fins: extra places for the digit, all in one box. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

sashimi-squirmbag = sashimi squirmbag
    .where = Look at { $base }.
    .about = This is a { sashimi-squirmbag }: five lines come close to a squirmbag, except for the fins: extra places for the digit, all in one box, and one of the five lines has at most one place besides the fins. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

franken-squirmbag = Franken squirmbag
    .where = Look at { $base }.
    .about = This is a { franken-squirmbag }: all places for a digit in five houses lie in five others. There are boxes among them, with rows on one side and columns on the other. The first houses use up the second, so the rest of the second loses the digit.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-franken-squirmbag = finned Franken squirmbag
    .where = Look at { $base }.
    .about = This is a { finned-franken-squirmbag }: all places for a digit in five houses lie in five others, except for a few, the fins. There are boxes among them, with rows on one side and columns on the other. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

mutant-squirmbag = mutant squirmbag
    .where = Look at { $base }.
    .about = This is a { mutant-squirmbag }: all places for a digit in five houses lie in five others. Rows, columns and boxes may be on either side. The first houses use up the second, so the rest of the second loses the digit.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-mutant-squirmbag = finned mutant squirmbag
    .where = Look at { $base }.
    .about = This is a { finned-mutant-squirmbag }: all places for a digit in five houses lie in five others, except for a few, the fins. Rows, columns and boxes may be on either side. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

whale = whale
    .where = Look at { $base }.
    .about = This is a { whale }: in six rows a digit can only go in the same six columns (or in six columns only in the same six rows). Those columns (or rows) are used up, and the rest of them loses the digit.
    .cells = { jellyfish.cells }
    .seen = { jellyfish.seen }
    .why = Each of the six lines needs { $digit-a } of its own, and { $cover } have room for only one each. So they use these up, and each of them has its { $digit } in one of the cells of the pattern.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-whale = finned whale
    .where = Look at { $base }.
    .about = This is a { finned-whale }: six lines come close to a whale, except for the fins: extra places for the digit, all in one box. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

sashimi-whale = sashimi whale
    .where = Look at { $base }.
    .about = This is a { sashimi-whale }: six lines come close to a whale, except for the fins: extra places for the digit, all in one box, and one of the six lines has at most one place besides the fins. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

franken-whale = Franken whale
    .where = Look at { $base }.
    .about = This is a { franken-whale }: all places for a digit in six houses lie in six others. There are boxes among them, with rows on one side and columns on the other. The first houses use up the second, so the rest of the second loses the digit.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-franken-whale = finned Franken whale
    .where = Look at { $base }.
    .about = This is a { finned-franken-whale }: all places for a digit in six houses lie in six others, except for a few, the fins. There are boxes among them, with rows on one side and columns on the other. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

mutant-whale = mutant whale
    .where = Look at { $base }.
    .about = This is a { mutant-whale }: all places for a digit in six houses lie in six others. Rows, columns and boxes may be on either side. The first houses use up the second, so the rest of the second loses the digit.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-mutant-whale = finned mutant whale
    .where = Look at { $base }.
    .about = This is a { finned-mutant-whale }: all places for a digit in six houses lie in six others, except for a few, the fins. Rows, columns and boxes may be on either side. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

leviathan = leviathan
    .where = Look at { $base }.
    .about = This is a { leviathan }: in seven rows a digit can only go in the same seven columns (or in seven columns only in the same seven rows). Those columns (or rows) are used up, and the rest of them loses the digit.
    .cells = { jellyfish.cells }
    .seen = { jellyfish.seen }
    .why = Each of the seven lines needs { $digit-a } of its own, and { $cover } have room for only one each. So they use these up, and each of them has its { $digit } in one of the cells of the pattern.
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-leviathan = finned leviathan
    .where = Look at { $base }.
    .about = This is a { finned-leviathan }: seven lines come close to a leviathan, except for the fins: extra places for the digit, all in one box. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

sashimi-leviathan = sashimi leviathan
    .where = Look at { $base }.
    .about = This is a { sashimi-leviathan }: seven lines come close to a leviathan, except for the fins: extra places for the digit, all in one box, and one of the seven lines has at most one place besides the fins. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { fish-with-fins.cells }
    .seen = { fish-with-fins.seen }
    .why = { fish-with-fins.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

franken-leviathan = Franken leviathan
    .where = Look at { $base }.
    .about = This is a { franken-leviathan }: all places for a digit in seven houses lie in seven others. There are boxes among them, with rows on one side and columns on the other. The first houses use up the second, so the rest of the second loses the digit.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-franken-leviathan = finned Franken leviathan
    .where = Look at { $base }.
    .about = This is a { finned-franken-leviathan }: all places for a digit in seven houses lie in seven others, except for a few, the fins. There are boxes among them, with rows on one side and columns on the other. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

mutant-leviathan = mutant leviathan
    .where = Look at { $base }.
    .about = This is a { mutant-leviathan }: all places for a digit in seven houses lie in seven others. Rows, columns and boxes may be on either side. The first houses use up the second, so the rest of the second loses the digit.
    .cells = { fish-of-houses.cells }
    .seen = { fish-of-houses.seen }
    .why = { fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

finned-mutant-leviathan = finned mutant leviathan
    .where = Look at { $base }.
    .about = This is a { finned-mutant-leviathan }: all places for a digit in seven houses lie in seven others, except for a few, the fins. Rows, columns and boxes may be on either side. Either a fin has the digit or the fish is complete. A cell that would lose the digit in both cases cannot have it.
    .cells = { finned-fish-of-houses.cells }
    .seen = { finned-fish-of-houses.seen }
    .why = { finned-fish-of-houses.why }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.

kraken-fish-1 = kraken fish (type 1)
    .where = Look at { $base }.
    .about = This is a { kraken-fish-1 }: two to four lines, or two or three lines and boxes, come close to a fish, except for fins. If the fish were complete, a certain cell would lose the digit. It does not see all of the fins, but for every fin a chain shows that the cell cannot have the digit then either.
    .cells =
        There is a digit that fits nowhere { $base-in } but in { $cells }, apart from the { $fins-count ->
            [one] fin
           *[other] fins
        } { $fins }. Compare with { $cover }, and then see what { $fins-count ->
            [one] the fin decides
           *[other] each of the fins decides
        }.
    .seen = { fish-with-fins.seen }
    .why =
        If { $fins-count ->
            [one] the fin is not { $digit }
           *[other] no fin is { $digit }
        }, the base houses use up { $cover }, one each, and { $eliminations-cells }, which lies there, loses it. If { $fins-count ->
            [one] the fin is
           *[other] one of the fins is
        } { $digit }, a chain leads to the same conclusion.{ $chain-count ->
            [0] {""}
           *[other] {" "}{ $chain }
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-set-a = almost locked set

kraken-fish-2 = kraken fish (type 2)
    .where = Look at { $base }.
    .about = This is a { kraken-fish-2 }: two to four lines, or two or three lines and boxes, come close to a fish, except for fins. If the fish is complete, a crossing line or box has its digit in one of the cells of the fish. From each of these cells, and from every fin, a chain leads to the same conclusion: one candidate is false.
    .cells =
        There is a digit that fits nowhere { $base-in } but in { $cells }, apart from the { $fins-count ->
            [one] fin
           *[other] fins
        } { $fins }. Compare with { $cover }. Then see what is decided by { $starts-count ->
            [one] { $starts }
           *[other] { $starts }, one after the other
        }, and what by { $fins-count ->
            [one] the fin
           *[other] each of the fins
        }.
    .seen = { fish-with-fins.seen }
    .why =
        If { $fins-count ->
            [one] the fin is not { $digit }
           *[other] no fin is { $digit }
        }, the base houses use up { $cover }, one each: so { $house } has its { $digit } in { $starts-or }. From there, and from { $fins-count ->
            [one] the fin
           *[other] every fin
        }, a chain leads to the same conclusion.{ $chain-count ->
            [0] {""}
           *[other] {" "}{ $chain }
        }
    .does = So you can remove { $eliminations-from }.
    .apply = Remove { $eliminations-from }.
    .legend-set-a = almost locked set
