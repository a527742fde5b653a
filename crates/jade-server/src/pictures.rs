//! The API for pictures: for programs, and for pages that lack the module that reads them. Nothing is stored.

use crate::body::{Query, picture_bytes};
use crate::document::Refusals;
use crate::language::{Preferred, texts};
use crate::refusal::{Answer, Refusal};
use crate::reply::json;
use crate::state::Shared;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use jade_contract::{LanguageJson, PictureErrorJson, PictureReply, picture_reply};
use jade_text::Args;
use jade_vision::{Point, decode, read, read_at};
use serde::Deserialize;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Returns the routes of this file.
pub(crate) fn routes() -> OpenApiRouter<Arc<Shared>> {
    OpenApiRouter::new().routes(routes!(read_picture))
}

/// What the address says in addition to the picture.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    corners: Option<String>,
    lang: Option<LanguageJson>,
}

/// Reads the boards in a picture: JPEG, PNG or WebP, turned as its camera says.
///
/// The picture is not stored. If it has no board that can be read, `error` says why.
#[utoipa::path(
    post, path = "/api/v1/read", tag = "tutor",
    params(
        ("corners" = Option<String>, Query, description = "The corners of the one board to read: eight numbers with commas \
            between them, x and y of each, clockwise from the corner at the first cell, in pixels"),
        ("lang" = Option<LanguageJson>, Query, description = "The language of errors; default: `Accept-Language`")
    ),
    request_body(content = Vec<u8>, content_type = "image/*", description = "The picture"),
    responses((status = 200, description = "What was read", body = PictureReply), Refusals)
)]
async fn read_picture(
    State(shared): State<Arc<Shared>>,
    Preferred(preferred): Preferred,
    Query(Asked { corners, lang }): Query<Asked>,
    request: Request,
) -> Answer {
    let language = lang.unwrap_or(preferred);
    let corners = corners.map(|corners| corners_of(&corners, language)).transpose()?;
    // A picture takes hundreds of megabytes while it is decoded, so its bytes are read when its turn comes.
    let turn = shared.pictures.turn(language).await?;
    let (parts, body) = request.into_parts();
    let bytes = picture_bytes(&parts, body, &shared, language).await?;
    let reply = shared.slow.run(language, move |_| -> Answer {
        // If the client goes, the work and its memory are still there: so is the turn.
        let _turn = turn;
        let picture = decode(&bytes).map_err(|fault| {
            Refusal::coded(StatusCode::BAD_REQUEST, fault.code(), texts(language).file_fault(&fault))
        })?;
        drop(bytes);
        let readings = match corners {
            Some(corners) => read_at(&picture, corners).map(|reading| vec![reading]),
            None => read(&picture),
        };
        Ok(json(&picture_reply(readings.map_err(PictureErrorJson::from))))
    });
    reply.await?
}

/// Reads the corners of a board.
///
/// # Errors
/// [`Refusal`] if they are not eight numbers.
fn corners_of(text: &str, language: LanguageJson) -> Result<[Point; 4], Refusal> {
    let numbers: Option<Vec<f32>> =
        text.split(',').map(|word| word.parse().ok().filter(|number: &f32| number.is_finite())).collect();
    match numbers.as_deref() {
        Some(&[a, b, c, d, e, f, g, h]) => Ok([(a, b), (c, d), (e, f), (g, h)].map(|(x, y)| Point { x, y })),
        _ => Err(Refusal::new(StatusCode::BAD_REQUEST, "bad-corners", language, &Args::none())),
    }
}
