# Puzzles that are ready: help and results of `jade library`. Names of commands and options are not translated.

cli-library = Keep puzzles that are ready: by level, by technique, without duplicates
cli-library-build = Fill a file with puzzles of every level and for every technique
cli-library-build-help =
    Fill a file with puzzles of every level and for every technique, as the collection that JADE comes
    with. What the file holds is looked at again and stays if it is still right; what is missing is
    added, as far as the time allows. With --attempts and no --seconds a new file depends on the seed
    and on the version of JADE alone. At the end every puzzle is rated, into a second file beside it
    (collection.ratings.txt for collection.txt); with --attempts 1 that is nearly all that is done.
cli-opt-library-file = The collection; it is made if there is none
cli-opt-library-seconds = Stop after N seconds [default: 60]
cli-opt-library-attempts = Make N attempts at most for each purpose
cli-opt-library-seed = The seed [default: that of the file, or 2026]
cli-opt-library-per-level = N puzzles for each level [default: 200]
cli-opt-library-per-technique = N puzzles for each technique [default: 50]

# $count: how many puzzles; $shelves: for how many purposes.
library-built =
    { $count ->
        [one] One puzzle, for { $shelves } purposes.
       *[other] { $count } puzzles, for { $shelves } purposes.
    }
# $shelf: a level or a technique; $profile: a name; $has, $wanted: how many puzzles there are, and are to be.
library-wanting = { $shelf } ({ $profile }): { $has } of { $wanted }
library-early = (and { $count } where it is tried right after the singles)
library-shelf-level = { $level }
# $line: a number.
library-bad-collection = { $file }, line { $line }: this is no collection of JADE’s, or one of another version.
cli-library-import = Add puzzles to a collection of your own, rated, without duplicates
cli-library-import-help =
    Add the puzzles of files, in any format that JADE reads, to a collection of your own, and rate
    them. What is there already, be it turned, mirrored or with other digits, is not added again.
    Ctrl-C stops; what was stored by then stays.
cli-library-find = Find puzzles by level, technique, clues and score: in your collections or in JADE’s
cli-library-find-help =
    Find puzzles in your collections, or in one of them; with --jade in the collection that JADE comes
    with. One line for each, easy ones first, as “jade rate” writes them: the puzzle, its level, its
    score, the hardest technique, the number of steps. Of JADE’s collection also those are found for a
    technique that have it on the path only where it is tried right after the singles: after all others.
cli-opt-jade = Find in the collection that JADE comes with, not in your own
cli-library-list = List your collections and how many puzzles each has
cli-library-remove = Remove one of your collections with all its puzzles
cli-library-check = Hold every step of reasoning against the solution and look for faults
cli-library-check-help =
    Run the reasoning over puzzles and hold every step against the solution. One line for each: what
    was found, the puzzle, and the step where there is a fault. Findings: solved; unsolved, where the
    techniques give out; improper, without exactly one solution; and the faults: wrong, a step that is
    not true; emptied, a cell or house left without candidates; crashed.
cli-arg-library-name = The name of the collection
cli-value-range = FROM-TO
cli-opt-library-store = Where your collections are [default: a file of your user account; see JADE_LIBRARY]
cli-opt-library-level = Of this level: { $names }
cli-opt-library-technique = With this technique on the path (“jade techniques” lists them)
cli-opt-library-clues = With so many clues, as in 24, 22-26, 30- or -24
cli-opt-library-score = With such a score, as in 100-200
cli-opt-library-count = No more than N

# $read: how many puzzles were read; $new: how many of them were not yet in the collection; $name: its name.
library-imported =
    { $read ->
        [one] One puzzle read, { $new } new in { $name }.
       *[other] { $read } puzzles read, { $new } new in { $name }.
    }
library-cannot-open = { $file } cannot be opened as a library: { $reason }
library-no-place = It is not known where your collections are to be kept: say it with --store.
library-store-failed = The library failed: { $reason }. What was stored before is still there.
library-no-collection = There is no collection called { $name }.
# $count: how many.
library-not-rated =
    { $count ->
        [one] One of them is too large to be reasoned about: it is kept, but not rated.
       *[other] { $count } of them are too large to be reasoned about: they are kept, but not rated.
    }
# $count: how many of those found. $profile: the name of a profile.
library-rated-otherwise =
    { $count ->
        [one] One of them (-) is not rated in the profile “{ $profile }”.
       *[other] { $count } of them (-) are not rated in the profile “{ $profile }”.
    }
# Why the database does not do what it should.
store-no-database = the file is something else, no collections of JADE’s
store-no-access = the file cannot be made or opened: perhaps there is no such folder, or it is not allowed
store-read-only = it may only be read
store-full = the disk is full
store-busy = another program keeps it busy
store-device = the disk does not do what it should
store-damaged = the file is damaged
store-newer = it was written by a later version of JADE
# How many puzzles there were of each finding.
library-found-solved =
    { $count ->
        [one] One solved.
       *[other] { $count } solved.
    }
library-found-unsolved =
    { $count ->
        [one] One unsolved: the techniques give out.
       *[other] { $count } unsolved: the techniques give out.
    }
library-found-improper =
    { $count ->
        [one] One without exactly one solution.
       *[other] { $count } without exactly one solution.
    }
library-found-too-large =
    { $count ->
        [one] One too large to be reasoned about.
       *[other] { $count } too large to be reasoned about.
    }
library-found-wrong =
    { $count ->
        [one] One with a wrong step.
       *[other] { $count } with a wrong step.
    }
library-found-emptied =
    { $count ->
        [one] One with a cell or house left without candidates.
       *[other] { $count } with a cell or house left without candidates.
    }
library-found-crashed =
    { $count ->
        [one] One on which the program went wrong.
       *[other] { $count } on which the program went wrong.
    }

# $least, $most: numbers.
library-range-reversed = From { $least } up to { $most } there is no number: turn them round.
library-ready-name = A collection of your own is named here, but JADE’s is to be looked through.
# $most: a number.
library-bad-name = A collection needs a name, of { $most } characters at most.
