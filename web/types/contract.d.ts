// Generated from the contract (crates/jade-contract/src/contract) by the tests of jade-contract.
// Do not edit: change the contract, then run `./update types`.

export type AboutJson = { 
/**
 * The name of the puzzle.
 */
title?: string, 
/**
 * The author of the puzzle.
 */
author?: string, 
/**
 * A description.
 */
description?: string, 
/**
 * Any other text.
 */
comment?: string, 
/**
 * The date of the puzzle, as written in the source.
 */
date?: string, 
/**
 * The source of the puzzle.
 */
source?: string, 
/**
 * The difficulty, as written in the source.
 */
level?: string, 
/**
 * The address of the puzzle on the web.
 */
url?: string, 
/**
 * The solution that comes with the puzzle, as a line of digits. It is not checked.
 */
solution?: string, };

export type AccountJson = { 
/**
 * Its id, which never changes.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * How many recovery codes are left.
 */
recoveryCodesLeft: number, };

export type AccountReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * Who may sign up here.
 */
signUp: SignUpJson, 
/**
 * Whether passkeys can be used at the address by which the server was asked.
 */
passkeys: boolean, 
/**
 * The account; absent if nobody is signed in.
 */
account?: AccountJson, 
/**
 * New recovery codes, which are shown only once; absent if there are none.
 */
recoveryCodes?: Array<string>, 
/**
 * The token of the session, only for a page elsewhere, which has no cookies here: it sends
 * `Authorization: Bearer TOKEN`. A header `X-JADE-Token` of a later answer replaces it.
 */
token?: string, 
/**
 * The token of the browser, only for a page elsewhere: it sends it as `X-JADE-Device` to sign in again.
 */
device?: string, };

export type AdviceReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The advice in sentences, from the vaguest to the most explicit. A step or a complaint has five rungs, a step
 * about a single digit six, and all other advice one.
 */
rungs: Array<Rung>, 
/**
 * The whole advice in one text.
 */
text: Array<SpanJson>, } & ({ "kind": "step", 
/**
 * The advised step.
 */
step: StepJson, 
/**
 * The event that applies the step to the sheet.
 */
apply: Event, } | { "kind": "complaint", 
/**
 * What is wrong. To ignore it, send it back in `dismissed`.
 */
complaint: ComplaintJson, 
/**
 * `true` if the player has dismissed this complaint but it cannot be ignored. Then there is one rung, which
 * says why.
 */
dismissed: boolean, 
/**
 * The event that corrects it; absent if only givens are at fault.
 */
apply?: Event, } | { "kind": "write-marks", 
/**
 * The event that writes all candidates.
 */
apply: Event, } | { "kind": "finished" } | { "kind": "improper" } | { "kind": "not-here", 
/**
 * Whether a technique that comes earlier in the profile applies.
 */
simpler: boolean, 
/**
 * Whether a technique that comes later applies. Always `false` if `simpler` is `true`: it is not checked then.
 */
harder: boolean, } | { "kind": "stuck", 
/**
 * The id of a technique outside the profile that applies; absent if there is none.
 */
outside?: string, });

export type AdviceRequest = { 
/**
 * The sheet and the techniques to use.
 */
question: QuestionJson, 
/**
 * The id of the only technique to try; it need not be in the profile.
 */
technique?: string, 
/**
 * Complaints that the player has dismissed and that are to be ignored.
 */
dismissed?: Array<ComplaintJson>, 
/**
 * Whether to advise moves without pencil marks as long as the sheet has few marks. Default: `true` for a hint,
 * `false` for a next step.
 */
beforeMarks?: boolean, 
/**
 * Whether to give the truths and links of the step, too.
 */
truths?: boolean, };

export type AnotherReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The id of the technique.
 */
technique: string, 
/**
 * Its name in the requested language.
 */
name: string, 
/**
 * The board where the technique is the simplest that applies.
 */
shown: ShownJson, };

export type ArgumentJson = { 
/**
 * The observation, before the argument.
 */
before: Array<SpanJson>, 
/**
 * The lines, in order; at least two.
 */
lines: Array<ArgumentLineJson>, 
/**
 * The conclusion from them.
 */
after: Array<SpanJson>, };

export type ArgumentLineJson = { 
/**
 * What it says.
 */
text: Array<SpanJson>, 
/**
 * The number of links in the step's scene that belong to this line or to earlier ones.
 */
links: number, 
/**
 * The index of the lemma that the line belongs to; absent outside of lemmas. A lemma begins with what it supposes and
 * ends with what it concludes.
 */
lemma?: number, 
/**
 * In a proof, the candidates that the line, and those just before it that are not put into words, claim to be true;
 * absent if there are none.
 */
on?: Array<CandidateData>, 
/**
 * The candidates that they claim to be false; absent if there are none.
 */
off?: Array<CandidateData>, 
/**
 * Inside a lemma, the links that the line adds to those of the scene as long as one is in the lemma; absent if there are
 * none.
 */
inner?: Array<SceneLinkJson>, };

export type AssignmentJson = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * From when on pupils can do it, in milliseconds since 1970.
 */
opens: number, 
/**
 * Until when, in milliseconds since 1970.
 */
closes: number, 
/**
 * Whether it is an exam.
 */
exam: boolean, 
/**
 * What is to be done.
 */
task: ClassTask, 
/**
 * The result of each pupil, in the order of the pupils.
 */
results: Array<ClassResult>, };

export type BlockJson = { "kind": "heading", 
/**
 * The depth of the heading, 2 or 3; the title of the page has depth 1.
 */
depth: number, 
/**
 * The words of the heading.
 */
words: Array<PieceJson>, } | { "kind": "paragraph", 
/**
 * The words of the paragraph.
 */
words: Array<PieceJson>, } | { "kind": "list", 
/**
 * Whether its items are numbered.
 */
ordered: boolean, 
/**
 * The items, in order.
 */
items: Array<Array<PieceJson>>, } | { "kind": "table", 
/**
 * The rows; the first one is the header.
 */
rows: Array<Array<Array<PieceJson>>>, } | { "kind": "code", 
/**
 * The lines of the command.
 */
text: string, } | { "kind": "example", 
/**
 * What to see on the board.
 */
caption: Array<PieceJson>, 
/**
 * The board and what is found on it.
 */
shown: ShownJson, };

export type BoxesJson = { 
/**
 * Rows of a box.
 */
rows: number, 
/**
 * Columns of a box.
 */
columns: number, };

export type CandidateData = { 
/**
 * The cell's number in reading order, from 0.
 */
cell: number, 
/**
 * The digit, from 1.
 */
digit: number, };

export type CardJson = { 
/**
 * The id of the pupil.
 */
pupil: string, 
/**
 * What the class calls the pupil.
 */
name: string, 
/**
 * The code, for example `7k2m-x09q-r4tv-8hzc`.
 */
code: string, 
/**
 * Until when it is valid, in milliseconds since 1970.
 */
expires: number, };

export type CardsReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The class.
 */
class: ClassJson, 
/**
 * The cards.
 */
cards: Array<CardJson>, };

export type CaseReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The line of the case, from 1.
 */
line: number, 
/**
 * The code, with its variant, such as `0402-1`.
 */
code: string, 
/**
 * The id of the technique with this code; absent if there is none.
 */
technique?: string, 
/**
 * The verdict.
 */
verdict: VerdictJson, 
/**
 * The step that must be found, in one-line notation; empty if nothing may be found.
 */
wanted: string, 
/**
 * The steps that were found instead.
 */
found: Array<string>, 
/**
 * The result in words.
 */
text: string, };

export type CasesReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The results of each code, in order.
 */
codes: Array<CodeCount>, 
/**
 * The number of cases.
 */
count: number, 
/**
 * The number of cases that passed.
 */
passed: number, 
/**
 * The total in words.
 */
text: string, };

export type ChallengeReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * For `navigator.credentials`: `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of Web
 * Authentication.
 */
options: any, };

export type ChapterJson = { 
/**
 * The title of the chapter.
 */
title: string, 
/**
 * Its lessons, in order.
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
 * The result in words.
 */
text: Array<SpanJson>, 
/**
 * The rules that givens and entries break.
 */
conflicts: Array<ConflictJson>, 
/**
 * The cells whose entry differs from the solution; empty if there is not exactly one solution.
 */
mistakes: Array<number>, 
/**
 * Two solutions, if there are several; otherwise empty.
 */
solutions: Array<string>, 
/**
 * A cell in which these two differ; absent if there are not several.
 */
difference?: DifferenceJson, };

export type CheckRequest = { 
/**
 * The player’s sheet.
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
 * The verdict.
 */
verdict: ClaimVerdict, 
/**
 * What is right and what is wrong, one sentence each. They reveal nothing that was not claimed.
 */
findings: Array<Array<SpanJson>>, 
/**
 * The step that was claimed; absent unless the whole claim is right.
 */
step?: StepJson, 
/**
 * The explanation of that step, sentence by sentence; empty unless the whole claim is right.
 */
walk: Array<SentenceJson>, };

export type ClaimRequest = { 
/**
 * The sheet with everything that is written on it.
 */
sheet: SheetData, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The id of the technique.
 */
technique: string, 
/**
 * The cells of the pattern.
 */
cells?: Array<number>, 
/**
 * Candidates that can be removed, according to the pupil.
 */
eliminations?: Array<CandidateData>, 
/**
 * Digits that can be placed, according to the pupil.
 */
placements?: Array<CandidateData>, 
/**
 * Whether the givens of the sheet are known to be givens (default: `true`).
 */
givensKnown?: boolean, };

export type ClaimVerdict = "right" | "partly" | "incomplete" | "wrong" | "absent";

export type ClassJson = { 
/**
 * Its id, which never changes.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, 
/**
 * The number of its pupils.
 */
pupils: number, };

export type ClassPuzzle = { 
/**
 * The rows of a box.
 */
boxRows: number, 
/**
 * The columns of a box.
 */
boxColumns: number, 
/**
 * The givens in one line, with `.` for an empty cell.
 */
givens: string, };

export type ClassReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The class.
 */
class: ClassJson, 
/**
 * Its pupils.
 */
pupils: Array<PupilJson>, 
/**
 * What they are to do, the one that closes last first.
 */
assignments: Array<AssignmentJson>, 
/**
 * What each pupil has practised since they came to the class, in the order of the pupils.
 */
techniques: Array<Array<TechniqueResult>>, 
/**
 * The time of the server, in milliseconds since 1970.
 */
now: number, };

export type ClassResult = { 
/**
 * How much is done: puzzles solved, patterns found, or the station.
 */
done: number, 
/**
 * Of how much.
 */
of: number, 
/**
 * How much of that was done without help.
 */
unaided: number, 
/**
 * The playing time of what is done, in seconds; absent if it is not known.
 */
seconds?: number, 
/**
 * The number of hints.
 */
hints: number, 
/**
 * Whether some of it was done after the assignment closed.
 */
late: boolean, 
/**
 * When the pupil began an exam, by the clock of the server, in milliseconds since 1970.
 */
begun?: number, 
/**
 * Each puzzle; `null` if there is no game of it.
 */
puzzles: Array<PuzzleResult | null>, };

export type ClassTask = { "kind": "puzzles", 
/**
 * The puzzles: 1 to 20.
 */
puzzles: Array<ClassPuzzle>, 
/**
 * The number of hints that each allows: 0, 1, 3 or 5; any number if absent.
 */
hints?: number, } | { "kind": "station", 
/**
 * The id of its lesson.
 */
station: string, } | { "kind": "drill", 
/**
 * The id of the technique.
 */
technique: string, 
/**
 * The number of boards on which to find it: 1 to 100.
 */
count: number, };

export type ClassesReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * Whether the account may make classes.
 */
teacher: boolean, 
/**
 * The classes of the teacher.
 */
classes: Array<ClassJson>, 
/**
 * What a pupil sees of the class; absent if the account is not a pupil's.
 */
pupil?: OwnClassJson, 
/**
 * The time of the server, in milliseconds since 1970.
 */
now: number, };

export type ClueJson = { 
/**
 * The digit of a given.
 */
digit?: number, 
/**
 * A rule, in JADE’s notation: `cage 9 r1c1 r1c2`.
 */
rule?: string, 
/**
 * Its cells, in their order along a line; none if it is about the whole board.
 */
cells: Array<number>, 
/**
 * The clue in words.
 */
text: Array<SpanJson>, };

export type CluesReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * How many solutions the givens have.
 */
status: Status, 
/**
 * The clues that can be left out, each by itself; empty unless there is exactly one solution.
 */
redundant: Array<ClueJson>, 
/**
 * The clues of which it was not found out whether they can be left out.
 */
undecided: Array<ClueJson>, 
/**
 * Clues that contradict each other; empty unless there is no solution. Empty as well if the board by itself has none.
 */
contradiction: Array<ClueJson>, 
/**
 * Whether each of these is known to be needed: without any one of them there is a solution.
 */
minimal: boolean, 
/**
 * The result in words.
 */
text: Array<SpanJson>, };

export type CluesRequest = { 
/**
 * The sheet. Only its rules, its givens and what they bar count.
 */
sheet: SheetData, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The number of guesses that may be spent: 100,000 unless said.
 */
guesses?: number, };

export type CodeCount = { 
/**
 * The code, without variant.
 */
code: string, 
/**
 * The id of the technique with this code; absent if there is none.
 */
technique?: string, 
/**
 * The number of cases.
 */
count: number, 
/**
 * The number of cases that passed.
 */
passed: number, 
/**
 * The result in words.
 */
text: string, };

export type CodesReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * What each code says, such as a link with a board.
 */
codes: Array<string>, };

export type CollectionJson = { 
/**
 * The name of the collection.
 */
name: string, 
/**
 * The number of its puzzles.
 */
puzzles: number, };

export type CollectionsReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The collections, ordered by name.
 */
collections: Array<CollectionJson>, };

export type ColorJson = { 
/**
 * The cell, in reading order from 0.
 */
cell: number, 
/**
 * The candidate; absent if the whole cell is coloured.
 */
digit?: number, 
/**
 * The number of the colour, 1–99.
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
 * The cell, in reading order from 0.
 */
cell: number, } | { "kind": "lost-candidate", 
/**
 * The cell, in reading order from 0.
 */
cell: number, 
/**
 * The digit, from 1.
 */
digit: number, };

export type ConflictJson = { 
/**
 * The house that holds the digit twice.
 */
house?: HouseJson, 
/**
 * Or the kind of the rule that is broken.
 */
rule?: string, 
/**
 * The digit of the first cell, from 1.
 */
digit: number, 
/**
 * The two cells, in reading order from 0; the same cell twice if its digit breaks the rule by itself.
 */
cells: [number, number], 
/**
 * The conflict in words.
 */
text: Array<SpanJson>, };

export type DayStatistics = { 
/**
 * The number of days that count: a game was solved on the day, or one of its puzzles was solved later.
 */
days: number, 
/**
 * The number of these that were made up later.
 */
madeUp: number, 
/**
 * The number of such days in the streak that still runs: one missed day does not break it, two in a row do.
 */
streak: number, 
/**
 * The number of such days in the longest streak.
 */
longest: number, };

export type DecidedByJson = "givens" | "candidates" | "entries" | "nothing";

export type DifferenceJson = { 
/**
 * The cell, in reading order from 0.
 */
cell: number, 
/**
 * Its digit in the first and in the second solution.
 */
digits: [number, number], };

export type DifficultyJson = { "level": LevelJson } | { "technique": TechniqueWishJson };

export type DrillGrade = "exclusive" | "clean" | "shared";

export type DrillKind = "find" | "whether" | "play";

export type DrillReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The id of the technique.
 */
technique: string, 
/**
 * Its name in the requested language.
 */
name: string, 
/**
 * What else can be found on the board; absent if the technique does not apply.
 */
grade?: DrillGrade, 
/**
 * Whether the technique applies on this board.
 */
applies: boolean, 
/**
 * The board and what can be found on it, or, if the technique does not apply, the reason.
 */
shown: ShownJson, 
/**
 * For `play`: the techniques needed from here to the end.
 */
rest: Array<SummaryLine>, 
/**
 * Whether the pupil knows all of these.
 */
within: boolean, };

export type DrillRequest = { 
/**
 * The id of the technique.
 */
technique: string, 
/**
 * Selects the board: the same seed gives the same drill.
 */
seed: number, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The task; default: `find`.
 */
kind?: DrillKind, 
/**
 * What else may be found on the board; default: the easiest grade available.
 */
grade?: DrillGrade, 
/**
 * For `play`: the ids of the techniques that the pupil knows, besides this one and the singles.
 */
known?: Array<string>, };

export type ErJson = { 
/**
 * The lowest, 1.0 or higher.
 */
least: number, 
/**
 * The highest, 20.0 or lower.
 */
most: number, };

export type ErrorReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The kind of error: `bad-field`, `too-large`, `timeout`, …
 */
code: string, 
/**
 * The path of the field at fault, such as `sheet.entries`; absent if no field is.
 */
field?: string, 
/**
 * What was found and what was expected, in the requested language.
 */
message: string, };

export type EstimateJson = { 
/**
 * The seconds within which half of such requests are fulfilled; `null` if unknown.
 */
half: number | null, 
/**
 * The seconds within which 95 percent of such requests are fulfilled; `null` if unknown.
 */
most: number | null, 
/**
 * Whether the times are measured, beforehand or during this request; otherwise they are a guess or unknown.
 */
measured: boolean, };

export type EstimateReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The estimate.
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
clean: boolean, 
/**
 * Whether what it removes comes back when the entry is replaced or erased and no other digit rules it out, unless
 * the player has written or erased marks there since then. Games of earlier versions do without.
 */
returns?: boolean, } | { "type": "erase", 
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
digit: number, } | { "type": "fillCandidates", 
/**
 * Whether candidates that only entries rule out come back when the entries go, as with [`Event::Enter`].
 */
returns?: boolean, } | { "type": "compute", 
/**
 * As in [`Event::FillCandidates`].
 */
returns?: boolean, } | { "type": "clearMarks" } | { "type": "cleanMarks" } | { "type": "promote", 
/**
 * The cells, by their numbers from 0.
 */
cells: Array<number>, } | { "type": "accept", 
/**
 * Digits to enter.
 */
placements: Array<CandidateData>, 
/**
 * Candidates to exclude.
 */
eliminations: Array<CandidateData>, 
/**
 * Digits to note.
 */
notes?: Array<CandidateData>, 
/**
 * As in [`Event::Enter`], for the placements.
 */
clean: boolean, 
/**
 * As in [`Event::Enter`], for the placements.
 */
returns?: boolean, } | { "type": "reset" };

export type ExampleJson = { 
/**
 * The digits placed so far, as a line.
 */
digits: string, 
/**
 * The candidates of every cell as a set: bit `d - 1` for digit `d`; 0 for a filled cell.
 */
candidates: Array<number>, 
/**
 * The step.
 */
step: StepJson, 
/**
 * The explanation of the step.
 */
text: Array<SpanJson>, };

export type ExplainedStep = { 
/**
 * The step.
 */
step: StepJson, 
/**
 * The name of its technique, in the requested language.
 */
name: string, 
/**
 * What can be seen, why the conclusion follows, and what it is.
 */
text: Array<SpanJson>, };

export type ExplainerJson = { 
/**
 * How it ends: `solved`, or `stuck` if no technique applies or the work was cut short.
 */
outcome: PathOutcome, 
/**
 * The ER, the rating of the hardest step: 1.0 to 12.0, or 20.0 if no technique applies.
 */
er: number, 
/**
 * The EP, the highest rating up to the first step that places a digit.
 */
ep: number, 
/**
 * The ED, the rating of the first step.
 */
ed: number, 
/**
 * Whether the work was cut short, so that the ratings are these or higher.
 */
atLeast: boolean, 
/**
 * The number of steps.
 */
steps: number, };

export type FamilyJson = "single" | "intersection" | "subset" | "fish" | "single-digit" | "coloring" | "wing" | "expert" | "uniqueness" | "almost-locked-set" | "chain" | "template" | "sum" | "leftovers";

export type FilterJson = { 
/**
 * The variant of JADE's collection, such as `killer`; plain puzzles by default. Puzzles of variants are rated in the profile
 * `full`, and of the techniques on their paths only the hardest counts.
 */
rules?: string, 
/**
 * The profile that level, score and technique refer to; `full` by default.
 */
profile?: string, 
/**
 * Of this level.
 */
level?: LevelJson, 
/**
 * With the technique of this id on the path; in JADE's collection also where it is on the path if it is tried
 * right after the singles.
 */
technique?: string, 
/**
 * The number of givens.
 */
givens?: RangeJson, 
/**
 * The score.
 */
score?: RangeJson, };

export type FindCounts = { 
/**
 * Without help.
 */
unaided: number, 
/**
 * With a hint that did not go to the end.
 */
helped: number, 
/**
 * Not found: the hint went to the end, or the board was given up.
 */
missed: number, };

export type FindReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The number of puzzles that fulfil the conditions, including those not in this reply.
 */
all: number, 
/**
 * The puzzles.
 */
puzzles: Array<PuzzleJson>, 
/**
 * The number of puzzles that cannot be read because the file is damaged; usually 0.
 */
unreadable: number, };

export type FindRequest = { 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The name of one of the user's own collections; any of them by default.
 */
collection?: string, 
/**
 * What the puzzles must be.
 */
filter?: FilterJson, 
/**
 * How many to skip: those that were shown before.
 */
skip?: number, 
/**
 * How many, 1000 at most; 100 by default.
 */
count?: number, };

export type FormatJson = { 
/**
 * Its id, such as `sdk` or `f-puzzles`. It never changes.
 */
id: string, 
/**
 * Its name in the requested language.
 */
name: string, 
/**
 * The usual file extensions, without the dot. The first is used for writing. Empty for links.
 */
extensions: Array<string>, 
/**
 * The largest side of a board.
 */
mostSide: number, 
/**
 * The smallest side of a board.
 */
leastSide: number, 
/**
 * Whether boxes may have an unusual shape.
 */
anyBoxes: boolean, 
/**
 * What it stores besides digits: `entries`, `corners`, `candidates`, `cell-colors`, `candidate-colors`, `title`,
 * `author`, `level`, `comment`, `solution`, `origin`.
 */
carries: Array<string>, 
/**
 * The same in words, in the requested language.
 */
carriesText: string, 
/**
 * Whether one text can hold several puzzles.
 */
several: boolean, 
/**
 * Whether JADE writes it; JADE reads all formats.
 */
written: boolean, };

export type FormatsReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The formats, in the order in which a text is tried.
 */
formats: Array<FormatJson>, };

export type GameOutcome = "unfinished" | "shown" | "solved";

export type GameRecord = { 
/**
 * The version of this format, [`RECORD_VERSION`].
 */
version: number, 
/**
 * The id of the game: 1 to 64 letters, digits, `-`, `.` and `_`.
 */
id: string, 
/**
 * The rows of a box.
 */
boxRows: number, 
/**
 * The columns of a box.
 */
boxColumns: number, 
/**
 * The givens in one line.
 */
puzzle: string, 
/**
 * The canonical form of the puzzle, the same for all puzzles that are essentially this one; absent if unknown.
 */
canonical?: string, 
/**
 * The number of givens.
 */
givens: number, 
/**
 * The number of digits that were on the board before the game began; if there are any, its time does not count.
 */
prefilled: number, 
/**
 * How it ended.
 */
outcome: GameOutcome, 
/**
 * The level; absent if unknown.
 */
level?: LevelJson, 
/**
 * The score; absent if unknown.
 */
score?: number, 
/**
 * The id of the hardest technique that it needs; absent if unknown.
 */
hardest?: string, 
/**
 * How much there is to find; absent if unknown.
 */
openness?: RecordedOpenness, 
/**
 * If it was the puzzle of a day: the day, for example `2026-11-22`.
 */
day?: string, 
/**
 * The techniques that hints used: `full`, `classic` or `own`.
 */
profile: string, 
/**
 * Where it was played.
 */
playedOn: PlayedOn, 
/**
 * The playing time in seconds, without pauses.
 */
seconds: number, 
/**
 * How often the player paused.
 */
pauses: number, 
/**
 * The number of digits that were entered and are not in the solution; 0 if the solution is unknown.
 */
mistakes: number, 
/**
 * How many hints ended at each rung, from the first.
 */
hints: [number, number, number, number, number], 
/**
 * The number of digits that the tutor entered.
 */
told: number, 
/**
 * What it says about techniques, by id; absent until the game is reviewed.
 */
techniques?: { [key in string]: TechniqueRecord }, 
/**
 * When it ended, or was left, in milliseconds since 1970.
 */
at: number, 
/**
 * The player's date then, for example `2026-11-22`.
 */
date: string, };

export type GameRecords = { 
/**
 * What the file contains: `games`.
 */
jade: string, 
/**
 * The version of the records, [`RECORD_VERSION`].
 */
version: number, 
/**
 * The records.
 */
records: Array<GameRecord>, };

export type GenerateEvent = { "event": "begun", 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The seed in use.
 */
seed: number, 
/**
 * How long the work will take.
 */
estimate: EstimateJson, } | { "event": "progress", 
/**
 * The seconds since the work began.
 */
seconds: number, 
/**
 * The number of attempts made.
 */
attempts: number, 
/**
 * The number of puzzles made.
 */
made: number, 
/**
 * How long the rest will take.
 */
estimate: EstimateJson, } | { "event": "better", 
/**
 * The puzzle.
 */
puzzle: PuzzleJson, } | { "event": "made", 
/**
 * The puzzle.
 */
puzzle: PuzzleJson, } | { "event": "ended", 
/**
 * The number of puzzles made.
 */
made: number, 
/**
 * The number of attempts made, as far as is known.
 */
attempts: number, 
/**
 * The reasons why fewer puzzles were made than requested, a sentence each; otherwise empty.
 */
text: Array<string>, } | { "event": "failed", 
/**
 * The kind of error: `internal`.
 */
code: string, 
/**
 * The error in words.
 */
message: string, };

export type GenerateRequest = { 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * What every puzzle must be.
 */
wish?: WishJson, 
/**
 * Where the puzzles come from; they are generated by default.
 */
source?: SourceJson, 
/**
 * When there are enough; one puzzle is enough by default.
 */
goal?: GoalJson, 
/**
 * The seed, below 2^53: the same seed, wish and version give the same puzzles. A random one by default.
 */
seed?: number, 
/**
 * The number of the first attempt, 0 by default: makes a puzzle again by the numbers that came with it.
 */
attempt?: number, 
/**
 * How many seconds to wait for the next puzzle, or to look for the best, 600 at most; 60 and 10 by default.
 */
seconds?: number, };

export type GeneratorJson = { 
/**
 * The method; `fast` by default.
 */
method?: MethodJson, 
/**
 * On boards other than 9×9: how long to search for givens that can go once reasoning finds none.
 */
effort?: number, };

export type GivensJson = { "exactly": number } | { "at-most": number } | { "empty": number };

export type GoalJson = { "count": number } | "best";

export type HouseJson = { 
/**
 * Whether it is a row, a column, a box or an extra region.
 */
kind: HouseKindJson, 
/**
 * Its number among the houses of its kind, from 1.
 */
number: number, };

export type HouseKindJson = "row" | "column" | "box" | "region" | "diagonal" | "window" | "group" | "extra";

export type ImportEvent = { "event": "progress", 
/**
 * The number of puzzles processed.
 */
read: number, 
/**
 * The number of those that were new to the collection.
 */
new: number, 
/**
 * The number of puzzles in the text.
 */
all: number, } | { "event": "ended", 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The number of puzzles read.
 */
read: number, 
/**
 * The number of those that were new to the collection.
 */
new: number, 
/**
 * The parts of the text that could not be read.
 */
errors: Array<InputError>, } | { "event": "failed", 
/**
 * The kind of error: `store` or `internal`.
 */
code: string, 
/**
 * The error in words.
 */
message: string, };

export type ImportRequest = { 
/**
 * The name of the collection; it is made if there is none.
 */
collection: string, 
/**
 * Puzzles in any format that JADE reads.
 */
text: string, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The id of the profile used to rate the puzzles: `full` (default) or `classic`.
 */
profile?: string, };

export type InputError = { 
/**
 * The line, from 1.
 */
line: number, 
/**
 * The character in the line, from 1.
 */
column: number, 
/**
 * The kind of error: `cell-count`, `unknown-symbol`, …
 */
code: string, 
/**
 * The full message, in the requested language.
 */
message: string, };

export type JudgeReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The line of the file where the attempt begins, from 1; 1 over HTTP.
 */
line: number, 
/**
 * The `id` of the attempt, as it came; absent if it has none.
 */
id?: unknown, 
/**
 * The puzzle, as a line.
 */
puzzle: string, 
/**
 * The steps, in order.
 */
steps: Array<JudgedStepJson>, 
/**
 * The numbers of the listed steps that conclude nothing, from 1.
 */
unread: Array<number>, 
/**
 * The answer; absent if there is none.
 */
answer?: JudgedAnswerJson, 
/**
 * The board that the true steps have left, as a line.
 */
board: string, 
/**
 * How good it is.
 */
score: ScoreJson, };

export type JudgeRequest = { 
/**
 * The puzzle, in any format that is read in a text.
 */
puzzle: string, 
/**
 * The steps: a list of texts and of objects with any of `technique`, `cells`, `houses`, `digits`, `conclusions` and
 * `text`; or one text.
 */
steps?: string | (string | object)[], 
/**
 * The whole output of a model: its steps, and its answer if it has one.
 */
text?: string, 
/**
 * Any text with a full board. One that cannot be read is wrong.
 */
answer?: string, 
/**
 * Anything; it comes back as it is.
 */
id?: unknown, 
/**
 * The techniques by whose names JADE calls the steps.
 */
techniques?: TechniqueChoice, 
/**
 * The language of texts.
 */
lang?: LanguageJson, };

export type JudgedAnswerJson = { 
/**
 * Whether it is the solution.
 */
right: boolean, 
/**
 * The cells that are wrong or empty.
 */
cells: Array<number>, 
/**
 * The verdict in words.
 */
text: string, };

export type JudgedStepJson = { 
/**
 * The line of the text, or the number of the step in a list, from 1.
 */
line: number, 
/**
 * The step as it was written.
 */
claim: string, 
/**
 * What was read as its conclusions, or follows from its chain, in one-line notation.
 */
conclusions: string, 
/**
 * `good`, `known`, `unfounded` or `false`.
 */
verdict: string, 
/**
 * Why a good step follows: `cited`, `named` or `board`; absent if it is not good.
 */
basis?: string, 
/**
 * The id of the technique that JADE calls it; absent if none shows it, or it is false or known.
 */
technique?: string, 
/**
 * JADE’s step, in one-line notation; absent if there is no technique.
 */
step?: string, 
/**
 * The id of the technique that it names; absent if it names none.
 */
named?: string, 
/**
 * Whether the technique that it names shows this here; absent if it names none, or is false or known.
 */
namedRight?: boolean, 
/**
 * What is wrong, the most telling first.
 */
faults: Array<StepFaultJson>, 
/**
 * All of it in words, a sentence each.
 */
text: Array<Array<SpanJson>>, };

export type LanguageJson = "en" | "es";

export type LargeReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The boxes of the board.
 */
boxes: BoxesJson, 
/**
 * The givens of all cells, from 1; 0 for an empty cell.
 */
digits: Array<number>, 
/**
 * The number of solutions.
 */
status: Status, 
/**
 * The solution, or the first one found; absent if there is none.
 */
solution?: Array<number>, 
/**
 * The result in words.
 */
text: Array<SpanJson>, };

export type LargeRequest = { 
/**
 * The text of the board. If it holds several, the first is used.
 */
text: string, 
/**
 * The language of texts.
 */
lang?: LanguageJson, };

export type LayoutJson = "nikoli" | { "symmetry": SymmetryJson } | { "places": string };

export type LegendJson = { 
/**
 * The role.
 */
role: RoleJson, 
/**
 * The meaning in a few words, not capitalised: `petal`.
 */
text: string, };

export type LessonEntry = { 
/**
 * The id of a technique or a topic.
 */
id: string, 
/**
 * The title of the lesson.
 */
title: string, 
/**
 * Whether it teaches a technique.
 */
technique: boolean, 
/**
 * The level of the technique in the full profile; absent for a topic.
 */
level?: LevelJson, 
/**
 * A summary in a sentence or two.
 */
summary: string, 
/**
 * The ids of the lessons that it builds on.
 */
needs: Array<string>, };

export type LessonHit = { 
/**
 * The id of the lesson.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * The text around the words.
 */
excerpt: string, };

export type LessonLink = { 
/**
 * The id of the lesson.
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
 * The id of a technique or a topic.
 */
id: string, 
/**
 * The title of the lesson.
 */
title: string, 
/**
 * Whether it teaches a technique.
 */
technique: boolean, 
/**
 * The level of the technique in the full profile; absent for a topic.
 */
level?: LevelJson, 
/**
 * The lessons that it builds on.
 */
needs: Array<LessonLink>, 
/**
 * Related lessons.
 */
relatives: Array<LessonLink>, 
/**
 * The previous lesson of the course; absent for the first.
 */
previous?: LessonLink, 
/**
 * The next lesson of the course; absent for the last.
 */
next?: LessonLink, 
/**
 * The content of the page.
 */
blocks: Array<BlockJson>, };

export type LessonSearchReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The lessons, best match first.
 */
hits: Array<LessonHit>, };

export type LessonsReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The chapters, in order.
 */
chapters: Array<ChapterJson>, };

export type LevelCategory = { 
/**
 * The level.
 */
id: LevelJson, 
/**
 * The level in words.
 */
name: string, 
/**
 * The number of puzzles.
 */
count: number, 
/**
 * How long it takes to generate one, on one thread.
 */
estimate: EstimateJson, };

export type LevelJson = "beginner" | "very-easy" | "easy" | "medium" | "hard" | "very-hard" | "extreme" | "beyond";

export type LevelStatistics = { 
/**
 * The level.
 */
level: LevelJson, 
/**
 * The number of games solved.
 */
solved: number, 
/**
 * The number of these with a time.
 */
timed: number, 
/**
 * The best time in seconds; absent without a time.
 */
best?: number, 
/**
 * The mean time in seconds, rounded; absent without a time.
 */
mean?: number, 
/**
 * The median time in seconds, rounded; absent without a time.
 */
median?: number, 
/**
 * By how many percent the time changes from one game to ten games later, by the last 50 games; negative if the
 * player becomes faster. Absent with fewer than 5 games.
 */
trend?: number, };

export type LibraryReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The levels, from the easiest.
 */
levels: Array<LevelCategory>, 
/**
 * The techniques, in the order of trying.
 */
techniques: Array<TechniqueCategory>, 
/**
 * Techniques that no profile has unless it names them. Their puzzles are in the collection where they come early.
 */
onRequest: Array<TechniqueCategory>, };

export type LinkJson = { 
/**
 * The end where it starts.
 */
from: NodeJson, 
/**
 * The end where it leads.
 */
to: NodeJson, 
/**
 * Whether the link is strong or weak.
 */
strength: StrengthJson, 
/**
 * Why the second end follows from the first.
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
house: HouseJson, } | { "kind": "set" } | { "kind": "sight" } | { "kind": "rule" } | { "kind": "lemma" };

export type LookJson = "strong" | "emphasis" | "code";

export type MarksJson = { 
/**
 * The role, which decides how the rest is drawn.
 */
role: RoleJson, 
/**
 * The houses; absent if there are none.
 */
houses?: Array<HouseJson>, 
/**
 * The cells; absent if there are none.
 */
cells?: Array<number>, 
/**
 * The candidates, which may include eliminated ones; absent if there are none.
 */
candidates?: Array<CandidateData>, };

export type MethodJson = "fast" | "full-board" | "empty-board" | "dancing-links" | "near";

export type MomentJson = { 
/**
 * The number of steps that lead to it.
 */
before: number, 
/**
 * What a player has then, to go on from: the digits that stand, and the candidates that earlier steps took away.
 */
sheet: SheetData, 
/**
 * The step.
 */
step: StepJson, };

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
 * The seconds of play before it; absent if unknown.
 */
seconds?: number, 
/**
 * Whether the tutor entered it.
 */
told?: boolean, };

export type MoveKindJson = { 
/**
 * The id that steps have as their technique: `cross-hatching`.
 */
id: string, 
/**
 * Its name, in the requested language.
 */
name: string, };

export type NodeJson = { 
/**
 * The kind of end.
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
 * The number of patterns of this technique that lead to the conclusion.
 */
ways: number, 
/**
 * The step.
 */
step: StepJson, 
/**
 * The name of its technique, in the requested language.
 */
name: string, 
/**
 * What can be seen, why the conclusion follows, and what it is.
 */
text: Array<SpanJson>, };

export type OpennessJson = { 
/**
 * The number of openings at the start.
 */
start: number, 
/**
 * The mean number of openings, to one decimal place.
 */
mean: number, 
/**
 * The least number of openings at any moment but those at the end, where every empty cell is one.
 */
least: number, };

export type OwnAssignmentJson = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * From when on it can be done, in milliseconds since 1970.
 */
opens: number, 
/**
 * Until when, in milliseconds since 1970.
 */
closes: number, 
/**
 * Whether it is an exam.
 */
exam: boolean, 
/**
 * What is to be done; absent for an exam that the pupil has not begun and that is not over.
 */
task?: ClassTask, 
/**
 * How far the pupil is; absent together with the task.
 */
result?: ClassResult, };

export type OwnClassJson = { 
/**
 * The name of the class.
 */
className: string, 
/**
 * What the class calls the pupil.
 */
name: string, 
/**
 * When the pupil came to the class, in milliseconds since 1970.
 */
joined: number, 
/**
 * Whether the pupil has set a password.
 */
hasPassword: boolean, 
/**
 * What there is to do, the one that closes last first. Before they open, only exams are listed.
 */
assignments: Array<OwnAssignmentJson>, 
/**
 * What the pupil has practised since they came to the class.
 */
techniques: Array<TechniqueResult>, };

export type PaperJson = "a4" | "letter";

export type ParseReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The puzzles, in the order of the text.
 */
puzzles: Array<ParsedPuzzle>, 
/**
 * The parts of the text that could not be read, in order.
 */
errors: Array<InputError>, 
/**
 * A sentence that says which format was recognised and how many puzzles were read, in the requested language.
 */
report: string, };

export type ParseRequest = { 
/**
 * One puzzle per line, one grid, or the text of any format that JADE reads.
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
 * The line on which it begins, from 1.
 */
line: number, 
/**
 * The id of its format: `line`, `rows`, `sdk`, `jade-link`, …
 */
format: string, 
/**
 * Whether the givens of the sheet are known to be givens. They are not if the text is a pencil-mark grid, which
 * does not distinguish givens from solved cells.
 */
givensKnown: boolean, 
/**
 * What decides the puzzle. What belongs to it besides the givens is in the sheet: as barred digits, or as givens.
 */
decidedBy: DecidedByJson, 
/**
 * The text after the puzzle on its line; absent if there is none.
 */
comment?: string, 
/**
 * Colours, in the order in which they were applied.
 */
colors: Array<ColorJson>, 
/**
 * Title, author and other facts about the puzzle.
 */
about: AboutJson, 
/**
 * Names of the data that a sheet cannot hold: `other-rules`, `history`, …
 */
leftOut: Array<string>, 
/**
 * What else is in the text and may matter: words that name `rules`, `rows` that are nearly a board, `signs` that look
 * like cells, another `board` that is about as good a reading of the text and follows this one; only in the first
 * puzzle of a text, and absent if there is nothing.
 */
asides?: Array<InputError>, 
/**
 * The same and other remarks, as sentences in the requested language.
 */
notes: Array<string>, };

export type PartJson = { 
/**
 * Its name in the record of the technique, such as `line`.
 */
name: string, 
/**
 * Its role in the pattern, which decides how it is drawn.
 */
role: RoleJson, 
/**
 * The value of the part.
 */
value: ValueJson, };

export type ParticipationJson = { 
/**
 * Whether the others see the name.
 */
named: boolean, };

export type PasskeyJson = { 
/**
 * Its id.
 */
id: string, 
/**
 * What its owner calls it; may be empty.
 */
name: string, 
/**
 * The name of the host at which it was added; absent if it is the one that was asked. Browsers offer it only there.
 */
host?: string, 
/**
 * When it was added, in milliseconds since 1970.
 */
created: number, 
/**
 * When somebody last signed in with it, to the hour, in milliseconds since 1970; absent if nobody has.
 */
used?: number, };

export type PasskeysReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The passkeys, the oldest first.
 */
passkeys: Array<PasskeyJson>, };

export type PathOutcome = "solved" | "stuck" | "reached" | "impossible" | "improper";

export type PathReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * How the path ends.
 */
outcome: PathOutcome, 
/**
 * The steps, in order.
 */
steps: Array<ExplainedStep>, 
/**
 * The board at the end, as a line.
 */
end: string, 
/**
 * The level; absent if the path does not reach the solution.
 */
level?: LevelJson, 
/**
 * The sum of the points of all steps.
 */
score: number, 
/**
 * How often each technique was used, in the order of the profile.
 */
summary: Array<SummaryLine>, 
/**
 * How many cells can be filled before pencil marks are written; absent if there is nothing to solve.
 */
beforeMarks?: ShareJson, 
/**
 * The outcome in words.
 */
text: Array<SpanJson>, };

export type PathRequest = { 
/**
 * The sheet and the techniques to use.
 */
question: QuestionJson, 
/**
 * Use only the singles of the profile.
 */
singles?: boolean, 
/**
 * The id of a technique: stop where the next step would use it.
 */
until?: string, 
/**
 * Try that technique right after the singles, before simpler ones that may draw the same conclusion. Not together
 * with a choice of techniques.
 */
early?: boolean, 
/**
 * Use only moves that need no pencil marks. Not together with a choice of techniques.
 */
beforeMarks?: boolean, };

export type PictureErrorJson = "no-board" | "part-of-board" | "bad-corners" | "small-picture" | "large-picture" | "damaged-picture";

export type PictureReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The boards, the most prominent one first.
 */
boards: Array<ReadBoard>, 
/**
 * Why there is no board; absent if there is one.
 */
error?: PictureErrorJson, };

export type PieceJson = { 
/**
 * The text.
 */
text: string, 
/**
 * The style; absent for plain text.
 */
look?: LookJson, 
/**
 * The id of the lesson that the text links to; absent if it is no link.
 */
to?: string, };

export type PlayedOn = "page" | "terminal";

export type PossibleReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * How many solutions the givens have.
 */
status: Status, 
/**
 * Per cell, as bits (1 for digit 1, 2 for digit 2, 4 for digit 3): the digits that it has in some solution.
 */
possible: Array<number>, 
/**
 * Per cell, as bits: the digits of which it was not found out.
 */
unknown: Array<number>, 
/**
 * The only solution, as a line of digits.
 */
solution?: string, 
/**
 * Measurements of the count.
 */
search: SearchJson, 
/**
 * The number of solutions in words.
 */
text: Array<SpanJson>, };

export type PossibleRequest = { 
/**
 * The sheet. Only its rules, its givens and what they bar count.
 */
sheet: SheetData, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The number of solutions to count at most: 1000 unless said.
 */
limit?: number, 
/**
 * The number of guesses that may be spent: 50,000 unless said.
 */
guesses?: number, };

export type PrintKind = "sheet" | "puzzle" | "worksheet";

export type PrintRequest = { 
/**
 * The player’s sheet.
 */
sheet: SheetData, 
/**
 * Colours, in the order in which they were applied.
 */
colors?: Array<ColorJson>, 
/**
 * A text with further puzzles to print, in any format.
 */
more?: string, 
/**
 * What to print.
 */
kind: PrintKind, 
/**
 * For a worksheet: the id of the technique whose step the board asks for; default: the next step.
 */
technique?: string, 
/**
 * The paper size.
 */
paper?: PaperJson, 
/**
 * The number of boards per page.
 */
perPage?: number, 
/**
 * The language of the printed words.
 */
lang?: LanguageJson, };

export type ProofClaimJson = { "kind": "on", 
/**
 * The candidate.
 */
candidate: CandidateData, } | { "kind": "off", 
/**
 * The candidate.
 */
candidate: CandidateData, } | { "kind": "contradiction" };

export type ProofLineJson = { 
/**
 * The lines that it follows from, as indices from 0.
 */
premises: Array<number>, 
/**
 * The claim of this line.
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
house: HouseJson, } | { "kind": "excluded-by-rule" } | { "kind": "last-in-cell", 
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
 * The candidate.
 */
candidate: CandidateData, };

export type PupilJson = { 
/**
 * The id of the pupil.
 */
id: string, 
/**
 * What the class calls the pupil.
 */
name: string, 
/**
 * The name of the account, with which a pupil signs in who has set a password.
 */
login: string, 
/**
 * When the pupil came to the class, in milliseconds since 1970.
 */
joined: number, 
/**
 * Until when the card is valid that was not used yet, in milliseconds since 1970; absent if there is none.
 */
cardUntil?: number, 
/**
 * When the pupil last came, to the hour, in milliseconds since 1970; absent if they are not signed in anywhere.
 */
used?: number, };

export type PuzzleJson = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The givens; of JADE's collection in one of its symmetries, always the same.
 */
puzzle: string, 
/**
 * The boxes of its board.
 */
boxes: BoxesJson, 
/**
 * The rules of its board, as in `SheetData`; absent if there are none besides rows, columns and boxes.
 */
rules?: string, 
/**
 * What it bars from each cell, as in `SheetData`; absent if it bars nothing.
 */
barred?: Array<number>, 
/**
 * The number of givens.
 */
givenCount: number, 
/**
 * Its only solution, if it was made to order and the solution was asked for.
 */
solution?: string, 
/**
 * How hard it is; absent if the order said nothing of difficulty, or it is not rated in the profile.
 */
rating?: PuzzleRatingJson, 
/**
 * How hard the Sudoku Explainer finds it; absent if the order said nothing of that.
 */
explainer?: ExplainerJson, 
/**
 * Where it comes from.
 */
origin: PuzzleOrigin, };

export type PuzzleOrigin = { "kind": "order", 
/**
 * The seed.
 */
seed: number, 
/**
 * The attempt: with the same seed, wish and version it gives this puzzle again.
 */
attempt: number, 
/**
 * The moment at which the technique of the wish applies and nothing simpler does.
 */
moment?: MomentJson, } | { "kind": "collection", 
/**
 * The name of the collection.
 */
name: string, 
/**
 * What else was in the text.
 */
comment?: string, 
/**
 * The line of the imported file where it begins, from 1; absent if unknown.
 */
line?: number, 
/**
 * Whether the technique that was asked for is not on its path, but is where it is tried right after the
 * singles.
 */
early: boolean, };

export type PuzzleRatingJson = { 
/**
 * How its path ends.
 */
outcome: PathOutcome, 
/**
 * Its level, if the path ends in the solution.
 */
level?: LevelJson, 
/**
 * Its score.
 */
score: number, 
/**
 * The id of the hardest technique of the path; absent if there is no step.
 */
hardest?: string, 
/**
 * The number of steps of the path.
 */
steps: number, 
/**
 * How much there is to find along the path; absent without a level, and in collections that were rated before this
 * was measured.
 */
openness?: OpennessJson, };

export type PuzzleResult = { 
/**
 * Whether the pupil solved it; if not, it was left, or the tutor entered most digits.
 */
solved: boolean, 
/**
 * The playing time in seconds.
 */
seconds: number, 
/**
 * The number of hints.
 */
hints: number, 
/**
 * The number of digits that the tutor entered.
 */
told: number, 
/**
 * The number of wrong digits that were entered.
 */
mistakes: number, 
/**
 * Whether it ended after the assignment closed.
 */
late: boolean, 
/**
 * Of a solved puzzle of an exam: whether the server has replayed the game and found the right solution, without
 * hints, in a time that is possible and fits between the beginning of the exam and the receipt of the game. Who held
 * the device, and what else helped, cannot be checked. Otherwise the game may not have been synced yet. Absent if this
 * is not checked.
 */
checked?: boolean, };

export type QuestionJson = { 
/**
 * The player’s sheet.
 */
sheet: SheetData, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * Whether the givens of the sheet are known to be givens (default: `true`). They are not if the sheet comes from a
 * pencil-mark grid, which does not distinguish givens from solved cells.
 */
givensKnown?: boolean, 
/**
 * The techniques to use; the full profile by default.
 */
techniques?: TechniqueChoice, };

export type RaceReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * Who is done first, the fastest first; then who has filled most.
 */
racers: Array<RacerJson>, };

export type RaceRequest = { 
/**
 * The id of the race, from its link: 24 hexadecimal digits.
 */
race: string, 
/**
 * What the others call this person; may be empty.
 */
name: string, 
/**
 * How many of the open cells are filled, in percent.
 */
percent: number, 
/**
 * The playing time in seconds, once the board is solved. What was said first counts.
 */
seconds?: number, 
/**
 * The number of hints so far.
 */
hints?: number, 
/**
 * The number of mistakes so far.
 */
mistakes?: number, };

export type RacerJson = { 
/**
 * The name; may be empty.
 */
name: string, 
/**
 * Whether it is the one who asks.
 */
own: boolean, 
/**
 * How many of the open cells are filled, in percent.
 */
percent: number, 
/**
 * The playing time in seconds; 0 until the board is solved.
 */
seconds: number, 
/**
 * The number of hints.
 */
hints: number, 
/**
 * The number of mistakes.
 */
mistakes: number, };

export type RangeJson = { 
/**
 * The least number; any if absent.
 */
least?: number, 
/**
 * The greatest number; any if absent.
 */
most?: number, };

export type RankingReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The number of people in the whole table.
 */
people: number, 
/**
 * The first 100 rows, and one’s own.
 */
rows: Array<StandingJson>, 
/**
 * How one takes part; absent if one does not.
 */
participation?: ParticipationJson, 
/**
 * One’s own solves that do not count, latest first.
 */
setAside: Array<SetAsideJson>, };

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
 * The level; absent unless the path reaches the solution and has at least one step.
 */
level?: LevelJson, 
/**
 * The sum of the points of all steps on the path.
 */
score: number, 
/**
 * How much there is to find along the path; absent with the level.
 */
openness?: OpennessJson, 
/**
 * Whether the board can be filled without pencil marks, although the hardest technique is medium.
 */
withoutMarks: boolean, 
/**
 * Whether the level is higher than that of the hardest technique, because there are few givens, or few cells to
 * find at a time.
 */
fewOpen: boolean, 
/**
 * The id of the hardest technique on the path; absent if there is no step.
 */
hardest?: string, 
/**
 * The number of steps.
 */
steps: number, 
/**
 * The canonical form of the givens, in one line; absent for boards larger than 9×9, for puzzles that bar digits,
 * if it would take too long to find, and on the command line.
 */
canonical?: string, 
/**
 * The rating of the Sudoku Explainer; absent unless it was asked for, there is something to rate, and this is the plain
 * 9×9 board.
 */
explainer?: ExplainerJson, 
/**
 * How often each technique was used, in the order of the profile.
 */
summary: Array<SummaryLine>, 
/**
 * The result in words.
 */
text: Array<SpanJson>, };

export type RateRequest = { 
/**
 * The sheet and the techniques to use.
 */
question: QuestionJson, 
/**
 * Whether to add the rating of the Sudoku Explainer, which takes from milliseconds to minutes.
 */
explainer?: boolean, };

export type ReadBoard = { 
/**
 * The givens in one line of 81 characters, with `.` for every other cell.
 */
line: string, 
/**
 * The corners of the board, in pixels from the left and upper edge of the picture, clockwise, beginning with the one
 * at the first cell.
 */
corners: [[number, number], [number, number], [number, number], [number, number]], 
/**
 * How the givens stand.
 */
standing: ReadStanding, 
/**
 * How the givens stood before cells were changed.
 */
before: ReadStanding, 
/**
 * The cells that a person should look at.
 */
doubtful: Array<number>, 
/**
 * The cells that look more like something else. They were changed because only so is the puzzle a proper one.
 */
changed: Array<number>, 
/**
 * The 81 cells in reading order.
 */
cells: Array<ReadCell>, };

export type ReadCell = { 
/**
 * What the cell holds.
 */
kind: ReadKind, 
/**
 * Its digit; absent unless it is printed or handwritten.
 */
digit?: number, 
/**
 * Its candidates; absent if it has none.
 */
candidates?: Array<number>, 
/**
 * How sure kind and digit are, from 0 to 1, after the whole board has been considered.
 */
confidence: number, 
/**
 * How probable each content is by the looks of the cell alone; all together are 1.
 */
probabilities: ReadProbabilities, };

export type ReadKind = "empty" | "printed" | "handwritten" | "candidates";

export type ReadProbabilities = { 
/**
 * Nothing.
 */
empty: number, 
/**
 * Each printed digit from 1 to 9.
 */
printed: Array<number>, 
/**
 * Each handwritten digit from 1 to 9.
 */
handwritten: Array<number>, 
/**
 * Candidates.
 */
candidates: number, };

export type ReadStanding = "proper" | "breaks-rules" | "no-solution" | "several-solutions";

export type RecordedOpenness = { 
/**
 * The number of openings at the start.
 */
start: number, 
/**
 * The mean number of openings, to one decimal place.
 */
mean: number, 
/**
 * The least number of openings at any moment but those at the end, where every empty cell is one.
 */
least: number, };

export type RemoveRequest = { 
/**
 * The name of the collection.
 */
collection: string, 
/**
 * The language of texts.
 */
lang?: LanguageJson, };

export type ReviewLine = { 
/**
 * The id of the technique.
 */
technique: string, 
/**
 * Its name in the requested language.
 */
name: string, 
/**
 * How often the easiest path uses it.
 */
easiest: number, 
/**
 * How often the player's own entries needed it.
 */
own: number, 
/**
 * Whether it has a lesson and drills, as every technique of the catalogue has; a guess has none.
 */
hasLesson: boolean, };

export type ReviewReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * How the game went, one sentence each.
 */
text: Array<Array<SpanJson>>, 
/**
 * Where the player spent most time, and what could be seen then, one sentence each.
 */
slow: Array<Array<SpanJson>>, 
/**
 * The techniques of the easiest path and of the player, simplest first.
 */
lines: Array<ReviewLine>, 
/**
 * The index of the first wrong entry; absent if all are right.
 */
mistake?: number, };

export type ReviewRequest = { 
/**
 * The sheet at the beginning of the game.
 */
sheet: SheetData, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The entries, in order.
 */
moves: Array<MoveJson>, };

export type RoleJson = "subject" | "base" | "cover" | "fin" | "pivot" | "pincer" | "set-a" | "set-b" | "shared" | "on" | "off" | "deadly" | "extra" | "start" | "witness" | "target";

export type Rung = { 
/**
 * The name of the rung.
 */
name: RungJson, 
/**
 * Its sentence. Digits appear from `reasoning` on.
 */
text: Array<SpanJson>, 
/**
 * What this rung and those before it point out; absent if the whole step is to be drawn.
 */
scene?: SceneJson, 
/**
 * For the reasoning about a chain or a proof, the same words line by line; otherwise absent.
 */
argument?: ArgumentJson, };

export type RungJson = "where" | "technique" | "digit" | "cells" | "reasoning" | "apply" | "message";

export type SceneBranchJson = { 
/**
 * The candidate that is assumed to be true or false.
 */
start: CandidateData, 
/**
 * Whether it is assumed to be true.
 */
on: boolean, };

export type SceneJson = { 
/**
 * The marks, by role.
 */
marks: Array<MarksJson>, 
/**
 * The links, branch by branch, each in the order of the argument; absent if there are none.
 */
links?: Array<SceneLinkJson>, 
/**
 * The branches of the argument; absent if there is only one.
 */
branches?: Array<SceneBranchJson>, };

export type SceneLinkJson = { 
/**
 * The end where it starts.
 */
from: SceneNodeJson, 
/**
 * The end where it leads.
 */
to: SceneNodeJson, 
/**
 * Whether the link is strong or weak.
 */
strength: StrengthJson, 
/**
 * Its branch, as an index of `branches`; absent if there is only one.
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
 * Whether one frame can enclose them; absent if not.
 */
framed?: boolean, };

export type ScoreJson = { 
/**
 * Quality times progress, from 0 to 1.
 */
score: number, 
/**
 * The share of the steps that are good, with the answer as one more, without those that are known.
 */
quality: number, 
/**
 * The share of the candidates that are not in the solution and are gone.
 */
progress: number, 
/**
 * Whether the answer is right; without an answer, whether the steps leave only the solution.
 */
solved: boolean, 
/**
 * The number of good steps.
 */
good: number, 
/**
 * The number of steps that are known.
 */
known: number, 
/**
 * The number of unfounded steps.
 */
unfounded: number, 
/**
 * The number of false steps.
 */
false: number, 
/**
 * The number of good steps before the first that is unfounded or false.
 */
goodAtFirst: number, };

export type SearchJson = { 
/**
 * The id of the engine: `backtracking`, `dancing-links`, …
 */
engine: string, 
/**
 * The number of solutions found.
 */
count: number, 
/**
 * Whether these are all solutions; `false` if the search reached its limit or was stopped.
 */
complete: boolean, 
/**
 * Whether the search was stopped by time or memory before it reached its limit. Then there may be more solutions.
 */
stopped: boolean, 
/**
 * The number of combinations tried.
 */
nodes: number, 
/**
 * The number of guesses.
 */
guesses: number, };

export type SentenceJson = { 
/**
 * The sentence.
 */
text: Array<SpanJson>, 
/**
 * What this sentence and those before it mention; absent if the whole step is to be drawn.
 */
scene?: SceneJson, };

export type SessionJson = { 
/**
 * Its id.
 */
id: string, 
/**
 * What the browser called itself.
 */
label: string, 
/**
 * When it began, in milliseconds since 1970.
 */
created: number, 
/**
 * When it was last used, to the hour, in milliseconds since 1970.
 */
used: number, 
/**
 * Whether it is the one that asks.
 */
current: boolean, };

export type SessionsReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The sessions, the one used last first.
 */
sessions: Array<SessionJson>, };

export type SetAsideJson = { 
/**
 * The level; absent if unknown.
 */
level?: string, 
/**
 * The day whose puzzle it is; absent if it is none.
 */
day?: string, 
/**
 * The playing time.
 */
seconds: number, 
/**
 * When it was solved, by the clock of the server, in milliseconds since 1970.
 */
solved: number, 
/**
 * Why its time is not believed.
 */
fault: TimeFault, };

export type ShareJson = { 
/**
 * The number of cells that can be filled.
 */
filled: number, 
/**
 * The number of open cells.
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
 * The rules that the board has besides rows, columns and boxes, in JADE's notation: `anti-knight; even r1c1`.
 */
rules?: string, 
/**
 * The givens as one line: a character per cell, `.` or `0` for an empty one.
 */
givens: string, 
/**
 * The entries, likewise.
 */
entries: string, 
/**
 * Digits that the puzzle itself bars from each cell, as a sukaku does, a set per cell.
 */
barred?: Array<number>, 
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
excluded?: Array<number>, 
/**
 * Corner notes that an entry removed and that come back with the last digit that rules them out, a set per cell.
 */
clearedCorners?: Array<number>, 
/**
 * The same for candidates of lists.
 */
clearedCandidates?: Array<number>, };

export type ShownJson = { 
/**
 * The kind of the example.
 */
sort: ShownKind, 
/**
 * The board as a player would have it, with candidate lists if the technique needs them.
 */
sheet: SheetData, 
/**
 * The step. For a near miss, it is the step one might see, without conclusions; its part `spoilers` has the
 * candidates that prevent it.
 */
step: StepJson, 
/**
 * The explanation of the step, sentence by sentence.
 */
walk: Array<SentenceJson>, };

export type ShownKind = "shows" | "looks-like" | "before-marks";

export type SignUpJson = "off" | "invitation" | "open";

export type SolveReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The solutions as lines of digits; empty if they were only counted.
 */
solutions: Array<string>, 
/**
 * Measurements of the search.
 */
search: SearchJson, 
/**
 * The result in words.
 */
text: Array<SpanJson>, };

export type SolveRequest = { 
/**
 * The sheet. Only its givens are solved.
 */
sheet: SheetData, 
/**
 * The language of texts.
 */
lang?: LanguageJson, 
/**
 * The id of the engine: `auto` (default), `backtracking`, `dancing-links`, …
 */
engine?: string, 
/**
 * The number of solutions to list or count at most. Default: one is listed, all are counted.
 */
limit?: number, };

export type SourceJson = { "generator": GeneratorJson } | "collection";

export type SpanJson = { 
/**
 * The text of the piece.
 */
text: string, 
/**
 * The name of the part of the step that it mentions; absent if it mentions none.
 */
part?: string, 
/**
 * The role of that part.
 */
role?: RoleJson, 
/**
 * What it mentions on the board, to be highlighted with it.
 */
value?: ValueJson, };

export type StandingJson = { 
/**
 * The place, from 1. Equal values have equal places.
 */
place: number, 
/**
 * The name; absent if it is hidden.
 */
name?: string, 
/**
 * Whether it is one’s own row.
 */
own: boolean, 
/**
 * The number of solves.
 */
solved: number, 
/**
 * The best time in seconds.
 */
best: number, 
/**
 * The mean time in seconds.
 */
mean: number, 
/**
 * The median time in seconds.
 */
median: number, 
/**
 * The time in percent of one’s own usual one; absent with too few solves. For a level it compares the last ten
 * solves with those before, for a day the solve with the others of that level.
 */
handicap?: number, };

export type StatisticsReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The number of games solved.
 */
solved: number, 
/**
 * The number of games that the tutor solved for the most part.
 */
shown: number, 
/**
 * The number of games left before the end.
 */
unfinished: number, 
/**
 * The playing time of all games, in seconds.
 */
seconds: number, 
/**
 * The number of games solved without a hint.
 */
withoutHints: number, 
/**
 * The solved games by level, easiest first; levels without one are absent.
 */
levels: Array<LevelStatistics>, 
/**
 * The techniques that came up, most often first.
 */
techniques: Array<TechniqueStatistics>, 
/**
 * The days on which a game was solved.
 */
days: DayStatistics, };

export type Status = "proper" | "none" | "several" | "unknown";

export type StepFaultJson = { 
/**
 * `filled`, `seen`, `removed`, `not-in-solution`, `in-solution`, `more-candidates`, `more-places`, `not-shown`,
 * `not-named`, `false-link` or `unread-chain`.
 */
kind: string, 
/**
 * The cells where it is.
 */
cells: Array<number>, 
/**
 * The fault in words.
 */
text: string, };

export type StepGroup = { 
/**
 * The id of the technique.
 */
technique: string, 
/**
 * Its name in the requested language.
 */
name: string, 
/**
 * Its level in the profile, or in the full profile if the profile lacks it.
 */
level: LevelJson, 
/**
 * The number of steps, including those not listed.
 */
count: number, 
/**
 * The first 500 steps, each conclusion once.
 */
steps: Array<OfferedStep>, };

export type StepJson = { 
/**
 * The technique’s id, such as `pointing`. It never changes.
 */
technique: string, 
/**
 * The parts of the pattern.
 */
parts: Array<PartJson>, 
/**
 * The inferences of a chain, or of all branches of a net; empty if there are none.
 */
links: Array<LinkJson>, 
/**
 * Digits that can be placed.
 */
placements: Array<CandidateData>, 
/**
 * Candidates that can be removed.
 */
eliminations: Array<CandidateData>, 
/**
 * The notes that a move without pencil marks writes; otherwise absent.
 */
notes?: Array<CandidateData>, 
/**
 * How the step is drawn.
 */
scene: SceneJson, 
/**
 * What the roles in its drawing mean in this technique; absent if the reply has no texts.
 */
legend?: Array<LegendJson>, 
/**
 * An argument of several lines, each following from earlier ones; absent if the step needs none.
 */
proof?: Array<ProofLineJson>, 
/**
 * Truths and links that prove the conclusions, if they were asked for; empty if they follow from none.
 */
truths?: Array<TruthsAndLinksJson>, 
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
 * The steps, by technique in the order in which they are tried.
 */
groups: Array<StepGroup>, 
/**
 * The number of steps, in words.
 */
text: Array<SpanJson>, };

export type StepsRequest = { 
/**
 * The sheet and the techniques to use.
 */
question: QuestionJson, 
/**
 * The id of the only technique whose steps are listed; it need not be in the profile.
 */
technique?: string, 
/**
 * Whether to give the truths and links of each step, too.
 */
truths?: boolean, };

export type StrengthJson = "strong" | "weak";

export type SummaryLine = { 
/**
 * The id of the technique.
 */
technique: string, 
/**
 * Its name in the requested language.
 */
name: string, 
/**
 * Its level in the profile.
 */
level: LevelJson, 
/**
 * The number of its steps.
 */
times: number, 
/**
 * The points that these add to the score.
 */
points: number, };

export type SymmetryJson = "none" | "half-turn" | "quarter-turn" | "left-right" | "top-bottom" | "mirrors" | "diagonal" | "anti-diagonal" | "diagonals" | "full";

export type SyncItemJson = { 
/**
 * Its kind: `record`, `game`, `practice`, `setting` or `collection`.
 */
kind: "record" | "game" | "practice" | "setting", 
/**
 * Its name within the kind: 1 to 100 letters, digits, `-`, `.`, `_`, `:`.
 */
name: string, 
/**
 * Its content, which depends on its kind.
 */
body: any, };

export type SyncReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The number of the last change in `items`, to be named next time.
 */
change: number, 
/**
 * The epoch of the server, to be named next time. If it is not the one that the device knew, the server was restored
 * from a backup: the device then sends everything again.
 */
epoch: string, 
/**
 * What the clock of the server shows, in milliseconds since 1970: with it a device dates what it has changed.
 */
clock: number, 
/**
 * Whether there are more changes: ask again.
 */
more: boolean, 
/**
 * The changes, each as it is after merging.
 */
items: Array<SyncItemJson>, };

export type TechniqueCategory = { 
/**
 * The technique's id: `x-wing`.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The number of puzzles that need it.
 */
count: number, 
/**
 * The number of puzzles that need it where it is tried right after the singles (`early`).
 */
earlyCount: number, 
/**
 * How long it takes to generate one, on one thread.
 */
estimate: EstimateJson, };

export type TechniqueChoice = { 
/**
 * The id of the profile to choose from: `full` (default) or `classic`.
 */
profile?: string, 
/**
 * Use only the techniques with these ids, in this order.
 */
only?: Array<string>, 
/**
 * Do not use the techniques with these ids.
 */
without?: Array<string>, };

export type TechniqueJson = { 
/**
 * Its id, which never changes.
 */
id: string, 
/**
 * Its name in the requested language.
 */
name: string, 
/**
 * Its level in the profile.
 */
level: LevelJson, };

export type TechniqueRecord = { 
/**
 * How often the easiest path of the puzzle uses it.
 */
needed: number, 
/**
 * How often the player's own entries needed it, according to the review. Patterns that a hint showed are among
 * them.
 */
own: number, 
/**
 * How many hints about it ended at each rung, from the first.
 */
hints: [number, number, number, number, number], };

export type TechniqueReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * Its id, which never changes.
 */
id: string, 
/**
 * Its name in the requested language.
 */
name: string, 
/**
 * Its level in the catalogue of techniques.
 */
level: LevelJson, 
/**
 * The family of the technique; absent for the last resort, which is no technique.
 */
family?: FamilyJson, 
/**
 * The points of one step.
 */
score: number, 
/**
 * Its codes in HoDoKu’s test library; empty if it has none.
 */
codes: Array<string>, 
/**
 * The ids of JADE’s own profiles that contain it.
 */
profiles: Array<string>, 
/**
 * Whether it assumes that the puzzle has only one solution.
 */
assumesUniqueness: boolean, 
/**
 * Whether a player needs pencil marks to see it.
 */
needsPencilMarks: boolean, 
/**
 * A general description.
 */
about: Array<SpanJson>, 
/**
 * An example; absent for the last resort.
 */
example?: ExampleJson, };

export type TechniqueResult = { 
/**
 * The id of the technique.
 */
technique: string, 
/**
 * On the boards of its practice.
 */
practice: FindCounts, 
/**
 * In games.
 */
games: FindCounts, };

export type TechniqueStatistics = { 
/**
 * The id of the technique.
 */
technique: string, 
/**
 * How often it came up: found, or shown by a hint.
 */
seen: number, 
/**
 * How often the player found it unaided.
 */
unaided: number, 
/**
 * How often the player found it with a hint, by the rung at which the hint ended, from the first to the last but
 * one.
 */
helped: [number, number, number, number], 
/**
 * How often the hint had to go to the end.
 */
missed: number, 
/**
 * The percentage found unaided in the last ten games in which it came up.
 */
lately: number, 
/**
 * The percentage found unaided in the games before those; absent if there are none.
 */
before?: number, };

export type TechniqueWishJson = { 
/**
 * Its id: `x-wing`. It need not be among the techniques to solve the puzzle with.
 */
id: string, 
/**
 * It is needed so many times or more, 1000 at most; once by default.
 */
times?: number, 
/**
 * Nothing that is tried after it is needed anywhere.
 */
nothingHarder?: boolean, 
/**
 * Only singles follow it.
 */
singlesAfter?: boolean, 
/**
 * Where `technique` applies, no other technique of the same or a lower level may conclude anything.
 */
exclusive?: boolean, 
/**
 * It is tried right after the singles, before simpler ones that might say the same. Not with a choice of
 * techniques.
 */
early?: boolean, };

export type TechniquesReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The techniques, in the order in which they are tried.
 */
techniques: Array<TechniqueJson>, 
/**
 * Techniques that this profile lacks, since a profile has them only if it names them. A request may ask for each.
 */
onRequest: Array<TechniqueJson>, 
/**
 * The kinds of moves that need no pencil marks, in the order in which they are tried.
 */
beforeMarks: Array<MoveKindJson>, };

export type TimeFault = "times" | "too-fast" | "burst";

export type TruthSetJson = { "kind": "cell", 
/**
 * The cell.
 */
cell: number, 
/**
 * How often they count.
 */
times: number, } | { "kind": "places", 
/**
 * The digit.
 */
digit: number, 
/**
 * The house.
 */
house: HouseJson, 
/**
 * How often they count.
 */
times: number, };

export type TruthsAndLinksJson = { 
/**
 * The number of links minus the number of truths.
 */
rank: number, 
/**
 * The truths.
 */
truths: Array<TruthSetJson>, 
/**
 * The links.
 */
links: Array<TruthSetJson>, 
/**
 * The digits that they place.
 */
placements: Array<CandidateData>, 
/**
 * The candidates that they remove.
 */
eliminations: Array<CandidateData>, 
/**
 * The sets in one line, truths first: `4r2 4r7 \ 4c3 4c8`.
 */
notation: string, };

export type ValueJson = { "kind": "digit", 
/**
 * The digit, from 1.
 */
digit: number, } | { "kind": "digits", 
/**
 * The digits, in ascending order.
 */
digits: Array<number>, } | { "kind": "cell", 
/**
 * The cell, in reading order from 0.
 */
cell: number, } | { "kind": "cells", 
/**
 * The cells, in reading order.
 */
cells: Array<number>, } | { "kind": "candidates", 
/**
 * The candidates, by cell, then by digit.
 */
candidates: Array<CandidateData>, } | { "kind": "house", 
/**
 * The house.
 */
house: HouseJson, } | { "kind": "houses", 
/**
 * The houses.
 */
houses: Array<HouseJson>, } | { "kind": "sums", 
/**
 * The rules, by their place in the list of added rules, from 0.
 */
rules: Array<number>, } | { "kind": "clue", 
/**
 * Its rule, by its place in the list of added rules, from 0.
 */
rule: number, };

export type VerdictJson = "pass" | "fail" | "nothing-sought" | "unknown-code" | "impossible";

export type WishJson = { 
/**
 * The boxes of the board; 3×3 by default.
 */
boxes?: BoxesJson, 
/**
 * The rules that the board has besides rows, columns and boxes, in JADE's notation, as in `SheetData`. Words stand
 * for what is drawn: `jigsaw` for regions of random shape, and `killer`, `thermometers`, `arrows`, `whispers`, `renban`,
 * `between`, `palindromes`, `kropki`, `dots`, `xv`, `greater-than` and `quadruples` for rules that each puzzle has of its
 * own, around its solution. None by default.
 */
rules?: string, 
/**
 * How hard it is; anything by default.
 */
difficulty?: DifficultyJson, 
/**
 * Its ER, the rating of the Sudoku Explainer 1.2.1, on the plain 9×9 board; any by default.
 */
er?: ErJson, 
/**
 * The ids of techniques that are needed, too.
 */
require?: Array<string>, 
/**
 * The techniques to solve it with.
 */
techniques?: TechniqueChoice, 
/**
 * The number of givens; by default as few as digging arrives at.
 */
givens?: GivensJson, 
/**
 * Where the givens are; anywhere by default.
 */
layout?: LayoutJson, 
/**
 * Every single given is needed. Without a difficulty or a layout that is so anyway.
 */
minimal?: boolean, };

export type WriteReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The text in that format.
 */
text: string, 
/**
 * The file extension, without the dot; `txt` for links.
 */
extension: string, 
/**
 * Names of the data that the format cannot store: `corners`, `cell-colors`, …
 */
lost: Array<string>, 
/**
 * The same as a sentence, to be shown before the text is saved; absent if nothing is lost.
 */
lostText?: string, };

export type WriteRequest = { 
/**
 * The player’s sheet.
 */
sheet: SheetData, 
/**
 * The id of the format, such as `sdk` or `jade-link`.
 */
format: string, 
/**
 * Colours, in the order in which they were applied.
 */
colors?: Array<ColorJson>, 
/**
 * Facts about the puzzle.
 */
about?: AboutJson, 
/**
 * The language of messages.
 */
lang?: LanguageJson, };

export type WritingErrorJson = "nothing-written" | "long-writing" | "bad-stroke";

export type WrittenDigit = { 
/**
 * The digit.
 */
digit: number, 
/**
 * How probable it is. All together are less than 1 if this may be no digit at all.
 */
probability: number, };

export type WrittenReply = { 
/**
 * The version of the contract.
 */
version: number, 
/**
 * The digits from 1 to 9, the most probable one first; empty if nothing was read.
 */
digits: Array<WrittenDigit>, 
/**
 * Why nothing was read; absent if something was.
 */
error?: WritingErrorJson, };
