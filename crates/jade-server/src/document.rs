//! The general parts of the OpenAPI document, and its errors.

use jade_contract::ErrorReply;
use utoipa::openapi::OpenApi;
use utoipa::{IntoResponses, OpenApi as _};

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "JADE",
        description = "The Sudoku tutor: reads puzzles, checks and solves them, and explains the next step.\n\n\
            Cells are numbers in reading order from 0, digits are numbers from 1, boards are lines with `.` for \
            an empty cell. Requests are JSON (`Content-Type: application/json`). The server answers requests \
            for its own host and from its own page only.",
    ),
    components(schemas(ErrorReply)),
    tags(
        (name = "tutor", description = "Puzzles, hints, solution paths and lessons"),
        (name = "puzzles", description = "Generated puzzles, JADE's collection, and the user's own collections"),
        (name = "account", description = "Accounts, if the server has them"),
        (name = "server", description = "The server itself"),
    )
)]
struct About;

/// Returns the document without its routes.
pub(crate) fn about() -> OpenApi {
    About::openapi()
}

/// The errors of a route with a body.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described, never made: refusals are of one type")]
pub(crate) enum Refusals {
    /// The request is invalid; `field` says where: `not-json`, `bad-field`, `broken-body`, `bad-host`
    #[response(status = 400)]
    Bad(ErrorReply),
    /// The request is addressed to a foreign host or comes from a foreign page: `foreign-host`, `foreign-origin`,
    /// `foreign-site`
    #[response(status = 403)]
    Foreign(ErrorReply),
    /// The body did not arrive in time: `slow-body`
    #[response(status = 408)]
    Slow(ErrorReply),
    /// The body is too large: `too-large`
    #[response(status = 413)]
    Large(ErrorReply),
    /// The body is not declared to be JSON: `content-type`
    #[response(status = 415)]
    Kind(ErrorReply),
    /// The program failed: `internal`
    #[response(status = 500)]
    Internal(ErrorReply),
    /// The server is busy; try again: `busy`
    #[response(status = 503)]
    Busy(ErrorReply),
    /// The answer took too long: `timeout`
    #[response(status = 504)]
    Timeout(ErrorReply),
}

/// The errors of a route without a body.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described, never made: refusals are of one type")]
pub(crate) enum FewRefusals {
    /// The request is invalid; `field` says where: `bad-field`, `bad-host`
    #[response(status = 400)]
    Bad(ErrorReply),
    /// The request is addressed to a foreign host or comes from a foreign page: `foreign-host`, `foreign-origin`,
    /// `foreign-site`
    #[response(status = 403)]
    Foreign(ErrorReply),
    /// The program failed: `internal`
    #[response(status = 500)]
    Internal(ErrorReply),
    /// The server is busy; try again: `busy`
    #[response(status = 503)]
    Busy(ErrorReply),
}
