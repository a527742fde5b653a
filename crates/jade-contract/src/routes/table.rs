//! The table of all questions.

#[cfg(feature = "schema")]
use super::described::{self, Words};
use super::queries::Lingual;
use super::{
    AnotherOf, ById, ByWords, InLanguage, Method, OfProfile, Pace, Ready, Reply, Request, Route, Work, json,
    read_json, read_query,
};
#[cfg(feature = "schema")]
use super::{JSON, LINES};
#[cfg(any(test, feature = "schema"))]
use crate::contract::GenerateEvent;
use crate::contract::{
    AdviceReply, AdviceRequest, AnotherReply, CheckReply, CheckRequest, ClaimReply, ClaimRequest, CluesReply,
    CluesRequest, DrillReply, DrillRequest, EstimateReply, FindReply, FindRequest, FormatsReply,
    GenerateRequest, JudgeReply, JudgeRequest, LargeReply, LargeRequest, LessonReply, LessonSearchReply,
    LessonsReply, LibraryReply, ParseReply, ParseRequest, PathReply, PathRequest, PossibleReply,
    PossibleRequest, PrintRequest, RateReply, RateRequest, ReviewReply, ReviewRequest, SolveReply,
    SolveRequest, StepsReply, StepsRequest, TechniqueReply, TechniquesReply, WriteReply, WriteRequest,
};
use crate::{AskError, Limits, PuzzleJob};
#[cfg(test)]
use ts_rs::TypeVisitor;

/// Makes a row of the table:
///
/// ```text
/// /// The documentation, as in the OpenAPI document: a line, and further ones after an empty line.
/// METHOD ID "NAME" of "GROUP", PACE
/// REQUEST => json REPLY, "what the reply contains"
/// |request, language, limits| RESULT
/// ```
///
/// The request of `get` is a query, that of `post` a body. A reply is `json`, or a file (`pdf`), or events (`lines`).
macro_rules! route {
    (
        $(#[doc = $line:literal])+
        $method:ident $id:ident $name:literal of $tag:literal, $pace:ident
        $request:ty => $form:ident $reply:ty, $contains:literal
        $($answer:expr)?
    ) => {
        Route {
            name: $name,
            method: route!(@method $method),
            pace: Pace::$pace,
            read: |request: &Request<'_>| {
                let asked: $request = route!(@read $method request);
                let language = asked.language().unwrap_or(request.language);
                let work = route!(@work $form $request => $reply, asked, language, request, $($answer)?);
                Ok(Ready { language, work })
            },
            #[cfg(test)]
            visit_types: |found| route!(@types $method found, $request, $reply),
            #[cfg(feature = "schema")]
            described: || {
                let (id, lines, kind) = (stringify!($id), &[$($line),+], route!(@kind $form));
                let words = Words { id, tag: $tag, lines, reply: $contains };
                route!(@described $method $request, $reply, &words, kind)
            },
        }
    };
    (@method get) => { Method::Get };
    (@method post) => { Method::Post };
    (@read get $asked:ident) => { read_query($asked.query())? };
    (@read post $asked:ident) => { read_json($asked.body)? };
    (@types get $found:ident, $request:ty, $reply:ty) => { $found.visit::<$reply>() };
    (@types post $found:ident, $request:ty, $reply:ty) => {{
        $found.visit::<$request>();
        $found.visit::<$reply>();
    }};
    (@kind json) => { JSON };
    (@kind pdf) => { "application/pdf" };
    (@kind lines) => { LINES };
    (@described get $request:ty, $reply:ty, $words:expr, $kind:expr) => {
        described::query::<$request, $reply>($words, $kind)
    };
    (@described post $request:ty, $reply:ty, $words:expr, $kind:expr) => {
        described::body::<$request, $reply>($words, $kind)
    };
    (@work json $request:ty => $reply:ty, $asked:ident, $language:ident, $at:ident, $answer:expr) => {{
        let answer: fn($request, crate::LanguageJson, &Limits<'_>) -> Result<$reply, AskError> = $answer;
        Work::Reply(Box::new(move |limits| json(&answer($asked, $language, limits)?)))
    }};
    (@work pdf $request:ty => $reply:ty, $asked:ident, $language:ident, $at:ident,) => {
        Work::Reply(Box::new(move |limits| {
            Ok(Reply { status: 200, kind: "application/pdf", body: crate::print(&$asked, limits)? })
        }))
    };
    (@work lines $request:ty => $reply:ty, $asked:ident, $language:ident, $at:ident,) => {
        Work::Lines(Box::new(PuzzleJob::new(&$asked, $at.any_seed)?))
    };
}

/// All questions, in the order of the server’s documentation.
pub static ROUTES: [Route; 29] = [
    route! {
        /// Reads puzzles from text.
        ///
        /// A text without any puzzle is not refused. What could not be read is in `errors`.
        post parse "parse" of "tutor", BySize
        ParseRequest => json ParseReply, "What was read, and what could not be read"
        |ask, _, limits| Ok(crate::parse(&ask, limits))
    },
    route! {
        /// Writes a sheet in a format of another program.
        ///
        /// The reply names what the format cannot store.
        post write "write" of "tutor", Quick
        WriteRequest => json WriteReply, "The text, and what is lost in it"
        |ask, _, _| crate::write(&ask)
    },
    route! {
        /// Prints a sheet and further puzzles as PDF.
        ///
        /// It prints the boards as they are, with solutions, or as worksheets.
        post print "print" of "tutor", Slow
        PrintRequest => pdf Vec<u8>, "The booklet"
    },
    route! {
        /// Shows and solves a board of any size, even if it is too large to play.
        post large "large" of "tutor", Slow
        LargeRequest => json LargeReply, "The board and its solution"
        |ask, _, limits| crate::large_board(&ask, limits)
    },
    route! {
        /// Lists the formats that JADE reads and writes, in the order in which a text is tried.
        get formats "formats" of "tutor", Instant
        InLanguage => json FormatsReply, "The formats"
        |_, lang, _| Ok(crate::formats(lang))
    },
    route! {
        /// Checks whether the givens of a sheet are a proper puzzle, and what is wrong with the sheet.
        post check "check" of "tutor", Quick
        CheckRequest => json CheckReply, "Whether the solution is unique"
        |ask, _, limits| crate::check(&ask, limits)
    },
    route! {
        /// Lists solutions of the givens: the first one, or up to `limit`.
        ///
        /// If the time runs out, the reply has the solutions found so far, and `search.complete` is false.
        post solve "solve" of "tutor", Slow
        SolveRequest => json SolveReply, "The solutions"
        |ask, _, limits| crate::solve(&ask, limits)
    },
    route! {
        /// Counts the solutions of the givens, up to `limit` if there is one.
        ///
        /// If the time runs out, the reply has the number found so far, and `search.complete` is false.
        post count "count" of "tutor", Slow
        SolveRequest => json SolveReply, "The number of solutions"
        |ask, _, limits| crate::count(&ask, limits)
    },
    route! {
        /// Finds the digits that each cell has in some solution, and counts the solutions, up to `limit`.
        ///
        /// For those who set a puzzle. What is not found out within `guesses` is in `unknown`.
        post possible "possible" of "tutor", Slow
        PossibleRequest => json PossibleReply, "The digits, and the number of solutions"
        |ask, _, limits| crate::possible(&ask, limits)
    },
    route! {
        /// Finds givens and rules that a puzzle does not need; if it has no solution, those that contradict each other.
        ///
        /// For those who set a puzzle. What is not found out within `guesses` is in `undecided`, or leaves `minimal` false.
        post clues "clues" of "tutor", Slow
        CluesRequest => json CluesReply, "The clues"
        |ask, _, limits| crate::clues(&ask, limits)
    },
    route! {
        /// Gives a hint, rung by rung.
        ///
        /// It explains what is wrong on the sheet, or the next step. On request, it explains a step of one technique.
        post hint "hint" of "tutor", Quick
        AdviceRequest => json AdviceReply, "The hint, or why there is none"
        |ask, _, limits| crate::hint(&ask, limits)
    },
    route! {
        /// Gives the next step, or a step of one technique.
        post step "step" of "tutor", Quick
        AdviceRequest => json AdviceReply, "The step, or why there is none"
        |ask, _, limits| crate::step(&ask, limits)
    },
    route! {
        /// Lists every step that is available in the position, exactly as it is.
        post steps "steps" of "tutor", Quick
        StepsRequest => json StepsReply, "The steps"
        |ask, _, limits| crate::steps(&ask, limits)
    },
    route! {
        /// Gives all steps to the solution, or as far as the techniques lead.
        ///
        /// On request, it uses only singles or moves without pencil marks, or stops at the first step of one technique.
        post path "path" of "tutor", Slow
        PathRequest => json PathReply, "The path"
        |ask, _, limits| crate::path(&ask, limits)
    },
    route! {
        /// Rates a puzzle.
        ///
        /// The reply has its level, its score, its hardest technique, and how often each technique is needed.
        post rate "rate" of "tutor", Slow
        RateRequest => json RateReply, "The rating"
        |ask, _, limits| crate::rate(&ask, limits)
    },
    route! {
        /// Lists the techniques of a profile, in the order in which they are tried.
        get techniques "techniques" of "tutor", Instant
        OfProfile => json TechniquesReply, "The techniques"
        |ask, lang, _| crate::techniques(lang, ask.profile.as_deref())
    },
    route! {
        /// Describes one technique, with an example.
        get technique "technique" of "tutor", Instant
        ById => json TechniqueReply, "The technique"
        |ask, lang, _| crate::technique(lang, &ask.id)
    },
    route! {
        /// Lists the lessons in the order of the course.
        get lessons "lessons" of "tutor", Instant
        InLanguage => json LessonsReply, "The lessons"
        |_, lang, _| Ok(crate::lessons(lang))
    },
    route! {
        /// Returns one lesson, with its boards.
        get lesson "lesson" of "tutor", Quick
        ById => json LessonReply, "The lesson"
        |ask, lang, _| crate::lesson(lang, &ask.id)
    },
    route! {
        /// Finds the lessons that contain all given words.
        get search_lessons "lessons/search" of "tutor", Instant
        ByWords => json LessonSearchReply, "The lessons"
        |ask, lang, _| Ok(crate::search_lessons(lang, &ask.words))
    },
    route! {
        /// Returns a new board on which a technique is the next step.
        get another "another" of "tutor", Slow
        AnotherOf => json AnotherReply, "The board"
        |ask, lang, limits| crate::another_board(lang, &ask.technique, ask.seed, limits)
    },
    route! {
        /// Judges a claim that a technique applies in these cells, with this conclusion.
        ///
        /// If it is not right, the reply says which part is wrong.
        post claim "claim" of "tutor", Quick
        ClaimRequest => json ClaimReply, "Whether the claim is right"
        |ask, _, limits| crate::claim(&ask, limits)
    },
    route! {
        /// Judges the steps and the answer that somebody claims for a puzzle.
        ///
        /// Each step is judged on the board that the true steps before it have left, and says whether it is good, known,
        /// unfounded or false, and why.
        post judge "judge" of "tutor", Slow
        JudgeRequest => json JudgeReply, "The verdicts, and the score"
        |ask, _, limits| crate::judge(&ask, limits)
    },
    route! {
        /// Gives a drill: find a technique on a board, decide whether it applies, or play on.
        post drill "drill" of "tutor", Slow
        DrillRequest => json DrillReply, "The board, and the answer"
        |ask, _, limits| crate::drill(&ask, limits)
    },
    route! {
        /// Reviews a game.
        ///
        /// It compares the player’s entries with the easiest path, and finds the first mistake and the longest waits.
        post review "review" of "tutor", Slow
        ReviewRequest => json ReviewReply, "The review"
        |ask, _, limits| crate::review(&ask, limits)
    },
    route! {
        /// Makes puzzles to order, or takes them from JADE’s own collection.
        ///
        /// The answer is lines of JSON (`application/x-ndjson`), sent as events happen. Each is a `GenerateEvent`: `begun` with
        /// the seed and an estimate of the time, `progress` a few times a second, `made` for each puzzle (and `better` in the
        /// search for the best), and `ended`, with the reasons if puzzles are missing. Closing the connection ends the work.
        post generate "generate" of "puzzles", Lines
        GenerateRequest => lines GenerateEvent, "The events, one JSON object per line"
    },
    route! {
        /// Estimates how long a request for puzzles would take, and whether it can be fulfilled at all.
        post estimate "estimate" of "puzzles", Quick
        GenerateRequest => json EstimateReply, "The expected time"
        |ask, _, _| crate::estimate(&ask, 1)
    },
    route! {
        /// Lists the contents of JADE’s own collection, and how long it takes to generate further puzzles.
        get library "library" of "puzzles", Quick
        OfProfile => json LibraryReply, "The levels and techniques"
        |ask, lang, _| crate::library(lang, ask.profile.as_deref())
    },
    route! {
        /// Finds puzzles in JADE’s own collection by level, technique, givens and score.
        post find_in_collection "library/find" of "puzzles", Quick
        FindRequest => json FindReply, "The puzzles, easiest first"
        |ask, _, _| crate::find_in_collection(ask)
    },
];
