# The command line: help, errors and results. Names of commands and options are not translated.

cli-about = JADE, a Sudoku tutor: it reasons like a person, explains every step, and helps without giving the answer away.
cli-usage-heading = Usage:
cli-commands-heading = Commands
cli-arguments-heading = Arguments
cli-options-heading = Options
cli-common-heading = Common options
cli-options-placeholder = [OPTIONS]
cli-folder-placeholder = <FOLDER>
cli-command-placeholder = [COMMAND]
cli-file-placeholder = [FILE]...
cli-after-help =
    Without a command, jade serves the tutor’s page.

    Examples:
      jade hint puzzle.txt              the vaguest hint; --rung 2 … 6 say more
      jade solve < puzzles.txt          a solution for every line
      jade count --limit 2 puzzles.txt  whether each has exactly one solution
      jade path --json puzzle.txt       every step, as JSON
      jade play --level easy            a game in this terminal
cli-exit-help =
    Exit codes: 0 all went well; 1 some input could not be read, or what was asked for was not
    found; 2 incorrect usage; 130 stopped with Ctrl-C.
cli-exit-answers = A puzzle with no solution, or with several, is an answer and not an error.

cli-solve = Print the solution of each puzzle
cli-solve-help =
    Print the solution of each puzzle: one line for each, in the order of the input. A puzzle that
    has no solution yields “none”, one that has several yields “several”, a tab and one of them. With
    --limit, all solutions up to the limit are printed, one per line. “unknown” means that the search
    was cut short; the solution it had found, if any, follows after a tab.
cli-count = Count the solutions of each puzzle
cli-count-help = Count the solutions of each puzzle. A plus sign (as in “2+”) means that the limit was reached and there may be more.
cli-check = Say whether each puzzle has exactly one solution
cli-check-help =
    Say whether each puzzle has exactly one solution (“proper”), none (“none”, with the
    two cells that break a rule, or the cell in which no digit fits, if that is why) or more than one
    (“several”, with a cell where two solutions differ and the two of them). Tabs separate the columns.
cli-hint = Give a hint, as vague or as clear as you like
cli-hint-help =
    Give a hint. A hint has these rungs: where to look; which technique; the digit, if it is about one;
    the cells of the pattern; the whole reasoning; what to write. --rung says how many are printed; without it,
    only the first. With --notation, the step itself is printed, as “jade path” writes it, for other programs.
cli-step = Take the next step of reasoning and explain it (now: jade hint --notation)
cli-path = Solve by reasoning and print every step
cli-techniques = List the techniques of a profile, or explain one
cli-steps = List every step that is available now
cli-steps-help =
    List every step that the techniques offer in each position, exactly as it is: entries, removed
    candidates and pencil-mark grids count, and the solution is not used. With --json, one line for
    each position.
cli-techniques-list = List the techniques of a profile, in the order in which they are tried
cli-techniques-show = Explain a technique, with an example
cli-techniques-verify = Verify the cases of a library: one line each, then a total for each code
cli-techniques-verify-help =
    Verify the cases of a library, in the lines of HoDoKu’s regression library: one line for each case
    (pass, or what was found instead), then a total for each code. Exit code 1 if any case fails.
cli-serve = Serve the tutor’s page for your browser, and its API (the default without a command)
cli-manual = Write the manual pages (English and Spanish) and the shell completions in a folder
cli-help = Print the help of a command

cli-opt-help = Print help
cli-opt-help-all = Print help with all options
cli-opt-keep-lines = In a pipe, print “-” for a puzzle that cannot be read, so that each answer keeps its place
cli-completions = Print the completions for your shell
cli-completions-help =
    Print the completions of commands and options for a shell: bash, zsh, fish or powershell.

      jade completions bash > ~/.local/share/bash-completion/completions/jade
      jade completions zsh > ~/.zfunc/_jade
      jade completions fish > ~/.config/fish/completions/jade.fish
cli-arg-shell = bash, zsh, fish or powershell
cli-value-shell = SHELL
cli-group-reason = Reasoning about puzzles
cli-group-make = Making and converting puzzles
cli-group-play = Playing and learning
cli-group-study = Collections and research
cli-group-serve = Server and setup
cli-heading-puzzle = How many
cli-heading-difficulty = How hard
cli-heading-shape = What board
cli-heading-search = How it works
cli-heading-output = Output
cli-opt-version = Print the version
cli-opt-json = Print one JSON object a line for each puzzle: the API’s reply, with the puzzle and its line
cli-opt-plain-json = Print the answer as JSON
cli-opt-clues = Say which givens and rules the puzzle does not need, or which ones contradict each other
cli-opt-truths = Print the truths and links of each step, too, with their rank
cli-opt-notation = Print the step in one-line notation instead of words
cli-opt-lang = Language: en or es [default: that of your system]
cli-opt-color = Colour: auto, always or never; “always” also draws boards when the output is not a terminal [default: auto]
# $engines: the names of all engines.
cli-opt-engine = How to search: { $engines } [default: auto]
cli-opt-limit-solve = Print up to N solutions of each puzzle
cli-opt-limit-count = Stop counting at N solutions [default: 1000000]
cli-opt-report = Append a report of each search to a file (“-”: standard output); with --json, as JSON
cli-opt-config = Read your settings from this TOML file: [profiles], [search] and [serve] [default: the file in JADE_CONFIG, or config.toml in the folder “jade” of your settings]
cli-opt-alphabet = The symbols of the digits, in order, as in ABCD or 0123456789ABCDEF [default: 1 to 9, A to Z, a to z]
cli-opt-boxes = Rows and columns of a box, as in 3x5
cli-opt-any-layout = Read one puzzle from each file, in any layout that has the right number of cells
cli-opt-seed = The seed of an engine that chooses at random [default: 0]
cli-opt-seconds = Stop after N seconds for each puzzle and print what was found by then
cli-opt-nodes = Stop after N combinations for each puzzle and print what was found by then
cli-opt-except = Only solutions without this digit in this cell, as in r4c5=3
cli-opt-threads = Work on N puzzles at the same time [default: one for each core]
cli-opt-profile = Which techniques to use: full, classic or a profile of your own [default: full]
cli-opt-scale = Rate by “jade”, its levels and scores, or by “explainer”, the ER, EP and ED of the Sudoku Explainer 1.2.1 [default: jade]
cli-opt-only = Only these techniques, in this order: ids separated by commas
cli-opt-without = All techniques except these: ids separated by commas
cli-opt-technique = Only steps of this technique, as in x-wing
cli-opt-with-marks = Reason with pencil marks from the start, however few are written
cli-opt-before-marks = Take a move that needs no pencil marks, if there is one
cli-opt-before-marks-only = Stop where pencil marks are needed
cli-opt-go-on = Dismiss complaints and go on as if the board were right, where that is possible
cli-opt-singles = Solve the singles only
cli-opt-until = Stop where the next step would be of this technique
cli-opt-summary = One line for each puzzle instead of the steps: outcome, level, score, cells filled before marks, techniques, with tabs between them
cli-arg-id = The technique’s id, as in x-wing
cli-arg-library = Files with cases, one per line. Without one, or for “-”, standard input is read
cli-value-ids = ID,…
cli-value-id = ID
cli-opt-rung = How much to reveal, from 1 (where to look) to 6 (what to write) [default: 1]
cli-opt-allow-host = Also answer to this host name, as in tutor.example; may be given several times
cli-opt-listen = Address and port to listen on [default: 127.0.0.1:7380]
cli-arg-manual-folder = The folder; it is made if it is missing
cli-arg-files = Files with puzzles: one puzzle a line, a grid, or what other programs write (see “jade formats”). Without one, or for “-”, standard input is read
cli-arg-command = The command to explain

cli-value-file = FILE
cli-value-lang = LANG
cli-value-when = WHEN
cli-value-engine = NAME
cli-value-profile = NAME
cli-value-number = N
cli-value-day = DATE
cli-value-folder = FOLDER
cli-value-address = ADDRESS:PORT
cli-value-host = HOST
cli-value-command = COMMAND
cli-value-symbols = SYMBOLS
cli-value-boxes = ROWSxCOLUMNS
cli-value-ers = FROM..TO
cli-value-rules = RULES
cli-value-candidate = CELL=DIGIT
# $file, $line, $message: the place of the error, and the TOML reader's message in English.
cli-bad-config = { $file }, line { $line }: { $message }
# Errors in a configuration file. $entry: the name of an entry. $known: the names of all entries.
cli-config-no-utf8 = this is not UTF-8 text
cli-config-no-toml = this is not valid TOML
cli-config-unknown = there is no entry “{ $entry }”; expected one of { $known }
cli-config-text = “{ $entry }” has to be a text in quotes
cli-config-texts = “{ $entry }” has to be a text in quotes or a list of such texts
cli-config-list = “{ $entry }” has to be a list of texts in quotes: ["a", "b"]
# $from: the minimum.
cli-config-number = “{ $entry }” has to be a whole number from { $from }
cli-config-address = “{ $entry }” has to be an address and a port, as in 127.0.0.1:7380
# $known: words, separated by commas.
cli-config-one-of = “{ $entry }” has to be one of { $known }
cli-config-boolean = “{ $entry }” has to be true or false
cli-config-section = “{ $entry }” is a section of its own: [{ $entry }]
cli-config-profiles = “{ $entry }” holds profiles, each in a section of its own: [profiles.name]
# $found: the input.
cli-bad-candidate = “{ $found }” does not name a digit in a cell; expected a cell and a digit of the board, as in r4c5=3
# $found: the input. $most: the maximum side.
cli-bad-boxes = “{ $found }” is not a box size. Expected rows and columns, as in 3x5, with a product from 2 to { $most }.

# Usage errors. $argument, $other, $value: as typed. $suggestion, $possible: what may have been meant, what is allowed.
cli-error = jade: { $message }
cli-error-unexpected = “{ $argument }” was not expected here
cli-error-unknown-argument = there is no option “{ $argument }”
cli-error-unknown-command = there is no command “{ $argument }”
cli-error-invalid-value = “{ $value }” is not a value for { $argument }
cli-error-missing-value = { $argument } needs a value
cli-error-twice = { $argument } cannot be used more than once
cli-error-conflict = { $argument } and { $other } cannot be used together
cli-error-missing-command = a command is missing
cli-error-too-many = { $argument } takes no value, but “{ $value }” was given
cli-error-missing-argument = { $argument } is missing
cli-error-not-unicode = an argument is not valid Unicode
cli-error-other = the command line cannot be understood
cli-possible-values = Possible values: { $possible }
cli-number-range = A whole number from { $from } to { $to } is expected
cli-number-from = A whole number from { $from } is expected
cli-address-expected = An address and a port are expected, as in 127.0.0.1:7380
cli-did-you-mean = Did you mean “{ $suggestion }”?
cli-see-help = For help, try “{ $command }”.

# Input. $file: its name. $line: the line number. $message: the error.
cli-standard-input = standard input
cli-cannot-read = { $file } cannot be read: { $reason }
cli-reason-not-found = there is no such file
cli-reason-denied = permission denied
cli-reason-directory = it is a directory
cli-reason-no-directory = part of its path is not a directory
cli-reason-read-only = the disk is read-only
cli-reason-full = the disk is full
cli-reason-too-large = the file would be too large
cli-reason-no-text = it is not UTF-8 text
cli-reason-bad-name = this is not a valid file name
cli-cannot-write = The output cannot be written: { $reason }
cli-in-line = Line { $line }: { $message }
cli-in-file = { $file }: { $message }
cli-type-a-puzzle = Type or paste puzzles, one per line or as a grid; then press Ctrl-D.

# Results for people.
cli-puzzle-number = Puzzle { $number }
cli-next-rung = More? Add { $option }.
cli-serving = JADE is at { $url } — press Ctrl-C to stop it.
# $address: the address that JADE listens on. It is reachable from other computers.
cli-serving-others = Every computer that can reach { $address } can use this JADE, and read, change and remove your collections: there is no password. Without --listen, only this computer can.
cli-cannot-serve = JADE cannot listen on { $address }: { $reason }
cli-port-taken = JADE cannot listen on { $address }: another program is using that port. Choose another, as in { $option }.
cli-port-forbidden = JADE is not allowed to listen on { $address }: choose a port from 1024 up.
cli-foreign-address = JADE cannot listen on { $address }: this computer has no such address.
cli-cannot-start = JADE cannot start: { $reason }

# $asked: a command, such as “jade dataset”, or a setting with its place. $feature: a word of Cargo.toml.
cli-not-built-in = “{ $asked }” is not part of this program, which was built without it: get a program that has it with “cargo build --release --features { $feature }”.

cli-profile-heading = Techniques, in the order in which they are tried:

# The names of the signs in the legend of a drawing.
sign-branch = branch { $letter }

cli-grid = Find what is related to 9×9 puzzles and grids: symmetries, neighbours, minimal puzzles
cli-grid-min-lex = Print the min-lex form of each puzzle or grid
cli-grid-min-lex-help =
    Print the min-lex form of each puzzle or grid: of all the lines that rearranging rows, columns and
    digits can make of it, the first in lexicographic order, where an empty cell comes before 1. This is
    the form of the lists of the Sudoku community. Two puzzles are essentially the same if their forms
    are equal. Of a puzzle whose candidates belong to it, such as a sukaku, the canonical form is printed,
    in candidates: it, too, is the same for all that are essentially the same.
cli-grid-automorphisms = Count the automorphisms of each puzzle or grid
cli-grid-automorphisms-help =
    Count the automorphisms of each puzzle or grid: the ways to rearrange its rows and columns that leave
    it as it was, once the digits are relabelled. 1 means that there is no such symmetry.
cli-grid-isomorphic = Say which puzzles are essentially the same
cli-grid-isomorphic-help =
    Print one number for each puzzle: that of the first puzzle of the input that is essentially the same.
    A puzzle that is not among those before it gets its own number.
cli-grid-neighbours = Find the puzzles that differ in one given, or in a few
cli-grid-neighbours-help =
    Find all puzzles with one solution made by removing one given and adding another (“{"{"}-1+1{"}"}”), and
    print one per line. With --exchange 2, two givens are exchanged, which takes from a moment to half a
    minute for each puzzle: the fewer givens, the longer.
cli-grid-minimal = Find all minimal puzzles within each puzzle
cli-grid-minimal-help =
    Find all minimal puzzles within each puzzle: the choices of its givens that leave one solution, but
    several if any more is removed. They are printed one per line.
cli-grid-redundant = Name the givens that each puzzle does not need
cli-grid-redundant-help =
    Name the givens of each puzzle that follow from the others, on one line. A puzzle without any yields
    “minimal”. They cannot always all be removed together: see “jade grid minimal”.
cli-grid-unavoidable = Find the unavoidable sets of each grid, or of each puzzle’s solution
cli-grid-unavoidable-help =
    Find the unavoidable sets of each grid, or of each puzzle’s solution: the cells whose digits can be
    exchanged for others, with no smaller such set among them. Every puzzle with this solution has a
    given in each. One set a line, the smallest first.
cli-opt-grid-json = Print one JSON object a line for each puzzle
cli-opt-grid-count = Exchange this many givens, up to 3 [default: 1]
cli-opt-minimal = Only minimal puzzles
cli-opt-grid-limit = Stop at N minimal puzzles of each puzzle [default: 1000000]
cli-opt-grid-size = The number of cells of the largest sets, from 4 to 16 [default: 12]
cli-opt-min-lex = Print min-lex forms, each once
cli-classify = Say how deep trials must be nested to solve each puzzle
cli-classify-help =
    Say how deep trials must be nested to solve each puzzle, by D. Berthier’s definitions. T&E(0) is naked
    and hidden singles; T&E(d) tries each candidate with T&E(d − 1) and removes it if that leads to a
    contradiction. Next comes how long braids must be to replace the innermost trials: B4 in T&E(1), B4B
    in T&E(2), B4BB in T&E(3). It is left out if they are longer than --longest. The backdoors come last:
    the cells whose right digits let singles solve the puzzle, or pairs such as r1c2+r5c8 if no single
    cell is enough.
cli-opt-classify-longest = The longest braids that are looked for, up to 30: the longer, the longer it takes [default: 8]
cli-grid-not-nine = not a plain 9×9 board, which is the only kind that this command takes
cli-grid-twice = a row, column or box has a digit twice
cli-grid-not-proper = expected a puzzle with exactly one solution

# jade learn report
cli-learn-report = Show what you have learnt
cli-learn-report-help =
    Show what you have learnt, from the file that the page saves under “Your growth”: for each technique the boards that you found, the boards until you had found three alone, the hints that each took, and the small tests before its station, after it and a week later.
cli-arg-progress = The file of your progress. Without one, or for “-”, standard input is read
learning-no-file = This is not a file of progress. Save one on the page “Your growth”.
learning-none = Nothing has been practised yet.
# $rating (text)
learning-rating = Your rating: { $rating }
# $percent (text)
learning-percent = { $percent }%
# $whole, $tenth (texts): the parts of a decimal number
learning-decimal = { $whole }.{ $tenth }
