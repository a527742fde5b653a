//! What the OpenAPI document says about the API as a whole, and about refusals.

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
        (name = "tutor", description = "What a pupil can ask"),
        (name = "puzzles", description = "Puzzles made to order, puzzles that are ready, and one's own collections"),
        (name = "server", description = "The server itself"),
    )
)]
struct About;

/// The document without its routes.
pub(crate) fn about() -> OpenApi {
    About::openapi()
}

/// What a route that takes a body may answer instead.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described, never made: refusals are of one type")]
pub(crate) enum Refusals {
    /// The request is not what it should be; `field` says where: `not-json`, `bad-field`, `broken-body`,
    /// `bad-host`
    #[response(status = 400)]
    Bad(ErrorReply),
    /// The request is for a foreign host or from a foreign page: `foreign-host`, `foreign-origin`,
    /// `foreign-site`
    #[response(status = 403)]
    Foreign(ErrorReply),
    /// The body did not come in time: `slow-body`
    #[response(status = 408)]
    Slow(ErrorReply),
    /// The body is too large: `too-large`
    #[response(status = 413)]
    Large(ErrorReply),
    /// The body is not declared to be JSON: `content-type`
    #[response(status = 415)]
    Kind(ErrorReply),
    /// A mistake in the program: `internal`
    #[response(status = 500)]
    Internal(ErrorReply),
    /// Too much is going on; try again: `busy`
    #[response(status = 503)]
    Busy(ErrorReply),
    /// The answer could not be worked out in time: `timeout`
    #[response(status = 504)]
    Timeout(ErrorReply),
}

/// What a route that takes none may answer instead.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described, never made: refusals are of one type")]
pub(crate) enum FewRefusals {
    /// The request is not what it should be; `field` says where: `bad-field`, `bad-host`
    #[response(status = 400)]
    Bad(ErrorReply),
    /// The request is for a foreign host or from a foreign page: `foreign-host`, `foreign-origin`,
    /// `foreign-site`
    #[response(status = 403)]
    Foreign(ErrorReply),
    /// A mistake in the program: `internal`
    #[response(status = 500)]
    Internal(ErrorReply),
    /// Too much is going on; try again: `busy`
    #[response(status = 503)]
    Busy(ErrorReply),
}
