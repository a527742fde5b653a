# The collection of puzzles: help and results of `jade library`. Names of commands and options are not translated.

cli-library = Keep collections of puzzles: by level, by technique, without duplicates
cli-library-build = Fill a file with puzzles of every level and for every technique
cli-library-build-help =
    Fill a file with puzzles of every level and for every technique, like JADE’s own collection. Puzzles
    already in the file are checked and stay if they are still right; missing ones are added as far as
    the time allows. With --attempts and without --seconds, a new file depends only on the seed and on
    the version of JADE. At the end every puzzle is rated, into a second file next to it
    (collection.ratings.txt for collection.txt); with --attempts 1, little else is done.
cli-opt-library-file = The collection; created if it does not exist
cli-opt-library-seconds = Stop after N seconds [default: 60]
cli-opt-library-attempts = Make N attempts at most for each purpose
cli-opt-library-seed = The seed [default: that of the file, or 2026]
cli-opt-library-per-level = N puzzles for each level [default: 200]
cli-opt-library-per-technique = N puzzles for each technique [default: 50]

# $count: the number of puzzles; $categories: the number of categories.
library-built =
    { $count ->
        [one] One puzzle, for { $categories } purposes.
       *[other] { $count } puzzles, for { $categories } purposes.
    }
# $category: a level or a technique; $profile: its name; $has, $wanted: the number of puzzles there are, and the target.
library-wanting = { $category } ({ $profile }): { $has } of { $wanted }
library-early = (and { $count } with the technique tried right after the singles)
library-category-level = { $level }
# $line: a number.
library-bad-collection = { $file }, line { $line }: this is not a JADE collection, or it is from another version.
cli-library-import = Add puzzles to a collection of your own, rated, without duplicates
cli-library-import-help =
    Add the puzzles of files, in any format that JADE reads, to a collection of your own, and rate
    them. A puzzle that is already there, even rotated, mirrored or with other digits, is not added
    again. Ctrl-C stops; what was stored by then stays.
cli-library-find = Find puzzles by level, technique, givens and score: in your collections or in JADE’s
cli-library-find-help =
    Find puzzles in your collections, or in one of them; with --jade, in JADE’s own collection. One
    line for each, easiest first, as “jade rate” writes them: the puzzle, its level, its score, the
    hardest technique, the number of steps and three numbers of cells; then the line of your file
    where the puzzle begins. In JADE’s collection, a search for a technique also finds
    puzzles that need it only if it is tried right after the singles; these come last.
cli-opt-jade = Search JADE’s own collection instead of yours
cli-library-list = List your collections and how many puzzles each has
cli-library-remove = Remove one of your collections with all its puzzles
cli-library-check = Compare every step of reasoning with the solution and report faults
cli-library-check-help =
    Solve puzzles by reasoning and compare every step with the solution. One line for each: the finding,
    the line of the input (after the name of the file if there are several), the puzzle, and the step
    where there is a fault. Findings: solved; unsolved, when no technique goes
    any further; improper, without exactly one solution; and the faults: wrong, a false step; emptied,
    a cell or house left without candidates; crashed.
cli-arg-library-name = The name of the collection
cli-value-range = FROM-TO
cli-opt-library-store = The file with your collections [default: one in your user account; see JADE_LIBRARY]
cli-opt-library-output = The file in which to store what is found [default: standard output]
cli-opt-library-level = Puzzles of this level: { $names }
cli-opt-library-rules = With --jade: puzzles of this variant, { $names }; their technique is the hardest on the path
cli-opt-library-technique = Puzzles with this technique on their path (“jade techniques” lists them)
cli-opt-library-givens = Puzzles with this number of givens, as in 24, 22-26, 30- or -24
cli-opt-library-score = Puzzles with a score in this range, as in 100-200
cli-opt-library-line = Only puzzles that begin on line N of their file
cli-opt-library-count = At most N puzzles

# $read: the number of puzzles read; $new: how many of them were new to the collection; $name: its name.
library-imported =
    { $read ->
        [one] One puzzle read, { $new } new in { $name }.
       *[other] { $read } puzzles read, { $new } new in { $name }.
    }
library-cannot-open = { $file } cannot be opened as a file of collections: { $reason }
library-no-place = JADE does not know where to keep your collections. Name a file with --store.
library-store-failed = The collections cannot be used: { $reason }. What was stored before is still there.
library-no-collections = You have no collections yet: “jade library import NAME FILE…” makes one, and --jade searches JADE’s own.
library-no-collection = There is no collection called { $name }.
# $count: how many.
library-not-rated =
    { $count ->
        [one] One of them is too large for reasoning: it is stored without a rating.
       *[other] { $count } of them are too large for reasoning: they are stored without a rating.
    }
# $count: the number of matches. $profile: the name of a profile.
library-rated-otherwise =
    { $count ->
        [one] One of them (-) is not rated in the profile “{ $profile }”.
       *[other] { $count } of them (-) are not rated in the profile “{ $profile }”.
    }
# $count: the number of puzzles.
library-unreadable =
    { $count ->
        [one] One more puzzle matches but cannot be read: the file is damaged there.
       *[other] { $count } more puzzles match but cannot be read: the file is damaged there.
    }
# Errors of the database.
store-no-database = the file holds something else, not JADE’s collections
store-no-access = the file cannot be created or opened: the folder may be missing, or you may not have permission
store-read-only = it is read-only
store-full = the disk is full
store-busy = another program is using it
store-device = the disk reported an error
store-damaged = the file is damaged
store-newer = it was written by a later version of JADE
# The number of puzzles with each finding.
library-found-solved =
    { $count ->
        [one] One solved.
       *[other] { $count } solved.
    }
library-found-unsolved =
    { $count ->
        [one] One unsolved: no technique goes any further.
       *[other] { $count } unsolved: no technique goes any further.
    }
library-found-improper =
    { $count ->
        [one] One without exactly one solution.
       *[other] { $count } without exactly one solution.
    }
library-found-too-large =
    { $count ->
        [one] One too large for reasoning.
       *[other] { $count } too large for reasoning.
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
        [one] One that crashed the program.
       *[other] { $count } that crashed the program.
    }

# $least, $most: numbers.
library-range-reversed = There is no number from { $least } up to { $most }: swap them.
library-ready-name = This names a collection of your own, but the search is in JADE’s.
# $name: what was asked for, $names: the variants that there are.
library-no-variant = JADE’s collection has no variant { $name }. It has { $names }.
library-own-rules = Only JADE’s collection can be searched by variant, not your own.
# $most: a number.
library-bad-name = A collection needs a name, of { $most } characters at most.
