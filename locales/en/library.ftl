# Puzzles that are ready: help and results of `jade library`. Names of commands and options are not translated.

cli-library = Keep puzzles that are ready: by level, by technique, without duplicates
cli-library-build = Fill a file with puzzles of every level and for every technique
cli-library-build-help =
    Fill a file with puzzles of every level and for every technique, as the collection that JADE comes
    with. What the file holds is looked at again and stays if it is still right; what is missing is
    added, as far as the time allows. With --attempts and no --seconds a new file depends on the seed
    and on the version of JADE alone.
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
library-cannot-write = { $file } cannot be written: { $reason }
