// Generated from the contract (crates/jade-contract/src/contract) by the tests of jade-contract.
// Do not edit: change the contract, then run `UPDATE=1 cargo test -p jade-contract`.

export type AboutJson = { 
/**
 * Its name.
 */
title?: string, 
/**
 * Who made it.
 */
author?: string, 
/**
 * How it is described.
 */
description?: string, 
/**
 * Whatever else stands beside it.
 */
comment?: string, 
/**
 * When it was made, as written.
 */
date?: string, 
/**
 * Where it comes from.
 */
source?: string, 
/**
 * How hard it is said to be, as written.
 */
level?: string, 
/**
 * Its address.
 */
url?: string, 
/**
 * The solution that comes with it, a line of digits. Not checked.
 */
solution?: string, };

export type AdviceReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The same in words, from the vaguest to the plainest. A step or a complaint has five rungs; all else has one.
 */
rungs: Array<Rung>, 
/**
 * The same in plain words, all at once.
 */
text: Array<SpanJson>, } & ({ "kind": "step", 
/**
 * The step.
 */
step: StepJson, 
/**
 * What to do to the sheet to take it.
 */
apply: Event, } | { "kind": "complaint", 
/**
 * What is wrong; send it back in `dismissed` to go on as if it were right.
 */
complaint: ComplaintJson, 
/**
 * Whether the player has dismissed it, though one cannot go on without mending it: then there is one rung,
 * which says why.
 */
dismissed: boolean, 
/**
 * What puts it right; absent where only givens are at fault.
 */
apply?: Event, } | { "kind": "write-marks", 
/**
 * What writes them.
 */
apply: Event, } | { "kind": "finished" } | { "kind": "improper" } | { "kind": "not-here", 
/**
 * Whether a technique of the profile applies that is tried before it.
 */
simpler: boolean, 
/**
 * Whether one applies that is tried after it; looked at only where no simpler one applies.
 */
harder: boolean, } | { "kind": "stuck", 
/**
 * The id of one not in use that does.
 */
outside?: string, });

export type AdviceRequest = { 
/**
 * The sheet, and the techniques to use.
 */
question: QuestionJson, 
/**
 * The id of the one technique that is wanted; it need not be among the others.
 */
technique?: string, 
/**
 * Complaints that the player has dismissed: go on as if what they are about were right.
 */
dismissed?: Array<ComplaintJson>, 
/**
 * Whether moves that need no pencil marks are offered first while the sheet has few marks; by default so for a
 * hint, but not for the next step.
 */
beforeMarks?: boolean, };

export type AnotherReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The technique's id.
 */
technique: string, 
/**
 * The technique's name.
 */
name: string, 
/**
 * The board at the moment when the technique applies and nothing simpler does.
 */
shown: ShownJson, };

export type BlockJson = { "kind": "heading", 
/**
 * 2 or 3; the title is 1.
 */
depth: number, 
/**
 * Its words.
 */
words: Array<PieceJson>, } | { "kind": "paragraph", 
/**
 * Its words.
 */
words: Array<PieceJson>, } | { "kind": "list", 
/**
 * Whether its items are numbered.
 */
ordered: boolean, 
/**
 * Its items.
 */
items: Array<Array<PieceJson>>, } | { "kind": "table", 
/**
 * Row by row; the first is the head.
 */
rows: Array<Array<Array<PieceJson>>>, } | { "kind": "code", 
/**
 * The lines.
 */
text: string, } | { "kind": "example", 
/**
 * What to see there.
 */
caption: Array<PieceJson>, 
/**
 * The board, with what is found on it.
 */
shown: ShownJson, };

export type CandidateJson = { 
/**
 * The cell, in reading order from 0.
 */
cell: number, 
/**
 * The digit, from 1.
 */
digit: number, };

export type CaseReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The line, from 1.
 */
line: number, 
/**
 * The code, with its variant: `0402-1`.
 */
code: string, 
/**
 * The technique that the code stands for.
 */
technique?: string, 
/**
 * How it came out.
 */
verdict: VerdictJson, 
/**
 * What must be found, in one-line notation; empty where nothing may be.
 */
wanted: string, 
/**
 * What was found instead, a step each.
 */
found: Array<string>, 
/**
 * The same in words.
 */
text: string, };

export type CasesReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * In the order of codes.
 */
codes: Array<CodeCount>, 
/**
 * How many cases there were.
 */
count: number, 
/**
 * How many of them passed.
 */
passed: number, 
/**
 * The total in words.
 */
text: string, };

export type ChapterJson = { 
/**
 * Its title.
 */
title: string, 
/**
 * Its lessons.
 */
lessons: Array<LessonEntry>, };

export type CheckReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * How many solutions the givens have.
 */
status: Status, 
/**
 * The finding in words.
 */
text: Array<SpanJson>, 
/**
 * Rules broken by givens and entries.
 */
conflicts: Array<ConflictJson>, 
/**
 * Entries that differ from the only solution; empty where there is not exactly one.
 */
mistakes: Array<number>, 
/**
 * Where there are several solutions: two of them.
 */
solutions: Array<string>, 
/**
 * Where there are several: a cell in which the two differ, and its digit in each.
 */
difference?: DifferenceJson, };

export type CheckRequest = { 
/**
 * The sheet as the player has it.
 */
sheet: SheetData, 
/**
 * The language of texts.
 */
lang?: LanguageJson, };

export type ClaimReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * How it came out.
 */
verdict: ClaimVerdict, 
/**
 * What is right and what is not, a sentence each. Gives nothing away that was not said.
 */
findings: Array<Array<SpanJson>>, 
/**
 * The step that was meant, if all is right.
 */
step?: StepJson, 
/**
 * That step in words, sentence by sentence; empty if not all is right.
 */
walk: Array<SentenceJson>, };

export type ClaimRequest = { 
/**
 * The position: a sheet with all that is written on it.
 */
sheet: SheetData, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The technique's id.
 */
technique: string, 
/**
 * The cells of the pattern.
 */
cells?: Array<number>, 
/**
 * Candidates that go.
 */
eliminations?: Array<CandidateJson>, 
/**
 * Digits that can be entered.
 */
placements?: Array<CandidateJson>, 
/**
 * Whether the sheet's givens are known to be givens; so if not said.
 */
givensKnown?: boolean, };

export type ClaimVerdict = "right" | "partly" | "wrong" | "absent";

export type CodeCount = { 
/**
 * The code, without variants.
 */
code: string, 
/**
 * The technique that it stands for.
 */
technique?: string, 
/**
 * How many cases there were.
 */
count: number, 
/**
 * How many of them passed.
 */
passed: number, 
/**
 * The same in words.
 */
text: string, };

export type CollectionJson = { 
/**
 * Its name.
 */
name: string, 
/**
 * How many puzzles it has.
 */
puzzles: number, };

export type CollectionsReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * By name.
 */
collections: Array<CollectionJson>, };

export type ColorJson = { 
/**
 * The cell, in reading order from 0.
 */
cell: number, 
/**
 * The candidate; the whole cell if it is not said.
 */
digit?: number, 
/**
 * The number of the colour, from 1 to 99.
 */
color: number, };

export type ComplaintJson = { "kind": "conflict", 
/**
 * The two cells, in reading order from 0.
 */
cells: [number, number], 
/**
 * The digit, from 1.
 */
digit: number, } | { "kind": "wrong-entry", 
/**
 * The cell.
 */
cell: number, } | { "kind": "lost-candidate", 
/**
 * The cell.
 */
cell: number, 
/**
 * The digit.
 */
digit: number, };

export type ConflictJson = { 
/**
 * The house.
 */
house: HouseJson, 
/**
 * The digit.
 */
digit: number, 
/**
 * The two cells.
 */
cells: [number, number], 
/**
 * The conflict in words.
 */
text: Array<SpanJson>, };

export type DifferenceJson = { 
/**
 * The cell.
 */
cell: number, 
/**
 * Its digit in the first and in the second solution.
 */
digits: [number, number], };

export type DrillGrade = "exclusive" | "clean" | "shared";

export type DrillKind = "find" | "whether" | "play";

export type DrillReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The technique's id.
 */
technique: string, 
/**
 * The technique's name.
 */
name: string, 
/**
 * How much else there is to see; absent where the technique does not apply.
 */
grade?: DrillGrade, 
/**
 * Whether the technique applies on this board.
 */
applies: boolean, 
/**
 * The board, with what is found there; where the technique does not apply, why not.
 */
shown: ShownJson, 
/**
 * To play on: what is needed from here to the end.
 */
rest: Array<SummaryLine>, 
/**
 * Whether that is nothing beyond what is known.
 */
within: boolean, };

export type DrillRequest = { 
/**
 * The technique's id.
 */
technique: string, 
/**
 * Decides which board.
 */
seed: number, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * What is to be done; `find` if not said.
 */
kind?: DrillKind, 
/**
 * How much else there may be to see; the easiest that there is if not said.
 */
grade?: DrillGrade, 
/**
 * To play on: the techniques that are known already, besides this one and the singles.
 */
known?: Array<string>, };

export type ErrorReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * What sort of fault: `bad-field`, `too-large`, `timeout`, …
 */
code: string, 
/**
 * The field at fault, as a path: `sheet.entries`.
 */
field?: string, 
/**
 * What stood there and what was expected, in the language asked for.
 */
message: string, };

export type EstimateJson = { 
/**
 * Seconds within which every second wish of the kind is fulfilled; `null` where nothing is known of it, neither
 * from measurements nor by now.
 */
half: number | null, 
/**
 * Seconds within which 19 of 20 are; `null` as well.
 */
most: number | null, 
/**
 * Whether that was measured, beforehand or by now; else it is a guess, or not known.
 */
measured: boolean, };

export type EstimateReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * How long it will take.
 */
estimate: EstimateJson, 
/**
 * The same in words.
 */
text: string, };

export type Event = { "type": "enter", 
/**
 * The cells, by their numbers from 0.
 */
cells: Array<number>, 
/**
 * The digit, from 1.
 */
digit: number, 
/**
 * Whether to remove the digit from the corner notes and candidate lists of the peers of each cell.
 * A cell whose digit conflicts with another cell removes nothing.
 */
clean: boolean, } | { "type": "erase", 
/**
 * The cells, by their numbers from 0.
 */
cells: Array<number>, } | { "type": "corner", 
/**
 * The cells, by their numbers from 0.
 */
cells: Array<number>, 
/**
 * The digit, from 1.
 */
digit: number, } | { "type": "candidate", 
/**
 * The cells, by their numbers from 0.
 */
cells: Array<number>, 
/**
 * The digit, from 1.
 */
digit: number, } | { "type": "fillCandidates" } | { "type": "clearMarks" } | { "type": "accept", 
/**
 * Digits to enter.
 */
placements: Array<EventCandidate>, 
/**
 * Candidates to exclude.
 */
eliminations: Array<EventCandidate>, 
/**
 * Digits to note.
 */
notes?: Array<EventCandidate>, 
/**
 * As in [`Event::Enter`], for the placements.
 */
clean: boolean, } | { "type": "reset" };

export type EventCandidate = { 
/**
 * The cell's number in reading order, from 0.
 */
cell: number, 
/**
 * The digit.
 */
digit: number, };

export type ExampleJson = { 
/**
 * The digits that stand, as a line.
 */
digits: string, 
/**
 * The candidates of every cell, a set each: bit `d - 1` for digit `d`; 0 where a digit stands.
 */
candidates: Array<number>, 
/**
 * The step.
 */
step: StepJson, 
/**
 * The step in words.
 */
text: Array<SpanJson>, };

export type FamilyJson = "single" | "intersection" | "subset" | "fish" | "single-digit" | "coloring" | "wing" | "expert" | "uniqueness" | "almost-locked-set" | "chain" | "template";

export type FindReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * How many there are, also those that are not in this reply.
 */
all: number, 
/**
 * The puzzles.
 */
puzzles: Array<KeptJson>, };

export type FindRequest = { 
/**
 * In this collection of the user's own; in any of them if not said.
 */
name?: string, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The profile in which level, score and technique are meant: `full` if not said.
 */
profile?: string, 
/**
 * Of this level.
 */
level?: string, 
/**
 * With this technique on the path; of what JADE comes with also where it is on the path if it is tried right after
 * the singles.
 */
technique?: string, 
/**
 * With so many clues or more.
 */
leastClues?: number, 
/**
 * With so many clues or fewer.
 */
mostClues?: number, 
/**
 * With such a score or a higher one.
 */
leastScore?: number, 
/**
 * With such a score or a lower one.
 */
mostScore?: number, 
/**
 * How many to skip: those that were shown before.
 */
skip?: number, 
/**
 * How many; 100 if not said, 1000 at most.
 */
count?: number, };

export type FormatJson = { 
/**
 * Its id: `sdk`, `f-puzzles`. Stable.
 */
id: string, 
/**
 * What it is called, in the language asked for.
 */
name: string, 
/**
 * The usual ends of file names, without the dot; the first is used for writing. Empty for links.
 */
extensions: Array<string>, 
/**
 * The largest side of its boards.
 */
mostSide: number, 
/**
 * The smallest side of its boards.
 */
leastSide: number, 
/**
 * Whether boxes may be other than the usual ones of a board.
 */
anyBoxes: boolean, 
/**
 * What it carries besides the digits: `entries`, `corners`, `candidates`, `cell-colors`,
 * `candidate-colors`, `title`, `author`, `level`, `comment`, `solution`, `origin`.
 */
carries: Array<string>, 
/**
 * The same in words, in the language asked for.
 */
carriesText: string, 
/**
 * Whether it holds several puzzles in one text.
 */
several: boolean, 
/**
 * Whether it is written; all are read.
 */
written: boolean, };

export type FormatsReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * In the order in which a text is tried.
 */
formats: Array<FormatJson>, };

export type GenerateEvent = { "event": "begun", 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The seed.
 */
seed: number, 
/**
 * How long it will take.
 */
estimate: EstimateJson, } | { "event": "progress", 
/**
 * Seconds since it began.
 */
seconds: number, 
/**
 * Attempts made.
 */
attempts: number, 
/**
 * Puzzles made.
 */
made: number, 
/**
 * How long it will take from now on.
 */
estimate: EstimateJson, } | { "event": "better", 
/**
 * The puzzle.
 */
puzzle: MadeJson, } | { "event": "made", 
/**
 * The puzzle.
 */
puzzle: MadeJson, } | { "event": "ended", 
/**
 * Puzzles made.
 */
made: number, 
/**
 * Attempts made, as far as is known.
 */
attempts: number, 
/**
 * Why there are no puzzles, or not as many as were wanted, in words; a line each. Empty if there are.
 */
text: Array<string>, } | { "event": "failed", 
/**
 * What sort of fault: `internal`.
 */
code: string, 
/**
 * The fault in words.
 */
message: string, };

export type GenerateRequest = { 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The hardest technique that is needed has this level: `hard`. Not with `technique`.
 */
level?: string, 
/**
 * This technique is needed: `x-wing`. It need not be in the profile.
 */
technique?: string, 
/**
 * Nothing that is tried after that technique is needed anywhere.
 */
nothingHarder?: boolean, 
/**
 * It is needed so many times or more; once if not said.
 */
times?: number, 
/**
 * Only singles follow that technique.
 */
singlesAfter?: boolean, 
/**
 * At its moment techniques of its level or below conclude nothing else.
 */
exclusive?: boolean, 
/**
 * That technique is tried right after the singles, before simpler ones that might say the same. Not with
 * `profile`, `only` or `without`.
 */
early?: boolean, 
/**
 * These techniques are needed, too.
 */
require?: Array<string>, 
/**
 * The techniques to use: `full` (the default) or `classic`.
 */
profile?: string, 
/**
 * Of these techniques only those named here, in this order.
 */
only?: Array<string>, 
/**
 * Of these techniques all but those named here.
 */
without?: Array<string>, 
/**
 * The number of clues.
 */
clues?: number, 
/**
 * The number of empty cells; 0 for a full board. Not with `clues`.
 */
empty?: number, 
/**
 * The most clues there may be.
 */
mostClues?: number, 
/**
 * How the clues lie: `none` (the default), `half-turn`, `quarter-turn`, `left-right`, `top-bottom`,
 * `mirrors`, `diagonal`, `anti-diagonal`, `diagonals`, `full`.
 */
symmetry?: string, 
/**
 * As the publisher Nikoli does: 30 clues or fewer on 9×9 (as large a part of other boards), symmetric by half a turn.
 */
nikoli?: boolean, 
/**
 * Every single clue is needed. Without a level, a technique or a symmetry that is so anyway.
 */
minimal?: boolean, 
/**
 * Where the clues stand: a board whose digits do not matter, `.` for no clue.
 */
places?: string, 
/**
 * Rows of a box; 3 if not said. With `boxColumns`.
 */
boxRows?: number, 
/**
 * Columns of a box; 3 if not said. With `boxRows`.
 */
boxColumns?: number, 
/**
 * How it is made: `fast` (the default), `full-board`, `empty-board`, `dancing-links`, `near`.
 */
method?: string, 
/**
 * On boards other than 9×9: how long to search for clues that can go once reasoning finds none.
 */
effort?: number, 
/**
 * Draw from the collection that JADE comes with, shuffled: at once, also what is rare.
 */
library?: boolean, 
/**
 * The best that is found until time is up: the one with most steps of the level. What is best so far is told
 * as it is found.
 */
best?: boolean, 
/**
 * How many; 1 if not said, 1000 at most. Not with `best`.
 */
count?: number, 
/**
 * The seed, below 2^53: the same seed, wish and version give the same puzzles. Another one each time if not
 * said.
 */
seed?: number, 
/**
 * The attempt to begin with: makes a puzzle again by the numbers that came with it.
 */
attempt?: number, 
/**
 * Give up when so many seconds pass without a puzzle, or end the search for the best: 60 and 10 if not said.
 */
seconds?: number, };

export type HouseJson = { 
/**
 * Row, column, box or region.
 */
kind: HouseKindJson, 
/**
 * Its number among those, from 1.
 */
number: number, };

export type HouseKindJson = "row" | "column" | "box" | "region";

export type ImportEvent = { "event": "progress", 
/**
 * Puzzles stored or known by now.
 */
read: number, 
/**
 * How many of these were not yet in the collection.
 */
new: number, 
/**
 * How many there are to be read.
 */
all: number, } | { "event": "ended", 
/**
 * The version of the contract.
 */
version: number, 
/**
 * Puzzles that were read.
 */
read: number, 
/**
 * How many of these were not yet in the collection.
 */
new: number, 
/**
 * What could not be read.
 */
errors: Array<InputError>, } | { "event": "failed", 
/**
 * What sort of fault: `store`, `internal`.
 */
code: string, 
/**
 * The fault in words.
 */
message: string, };

export type ImportRequest = { 
/**
 * The name of the collection; it is made if there is none.
 */
name: string, 
/**
 * Puzzles in any format that JADE reads.
 */
text: string, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The profile in which they are rated: `full` (the default) or `classic`.
 */
profile?: string, };

export type InputError = { 
/**
 * The line, from 1.
 */
line: number, 
/**
 * The character in that line, from 1.
 */
column: number, 
/**
 * What sort of fault: `cell-count`, `unknown-symbol`, …
 */
code: string, 
/**
 * The whole message, in the language asked for.
 */
message: string, };

export type KeptJson = { 
/**
 * The collection that it is in.
 */
collection: string, 
/**
 * The puzzle, as it was imported; of what JADE comes with in one of its symmetries, always the same.
 */
puzzle: string, 
/**
 * Rows and columns of a box: `3x3`.
 */
boxes: string, 
/**
 * The number of clues.
 */
clues: number, 
/**
 * What stood beside it.
 */
comment?: string, 
/**
 * How its path ends: `solved`, `stuck`, `impossible`, `improper`; only where it is rated in the profile, like
 * all that follows.
 */
outcome?: string, 
/**
 * Its level, if the path ends in the solution.
 */
level?: string, 
/**
 * Its score.
 */
score?: number, 
/**
 * The hardest technique of the path.
 */
hardest?: string, 
/**
 * Steps of the path.
 */
steps?: number, 
/**
 * Whether the technique that was asked for is not on its path, but is where it is tried right after the singles.
 */
early?: boolean, };

export type LanguageJson = "en" | "es";

export type LargeReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * Rows of a box.
 */
boxRows: number, 
/**
 * Columns of a box.
 */
boxColumns: number, 
/**
 * The givens, a digit from 1 per cell; 0 for none.
 */
digits: Array<number>, 
/**
 * How many solutions there are.
 */
status: Status, 
/**
 * The solution, or the first of several that was found.
 */
solution?: Array<number>, 
/**
 * The finding in words.
 */
text: Array<SpanJson>, };

export type LargeRequest = { 
/**
 * A text whose first board is meant.
 */
text: string, 
/**
 * The language of texts.
 */
lang?: LanguageJson, };

export type LessonEntry = { 
/**
 * Its id: that of a technique, or of a topic.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Whether it is about a technique.
 */
technique: boolean, 
/**
 * The level of the technique in the full profile.
 */
level?: LevelJson, 
/**
 * What it is about, in a sentence or two.
 */
summary: string, 
/**
 * The lessons that it takes for read.
 */
needs: Array<string>, };

export type LessonHit = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Where the words stand.
 */
excerpt: string, };

export type LessonLink = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its title.
 */
title: string, };

export type LessonReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * Its id.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Whether it is about a technique.
 */
technique: boolean, 
/**
 * The level of the technique in the full profile.
 */
level?: LevelJson, 
/**
 * The lessons that it takes for read.
 */
needs: Array<LessonLink>, 
/**
 * Lessons that are like it.
 */
relatives: Array<LessonLink>, 
/**
 * The lesson before it in the course.
 */
previous?: LessonLink, 
/**
 * The lesson after it in the course.
 */
next?: LessonLink, 
/**
 * The page.
 */
blocks: Array<BlockJson>, };

export type LessonSearchReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The most fitting first.
 */
hits: Array<LessonHit>, };

export type LessonsReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * Chapter by chapter.
 */
chapters: Array<ChapterJson>, };

export type LevelJson = "very-easy" | "easy" | "medium" | "hard" | "very-hard" | "extreme" | "beyond";

export type LibraryReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The levels, from the easiest.
 */
levels: Array<ShelfJson>, 
/**
 * The techniques, in the order of trying.
 */
techniques: Array<ShelfJson>, 
/**
 * Techniques that no profile has unless it names them. Their puzzles are ready where they come early.
 */
onRequest: Array<ShelfJson>, };

export type LinkJson = { 
/**
 * Where it comes from.
 */
from: NodeJson, 
/**
 * Where it leads.
 */
to: NodeJson, 
/**
 * Strong or weak.
 */
strength: StrengthJson, 
/**
 * Why the one follows from the other.
 */
reason: LinkReasonJson, };

export type LinkReasonJson = { "kind": "cell", 
/**
 * The cell.
 */
cell: number, } | { "kind": "house", 
/**
 * The house.
 */
house: HouseJson, } | { "kind": "set" } | { "kind": "sight" };

export type LookJson = "strong" | "emphasis" | "code";

export type MadeJson = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The puzzle.
 */
puzzle: string, 
/**
 * Rows and columns of a box: `3x3`.
 */
boxes: string, 
/**
 * Its only solution.
 */
solution?: string, 
/**
 * The seed it came from.
 */
seed: number, 
/**
 * The attempt it came from: with the same seed, wish and version it gives this puzzle again.
 */
attempt: number, 
/**
 * The number of clues.
 */
clues: number, 
/**
 * Its level, where the wish speaks of difficulty.
 */
level?: string, 
/**
 * Its score, where the wish speaks of difficulty.
 */
score?: number, 
/**
 * Its hardest technique, where the wish speaks of difficulty.
 */
hardest?: string, 
/**
 * Steps to the solution, where the wish speaks of difficulty.
 */
steps?: number, 
/**
 * The moment at which the technique of the wish applies and nothing simpler does.
 */
moment?: MomentJson, };

export type MarksJson = { 
/**
 * The role; decides how the rest is drawn.
 */
role: RoleJson, 
/**
 * Houses; absent where there are none.
 */
houses?: Array<HouseJson>, 
/**
 * Cells; absent where there are none.
 */
cells?: Array<number>, 
/**
 * Candidates, also such as the step takes away; absent where there are none.
 */
candidates?: Array<CandidateJson>, };

export type MomentJson = { 
/**
 * Steps before it.
 */
before: number, 
/**
 * What a player has then, to go on from.
 */
sheet: SheetData, 
/**
 * The digits that stand then.
 */
digits: string, 
/**
 * The candidates that earlier steps took away, as in `r1c1<>35 r2c4<>7`.
 */
removed: string, 
/**
 * The step in one-line notation.
 */
step: string, 
/**
 * The step, whole.
 */
told: StepJson, };

export type MoveJson = { 
/**
 * The cell, in reading order from 0.
 */
cell: number, 
/**
 * The digit, from 1.
 */
digit: number, 
/**
 * Seconds of play before it; not said where nobody knows.
 */
seconds?: number, 
/**
 * Whether the tutor made it.
 */
told?: boolean, };

export type NodeJson = { 
/**
 * What sort of end.
 */
kind: NodeKind, 
/**
 * The digit, from 1.
 */
digit: number, 
/**
 * One cell; several for a group or an almost locked set.
 */
cells: Array<number>, };

export type NodeKind = "candidate" | "group" | "almost-locked-set";

export type OfferedStep = { 
/**
 * How many patterns of its technique lead to just this conclusion.
 */
ways: number, 
/**
 * The step.
 */
step: StepJson, 
/**
 * The name of its technique.
 */
name: string, 
/**
 * What is seen, why it follows, what it does.
 */
text: Array<SpanJson>, };

export type PaperJson = "a4" | "letter";

export type ParseReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The puzzles, in order.
 */
puzzles: Array<ParsedPuzzle>, 
/**
 * What could not be read, in order.
 */
errors: Array<InputError>, 
/**
 * As what the text was read, and how many puzzles it held, in the language asked for.
 */
report: string, };

export type ParseRequest = { 
/**
 * One puzzle a line, or one grid.
 */
text: string, 
/**
 * The language of messages.
 */
lang?: LanguageJson, };

export type ParsedPuzzle = { 
/**
 * The puzzle as a sheet.
 */
sheet: SheetData, 
/**
 * Where it began, from 1.
 */
line: number, 
/**
 * The format that was recognised: `line`, `rows`, `sdk`, `jade-link`, …
 */
format: string, 
/**
 * Whether the sheet's givens are known to be givens: a pencil-mark grid by itself does not tell what was
 * solved from what was given.
 */
givensKnown: boolean, 
/**
 * What followed the puzzle.
 */
comment?: string, 
/**
 * Colours, in the order in which they were laid on.
 */
colors: Array<ColorJson>, 
/**
 * What is said about the puzzle.
 */
about: AboutJson, 
/**
 * What the text said that has no place on a sheet: `other-rules`, `history`, …
 */
leftOut: Array<string>, 
/**
 * The same and what else is to be known, as sentences in the language asked for.
 */
notes: Array<string>, };

export type PartJson = { 
/**
 * Its name in this technique: `line`.
 */
name: string, 
/**
 * What it is in the pattern; decides how it is drawn.
 */
role: RoleJson, 
/**
 * The thing itself.
 */
value: ValueJson, };

export type PathOutcome = "solved" | "stuck" | "reached" | "impossible" | "improper";

export type PathReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * How it ended.
 */
outcome: PathOutcome, 
/**
 * The steps, in order.
 */
steps: Array<ToldStep>, 
/**
 * The board at the end.
 */
end: string, 
/**
 * The level, if the path reaches the solution.
 */
level?: LevelJson, 
/**
 * The sum of the steps' scores.
 */
score: number, 
/**
 * How often each technique was used, in the order of the profile.
 */
summary: Array<SummaryLine>, 
/**
 * How many cells can be filled before pencil marks are written; not said where there is nothing to solve.
 */
beforeMarks?: ShareJson, 
/**
 * How it ended, in words.
 */
text: Array<SpanJson>, };

export type PathRequest = { 
/**
 * The sheet, and the techniques to use.
 */
question: QuestionJson, 
/**
 * Go no further than singles lead: whatever else the profile has is left out.
 */
singles?: boolean, 
/**
 * Stop where the next step would be of the technique with this id.
 */
until?: string, 
/**
 * That technique is tried right after the singles, before simpler ones that might say the same. Not together with
 * a choice of techniques.
 */
early?: boolean, 
/**
 * Go only as far as moves that need no pencil marks lead. Not together with a choice of techniques.
 */
beforeMarks?: boolean, };

export type PieceJson = { 
/**
 * The words.
 */
text: string, 
/**
 * How they look; absent where they look like the rest.
 */
look?: LookJson, 
/**
 * The id of the lesson that they lead to.
 */
to?: string, };

export type PrintKind = "sheet" | "puzzle" | "worksheet";

export type PrintRequest = { 
/**
 * The sheet as the player has it.
 */
sheet: SheetData, 
/**
 * Colours, in the order in which they were laid on.
 */
colors?: Array<ColorJson>, 
/**
 * Other puzzles that are printed after it, in any format.
 */
more?: string, 
/**
 * What is printed.
 */
kind: PrintKind, 
/**
 * For a worksheet: the technique of the step that is asked for.
 */
technique?: string, 
/**
 * The paper.
 */
paper?: PaperJson, 
/**
 * How many boards on a page.
 */
perPage?: number, 
/**
 * The language of words.
 */
lang?: LanguageJson, };

export type ProofClaimJson = { "kind": "on", 
/**
 * Which.
 */
candidate: CandidateJson, } | { "kind": "off", 
/**
 * Which.
 */
candidate: CandidateJson, } | { "kind": "contradiction" };

export type ProofLineJson = { 
/**
 * The lines that it rests on, by number from 0.
 */
premises: Array<number>, 
/**
 * What it says.
 */
claim: ProofClaimJson, 
/**
 * Why it follows.
 */
reason: ProofReasonJson, };

export type ProofReasonJson = { "kind": "assumed" } | { "kind": "cell-taken", 
/**
 * The cell.
 */
cell: number, } | { "kind": "house-taken", 
/**
 * The house.
 */
house: HouseJson, } | { "kind": "last-in-cell", 
/**
 * The cell.
 */
cell: number, } | { "kind": "last-in-house", 
/**
 * The house.
 */
house: HouseJson, 
/**
 * The digit.
 */
digit: number, } | { "kind": "locked-in", 
/**
 * The house.
 */
house: HouseJson, 
/**
 * The cells.
 */
cells: Array<number>, } | { "kind": "locked-set", 
/**
 * The cells.
 */
cells: Array<number>, 
/**
 * The digits.
 */
digits: Array<number>, } | { "kind": "empty-cell", 
/**
 * The cell.
 */
cell: number, } | { "kind": "no-place", 
/**
 * The house.
 */
house: HouseJson, 
/**
 * The digit.
 */
digit: number, } | { "kind": "clash" } | { "kind": "refuted" } | { "kind": "every-digit", 
/**
 * The cell.
 */
cell: number, } | { "kind": "every-place", 
/**
 * The house.
 */
house: HouseJson, 
/**
 * The digit.
 */
digit: number, } | { "kind": "either-way", 
/**
 * Which.
 */
candidate: CandidateJson, };

export type QuestionJson = { 
/**
 * The sheet as the player has it.
 */
sheet: SheetData, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * Whether the sheet's givens are known to be givens; `true` by default. A pencil-mark grid by itself does not
 * tell what was solved from what was given.
 */
givensKnown?: boolean, 
/**
 * The techniques to use.
 */
techniques?: TechniqueChoice, };

export type RateReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * How the path ends.
 */
outcome: PathOutcome, 
/**
 * The level of the hardest technique needed: only where the path ends in the solution and something
 * was left to do.
 */
level?: LevelJson, 
/**
 * The sum of what every step counts, as far as the path goes.
 */
score: number, 
/**
 * The hardest technique used, as far as the path goes.
 */
hardest?: string, 
/**
 * How many steps there are.
 */
steps: number, 
/**
 * How often each technique was used, in the order of the profile.
 */
summary: Array<SummaryLine>, 
/**
 * The finding in words.
 */
text: Array<SpanJson>, };

export type RateRequest = { 
/**
 * The sheet, and the techniques to use.
 */
question: QuestionJson, };

export type RemoveRequest = { 
/**
 * The name of the collection.
 */
name: string, 
/**
 * The language of texts.
 */
lang?: LanguageJson, };

export type ReviewLine = { 
/**
 * Its id.
 */
technique: string, 
/**
 * Its name.
 */
name: string, 
/**
 * How often the easiest path has it.
 */
easiest: number, 
/**
 * How often the player's own entries needed it.
 */
own: number, };

export type ReviewReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * How the game went, a sentence each.
 */
text: Array<Array<SpanJson>>, 
/**
 * Where most time was spent, with what could have been seen then, a sentence each.
 */
slow: Array<Array<SpanJson>>, 
/**
 * The techniques of the easiest path and of the player's, the simplest first.
 */
lines: Array<ReviewLine>, 
/**
 * The first entry that was wrong, as its place among the moves.
 */
mistake?: number, };

export type ReviewRequest = { 
/**
 * The sheet with which the game began.
 */
sheet: SheetData, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The digits that were entered, in order.
 */
moves: Array<MoveJson>, };

export type RoleJson = "subject" | "base" | "cover" | "fin" | "pivot" | "pincer" | "set-a" | "set-b" | "shared" | "on" | "off" | "deadly" | "extra" | "start" | "witness" | "target";

export type Rung = { 
/**
 * Which rung.
 */
name: RungName, 
/**
 * What it says; shows no digit before `reasoning`.
 */
text: Array<SpanJson>, 
/**
 * What it and the rungs before it point out; absent where the whole step is drawn.
 */
scene?: SceneJson, };

export type RungName = "where" | "technique" | "cells" | "reasoning" | "apply" | "message";

export type SceneBranchJson = { 
/**
 * The candidate about which something is supposed.
 */
start: CandidateJson, 
/**
 * Whether it is supposed to be true.
 */
on: boolean, };

export type SceneJson = { 
/**
 * What is marked, role by role.
 */
marks: Array<MarksJson>, 
/**
 * The links, branch after branch, each in the order of the argument; absent where there are none.
 */
links?: Array<SceneLinkJson>, 
/**
 * The ways of an argument that has several; else absent.
 */
branches?: Array<SceneBranchJson>, };

export type SceneLinkJson = { 
/**
 * Where it comes from.
 */
from: SceneNodeJson, 
/**
 * Where it leads.
 */
to: SceneNodeJson, 
/**
 * Strong or weak.
 */
strength: StrengthJson, 
/**
 * The branch it belongs to, an index of `branches`; absent where the argument has one way only.
 */
branch?: number, };

export type SceneNodeJson = { 
/**
 * The digit, from 1.
 */
digit: number, 
/**
 * The cells that have it as a candidate.
 */
cells: Array<number>, 
/**
 * Whether one frame can stand for them; absent if not.
 */
framed?: boolean, };

export type SearchJson = { 
/**
 * The engine.
 */
engine: string, 
/**
 * How many solutions were found.
 */
count: number, 
/**
 * Whether that is all there are; otherwise the search ended at its limit or was `stopped`.
 */
complete: boolean, 
/**
 * Whether the search was cut short, by time or memory, before it came to its limit: then there may be
 * more solutions, or any at all.
 */
stopped: boolean, 
/**
 * Combinations tried.
 */
nodes: number, 
/**
 * How often a digit was guessed.
 */
guesses: number, };

export type SentenceJson = { 
/**
 * The sentence.
 */
text: Array<SpanJson>, 
/**
 * What it and those before it speak of; absent where the whole step is drawn.
 */
scene?: SceneJson, };

export type ShareJson = { 
/**
 * Cells that can be filled.
 */
filled: number, 
/**
 * Cells that were open.
 */
open: number, };

export type SheetData = { 
/**
 * Rows of a box.
 */
boxRows: number, 
/**
 * Columns of a box.
 */
boxColumns: number, 
/**
 * The givens as one line: a character per cell, `.` or `0` for an empty one.
 */
givens: string, 
/**
 * The entries, likewise.
 */
entries: string, 
/**
 * Corner notes, a set per cell.
 */
corners?: Array<number>, 
/**
 * Candidate lists, a set or null per cell; an empty set means the same as null.
 */
candidates?: Array<number | null>, 
/**
 * Candidates removed by hand, a set per cell.
 */
removed?: Array<number>, 
/**
 * Candidates excluded by accepted conclusions, a set per cell.
 */
excluded?: Array<number>, };

export type ShelfJson = { 
/**
 * The level or the technique: `hard`, `x-wing`.
 */
id: string, 
/**
 * The level or technique in words.
 */
name: string, 
/**
 * How many puzzles are ready.
 */
ready: number, 
/**
 * How many are ready in which that technique is needed where it is tried right after the singles (`early`).
 */
readyEarly: number, 
/**
 * How long it takes to make one anew, on one thread.
 */
estimate: EstimateJson, };

export type ShownJson = { 
/**
 * What sort of example.
 */
sort: ShownKind, 
/**
 * The board as a player has it: with candidate lists where the technique needs them.
 */
sheet: SheetData, 
/**
 * What is found. Where it only looks like a technique: what one might take for it, with the candidates that spoil
 * it as the part `spoilers`; it concludes nothing.
 */
step: StepJson, 
/**
 * The same in words, sentence by sentence.
 */
walk: Array<SentenceJson>, };

export type ShownKind = "shows" | "looks-like" | "before-marks";

export type SolveReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The solutions as lines; empty if they were only counted.
 */
solutions: Array<string>, 
/**
 * How the search went.
 */
search: SearchJson, 
/**
 * The finding in words.
 */
text: Array<SpanJson>, };

export type SolveRequest = { 
/**
 * The sheet; its givens are what is solved.
 */
sheet: SheetData, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The engine: `auto` (the default), `backtracking`, `dancing-links`, …
 */
engine?: string, 
/**
 * The most solutions to list or count. By default one is listed, and all are counted.
 */
limit?: number, };

export type SpanJson = { 
/**
 * The words.
 */
text: string, 
/**
 * The name of the part of the step that they speak of.
 */
part?: string, 
/**
 * The role of that part.
 */
role?: RoleJson, 
/**
 * What on the board they speak of: lights up with them.
 */
value?: ValueJson, };

export type Status = "proper" | "none" | "several" | "unknown";

export type StepGroup = { 
/**
 * The technique's id.
 */
technique: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its level in the profile; in the full one, if the profile does not have it.
 */
level: LevelJson, 
/**
 * How many steps there are, listed or not.
 */
count: number, 
/**
 * Its steps, each conclusion once; the first 500.
 */
steps: Array<OfferedStep>, };

export type StepJson = { 
/**
 * The technique's id: `pointing`. Stable for ever.
 */
technique: string, 
/**
 * What was seen.
 */
parts: Array<PartJson>, 
/**
 * The inferences of a chain, or of several that are its branches; empty where there is none.
 */
links: Array<LinkJson>, 
/**
 * Digits that can be entered.
 */
placements: Array<CandidateJson>, 
/**
 * Candidates that can be taken away.
 */
eliminations: Array<CandidateJson>, 
/**
 * What is written small, for a note that a move before pencil marks makes; else absent.
 */
notes?: Array<CandidateJson>, 
/**
 * What it looks like.
 */
scene: SceneJson, 
/**
 * An argument of several lines, each following from earlier ones; absent where the step needs none.
 */
proof?: Array<ProofLineJson>, 
/**
 * The step in one line: `pointing: 5 b1 r1 r1c1,r1c2 => r1c5<>5`.
 */
notation: string, };

export type StepsReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The steps, technique by technique in the order of trying.
 */
groups: Array<StepGroup>, 
/**
 * How many there are, in words.
 */
text: Array<SpanJson>, };

export type StepsRequest = { 
/**
 * The sheet, and the techniques to use.
 */
question: QuestionJson, 
/**
 * The id of the one technique whose steps are wanted; it need not be among the others.
 */
technique?: string, };

export type StrengthJson = "strong" | "weak";

export type SummaryLine = { 
/**
 * The technique's id.
 */
technique: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its level in the profile.
 */
level: LevelJson, 
/**
 * How often.
 */
times: number, 
/**
 * Points that it adds to the score.
 */
points: number, };

export type TechniqueChoice = { 
/**
 * The profile to choose from: `full` (the default) or `classic`.
 */
profile?: string, 
/**
 * Only the techniques with these ids, in this order.
 */
only?: Array<string>, 
/**
 * All but the techniques with these ids.
 */
without?: Array<string>, };

export type TechniqueJson = { 
/**
 * Its id. Stable for ever.
 */
id: string, 
/**
 * Its name in the language asked for.
 */
name: string, 
/**
 * Its level in the profile.
 */
level: LevelJson, };

export type TechniqueReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * Its id. Stable for ever.
 */
id: string, 
/**
 * Its name in the language asked for.
 */
name: string, 
/**
 * Its level.
 */
level: LevelJson, 
/**
 * What sort of reasoning it is; absent if it is none.
 */
family?: FamilyJson, 
/**
 * The points of one step.
 */
score: number, 
/**
 * Its codes in HoDoKu's library; empty where that has none.
 */
codes: Array<string>, 
/**
 * The profiles of JADE's own that have it.
 */
profiles: Array<string>, 
/**
 * Whether it takes for granted that there is one solution only.
 */
assumesUniqueness: boolean, 
/**
 * Whether a player has to write pencil marks to see it.
 */
needsPencilMarks: boolean, 
/**
 * What it is in general.
 */
about: Array<SpanJson>, 
/**
 * A position that shows it.
 */
example?: ExampleJson, };

export type TechniquesReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * In the order of trying.
 */
techniques: Array<TechniqueJson>, 
/**
 * Those that no profile has unless it names them, and this one has not either: one may ask for each.
 */
onRequest: Array<TechniqueJson>, };

export type ToldStep = { 
/**
 * The step.
 */
step: StepJson, 
/**
 * The name of its technique.
 */
name: string, 
/**
 * What is seen, why it follows, what it does.
 */
text: Array<SpanJson>, };

export type ValueJson = { "kind": "digit", 
/**
 * From 1.
 */
digit: number, } | { "kind": "digits", 
/**
 * Ascending.
 */
digits: Array<number>, } | { "kind": "cell", 
/**
 * In reading order from 0.
 */
cell: number, } | { "kind": "cells", 
/**
 * In reading order.
 */
cells: Array<number>, } | { "kind": "candidates", 
/**
 * By cell, then digit.
 */
candidates: Array<CandidateJson>, } | { "kind": "house", 
/**
 * The house.
 */
house: HouseJson, } | { "kind": "houses", 
/**
 * The houses.
 */
houses: Array<HouseJson>, };

export type VerdictJson = "pass" | "fail" | "nothing-sought" | "unknown-code" | "impossible";

export type WriteReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The text.
 */
text: string, 
/**
 * The end of a file's name for it, without the dot; `txt` for links.
 */
extension: string, 
/**
 * What the format cannot carry: `corners`, `cell-colors`, …
 */
lost: Array<string>, 
/**
 * The same as a sentence, to be shown before the text is saved; missing if nothing is lost.
 */
lostText?: string, };

export type WriteRequest = { 
/**
 * The sheet as the player has it.
 */
sheet: SheetData, 
/**
 * The id of the format: `sdk`, `jade-link`.
 */
format: string, 
/**
 * Colours, in the order in which they were laid on.
 */
colors?: Array<ColorJson>, 
/**
 * What is said about the puzzle.
 */
about?: AboutJson, 
/**
 * The language of messages.
 */
lang?: LanguageJson, };
