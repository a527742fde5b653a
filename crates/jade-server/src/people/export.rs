//! Everything that is stored of an account, as a file that is sent piece by piece.

use super::visitor::{Client, Visitor};
use crate::document::FewRefusals;
use crate::queue::Asker;
use crate::refusal::{Answer, Refusal};
use crate::reply::file;
use axum::body::{Body, Bytes};
use axum::http::HeaderValue;
use axum::http::header::CONTENT_DISPOSITION;
use hyper::body::Frame;
use jade_people::Export;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::sync::mpsc;

/// Returns everything that is stored of the account.
#[utoipa::path(
    get, path = "/api/v1/account/export", tag = "account",
    responses((status = 200, description = "A file of JSON", body = serde_json::Value), FewRefusals)
)]
pub(super) async fn export(client: Client, Visitor(visit): Visitor) -> Answer {
    let mut export = client.people().export(&visit.account.id);
    // Until the first piece is there, an error is an answer of its own.
    let first = next(&client, &mut export).await?;
    // A piece is read when the one before has been taken, so a slow client costs one piece.
    let (send, pieces) = mpsc::channel(1);
    tokio::spawn(Asker::current().answer(async move {
        let mut piece = first.map(Ok);
        while let Some(one) = piece {
            let failed = one.is_err();
            if send.send(one).await.is_err() || failed {
                return;
            }
            piece = next(&client, &mut export).await.map_err(|_| io::Error::other("cut off")).transpose();
        }
    }));
    let mut response = file(Body::new(Pieces(pieces)), "application/json");
    let attached = HeaderValue::from_static("attachment; filename=\"jade-account.json\"");
    response.headers_mut().insert(CONTENT_DISPOSITION, attached);
    Ok(response)
}

/// Reads the next piece when its turn comes.
async fn next(client: &Client, export: &mut Export) -> Result<Option<Bytes>, Refusal> {
    let _turn = client.shared().keepers.turn(client.language).await?;
    let piece = export.next().await.map_err(|error| client.refusal(error))?;
    Ok(piece.map(Bytes::from))
}

/// The body of such an answer. If a piece cannot be read, the connection is closed, so that nobody takes what came before
/// for the whole.
struct Pieces(mpsc::Receiver<Result<Bytes, io::Error>>);

impl hyper::body::Body for Pieces {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        self.0.poll_recv(context).map(|piece| piece.map(|piece| piece.map(Frame::data)))
    }
}
