# The tutor's texts on hints for this player, steps, profiles, techniques and their cases.

# $house, $digit, $given, $entry: the digit is in both cells of the house; one is a given, the other is the player's
# entry. The rungs are those of complaint-conflict.
complaint-conflict-given =
    .where = Look at { $house }: something is wrong there.
    .technique = A rule is broken: the same digit occurs twice where it may occur only once.
    .cells = Compare { $given } and { $entry }: they hold the same digit, and { $given } is a given.
    .reasoning = { $house } has two { $digit-many }, in { $given } and { $entry }. The one in { $given } is a given, so your entry in { $entry } is the wrong one.
    .apply = Erase your entry in { $entry }.

# Why a complaint cannot be dismissed. $cells, $cell: as in the complaint.
dismissed-conflict = JADE cannot treat { $cells } as right: a broken rule leaves no solution, so every step after it would be worthless. Correct it first.
dismissed-wrong-entry = JADE cannot treat your entry in { $cell } as right: no solution can be reached from it, so every step after it would be worthless. Erase it first.

# The technique that was requested does not apply. $name: its name.
not-here-simpler = This technique does not apply here now: { $technique }. A simpler one does.
not-here-harder = This technique does not apply here now: { $technique }. No simpler one does either, but a harder one does.
not-here-nothing = This technique does not apply here now: { $technique }. No other technique in use does either.
not-here-large = Above 16×16, JADE does not look for this technique: { $technique }.
not-here-improper = This technique assumes that the puzzle has exactly one solution, and that is not known here: { $technique }.
# No technique in use applies. $technique: one outside the profile that does.
stuck-outside = None of the techniques in use finds a next step here. One that you have left out would: { $technique }.

# $count: the number of steps. $groups: the number of techniques.
steps-found =
    { $count ->
        [0] There is no step here with the techniques in use.
        [one] There is one step.
       *[other] There are { $count } steps, of { $groups ->
            [one] one technique.
           *[other] { $groups } techniques.
        }
    }
# $listed: the number of steps listed, at least 500.
steps-found-some = There are { $count } steps, of { $groups ->
        [one] one technique
       *[other] { $groups } techniques
    }. { $listed } of them are listed.
# $technique: the technique that was requested.
steps-none-of = This technique does not apply here: { $technique }.
# $cell: an open cell without candidates. $house, $digit: a house without a place for it.
steps-empty-cell = Nothing can follow from this position: { $cell } has no candidate left.
steps-no-place = Nothing can follow from this position: { $house } has no place left for { $digit }.
# $count: the number of patterns with the same conclusion.
steps-ways =
    { $count ->
        [one] (one way)
       *[other] ({ $count } ways)
    }

# $rank: the number of links minus the number of truths. $sets: both, as in “4r2 4r7 \ 4c3 4c8”.
steps-truths = rank { $rank }: { $sets }
steps-no-truths = It does not follow from truths and links.

# $count: the number of steps. $technique: the technique of the next step.
path-reached =
    { $count ->
        [0] The very first step is of this kind: { $technique }.
        [one] After one step, the next is of this kind: { $technique }.
       *[other] After { $count } steps, the next is of this kind: { $technique }.
    }
# $technique: the technique to stop at, which never applied.
path-never = The path never needed this technique: { $technique }.
# $score: the points. $level: the name of the level.
path-score = Score: { $score }.
path-both = “beforeMarks” has its own moves: it cannot be combined with a choice of techniques, “singles” or “until”.

# A case of a library. $line, $code, $technique: they identify it.
case-passed = line { $line }, { $code } { $technique }: pass
# $wanted: the expected conclusions. $found: the conclusions that the technique found.
case-failed = line { $line }, { $code } { $technique }: wanted { $wanted }; found { $found }
case-failed-nothing = line { $line }, { $code } { $technique }: wanted { $wanted }; found nothing
case-found = line { $line }, { $code } { $technique }: wanted nothing; found { $found }
case-nothing-sought = line { $line }, { $code } { $technique }: the line does not say what is wanted
case-unknown-code = line { $line }, { $code }: no technique has this code
case-impossible = line { $line }, { $code } { $technique }: the board breaks a rule
# $passed, $count: numbers of cases.
cases-of-code = { $code } { $technique }: { $passed } of { $count }
cases-all =
    { $count ->
        [one] { $passed } of one case passes.
       *[other] { $passed } of { $count } cases pass.
    }

# The page of a single technique.
technique-level = Level: { $level }
technique-score = Score: { $score }
# $codes: a list of codes.
technique-codes = Codes in HoDoKu’s library: { $codes }
technique-uniqueness = It assumes that the puzzle has exactly one solution.
technique-marks = It needs pencil marks.
technique-no-marks = It needs no pencil marks.
technique-example = Example:

# $name: the name of a profile, as typed. $known: all profiles. $file: the file that was searched.
profile-unknown-file = There is no profile called “{ $asked }”, neither of JADE’s own ({ $known }) nor in { $file }.
# $file, $message: the file, and the TOML reader's message in English.
profile-base-loop = The profile “{ $name }” is based on itself.

# What the roles in a drawing mean, unless the technique has words of its own for one (its attribute .legend-…).
legend-subject = the pattern
legend-base = house it starts from
legend-cover = where it takes effect
legend-fin = fin
legend-pivot = pivot
legend-pincer = wing
legend-set-a = first colour
legend-set-b = second colour
legend-shared = what the sets share
legend-on = true if the first assumption holds
legend-off = false if the first assumption holds
legend-deadly = impossible pattern
legend-extra = what prevents it
legend-start = where it begins
legend-witness = placed digit that rules out others
legend-target = look here
